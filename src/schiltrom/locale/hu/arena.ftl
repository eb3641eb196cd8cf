## The command "schiltrom arena"

arena-about = gépi játékosok egymás elleni mérkőzései és eredményeik
arena-arg-players = a játékosok, mindegyik mindegyik ellen: { $levels }; king@0.5: fél másodperc játékkörönként; knight+aggressor és knight+defender más stílusú
arena-arg-games = játszmák páronként
arena-arg-scenario = egy forgatókönyv, akár több is (különben felváltva Braveheart és The Bruce)
arena-arg-time = gondolkodási idő játékkörönként másodpercben, a kereső szinteknek
arena-arg-seed = minden véletlen kezdőértéke
arena-arg-folder = ahol a feljegyzések vannak; az ott lévő játszmákat nem játssza újra
arena-arg-workers = hány játszma folyik egyszerre (különben magonként egy)
arena-arg-no-resign = tovább játszik, ha egy játékos feladja, és számolja, hányszor lett volna hiba
arena-arg-ray = Ray-fürtön osztja szét a játszmákat (schiltrom[ray] kell hozzá)
arena-arg-ray-address = a fürt címe (különben RAY_ADDRESS, vagy egy Ray csak ezen a gépen)
arena-arg-json = az eredmény JSON-objektumként is, az utolsó sorban
arena-too-few = Legalább két különböző szint kell hozzá.
arena-broken-off = Megszakítva. Amit lejátszott, megmarad: ugyanez a parancs onnan folytatja.
arena-worker-died = Egy játszó folyamat leállt. Amit lejátszott, megmarad: ugyanez a parancs onnan folytatja.

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 %: { $low } – { $high }), { $games } játszma

# Behind the name of a level: its rating and how long it thought.
arena-player = Élő-pont { $rating } ± { $error }, { $turn } mp játékkörönként, legfeljebb { $longest } mp döntésenként, túllépések: { $overruns }

arena-turns = Játékkörök játszmánként: { $turns }
arena-given-up = Feladva: { $times }; tovább játszva mégis megnyerve: { $won }
arena-failures = Összeomlások: { $crashes }, szabálytalan döntések: { $illegal }

arena-ending = { $ending ->
    [resigned] { $who } győzött: a másik fél feladta
    [crashed] { $who } győzött: a másik játékos összeomlott
    [illegal-choice] { $who } győzött: a másik játékos szabálytalanul választott
   *[no-end] Senki sem győzött: a hadjárat nem ért véget
 }
