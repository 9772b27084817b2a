# A weboldal szövegei.

## Az oldalak

web-theme-auto = Színek a rendszer szerint
web-theme-light = Világos színek
web-theme-dark = Sötét színek
web-skip-to-decision = Ugrás a döntésedhez
web-skip-to-games = Ugrás a játékokhoz
web-skip-to-form = Ugrás az űrlaphoz
web-skip-to-chairs = Ugrás a helyekhez
web-skip-to-content = Ugrás a tartalomhoz
web-close = Bezárás
web-nothing = semmi

## A kezdőlap

web-welcome = Üdvözlünk az udvarban
web-welcome-back = Vár az udvar, { $name }
web-welcome-why = Társasjátékok udvari cselszövésekről – a szabályokra mi figyelünk.
web-about = A Curiáról
web-my-tables = Asztalaid
web-state-your-turn = Te jössz
web-state-others-turn = Másokra várunk
web-state-waiting = Még nem kezdődött el
web-state-over = Véget ért
web-go-to-table = Játék
web-look = Megnézem
web-games = Játékok
web-seats-range = { $min }–{ $max } játékosnak.
web-opponents = Ellenfelek
web-bots-count = { $count } gépi játékos
web-strength = Erősség
web-play-now = Játsszunk!
web-a-turn = Egy kör három lépésben
web-new-table = Asztal barátokkal
web-your-name = A neved
web-your-name-why = A többiek ezt látják az asztalnál.
web-save = Mentés

## Új asztal

web-new-table-of = Új asztal: { $game }
web-new-table-why = Válaszd ki, ki hova üljön. A szabad helyekre azok ülhetnek, akiknek elküldöd a linket.
web-chairs = Helyek
web-chair = { $count }. hely
web-choice-me = Én
web-choice-open = Szabad (linkkel)
web-choice-none = Nincs hely
web-options = Beállítások
web-option-line = { $option }: { $value }
web-reaction = Idő a közbelépésre
web-seconds =
    { $count ->
        [0] nincs
       *[other] { $count } másodperc
    }
web-open-table = Asztal megnyitása

## Asztal a kezdés előtt

web-waiting-why = A játék akkor kezdődik, amikor minden hely betelt.
web-share = Megosztható link
web-copy = Másolás
web-copied = Másolva.
web-sit = Leülök
web-stand = Felállok
web-begin = Kezdődjön a játék
web-begin-with-bots = Kezdés gépekkel a szabad helyeken
web-wait-for-host = Mindenki itt van. A házigazda indítja a játékot.
web-wait-for-players = Várunk még játékosokra.
web-wait-for-players-host = Várunk még játékosokra, de már most is kezdhetsz.
web-agreed = Így játszunk

## Az asztal

web-title-turn = ● Te jössz · { $game }
web-chronicle = Krónika
web-this-table = Asztal
web-watching = { $count } néző
web-connection-lost = Megszakadt a kapcsolat. Újrapróbáljuk…
web-not-sent = Ez nem jutott el az asztalhoz. Próbáld újra.
web-details = Részletek
web-players = Játékosok
web-you = te
web-to-move = Soron van
web-points = pont
web-hidden = rejtett
web-bot = gép
web-chair-open = Szabad hely
web-chair-absent = megszakadt a kapcsolata
web-chair-replaced = elment, gép játszik helyette
web-chair-bot = Gép ({ $level })
web-your-decision = A döntésed
web-your-choices = Lehetőségeid
web-your-hand = Lapjaid
web-whole-hand = Az összes lapod
web-only-you = Ezt csak te látod.
web-waiting = Most { $who } dönt
web-why-waiting = Nézelődj nyugodtan, most nincs teendőd.
web-why-watching = Nézőként vagy itt. A játékosok lapjait nem látod.
web-why-interrupt = Előtte még közbeléphetsz.
web-pause = Rövid szünet, mielőtt lezuhan a penge
web-take-back = Visszavonom
web-ask-to-take-back = Visszavonást kérek
web-undo-asked = { $who } vissza szeretne vonni egy lépést.
web-undo-yes = Beleegyezem
web-undo-no = Elutasítom
web-undo-waiting = Visszavonási kérés, a többiekre várunk.
web-replaced-ask = Gép játszik helyetted
web-replaced-why = Felálltál az asztaltól. Bármikor visszajöhetsz.
web-come-back = Visszaülök
web-final = Ezt nem lehet visszavonni.
web-rule = { $rule }. szabály.
web-total = Összesen
web-fair-shuffle = Tisztességes keverés
web-fair-shuffle-why = Ez a szám már az első lépés előtt eldőlt. A játék végén megjelenik a véletlen magja, és bárki ellenőrizheti, hogy összetartoznak.
web-leave = Felállás az asztaltól
web-leave-why = Amíg vissza nem jössz, gép játszik helyetted.
web-leave-now = Felállok
web-order = Előre kiadott utasítás
web-order-why = Csak te látod. Akkor teljesül, ha nálad van a hozzá való lap.
web-order-set = Beállítom
web-game-over = Vége a játéknak
web-winner = A győztes: { $who }
web-winners = Megosztott győzelem: { $who }
web-over-why = Összeszámoltuk a pontokat. A jegyzőkönyvben az egész játék nyílt lapokkal látható.
web-record = Jegyzőkönyv
web-to-start = A kezdőlapra
web-play-again = Új játszma
web-result = A végeredmény
web-place = Helyezés
web-commitment = A játék előtt rögzített szám
web-seed = A véletlen magja

