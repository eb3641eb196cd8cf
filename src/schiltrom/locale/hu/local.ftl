### A játék szerver nélkül: minden a böngészőben fut, a játszmák ezen az eszközön maradnak.

## Amíg a játék elkészül

local-loading = A játék előkészítése … { $percent } %
local-starting = A játék előkészítése …
local-failed = A játék nem indult el ebben a böngészőben. Töltsd újra az oldalt, vagy próbálj újabb böngészőt.

## Ami szerver nélkül más

local-way-friend-about = Ehhez szerver kell: így megy.
local-friend-title = Barátokkal játszani csak szerverrel lehet
local-friend-about = Ez az oldal csak a te eszközödön fut, ezért más nem tud csatlakozni. Ha egy baráttal játszanál, egyikőtök egyetlen paranccsal elindít egy szervert, vagy használjátok valaki másét.
local-friend-how = Így indíthatsz szervert
local-kept-here = A játszmák csak ebben a böngészőben vannak meg. Ami fontos, azt mentsd fájlba.
local-remove-sure = Végleg törlöd ezt a játszmát erről az eszközről? Még nincs vége.
local-export = Mentés fájlba
local-docs = Dokumentáció
local-damaged = { $count ->
    [one] Egy játszma megsérült ezen az eszközön, és nem nyitható meg. A többi rendben van.
   *[other] { $count } játszma megsérült ezen az eszközön, és nem nyitható meg. A többi rendben van.
 }
local-damaged-remove = Sérült játszmák törlése
local-restarted = A játékot újra kellett indítani. Semmi nem veszett el, ami látható volt.

## Hibák, pont nélkül

error-needs-server = ehhez szerver kell; itt a gép ellen vagy ketten egy képernyőnél lehet játszani
error-game-damaged = ez a játszma megsérült ezen az eszközön, és nem nyitható meg; a többi megvan
error-too-many-games-here = ez az eszköz legfeljebb { $most } játszmát őriz meg; előbb törölj néhányat
local-storage-full = nincs több hely ezen az eszközön, ezért ez nem történt meg; törölj régi játszmákat, vagy mentsd ezt fájlba, aztán próbáld újra
local-storage-failed = a böngésző nem tudta megőrizni a játszmát, ezért ez nem történt meg; töltsd újra az oldalt, és próbáld újra
