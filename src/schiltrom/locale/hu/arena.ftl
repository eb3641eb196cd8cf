## The command "schiltrom arena"

arena-about = gépi játékosok mérkőzése egymás ellen, értékeléssel
arena-arg-players = a játékosok, mindegyik mindegyik ellen: { $levels }; king@0.5: fél másodperc játékkörönként; classic-knight+aggressor és classic-knight+defender más stílusú
arena-arg-games = játszmák páronként
arena-arg-scenario = forgatókönyv, több is lehet (alapértelmezés: felváltva Braveheart és The Bruce)
arena-arg-time = gondolkodási idő játékkörönként másodpercben, a kereső szinteknek
arena-arg-seed = véletlenmag
arena-arg-folder = a felvételek mappája; az ott lévő játszmákat nem játssza újra
arena-arg-workers = hány játszma fusson egyszerre (alapértelmezés: magonként egy)
arena-arg-processor-time = csak a processzoridőt számolja, ha a gép mással is foglalkozik
arena-arg-no-resign = feladás után is játssza végig, és számolja, hányszor lett volna hiba feladni
arena-arg-ray = a játszmák szétosztása egy Ray-fürtön (schiltrom[ray] kell hozzá)
arena-arg-ray-address = a fürt címe (alapértelmezés: RAY_ADDRESS, vagy egy helyi Ray)
arena-arg-json = az eredmény JSON-objektumként is, az utolsó sorban
arena-too-few = Legalább két különböző játékos kell hozzá.
arena-broken-off = Megszakítva. A lejátszott játszmák megmaradtak: ugyanez a parancs folytatja.
arena-worker-died = Egy folyamat leállt. A lejátszott játszmák megmaradtak: ugyanez a parancs folytatja.

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 %: { $low } – { $high }), { $games } játszma

# Behind the name of a level: its rating and how long it thought.
arena-player = Élő-pont { $rating } ± { $error }, { $turn } mp játékkörönként, legfeljebb { $longest } mp döntésenként, túllépések: { $overruns }

arena-turns = Játékkörök játszmánként: { $turns }
arena-given-up = Feladva: { $times }; tovább játszva mégis megnyerve: { $won }
arena-failures = Összeomlások: { $crashes }, szabálytalan döntések: { $illegal }

arena-ending = { $ending ->
    [resigned] { $who } győzött: a másik oldal feladta
    [crashed] { $who } győzött: a másik játékos összeomlott
    [illegal-choice] { $who } győzött: a másik játékos szabálytalanul választott
   *[no-end] Nincs győztes: a hadjárat nem ért véget
 }
