# Guillotine

## About the game

guillotine-about-title = Guillotine
guillotine-about-tagline = Gyűjtsd be a forradalom legelőkelőbb fejeit!
guillotine-about-author = Paul Peterson
guillotine-about-publisher = Wizards of the Coast 1998, AMIGO 2002

## Nobles

guillotine-noble-king_louis_xvi = XVI. Lajos
    .who = XVI. Lajos
    .whom = XVI. Lajost
guillotine-noble-marie_antoinette = Marie Antoinette
    .who = Marie Antoinette
    .whom = Marie Antoinette-et
guillotine-noble-regent = Régens
    .who = a Régens
    .whom = a Régenst
guillotine-noble-robespierre = Robespierre
    .who = Robespierre
    .whom = Robespierre-t
guillotine-noble-duke = Herceg
    .who = a Herceg
    .whom = a Herceget
guillotine-noble-baron = Báró
    .who = a Báró
    .whom = a Bárót
guillotine-noble-fast_noble = A sietős nemes
    .who = a sietős nemes
    .whom = a sietős nemest
guillotine-noble-count = Gróf
    .who = a Gróf
    .whom = a Grófot
guillotine-noble-countess = Grófnő
    .who = a Grófnő
    .whom = a Grófnőt
guillotine-noble-lord = Nemesúr
    .who = a Nemesúr
    .whom = a Nemesurat
guillotine-noble-lady = Nemeshölgy
    .who = a Nemeshölgy
    .whom = a Nemeshölgyet
guillotine-noble-lady_in_waiting = Udvarhölgy
    .who = az Udvarhölgy
    .whom = az Udvarhölgyet
guillotine-noble-coiffeur = Fodrász
    .who = a Fodrász
    .whom = a Fodrászt
guillotine-noble-royal_cartographer = Királyi térképész
    .who = a Királyi térképész
    .whom = a Királyi térképészt
guillotine-noble-piss_boy = Bilifiú
    .who = a Bilifiú
    .whom = a Bilifiút
guillotine-noble-cardinal = Bíboros
    .who = a Bíboros
    .whom = a Bíborost
guillotine-noble-archbishop = Érsek
    .who = az Érsek
    .whom = az Érseket
guillotine-noble-bad_nun = Gonosz apáca
    .who = a Gonosz apáca
    .whom = a Gonosz apácát
guillotine-noble-bishop = Püspök
    .who = a Püspök
    .whom = a Püspököt
guillotine-noble-heretic = Eretnek
    .who = az Eretnek
    .whom = az Eretneket
guillotine-noble-wealthy_priest = Gazdag pap
    .who = a Gazdag pap
    .whom = a Gazdag papot
guillotine-noble-governor = Kormányzó
    .who = a Kormányzó
    .whom = a Kormányzót
guillotine-noble-councilman = Tanácsos
    .who = a Tanácsos
    .whom = a Tanácsost
guillotine-noble-mayor = Polgármester
    .who = a Polgármester
    .whom = a Polgármestert
guillotine-noble-land_lord = Földbirtokos
    .who = a Földbirtokos
    .whom = a Földbirtokost
guillotine-noble-tax_collector = Adószedő
    .who = az Adószedő
    .whom = az Adószedőt
guillotine-noble-unpopular_judge = Népszerűtlen bíró
    .who = a Népszerűtlen bíró
    .whom = a Népszerűtlen bírót
guillotine-noble-rival_executioner = Hóhérsegéd
    .who = a Hóhérsegéd
    .whom = a Hóhérsegédet
guillotine-noble-sheriff = Zsandár
    .who = a Zsandár
    .whom = a Zsandárt
guillotine-noble-general = Tábornok
    .who = a Tábornok
    .whom = a Tábornokot
guillotine-noble-master_spy = Mesterkém
    .who = a Mesterkém
    .whom = a Mesterkémet
guillotine-noble-colonel = Ezredes
    .who = az Ezredes
    .whom = az Ezredest
guillotine-noble-captain_of_the_guard = Az őrség kapitánya
    .who = az őrség kapitánya
    .whom = az őrség kapitányát
guillotine-noble-lieutenant = Hadnagy
    .who = a Hadnagy
    .whom = a Hadnagyot
guillotine-noble-palace_guard = Palotaőr
    .who = a Palotaőr
    .whom = a Palotaőrt
guillotine-noble-hero_of_the_people = A nép hőse
    .who = a nép hőse
    .whom = a nép hősét
