# Guillotine: what happened, as it is told

## What happened

guillotine-event-game_began =
    { $you ->
        [starter] Kezdődik a játék, te kezdesz.
       *[other] Kezdődik a játék, { $starter } kezd.
    }
guillotine-event-day_began =
    { $you ->
        [starter] { $day }. nap. Te kezdesz. A sor: { $line }.
       *[other] { $day }. nap. { $starter } kezd. A sor: { $line }.
    }
guillotine-event-turn_began =
    { $you ->
        [seat] Te következel.
       *[other] { $seat } következik.
    }
guillotine-event-skipped =
    { $you ->
        [seat] Nem játszol ki lapot.
       *[other] { $seat } nem játszik ki lapot.
    }
guillotine-event-barred_judge =
    { $you ->
        [seat] Nem játszhatsz ki lapot: Népszerűtlen bíró áll a sor elején.
       *[other] { $seat } nem játszhat ki lapot: Népszerűtlen bíró áll a sor elején.
    }
guillotine-event-barred_rush_job =
    { $you ->
        [seat] Sietsz, ezért nem játszhatsz ki lapot.
       *[other] { $seat } siet, ezért nem játszhat ki lapot.
    }
guillotine-event-barred_empty_hand =
    { $you ->
        [seat] Üres a kezed, nincs mit kijátszanod.
       *[other] { $seat } keze üres, nincs mit kijátszania.
    }
guillotine-event-played =
    { $you ->
        [seat] Ezt játszod ki: { $card }.
       *[other] { $seat } ezt játssza ki: { $card }.
    }
guillotine-event-reacted =
    { $you ->
        [seat] Közbekiáltasz: „Várjunk csak!” Épp { $noble_whom } fejezték volna le.
       *[other] { $seat } közbekiált: „Várjunk csak!” Épp { $noble_whom } fejezték volna le.
    }
guillotine-event-played_at_the_end =
    { $you ->
        [seat] A végén még lefekteted: { $card }.
       *[other] { $seat } a végén még lefekteti: { $card }.
    }
guillotine-event-put_away_guards =
    { $you ->
        [seat] Eldobod a Kötelességtudó őröket.
       *[other] { $seat } eldobja a Kötelességtudó őröket.
    }
guillotine-event-moved = { CAP($noble_who) } { AZ($from) }. helyről { AZ($to) }. helyre kerül.
guillotine-event-no_effect = { $card }: nem történik semmi.
guillotine-event-arranged = A sor elejének új rendje: { $nobles }.
guillotine-event-reversed = A sor megfordul: { $line }.
guillotine-event-line_shuffled = Összekeveredik a sor: { $line }.
guillotine-event-curse_struck =
    { $you ->
        [seat] Zűrzavar támad, mielőtt lesújtanál. Az új sor: { $line }.
       *[other] Zűrzavar támad, mielőtt { $seat } lesújtana. Az új sor: { $line }.
    }
guillotine-event-new_line = Új sor áll fel: { $line }.
guillotine-event-noble_gone = { CAP($noble_who) } megmenekül.
guillotine-event-noble_arrived = { CAP($noble_who) } beáll a sorba, { AZ($place) }. helyre.
guillotine-event-looked =
    { $you ->
        [seat] Megnézed a nemespakli felső { $count } lapját.
       *[other] { $seat } megnézi a nemespakli felső { $count } lapját.
    }
guillotine-event-looked_at = Ezeket látod: { $nobles }.
guillotine-event-head_returned =
    { $you ->
        [seat] { CAP($noble_who) } a kupacodból visszakerül a sor végére.
       *[other] { CAP($noble_who) } { $seat } kupacából visszakerül a sor végére.
    }
guillotine-event-noble_given =
    { $you ->
        [from] Udvariasan átengeded { $noble_whom }: { $to } kapja.
        [to] { $from } udvariasan átengedi neked { $noble_whom }.
       *[other] { $from } udvariasan átengedi { $noble_whom }: { $to } kapja.
    }
guillotine-event-extra_beheading =
    { $you ->
        [seat] Ebben a körben eggyel több nemest fejezel le.
       *[other] { $seat } ebben a körben eggyel több nemest fejez le.
    }
