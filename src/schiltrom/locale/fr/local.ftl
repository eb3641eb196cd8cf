### Le jeu sans serveur : tout se passe dans le navigateur, et les parties restent sur cet appareil.

## Pendant la préparation

local-loading = Préparation du jeu … { $percent } %
local-starting = Préparation du jeu …
local-failed = Le jeu n’a pas pu démarrer dans ce navigateur. Rechargez la page ou essayez un navigateur plus récent.

## Ce qui change sans serveur

local-way-friend-about = Il faut un serveur : voici comment.
local-friend-title = Jouer avec un ami demande un serveur
local-friend-about = Cette page fonctionne sur votre seul appareil : personne d’autre ne peut vous rejoindre. Pour jouer avec un ami, l’un de vous démarre un serveur avec une seule commande, ou vous utilisez celui de quelqu’un d’autre.
local-friend-how = Démarrer un serveur
local-kept-here = Les parties ne sont gardées que dans ce navigateur. Enregistrez dans un fichier celles auxquelles vous tenez.
local-remove-sure = Supprimer définitivement cette partie de cet appareil ? Elle n’est pas terminée.
local-export = Enregistrer dans un fichier
local-docs = Documentation
local-damaged = { $count ->
    [one] Une partie de cet appareil est endommagée et ne peut pas être ouverte. Les autres sont intactes.
   *[other] { $count } parties de cet appareil sont endommagées et ne peuvent pas être ouvertes. Les autres sont intactes.
 }
local-damaged-remove = Supprimer les parties endommagées
local-restarted = Le jeu a dû redémarrer. Rien de ce qui était affiché n’est perdu.

## Erreurs, sans point final

error-needs-server = cela demande un serveur ; ici, on joue contre l’ordinateur ou à deux sur un écran
error-game-damaged = cette partie est endommagée sur cet appareil et ne peut pas être ouverte ; toutes les autres sont là
error-too-many-games-here = cet appareil garde au plus { $most } parties ; supprimez-en d’abord quelques-unes
local-storage-full = il n’y a plus de place sur cet appareil, rien n’a donc été fait ; supprimez d’anciennes parties ou enregistrez celle-ci dans un fichier, puis réessayez
local-storage-failed = ce navigateur n’a pas pu garder la partie, rien n’a donc été fait ; rechargez la page et réessayez
