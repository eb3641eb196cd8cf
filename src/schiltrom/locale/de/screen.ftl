### What stands on a player's screen beside the prompt: buttons, questions, explanations, warnings. What the arguments
### are stands in the English catalogue.

## Buttons

word-done = { $step ->
    [move] Bewegung beenden
    [sea-block] Verschiffen beenden
    [victuals] Verteilen beenden
    [pillage-gain] Plünderung beenden
    [retreat] Rückzug beenden
    [regroup] Umgruppierung beenden
    [english-disband] Auflösung beenden
    [scottish-disband] Auflösung beenden
    [scottish-build] Nachschub beenden
    [english-build] Nachschub beenden
   *[other] Fertig
 }
word-pass = Passen: auf { $card } verzichten
word-stop = Hier anhalten
word-fire = Kämpfen
word-hold = Passen
word-event = { $step ->
    [truce] Waffenstillstand verkünden
   *[other] Ereignis ausführen: { $card }
 }
word-crown-bruce = Bruce krönen
word-crown-comyn = Comyn krönen
word-crown-balliol = Balliol als König zurückholen
word-winter = { $block } in { $area } überwintern lassen
word-disband = { $block } heimschicken

## Questions before something is given away

sure-moves = { $moves ->
    [one] Ein Bewegungspunkt ist noch übrig, und es gibt Blöcke, die ziehen könnten. Bewegung trotzdem beenden?
   *[other] { $moves } Bewegungspunkte sind noch übrig, und es gibt Blöcke, die ziehen könnten. Bewegung trotzdem beenden?
 }
sure-pass = Das Ereignis { $card } würde ohne Wirkung verfallen. Trotzdem passen?
sure-steps = { $left ->
    [one] Ein Stärkepunkt ist noch nicht verteilt; er würde verfallen. Weiter?
   *[other] { $left } Stärkepunkte sind noch nicht verteilt; sie würden verfallen. Weiter?
 }
sure-points = { $points ->
    [one] Ein Nachschubpunkt ließe sich noch ausgeben; er würde verfallen. Nachschub beenden?
   *[other] { $points } Nachschubpunkte ließen sich noch ausgeben; sie würden verfallen. Nachschub beenden?
 }
sure-stranded = Kein Rückzug möglich für { $blocks }: { $count ->
    [one] Dieser Block ist
   *[other] Diese Blöcke sind
 } verloren. Weiter?
sure-crown = { $count ->
    [0] Bei den Schotten steht kein Adeliger der anderen Fraktion: Niemand wird überlaufen. Krönung abhalten?
    [one] { $blocks } gehört zur anderen Fraktion und läuft sofort zu den Engländern über. Krönung abhalten?
   *[other] { $blocks } gehören zur anderen Fraktion und laufen sofort zu den Engländern über. Krönung abhalten?
 }

## Warnings on cards in the hand

warn-event = { $nothing ->
    [1] So, wie es steht, hätte das Ereignis { $card } keine Auswirkung.{ $ends ->
        [1] { " " }Und spielt die andere Seite auch ein Ereignis, endet das Jahr nach dieser Spielrunde.
       *[other] { "" }
     }
   *[other] Spielt die andere Seite auch ein Ereignis, bewegt niemand, und das Jahr endet nach dieser Spielrunde.
 }

## Who attacks, and when that changes

control-stays = { $attacker } greift an, { $defender } verteidigt. Alle Blöcke des Angreifers, die nach drei Kampfrunden noch in { $area } stehen, müssen sich zurückziehen.
control-may-change = { $attacker } greift an, { $defender } verteidigt. { $how ->
    [attacker_wins] Ist keiner der ersten Verteidiger mehr da, wenn in Kampfrunde 2 die Reserven von { $defender } eintreffen, gehört das Schlachtfeld { $attacker }, und von da an greift { $defender } an.
    [attacker_holds] Ist keiner der ersten Verteidiger mehr da, wohl aber noch erste Angreifer, wenn in Kampfrunde 2 die Reserven von { $defender } eintreffen, gehört das Schlachtfeld { $attacker }, und von da an greift { $defender } an.
   *[other] Sind alle ersten Verteidiger verloren und hat sich keiner zurückgezogen, wenn in Kampfrunde 2 die Reserven von { $defender } eintreffen, gehört das Schlachtfeld { $attacker }, und von da an greift { $defender } an.
 }
