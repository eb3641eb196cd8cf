### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = használat:
cli-positionals = argumentumok
cli-options = kapcsolók
cli-commands = parancsok
cli-examples = Példák:
cli-exit-codes = Kilépési kódok: 0 kész, 1 az ellenőrzés nem sikerült vagy valami elromlott, 2 hiba a kérésben, 130 megszakítva, 141 senki sem olvassa a kimenetet.
cli-arg-help = e súgó megjelenítése és kilépés
cli-arg-version = a verzió megjelenítése és kilépés
cli-arg-language = a kiírt szövegek nyelve (egyébként a rendszeré)
cli-arg-json = egyetlen JSON-objektum kiírása, semmi más
cli-arg-quiet = ne mutassa, hol tart
cli-arg-edition = a szabályok kiadása, vagy az egyik szabályfüzet nyelve
cli-arg-scenario = braveheart, the_bruce vagy campaign
cli-arg-host = a cím, amelyen figyel (127.0.0.1)
cli-arg-port = a port, amelyen figyel (8297)
cli-arg-thinkers = hányan gondolkodnak egyszerre (1)
cli-about-serve = játszmák kiszolgálása a hálózaton
cli-about-worker = gondolkodás egy PostgreSQL-es kiszolgáló gépi játékosai helyett

## Mistakes, each in one line

cli-error = { $program }: { $message } (lásd: { $program } --help)
cli-argument = { $argument }: { $message }
cli-required = hiányzó argumentumok: { $names }
cli-unknown = itt nincs ilyen argumentum: { $names }
cli-expected-one = egy értéknek kell követnie
cli-no-value = nem vár értéket, mégis ezt kapta: { $value }
cli-bad-choice = „{ $value }” nincs ezek között: { $choices }
cli-did-you-mean = ; talán „{ $name }”?
cli-bad-number = „{ $text }” nem egész szám { $least } és { $most } között
cli-bad-seconds = „{ $text }” nem másodpercek száma 0 és { $most } között
cli-missing = hiányzó csomagok: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = a kiszolgáló nem tud figyelni itt: { $address }; a port foglalt vagy tiltott
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $done } / { $total }, hátravan { $left }
cli-about-fuzz = véletlen játszmák a motor minden törvényének ellenőrzésével
cli-arg-fuzz-games = hány játszma legyen
cli-arg-fuzz-seed = az első játszma kiinduló értéke; a többi onnan számol tovább
cli-arg-fuzz-failures = hová mentse a törvényt sértő játszmákat
cli-arg-fuzz-processes = hány játszma menjen egyszerre (egyébként magonként egy)
cli-fuzz-saved = mentve: { $file }
cli-fuzz-done = { $games }: { $choices } döntés { $seconds } s alatt; { $faults ->
    [0] minden törvény teljesült
    [one] egy játszma törvényt sértett
   *[other] { $faults } játszma törvényt sértett
}
cli-about-bench = a véletlen játék sebességének mérése
cli-arg-bench-seconds = mennyi ideig játsszon mindegyik változat
cli-bench-interpreted = értelmezve: { $games } játszma másodpercenként, { $choices } döntés másodpercenként
cli-bench-compiled = lefordítva: { $games } játszma másodpercenként, { $choices } döntés másodpercenként
cli-bench-copy = egy állás másolata lefordítva { $microseconds } µs
cli-bench-plain = a motor itt nincs lefordítva
cli-about-completion = parancsfájl kiírása, amellyel egy héj kiegészíti a beírtakat
cli-arg-shell = a héj: bash, zsh vagy fish
cli-version = schiltrom { $version } ({ $build ->
    [compiled] lefordítva
   *[interpreted] értelmezve
})