guillotine-noble-clown = Bohóc
    .who = a Bohóc
    .whom = a Bohócot
guillotine-noble-innocent_victim = Ártatlan áldozat
    .who = az Ártatlan áldozat
    .whom = az Ártatlan áldozatot
guillotine-noble-martyr = Mártírnő
    .who = a Mártírnő
    .whom = a Mártírnőt
guillotine-noble-tragic_figure = Tragikus alak
    .who = a Tragikus alak
    .whom = a Tragikus alakot

## What nobles do and are worth

guillotine-noble-help-king_louis_xvi = 5 pont.
guillotine-noble-help-marie_antoinette = 5 pont. Az „Akkor egyenek kalácsot!” kártya a sor elejére hívja.
guillotine-noble-help-regent = 4 pont.
guillotine-noble-help-robespierre = 3 pont. Ha lefejezik, a sorban maradt nemesek mind a dobott lapok közé kerülnek, és a kör végén a nap is véget ér.
guillotine-noble-help-duke = 3 pont.
guillotine-noble-help-baron = 3 pont.
guillotine-noble-help-fast_noble = 2 pont. Aki lefejezi, a sorban utána állót is lefejezi.
guillotine-noble-help-count = 2 pont, illetve 4, ha a Grófnő is ugyanabban a kupacban fekszik.
guillotine-noble-help-countess = 2 pont, illetve 4, ha a Gróf is ugyanabban a kupacban fekszik.
guillotine-noble-help-lord = 2 pont. Aki lefejezi, a kör végén eggyel több akciókártyát húz.
guillotine-noble-help-lady = 2 pont. Aki lefejezi, a kör végén eggyel több akciókártyát húz.
guillotine-noble-help-lady_in_waiting = 1 pont. Aki lefejezi, a kör végén eggyel több akciókártyát húz.
guillotine-noble-help-coiffeur = 1 pont.
guillotine-noble-help-royal_cartographer = 1 pont.
guillotine-noble-help-piss_boy = 1 pont.
guillotine-noble-help-cardinal = 5 pont.
guillotine-noble-help-archbishop = 4 pont.
guillotine-noble-help-bad_nun = 3 pont.
guillotine-noble-help-bishop = 2 pont.
guillotine-noble-help-heretic = 2 pont.
guillotine-noble-help-wealthy_priest = 1 pont.
guillotine-noble-help-governor = 4 pont.
guillotine-noble-help-councilman = 3 pont.
guillotine-noble-help-mayor = 3 pont.
guillotine-noble-help-land_lord = 2 pont.
guillotine-noble-help-tax_collector = 2 pont.
guillotine-noble-help-unpopular_judge = 2 pont. Amíg ő áll a sor elején, senki sem játszhat ki akciókártyát.
guillotine-noble-help-rival_executioner = 1 pont. Lefejezése után még egy lefejezés jár ebben a körben.
guillotine-noble-help-sheriff = 1 pont.
guillotine-noble-help-general = 4 pont. Lefejezése után egy új nemes érkezik a pakliból a sor végére.
guillotine-noble-help-master_spy = 4 pont. Minden kijátszott akciókártya után a sor végére oson.
guillotine-noble-help-colonel = 3 pont.
guillotine-noble-help-captain_of_the_guard = 2 pont. Lefejezése után egy új nemes érkezik a pakliból a sor végére.
guillotine-noble-help-lieutenant = 2 pont.
guillotine-noble-help-palace_guard = Minden Palotaőr annyi pontot ér, ahány Palotaőr van a kupacban: együtt 1, 4, 9, 16 vagy 25 pontot.
guillotine-noble-help-hero_of_the_people = −3 pont.
guillotine-noble-help-clown = −2 pont. Aki lefejezi, valamelyik játékos kupacának tetejére teszi, akár a sajátjára is.
guillotine-noble-help-innocent_victim = −1 pont. Aki lefejezi, eldob egy tetszőleges akciókártyát a kezéből.
guillotine-noble-help-martyr = −1 pont.
guillotine-noble-help-tragic_figure = −1 pont a kupacban lévő minden szürke nemesért, önmagát is beleértve.

## Action cards

