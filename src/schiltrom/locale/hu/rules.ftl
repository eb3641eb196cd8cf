### The rules for players, in our own words, by the rulebook's numbers.
### The variables are the switches of the rule set in play: choose the variant by the same keys in every language.

rules-1-title = A térkép
rules-1 = Skócia 22 tartományra oszlik, Anglia egy további tartomány. A határoknak színük van, a tartományokban kastély áll, némelyikben katedrális is.
rules-1-1-title = Szomszédok
rules-1-1 = Két tartomány csak akkor szomszédos, ha színes határ választja el őket. Amelyek csak egy pontban vagy vízen át érintkeznek, nem szomszédosak.
rules-1-2-title = Kastélyszám korlát
rules-1-2 = A kastélyban álló szám a tartomány korlátja: ennyi kő telelhet ott, és ennyi utánpótláspontot ad annak az oldalnak, amelyik tartja. A kastély nélküli tartományok korlátja 0.
rules-1-3-title = Katedrálisok
rules-1-3 = Fife, Lennox és Strathspey tartományban katedrális áll. Ott a korlát a skótoknak, és csak nekik, eggyel magasabb.
rules-1-4-title = Nemesek otthon
rules-1-4 = Az a nemes, aki hazai tartományában védekezik, 1–2 helyett 1–3 dobásra talál. Mindegy, hogy eleve ott volt, erősítésként jött, vagy csak ebben a csatában állt át; az számít, hogy tüzeléskor ő a védő. Aki a saját otthonát támadja, nem kap bónuszt. Bruce-nak két otthona van, Annan és Carrick, és Comynnak is: Badenoch és Lochaber.

rules-2-title = Kövek
rules-2 = A kő élére állítva áll, hogy csak a tulajdonosa lássa, mi az. A csata fedi fel.
rules-2-1-title = Ami a kövön áll
rules-2-1 = Az erősség a felső szélen lévő jelek száma; ennyi kockával dob a kő. A harci szint betűje (A, B vagy C) azt mutatja, mikor kerül sorra egy körben, a száma a legnagyobb dobás, amely még talál. Az alsó szám a mozgási érték: ennyi tartományt léphet.
rules-2-2-title = Nemesek és húzókészletek
rules-2-2 = Moray kivételével minden nemesnek két köve van, egy angol és egy skót, és mindig pontosan az egyik van játékban; ha átáll, a másik lép a helyére. Moray mindig skót. Az a kő, amely nincs a térképen, az oldala húzókészletében fekszik, vagy kikerült a játékból. Etterick, a skót íjászok mozgási értéke { $scots_archer_move }; az angol íjászoké { $english_archer_move }.

rules-3-title = Kártyák
rules-3 = Egy év legfeljebb öt fordulóból áll, és mindegyik forduló mindkét oldal egy-egy kártyájával kezdődik.
rules-3-0-title = Osztás
rules-3-0 = Az év elején mind a 25 kártyát megkeveritek, és mindkét oldal ötöt kap. A pakliban három 3-as, tíz 2-es és hét 1-es van, valamint egy-egy Hírnök, Rablás, Tengeri mozgás, Fegyverszünet és Ellátmány. A kézben lévő kártyák titkosak. Ami idén már kijátszásra került, nyíltan fekszik.
rules-3-1-title = Ki kezd
rules-3-1 = Mindkét oldal titokban választ egy kártyát, és egyszerre fedik fel. Az esemény minden mozgáskártyát megelőz, különben a nagyobb szám nyer: gazdája a forduló kezdőjátékosa. Egyenlőségnél Anglia kezd. Ha az egyik kártya esemény, gazdája mozgás helyett azt hajtja végre, utána a második játékos mozog. Ha mindkettő esemény, Anglia a kezdőjátékos, mindkét esemény megtörténik, senki sem mozog, és az év ezzel a fordulóval véget ér. A kártyádat felhasználatlanul is hagyhatod; későbbre semmi sem marad meg.

