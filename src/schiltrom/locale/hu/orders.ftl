orders-title = Parancsok erre a csatára
orders-open = Parancsok
orders-given = Parancs kiadva
orders-fire = Tüzelés
orders-fire-how = { $how ->
    [ask] Kérdezz meg minden alkalommal
    [round] Tüzelés ebben a körben
    [loss] Tüzelés, amíg követ nem vesztünk
   *[end] Tüzelés a csata végéig
}
orders-retreat = Visszavonulás
orders-retreat-when = { $when ->
    [outnumbered] Ha túlerőben van az ellenfél
    [below] Ha ennél kevesebb életerő marad:
   *[never] Soha
}
orders-steps = Életerő
orders-to = Visszavonulás ide
orders-to-ask = Kérdezz meg
orders-hits = Találatok
orders-hits-how = { $how ->
    [ask] Kérdezd meg, ki kapja
    [round] A jobb kövek kímélése ebben a körben
   *[spare] A jobb kövek kímélése
}
orders-regroup = Győzelem után
orders-regroup-how = { $how ->
    [ask] Kérdezz meg
   *[stay] Maradás a tartományban
}
orders-give = Parancs kiadása
orders-cancel = Parancs visszavonása
orders-about = A csatával együtt véget érnek, és az ellenfél sosem tud róluk. Minden mást megkérdezünk.
orders-setting = Választás nélküli döntések
orders-setting-forced = A kényszerű döntéseket hozd meg helyettem
orders-setting-hits = Egyforma kövek közt oszd el helyettem a találatokat
orders-setting-about = Kivéve, ha ez elárulna valamit az ellenfélnek. A napló jelzi, mi történt helyetted.
orders-automatic = automatikus