guillotine-card-stumble = Elbotlás
guillotine-card-pushed = Taszigálás
guillotine-card-tis_a_far_better_thing = Nem érek rá egész nap itt álldogálni!
guillotine-card-ignoble_noble = Köznemes
guillotine-card-l_idiot = Az idióta
guillotine-card-was_that_my_name = Hogy ééén?
guillotine-card-civic_pride = Állampolgári büszkeség
guillotine-card-majesty = Őméltósága
guillotine-card-military_might = Katonai hatalom
guillotine-card-friend_of_the_queen = A királynő barátja
guillotine-card-fainting_spell = Elalélás
guillotine-card-trip = Sasszé
guillotine-card-bribed_guards = Megvesztegetés
guillotine-card-public_demand = Népakarat
guillotine-card-forward_march = Az utolsó parádé
guillotine-card-lack_of_faith = Hitetlenség
guillotine-card-let_them_eat_cake = Akkor egyenek kalácsot!
guillotine-card-opinionated_guards = Önkényeskedő őrök
guillotine-card-the_long_walk = A hosszú séta
guillotine-card-milling_in_line = Zűrzavar
guillotine-card-mass_confusion = A nagy zűrzavar
guillotine-card-escape = Szökés!
guillotine-card-fled_to_england = Menekülés Angliába
guillotine-card-clothing_swap = Ruhacsere
guillotine-card-extra_cart = Újabb szállítmány
guillotine-card-late_arrival = A megkésett ügyfél
guillotine-card-missed = Mellé!
guillotine-card-after_you = Csak Ön után!
guillotine-card-confusion_in_line = Várjunk csak!
guillotine-card-double_feature = Duplázás
guillotine-card-scarlet_pimpernel = A Vörös Pimpernel
guillotine-card-political_influence = Politikai befolyás
guillotine-card-rush_job = Húzz bele!
guillotine-card-rat_break = Patkányinvázió
guillotine-card-rain_delay = Esőszünet
guillotine-card-forced_break = Kényszerszünet
guillotine-card-infighting = Pozícióharc
guillotine-card-lack_of_support = Hiányos támogatás
guillotine-card-information_exchange = Információcsere
guillotine-card-missing_heads = De hol a fej?
guillotine-card-clerical_error = Elszámolva
guillotine-card-twist_of_fate = Sorscsapás
guillotine-card-callous_guards = Kötelességtudó őrök
guillotine-card-foreign_support = Külhoni segítség
guillotine-card-church_support = Egyházi támogatás
guillotine-card-civic_support = Állampolgári támogatás
guillotine-card-military_support = Katonai támogatás
guillotine-card-indifferent_public = Mindegy, csak a vér folyjon!
guillotine-card-fountain_of_blood = Óh, az a sok vér!
guillotine-card-tough_crowd = Elégedetlen közönség

## What action cards do