## Névjegy

web-about-lead = A Curia e játékok kedvelőinek magánprojektje. Nem hivatalos, és nem áll kapcsolatban a játékok szerzőivel és kiadóival.
web-about-games = Kik alkották ezeket a játékokat
web-about-games-why = A játékok és a nevük a jogtulajdonosaiké. Az itteni szövegek és képek a mieink. Ha tetszik egy játék, vedd meg!
web-about-parts = Kiknek a munkájára építettünk
web-about-parts-why = Az ikonokból csak a szükségesek kerültek ide, kerekített körvonalakkal, a betűkészletekből csak a használt betűk.

## Hibák

web-error-not-found = Itt nincs semmi
web-error-refused = Ezt nem lehet
web-error-too-many = Egy kicsit lassabban
web-error-broken = Valami elromlott
web-error-status = Hibakód: { $status }

## Guillotine

web-g-final = Utolsó lapok
web-g-turn = { $day }. nap, { $turn }. kör
web-g-day = { $day }. nap (összesen { $days })
web-g-day-begins = { $day }. nap, kezd: { $player }
web-g-steps = Egy kör lépései
web-g-step-action = Lap
web-g-step-behead = Lefejezés
web-g-step-draw = Húzás
web-g-decks = Paklik és dobott lapok
web-g-noble-deck = Nemespakli
web-g-noble-discards = Dobott nemesek
web-g-action-deck = Akciópakli
web-g-action-discards = Dobott akciók
web-g-line = A sor, elölről
web-g-line-empty = Senki sem áll már a sorban.
web-g-places = Helyek
web-g-machine = A guillotine
web-g-place-spoken = { $place }. hely
web-g-new-place = Új hely: { $place }.
web-g-next-head = Következő
web-g-move-to = { $noble }: menjen { AZ($place) }. helyre
web-g-choice = { $card }: { $choice }
web-g-noble-spoken = { $noble }, { $colour }, értéke { $worth }
web-g-worth-depends = a paklitól függ
web-g-spectator-hand = Nézőként nincsenek lapjaid.
web-g-empty-hand = Üres a kezed.
web-g-being-played = Most játszod ki
web-g-played-by-other = Az asztalon
web-g-discard = Eldobom: { $card }
web-g-hand-size = Lapok kézben
web-g-trophies-of = { $player } trófeái
web-g-pile = Trófeák
web-g-no-heads = Még senki.
web-g-known-cards = Lapok, amelyekről tudod, hogy nála vannak
web-g-known-tops = A nemespakli felső lapjai, amelyeket ismersz
web-g-mark-rushed = Sietnie kell: a következő körében nem játszhat ki lapot
web-g-mark-cursed = Mielőtt legközelebb lesújt, összekeveredik a sor
web-g-mark-no-cards = Siet: ebben a körben nem játszhat ki lapot
web-g-mark-pimpernel = A kör végén véget ér a nap
web-g-no-card = nincs lap
web-g-nobody = senki
web-g-how-card = Ha akarsz, játssz ki egy akciókártyát, hogy átrendezd a sort.
web-g-how-noble = Tiéd a sor elején álló nemes. Legtöbbjük pontot ér, némelyik levon.
web-g-how-draw = Húzz egy akciókártyát. Három nap után a legtöbb pont nyer.
web-g-order-off = Kérdezz meg
web-g-order-next = Közbelépek, amikor { $player } legközelebb lefejezne valakit
web-g-order-noble = Közbelépek, amikor ő kerülne sorra: { $noble }
web-g-skip-behead = Nem játszom ki lapot, lefejezem: { $noble }
web-g-react = Várjunk csak!

