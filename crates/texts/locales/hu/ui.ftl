# A Curia általános szövegei.

## Felsorolások

ui-list-empty = semmi
ui-list-last = { $first } és { $last }

## Játékosok és pontok

ui-you = { $name } (te)
ui-players = Játékosok
ui-points = { $count } pont
ui-points-head = pont
ui-hand-head = kéz
ui-place = { $place }.
ui-scores = Állás
ui-total = Összesen
ui-hidden = rejtett
ui-winner =
    { $count ->
        [one] A győztes: { $who }.
       *[other] Megosztott győzelem: { $who }.
    }
ui-result = A végeredmény
ui-over = A játéknak vége.

## Ki van soron

ui-waiting = Most { $who } dönt
ui-may-interrupt = Most { $who } következik, de előbb közbeléphetsz.
ui-go-on = Tovább
ui-chronicle = Krónika
ui-rule = { $rule }. szabály

## Tudnivalók egy választásról

ui-about-nothing = Erről nincs több tudnivaló.
ui-allowed = Most választhatod.
ui-refused = Most nem: { $reason } ({ $rule }. szabály)
ui-legend = Billentyűk

## Visszavonás és kilépés

ui-undone = Visszavonva.
ui-undo-nothing = Nincs mit visszavonni: közben más lépett, felfordult egy lap, vagy a szerencse döntött.
ui-quit-ask = Kilépsz a játékból?
ui-quit-keys = i: kilépek, bármely más billentyű: maradok
ui-bye = Viszontlátásra.

## Billentyűk

ui-key-choose = választ
ui-key-play = lép
ui-key-about = mi ez?
ui-key-undo = vissza
ui-key-scores = állás
ui-key-table = asztal
ui-key-scroll = görget
ui-key-keys = súgó
ui-key-quit = kilép
ui-key-browse = lapoz
ui-key-close = bezár
ui-keys-arrows = mozgás a lehetőségek között
ui-keys-number = az adott sorszámú lehetőség azonnali választása
ui-keys-enter = a kijelölt lehetőség választása
ui-keys-about = mit tud a kijelölt lap, és miért nem választható
ui-keys-chronicle = lapozás a krónikában
ui-keys-undo = az utolsó lépés visszavonása, amíg semmi új nem derült ki
ui-keys-table = az egész asztal szavakban
ui-keys-scores = a pontok részletezve
ui-keys-language = nyelvváltás
ui-keys-quit = kilépés
ui-keys-mouse = kattintás: lépés, jobb gomb: mi ez?, görgő: mozgás
ui-mouse = egér

## Túl kicsi képernyő

ui-enlarge = Nagyítsd az ablakot legalább ekkorára: { $width } × { $height }.
ui-more = és még { $count }

## Játék szövegsorokkal

ui-plain-commands = Írd be egy lehetőség sorszámát vagy a lépést. Más parancsok: ? (vagy ? és egy lehetőség), állás, asztal, vissza, nyelv, segítség, kilép.
ui-plain-unknown = Ezt nem értem. Lehetséges: { $choices }, ?, állás, asztal, vissza, nyelv, segítség, kilép.
ui-plain-numbers =
    { $count ->
        [one] 1
       *[other] 1–{ $count }
    }
ui-plain-refused = { $reason } ({ $rule }. szabály)
ui-plain-interrupt = Üres sorral továbbmehetsz.

## Gépi játékosok

ui-bot-random = könnyű
ui-bot-greedy = közepes
ui-bot-mcts = erős

## Beállítások

ui-option-random = sorsolás dönt
ui-option-any = bármelyik
ui-option-default = a szabálykönyv szerint

## Hibák

ui-error-seats = Nem lehet { $asked } hely: { $min }–{ $max } játékos ülhet az asztalhoz.
ui-error-option = Nincs „{ $option }” nevű beállítás. Lehetséges: { $allowed }.
ui-error-value = { NAGYAZ($option) } beállítás értéke nem lehet „{ $value }”. Lehetséges: { $allowed }.

## A Guillotine képe

ui-guillotine-day = { $day }/{ $days }. nap
ui-guillotine-final = Utolsó lapok
ui-guillotine-line = A sor
ui-guillotine-heads =
    { $count ->
        [0] senki sem vár
       *[other] { $count } nemes vár
    }
ui-guillotine-hand = Lapjaid
ui-guillotine-nobles = nemesek
ui-guillotine-cards = lapok
ui-guillotine-deck = pakli
ui-guillotine-discard = dobott
ui-guillotine-top = legfelül: { $noble }
ui-guillotine-known = nála van: { $cards }
ui-guillotine-next-up = tudod: { $nobles }
ui-guillotine-rushed = sietnie kell
ui-guillotine-cursed = átok sújtja