rules-4-title = Mozgás
rules-4 = Előbb a kezdőjátékos végzi el minden mozgását, aztán a második játékos.
rules-4-0-title = Hogyan mozognak a kövek
rules-4-0 = Egy kő fordulónként legfeljebb egyszer mozoghat; a visszavonulás és az átcsoportosítás nem mozgás. Áthaladhat üres vagy csak baráti köveket tartalmazó tartományokon, de meg kell állnia, ahol ellenséggel találkozik.
rules-4-2-title = Mozgáspontok és csapatok
rules-4-2 = A kártya annyi mozgáspontot ad, amennyi a száma. Egy pont egy csapatot mozdít meg, vagyis egy tartományban álló összes kövedet: mindegyik külön úton mehet, ameddig a mozgási értéke engedi, és maradhatnak is. A már megmozdított csapat további kövei nem kerülnek újabb pontba. Egy kő sem léphet kétszer ugyanabba a tartományba.
rules-4-3-title = Határkorlát
rules-4-3 = Egy mozgásfázisban egy oldalról legfeljebb hat kő kelhet át egy { $edition ->
    [2] fekete
   *[other] zöld
 } határon és legfeljebb két kő egy vörösön, a két irányt együtt számolva. A két oldalt külön kell számolni. Az a kő, amely vörös határon kel át, köteles megállni.
rules-4-4-title = Az angol–skót határ
rules-4-4 = Az Angliában kezdődő vagy végződő mozgás minden egyes kőért egy mozgáspontba kerül. Az Angliába lépő kő ott megáll. Az Angliából kilépő továbbmehet, hacsak nem vörös határon kelt át. { $border_crossers ->
    [one_group] Minden kő, amely ebben a fázisban ezen a határon kelt át, és ugyanazt a tartományt támadja, egy fősereghez tartozik, bármelyik úton jött is.
   *[by_route] Hogy ki tartozik a fősereghez, azt itt is az 5.32 dönti el.
 }
rules-4-5-title = Kié a tartomány
rules-4-5 = Egy tartomány baráti, ha csak a te köveid állnak ott, ellenséges, ha csak az ellenféléi, vitatott, ha mindkettő, és semleges, ha senki. Ez minden érkező vagy távozó kővel azonnal változik.
rules-4-6-title = Blokkolt kövek
rules-4-6 = Amikor a második játékos mozog, a vitatott tartományokban a kezdőjátékos minden köve, a tartalék is, egyet blokkol az eleve ott álló kövek közül. Te választod ki, melyik köveid maradnak; csak az e számon felüliek mehetnek el, { $border_control ->
    [any_battle] de nem olyan határon át, amelyet csatába lépéshez utoljára a kezdőjátékos használt
   *[other] de sosem olyan határon át, amelyen a kezdőjátékos abba a csatába belépett
 }. Az erősítés senkit sem szabadít fel. A kezdőjátékos kövei sosem blokkoltak.
rules-4-7-title = A norvégek
rules-4-7 = A norvégek külön, egy mozgáspontért mozognak, tengeren, egy tengerparti tartományból Skócia bármelyik másik tengerparti tartományába, és támadhatnak is. Sosem lépnek Angliába, nem használják a Tengeri mozgás kártyát, és nem terhelik a határkorlátot. { $norse_role ->
    [with_main] Támadáskor mindig a fősereghez tartoznak.
   *[separate] Támadáskor egymaguk alkotják a fősereget, ha elsőként lépnek be; különben tartalékban vannak.
 } { $norse_declared ->
    [1] Nyíltan be kell jelenteni, honnan jönnek és hová mennek.
   *[0] Azt, hogy honnan jönnek, nem kell bejelenteni.
 }

rules-5-title = Csaták
rules-5 = Miután mindkét oldal mozgott, minden vitatott tartományban csata van.
rules-5-1-title = A csaták lefolyása
rules-5-1 = A csaták egymás után zajlanak; mindig a kezdőjátékos választja ki a következőt. A támadó az az oldal, amely a másik tartományába lépett. A második játékos kövei, amelyek a kezdőjátékos által indított csatába lépnek, a védelmet erősítik. A csatában részt vevő köveket fel kell fedni, utána újra felállnak.
rules-5-2-title = Kelta egységek
rules-5-2 = A walesi íjászok, a walesi gyalogság és az ulsteri gyalogság megtagadhatja a harcot más kelták ellen: mindegyikért dobni kell egy kockával, és 5–6 dobásra a húzókészletbe kerül. { $celtic_test ->
    [before_battle] Mind az első kör előtt dobnak, a tartalék is.
   *[on_reveal] Mindegyik akkor dob, amikor először vesz részt a csatában; a tartalék a 2. kör elején.
 } { $celtic_permanent ->
    [1] Ha csatában esnek ki, végleg kiesnek.
   *[0] { "" }
 }
