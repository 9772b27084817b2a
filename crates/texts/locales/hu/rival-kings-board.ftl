# A Rival Kings asztala

rival-kings-board-where = { $round }. forduló, { $cycle }. szakasz
rival-kings-board-where_game = { $game }. játszma, { $round }. forduló, { $cycle }. szakasz
rival-kings-board-round_name = { $round }. forduló
rival-kings-board-round_begins = { $round }. forduló
rival-kings-board-second_cycle = Második szakasz
rival-kings-board-phases = Egy szakasz fázisai
rival-kings-board-phase_characters = Választás
rival-kings-board-phase_conflicts = Konfliktusok
rival-kings-board-phase_actions = Akciók
rival-kings-board-how_choose = Mindenki titokban karaktert választ, aztán egyszerre fedjük fel őket.
rival-kings-board-how_conflict = A magas rang akciót lop az alacsonytól, az egyenlők akadályozzák egymást.
rival-kings-board-how_actions = A megmaradt akciókkal pénzt veszel el, alattvalót toborzol és épületet vásárolsz. A párok érnek pontot.
rival-kings-board-market = Piac
rival-kings-board-supply = Készlet
rival-kings-board-supply_why = Készlet: { $twos } × 2 és { $ones } × 1
rival-kings-board-reserve = Jelzők
rival-kings-board-neutral_deck = Semleges pakli
rival-kings-board-set_aside = Félretéve
rival-kings-board-cards_left =
    { $count ->
        [0] nincs lap
       *[other] { $count } lap
    }
