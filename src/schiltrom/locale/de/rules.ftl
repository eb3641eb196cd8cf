### The rules for players, in our own words, by the rulebook's numbers. The variables are the switches of the rule set
### in play: the variants have the same keys in every language.

rules-1-title = Die Karte
rules-1 = Schottland ist in 22 Gebiete geteilt, und England ist ein weiteres. Grenzen haben Farben, Gebiete haben Festungen, und einige haben eine Kathedrale.
rules-1-1-title = Nachbarn
rules-1-1 = Zwei Gebiete sind nur dann benachbart, wenn eine farbige Grenze zwischen ihnen verläuft. Gebiete, die sich nur an einem Punkt oder über das Wasser hinweg berühren, sind es nicht.
rules-1-2-title = Festungslimite
rules-1-2 = Die Zahl in der Festung ist die Limite des Gebiets: So viele Blöcke dürfen dort überwintern, und so viele Nachschubpunkte bringt es der Seite, die es hält. Gebiete ohne Festung haben die Limite 0.
rules-1-3-title = Kathedralen
rules-1-3 = Fife, Lennox und Strathspey haben eine Kathedrale. Für die Schotten, und nur für sie, ist die Limite dort um eins höher.
rules-1-4-title = Adelige im Heimatgebiet
rules-1-4 = Ein Adeliger, der in seinem Heimatgebiet verteidigt, trifft mit 1 bis 3 statt mit 1 bis 2. Es ist gleich, ob er schon dort war, als Verstärkung kam oder eben erst in dieser Schlacht übergelaufen ist; es zählt, dass er in dem Moment verteidigt, in dem er kämpft. Ein Adeliger, der sein eigenes Heimatgebiet angreift, hat diesen Vorteil nicht. Bruce hat zwei Heimatgebiete, Annan und Carrick, und auch Comyn: Badenoch und Lochaber.

rules-2-title = Blöcke
rules-2 = Ein Block steht aufrecht, sodass nur sein Besitzer sieht, was er ist. Erst eine Schlacht deckt ihn auf.
rules-2-1-title = Was auf einem Block steht
rules-2-1 = Die Stärke ist die Zahl der Punkte am oberen Rand und zugleich die Zahl der Würfel, die der Block wirft. Der Buchstabe der Kampfkraft (A, B oder C) sagt, wann er in einer Kampfrunde an der Reihe ist, die Zahl ist der höchste Wurf, der trifft. Die Bewegungsreichweite darunter sagt, wie viele Gebiete weit er ziehen darf.
rules-2-2-title = Adelige und Pools
rules-2-2 = Jeder Adelige außer Moray hat zwei Blöcke, einen englischen und einen schottischen, von denen genau einer im Spiel ist; läuft er über, nimmt der andere seinen Platz ein. Moray ist immer schottisch. Ein Block, der nicht auf dem Spielfeld ist, liegt im Verstärkungspool seiner Seite (kurz: Pool) oder ist aus dem Spiel. Etterick, die schottischen Bogenschützen, zieht { $scots_archer_move } Gebiete weit; die englischen Bogenschützen ziehen { $english_archer_move }.

rules-3-title = Karten
rules-3 = Ein Jahr hat bis zu fünf Spielrunden, und jede beginnt mit einer Karte von jeder Seite.
rules-3-0-title = Das Austeilen
rules-3-0 = Zu Beginn eines Jahres werden alle 25 Karten gemischt, und jede Seite erhält fünf: Es gibt drei 3en, zehn 2en, sieben 1en und je einmal Herold, Plünderung, Seetransport, Waffenstillstand und Proviant. Die Kartenhand ist geheim. Was in diesem Jahr gespielt wurde, liegt offen.
rules-3-1-title = Wer beginnt
rules-3-1 = Beide Seiten wählen verdeckt eine Karte und decken gleichzeitig auf. Ein Ereignis schlägt jede Bewegungskarte, sonst entscheidet die höhere Zahl: Wer sie gespielt hat, ist in dieser Spielrunde Spieler 1. Bei Gleichstand ist es England. Ist eine der Karten ein Ereignis, führt ihr Spieler es aus, statt zu bewegen, und danach bewegt Spieler 2. Sind beide Ereignisse, ist England Spieler 1, beide Ereignisse finden statt, niemand bewegt, und das Jahr endet nach dieser Spielrunde. Du darfst deine Karte ungenutzt lassen; für später aufgehoben wird nichts.

