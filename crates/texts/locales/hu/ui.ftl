# A Curia általános szövegei.

## Felsorolások

ui-list_empty = semmi
ui-list_last = { $first } és { $last }

## Játékosok és pontok

ui-you = { $name } (te)
ui-players = Játékosok
ui-points = { $count } pont
ui-points_head = pont
ui-hand_head = lap
ui-place = { $place }.
ui-scores = Állás
ui-total = Összesen
ui-hidden = rejtett
ui-winner =
    { $count ->
        [one] { $who } nyert.
       *[other] Közös győzelem: { $who }.
    }
ui-result = A végeredmény
ui-over = Vége a játéknak.

## Ki van soron

ui-waiting = Most { $who } dönt
ui-may_interrupt = Most { $who } következik, de előbb közbeléphetsz.
ui-go_on = Tovább
ui-chronicle = Krónika
ui-rule = { $rule }. szabály

## Tudnivalók egy választásról

ui-about_nothing = Erről nincs több tudnivaló.
ui-allowed = Most választhatod.
ui-refused = Most nem: { $reason } ({ $rule }. szabály)
ui-legend = Billentyűk

## Visszavonás és kilépés

ui-undone = Visszavonva.
ui-back_asked =
    { $you ->
        [seat] Vissza szeretnél vonni egy lépést.
       *[other] { $seat } vissza szeretne vonni egy lépést.
    }
ui-back_declined =
    { $you ->
        [seat] Inkább továbbjátszanál.
       *[other] { $seat } inkább továbbjátszana.
    }
ui-back_withdrawn =
    { $you ->
        [seat] Mégsem kéred a visszavonást.
       *[other] { $seat } mégsem kéri a visszavonást.
    }
ui-back_lapsed =
    { $you ->
        [seat] Közben folytatódott a játék, ezért a visszavonási kérésed érvényét vesztette.
       *[other] Közben folytatódott a játék, ezért { $seat } visszavonási kérése érvényét vesztette.
    }
ui-undo_nothing = Nincs mit visszavonni: közben más lépett, felfordult egy lap, vagy a szerencse döntött.
ui-quit_ask = Kilépsz a játékból?
ui-quit_keys = i: kilépek, bármely más billentyű: maradok
ui-bye = Viszontlátásra.

## Billentyűk

ui-key_choose = választ
ui-key_play = lép
ui-key_about = mi ez
ui-key_undo = vissza
ui-key_scores = állás
ui-key_table = asztal
ui-key_rules = szabály
ui-key_scroll = görget
ui-key_keys = súgó
ui-key_quit = kilép
ui-key_browse = lapoz
ui-key_close = bezár
ui-keys_arrows = mozgás a lehetőségek között
ui-keys_number = az adott sorszámú lehetőség azonnali választása
ui-keys_enter = a kijelölt lehetőség választása
ui-keys_about = mit tud a kijelölt lap, és miért nem választható
ui-keys_chronicle = lapozás a krónikában
ui-keys_undo = az utolsó lépés visszavonása, amíg semmi új nem derült ki
ui-keys_table = az egész asztal szavakban
ui-keys_scores = a pontok részletezve
ui-keys_rules = a szabályok, ahol a kérdésről szólnak
ui-keys_language = nyelvváltás
ui-keys_quit = kilépés
ui-keys_mouse = kattintás: lépés, jobb gomb: mi ez?, görgő: mozgás
ui-mouse = egér

## Túl kicsi képernyő

ui-enlarge = Nagyítsd az ablakot legalább ekkorára: { $width } × { $height }.
ui-more = és még { $count }

## Játék szövegsorokkal

ui-plain_commands = Írd be egy lehetőség sorszámát vagy a lépést. Más parancsok: ? (vagy ? és egy lehetőség), állás, asztal, szabályok (vagy szabályok és egy szám), vissza, nyelv, segítség, kilép.
ui-plain_unknown = Ezt nem értem. Lehetséges: { $choices }, ?, állás, asztal, szabályok, vissza, nyelv, segítség, kilép.
ui-plain_numbers =
    { $count ->
        [one] 1
       *[other] 1–{ $count }
    }
ui-plain_refused = { $reason } ({ $rule }. szabály)
ui-plain_interrupt = Üres sorral továbbmehetsz.

## Gépi játékosok

ui-bot-random = könnyű
ui-bot-greedy = közepes
ui-bot-mcts = erős

## Beállítások

ui-option_random = sorsolás dönt

## Hibák

ui-error_seats = Nem lehet { $asked } hely: { $min }–{ $max } játékos ülhet az asztalhoz.
ui-error_option = Nincs „{ $option }” nevű beállítás. Lehetséges: { $allowed }.
ui-error_value = { NAGYAZ($option) } beállítás értéke nem lehet „{ $value }”. Lehetséges: { $allowed }.
