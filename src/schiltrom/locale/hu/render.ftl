### The command "schiltrom render", and the words in drawings that no other part has.

render-about = elmentett játszma lerajzolása: a tábla egy adott pillanatban, vagy diagram a játszma menetéről
render-arg-file = egy elmentett játszma
render-arg-turn = a forduló, amelynek a kezdetét rajzolja, például 1298/3 vagy 1298/winter (különben a játszma mostani állását)
render-arg-output = hová kerüljön a kép; a .png végű név PNG-t ad (különben SVG a szabványos kimenetre)
render-arg-side = azt rajzolja, amit ez az oldal láthat (különben mindent)
render-arg-dark = sötét színek
render-arg-size = szélesség képpontban
render-arg-chart = a tábla helyett a nemesek és az erő diagramját rajzolja; a --turn megadásával ott ér véget
render-no-turn = Nincs ilyen forduló ebben a játszmában: { $turn }. Az első { $first }, az utolsó { $last }; így írjuk őket: 1298/3 vagy 1298/winter.
render-no-turn-in-year = Nincs ilyen forduló ebben a játszmában: { $turn }. Ebből az évből ezek vannak: { $turns }.
render-bad-name = { $file }: a kép neve .svg vagy .png végű.
render-unwritable = { $file } nem írható: { $error }
render-no-png = A PNG-hez kiegészítő kell: pip install 'schiltrom[png]'. Az SVG-hez nem kell semmi.

render-winner = győzött

render-chart = A játszma menete
render-chart-nobles = Nemesek
render-chart-strength = A térképen lévő kövek összes ereje
render-pool = { side } húzókészlete