rules-4-title = Bewegung
rules-4 = Erst macht Spieler 1 alle seine Bewegungen, dann Spieler 2.
rules-4-0-title = Wie Blöcke ziehen
rules-4-0 = Ein Block zieht höchstens einmal in einer Spielrunde; Rückzug und Umgruppierung sind keine Bewegungen. Er darf durch Gebiete ziehen, die leer sind oder nur eigene Blöcke enthalten, und muss anhalten, wo er auf einen Feind trifft.
rules-4-2-title = Bewegungspunkte und Gruppen
rules-4-2 = Die Karte gibt so viele Bewegungspunkte, wie ihre Zahl angibt. Ein Punkt aktiviert eine Gruppe, das sind alle deine Blöcke in einem Gebiet: Jeder davon darf seinen eigenen Weg gehen, so weit seine Bewegungsreichweite erlaubt, und manche dürfen bleiben. Weitere Blöcke aus einem schon aktivierten Gebiet kosten nichts mehr. Kein Block betritt dasselbe Gebiet zweimal.
rules-4-3-title = Grenzlimiten
rules-4-3 = In einer Bewegungsphase dürfen höchstens sechs Blöcke einer Seite eine { $edition ->
    [2] schwarze
   *[other] grüne
 } und höchstens zwei eine rote Grenze überqueren, beide Richtungen zusammengezählt. Jede Seite zählt für sich. Ein Block, der eine rote Grenze überquert, muss anhalten.
rules-4-4-title = Die englisch-schottische Grenze
rules-4-4 = Eine Bewegung, die in England beginnt oder endet, kostet für jeden einzelnen Block einen Bewegungspunkt. Ein Block, der England betritt, hält dort an. Einer, der England verlässt, darf weiterziehen, außer die Grenze war rot. { $border_crossers ->
    [one_group] Alle Blöcke, die in dieser Phase diese Grenze überquert haben und dasselbe Gebiet angreifen, gehören zu einer Hauptmacht, gleich auf welchem Weg sie kamen.
   *[by_route] Wer zur Hauptmacht gehört, entscheidet sich wie überall nach 5.32.
 }
rules-4-5-title = Gebietskontrolle
rules-4-5 = Ein Gebiet ist freundlich, wenn nur deine Blöcke dort sind, feindlich, wenn nur gegnerische dort sind, umkämpft, wenn beide, und neutral, wenn keine dort sind. Das ändert sich sofort mit jedem Block, der kommt oder geht.
rules-4-6-title = Gebundene Blöcke
rules-4-6 = Wenn Spieler 2 bewegt, bindet jeder Block von Spieler 1 in einem umkämpften Gebiet einen der Blöcke, die dort standen; auch Reserven binden. Du wählst, welche von deinen bleiben; nur was über diese Zahl hinausgeht, darf gehen, { $border_control ->
    [any_battle] und nicht über eine Grenze, über die zuletzt Spieler 1 in eine Schlacht gezogen ist
   *[other] und nie über eine Grenze, über die Spieler 1 in diese Schlacht gezogen ist
 }. Verstärkungen befreien niemanden. Die Blöcke von Spieler 1 sind nie gebunden.
rules-4-7-title = Die Skandinavier
rules-4-7 = Die Skandinavier ziehen für einen eigenen Bewegungspunkt über See, von einem Küstengebiet in ein beliebiges anderes Küstengebiet Schottlands, und dürfen angreifen. Sie betreten nie England, nutzen nie die Karte Seetransport und belegen keine Grenze. { $norse_role ->
    [with_main] Bei einem Angriff gehören sie immer zur Hauptmacht.
   *[separate] Bei einem Angriff sind sie allein die Hauptmacht, wenn sie zuerst eintreffen; sonst sind sie in Reserve.
 } { $norse_declared ->
    [1] Es wird offen gesagt, woher sie kommen und wohin sie ziehen.
   *[0] Woher sie kommen, wird nicht gesagt.
 }