rival-kings-board-pile_empty = Elfogyott: ezzel a szakasszal vége a játéknak
rival-kings-board-no_money = nincs pénz
rival-kings-board-money_top = { $pile }: van pénz, legfelül { $value } értékű
rival-kings-board-money_all = { $pile }: a pénz alulról felfelé { $coins }
rival-kings-board-pile_spoken = { $pile }: { $card }
rival-kings-board-card_spoken = { $card }, { $kind }, { $colour }, értéke { $value }
rival-kings-board-brings = neked
rival-kings-board-brings_spoken = ára neked { $price }, ennyi pontot hoz: { $gain }
rival-kings-board-too_dear = { $count } érme hiányzik
rival-kings-board-too_dear_spoken = ára { $price }, ennyi érméd nincs
rival-kings-board-lords = Az udvarok
rival-kings-board-ladder = Ki kitől lop
rival-kings-board-robs = { $rank } rangútól lop
rival-kings-board-robs_nobody = Senkitől sem lop
rival-kings-board-neutral = Semleges lap
rival-kings-board-neutral_spoken = Semleges lap: { $card }, { $rank } rang
rival-kings-board-has_chosen = már választott
rival-kings-board-your_choice = most ez a választásod
rival-kings-board-is_choosing = még választ
rival-kings-board-tied = azonos rang: egy akció
rival-kings-board-will_rob = akitől lop: { $who }
rival-kings-board-quiet = Ebben a szakaszban nincs konfliktus.
rival-kings-board-symbol = Egyenlők között ő az első.
rival-kings-board-coats = { $count } címer
rival-kings-board-aside = Félretett karakterek
rival-kings-board-arrangement = A legjobb párosítás
rival-kings-board-pair_is = Párja: { $partner }
rival-kings-board-partner_is = Tökéletes párja: { $partner }. Együtt { $points } pontot érnek.
rival-kings-board-action_spoken = { $player } akciói
rival-kings-board-action_stolen = { $action }, ellopta: { $player }
rival-kings-board-character_spoken = { $card }, { $rank } rang, { $robs }, akciói: { $actions }
rival-kings-board-lord_spoken = { $player }: { $card }, { $rank } rang
rival-kings-board-holdings = { $player } udvara
rival-kings-board-holdings_none = nincs
rival-kings-board-conflicts = A szakasz konfliktusai
rival-kings-board-conflict_equal = { NAGYAZ($one) } és { AZ($other) } azonos rangú ({ $rank }).
rival-kings-board-conflict_equal_neutral = { NAGYAZ($one) } azonos rangú a semleges lappal ({ $neutral }).
rival-kings-board-conflict_theft = { NAGYAZ($thief) } ellopja { AZ($victim) } egyik akcióját.
rival-kings-board-conflict_stolen = { NAGYAZ($thief) } ellopta { AZ($victim) } egyik akcióját: { $action }.
rival-kings-board-conflict_prevented = { NAGYAZ($thief) } nem lophat, mert a Városőr megvédte { AZ($victim) } akcióit.
rival-kings-board-conflict_outranked = A semleges lap ({ $neutral }) miatt { AZ($victim) } jelzőt kap.
rival-kings-board-estate = Birtokod: most { $count } pont
rival-kings-board-perfect = tökéletes pár
rival-kings-board-coloured = egyező szín
rival-kings-board-loose = pár nélkül
rival-kings-board-active_note = aktív
rival-kings-board-coins_and_markers = érmék és jelzők
rival-kings-board-coins = Érme
rival-kings-board-markers = Konfliktusjelző
rival-kings-board-buildings = Épületek
rival-kings-board-subjects = Alattvalók
rival-kings-board-hand_size = Karakter a kézben
rival-kings-board-active = Aktív alattvaló
rival-kings-board-active_used = Aktív alattvaló, felhasználva
rival-kings-board-active_none = Még nincs alattvalód.
rival-kings-board-spectator_hand = Nézőként nincs kezedben lap.
rival-kings-board-offer_own = A lapjaid
rival-kings-board-offer_theirs = { $player } lapjai
rival-kings-board-offer_look = Átnézed a paklikat
rival-kings-board-from_top = { $pile }, felülről lefelé
rival-kings-board-choose = Kiválasztod: { $thing }
rival-kings-board-steal = Ellopod: { $action } ({ $player }, { $card })
rival-kings-board-perform_spoken = Végrehajtod: { $action }
rival-kings-board-twice_spoken = Kétszer, a Tengerésszel: { $action }
rival-kings-board-take_spoken = Elveszed a pénzt: { $money }
rival-kings-board-buy_spoken = Megveszed: { $card }
rival-kings-board-recruit_spoken = Toborzod: { $card }
rival-kings-board-exchange_spoken = Elcseréled erre: { $card }
rival-kings-board-give_spoken = Odaadod: { $card }
rival-kings-board-get_spoken = Megkapod érte: { $card }
rival-kings-board-find_spoken = Megveszed: { $card }
rival-kings-board-depth_spoken = felülről { $depth }. lap
rival-kings-board-swap_spoken = Karaktercsere, { $player }: { $card }
rival-kings-board-choices_spoken = { $count } választható
rival-kings-board-not_now = Most nem
rival-kings-board-no_action = Egyik akciót sem
rival-kings-board-use_ability = Képesség: { $subject }
rival-kings-board-end_turn = Befejezem a kört

## Egy akció a gombján, és hogy hol tart

rival-kings-board-do_settle_conflict = Elsimítok egy konfliktust
rival-kings-board-do_pass_conflict = Átadok egy jelzőt
rival-kings-board-do_take_money = Pénzt veszek el
rival-kings-board-do_recruit_subject = Alattvalót toborzok
rival-kings-board-do_buy_building = Épületet vásárolok
rival-kings-board-fate_to_come = hátravan
rival-kings-board-fate_now = most
rival-kings-board-fate_done = kész
rival-kings-board-fate_passed = kimaradt
rival-kings-board-fate_stolen = ellopták

## A képességek röviden

