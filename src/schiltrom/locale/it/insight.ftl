### What a player can work out: the winter as it would be now.
### $who is the name of a side, which comes with no article here. What the arguments are stands in the English
### catalogue.

## The winter as it would be if the year ended now

insight-why-england = Tutti i blocchi inglesi in { $area } si sbandano.
insight-why-horse = Cavalieri, Arcieri e Hobelars non possono svernare in { $area } senza Edoardo I.
insight-why-limit = L’area { $area } supera il limite dei castelli.

insight-battles = Restano battaglie da combattere in { $areas }: tutto può ancora cambiare.
insight-edward-may-winter = Edoardo I può svernare in { $area } con i blocchi inglesi lì presenti, ma allora non c’è Leva. In questa previsione torna a casa.
insight-wallace = Wallace può svernare in { $area } e guadagnare due step.
insight-quarters = { $block } può svernare in una di queste aree: { $areas }.
insight-french = I Cavalieri Francesi entrano nel Draw Pool scozzese.
insight-levy = { $count ->
    [one] La Leva porta un blocco in Inghilterra.
   *[other] La Leva porta { $count } blocchi in Inghilterra.
 }
insight-edward-dies = Edoardo I muore alla fine dell’anno. Edoardo II diventa Re d’Inghilterra.
insight-nobles = Nobili dopo l’inverno: Inghilterra { $england }, Scozia { $scotland }.
insight-victory = Vincerebbe la partita: { $who }.