rules-5-title = Schlachten
rules-5 = Haben beide Seiten bewegt, kommt es in jedem umkämpften Gebiet zur Schlacht.
rules-5-1-title = Ablauf der Schlachten
rules-5-1 = Die Schlachten werden nacheinander geschlagen; Spieler 1 wählt jedes Mal die nächste. Angreifer ist die Seite, die in ein Gebiet der anderen gezogen ist. Blöcke von Spieler 2, die in eine von Spieler 1 begonnene Schlacht ziehen, verstärken die Verteidigung. Blöcke im Kampf werden aufgedeckt und danach wieder aufgestellt.
rules-5-2-title = Keltische Einheit
rules-5-2 = Wales-Bogenschützen, Wales-Infanterie und Ulster-Infanterie weigern sich manchmal, gegen andere Kelten zu kämpfen: Für jeden dieser Blöcke wird gewürfelt, und bei 5 oder 6 geht er in den Pool. { $celtic_test ->
    [before_battle] Alle würfeln vor der ersten Kampfrunde, auch Reserven.
   *[on_reveal] Jeder würfelt, wenn er zum ersten Mal mitkämpft; Reserven also zu Beginn von Kampfrunde 2.
 } { $celtic_permanent ->
    [1] Fallen sie im Kampf, sind sie permanent eliminiert.
   *[0] { "" }
 }
rules-5-3-title = Drei Kampfrunden
rules-5-3 = Eine Schlacht hat höchstens drei Kampfrunden und endet sofort, wenn nur noch eine Seite Blöcke in dem Gebiet hat, Reserven eingeschlossen.
rules-5-31-title = Kampfzüge
rules-5-31 = In jeder Kampfrunde hat jeder Block im Kampf einen Kampfzug, in dieser Reihenfolge: A des Verteidigers, A des Angreifers, B des Verteidigers, B des Angreifers, C des Verteidigers, C des Angreifers. Bei gleichem Buchstaben wählt der Besitzer die Reihenfolge. In seinem Kampfzug kann ein Block kämpfen, sich zurückziehen oder passen. { $round_end ->
    [unopposed] Die Kampfrunde endet sofort, wenn kein Gegner mehr im Kampf ist.
   *[full] Ist kein Gegner mehr im Kampf, sind aber noch gegnerische Reserven unterwegs, dürfen sich die übrigen Blöcke zurückziehen oder passen.
 }
rules-5-32-title = Kampfreserven und Kontrolle über das Schlachtfeld
rules-5-32 = Zur Hauptmacht gehören die Angreifer, die im selben Gebiet gestartet sind{ $main_attack ->
    [whole_way] , den ganzen Weg gemeinsam gezogen und über dieselbe Grenze gekommen sind
   *[last_border] { " " }und gemeinsam über dieselbe Grenze kommen
 }; der erste Block, der das Gebiet betritt, bestimmt, welche. Alle anderen Angreifer sind in Reserve. Reserven tun in Kampfrunde 1 nichts, nehmen keine Treffer und greifen zu Beginn von Kampfrunde 2 ein, auch wenn alle anderen ihrer Seite weg sind. { $control_change ->
    [attacker_wins] Hat der Verteidiger bis dahin alle Blöcke aus Kampfrunde 1 durch Verluste oder Rückzug verloren
    [attacker_holds] Hat der Angreifer Kampfrunde 1 gewonnen, sind also alle Verteidiger aus Kampfrunde 1 gefallen oder fort, eigene Blöcke aber noch da,
   *[all_eliminated] Sind bis dahin alle Verteidiger aus Kampfrunde 1 eliminiert, ohne dass einer davon durch Rückzug entkommen ist,
 } und treffen noch Reserven des Verteidigers ein, gehört das Schlachtfeld dem Angreifer: Er verteidigt in den Kampfrunden 2 und 3, und die Reserven greifen an. Ein Adeliger, den der Verteidiger gefangen hat, zählt zu dessen Reserven. Zu Beginn von Kampfrunde 3 ändert sich nichts mehr.