rival-kings-board-ability_gardener = Felfedés után karaktert cserél
rival-kings-board-ability_town_guard = A jelzőt a tolvaj kapja
rival-kings-board-ability_jailer = Jelzőnként 1 érme a készletből
rival-kings-board-ability_lady_in_waiting = Épületcsere egy játékossal
rival-kings-board-ability_bishop = Alattvalócsere egy játékossal
rival-kings-board-ability_scholar = Épületenként 1 érme a készletből
rival-kings-board-ability_troubadour = Lapcsere a piaccal
rival-kings-board-ability_sailor = Azonos rangnál kétszer egy akció
rival-kings-board-ability_smith = Az épület 1 érmével olcsóbb
rival-kings-board-ability_carpenter = Még egy épület vásárlása
rival-kings-board-ability_market_woman = Még egyszer pénz elvétele
rival-kings-board-ability_innkeeper = Még egy alattvaló toborzása
rival-kings-board-ability_vintner = Bármelyik alattvaló a paklikból
rival-kings-board-ability_miner = Bármelyik épület a paklikból
rival-kings-board-ability_herbalist = Konfliktusjelző átadása
rival-kings-board-ability_farmer = Egy ellopott akció végrehajtása

## Kérdések

rival-kings-board-ask_choose_character = Melyik karaktert játszod ki?
rival-kings-board-ask_gardener = Elcseréled a karakteredet?
rival-kings-board-ask_town_guard = { NAGYAZ($card) } miatt jelzőt kapnál. Kivéded?
rival-kings-board-ask_steal = Melyik akciót lopod el?
rival-kings-board-ask_tied_action = Melyik egyetlen akciót hajtod végre?
rival-kings-board-ask_second_action = Még egyszer: { $action }?
rival-kings-board-ask_end = Használod még a képességet ({ $subject })?
rival-kings-board-ask_pass_to = Ki kapja a konfliktusjelzőt?
rival-kings-board-ask_take_money = Melyik pakli alól veszed el a pénzt?
rival-kings-board-ask_recruit_subject = Melyik alattvalót toborzod?
rival-kings-board-ask_buy_building = Melyik épületet veszed meg?
rival-kings-board-ask_use_smith = { $card }, ára { $price }: segít a Kovács?
rival-kings-board-ask_farmer = Melyik ellopott akciót hajtod végre?
rival-kings-board-ask_swap_own = Melyik lapodat adod oda?
rival-kings-board-ask_swap_opponent = Ezt adod: { $card }. Kivel cserélsz?
rival-kings-board-ask_swap_theirs = { $player } melyik lapját kéred érte?
rival-kings-board-ask_troubadour_own = Melyik lapodat viszed a piacra?
rival-kings-board-ask_troubadour_pile = Ezt adod: { $card }. Melyik lapot kéred érte?
rival-kings-board-ask_look = Melyik lapot veszed meg? ({ $kind })
rival-kings-board-ask_do_settle_conflict = Elsimítasz egy konfliktust?
rival-kings-board-ask_do_pass_conflict = Átadsz egy konfliktusjelzőt?
rival-kings-board-ask_do_take_money = Elveszed az egyik pakli pénzét?
rival-kings-board-ask_do_recruit_subject = Toborzol alattvalót?
rival-kings-board-ask_do_buy_building = Vásárolsz épületet?
rival-kings-board-why_choose = Mindenki egyszerre választ. A magas rang hamarabb lép, az alacsonynak több akciója van.
rival-kings-board-why_chosen = Választottál. Amíg nincs kész mindenki, még meggondolhatod magad.
rival-kings-board-why_steal = Akitől lopsz: { $seats }. Mindenkitől egy akciót takarsz le; utána végre is hajthatod.
rival-kings-board-why_stolen = Ezt az akciót elloptad. { $help }
rival-kings-board-why_own = { $card }: { $count } akcióból { AZ($place) }. { $help }
rival-kings-board-why_cannot = Most nem hajtható végre. { $reason }
rival-kings-board-why_tied = Azonos rangú karakterrel ütköztél, ezért csak egy akciód marad.
rival-kings-board-why_marker = { $count } jelződ van. Mindegyik 2 pontjába kerül a gazdájának.
rival-kings-board-why_money = Az egészet elveszed, de csak a legfelső érmét látod; a krónika tudja, mennyit fizettek be.
rival-kings-board-why_coins = { $count } érméd van. Amit kifizetsz, a pakli alá kerül.
rival-kings-board-why_recruit = { $count } érméd van. Az új alattvaló lesz az aktív.
rival-kings-board-why_look = { $count } érméd van. A paklikat csak addig látod, amíg döntesz.

