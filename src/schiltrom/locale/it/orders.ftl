orders-title = Ordini per questa battaglia
orders-open = Ordini
orders-given = Ordini dati
orders-fire = Tiro
orders-fire-how = { $how ->
    [ask] Chiedi ogni volta
    [round] Tira in questo Round
    [loss] Tira finché non perdiamo un blocco
   *[end] Tira fino alla fine
}
orders-retreat = Ritirata
orders-retreat-when = { $when ->
    [outnumbered] Se siamo in inferiorità
    [below] Se restano meno step di
   *[never] Mai
}
orders-steps = Step
orders-to = Ritirata in
orders-to-ask = Chiedi
orders-hits = Colpi
orders-hits-how = { $how ->
    [ask] Chiedi chi li subisce
    [round] Risparmia i blocchi migliori in questo Round
   *[spare] Risparmia i blocchi migliori
}
orders-regroup = Dopo una vittoria
orders-regroup-how = { $how ->
    [ask] Chiedi
   *[stay] Resta nell’area
}
orders-give = Dai gli ordini
orders-cancel = Annulla gli ordini
orders-about = Finiscono con la battaglia e l’avversario non ne saprà mai nulla. Per tutto il resto ti viene chiesto.
orders-setting = Scelte senza alternativa
orders-setting-forced = Fai per me le scelte obbligate
orders-setting-hits = Assegna per me i colpi tra blocchi uguali
orders-setting-about = Non dove rivelerebbe qualcosa all’avversario. Il registro segnala che cosa è stato fatto per te.
orders-automatic = automatico