rules-5-3-title = Három kör
rules-5-3 = Egy csata legfeljebb három körig tart, és azonnal véget ér, ha a tartományban, a tartalékot is beleértve, már csak az egyik oldalnak van köve.
rules-5-31-title = Csatafordulók
rules-5-31 = Minden körben minden részt vevő kő egyszer kerül sorra, ebben a sorrendben: a védő A betűsei, a támadó A betűsei, a védő B betűsei, a támadó B betűsei, a védő C betűsei, a támadó C betűsei. Az egyformák sorrendjéről a tulajdonos dönt. A soron lévő kő tüzel, visszavonul vagy passzol. { $round_end ->
    [unopposed] A kör azonnal véget ér, ha már nem vesz részt benne ellenség.
   *[full] Ha nem vesz részt ellenség, de ellenséges tartalék még érkezik, a hátralévő kövek visszavonulhatnak vagy passzolhatnak.
 }
rules-5-32-title = Harci tartalék és a csatamező ellenőrzése
rules-5-32 = A fősereghez azok a támadók tartoznak, akik ugyanabból a tartományból indultak, { $main_attack ->
    [whole_way] végig együtt mozogtak, és ugyanazon a határon át léptek be
   *[last_border] és együtt, ugyanazon a határon át léptek be
 }; hogy melyik az, az elsőként belépő kő dönti el. Minden más támadó tartalékban van. A tartalék az 1. körben semmit sem tesz és nem kap találatot, majd a 2. kör elején csatába lép, akkor is, ha minden társa eltűnt. { $control_change ->
    [attacker_wins] Ha a védő addigra elvesztette az 1. kör minden kövét, akár kiestek, akár visszavonultak,
    [attacker_holds] Ha a támadó megnyerte az 1. kört, vagyis az 1. kör minden védője kiesett vagy elment, neki viszont még vannak ott kövei,
   *[all_eliminated] Ha addigra az 1. kör minden védője kiesett, és egyikük sem menekült meg visszavonulással,
 } de a védő tartaléka még érkezik, akkor a csatamező a támadóé: a 2. és 3. körben ő védekezik, és a tartalék támad. A védő által elfogott nemes a védő tartalékának számít. A 3. kör elején semmi sem változik.
rules-5-33-title = Csata erősítés
rules-5-33 = A második játékos kövei, amelyek a kezdőjátékos által indított csatába lépnek, a védelmet erősítik, és tartalékban vannak (5.32). Ha a második játékos maga indít csatát, támadására az 5.32 érvényes.
rules-5-4-title = Tüzelés
rules-5-4 = Minden életerőért egy kockával dobsz. Minden dobás találat, amely nem nagyobb a harci szint számánál.
rules-5-41-title = Találatok
rules-5-41 = A találatokat azonnal, egyenként kell elszenvedni, mindig az abban a pillanatban legerősebb részt vevő kővel; egyformák közül a tulajdonos választ. { $schiltroms ->
    [1] { $schiltrom_archers ->
        [in_battle] Schiltrom: a skót gyalogság harci szintje eggyel nő azokban a csatákban, amelyekben nincs angol íjász; a tartalékban lévő íjász is számít.
       *[taking_part] Schiltrom: a skót gyalogság harci szintje eggyel nő, amíg nem vesznek részt a harcban angol íjászok; a tartalékban lévő íjász nem számít.
     }
   *[0] { "" }
 }