## Amit a többiek olvasnak

rival-kings-board-wait_choose_character = Még választ: { $who }
rival-kings-board-wait_gardener = { $who } karaktert cserélhet
rival-kings-board-wait_town_guard = { $who } kivédhet egy jelzőt
rival-kings-board-wait_steal = { $who } akciót lop
rival-kings-board-wait_stolen_action = { $who } ellopott egy akciót
rival-kings-board-wait_own_action = { $who } van soron
rival-kings-board-wait_tied_action = { $who } kiválasztja az egyetlen akcióját
rival-kings-board-wait_second_action = { $who } megismételheti az akcióját
rival-kings-board-wait_end = { $who } még képességet használhat
rival-kings-board-wait_pass_to = { $who } átad egy jelzőt
rival-kings-board-wait_take_money = { $who } pénzt vesz el
rival-kings-board-wait_recruit_subject = { $who } alattvalót toboroz
rival-kings-board-wait_buy_building = { $who } épületet vásárol
rival-kings-board-wait_use_smith = { $who } épületet vásárol
rival-kings-board-wait_farmer = { $who } a Gazda képességét használja
rival-kings-board-wait_swap_own = { $who } lapot cserél
rival-kings-board-wait_swap_opponent = { $who } lapot cserél
rival-kings-board-wait_swap_theirs = { $who } lapot cserél
rival-kings-board-wait_troubadour_own = { $who } lapot cserél a piaccal
rival-kings-board-wait_troubadour_pile = { $who } lapot cserél a piaccal
rival-kings-board-wait_look = { $who } átnéz két paklit

## Leckék