guillotine-card-help-stumble = Egy nemes pontosan egy hellyel előrébb kerül.
guillotine-card-help-pushed = Egy nemes pontosan két hellyel előrébb kerül.
guillotine-card-help-tis_a_far_better_thing = Egy nemes pontosan három hellyel előrébb kerül.
guillotine-card-help-ignoble_noble = Egy nemes pontosan négy hellyel előrébb kerül.
guillotine-card-help-l_idiot = Egy nemes egy vagy két hellyel előrébb kerül.
guillotine-card-help-was_that_my_name = Egy nemes egy, két vagy három hellyel előrébb kerül.
guillotine-card-help-civic_pride = Egy zöld nemes egy vagy két hellyel előrébb kerül.
guillotine-card-help-majesty = Egy lila nemes egy vagy két hellyel előrébb kerül.
guillotine-card-help-military_might = Egy vörös nemes egy vagy két hellyel előrébb kerül.
guillotine-card-help-friend_of_the_queen = Egy nemes egy vagy két hellyel hátrébb kerül.
guillotine-card-help-fainting_spell = Egy nemes egy, két vagy három hellyel hátrébb kerül.
guillotine-card-help-trip = Egy nemes egy hellyel hátrébb kerül. Ezután még egy akciókártyát kijátszhatsz.
guillotine-card-help-bribed_guards = A sor elején álló nemes a sor végére kerül.
guillotine-card-help-public_demand = Egy tetszőleges nemes a sor elejére kerül.
guillotine-card-help-forward_march = Egy Palotaőr a sor elejére kerül.
guillotine-card-help-lack_of_faith = A sor elejéhez legközelebb álló kék nemes a sor legelejére kerül.
guillotine-card-help-let_them_eat_cake = Ha Marie Antoinette a sorban áll, a sor elejére kerül.
guillotine-card-help-opinionated_guards = Az első négy nemest tetszőleges sorrendbe állíthatod.
guillotine-card-help-the_long_walk = Az egész sor megfordul: az utolsó nemesből első lesz.
guillotine-card-help-milling_in_line = Az első öt nemest megkeverjük egymás között.
guillotine-card-help-mass_confusion = A sorban álló összes nemest belekeverjük a pakliba, majd ugyanannyit osztunk újra.
guillotine-card-help-escape = A sort megkeverjük; két véletlenszerűen kiválasztott nemes a dobott lapok közé kerül.
guillotine-card-help-fled_to_england = Egy tetszőleges nemes a sorból a dobott lapok közé kerül.
guillotine-card-help-clothing_swap = Egy tetszőleges nemes a sorból a dobott lapok közé kerül, helyére a nemespakli legfelső lapja áll.
guillotine-card-help-extra_cart = Három új nemes érkezik a pakliból a sor végére.
guillotine-card-help-late_arrival = Megnézed a nemespakli felső három lapját; egy általad választott nemes közülük beáll a sor végére.
guillotine-card-help-missed = Bármelyik játékos kupacának legfelső nemese visszakerül a sor végére.
guillotine-card-help-after_you = A sor elején álló nemes egy másik játékos kupacába kerül. Ez nem számít lefejezésnek.
guillotine-card-help-confusion_in_line = Akkor játszhatod ki, amikor egy ellenfeled épp lefejezne valakit (átokként előre, a saját körödben): előbb megkeverjük az egész sort.
guillotine-card-help-double_feature = Ebben a körben eggyel több nemest fejezel le.
guillotine-card-help-scarlet_pimpernel = A kör végén a nap is véget ér, és a sorban maradt nemesek a dobott lapok közé kerülnek.
guillotine-card-help-political_influence = Húzol három akciókártyát, de ebben a körben senkit sem fejezel le.
guillotine-card-help-rush_job = Egy másik játékos a következő körében nem játszhat ki akciókártyát.
guillotine-card-help-rat_break = A dobott akciókártyák közül egy tetszőlegeset a kezedbe veszel.
guillotine-card-help-rain_delay = Minden kézben tartott lapot belekeverünk az akciópakliba, és mindenki öt új lapot kap.
guillotine-card-help-forced_break = Minden más játékos eldob egy véletlenszerűen kiválasztott lapot a kezéből.
guillotine-card-help-infighting = Egy másik játékos eldob két lapot, amelyeket ő választ ki.
guillotine-card-help-lack_of_support = Megnézed egy másik játékos lapjait, és egyet eldobatsz vele.
guillotine-card-help-information_exchange = A kezedben lévő összes lapot elcseréled egy másik játékos lapjaira.
guillotine-card-help-missing_heads = Egy másik játékos kupacából véletlenszerűen eltűnik egy nemes.
guillotine-card-help-clerical_error = Egy másik játékossal titokban kiválasztotok egy-egy nemest egymás kupacából, és elcserélitek őket.
guillotine-card-help-twist_of_fate = Egy másik játékos előtt fekvő akciókártya a dobott lapok közé kerül.
guillotine-card-help-callous_guards = Amíg előtted fekszik, senki sem játszhat ki a sort megváltoztató lapot. Eldobhatod, amikor valaki épp akciókártyát választ.
guillotine-card-help-foreign_support = Valahányszor lila nemest fejezel le, azonnal húzol egy akciókártyát.
guillotine-card-help-church_support = Minden kék nemes a kupacodban egy pluszpontot ér.
guillotine-card-help-civic_support = Minden zöld nemes a kupacodban egy pluszpontot ér.
guillotine-card-help-military_support = Minden vörös nemes a kupacodban egy pluszpontot ér.
guillotine-card-help-indifferent_public = A kupacodban minden szürke nemes egy pontot ér.
guillotine-card-help-fountain_of_blood = Két pluszpont.
guillotine-card-help-tough_crowd = Egy másik játékos elé fekteted, és ő két pontot veszít.

## Colours

guillotine-colour-purple = lila
guillotine-colour-blue = kék
guillotine-colour-green = zöld
guillotine-colour-red = vörös
guillotine-colour-grey = szürke

## Questions