rules-5-5-title = Visszavonulás
rules-5-5 = Egy kő szomszédos baráti vagy semleges tartományba vonul vissza, vitatottba vagy ellenségesbe sosem. Nem kelhet át olyan határon, { $border_control ->
    [this_battle] amelyen az ellenség ebbe a csatába belépett, akár erősítésként is; ha mindketten ott léptek be, csak a második játékos használhatja
    [battle_start] amelyen átkelve az ellenség ezt a csatát elindította; a csak erősítés által használt határok nyitva maradnak, és ha mindketten ugyanott léptek be, csak a második játékos használhatja
   *[any_battle] amelyet csatába lépéshez ebben a fordulóban utoljára az ellenség használt
 }. { $retreat_limit ->
    [per_round] A hatos és kettes határkorlát érvényes, minden körben és a 3. kör utáni visszavonulásnál újra kezdve.
    [cumulative] A hatos és kettes határkorlát érvényes, minden körben és a 3. kör utáni visszavonulásnál újra kezdve, de a határon bejövő saját köveid minden alkalommal beleszámítanak.
   *[whole_battle] A hatos és kettes határkorlát az egész csatára érvényes: a határon bejövő saját köveid beleszámítanak, és minden kő is, amely bármelyik körben visszamegy rajta.
 } Angol kő sosem vonul vissza Angliából, skót kő sosem Angliába. A norvégek Skócia bármelyik baráti tengerparti tartományába hajózhatnak. A 3. kör után a még ott lévő támadók kötelesek visszavonulni{ $retreat_order ->
    [by_letter] , előbb az A, aztán a B, végül a C betűsek
   *[free] , tetszőleges sorrendben
 }. { $cannot_retreat ->
    [to_pool] Aki köteles visszavonulni, de nem tud, a húzókészletbe kerül, a fekete keresztes kő is; a nemesek, Moray kivételével, fogságba esnek.
   *[battle_loss] Aki köteles visszavonulni, de nem tud, úgy esik ki, mintha csatában veszett volna el; a nemesek fogságba esnek.
 } Az ellenség azt látja, egy betűből hány kő hová ment, azt nem, hogy melyik.
rules-5-6-title = Átcsoportosítás
rules-5-6 = A győztes a tartományban lévő minden kövét, a tartalékot is, átküldheti egy szomszédos baráti vagy semleges tartományba; senkinek sem kötelező mennie. { $regroup_limit ->
    [as_retreats] A visszavonulás határkorlátai érvényesek (5.5), és ami ott már beleszámított, itt is beleszámít;
   *[fresh] A határkorlátok újraindulnak;
 } az ellenség határellenőrzése nem számít. Az angol–skót határon Angliába csak angol, Skóciába csak skót kövek kelhetnek át. A norvégek csak hajózhatnak, Skócia egy baráti tengerparti tartományába.
rules-5-7-title = Nemesek elfogása
rules-5-7 = Az a nemes, aki csatában esik el, nem tud visszavonulni, vagy a Rablás áldozata lesz, 1-es erősséggel átáll. Csatában fogva tartói tartalékában áll, és a következő körtől vesz részt a harcban. Ha a 3. körben vagy utána fogják el, a többiekkel tart: a támadóval vissza kell vonulnia, a védővel átcsoportosulhat. Moray, ha elesik, végleg kiesik.
rules-5-8-title = Kieső kövek
rules-5-8 = A többi elvesztett kő az oldala húzókészletébe kerül. A fekete keresztes kövek (Wallace, Moray, a norvégek, a francia lovagok és a hobelarok) végleg kiesnek, { $cannot_retreat ->
    [to_pool] ha csatában esnek el; ha csak visszavonulni nem tudnak, a húzókészletbe kerülnek (5.5).
   *[battle_loss] ha csatában esnek el, vagy nem tudnak visszavonulni, amikor kötelező.
 } A Rablás, határvillongás vagy telelés miatt kieső kövek mind a húzókészletbe kerülnek. Edwardról és a királyról lásd: 6.1 és 6.2.
rules-5-9-title = Határvillongás
rules-5-9 = Ha a forduló végén csak skót kövek állnak Angliában, Anglia egy nem nemes kövét leveszi a térképről, és a húzókészletébe teszi; ez Edward is lehet. { $raid_loss ->
    [shown] Anglia megmutatja, melyik kő az.
   *[hidden] Nem kell megmutatni, melyik kő az.
 } { $truce_raid_loss ->
    [suspended] Angol fegyverszünet fordulójában nincs veszteség.
    [suspended_by_either] Fegyverszünet fordulójában nincs veszteség, bárki játszotta is ki.
   *[applies] A fegyverszünet ezen nem változtat.
 }

rules-6-title = Királyok
rules-6 = Két király veszhet el, és az egyikükkel a játék is.
rules-6-1-title = Edward
rules-6-1 = Az Edward kő I. Edward, amíg csatában el nem esik, vagy 1306 véget nem ér, onnantól pedig II. Edward. { $cannot_retreat ->
    [to_pool] I. Edward, ha csatában elesik, a húzókészletbe kerül, és II. Edwardként tér vissza. Ha II. Edward csatában elesik, Skócia azonnal győz. Ha Edward csak visszavonulni nem tud, változatlanul a húzókészletbe kerül (5.5), és ezzel senki sem győz.
   *[battle_loss] I. Edward, ha elesik vagy nem tud visszavonulni, a húzókészletbe kerül, és II. Edwardként tér vissza. Ha II. Edward elesik a csatában, vagy nem tud visszavonulni, Skócia azonnal győz.
 }
