pace-attack = L’{ side } attaque : { $origin } → { $area }, { $count ->
    [one] un bloc
   *[other] { $count } blocs
 }.
pace-move = L’{ side } déplace { $count ->
    [one] un bloc
   *[other] { $count } blocs
 } : { $origin } → { $area }.
pace-skip = Passer
pace-setting = Rythme
pace-name = { $pace ->
    [off] Désactivé
    [fast] Rapide
    [slow] Lent
   *[normal] Normal
}
pace-about = La vitesse à laquelle vous voyez jouer l’adversaire. La barre d’espace passe à la fin.
pace-sound = Son
pace-sound-on = Jouer les sons

## Watching

pace-open = Tout est visible
pace-open-about = Vous voyez les blocs et les cartes des deux camps. Ce choix est définitif, et personne ne peut prendre une place.
pace-live = En direct
pace-waiting = En attente du prochain coup…
client-key-skip = Passer à la fin