rules-5-33-title = Verstärkungen des Verteidigers
rules-5-33 = Blöcke von Spieler 2, die in eine von Spieler 1 begonnene Schlacht ziehen, verstärken den Verteidiger und beginnen als Reserven (5.32). Beginnt Spieler 2 selbst eine Schlacht, gilt für seinen Angriff 5.32.
rules-5-4-title = Kämpfen
rules-5-4 = Wirf einen Würfel für jeden Stärkepunkt. Jeder Würfel bis zur Zahl der Kampfkraft ist ein Treffer.
rules-5-41-title = Treffer
rules-5-41 = Treffer werden sofort und einzeln genommen, jeder von dem Block, der in diesem Moment der stärkste im Kampf ist; bei gleich starken wählt der Besitzer. { $schiltroms ->
    [1] { $schiltrom_archers ->
        [in_battle] Schiltroms: Schottische Infanterie trifft mit einem Punkt mehr in Schlachten, in denen England keine Bogenschützen hat; auch Bogenschützen in Reserve zählen.
       *[taking_part] Schiltroms: Schottische Infanterie trifft mit einem Punkt mehr, solange keine englischen Bogenschützen mitkämpfen; Bogenschützen in Reserve zählen nicht.
     }
   *[0] { "" }
 }
rules-5-5-title = Rückzug
rules-5-5 = Ein Block zieht sich in ein benachbartes freundliches oder neutrales Gebiet zurück, nie in ein umkämpftes oder feindliches. Er darf keine Grenze überqueren, { $border_control ->
    [this_battle] über die der Feind in diese Schlacht gezogen ist, auch nicht, wenn es Verstärkungen waren; haben beide sie benutzt, darf es nur Spieler 2
    [battle_start] über die der Feind gezogen ist, um diese Schlacht zu beginnen; Grenzen, über die nur Verstärkungen kamen, bleiben offen. Haben beide eine Grenze benutzt, darf nur Spieler 2 sich darüber zurückziehen
   *[any_battle] über die zuletzt der Feind in eine Schlacht dieser Spielrunde gezogen ist
 }. { $retreat_limit ->
    [per_round] Die Grenzlimiten von sechs und zwei gelten in jeder Kampfrunde von Neuem und ebenso für den Rückzug nach Kampfrunde 3.
    [cumulative] Die Grenzlimiten von sechs und zwei gelten in jeder Kampfrunde von Neuem und ebenso für den Rückzug nach Kampfrunde 3, aber deine eigenen Blöcke, die über eine Grenze gekommen sind, zählen jedes Mal mit.
   *[whole_battle] Die Grenzlimiten von sechs und zwei gelten für die ganze Schlacht: Deine eigenen Blöcke, die über eine Grenze gekommen sind, zählen mit, und ebenso jeder, der darüber zurückgeht, gleich in welcher Kampfrunde.
 } Englische Blöcke ziehen sich nie aus England zurück, schottische nie nach England. Die Skandinavier segeln in ein beliebiges freundliches Küstengebiet Schottlands. Nach Kampfrunde 3 müssen sich die Angreifer, die noch da sind, zurückziehen{ $retreat_order ->
    [by_letter] , A vor B vor C
   *[free] , in beliebiger Reihenfolge
 }. { $cannot_retreat ->
    [to_pool] Wer sich zurückziehen muss und nicht kann, kommt in den Pool, auch ein Block mit schwarzem Kreuz; Adelige außer Moray werden gefangen.
   *[battle_loss] Wer sich zurückziehen muss und nicht kann, gilt als in der Schlacht eliminiert; Adelige werden gefangen.
 } Der Gegner sieht, wie viele Blöcke eines Buchstabens wohin gezogen sind, nicht welche.
rules-5-6-title = Umgruppierung
rules-5-6 = Der Sieger darf jeden seiner Blöcke in dem Gebiet, auch Reserven, in ein benachbartes freundliches oder neutrales Gebiet schicken; niemand muss gehen. { $regroup_limit ->
    [as_retreats] Es gelten die Grenzlimiten der Rückzüge (5.5), und was dort schon zählt, zählt auch hier;
   *[fresh] Die Grenzlimiten gelten von Neuem;
 } die Grenzkontrolle des Feindes spielt keine Rolle. Nur englische Blöcke dürfen dabei die Grenze nach England überqueren, nur schottische die Grenze nach Schottland. Die Skandinavier dürfen nur segeln, in ein freundliches Küstengebiet Schottlands.
