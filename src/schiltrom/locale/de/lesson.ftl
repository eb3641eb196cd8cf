### The lessons: what the player is told before each thing he does. He is Scotland, in 1297, and knows no block game.

## What to do

lesson-do-press = { $touch ->
    [1] Tippe auf „{ $button }“.
   *[0] Klicke auf „{ $button }“.
 }
lesson-do-card = { $touch ->
    [1] Tippe auf die Karte { $card } in deiner Hand.
   *[0] Klicke auf die Karte { $card } in deiner Hand.
 }
lesson-do-block = { $touch ->
    [1] Tippe auf { $block } in { $area }.
   *[0] Klicke auf { $block } in { $area }.
 }
lesson-do-area = { $touch ->
    [1] Tippe auf der Karte auf { $area }.
   *[0] Klicke auf der Karte auf { $area }.
 }
lesson-do-fighter = { $touch ->
    [1] Tippe in der Schlacht auf { $block }.
   *[0] Klicke in der Schlacht auf { $block }.
 }
lesson-wrong = { $kind ->
    [card] Diese Karte noch nicht.
    [block] Dieser Block noch nicht.
    [area] Dieses Gebiet noch nicht.
   *[other] Das noch nicht.
 } Folge dem goldenen Pfeil.
lesson-later = Das geht in deinen eigenen Spielen. Folge hier dem goldenen Pfeil.

## The end of a lesson

lesson-learned = Das hast du gelernt:
lesson-next = { $lesson ->
    [battles] Lektion 2: Schlachten
   *[winter] Lektion 3: Winter und Könige
 }
lesson-go-on = Von hier weiterspielen
lesson-new = Neues Spiel beginnen

## How to read a block

lesson-figure = { $part ->
    [strength] Rauten am oberen Rand: die Stärke. Wallace hat 4, also wirft er vier Würfel. Jeder Treffer dreht den Block, und er hat eine weniger.
    [rating] A3: Der Buchstabe sagt, wann er kämpft: A zuerst, dann B, dann C. Die Zahl ist der höchste Wurf, der trifft: 1, 2 oder 3.
   *[move] Links: wie viele Gebiete weit er ziehen darf.
 }

## Lesson 1: the first year

lesson-first-welcome = Willkommen! Du führst die Schotten im Jahr 1297. Vierzehn Adelige entscheiden diesen Krieg: Drei halten zu dir, elf zu England. Wer am Ende mehr von ihnen hat, gewinnt.
lesson-first-block = Deine Figuren sind Blöcke. Das ist Wallace, dein bester:
lesson-first-hidden = Von englischen Blöcken siehst du nur die Rückseite. Du kannst sie zählen, aber du weißt nicht, wer sie sind. England sieht deine Blöcke genauso.
lesson-first-card = In jeder Spielrunde wählen beide Seiten verdeckt eine Karte. Ihre Zahl sind deine Bewegungspunkte, und wer die höhere Zahl hat, zieht zuerst (3.1).
lesson-first-play = Die 2 bringt dir zwei Bewegungspunkte.
lesson-first-march = England hat eine 1 gespielt, also ziehst du zuerst. Für einen Bewegungspunkt dürfen deine Blöcke in einem Gebiet ziehen (4.2). Beginne im Norden.
lesson-first-march-to = Die Grenze nach Strathspey ist eine grüne Doppellinie. Bis zu sechs deiner Blöcke dürfen sie in einer Spielrunde überqueren (4.3).
lesson-first-red = Nutze jetzt deinen zweiten Bewegungspunkt in Fife.
lesson-first-red-to = Die Grenze nach Atholl ist rot: raues Gelände. Nur zwei deiner Blöcke dürfen sie in einer Spielrunde überqueren, und sie müssen dahinter anhalten (4.3). Dort steht ein englischer Block, also greifst du an.
lesson-first-second = Douglas kommt aus demselben Gebiet und zieht für denselben Bewegungspunkt.
lesson-first-second-to = Er überquert die rote Grenze als Zweiter. Damit ist sie voll, und Barclay muss bleiben.
lesson-first-finish = Beide Bewegungspunkte sind verbraucht.
lesson-first-fire = England hat einen Block gezogen; welchen, siehst du nicht. Jetzt die Schlacht: Alle Blöcke dort sind aufgedeckt. Wallace ist ein A-Block und kommt zuerst. Er wirft vier Würfel und trifft mit 1, 2 oder 3.
lesson-first-captured = Drei Treffer, und Atholl ist besiegt! Adelige sterben nicht: Er läuft über und gehört dir (5.7). Der Sieger darf umgruppieren, also in ein Nachbargebiet weiterziehen. Bleib, wo du bist.
lesson-first-sea = Eine neue Spielrunde. Eine Karte mit Bild ist ein Ereignis. Seetransport bringt einen oder zwei Blöcke von einer Küste an eine andere.
lesson-first-sea-play = Ein Ereignis geht jeder Zahl vor. Du bist zuerst an der Reihe, und es ersetzt deine Bewegung.
lesson-first-ships = Nur Barclay deckt Fife. Schiffe können ihm Hilfe aus Strathspey bringen.
lesson-first-ships-to = Beide Gebiete liegen an der Küste, und Fife gehört dir. Keine Grenze ist im Weg.
lesson-first-more = An Bord ist noch Platz für einen.
lesson-first-more-to = Er landet im selben Gebiet.
lesson-first-herald = England hat einen Block nach Strathspey gezogen, das du verlassen hast. Gewinne jetzt einen Adeligen ohne Schlacht: mit dem Herold.
lesson-first-herald-play = Beachte die Warnung. Spielen beide Seiten ein Ereignis, endet das Jahr nach dieser Spielrunde (3.1).
lesson-first-name = Auch England hat ein Ereignis gespielt, der Winter naht. Aber erst reitet dein Herold: Nenne einen englischen Adeligen. Bei einer 1 bis 4 kommt er zu dir.
lesson-first-end = Lennox gehört dir! Angefangen hast du mit drei Adeligen, jetzt sind es fünf. Ein Jahr endet nach fünf Spielrunden oder nach zwei Ereignissen zugleich. Dann ist Winter: davon handelt Lektion 3.