control-retreat = Drei Kampfrunden sind vorbei: { $attacker } hat angegriffen und muss { $area } verlassen, { $defender } bleibt.
control-won = { $winner } hat die Schlacht um { $area } gewonnen und darf Blöcke in benachbarte Gebiete umgruppieren.

## What a step is about

explain-card = Beide Seiten wählen verdeckt und decken gleichzeitig auf. Ein Ereignis geht vor jeder Bewegungskarte, eine höhere Zahl vor einer niedrigeren, und bei Gleichstand beginnt England. Spielen beide ein Ereignis, endet das Jahr nach dieser Spielrunde.
explain-truce = In dieser Spielrunde darf die andere Seite bewegen, aber nicht angreifen{ $truce_new_raids ->
    [forbidden] , und die Schotten dürfen England nicht betreten
   *[other] ; nach England dürfen die Schotten nur, solange es leer ist
 }. { $truce_raid_loss ->
    [applies] Schotten, die schon in England stehen, kosten es trotzdem einen Block.
    [suspended] Unter englischem Waffenstillstand kosten Schotten, die schon in England stehen, keinen Block.
   *[suspended_by_either] Schotten, die schon in England stehen, haben in dieser Spielrunde keine Auswirkungen.
 } Ereignisse laufen wie gewohnt ab.
explain-coronation = Einmal im Spiel dürfen die Schotten einen König krönen, statt ihr Ereignis auszuführen. Er kommt mit voller Stärke, aber die Adeligen der anderen Fraktion laufen sofort zu den Engländern über und kämpfen, wo sie unter Schotten stehen.{ $coronation_choice ->
    [on_play] { " " }Hat auch England ein Ereignis gespielt, wird die Wahl schon vorher verkündet.
   *[other] { "" }
 }
explain-coronation-battle = Adelige, die den neuen König verlassen haben, stehen jetzt ihren früheren Freunden gegenüber. Diese Schlachten werden sofort geschlagen, und die Adeligen greifen an; niemand ist in Reserve.
explain-herald = Der Herold geht zu einem Adeligen der anderen Seite, wo auch immer er ist (nicht zu Moray). Bei einer 1 bis 4 läuft dieser mit seiner aktuellen Stärke über; stehen Feinde bei ihm, kämpft er sofort gegen sie.
explain-victuals = Drei Stärkepunkte für Blöcke eines Gebiets{ $victuals_split ->
    [three_blocks] , jeder für einen anderen Block
   *[other] , verteilt, wie du willst
 }. Kein Block kommt über seine volle Stärke.
explain-pillage = Zwei Treffer auf eine feindliche Gruppe neben einer von deinen, genommen von den stärksten Blöcken wie in einer Schlacht. Jeder Stärkepunkt, den sie wirklich verliert, kann eine deiner Gruppen daneben verstärken. Ein Adeliger, der seinen letzten Stärkepunkt verliert, wechselt die Seite.
explain-pillage-hit = Die geplünderte Seite nimmt die Treffer einzeln, jeden mit ihrem stärksten Block dort; unter gleich starken darf sie wählen.
explain-pillage-gain = Die verlorenen Stärkepunkte dürfen an Blöcke einer freundlichen Gruppe neben dem geplünderten Gebiet gehen.
explain-sea-block = Ein oder zwei Blöcke segeln zusammen von einer Küste zu einer anderen, die du allein hältst, auch in England. Keine Grenze wird überquert, und die Skandinavier machen nicht mit.
explain-sea-area = Die Schiffe landen an einer Küste, an der eigene Blöcke stehen und keine Feinde.
explain-move = Ein Bewegungspunkt lässt die Blöcke eines Gebiets ziehen, jeden so weit er kann und wohin er will. Nach England hinein oder aus England heraus kostet jeder einzelne Block einen Punkt. In einer Phase überqueren höchstens sechs Blöcke eine { $edition ->
    [2] schwarze
   *[other] grüne
 } Grenze und zwei eine rote, hinter der sie anhalten müssen.{ $second ->
    [1] { " " }Wo Blöcke von Spieler 1 eingedrungen sind, müssen ebenso viele von deinen bleiben.
   *[other] { "" }
 }{ $truce ->
    [1] { " " }Es ist Waffenstillstand: keine Angriffe.
   *[other] { "" }
 }