## Mit tudnak a nemesek: röviden, hogy elférjen a lapon

web-g-ability-end-day = Véget vet a napnak
web-g-ability-behead-next = A következőt is lefejezed
web-g-ability-count = A Grófnővel 4
web-g-ability-countess = A Gróffal 4
web-g-ability-extra-draw = Húzz még egy lapot
web-g-ability-block-actions = Ha elöl áll, nincs akció
web-g-ability-add-noble = Új nemes áll a sorba
web-g-ability-spy = Minden lap után hátraáll
web-g-ability-guard = Annyit ér, ahány őröd van
web-g-ability-clown = Bárkihez kerülhet
web-g-ability-discard-one = Dobj el egy lapot
web-g-ability-tragic = Szürkénként −1

## A Guillotine kérdései

web-g-ask-choose_action = Kijátszol egy akciókártyát?
web-g-ask-choose_noble = Melyik nemest választod?
web-g-ask-choose_distance = { $noble }: melyik helyre álljon?
web-g-ask-order_next = Ki álljon { AZ($count) }. helyre?
web-g-ask-choose_late_arrival = Ki érkezik meg késve a sor végére?
web-g-ask-choose_player = Melyik játékost választod?
web-g-ask-choose_discard_card = Melyik dobott lapot veszed a kezedbe?
web-g-ask-choose_victim_card = Melyik lapját dobja el { $player }?
web-g-ask-choose_table_card = Melyik lefektetett lap kerüljön a dobottak közé?
web-g-ask-infighting_discard =
    { $count ->
        [one] Dobj el egy lapot
       *[other] Dobj el { $count } lapot egymás után
    }
web-g-ask-clerical_pick = Melyik nemest veszed el { $player } paklijából?
web-g-ask-place_clown = Kinek a paklijára kerüljön a Bohóc?
web-g-ask-innocent_discard = Melyik lapodat dobod el?
web-g-ask-react_wait = { $player } mindjárt lefejezi: { $noble }
web-g-ask-final_cards = Lefektetsz még egy lapot?
web-g-why-action = Utána lefejezed a sor elején állót: { $noble }. Aztán húzol egy lapot.
web-g-why-action-only = Ebben a körben már nem fejezel le senkit, csak húzol egy lapot.
web-g-why-rushed = Sietned kell: ebben a körben nem játszhatsz ki lapot.
web-g-why-window = Egy pillanat a közbelépésre, ha valakinél ott a hozzá való lap.
web-g-why-final = Véget ért az utolsó nap. Már csak pontokat módosító lapot lehet lefektetni.
web-g-why-clown = Lefejezted a Bohócot. Akinél van, annak 2 pontjába kerül.
web-g-why-innocent = Lefejezted az Ártatlan áldozatot: ez egy akciókártyádba kerül.
web-g-why-infighting = { $player } ezt játszotta ki ellened: { $card }.
web-g-why-card = Ezt játszottad ki: { $card }. { $help }

## Amit a többiek olvasnak

web-g-wait-choose_action = { $who } lapot választ
web-g-wait-choose_noble = { $who } nemest választ: { $card }
web-g-wait-choose_distance = { $who } elmozdít egy nemest: { $card }
web-g-wait-order_next = { $who } átrendezi a sort: { $card }
web-g-wait-choose_late_arrival = { $who } belenéz a nemespakliba
web-g-wait-choose_player = { $who } játékost választ: { $card }
web-g-wait-choose_discard_card = { $who } a dobott lapok között keres
web-g-wait-choose_victim_card = { $who } belenéz valaki lapjaiba
web-g-wait-choose_table_card = { $who } egy lefektetett lapot választ
web-g-wait-infighting_discard = { $who } lapot dob el
web-g-wait-clerical_pick = Titokban nemest választ: { $who }
web-g-wait-place_clown = { $who } a Bohócnak keres helyet
web-g-wait-innocent_discard = { $who } eldob egy lapot
web-g-wait-react_wait = { $who } mindjárt lesújt
web-g-wait-final_cards = { $who } az utolsó lapjait választja
