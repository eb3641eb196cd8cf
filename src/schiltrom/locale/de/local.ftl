### Das Spiel ohne Server: Alles läuft im Browser, und die Partien liegen auf diesem Gerät.

## Bis das Spiel bereit ist

local-loading = Das Spiel wird vorbereitet … { $percent } %
local-starting = Das Spiel wird vorbereitet …
local-failed = Das Spiel lässt sich in diesem Browser nicht starten. Lade die Seite neu oder nimm einen neueren Browser.

## Was ohne Server anders ist

local-way-friend-about = Dafür braucht es einen Server: so geht es.
local-friend-title = Mit Freunden spielen geht nur über einen Server
local-friend-about = Diese Seite läuft allein auf deinem Gerät, daher kann niemand dazukommen. Um mit Freunden zu spielen, startet einer von euch mit einem einzigen Befehl einen Server, oder ihr nutzt einen, den jemand anders betreibt.
local-friend-how = So startest du einen Server
local-kept-here = Die Partien liegen nur in diesem Browser. Sichere als Datei, was dir wichtig ist.
local-remove-sure = Diese Partie endgültig von diesem Gerät löschen? Sie ist noch nicht zu Ende.
local-export = Als Datei sichern
local-docs = Dokumentation
local-damaged = { $count ->
    [one] Eine Partie auf diesem Gerät ist beschädigt und lässt sich nicht öffnen. Alle anderen sind in Ordnung.
   *[other] { $count } Partien auf diesem Gerät sind beschädigt und lassen sich nicht öffnen. Alle anderen sind in Ordnung.
 }
local-damaged-remove = Beschädigte Partien löschen
local-restarted = Das Spiel musste neu gestartet werden. Nichts, was zu sehen war, ist verloren.

## Fehler, ohne Punkt

error-needs-server = dafür braucht es einen Server; hier kannst du gegen den Computer oder zu zweit an einem Bildschirm spielen
error-game-damaged = diese Partie ist auf diesem Gerät beschädigt und lässt sich nicht öffnen; alle anderen sind noch da
error-too-many-games-here = dieses Gerät behält höchstens { $most } Partien; lösche zuerst einige
local-storage-full = auf diesem Gerät ist kein Platz mehr, daher wurde nichts ausgeführt; lösche alte Partien oder sichere diese als Datei und versuch es noch einmal
local-storage-failed = dieser Browser konnte die Partie nicht sichern, daher wurde nichts ausgeführt; lade die Seite neu und versuch es noch einmal