explain-march = Der Block zieht von Gebiet zu Gebiet. Er muss anhalten, wo Feinde stehen, hinter einer roten Grenze und in England.
explain-choose-battle = Wo beide Seiten stehen, kommt es zur Schlacht. Wer in dieser Spielrunde Spieler 1 ist, sagt, welche als Nächste kommt.
explain-combat = Jeder Block handelt einmal in einer Kampfrunde: A vor B vor C, Verteidiger vor Angreifern. Unter den eigenen Blöcken eines Buchstabens wählt jede Seite die Reihenfolge.
explain-combat-action = Kämpft ein Block, wirft er so viele Würfel, wie er Stärke hat; jeder Würfel bis zu seiner Zahl trifft. Stattdessen darf er sich in ein freundliches oder leeres Gebiet neben der Schlacht zurückziehen oder passen.
explain-hit = Jeder Treffer nimmt dem stärksten Block im Kampf einen Stärkepunkt; unter gleich starken wählt der Besitzer. Ein Adeliger, der seinen letzten Stärkepunkt verliert, wechselt die Seite, andere gehen in den Pool oder sind permanent eliminiert.
explain-retreat = Nach drei Kampfrunden muss der Angreifer weichen{ $retreat_order ->
    [by_letter] , zuerst die A-Blöcke, dann B, dann C
   *[other] { "" }
 }. { $border_control ->
    [battle_start] Grenzen, über die der Feind diese Schlacht begonnen hat, sind versperrt,
    [any_battle] Grenzen, über die zuletzt der Feind in eine Schlacht gezogen ist, sind versperrt,
   *[this_battle] Grenzen, über die der Feind in diese Schlacht kam, sind versperrt,
 } und höchstens sechs Blöcke (zwei über eine rote Grenze) nehmen denselben Weg{ $retreat_limit ->
    [whole_battle] , mitgezählt, wer dort herkam und wer in früheren Kampfrunden zurückging
    [cumulative] , mitgezählt, wer dort herkam
   *[per_round] { "" }
 }. Was nicht fortkann, { $cannot_retreat ->
    [to_pool] kommt in den Pool; Adelige außer Moray werden gefangen
   *[other] gilt als im Kampf gefallen; Adelige werden gefangen
 }.
explain-retreat-to = Der Rückzug muss in ein freundliches oder leeres Gebiet führen, über eine Grenze, die offen ist und noch Platz hat.
explain-regroup = Der Sieger darf Blöcke von hier in freundliche oder leere Gebiete neben der Schlacht schicken; { $regroup_limit ->
    [as_retreats] die Grenzlimiten der Rückzüge zählen weiter
   *[fresh] die Grenzlimiten gelten von Neuem
 }. Niemand muss gehen.
explain-regroup-to = Wähle ein freundliches oder leeres Gebiet neben der Schlacht. Englische Blöcke dürfen England nicht verlassen, schottische es nicht betreten.
explain-raid = Am Ende der Spielrunde stehen nur Schotten in England. England nimmt einen seiner Blöcke, keinen Adeligen, { $raid_loss ->
    [shown] offen
   *[hidden] verdeckt
 } vom Spielfeld in seinen Pool.
explain-bruce-home = Der Winter beginnt: Alle Adeligen ziehen heim, die englischen zuerst. Wer daheim Feinde vorfindet, läuft über. Bruce hat zwei Heimatgebiete, Annan und Carrick; halten Feinde beide, wählt sein neuer Besitzer.
explain-comyn-home = Alle Adeligen ziehen heim, die englischen zuerst. Wer daheim Feinde vorfindet, läuft über. Comyn hat zwei Heimatgebiete, Badenoch und Lochaber; halten Feinde beide, wählt sein neuer Besitzer.
explain-moray-home = Moray überwintert daheim, wenn dort keine Feinde stehen, oder bleibt, wo er ist{ $leaders_disband ->
    [in_their_step] , oder er löst sich jetzt auf
   *[with_the_scots] . Aufgelöst werden kann er danach noch immer
 }.