guillotine-event-day_will_end =
    { $you ->
        [seat] A nap véget ér, amint befejezed a körödet.
       *[other] A nap véget ér, amint { $seat } befejezi a körét.
    }
guillotine-event-no_beheading =
    { $you ->
        [seat] Ebben a körben senkit sem fejezel le.
       *[other] { $seat } ebben a körben senkit sem fejez le.
    }
guillotine-event-must_hurry =
    { $you ->
        [seat] A következő körödben nem játszhatsz ki lapot.
       *[other] { $seat } a következő körében nem játszhat ki lapot.
    }
guillotine-event-was_cursed =
    { $you ->
        [seat] Zűrzavar lesz, mielőtt legközelebb lesújtasz.
       *[other] Zűrzavar lesz, mielőtt { $seat } legközelebb lesújt.
    }
guillotine-event-laid =
    { $you ->
        [seat] Mostantól előtted fekszik: { $card }.
       *[other] Mostantól { $seat } előtt fekszik: { $card }.
    }
guillotine-event-table_card_lost =
    { $you ->
        [seat] Elveszíted ezt a lefektetett lapot: { $card }.
       *[other] { $seat } elveszíti ezt a lefektetett lapot: { $card }.
    }
guillotine-event-fetched =
    { $you ->
        [seat] Ezt veszed ki a dobott lapok közül: { $card }.
       *[other] { $seat } ezt veszi ki a dobott lapok közül: { $card }.
    }
guillotine-event-hands_redealt = Esik! Minden kézben tartott lapot megkeverünk, és újraosztjuk őket.
guillotine-event-hand_now = Lapjaid mostantól: { $cards }.
guillotine-event-hand_now_empty = Nem maradt lap a kezedben.
guillotine-event-discarded =
    { $you ->
        [seat] Eldobod ezt a lapot: { $card }.
       *[other] { $seat } eldobja ezt a lapot: { $card }.
    }
guillotine-event-hand_looked_at =
    { $you ->
        [seat] Megnézed { $victim } lapjait.
        [victim] { $seat } megnézi a lapjaidat.
       *[other] { $seat } megnézi { $victim } lapjait.
    }
guillotine-event-hand_shown = { $victim } lapjai: { $cards }.
guillotine-event-hands_exchanged =
    { $you ->
        [seat] Elcserélitek egymással a lapjaitokat: te és { $other }.
       *[other] Elcserélitek egymással a lapjaitokat: { $seat } és te.
    }
guillotine-event-head_lost =
    { $you ->
        [seat] A kupacodból eltűnik { $noble_who }.
       *[other] { $seat } kupacából eltűnik { $noble_who }.
    }
guillotine-event-pick_made =
    { $you ->
        [seat] Választottál.
       *[other] { $seat } választott.
    }
guillotine-event-heads_swapped =
    { $you ->
        [seat] Te kapod { $gains_whom }, { $other } pedig { $other_gains_whom }.
       *[other] { $seat } kapja { $gains_whom }, te pedig { $other_gains_whom }.
    }
guillotine-event-spy_moved = A Mesterkém a sor végére oson.
guillotine-event-window_opened =
    { $you ->
        [seat] Mindjárt lefejezed { $noble_whom }.
       *[other] { $seat } mindjárt lefejezi { $noble_whom }.
    }
guillotine-event-beheaded =
    { $you ->
        [seat] Lefejezed { $noble_whom }.
       *[other] { $seat } lefejezi { $noble_whom }.
    }
guillotine-event-beheaded_from_deck =
    { $you ->
        [seat] Egyenesen a pakliból lefejezed { $noble_whom } is.
       *[other] { $seat } egyenesen a pakliból lefejezi { $noble_whom } is.
    }
guillotine-event-nobody_left =
    { $you ->
        [seat] Már senkit sem találsz a sorban.
       *[other] { $seat } már senkit sem talál a sorban.
    }
guillotine-event-clown_placed =
    { $you ->
        [from] { $to } kupacára teszed a Bohócot.
        [to] { $from } a te kupacodra teszi a Bohócot.
       *[other] { $from } { $to } kupacára teszi a Bohócot.
    }