guillotine-prompt-choose_action = Játssz ki egy akciókártyát, vagy folytasd a lefejezéssel. A sor elején: { $noble }.
guillotine-prompt-choose_noble = { $card }: melyik nemest választod?
guillotine-prompt-choose_distance = { $card }: hány hellyel kerüljön arrébb { $noble_who }?
guillotine-prompt-order_next = { $card }: ki álljon { AZ($count) }. helyre?
guillotine-prompt-choose_late_arrival = { $card }: melyik nemes álljon be a sor végére?
guillotine-prompt-choose_player = { $card }: melyik játékost választod?
guillotine-prompt-choose_discard_card = { $card }: melyik dobott kártyát veszed a kezedbe?
guillotine-prompt-choose_victim_card = { $card }: melyik lapját dobja el { $player }?
guillotine-prompt-choose_table_card = { $card }: melyik lefektetett kártya kerüljön a dobott lapok közé?
guillotine-prompt-infighting_discard = { $card }: válassz egy eldobandó lapot. Még hátravan: { $count }.
guillotine-prompt-clerical_pick = { $card }: melyik nemest veszed el { $player } kupacából?
guillotine-prompt-place_clown = Kinek a kupacára teszed a Bohócot?
guillotine-prompt-innocent_discard = Az Ártatlan áldozat egy lapodba kerül. Melyiket dobod el?
guillotine-prompt-react_wait = { $player } mindjárt lefejezi { $noble_whom }. Közbelépsz?
guillotine-prompt-final_cards = Az utolsó nap is véget ért. Lefektetsz még pontokat módosító kártyát?

## Moves

guillotine-move-play = Kijátszom: { $card }
guillotine-move-skip = Nem játszom ki lapot
guillotine-move-pass = Nem lépek közbe
guillotine-move-done = Kész
guillotine-move-discard_callous_guards = Eldobom: Kötelességtudó őrök
guillotine-move-place = { $noble } ({ $place }. hely)
guillotine-move-empty_place = { $place }. hely
guillotine-move-noble = { $noble }
guillotine-move-noble_copy = { $noble } ({ $copy }.)
guillotine-move-distance = { $count } hely
guillotine-move-player = { $player }
guillotine-move-card = { $card }

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

## Reasons for a refusal

guillotine-why-game_over = A játék véget ért.
guillotine-why-not_your_turn = Most { $player } dönt. Várd meg, míg sorra kerülsz.
guillotine-why-beheading_pending = Épp lefejezés zajlik ({ $player }). Most csak a „Várjunk csak!” játszható ki, és csak egy ellenfél kezéből.
guillotine-why-already_answered = Már válaszoltál, ezen nem változtathatsz.
guillotine-why-open_question = Előbb a nyitott kérdésre kell válaszolnod: „{ $question }”
guillotine-why-not_in_hand = Ez a lap nincs a kezedben: { $card }. Olyat válassz, amelyik nálad van.
guillotine-why-only_reaction = { $card }: a saját körödben nem játszható ki, csak amikor egy ellenfeled épp lefejezne valakit.
guillotine-why-rush_job = Sietned kell: ebben a körben nem játszhatsz ki akciókártyát, csak a lefejezés következhet.
guillotine-why-judge = Népszerűtlen bíró áll a sor elején: senki sem játszhat ki akciókártyát. Most ő kerül a guillotine alá.
guillotine-why-guards_watch = Kötelességtudó őrök vigyáznak a sorra ({ $player }): a sort megváltoztató lap nem játszható ki, más igen.
guillotine-why-guards_watch_own = A saját Kötelességtudó őreid miatt nem játszható ki a sort megváltoztató lap. Előbb dobd el őket.
guillotine-why-guards_watch_no_effect = Kötelességtudó őrök vigyáznak a sorra ({ $player }), ezért ez akkor sem játszható ki, ha semmin sem változtatna: { $card }. A sort nem érintő lapok kijátszhatók.
guillotine-why-line_empty = { $card }: ehhez legalább egy nemes kell a sorban.
guillotine-why-line_too_short = { $card }: ehhez legalább { $count } nemes kell a sorban.
guillotine-why-no_colour = { $card }: ehhez az első hely mögött ilyen színű nemesnek kell állnia: { $colour }.
guillotine-why-no_guard = { $card }: ehhez az első hely mögött Palotaőrnek kell állnia.
guillotine-why-no_noble_left = { $card }: ehhez nemes kell a pakliban vagy a dobott lapok között.
guillotine-why-no_pile = { $card }: ehhez nemes kell valamelyik játékos kupacában.
guillotine-why-no_other_pile = { $card }: ehhez nemes kell egy másik játékos kupacában.
guillotine-why-no_own_pile = { $card }: ehhez legalább egy nemes kell a saját kupacodban.
guillotine-why-no_discard = { $card }: ehhez legalább egy dobott akciókártya kell.
guillotine-why-no_other_hand = { $card }: ehhez egy másik játékos kezében is kell lennie lapnak.
guillotine-why-no_table_card = { $card }: ehhez kell egy lefektetett akciókártya, amelyet eltávolíthat.
guillotine-why-not_final = { $card }: az utolsó nap után már csak pontokat módosító lap játszható ki.
guillotine-why-beheading_is_automatic = Nemest önmagában nem választhatsz: játssz ki egy lapot, amely elmozdítja, vagy folytasd a lefejezéssel.
guillotine-why-place_not_allowed = Ez a nemes nem választható. Választható helyek: { $from }–{ $to }.
guillotine-why-colour_not_allowed = { $card }: ez a nemes nem mozdítható el. Olyat válassz, akiről a kártya szól.
guillotine-why-place_taken = Az első nemesek közül olyat válassz, akinek még nincs új helye.
guillotine-why-distance_not_allowed = Legalább 1, legfeljebb { $count } hely választható.
guillotine-why-noble_not_there = Ez a nemes nincs a választhatók között.
guillotine-why-player_not_at_table = Ezen a helyen senki sem játszik; olyat válassz, aki az asztalnál ül.
guillotine-why-player_not_self = Itt nem választhatod magadat, csak egy másik játékost.
guillotine-why-player_without_nobles = { $player } kupaca üres. Olyat válassz, akinek van nemese.
guillotine-why-player_without_cards = { $player } kezében nincs lap. Olyan játékost válassz, akinek van.
guillotine-why-own_table_card = Ez a lap előtted fekszik: { $card }. Csak más játékos előtt fekvő lapot választhatsz.
guillotine-why-card_not_there = Ez a lap nincs a választhatók között: { $card }.
guillotine-why-guards_not_yours = Ez a lap nem előtted fekszik: Kötelességtudó őrök.
guillotine-why-guards_not_now = A Kötelességtudó őrök csak akkor dobhatók el, amikor valaki épp akciókártyát választ.