## Lesson 2: battles

lesson-battle-welcome = Wallace und Douglas haben Atholl erobert. Beide Seiten haben ihre Karten gespielt, und du hast zwei Bewegungspunkte. Das Ziel ist Mentieth, wo zwei englische Blöcke stehen.
lesson-battle-wallace = Der erste Block, der eintrifft, führt die Hauptmacht. Beginne also mit dem stärksten.
lesson-battle-wallace-to = Er überquert eine rote Grenze und greift an.
lesson-battle-douglas = Wer aus demselben Gebiet über dieselbe Grenze kommt, gehört zur Hauptmacht (5.32).
lesson-battle-douglas-to = Zwei Blöcke über die rote Grenze: Mehr dürfen es nicht sein.
lesson-battle-barclay = Barclay kann aus Fife kommen. Er nimmt eine andere Grenze und ist darum Reserve (5.32).
lesson-battle-barclay-to = Eine Reserve wartet in Kampfrunde 1 und greift in Kampfrunde 2 ein.
lesson-battle-finish = Beide Bewegungspunkte sind verbraucht. Jetzt zieht England und darf auch Hilfe schicken.
lesson-battle-field = Die Schlacht beginnt. Oben steht England, unten du; auf jeder Seite wartet ein Block in Reserve. In jeder Kampfrunde kommen zuerst die A-Blöcke, dann die B-, dann die C-Blöcke. Bei jedem Buchstaben kommt der Verteidiger vor dem Angreifer (5.31).
lesson-battle-fire = Wallace ist der einzige A-Block. Er wirft einen Würfel für jeden Stärkepunkt und trifft mit 1 bis 3 (5.4).
lesson-battle-hit = Du hast zweimal getroffen. Jeder Treffer kostet den stärksten Feind einen Stärkepunkt. Dann hat Mentieth, der seine Heimat verteidigt, dich zweimal getroffen. Deine stärksten Blöcke sind gleich stark, also wählst du, wer den ersten Treffer nimmt (5.41).
lesson-battle-douglas-fire = Der zweite Treffer ging an Wallace, der dann dein stärkster war. Die englische Infanterie hat danebengeworfen. Jetzt kommt dein C-Block: Douglas.
lesson-battle-reserves = Kampfrunde 2: Beide Reserven sind eingetroffen. Wallace kommt wieder zuerst.
lesson-battle-two = Mentieth hat Barclay getroffen, der jetzt dein stärkster war. Du hast zwei C-Blöcke. Douglas kommt zuerst.
lesson-battle-lost = Ein englischer Block hat seinen letzten Stärkepunkt verloren und verlässt die Karte. Jetzt Barclay.
lesson-battle-last = Kampfrunde 3 ist die letzte. Übersteht sie ein englischer Block, musst du dich als Angreifer zurückziehen (5.5). Nur Mentieth ist noch da!
lesson-battle-captured = Mentieth ist gefangen. Er läuft über und kämpft jetzt mit Stärke 1 für dich (5.7). Du dürftest umgruppieren, aber bleib, wo du bist.
lesson-battle-card = Eine neue Spielrunde. Heb dir die besseren Karten auf und spiel die 1.
lesson-battle-play = Spielt England eine höhere Karte, zieht England zuerst, und du antwortest.
lesson-battle-pinned = England hat eine 3 gespielt und drei Blöcke gegen Bruce in Annan geschickt. Er ist gebunden: Feinde in seinem Gebiet halten ihn fest (4.6). Ein Block mehr würde ihn nicht retten, also zieh nicht.
lesson-battle-retreat = Drei gegen einen! Unterliegt Bruce, kämpft er für England. Er ist ein B-Block und verteidigt, also kommt er vor den englischen B-Blöcken. Statt zu kämpfen, darf er sich zurückziehen.
lesson-battle-retreat-to = Er kann in ein Nachbargebiet ohne Feinde, aber nicht über eine Grenze, die die Angreifer benutzt haben (5.5).
lesson-battle-end = Bruce ist in Sicherheit. Annan ist vorerst verloren, aber du kannst zurückkommen. Kämpfe, wenn du stark bist, und zieh dich zurück, wenn nicht.