guillotine-event-clown_kept =
    { $you ->
        [seat] Megtartod a Bohócot.
       *[other] { $seat } megtartja a Bohócot.
    }
guillotine-event-bonus_draw =
    { $you ->
        [seat] Ebben a körben eggyel több lapot húzol.
       *[other] { $seat } ebben a körben eggyel több lapot húz.
    }
guillotine-event-drew =
    { $you ->
        [seat] { $count ->
            [0] Nem tudsz lapot húzni.
           *[other] { $count } lapot húzol.
        }
       *[other] { $count ->
            [0] { $seat } nem tud lapot húzni.
           *[other] { $seat } { $count } lapot húz.
        }
    }
guillotine-event-drew_cards = Ezt húzod: { $cards }.
guillotine-event-nobles_reshuffled = A dobott nemesek ({ $count }) megkeverve a nemespakli alá kerülnek.
guillotine-event-cards_reshuffled = A dobott akciókártyák ({ $count }) megkeverve az akciópakli alá kerülnek.
guillotine-event-line_cleared = A többiek hazamehetnek: { $nobles }.
guillotine-event-line_cleared_none = Nincs már, aki hazamehetne.
guillotine-event-day_ended_used_up = Véget ért { AZ($day) }. nap: elfogyott a sor.
guillotine-event-day_ended_robespierre = Véget ért { AZ($day) }. nap: Robespierre feje is a porba hullott.
guillotine-event-day_ended_pimpernel = Véget ért { AZ($day) }. nap: a többieket megmentette a Vörös Pimpernel.
guillotine-event-day_ended_turn_limit = Véget ért { AZ($day) }. nap: elérte a száz kört.
guillotine-event-final_began = Véget ért az utolsó nap, jöhetnek az utolsó lapok.
guillotine-event-final_done =
    { $you ->
        [seat] Befejezted.
       *[other] { $seat } befejezte.
    }
guillotine-event-game_over = Vége a játéknak.

## The chronicle of the board: one move in one sentence

guillotine-board-told-played =
    { $you ->
        [seat] Kijátszod { AZ($card) } lapot
       *[other] { $seat } kijátssza { AZ($card) } lapot
    }
guillotine-board-told-played_at_the_end =
    { $you ->
        [seat] A végén még lefekteted { AZ($card) } lapot
       *[other] { $seat } a végén még lefekteti { AZ($card) } lapot
    }
guillotine-board-told-reacted =
    { $you ->
        [seat] Közbekiáltasz („Várjunk csak!”), épp mielőtt { $noble_whom } lefejeznék
       *[other] { $seat } közbekiált („Várjunk csak!”), épp mielőtt { $noble_whom } lefejeznék
    }
guillotine-board-told-beheaded =
    { $you ->
        [seat] Lefejezed { $noble_whom }
       *[other] { $seat } lefejezi { $noble_whom }
    }
guillotine-board-told-beheaded_from_deck =
    { $you ->
        [seat] Egyenesen a pakliból lefejezed { $noble_whom } is
       *[other] { $seat } egyenesen a pakliból lefejezi { $noble_whom } is
    }
guillotine-board-told-looks =
    { $you ->
        [seat] belenézel a nemespakliba
       *[other] belenéz a nemespakliba
    }
guillotine-board-told-sees = megnézed a nemespakli tetejét ({ $nobles })
guillotine-board-told-gives =
    { $you ->
        [from] udvariasan átengeded { $noble_whom } ({ $to } kapja)
        [to] udvariasan átengedi neked { $noble_whom }
       *[other] udvariasan átengedi { $noble_whom } ({ $to } kapja)
    }
guillotine-board-told-beheads_more =
    { $you ->
        [seat] ebben a körben eggyel több nemest fejezel le
       *[other] ebben a körben eggyel több nemest fejez le
    }
guillotine-board-told-beheads_nobody =
    { $you ->
        [seat] ebben a körben senkit sem fejezel le
       *[other] ebben a körben senkit sem fejez le
    }
guillotine-board-told-fetches =
    { $you ->
        [seat] kiveszed { AZ($card) } lapot a dobottak közül
       *[other] kiveszi { AZ($card) } lapot a dobottak közül
    }
