### The command "schiltrom render", and the words in drawings that no other part has.

render-about = mentett játék lerajzolása: a tábla egy adott pillanatban, vagy diagram az egész játékról
render-arg-file = egy mentett játék
render-arg-turn = a lerajzolandó forduló, a kezdetén: 1298/3 vagy 1298/winter (alapértelmezés: a jelenlegi állás)
render-arg-output = a kimeneti fájl, .svg vagy .png (alapértelmezés: SVG a szabványos kimenetre)
render-arg-side = azt rajzolja, amit ez az oldal lát (alapértelmezés: mindent)
render-arg-dark = sötét színek
render-arg-size = szélesség képpontban
render-arg-chart = a tábla helyett a nemesek és az erő diagramját rajzolja; a --turn megadásával ott ér véget
render-no-turn = Ebben a játékban nincs { $turn } forduló. Az első { $first }, az utolsó { $last }; írásmód: 1298/3 vagy 1298/winter.
render-no-turn-in-year = Ebben a játékban nincs { $turn } forduló. Abban az évben ezek vannak: { $turns }.
render-bad-name = { $file }: a fájlnév végződése .svg vagy .png legyen.
render-unwritable = { $file } nem írható: { $error }
render-no-png = A PNG-hez külön csomag kell: pip install 'schiltrom[png]'. Az SVG-hez nem kell semmi.

render-winner = győzött

render-chart = A játék menete
render-chart-nobles = Nemesek
render-chart-strength = A térképen lévő kövek összes ereje
render-pool = { side } húzókészlete