rules-6-2-title = A skót király
rules-6-2 = A skótok a játékban egyszer, amikor eseménykártyát játszanak ki, az esemény helyett királyt koronázhatnak: Bruce-t vagy Comynt, ha Wallace végleg kiesett, és az a nemes skót és Fife tartományban áll; vagy Balliolt, 1301-től, ha a francia lovagok a térképen vannak. { $coronation_choice ->
    [on_play] Ezt a kártyák felfedésekor, az angol esemény előtt kell bejelenteniük.
   *[after_english_event] Ha Anglia is eseményt játszott, előbb megnézhetik, mit hozott.
 } A király teljes erővel Fife tartományban jelenik meg, Balliol a francia lovagoknál. A másik klán skót nemesei azonnal átállnak: Comyn klánja, ha Bruce-t koronázzák, különben Bruce klánja; Moray soha. Az ebből fakadó csatákat azonnal meg kell vívni, a kezdőjátékos által választott sorrendben; az átállt nemesek támadnak. { $cannot_retreat ->
    [to_pool] Ha a király csatában elesik, Anglia azonnal győz; ha csak visszavonulni nem tud, a húzókészletbe kerül (5.5), és ezzel senki sem győz.
   *[battle_loss] Ha a király elesik a csatában, vagy nem tud visszavonulni, Anglia azonnal győz.
 }

rules-events-title = Események
rules-events = Az esemény gazdája mozgás helyett azt hajtja végre. Passzolhat is. A kő teljes erején felüli életerők elvesznek.
rules-herald-title = Hírnök
rules-herald = Nevezz meg egy ellenséges nemest a térképen, de nem Morayt, és dobj egy kockával: 1–4 dobásra átáll, és megtartja erősségét. Ha ebből csata lesz, azonnal meg kell vívni, és ő a támadó.
rules-pillage-title = Rablás
rules-pillage = Válassz egy ellenséges csapatot egy saját csapatod szomszédságában. Két találatot kap, mint a csatában, és minden ténylegesen elvesztett életerőt hozzáadhatsz egy vele szomszédos baráti csapat köveihez. { $pillage_noble ->
    [captured] Az eleső nemes fogságba esik; ha ebből csata lesz, a találatok és a nyereség után kell megvívni, és ő az első körtől támad.
   *[not_stated] A kieső kövek a húzókészletbe kerülnek (5.8). A nemesekről a szabálykönyv nem szól külön: mint a csatában, fogságba esnek; ha ebből csata lesz, a találatok és a nyereség után kell megvívni, és a nemes az első körtől támad.
 }
rules-sea-move-title = Tengeri mozgás
rules-sea-move = Hajóztass egy vagy két követ egy tengerparti tartományból egy másik, baráti tengerparti tartományba. Anglia tengerpartinak számít. A norvégeknek saját hajóik vannak. Határkorlátot nem használ.
rules-truce-title = Fegyverszünet
rules-truce = Ebben a fordulóban ellenfeled mozoghat, de nem támadhat, még a norvégekkel sem. { $truce_new_raids ->
    [forbidden] A skótok egyáltalán nem léphetnek Angliába.
   *[if_empty] A skótok beléphetnek Angliába, ha nincs ott angol kő.
 } { $truce_raid_loss ->
    [suspended] Angol fegyverszünet alatt a már Angliában álló skótok ebben a fordulóban nem kerülnek Angliának kőbe.
    [suspended_by_either] A már Angliában álló skótok ebben a fordulóban nem kerülnek Angliának kőbe, bárki játszotta is ki a kártyát.
   *[applies] A már Angliában álló skótok így is egy kövébe kerülnek Angliának (5.9).
 } A fegyverszünet nem akadályoz meg eseményt, sem eseményből fakadó csatát.
rules-victuals-title = Ellátmány
rules-victuals = Adj három életerőt egy tartományban álló köveidnek{ $victuals_split ->
    [three_blocks] , három kőnek egyet-egyet.
   *[free] , tetszés szerint elosztva.
 }