guillotine-board-told-discards =
    { $you ->
        [seat] eldobod { AZ($card) } lapot
       *[other] eldobja { AZ($card) } lapot
    }
guillotine-board-told-looks_at_hand =
    { $you ->
        [seat] megnézed { $victim } lapjait
        [victim] megnézi a lapjaidat
       *[other] megnézi { $victim } lapjait
    }
guillotine-board-told-exchanges =
    { $you ->
        [seat] elcseréled a lapjaidat { $other } lapjaira
       *[other] elcseréli a lapjait a tieidre
    }
guillotine-board-told-puts_clown =
    { $you ->
        [from] { $to } kupacára teszed
        [to] a te kupacodra teszi
       *[other] { $to } kupacára teszi
    }
guillotine-board-told-keeps_clown =
    { $you ->
        [seat] megtartod
       *[other] megtartja
    }
guillotine-board-told-draws_cards = lapot húzol ({ $cards })
guillotine-board-told-no_effect = nem történik semmi
guillotine-board-told-arranged = a sor eleje mostantól { $nobles }
guillotine-board-told-reversed = megfordul a sor
guillotine-board-told-shuffled = összekeveredik a sor
guillotine-board-told-new_line = új sor áll fel
guillotine-board-told-gone = { $noble_who } megmenekül
guillotine-board-told-arrived = { $noble_who } beáll a sorba, { AZ($place) }. helyre
guillotine-board-told-returned =
    { $you ->
        [seat] { $noble_who } a kupacodból visszakerül a sor végére
       *[other] { $noble_who } { $seat } kupacából visszakerül a sor végére
    }
guillotine-board-told-day_will_end = a kör végén véget ér a nap
guillotine-board-told-must_hurry =
    { $you ->
        [seat] a következő körödben nem játszhatsz ki lapot
       *[other] { $seat } a következő körében nem játszhat ki lapot
    }
guillotine-board-told-was_cursed =
    { $you ->
        [seat] zűrzavar lesz, mielőtt legközelebb lesújtasz
       *[other] zűrzavar lesz, mielőtt { $seat } legközelebb lesújt
    }
guillotine-board-told-laid =
    { $you ->
        [seat] mostantól előtted fekszik
       *[other] mostantól { $seat } előtt fekszik
    }
guillotine-board-told-table_card_lost =
    { $you ->
        [seat] elveszíted { AZ($card) } lapot
       *[other] { $seat } elveszíti { AZ($card) } lapot
    }
guillotine-board-told-redealt = minden kézben tartott lapot megkeverünk és újraosztunk
guillotine-board-told-hand_now = a lapjaid mostantól: { $cards }
guillotine-board-told-hand_now_empty = nem maradt lap a kezedben
guillotine-board-told-discarded =
    { $you ->
        [seat] eldobod { AZ($card) } lapot
       *[other] { $seat } eldobja { AZ($card) } lapot
    }
guillotine-board-told-hand_shown = { $victim } lapjai: { $cards }
guillotine-board-told-head_lost =
    { $you ->
        [seat] a kupacodból eltűnik { $noble_who }
       *[other] { $seat } kupacából eltűnik { $noble_who }
    }
guillotine-board-told-swapped =
    { $you ->
        [seat] te kapod { $gains_whom }, { $other } pedig { $other_gains_whom }
       *[other] { $seat } kapja { $gains_whom }, te pedig { $other_gains_whom }
    }
guillotine-board-told-spy = a Mesterkém a sor végére oson
guillotine-board-told-cards_reshuffled = a dobott lapok megkeverve az akciópakli alá kerülnek
guillotine-board-told-nobles_reshuffled = a dobott nemesek megkeverve a nemespakli alá kerülnek
guillotine-board-told-home = a többiek hazamehetnek ({ $nobles })
guillotine-board-told-draws =
    { $you ->
        [seat] { $count ->
            [0] nem tudsz lapot húzni
           *[other] { $count } lapot húzol
        }
       *[other] { $count ->
            [0] nem tud lapot húzni
           *[other] { $count } lapot húz
        }
    }
guillotine-board-told-forward = { $noble_who } { $count } hellyel előrébb kerül
guillotine-board-told-back = { $noble_who } { $count } hellyel hátrébb kerül