## Lesson 3: winter and kings

lesson-winter-welcome = Ende 1297. Wallace ist gefallen, und Schottland braucht einen König. Bruce ist in Fife, wo die Könige gekrönt werden. Douglas und Barclay stehen in Angus, während der Adelige Angus bei den Engländern weilt.
lesson-winter-card = Für eine Krönung spielst du irgendeine Ereigniskarte. Du hast den Herold.
lesson-winter-play = Die Krönung ersetzt das Ereignis. Sie ist einmal im Spiel möglich; Bruce muss in Fife stehen und Wallace für immer ausgeschieden sein (6.2).
lesson-winter-crown = Auch England hat ein Ereignis gespielt, danach kommt also der Winter. Du darfst jetzt den Herold nutzen oder Bruce krönen.
lesson-winter-crowned = Der König steht mit voller Stärke in Fife. Das hat seinen Preis: Die Freunde von Comyn, dem Rivalen von Bruce, verlassen dich. Galloway ist jetzt englisch. Gib auf den König acht: Fällt er in der Schlacht, gewinnt England sofort.
lesson-winter-home = Winter. Alle Adeligen ziehen heim, wo immer sie sind. Angus hat in seiner Heimat deine Blöcke vorgefunden und ist übergelaufen (7.1). So gewinnst du Adelige ohne Schlacht.
lesson-winter-bruce = Auch deine Adeligen ziehen heim. Bruce hat zwei Heimatgebiete. Carrick liegt weiter weg von England.
lesson-winter-king = Der König darf bleiben oder in ein anderes Gebiet mit Kathedrale ziehen (7.2). Lass ihn in Fife.
lesson-winter-limit = Festungen ernähren im Winter nur so viele Blöcke. Angus hat die Festungslimite zwei, und dort stehen drei. Adelige gehen nie, also muss einer der anderen aufgelöst werden: Er kommt zurück in deinen Pool, deinen Vorrat an Blöcken (7.5).
lesson-winter-disbanded = In deinen übrigen Gebieten passt alles. England hat dasselbe getan: Seine Ritter und Bogenschützen und alle Blöcke in England sind wieder in seinem Pool.
lesson-winter-draw = Jetzt kommt der Nachschub. Jedes deiner Gebiete hat so viele Punkte wie seine Festungslimite, mit Kathedrale einen mehr. Fife hat drei. Für einen Punkt ziehst du blind einen Block aus deinem Pool (7.62).
lesson-winter-step = Keith, mit Stärke 1. Ein weiterer Punkt bringt einen Stärkepunkt.
lesson-winter-step-again = Nutze den letzten Punkt in Fife.
lesson-winter-north = Strathspey hat zwei Punkte. Zieh auch dort einen Block.
lesson-winter-north-step = Campbell ist gekommen. Gib ihm den anderen Punkt.
lesson-winter-finish = Deine übrigen Blöcke haben volle Stärke. Mehr Punkte brauchst du nicht.
lesson-winter-end = Ein neues Jahr und neue Karten. England hat rekrutiert: Die Hälfte seines Pools, zufällig gezogen, steht mit voller Stärke in England, vielleicht auch König Edward (7.7). Jetzt weißt du alles, was du zum Spielen brauchst.