## Parts of a score

guillotine-part-nobles = Nemesek
guillotine-part-commoners = Közemberek
guillotine-part-indifferent_public = Mindegy, csak a vér folyjon!
guillotine-part-tragic_figure = Tragikus alak
guillotine-part-guards = Palotaőrök
guillotine-part-pair = Gróf és Grófnő
guillotine-part-military_support = Katonai támogatás
guillotine-part-civic_support = Állampolgári támogatás
guillotine-part-church_support = Egyházi támogatás
guillotine-part-fountain_of_blood = Óh, az a sok vér!
guillotine-part-tough_crowd = Elégedetlen közönség

## Steps of a turn

guillotine-step-action = akciókártya kijátszása
guillotine-step-behead = lefejezés
guillotine-step-draw = laphúzás
guillotine-step-final = utolsó lapok
guillotine-step-over = vége a játéknak

## The table in rows

guillotine-outline-table = Az asztal
guillotine-outline-day = Nap
guillotine-outline-step = Lépés
guillotine-outline-active = Soron van
guillotine-outline-day_starter = A napot kezdte
guillotine-outline-line = A sor, elölről
guillotine-outline-in_play = Kijátszott lap
guillotine-outline-noble_deck = Nemesek a pakliban
guillotine-outline-known_tops = A nemespakli felső lapjai, amelyeket ismersz
guillotine-outline-noble_discard = Dobott nemesek
guillotine-outline-action_deck = Lapok az akciópakliban
guillotine-outline-action_discard = Dobott akciókártyák
guillotine-outline-player = { $player }
guillotine-outline-you = { $player } (te)
guillotine-outline-points = Pontok
guillotine-outline-hand_size = Lapok a kézben
guillotine-outline-known_cards = Lapok, amelyekről tudsz
guillotine-outline-pile = Trófeák
guillotine-outline-table_cards = Lefektetett lapok
guillotine-outline-marks = Jelzések
guillotine-outline-mark_rushed = a következő körében nem játszhat ki lapot
guillotine-outline-mark_cursed = zűrzavar, mielőtt legközelebb lesújt
guillotine-outline-mark_no_cards = ebben a körben nem játszhat ki lapot
guillotine-outline-mark_pimpernel = a kör végén véget ér a nap
guillotine-outline-hand = Lapjaid
guillotine-outline-noble_value = { $noble } ({ $colour }, { $value })
guillotine-outline-noble_depends = { $noble } ({ $colour }, a kupactól függ)

## Options

