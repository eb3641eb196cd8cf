### What a player can work out: the winter as it would be now.
### $who is the name of a side, which comes with no article here. What the arguments are stands in the English
### catalogue.

## The winter as it would be if the year ended now

insight-why-england = Tutti i blocchi inglesi in { $area } si sbandano.
insight-why-horse = Cavalieri, Arcieri e Hobelars non svernano in { $area }, se non con Edoardo I.
insight-why-limit = Più blocchi di quanti possono svernare in { $area }.

insight-battles = Restano battaglie da combattere in { $areas }: l’inverno potrebbe andare diversamente.
insight-edward-may-winter = Edoardo I può svernare in { $area }, e con lui i blocchi inglesi lì presenti; in tal caso non c’è Leva. Qui torna a casa.
insight-wallace = Wallace può svernare in { $area } e guadagnare due step.
insight-quarters = { $block } può svernare in una di queste aree: { $areas }.
insight-french = I Cavalieri Francesi entrano nel Draw Pool scozzese.
insight-levy = { $count ->
    [one] La Leva porta un blocco in Inghilterra.
   *[other] La Leva porta { $count } blocchi in Inghilterra.
 }
insight-edward-dies = Edoardo I muore con la fine dell’anno. Edoardo II sarà Re d’Inghilterra.
insight-nobles = Nobili dopo l’inverno: Inghilterra { $england }, Scozia { $scotland }.
insight-victory = Vincerebbe la partita: { $who }.