rules-5-7-title = Gefangene Adelige
rules-5-7 = Ein Adeliger, der im Kampf fällt, sich nicht zurückziehen kann oder bei einer Plünderung fällt, wechselt mit Stärke 1 die Seite. In einer Schlacht steht er bei denen, die ihn gefangen haben, in Reserve und kämpft ab der nächsten Kampfrunde mit. Wird er in oder nach Kampfrunde 3 gefangen, geht er mit den anderen: Mit dem Angreifer muss er sich zurückziehen, mit dem Verteidiger darf er umgruppieren. Fällt Moray, ist er permanent eliminiert.
rules-5-8-title = Verluste
rules-5-8 = Andere verlorene Blöcke kommen in den Pool ihrer Seite. Blöcke mit schwarzem Kreuz (Wallace, Moray, die Skandinavier, die französischen Ritter und die Hobelar) sind permanent eliminiert, { $cannot_retreat ->
    [to_pool] wenn sie in der Schlacht fallen; können sie sich nur nicht zurückziehen, kommen sie in den Pool (5.5).
   *[battle_loss] wenn sie in der Schlacht fallen oder sich nicht zurückziehen können, wo sie müssten.
 } Was durch Plünderung, Grenzüberfall oder Überwinterung ausscheidet, kommt in den Pool, auch mit Kreuz. Zu Edward und dem König siehe 6.1 und 6.2.
rules-5-9-title = Grenzüberfall
rules-5-9 = Stehen am Ende einer Spielrunde nur schottische Blöcke in England, nimmt England einen seiner Blöcke, der kein Adeliger ist, vom Spielfeld in seinen Pool; auch Edward kann es sein. { $raid_loss ->
    [shown] England zeigt, welcher es ist.
   *[hidden] Welcher es ist, wird nicht gezeigt.
 } { $truce_raid_loss ->
    [suspended] In einer Spielrunde mit englischem Waffenstillstand geht nichts verloren.
    [suspended_by_either] In einer Spielrunde mit Waffenstillstand geht nichts verloren, gleich wer ihn ausgespielt hat.
   *[applies] Ein Waffenstillstand ändert daran nichts.
 }

rules-6-title = Könige
rules-6 = Zwei Könige können fallen, und mit ihnen das Spiel.
rules-6-1-title = Edward
rules-6-1 = Der Edward-Block steht für Edward I., bis er im Kampf fällt oder das Jahr 1306 vorbei ist; von da an steht er für Edward II., seinen Sohn. { $cannot_retreat ->
    [to_pool] Fällt Edward I. im Kampf, geht er in den Pool und kommt als Edward II. wieder. Fällt Edward II. im Kampf, gewinnt Schottland sofort. Kann sich Edward nur nicht zurückziehen, geht er unverändert in den Pool (5.5), und niemand gewinnt dadurch.
   *[battle_loss] Fällt Edward I. oder kann er sich nicht zurückziehen, geht er in den Pool und kommt als Edward II. wieder. Fällt Edward II. im Kampf oder kann er sich nicht zurückziehen, gewinnt Schottland sofort.
 }
rules-6-2-title = Der schottische König
rules-6-2 = Einmal im Spiel dürfen die Schotten, wenn sie eine Ereigniskarte ausspielen, statt des Ereignisses einen König krönen: Bruce oder Comyn, wenn Wallace permanent eliminiert ist und der betreffende Adelige schottisch ist und in Fife steht; oder ab 1301 Balliol, wenn die französischen Ritter auf dem Spielfeld sind. { $coronation_choice ->
    [on_play] Sie sagen es beim Aufdecken der Karten, vor dem Ereignis Englands.
   *[after_english_event] Hat auch England ein Ereignis gespielt, sehen sie erst, was es gebracht hat.
 } Der König erscheint mit voller Stärke in Fife, Balliol bei den französischen Rittern. Sofort laufen die schottischen Adeligen der anderen Fraktion über: die der Comyn-Fraktion, wenn Bruce gekrönt wird, sonst die der Bruce-Fraktion; Moray nie. Schlachten, die daraus entstehen, werden sofort geschlagen, in der Reihenfolge, die Spieler 1 wählt, und die Überläufer greifen an. { $cannot_retreat ->
    [to_pool] Fällt der König im Kampf, gewinnt England sofort; kann er sich nur nicht zurückziehen, geht er in den Pool (5.5), und niemand gewinnt dadurch.
   *[battle_loss] Fällt der König im Kampf oder kann er sich nicht zurückziehen, gewinnt England sofort.
 }