guillotine-option-start_player = Ki kezd
guillotine-option-day_starter = Ki kezdi a következő napot
guillotine-option-rival_executioner = A Hóhérsegéd innen szerez új nemest
guillotine-option-confusion_mode = „Várjunk csak!”
guillotine-option-twist_scope = A Sorscsapás ezt sújthatja
guillotine-option-clown_scope = A Bohóc ide kerülhet
guillotine-option-master_spy_timing = Mikor mozdul a Mesterkém
guillotine-option-callous_guards = Kötelességtudó őrök
guillotine-option-score_display = Pontállás játék közben

## Values of options

guillotine-value-start_player_random = sorsolás dönt
guillotine-value-day_starter_next_player = az előző napot befejező játékos bal szomszédja
guillotine-value-day_starter_rotate = az előző napot kezdő játékos bal szomszédja
guillotine-value-rival_executioner_line = a sorból
guillotine-value-rival_executioner_deck = a nemespakliból
guillotine-value-confusion_mode_reaction = közbelépés lefejezéskor
guillotine-value-confusion_mode_curse = átok, amely a saját körödben játszható ki
guillotine-value-twist_scope_others = csak a többiek lapjait
guillotine-value-twist_scope_any = bárki lapjait
guillotine-value-clown_scope_any = bármelyik játékoshoz
guillotine-value-clown_scope_others = csak másik játékoshoz
guillotine-value-master_spy_timing_after = a kártya hatása után
guillotine-value-master_spy_timing_before = a kártya hatása előtt
guillotine-value-callous_guards_in = a pakliban van
guillotine-value-callous_guards_out = kimarad
guillotine-value-score_display_open = látható
guillotine-value-score_display_hidden = a játék végéig rejtett

## The board

guillotine-board-final = Utolsó lapok
guillotine-board-turn = { $day }. nap, { $turn }. kör
guillotine-board-day = { $day }/{ $days }. nap
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
guillotine-board-skip_behead = Nem játszom ki lapot, lefejezem { $noble_whom }
guillotine-board-let_pass = Nem lépek közbe

## Mit tudnak a nemesek: röviden, hogy elférjen a lapon

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

## Magyarázatok az első játszmához