# Also told to the other side while Moray's quarters are chosen
explain-king-home = Anführer beziehen ihr Winterquartier. Der König darf in ein Gebiet mit Kathedrale (Fife, Lennox, Strathspey) ohne Feinde ziehen oder bleiben, wo er ist{ $leaders_disband ->
    [in_their_step] , oder sich jetzt auflösen
   *[with_the_scots] { "" }
 }.
explain-edward-winter = Edward I. darf den Winter über in Schottland bleiben, aber nicht zwei Winter hintereinander. Englische Blöcke bei ihm dürfen auch bleiben, selbst über die Festungslimite hinaus. Der Preis: keine Rekrutierung für das nächste Jahr.
explain-english-disband = Alle englischen Blöcke in England und alle Ritter, Bogenschützen und Hobelar, die nicht bei einem überwinternden Edward stehen, sind aufgelöst. Infanterie darf bleiben, so weit die Festungslimite ihres Gebiets reicht; dabei zählt jeder Block dort.
explain-wallace-home = Wallace darf von überall nach Selkirk ziehen, wenn dort keine Feinde stehen; dort gewinnt er zwei Stärkepunkte, und keine Limite gilt für ihn.
explain-scottish-disband = Kein Gebiet behält mehr schottische Blöcke als seine Festungslimite, mit Kathedrale einen mehr; Adelige bleiben in jedem Fall. In England darf niemand bleiben. { $scots_disband ->
    [free] Andere dürfen nach Belieben aufgelöst werden, um später neu gezogen zu werden.
   *[other] { $leaders_disband ->
        [in_their_step] Sonst darf jetzt niemand aufgelöst werden.
       *[with_the_scots] Sonst dürfen nur der König und Moray aufgelöst werden.
     }
 }
explain-scottish-build = Jedes Gebiet, das die Schotten halten, hat so viele Nachschubpunkte wie seine Festungslimite, mit Kathedrale einen mehr; sie werden dort ausgegeben. Ein Punkt zieht einen Block mit Stärke 1 aus dem Pool, solange unter der Limite Platz ist, oder gibt einem Block dort einen Stärkepunkt. { $inland_draw ->
    [adjacent_coast] Im Binnenland gezogene Skandinavier und Franzosen landen an einer Küste daneben.
   *[other] Binnengebiete ziehen keine Skandinavier und keine Franzosen.
 }
explain-build-from = Zwei Gebiete könnten diesen Stärkepunkt bezahlen: das, in dem der Block steht, und das, das ihn gezogen hat.
explain-drawn-to = Für ein Binnengebiet gezogen, landet dieser Block an einer freundlichen Küste daneben.
explain-english-build = Jedes Gebiet, das England hält, hat so viele Nachschubpunkte wie seine Festungslimite, für Stärkepunkte von Infanterie und Adeligen dort. Was nicht ausgegeben wird, verfällt.
explain-fire-roll = Jeder Würfel bis zur Zahl des Blocks ist ein Treffer.
explain-celtic-roll = Keltische Einheit: Blöcke aus Wales und Ulster würfeln { $celtic_test ->
    [before_battle] einzeln, bevor die Schlacht beginnt
   *[other] einzeln, wenn sie zum ersten Mal mitkämpfen
 }. Bei 5 oder 6 gehen sie in den Pool.
explain-herald-roll = Bei 1 bis 4 läuft der Adelige über.
explain-draw = Ein Block wird blind aus dem Pool gezogen.
explain-levy = Die Hälfte des englischen Pools, aufgerundet, kommt mit voller Stärke nach England, außer Edward überwintert in Schottland.
explain-deal = Alle fünfundzwanzig Karten werden gemischt, und jede Seite erhält fünf für das Jahr.

## Where blocks can go

reach-some = Nur { $count } von { $total } können ziehen: Grenzen, Bewegungspunkte oder Feinde halten { $blocks } auf.
reach-reserve = { $total ->
    [one] In Reserve bis Kampfrunde 2.
   *[other] { $count } von { $total } in Reserve bis Kampfrunde 2.
 }

## Why several choices at once are refused

reason-not-known-yet = warte die Würfel oder das Aufdecken ab, bevor du weiterwählst

## Odds

error-no-battle = keine Chancen: Es ist nicht klar, wer dort gegen wen kämpfen würde
