### The game without a server: everything runs in the browser, and games are kept on this device.

## While the game gets ready

# $percent: how much has been loaded
local-loading = Getting the game ready … { $percent } %
local-starting = Getting the game ready …
local-failed = The game could not start in this browser. Reload the page, or try a newer browser.

## What is different without a server

local-way-friend-about = This needs a server: see how.
local-friend-title = Playing a friend needs a server
local-friend-about = This page runs on your device alone, so nobody else can join. To play a friend, one of you starts a server with a single command, or you use one that somebody else runs.
local-friend-how = How to start a server
local-kept-here = Games are kept in this browser only. Save those you care about as files.
local-remove-sure = Delete this game from this device for good? It is not over.
local-export = Save as file
local-docs = Documentation
# $count: how many games
local-damaged = { $count ->
    [one] One game on this device is damaged and cannot be opened. The others are not affected.
   *[other] { $count } games on this device are damaged and cannot be opened. The others are not affected.
 }
local-damaged-remove = Delete damaged games
local-restarted = The game had to be restarted. Nothing that was shown is lost.

## Errors, without a full stop

error-needs-server = this needs a server: here you can play the computer, or two at one screen
error-game-damaged = this game is damaged on this device and cannot be opened; all others are still there
# $most: a number
error-too-many-games-here = this device keeps { $most } games at most; delete some of them first
local-storage-full = there is no room left on this device, so this was not done; delete old games or save this one as a file, then try again
local-storage-failed = this browser could not keep the game, so this was not done; reload the page and try again