guillotine-board-lesson_goal = Három nap, naponta tizenkét nemes
guillotine-board-lesson_text_goal = Minden nap tizenkét nemes áll sorba a guillotine előtt. Az nyer, aki három nap alatt a legtöbb pontot gyűjti.
guillotine-board-lesson_turn = Egy kör három lépés
guillotine-board-lesson_text_turn = Ha akarsz, kijátszol egy akciókártyát. Utána lefejezed a sor elején állót, végül magától új lap kerül a kezedbe.
guillotine-board-lesson_front = A sor eleje
guillotine-board-lesson_text_front = Ő a következő: ebben a körben a tiéd, hacsak egy lap át nem rendezi a sort. Aki mögötte áll, az már a következő játékosra vár.
guillotine-board-lesson_target = Most válassz célt!
guillotine-board-lesson_text_target = Arany jelzi, mire hathat a lapod. Amíg nem választasz, még vissza is veheted.
guillotine-board-lesson_judge = Útban a bíró
guillotine-board-lesson_text_judge = Amíg Népszerűtlen bíró áll a sor elején, senki sem játszhat ki akciókártyát.
guillotine-board-lesson_grey = A szürkék pontba kerülnek
guillotine-board-lesson_text_grey = A sor elején állót akkor is le kell fejezned, ha ráfizetsz. Egy jó lappal viszont másra hagyhatod.
guillotine-board-lesson_robespierre = Robespierre véget vet a napnak
guillotine-board-lesson_text_robespierre = Ha őt lefejezik, mindenki megmenekül, aki még sorban áll, és a napnak vége.
guillotine-board-lesson_fast = A sietős nemes
guillotine-board-lesson_text_fast = Aki őt lefejezi, a sorban következőt is lefejezi – akár jól jár vele, akár nem.
guillotine-board-lesson_guard = Palotaőrből minél többet!
guillotine-board-lesson_text_guard = Minden palotaőröd annyi pontot ér, ahány palotaőröd van: egy összesen 1-et, kettő 4-et, három 9-et.
guillotine-board-lesson_tragic = A Tragikus alak
guillotine-board-lesson_text_tragic = A csillag azt jelzi, hogy az értéke változik: annyi pontot von le, ahány szürke nemesed van, őt is beleszámítva.
guillotine-board-lesson_pair = Gróf és Grófnő
guillotine-board-lesson_text_pair = Külön-külön 2 pontot érnek. Ha mindketten a tieid, fejenként 4-et.
guillotine-board-lesson_last_day = Az utolsó nap
guillotine-board-lesson_text_last_day = Ma dől el minden. A végén a kézben maradt lap semmit sem ér, ezért a jókat játszd ki időben!
guillotine-board-lesson_new_day = Új nap
guillotine-board-lesson_text_new_day = Új nemesek állnak a sorban. A lapjait és a trófeáit mindenki megtartotta.
guillotine-board-lesson_dusk = Fogy a sor
guillotine-board-lesson_text_dusk = Ha már senki sem áll a sorban, véget ér a nap. A lapjaid és a trófeáid megmaradnak, reggel pedig új nemesek jönnek.
guillotine-board-lesson_hand = Az arany azt jelzi: szabad
guillotine-board-lesson_text_hand = Az aranyszínű lapjaid közül most kijátszhatsz egyet. Van, amelyik a sort rendezi át, van, amelyik pontot hoz, és van, amelyik a többieknek okoz gondot.
guillotine-board-lesson_worth = Mennyit ér egy fej?
guillotine-board-lesson_text_worth = A sarokban álló szám a pontérték. A szín és a jel a rendet mutatja: udvar, egyház, város, katonaság vagy köznép. Ez csak néhány lapnál számít.
guillotine-board-lesson_trophies = A trófeáid
guillotine-board-lesson_text_trophies = Akit lefejezel, ide kerül, mindenki szeme láttára. Nyisd meg a pontszámodat, ha látni szeretnéd, miből áll össze.
guillotine-board-lesson_ability = Nemesek, akik tudnak valamit
guillotine-board-lesson_text_ability = Néhány név alatt ott áll, mi történik, ha az illetőt lefejezik, vagy mit művel a sorban. Mutass rá vagy koppints rá, és elolvashatod.
guillotine-board-lesson_table_card = Lapok, amelyek kint maradnak
guillotine-board-lesson_text_table_card = Némelyik lap a játékos előtt marad, és a játék végéig hat, hacsak valami el nem tünteti. Mutass a jelére, és elolvashatod.
guillotine-board-lesson_pause = Szünet, mielőtt lesújt a bárd
guillotine-board-lesson_text_pause = Egyetlen lap játszható ki más körében is: a „Várjunk csak!”. Akinél ott van, most közbeléphet, a többieknek nincs dolguk.
guillotine-board-lesson_final = Az utolsó lapok
guillotine-board-lesson_text_final = Több nemes már nem jön. Akinél van pontokat módosító lap, még lefektetheti; a többi már nem számít.
guillotine-board-lesson_result = Ennyi az egész
guillotine-board-lesson_text_result = Az nyer, akinek a legtöbb pontja van. Itt látod, ki mire kapta a pontjait – és egy kattintással jöhet a következő játszma.

## A Guillotine kérdései

guillotine-board-ask_choose_action = Kijátszol egy akciókártyát?
guillotine-board-ask_choose_noble = Melyik nemest választod?
guillotine-board-ask_choose_distance = Melyik helyre álljon { $noble_who }?
guillotine-board-ask_order_next = Ki álljon { AZ($count) }. helyre?
guillotine-board-ask_choose_late_arrival = Ki érkezik meg késve a sor végére?
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

## Amit a többiek olvasnak

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

## A tábla krónikája: egy lépés, egy mondat

guillotine-board-told-sentence = { $head }.
guillotine-board-told-effects = { $head }: { $effects }.
guillotine-board-told-both = { $first }; { $then }
guillotine-board-told-comma = { $first }, { $then }
guillotine-board-told-and = { $first }, és { $then }
guillotine-board-told-more = { $first } { $then }
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

## The screen

guillotine-screen-day = { $day }/{ $days }. nap
guillotine-screen-final = Utolsó lapok
guillotine-screen-line = A sor
guillotine-screen-heads =
    { $count ->
        [0] senki sem vár
       *[other] { $count } nemes vár
    }
guillotine-screen-hand = Lapjaid
guillotine-screen-nobles = nemesek
guillotine-screen-cards = lapok
guillotine-screen-deck = pakli
guillotine-screen-discard = dobott
guillotine-screen-top = legfelül: { $noble }
guillotine-screen-known = nála van: { $cards }
guillotine-screen-next_up = tudod: { $nobles }
guillotine-screen-rushed = sietnie kell
guillotine-screen-cursed = átok sújtja