rules-7-title = Tél
rules-7 = Öt forduló után, vagy egy olyan forduló után, amelyben mindkét kártya esemény volt, jön a tél. Pontosan ebben a sorrendben zajlik.
rules-7-1-title = A nemesek hazatérnek
rules-7-1 = Előbb az angol nemesek térnek haza, aztán a skótok, bárhol legyenek is. Ha az otthonában abban a pillanatban ellenséges kő áll, akár egy még haza nem tért ellenséges nemes, a nemes átáll, és megtartja erősségét. Aki hazatéréskor átállt, otthon van, és ott is marad.
rules-7-12-title = Nemesek, akik választhatnak
rules-7-12 = Bruce és Comyn bármelyik otthonába mehet. Ha az egyiket ellenség tartja, a másikba megy; ha mindkettőt, a nemes átáll, és az új tulajdonosa választ. Moray hazatér, ha nincs ott ellenség, vagy marad; { $leaders_disband ->
    [in_their_step] vagy most feloszlik.
   *[with_the_scots] a 7.5 szerint fel is oszlatható.
 }
rules-7-2-title = A király téli szállása
rules-7-2 = A király egy katedrálissal rendelkező baráti vagy semleges tartományba megy, vagy marad{ $leaders_disband ->
    [in_their_step] , vagy most feloszlik.
   *[with_the_scots] . A 7.5 szerint fel is oszlatható.
 }
rules-7-3-title = Angol feloszlatások
rules-7-3 = Minden Angliában álló angol kő feloszlik.
rules-7-31-title = Lovagok, íjászok, hobelarok
rules-7-31 = Skóciában ezek is feloszlanak, hacsak Edward nem velük telel.
rules-7-32-title = Angol gyalogság
rules-7-32 = Gyalogság a kastélyszám korláton belül maradhat; a tartomány minden köve beleszámít. A felesleg feloszlik, a tulajdonos választ; és bármelyikük feloszlatható. Abban a tartományban, ahol Edward telel, az angol kövek a korláttól függetlenül maradhatnak.
rules-7-4-title = Edward telelése
rules-7-4 = Anglia a seregei feloszlatása előtt dönt róla. II. Edward mindig feloszlik. I. Edward telelhet Skóciában, de 1306-ban nem, és két egymást követő télen sem. 1306 végén meghal, és II. Edward követi.
rules-7-5-title = Skót feloszlatások
rules-7-5 = Wallace bárhonnan Selkirkbe mehet, ha nincs ott ellenség, és két életerőt kap; rá nem vonatkozik a korlát. Ezután a korlát feletti kövek feloszlanak, a tulajdonos választ a nem nemes kövek, a király és Moray közül. { $scots_disband ->
    [excess_only] { $leaders_disband ->
        [in_their_step] Más ebben a lépésben nem oszlatható fel.
       *[with_the_scots] Ezenkívül csak Moray és a király oszlatható fel.
     }
   *[free] Utána bármely nem nemes kő is feloszlatható, és Moray is.
 } Angliában mindenki feloszlik. Nemes sosem, kivéve Morayt.
rules-7-6-title = Téli építkezés
rules-7-6 = Minden baráti tartomány annyi utánpótláspontot ad, amennyi a kastélyszám korlátja, a skótoknak katedrálisnál eggyel többet. A pontokat abban a tartományban kell elkölteni, különben elvesznek. { $winter_builds ->
    [hidden] A két oldal egyidejűleg építkezik: egyik sem látja a másikét, amíg mindketten be nem fejezték.
    [simultaneous] A szabálykönyv szerint a két oldal egyidejűleg építkezik; itt a skótok kezdenek, és Anglia látja, hová hány kő került.
   *[scots_first] Először a skótok építkeznek, aztán az angolok.
 }
rules-7-61-title = A francia lovagok
rules-7-61 = A játékban egyszer { $french_arrival ->
    [may_decline] a skótok a húzókészletükbe tehetik a francia lovagokat
   *[automatic] a francia lovagok a skót húzókészletbe kerülnek
 }: { $french_check ->
    [any_time] amint a skótok nyolc nemest irányítanak.
   *[winter_before_builds] ha az építkezés kezdetén a skótok legalább nyolc nemest irányítanak a térképen.
 }