rules-events-title = Ereignisse
rules-events = Wer ein Ereignis spielt, führt es aus, statt zu bewegen. Er darf auch passen. Stärkepunkte über die volle Stärke eines Blocks hinaus verfallen.
rules-herald-title = Herold
rules-herald = Nenne einen feindlichen Adeligen auf dem Spielfeld, aber nicht Moray, und würfle: Bei 1 bis 4 läuft er mit seiner aktuellen Stärke über. Entsteht daraus eine Schlacht, wird sie sofort geschlagen, und er greift an.
rules-pillage-title = Plünderung
rules-pillage = Wähle eine feindliche Gruppe neben einer von deinen. Sie nimmt zwei Treffer wie in einer Schlacht, und jeder Stärkepunkt, den sie wirklich verliert, darf Blöcken einer freundlichen Gruppe daneben zugutekommen. { $pillage_noble ->
    [captured] Ein Adeliger, der dabei fällt, wird gefangen; entsteht daraus eine Schlacht, wird sie nach Treffern und Beute geschlagen, und er greift ab der ersten Kampfrunde an.
   *[not_stated] Was dabei fällt, kommt in den Pool (5.8). Was aus Adeligen wird, sagt das Regelheft nicht: Wie in einer Schlacht werden sie gefangen; eine Schlacht, die daraus entsteht, wird nach Treffern und Beute geschlagen, und der Adelige greift ab der ersten Kampfrunde an.
 }
rules-sea-move-title = Seetransport
rules-sea-move = Verschiffe einen oder zwei Blöcke aus einem Küstengebiet in ein anderes, freundliches Küstengebiet. England zählt als Küstengebiet. Die Skandinavier haben ihre eigenen Schiffe. Keine Grenze wird belegt.
rules-truce-title = Waffenstillstand
rules-truce = In dieser Spielrunde darf dein Gegner bewegen, aber nicht angreifen, auch nicht mit den Skandinaviern. { $truce_new_raids ->
    [forbidden] Die Schotten dürfen England gar nicht betreten.
   *[if_empty] Die Schotten dürfen England betreten, wenn dort kein englischer Block steht.
 } { $truce_raid_loss ->
    [suspended] Schotten, die schon in England stehen, kosten England unter einem englischen Waffenstillstand in dieser Spielrunde keinen Block.
    [suspended_by_either] Schotten, die schon in England stehen, haben in dieser Spielrunde keine Auswirkungen, gleich wer die Karte ausspielt.
   *[applies] Schotten, die schon in England stehen, kosten England trotzdem einen Block (5.9).
 } Ein Waffenstillstand verhindert weder Ereignisse noch Schlachten, die aus einem Ereignis entstehen.
rules-victuals-title = Proviant
rules-victuals = Gib deinen Blöcken in einem Gebiet drei Stärkepunkte{ $victuals_split ->
    [three_blocks] , je einen an drei Blöcke.
   *[free] , verteilt, wie du willst.
 }

rules-7-title = Winter
rules-7 = Nach fünf Spielrunden oder nach einer mit zwei Ereignissen kommt der Winter. Er wird genau in dieser Reihenfolge gespielt.
rules-7-1-title = Adelige ziehen in ihre Heimatgebiete
rules-7-1 = Zuerst ziehen die englischen Adeligen heim, dann die schottischen, von wo auch immer sie sind. Steht in diesem Moment ein feindlicher Block in seinem Heimatgebiet, und sei es ein feindlicher Adeliger, der selbst noch heimziehen muss, läuft der Adelige mit seiner aktuellen Stärke über. Wer beim Heimziehen überläuft, ist daheim und bleibt dort.
rules-7-12-title = Adelige mit Wahl
rules-7-12 = Bruce und Comyn ziehen in eines ihrer beiden Heimatgebiete. Hält ein Feind das eine, ziehen sie in das andere; sind beide in Feindeshand, läuft der Adelige über, und sein neuer Besitzer wählt. Moray zieht heim, wenn dort kein Feind ist, oder bleibt; { $leaders_disband ->
    [in_their_step] oder er löst sich jetzt auf.
   *[with_the_scots] er darf auch in 7.5 aufgelöst werden.
 }
