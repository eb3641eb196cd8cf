orders-title = Befehle für diese Schlacht
orders-open = Befehle
orders-given = Befehle erteilt
orders-fire = Kämpfen
orders-fire-how = { $how ->
    [ask] Jedes Mal fragen
    [round] In dieser Kampfrunde kämpfen
    [loss] Kämpfen, bis wir einen Block verlieren
   *[end] Bis zum Ende kämpfen
}
orders-retreat = Rückzug
orders-retreat-when = { $when ->
    [outnumbered] Wenn wir unterlegen sind
    [below] Wenn unsere Stärke fällt unter
   *[never] Nie
}
orders-steps = Stärkepunkte
orders-to = Rückzug nach
orders-to-ask = Fragen
orders-hits = Treffer
orders-hits-how = { $how ->
    [ask] Fragen, wer sie nimmt
    [round] Die besseren Blöcke in dieser Kampfrunde schonen
   *[spare] Die besseren Blöcke schonen
}
orders-regroup = Nach einem Sieg
orders-regroup-how = { $how ->
    [ask] Fragen
   *[stay] Im Gebiet bleiben
}
orders-give = Befehle erteilen
orders-cancel = Befehle aufheben
orders-about = Sie enden mit der Schlacht, und dein Gegner erfährt nie davon. Nach allem anderen wirst du gefragt.
orders-setting = Wahl ohne Alternative
orders-setting-forced = Erzwungene Entscheidungen für mich treffen
orders-setting-hits = Treffer für mich verteilen, wenn die Blöcke gleich sind
orders-setting-about = Nicht dort, wo es deinem Gegner etwas verraten würde. Was für dich getan wurde, ist im Protokoll vermerkt.
orders-automatic = automatisch