rival-kings-board-lesson_goal = A párok érnek pontot
rival-kings-board-lesson_text_goal = Vásárolj épületeket, és toborozd hozzájuk az alattvalójukat: az összeillő pár mindkét lapja számít, az egyező színűből csak a drágább. Ha kiürül egy pakli, a szakasz végén az győz, akinek a legtöbb pontja van.
rival-kings-board-lesson_turn = Titokban választasz
rival-kings-board-lesson_text_turn = A betű a rang: az A lép elsőként, de keveset tehet; az F utolsóként sokat, ha nem lopnak tőle. A jelek balról jobbra mutatják, ki mit tehet.
rival-kings-board-lesson_committed = Még meggondolhatod magad
rival-kings-board-lesson_text_committed = A többiek látják, hogy választottál, de azt nem, hogy kit. Amíg valaki hiányzik, más karaktert is választhatsz.
rival-kings-board-lesson_phases = Egy szakasz három fázisa
rival-kings-board-lesson_text_phases = Előbb mindenki választ, aztán maguktól jönnek a konfliktusok, végül rang szerint sorban mindenki végrehajtja az akcióit.
rival-kings-board-lesson_ranks = A-tól F-ig
rival-kings-board-lesson_text_ranks = Az udvarok most a lépések sorrendjében állnak. A bekeretezett jel az az akció, amelyről most dönteni kell; a halványakon már túl vagytok.
rival-kings-board-lesson_tied = Azonos rang
rival-kings-board-lesson_text_tied = Mindketten kaptatok egy jelzőt, senkitől sem lophattok, és csak egy akciótok marad.
rival-kings-board-lesson_robbed = Valaki lop tőled
rival-kings-board-lesson_text_robbed = Kaptál egy jelzőt, és a tolvaj címert tesz majd az egyik akciódra. A többi a tiéd marad.
rival-kings-board-lesson_steal = Válaszd ki, mit lopsz
rival-kings-board-lesson_text_steal = Minden arany jel egy akció, amelyet letakarhatsz. Az áldozat elveszíti, te pedig azonnal végrehajthatod.
rival-kings-board-lesson_neutral = A semleges lap
rival-kings-board-lesson_text_neutral = Két játékosnál egy gazdátlan karakter is felfordul. Jelzőt oszt, mint egy vetélytárs, de nem lop semmit.
rival-kings-board-lesson_actions = Akcióról akcióra
rival-kings-board-lesson_text_actions = A karaktered akciói egymás után jönnek, mindig ebben a sorrendben. Mindegyikről te döntesz.
rival-kings-board-lesson_skip = Ami kimarad, elveszett
rival-kings-board-lesson_text_skip = Nem kell végrehajtanod egy akciót, de ebben a szakaszban már nem térhetsz vissza hozzá.
rival-kings-board-lesson_money = Pénz a paklik alatt
rival-kings-board-lesson_text_money = Amit egy pakli lapjaiért kifizettek, az alatta fekszik. Csak a legfelső érmét látod; megéri emlékezni a többire.
rival-kings-board-lesson_recruit = A legújabb alattvaló szolgál
rival-kings-board-lesson_text_recruit = Akit toborzol, ő lesz az aktív alattvalód, és eltakarja az előzőt. Csak az aktív képességét használhatod.
rival-kings-board-lesson_buy = Mit hozna egy lap?
rival-kings-board-lesson_text_buy = A lap alján álló szám mutatja, hány pontot hozna neked most, az árát már levonva.
rival-kings-board-lesson_markers = A jelzők pontba kerülnek
rival-kings-board-lesson_text_markers = Minden konfliktusjelző 2 pontodba kerül a végén. Ezzel az akcióval megszabadulsz egytől.
rival-kings-board-lesson_ability = Az alattvalód segíthet
rival-kings-board-lesson_text_ability = Szakaszonként egyszer használhatod az aktív alattvalódat: az akcióid előtt, között vagy után.
rival-kings-board-lesson_look = Csak te látod
rival-kings-board-lesson_text_look = Ezeket a lapokat más nem látja. Amit megveszel, azt mindenki látja, de azt nem, milyen mélyen feküdt.
rival-kings-board-lesson_active = Az aktív alattvalód
rival-kings-board-lesson_text_active = A kezed mellett áll a képességével. Mutass rá vagy koppints rá, és elolvashatod az egészet.
rival-kings-board-lesson_pairs = A pontjaid most
rival-kings-board-lesson_text_pairs = A lapjaid mindig úgy állnak párba, ahogy a legtöbbet érik. Nyisd meg a pontjaidat, és látod, miből állnak össze.
rival-kings-board-lesson_second_cycle = Ugyanaz a kéz még egyszer
rival-kings-board-lesson_text_second_cycle = A második szakaszban a megmaradt két karakterből választasz. Utána mind a tizenkettőt újra kiosztjuk.
rival-kings-board-lesson_end = Fogy az egyik pakli
rival-kings-board-lesson_text_end = Ha egy pakli kiürül, már csak ezt a szakaszt játsszuk végig. Az érme ekkor keveset ér: három ad egy pontot.
rival-kings-board-lesson_result = Ennyi az egész
rival-kings-board-lesson_text_result = Akinek a legtöbb pontja van, az győz. Itt látod, ki miből szerezte, és a következő játék csak egy kattintás.

## A krónika: egy lépés egy mondatban

rival-kings-board-told-sentence =
    { $you ->
        [seat] { CAP($head) }.
       *[other] { $seat } { $head }.
    }
rival-kings-board-told-effects =
    { $you ->
        [seat] { CAP($head) }; { $effects }.
       *[other] { $seat } { $head }; { $effects }.
    }
rival-kings-board-told-revealed = A felfedett karakterek: { $characters }.
rival-kings-board-told-reveals =
    { $you ->
        [seat] te – { $character } ({ $rank })
       *[other] { $seat } – { $character } ({ $rank })
    }
rival-kings-board-told-reveals_neutral = semleges – { $character } ({ $rank })
rival-kings-board-told-steals =
    { $you ->
        [thief] ellopod { $victim } egyik akcióját ({ $action })
        [victim] ellopja az egyik akciódat ({ $action })
       *[other] ellopja { $victim } egyik akcióját ({ $action })
    }