rules-7-62-title = Skót építkezés
rules-7-62 = Egy pontért vagy véletlenszerűen húzol egy követ a húzókészletből a tartományba, 1-es erősséggel, amíg a tartomány a korlátja alatt van, vagy egy ottani kő kap egy életerőt, akár egy most húzott is. Ha a norvégeket vagy a franciákat nem tengerparti tartományba húzod, { $inland_draw ->
    [adjacent_coast] egy szomszédos baráti tengerparti tartományba kerülnek, ahol a korlát nem számít; ha nincs ilyen, másik követ húzol. { $inland_draw_limit ->
        [drawing_area] Annak a tartománynak a korlátjába számítanak bele, amelyik húzta őket.
       *[ignored] Egyetlen korlátba sem számítanak bele.
     } { $inland_draw_steps ->
        [new_area] Csak annak a tartománynak a pontjaiból kaphatnak életerőt, ahol partra szálltak.
       *[both_areas] Mindkét tartomány pontjaiból kaphatnak életerőt.
     }
   *[redraw] visszakerülnek, és másik követ húzol.
 }
rules-7-63-title = Angol építkezés
rules-7-63 = Az angol pontokból csak gyalogság és nemesek kaphatnak életerőt.
rules-7-7-title = Hűbéri sorozás
rules-7-7 = Ha Edward nem Skóciában telel, az angol húzókészlet felét, felfelé kerekítve, véletlenszerűen ki kell húzni, és teljes erővel Angliába telepíteni.
rules-7-8-title = Új év
rules-7-8 = Minden kártyát megkevertek és újraosztotok, és kezdődik a következő év.

rules-8-title = Forgatókönyvek
rules-8 = Két forgatókönyv a háború két felét, a hadjárat az egészet játssza végig.
rules-8-1-title = Rettenthetetlen
rules-8-1 = 1297–1305. A legtöbb nemes angol; Wallace és Moray felkelt. { $edward_first_levy ->
    [excluded] Edward az első sorozáskor nem húzható.
   *[drawable] { "" }
 }
rules-8-2-title = Bruce
rules-8-2 = 1306–1314. Bruce-t megkoronázták, Wallace és Moray halott{ $bruce_french_start ->
    [in_pool] , a francia lovagok pedig a skót húzókészletben vannak.
   *[off_map] . A francia lovagok még nincsenek játékban.
 }
rules-8-3-title = Hadjárat
rules-8-3 = Úgy kezdődik, mint a Rettenthetetlen, és addig tart, amíg valaki azonnali halállal nem győz.

rules-9-title = Győzelem
rules-9 = Aki a nemeseket irányítja, az irányítja Skóciát.
rules-9-0-title = A végső számolás
rules-9-0 = Az utolsó év tele után az az oldal győz, amelyiknek több nemese van a térképen. Ha mindkettőnek hét van, Skócia győz, ha Wallace a térképen van, különben Anglia.
rules-9-1-title = Azonnali halál
rules-9-1 = { $all_nobles_win ->
    [at_once] Amint az egyik oldal minden játékban lévő nemest irányít, győz.
   *[end_of_turn] { $all_nobles_check ->
        [game_turns] Ha az egyik oldal egy forduló végén minden játékban lévő nemest irányít, győz; a tél vége nem számít.
       *[winter_too] Ha az egyik oldal egy forduló vagy a tél végén minden játékban lévő nemest irányít, győz.
     }
 } Angliának ehhez az is kell, hogy Moray ne legyen a térképen. II. Edward vagy a király halála azonnal véget vet a játéknak, akár csata közben is.
rules-9-2-title = Licitek
rules-9-2 = Versenyen a játékosok licitálnak a kívánt oldalra. E1–E3: Edward az első ennyi évben nyíltan fekszik a húzókészletben, és nem húzható, bár a sorozás méretébe beleszámít. S1–S3: a Rettenthetetlen első sorozása ennyi kővel több. Az ellentétes licitek kioltják egymást. { $bid ->
    [none] { "" }
   *[other] Ebben a játékban a nettó licit { $bid }.
 }

rules-view-title = Amit láthatsz
rules-view = Mindent látsz, ami a tiéd. Az ellenségről azt látod, hány köve áll az egyes tartományokban, mi vesz részt az éppen zajló csatában, hány nemes áll az egyes oldalakon, az idén kijátszott kártyákat, a kezek és húzókészletek méretét, és mindent, amit bejelentenek: dobásokat, találatokat, veszteségeket, elfogásokat, hírnököket, koronázásokat. Nem látod, mi az, ami élére állítva áll, mi van a másik kezében, mit húztak vagy soroztak be, és ki hová ment.
