### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = használat:
cli-positionals = argumentumok
cli-options = kapcsolók
cli-commands = parancsok
cli-examples = Példák:
cli-exit-codes = Kilépési kódok: 0 sikeres, 1 sikertelen ellenőrzés vagy hiba, 2 hibás használat, 3 nem minden bizonyított (verify), 130 megszakítva, 141 megszakadt csővezeték.
cli-arg-help = e súgó megjelenítése és kilépés
cli-arg-version = a verzió megjelenítése és kilépés
cli-arg-language = a kimenet nyelve (alapértelmezés: a rendszeré)
cli-arg-json = csak egyetlen JSON-objektum kiírása
cli-arg-quiet = előrehaladás elrejtése
cli-arg-edition = a szabályok kiadása, vagy egy nyomtatott szabálykönyv nyelve
cli-arg-scenario = braveheart, the_bruce vagy campaign
cli-arg-host = a figyelt cím (alapértelmezés: 127.0.0.1)
cli-arg-port = a figyelt port (alapértelmezés: 8297)
cli-arg-thinkers = hány keresés fusson egyszerre (alapértelmezés: 1)
cli-about-serve = játékszerver indítása
cli-about-worker = egy PostgreSQL-es szerver gépi játékosainak lépéseit számolja

## Mistakes, each in one line

cli-error = { $program }: { $message } (lásd: { $program } --help)
cli-argument = { $argument }: { $message }
cli-required = hiányzó argumentumok: { $names }
cli-unknown = ismeretlen argumentumok: { $names }
cli-expected-one = egy értéket vár
cli-no-value = nem vár értéket, mégis ezt kapta: { $value }
cli-bad-choice = „{ $value }” nincs ezek között: { $choices }
cli-did-you-mean = ; talán „{ $name }”?
cli-bad-number = „{ $text }” nem egész szám { $least } és { $most } között
cli-bad-seconds = „{ $text }” nem másodpercek száma 0 és { $most } között
cli-missing = hiányzó csomagok: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = a szerver nem tud figyelni itt: { $address }; a port foglalt vagy tiltott
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $done } / { $total }, hátravan { $left }
cli-about-fuzz = véletlen játszmák a motor minden invariánsának ellenőrzésével
cli-arg-fuzz-games = hány játszma legyen
cli-arg-fuzz-seed = az első játszma magja; minden további eggyel nagyobb
cli-arg-fuzz-failures = mappa az invariánst sértő játszmáknak
cli-arg-fuzz-processes = hány játszma fusson egyszerre (alapértelmezés: magonként egy)
cli-fuzz-saved = mentve: { $file }
cli-fuzz-done = { $games }: { $choices } döntés { $seconds } s alatt; { $faults ->
    [0] minden invariáns teljesült
    [one] egy játszma invariánst sértett
   *[other] { $faults } játszma invariánst sértett
}
cli-about-bench = a véletlen játszmák sebességének mérése
cli-arg-bench-seconds = hány másodpercig fusson mindegyik változat
cli-bench-interpreted = értelmezve: { $games } játszma másodpercenként, { $choices } döntés másodpercenként
cli-bench-compiled = lefordítva: { $games } játszma másodpercenként, { $choices } döntés másodpercenként
cli-bench-copy = egy állás másolata lefordítva { $microseconds } µs
cli-bench-plain = a motor itt nincs lefordítva
cli-about-completion = parancskiegészítő szkript kiírása
cli-arg-shell = bash, zsh vagy fish
cli-version = schiltrom { $version } ({ $build ->
    [compiled] lefordítva
   *[interpreted] értelmezve
})
