# Guillotine

## About the game

guillotine-about-title = Guillotine
guillotine-about-tagline = Gyűjtsd be a forradalom legelőkelőbb fejeit!
guillotine-about-author = Paul Peterson
guillotine-about-publisher = Wizards of the Coast 1998, AMIGO 2002

## Honnan származnak a játék számai.

guillotine-source-noble_names = A nemesek neve
guillotine-source-noble_values = A nemesek értéke
guillotine-source-noble_copies = Melyik nemesből hány lap van
guillotine-source-noble_abilities = Mit tudnak a nemesek
guillotine-source-noble_colours = A nemesek színe
guillotine-source-card_effects = Mit tesznek az akciókártyák
guillotine-source-card_final = Mely lapok játszhatók ki az utolsó nap után
guillotine-source-card_names = Az akciókártyák angol neve
guillotine-source-card_copies = Melyik akciókártyából hány lap van
guillotine-source-card_line_altering = Mely akciókártyák változtatják meg a sort
guillotine-source-set_up = A sor hossza, a kézben tartott lapok, a napok száma

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
guillotine-move-distance = { $count } hellyel arrébb
guillotine-move-player = { $player }
guillotine-move-card = { $card }

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
guillotine-value-day_starter_next_player = a napot befejező bal szomszédja
guillotine-value-day_starter_rotate = a napot kezdő bal szomszédja
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