rules-7-2-title = Das Quartier des Königs
rules-7-2 = Der König zieht in ein freundliches oder neutrales Gebiet mit Kathedrale oder bleibt{ $leaders_disband ->
    [in_their_step] , oder er löst sich jetzt auf.
   *[with_the_scots] . Er darf auch in 7.5 aufgelöst werden.
 }
rules-7-3-title = Englische Armeen
rules-7-3 = Alle englischen Blöcke in England werden aufgelöst.
rules-7-31-title = Ritter, Bogenschützen, Hobelar
rules-7-31 = Auch in Schottland werden sie aufgelöst, außer Edward überwintert bei ihnen.
rules-7-32-title = Englische Infanterie
rules-7-32 = Infanterie darf innerhalb der Festungslimite bleiben, wobei jeder Block im Gebiet zählt. Was zu viel ist, wird nach Wahl des Besitzers aufgelöst; und er darf auch mehr auflösen. In dem Gebiet, in dem Edward überwintert, dürfen englische Blöcke ohne Rücksicht auf die Limite bleiben.
rules-7-4-title = Überwinterung von Edward
rules-7-4 = England entscheidet über ihn, bevor seine Armeen aufgelöst werden. Edward II. wird immer aufgelöst. Edward I. darf in Schottland überwintern, aber nicht 1306 und nicht in zwei Wintern hintereinander. Am Ende von 1306 stirbt er, und Edward II. folgt ihm nach.
rules-7-5-title = Schottische Armeen
rules-7-5 = Wallace darf von überall nach Selkirk ziehen, wenn dort kein Feind steht, und gewinnt zwei Stärkepunkte; die Limite gilt für ihn nicht. Dann wird aufgelöst, was über einer Limite steht; der Besitzer wählt unter den nichtadeligen Blöcken, dem König und Moray. { $scots_disband ->
    [excess_only] { $leaders_disband ->
        [in_their_step] Sonst darf in diesem Schritt niemand aufgelöst werden.
       *[with_the_scots] Darüber hinaus dürfen nur Moray und der König aufgelöst werden.
     }
   *[free] Danach darf auch jeder andere Block, der kein Adeliger ist, aufgelöst werden, und Moray.
 } In England werden alle aufgelöst. Adelige werden es nie, außer Moray.
rules-7-6-title = Winternachschub
rules-7-6 = Jedes freundliche Gebiet bringt so viele Nachschubpunkte wie seine Limite, für die Schotten einen mehr, wo eine Kathedrale steht. Sie werden in diesem Gebiet ausgegeben oder verfallen. { $winter_builds ->
    [hidden] Beide Seiten führen ihren Nachschub gleichzeitig aus: Keine sieht den der anderen, bis beide fertig sind.
    [simultaneous] Nach dem Regelheft führen beide Seiten ihren Nachschub gleichzeitig aus; hier beginnen die Schotten, und England sieht, wie viele Blöcke wo dazukamen.
   *[scots_first] Die Schotten führen ihren Nachschub zuerst aus, dann die Engländer.
 }
rules-7-61-title = Die französischen Ritter
rules-7-61 = Einmal im Spiel { $french_arrival ->
    [may_decline] dürfen die Schotten die französischen Ritter in ihren Pool legen
   *[automatic] kommen die französischen Ritter in den schottischen Pool
 }: { $french_check ->
    [any_time] sobald die Schotten acht Adelige kontrollieren.
   *[winter_before_builds] wenn die Schotten zu Beginn des Nachschubs acht oder mehr Adelige auf dem Spielfeld kontrollieren.
 }
rules-7-62-title = Schottischer Nachschub
rules-7-62 = Ein Nachschubpunkt zieht zufällig einen Block aus dem Pool und stellt ihn mit Stärke 1 in dem Gebiet auf, solange das Gebiet unter seiner Limite ist, oder gibt einem Block dort einen Stärkepunkt, auch einem eben gezogenen. Werden die Skandinavier oder die Franzosen für ein Gebiet ohne Küste gezogen, { $inland_draw ->
    [adjacent_coast] kommen sie in ein freundliches Küstengebiet daneben, wo die Limite keine Rolle spielt; gibt es keins, wird ein anderer Block gezogen. { $inland_draw_limit ->
        [drawing_area] Sie zählen zur Limite des Gebiets, das sie gezogen hat.
       *[ignored] Sie zählen zu keiner Limite.
     } { $inland_draw_steps ->
        [new_area] Nur die Nachschubpunkte des Gebiets, in dem sie landen, können sie verstärken.
       *[both_areas] Nachschubpunkte beider Gebiete können sie verstärken.
     }
   *[redraw] gehen sie zurück, und ein anderer Block wird gezogen.
 }
