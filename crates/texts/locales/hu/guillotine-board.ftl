# Guillotine: the words of the board

## On the table

guillotine-board-final = Utolsó lapok
guillotine-board-turn = { $day }. nap, { $turn }. kör
guillotine-board-day = { $day }. nap a { $days }-ból
guillotine-board-day_begins = { $day }. nap, kezd: { $player }
guillotine-board-day_name = { $day }. nap
guillotine-board-steps = Egy kör lépései
guillotine-board-step_action = Lap
guillotine-board-step_behead = Lefejezés
guillotine-board-step_draw = Húzás
guillotine-board-decks = Paklik és dobott lapok
guillotine-board-noble_deck = Nemespakli
guillotine-board-noble_discards = Dobott nemesek
guillotine-board-action_deck = Akciópakli
guillotine-board-action_discards = Dobott akciók
guillotine-board-line = A sor, elölről
guillotine-board-line_empty = Senki sem áll már a sorban.
guillotine-board-places = Helyek
guillotine-board-machine_spoken = A guillotine, előtte áll: { $noble }
guillotine-board-place_spoken = { $place }. hely
guillotine-board-new_place = Új hely: { $place }.
guillotine-board-next_head = Következő
guillotine-board-move_to = { $noble }: menjen { AZ($place) }. helyre
guillotine-board-choose = Választom: { $thing }
guillotine-board-play = Kijátszom: { $card }
guillotine-board-card_spoken = { $card } – { $help }
guillotine-board-worth_spoken = { $count } pont
guillotine-board-loss_spoken = mínusz { $count } pont
guillotine-board-worth_depends = értéke a kupactól függ
guillotine-board-choices_spoken = ebből választható: { $count }
guillotine-board-top_spoken = legfelül: { $noble }
guillotine-board-spectator_hand = Nézőként nincsenek lapjaid.
guillotine-board-empty_hand = Üres a kezed.
guillotine-board-being_played = Most játszod ki
guillotine-board-played_by_other = Az asztalon
guillotine-board-discard = Eldobom: { $card }
guillotine-board-hand_size = Lapok kézben
guillotine-board-trophies_of = { $player } trófeái
guillotine-board-pile = Trófeák
guillotine-board-no_heads = Még senki.
guillotine-board-known_cards = Lapok, amelyekről tudod, hogy nála vannak
guillotine-board-known_tops = A nemespakli felső lapjai, amelyeket ismersz
guillotine-board-mark_rushed = Sietnie kell: a következő körében nem játszhat ki lapot
guillotine-board-mark_cursed = Mielőtt legközelebb lesújt, összekeveredik a sor
guillotine-board-mark_no_cards = Siet: ebben a körben nem játszhat ki lapot
guillotine-board-mark_pimpernel = A kör végén véget ér a nap
guillotine-board-no_card = nincs lap
guillotine-board-nobody = senki
guillotine-board-how_card = Ha akarsz, játssz ki egy akciókártyát, hogy átrendezd a sort.
guillotine-board-how_noble = Tiéd a sor elején álló nemes. A legtöbbjük pontot ér, de akad, aki pontokba kerül.
guillotine-board-how_draw = Húzz egy akciókártyát. A harmadik nap végén az nyer, akinek a legtöbb pontja van.
guillotine-board-order_off = Kérdezz meg
guillotine-board-order_next = Közbelépek, amikor { $player } legközelebb lefejezne valakit
guillotine-board-order_noble = Közbelépek, amikor ez a nemes kerülne sorra: { $noble }
guillotine-board-order_pass_turn = Ebben a körben nem lépek közbe
guillotine-board-order_pass = Visszavonásig nem lépek közbe
guillotine-board-skip_behead = Lap nélkül lefejezem { $noble_whom }
guillotine-board-let_pass = Nem lépek közbe

## What nobles can do, short enough for a card

