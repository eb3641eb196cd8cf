orders-title = Ordres pour cette bataille
orders-open = Ordres
orders-given = Ordres donnés
orders-fire = Combat
orders-fire-how = { $how ->
    [ask] Me demander chaque fois
    [round] Combattre pendant cette manche
    [loss] Combattre jusqu’à la perte d’un bloc
   *[end] Combattre jusqu’au bout
}
orders-retreat = Retraite
orders-retreat-when = { $when ->
    [outnumbered] En infériorité
    [below] S’il reste moins de crans que
   *[never] Jamais
}
orders-steps = Crans
orders-to = Retraite vers
orders-to-ask = Me demander
orders-hits = Coups
orders-hits-how = { $how ->
    [ask] Me demander qui les encaisse
    [round] Épargner les meilleurs blocs pendant cette manche
   *[spare] Épargner les meilleurs blocs
}
orders-regroup = Après une victoire
orders-regroup-how = { $how ->
    [ask] Me demander
   *[stay] Rester dans la région
}
orders-give = Donner ces ordres
orders-cancel = Annuler les ordres
orders-about = Ils prennent fin avec la bataille, et l’adversaire n’en saura jamais rien. Tout le reste vous est demandé.
orders-setting = Choix sans alternative
orders-setting-forced = Faire les choix forcés à ma place
orders-setting-hits = Répartir les coups à ma place entre blocs identiques
orders-setting-about = Sauf là où cela renseignerait l’adversaire. Le journal signale ce qui a été fait à votre place.
orders-automatic = automatique
