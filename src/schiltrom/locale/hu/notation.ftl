### The notation: what is wrong with a text, and where. Words of the notation itself stay English.

notation-at = { $line }. sor, { $column }. oszlop: { $words }
notation-expected = itt ez kell: { notation-wanted }, nem ez: „{ $found }”
notation-wanted = { $wanted ->
    [action] hogy mit tesz a kő (kockák, „holds”, vagy „to” és egy tartomány)
    [area] egy tartomány
    [battle] „Battle” és egy tartomány
    [block] egy kő
    [build] „+” és egy kő, egy húzó tartomány, vagy egy pont
    [card] egy kártya
    [celts] „Celts” és a kockáik
    [crown] Bruce, Comyn, Balliol vagy „none”
    [die] egy kocka 1-től 6-ig
    [draws] „draws” és egy kő
    [edward] „Edward stays” vagy „Edward leaves”
    [end] semmi több, vagy egy másik játék
    [fighter] a kő, amelyik harcolni következik
    [from] „from” és egy tartomány
    [hit] a kő, amelyik a találatot kapja
    [move] egy mozgó kő, vagy egy pont
    [noble] egy nemes, vagy „pass”
    [number] egy szám
    [order] a játék egy másik részének parancsa
    [result] a játék vége („*”, vagy „#” és a győztes)
    [side-card] „E” vagy „S” és egy kártya
    [step] „+” és egy kő, vagy egy pont
    [string] egy idézőjelbe tett szöveg
    [tag-end] „]”
    [tag-name] egy címke neve
    [to] „to” és egy tartomány
    [truce] „declared” vagy „pass”
    [way] a tartomány, ahonnan az út indul
    [way-on] egy kötőjel és egy tartomány
    [winner] a győztes oldal
   *[other] { $wanted }
 }
notation-unknown = ennek kellene itt állnia: { notation-wanted }; ilyen név nincs: „{ $found }”{ $has_near ->
    [1] . Erre gondoltál: { $near }?
   *[other] { "" }
 }
notation-character = „{ $character }” nem való ide
notation-open = az itt nyitott { $mark } sosem záródik be
notation-long = { $most } karakternél hosszabb szöveg
notation-escape = ismeretlen jelölés: { $escape }; írj \\, \" vagy \u jelet négy számjeggyel
notation-empty = nem található játék
notation-tag-name = „{ $name }” nem lehet címke neve: nagybetűvel kezdődik, vagy idézőjelben áll
notation-tag-twice = kétszer szereplő címke: { $name }
notation-tag-missing = hiányzó címke: { $name }
notation-tag-value = { $name } értéke nem lehet „{ $found }”. Lehetséges: { $names }
notation-version = a jelölés „{ $version }” változata ismeretlen, a legújabb: { $newest }
notation-rules = { $error }
notation-follows = az eddigi játék szerint itt ez kell: „{ $wanted }”, nem ez: „{ $found }”
notation-heading = a játék itt tart: { $wanted }, nem itt: { $found }
notation-battle = most nincs csata itt: { $found }
notation-origin = { $block } innen indul: { $place }, nem innen: { $found }
notation-illegal = „{ $choice }” nem megengedett. { $reason }
notation-chance = a véletlen itt nem hozhatja ezt: „{ $outcome }”
notation-undo = itt nincs mit visszavonni
notation-back = a(z) { $entry }. bejegyzés nem olyan választás, amely itt visszavehető
notation-end = { $over ->
    [1] a játék véget ért: „#” és a győztes kellene ide, nem „*”
   *[other] a játék nem ért véget: „*” kellene ide, nem „#”
 }
notation-too-long = a játékban több mint { $most } bejegyzés van
notation-too-many-backs = több mint { $most } választást vettek vissza közös megegyezéssel

## The line of a position

notation-line-format = ez nem egy állás sora: így kellene kezdődnie: { $format }
notation-line-short = a sor véget ér a(z) { $name } mező előtt
notation-field = a(z) { $name } mező nem lehet ez: „{ $found }”
notation-position = lehetetlen állás: { $faults }