guillotine-board-ability_end_day = Véget vet a napnak
guillotine-board-ability_behead_next = A következőt is lefejezed
guillotine-board-ability_count = A Grófnővel 4
guillotine-board-ability_countess = A Gróffal 4
guillotine-board-ability_extra_draw = Húzz még egy lapot
guillotine-board-ability_block_actions = Ha elöl áll, nincs akció
guillotine-board-ability_add_noble = Új nemes áll a sorba
guillotine-board-ability_spy = Minden lap után hátraáll
guillotine-board-ability_guard = Annyit ér, ahány őröd van
guillotine-board-ability_clown = Bárkihez kerülhet
guillotine-board-ability_discard_one = Dobj el egy lapot
guillotine-board-ability_tragic = Szürkénként −1

## Questions

guillotine-board-ask_choose_action = Kijátszol egy akciókártyát?
guillotine-board-ask_choose_noble = Melyik nemest választod?
guillotine-board-ask_choose_distance = Melyik helyre álljon { $noble_who }?
guillotine-board-ask_order_next = Ki álljon { AZ($count) }. helyre?
guillotine-board-ask_choose_late_arrival = Ki álljon be megkésve a sor végére?
guillotine-board-ask_choose_player = Melyik játékost választod?
guillotine-board-ask_choose_discard_card = Melyik dobott lapot veszed a kezedbe?
guillotine-board-ask_choose_victim_card = Melyik lapját dobja el { $player }?
guillotine-board-ask_choose_table_card = Melyik lefektetett lap kerüljön a dobottak közé?
guillotine-board-ask_infighting_discard =
    { $count ->
        [one] Dobj el egy lapot
       *[other] Dobj el { $count } lapot egymás után
    }
guillotine-board-ask_clerical_pick = Melyik nemest veszed el { $player } kupacából?
guillotine-board-ask_place_clown = Kinek a kupacára kerüljön a Bohóc?
guillotine-board-ask_innocent_discard = Melyik lapodat dobod el?
guillotine-board-ask_react_wait = { $player } mindjárt lefejezi { $noble_whom }
guillotine-board-ask_final_cards = Lefektetsz még egy lapot?
guillotine-board-why_action = Utána lefejezed a sor elején állót: { $noble }. Aztán húzol egy lapot.
guillotine-board-why_action_only = Ebben a körben már nem fejezel le senkit, csak húzol egy lapot.
guillotine-board-why_rushed = Sietned kell: ebben a körben nem játszhatsz ki lapot.
guillotine-board-why_window = Egy pillanat a közbelépésre annak, akinél ott a hozzá való lap.
guillotine-board-why_final = Véget ért az utolsó nap. Már csak pontokat módosító lapot lehet lefektetni.
guillotine-board-why_clown = Lefejezted a Bohócot. Akinél van, annak 2 pontjába kerül.
guillotine-board-why_innocent = Lefejezted az Ártatlan áldozatot: ez egy akciókártyádba kerül.
guillotine-board-why_infighting = { $player } ezt játszotta ki ellened: { $card }.
guillotine-board-why_card = Ezt játszottad ki: { $card }. { $help }

## What the others read

guillotine-board-wait_choose_action = { $who } lapot választ
guillotine-board-wait_choose_noble = { $who } nemest választ: { $card }
guillotine-board-wait_choose_distance = { $who } elmozdít egy nemest: { $card }
guillotine-board-wait_order_next = { $who } átrendezi a sort: { $card }
guillotine-board-wait_choose_late_arrival = { $who } belenéz a nemespakliba
guillotine-board-wait_choose_player = { $who } játékost választ: { $card }
guillotine-board-wait_choose_discard_card = { $who } a dobott lapok között keres
guillotine-board-wait_choose_victim_card = { $who } belenéz valaki lapjaiba
guillotine-board-wait_choose_table_card = { $who } egy lefektetett lapot választ
guillotine-board-wait_infighting_discard = { $who } lapot dob el
guillotine-board-wait_clerical_pick = Titokban nemest választ: { $who }
guillotine-board-wait_place_clown = { $who } a Bohócnak keres helyet
guillotine-board-wait_innocent_discard = { $who } eldob egy lapot
guillotine-board-wait_react_wait = { $who } mindjárt lesújt
guillotine-board-wait_final_cards = { $who } az utolsó lapjait választja