rival-kings-board-told-uses =
    { $you ->
        [seat] { AZ($subject) } képességét használod
       *[other] { AZ($subject) } képességét használja
    }
rival-kings-board-told-performs =
    { $you ->
        [seat] végrehajtasz egy akciót ({ $action })
       *[other] végrehajt egy akciót ({ $action })
    }
rival-kings-board-told-settles =
    { $you ->
        [seat] visszateszel egy konfliktusjelzőt
       *[other] visszatesz egy konfliktusjelzőt
    }
rival-kings-board-told-passes =
    { $you ->
        [from] átadsz egy konfliktusjelzőt, amelyet { $to } kap meg
        [to] átad neked egy konfliktusjelzőt
       *[other] átad egy konfliktusjelzőt, amelyet { $to } kap meg
    }
rival-kings-board-told-takes_money =
    { $you ->
        [seat] elveszel { $coins } érmét ({ $pile })
       *[other] elvesz { $coins } érmét ({ $pile })
    }
rival-kings-board-told-buys =
    { $you ->
        [seat] { $price } érméért megveszel egy épületet ({ $card })
       *[other] { $price } érméért megvesz egy épületet ({ $card })
    }
rival-kings-board-told-recruits =
    { $you ->
        [seat] { $price } érméért alattvalót toborzol ({ $card })
       *[other] { $price } érméért alattvalót toboroz ({ $card })
    }
rival-kings-board-told-finds =
    { $you ->
        [seat] { $price } érméért megveszel egy lapot a pakliból ({ $card }, { $pile })
       *[other] { $price } érméért megvesz egy lapot a pakliból ({ $card }, { $pile })
    }
rival-kings-board-told-gains =
    { $you ->
        [seat] { $coins } érmét kapsz a készletből
       *[other] { $coins } érmét kap a készletből
    }
rival-kings-board-told-gains_short =
    { $you ->
        [seat] { $coins ->
            [0] semmit sem kapsz a készletből
           *[other] csak { $coins } érmét kapsz a készletből
        }
       *[other] { $coins ->
            [0] semmit sem kap a készletből
           *[other] csak { $coins } érmét kap a készletből
        }
    }
rival-kings-board-told-swaps =
    { $you ->
        [seat] lapot cserélsz, { $with } a párod (adod: { $gave }, kapod: { $got })
        [with] lapot cserél veled (adja: { $gave }, kapja: { $got })
       *[other] lapot cserél, { $with } a párja (adja: { $gave }, kapja: { $got })
    }
rival-kings-board-told-swaps_characters =
    { $you ->
        [seat] karaktert cserélsz, { $with } a párod (adod: { $gave }, kapod: { $got })
        [with] karaktert cserél veled (adja: { $gave }, kapja: { $got })
       *[other] karaktert cserél, { $with } a párja (adja: { $gave }, kapja: { $got })
    }
rival-kings-board-told-swaps_top =
    { $you ->
        [seat] lapot cserélsz a piaccal ({ $pile }; adod: { $gave }, kapod: { $got })
       *[other] lapot cserél a piaccal ({ $pile }; adja: { $gave }, kapja: { $got })
    }
rival-kings-board-told-looks_buildings =
    { $you ->
        [seat] átnézed az épületpaklikat
       *[other] átnézi az épületpaklikat
    }
rival-kings-board-told-looks_subjects =
    { $you ->
        [seat] átnézed az alattvalópaklikat
       *[other] átnézi az alattvalópaklikat
    }
rival-kings-board-told-declines =
    { $you ->
        [seat] nem veszel semmit
       *[other] nem vesz semmit
    }
rival-kings-board-told-overpays = váltópénz híján eggyel többe kerül
rival-kings-board-told-turned_up = most felül: { $card }
rival-kings-board-told-emptied = elfogyott a pakli, ezzel a szakasszal vége a játéknak
rival-kings-board-told-refilled = előtte minden pakli alá két érme került
rival-kings-board-told-refill_short = fogytán a készlet, csak az első paklik alá jutott