rules-7-63-title = Englischer Nachschub
rules-7-63 = Englische Nachschubpunkte verstärken nur Infanterie und Adelige.
rules-7-7-title = Feudale Rekrutierung
rules-7-7 = Wenn Edward nicht in Schottland überwintert, wird die Hälfte des englischen Pools, aufgerundet, zufällig gezogen und mit voller Stärke in England aufgestellt.
rules-7-8-title = Ein neues Jahr
rules-7-8 = Alle Karten werden gemischt und neu ausgeteilt, und das nächste Jahr beginnt.

rules-8-title = Szenarien
rules-8 = Zwei Szenarien zeigen die beiden Hälften des Krieges, die Kampagne zeigt ihn ganz.
rules-8-1-title = Braveheart
rules-8-1 = 1297 bis 1305. Die meisten Adeligen sind englisch; Wallace und Moray haben sich erhoben. { $edward_first_levy ->
    [excluded] Edward kann in der ersten Rekrutierung nicht gezogen werden.
   *[drawable] { "" }
 }
rules-8-2-title = The Bruce
rules-8-2 = 1306 bis 1314. Bruce ist gekrönt, Wallace und Moray sind tot{ $bruce_french_start ->
    [in_pool] , und die französischen Ritter sind im schottischen Pool.
   *[off_map] . Die französischen Ritter sind noch nicht im Spiel.
 }
rules-8-3-title = Kampagne
rules-8-3 = Beginnt wie Braveheart und geht weiter, bis eine Seite durch sofortigen Sieg gewinnt.

rules-9-title = Sieg
rules-9 = Wer die Adeligen kontrolliert, kontrolliert Schottland.
rules-9-0-title = Die Zählung
rules-9-0 = Nach dem Winter des letzten Jahres gewinnt die Seite mit mehr Adeligen auf dem Spielfeld. Haben beide sieben, gewinnt Schottland, wenn Wallace auf dem Spielfeld ist, sonst England.
rules-9-1-title = Sofortiger Sieg
rules-9-1 = { $all_nobles_win ->
    [at_once] Sobald eine Seite alle Adeligen im Spiel kontrolliert, gewinnt sie.
   *[end_of_turn] { $all_nobles_check ->
        [game_turns] Kontrolliert eine Seite am Ende einer Spielrunde alle Adeligen im Spiel, gewinnt sie; das Ende des Winters zählt nicht.
       *[winter_too] Kontrolliert eine Seite am Ende einer Spielrunde oder des Winters alle Adeligen im Spiel, gewinnt sie.
     }
 } Für England darf außerdem Moray nicht auf dem Spielfeld sein. Der Tod von Edward II. oder des Königs beendet das Spiel sofort, mitten in einer Schlacht.
rules-9-2-title = Gebote
rules-9-2 = Im Turnier bieten die Spieler um die Seite, die sie wollen. E1 bis E3: In so vielen ersten Jahren liegt Edward offen im Pool und kann nicht gezogen werden, zählt aber für die Größe der Rekrutierung mit. S1 bis S3: Die erste Rekrutierung von Braveheart hat so viele Blöcke mehr. Gegensätzliche Gebote heben sich auf. { $bid ->
    [none] { "" }
   *[other] In dieser Partie gilt das Nettogebot { $bid }.
 }

rules-view-title = Was du sehen darfst
rules-view = Du siehst alles, was dir gehört. Vom Gegner siehst du, wie viele Blöcke in jedem Gebiet stehen, was in der laufenden Schlacht kämpft, die Zahl der Adeligen auf jeder Seite, die in diesem Jahr gespielten Karten, die Größe von Kartenhand und Pool und alles, was offen gesagt wird: Würfe, Treffer, Verluste, Gefangene, Herolde, Krönungen. Du siehst nicht, was aufrecht steht, was jemand auf der Hand hat, was gezogen oder rekrutiert wurde und wer wohin gegangen ist.
