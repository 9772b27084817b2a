# Rival Kings

## A játék

rival-kings-about-title = Rival Kings
rival-kings-about-tagline = Üres a trón: válassz titokban karaktert, lopj a vetélytársaidtól, és párosítsd az alattvalókat az épületeikkel!
rival-kings-about-author = Adrian Adamescu
rival-kings-about-publisher = HUCH! & friends 2016

## Honnan származnak a játék számai.

rival-kings-source-components = Mi van a dobozban: lapok, jelzők, címerek
rival-kings-source-set_up = Pénz, jelzők és karakterek kezdéskor
rival-kings-source-ranks = A rangok, és hogy melyik kit rabol ki
rival-kings-source-actions = A karakterek akciói
rival-kings-source-copies = Tizenhat épület és tizenhat alattvaló, mindből két lap
rival-kings-source-money = A lapok hátoldalán lévő pénz
rival-kings-source-range = Árak 1-től 4-ig
rival-kings-source-symbols = Rangonként melyik karakter viseli a jelet
rival-kings-source-colours = A párok színe
rival-kings-source-building_values = Az épületek ára
rival-kings-source-subject_values = Az alattvalók ára
rival-kings-source-abilities = Az alattvalók képességei
rival-kings-source-stall = A játék húsz egymást követő, vásárlás nélküli ciklus után véget ér
rival-kings-source-match_length = Egy mérkőzés legfeljebb húsz játékból áll

## Karakterek

rival-kings-character-lord_protector = Lord Protector
rival-kings-character-queen = Királynő
rival-kings-character-duke = Herceg
rival-kings-character-count = Gróf
rival-kings-character-courtier = Udvaronc
rival-kings-character-priest = Pap
rival-kings-character-treasurer = Kincstárnok
rival-kings-character-knight = Lovag
rival-kings-character-countess = Grófnő
rival-kings-character-diplomat = Diplomata
rival-kings-character-merchant_1 = Kereskedő I
rival-kings-character-merchant_2 = Kereskedő II

rival-kings-rank-a = A
rival-kings-rank-b = B
rival-kings-rank-c = C
rival-kings-rank-d = D
rival-kings-rank-e = E
rival-kings-rank-f = F

## Épületek és alattvalók

rival-kings-kind-building = épület
rival-kings-kind-subject = alattvaló

rival-kings-colour-yellow = királyi udvar (sárga)
rival-kings-colour-red = város (piros)
rival-kings-colour-blue = falu (kék)
rival-kings-colour-green = vidék (zöld)

rival-kings-building-garden = Kert
rival-kings-building-city_wall = Városfal
rival-kings-building-dungeon = Tömlöc
rival-kings-building-pavilion = Pavilon
rival-kings-building-cathedral = Székesegyház
rival-kings-building-university = Egyetem
rival-kings-building-tavern = Taverna
rival-kings-building-harbour = Kikötő
rival-kings-building-forge = Kohó
rival-kings-building-carpenters_workshop = Ácsműhely
rival-kings-building-market = Piac
rival-kings-building-inn = Fogadó
rival-kings-building-vineyard = Szőlőskert
rival-kings-building-mine = Bánya
rival-kings-building-herb_field = Gyógyfüves mező
rival-kings-building-farm = Tanya

rival-kings-subject-gardener = Kertész
rival-kings-subject-town_guard = Városőr
rival-kings-subject-jailer = Börtönőr
rival-kings-subject-lady_in_waiting = Udvarhölgy
rival-kings-subject-bishop = Püspök
rival-kings-subject-scholar = Tudós
rival-kings-subject-troubadour = Trubadúr
rival-kings-subject-sailor = Tengerész
rival-kings-subject-smith = Kovács
rival-kings-subject-carpenter = Ács
rival-kings-subject-market_woman = Kofa
rival-kings-subject-innkeeper = Fogadós
rival-kings-subject-vintner = Borász
rival-kings-subject-miner = Bányász
rival-kings-subject-herbalist = Füvész
rival-kings-subject-farmer = Gazda

rival-kings-help-ability_gardener = Rögtön a felfedés után, még a konfliktusok előtt: cseréld el a karakteredet egy másik játékoséra.
rival-kings-help-ability_town_guard = Ha magasabb rangú karakterrel kerülsz konfliktusba: a jelzőt helyetted a tolvaj kapja. A lopás ettől még megtörténik.
rival-kings-help-town_guard_blocks_theft = Ha magasabb rangú karakterrel kerülsz konfliktusba: a jelzőt helyetted a tolvaj kapja, és nem is lophat tőled.
rival-kings-help-ability_jailer = A saját körödben: vegyél el a készletből annyi érmét, ahány konfliktusjelződ van.
rival-kings-help-ability_lady_in_waiting = A saját körödben: cseréld el egy épületedet egy másik játékos épületére. Tökéletes párhoz egyik oldalon sem lehet nyúlni.
rival-kings-help-ability_bishop = A saját körödben: cseréld el egy alattvalódat egy másik játékos alattvalójára. Tökéletes párhoz egyik oldalon sem lehet nyúlni.
rival-kings-help-ability_scholar = A saját körödben: vegyél el a készletből annyi érmét, ahány épületed van.
rival-kings-help-ability_troubadour = A saját körödben: cseréld el bármelyik lapodat a piac egyik felfordított lapjára, akár a másik fajtából.
rival-kings-help-ability_sailor = Ha egy másik játékossal azonos rangú a karaktered: az egyetlen akciódat kétszer hajthatod végre.
rival-kings-help-ability_smith = Ha épületet vásárolsz: egy érmével kevesebbe kerül.
rival-kings-help-ability_carpenter = A saját körödben: ráadásként vásárolj egy épületet.
rival-kings-help-ability_market_woman = A saját körödben: ráadásként vedd el az egyik pakli pénzét.
rival-kings-help-ability_innkeeper = A saját körödben: ráadásként toborozz egy alattvalót.
rival-kings-help-ability_vintner = A saját körödben: nézd át mindkét alattvalópaklit, és vedd meg bármelyik alattvalót, vagy egyiket se.
rival-kings-help-ability_miner = A saját körödben: nézd át mindkét épületpaklit, és vedd meg bármelyik épületet, vagy egyiket se.
rival-kings-help-ability_herbalist = A saját körödben: add oda egy konfliktusjelződet egy másik játékosnak.
rival-kings-help-ability_farmer = A saját körödben: hajts végre egy akciót azok közül, amelyeket ebben a szakaszban elloptak tőled.

## Akciók

rival-kings-action-settle_conflict = konfliktus elsimítása
rival-kings-action-pass_conflict = konfliktusjelző átadása
rival-kings-action-take_money = pénz elvétele
rival-kings-action-recruit_subject = alattvaló toborzása
rival-kings-action-buy_building = épület vásárlása

rival-kings-help-action_settle_conflict = Egy konfliktusjelződ visszakerül a tartalékba.
rival-kings-help-action_pass_conflict = Egy konfliktusjelződet odaadod egy ellenfelednek.
rival-kings-help-action_take_money = Elveszed az egyik pakli alatti összes pénzt. Ha mind a négy hely üres, előbb a készletből feltöltjük őket.
rival-kings-help-action_recruit_subject = Kifizetsz egy felfordított alattvalót, és magad elé teszed. Ő lesz az aktív alattvalód.
rival-kings-help-action_buy_building = Kifizetsz egy felfordított épületet, és magad elé teszed.

## Paklik

rival-kings-pile-b1 = 1. épületpakli
rival-kings-pile-b2 = 2. épületpakli
rival-kings-pile-s1 = 1. alattvalópakli
rival-kings-pile-s2 = 2. alattvalópakli

## Kérdések

rival-kings-prompt-choose_character = Válassz titokban egy karaktert!
rival-kings-prompt-gardener = Kertész: elcseréled valakivel a karakteredet?
rival-kings-prompt-town_guard = { $thief } miatt konfliktusjelzőt kapnál. Visszaküldi a Városőröd?
rival-kings-prompt-town_guard_neutral = A semleges lap ({ $neutral }) miatt konfliktusjelzőt kapnál. Kivédi a Városőröd?
rival-kings-prompt-steal = Melyik akciót lopod el?
rival-kings-prompt-stolen_action = Ellopott akció: { $action }. Végrehajtod?
rival-kings-prompt-own_action = Karaktered következő akciója: { $action }. Végrehajtod?
rival-kings-prompt-tied_action = Azonos rangú karakterrel kerültél konfliktusba, ezért csak egy akciód marad. Melyiket hajtod végre?
rival-kings-prompt-second_action = Tengerész: még egyszer ugyanaz ({ $action })?
rival-kings-prompt-end = Nincs több akciód. Használod még az aktív alattvalódat ({ $subject })?
rival-kings-prompt-pass_to = Ki kapja a konfliktusjelzőt?
rival-kings-prompt-take_money = Melyik pakli alól veszed el a pénzt?
rival-kings-prompt-recruit_subject = Melyik alattvalót toborzod?
rival-kings-prompt-buy_building = Melyik épületet veszed meg?
rival-kings-prompt-use_smith = { $card }: az ára { $price } érme. A Kováccsal veszed, eggyel olcsóbban?
rival-kings-prompt-farmer = Gazda: melyik ellopott akciódat hajtod végre?
rival-kings-prompt-swap_own_building = Melyik épületedet adod oda?
rival-kings-prompt-swap_own_subject = Melyik alattvalódat adod oda?
rival-kings-prompt-swap_opponent = Ezt adod: { $give }. Kivel cserélsz?
rival-kings-prompt-swap_theirs = { $with } ezt kapja: { $give }. Melyik lapját kéred érte?
rival-kings-prompt-troubadour_own = Trubadúr: melyik lapodat viszed a piacra?
rival-kings-prompt-troubadour_pile = Ezt adod: { $give }. Melyik felfordított lapot kéred érte?
rival-kings-prompt-look_building = Átnézed az épületpaklikat. Mit veszel meg?
rival-kings-prompt-look_subject = Átnézed az alattvalópaklikat. Mit veszel meg?

## Lépések

rival-kings-move-choose = { $card } ({ $rank } rang)
rival-kings-help-character = { $rank } rang; { $robs } rangú karaktertől lop. Akciói: { $actions }.
rival-kings-help-character_robs_nobody = { $rank } rang; senkitől sem lop. Akciói: { $actions }.
rival-kings-move-pass = Megtartom a karakteremet
rival-kings-move-swap = Karaktercsere vele: { $seat }
rival-kings-move-accept = Elfogadom a jelzőt
rival-kings-move-ward = Kivédem a jelzőt
rival-kings-move-steal = Ellopom: { $action } ({ $seat })
rival-kings-move-perform = Végrehajtom: { $action }
rival-kings-move-perform_bare = Végrehajtom az akciót
rival-kings-move-twice = Kétszer, a Tengerésszel: { $action }
rival-kings-move-skip = Kihagyom: { $action }
rival-kings-move-skip_bare = Nem hajtok végre akciót
rival-kings-move-use_ability = Képesség használata: { $subject }
rival-kings-move-use_ability_bare = Képesség használata
rival-kings-move-end_turn = Befejezem a kört
rival-kings-move-to = { $seat } kapja
rival-kings-move-pile = { $pile }
rival-kings-move-pile_money = Pénz innen: { $pile }
rival-kings-move-pile_swap = { $card } ({ $pile })
rival-kings-move-pile_card = { $card }, ára { $price } ({ $pile })
rival-kings-move-position = { $number }. { $kind }
rival-kings-move-use_smith_yes = A Kováccsal, { $price } érméért
rival-kings-move-use_smith_no = A Kovács nélkül, { $price } érméért
rival-kings-move-farmer = Gazda: { $action }
rival-kings-move-own = Ezt adom: { $card }
rival-kings-move-opponent = Vele cserélek: { $seat }
rival-kings-move-theirs = Ezt kérem: { $card }
rival-kings-move-buy = { $card }, ára { $price } ({ $pile }, felülről { $depth }. lap)
rival-kings-move-buy_unknown = { $pile }, felülről { $depth }. lap
rival-kings-move-decline = Nem veszek semmit

## Ami történik

rival-kings-event-game_begins = Kezdődik a sorozat { $game }. játszmája.
rival-kings-event-round_begins = Kezdődik { AZ($round) }. forduló.
rival-kings-event-dealt = Ezeket a lapokat kapod: { $hand }.
rival-kings-event-cycle_begins = { $cycle }. szakasz: mindenki karaktert választ.
rival-kings-event-committed =
    { $you ->
        [seat] Választottál.
       *[other] { $seat } választott.
    }
rival-kings-event-chose = Ezt választod: { $character }.
rival-kings-event-revealed =
    { $you ->
        [seat] A karaktered: { $character } ({ $rank } rang).
       *[other] { $seat } karaktere: { $character } ({ $rank } rang).
    }
rival-kings-event-neutral_revealed = A semleges lap: { $character } ({ $rank } rang).
rival-kings-event-ability_used =
    { $you ->
        [seat] Képességet használsz: { $subject }.
       *[other] { $seat } képességet használ: { $subject }.
    }
rival-kings-event-characters_swapped =
    { $you ->
        [seat] Karaktert cseréltek, te és { $with }. Kapod: { $got }, adod: { $gave }.
        [with] Karaktert cseréltek, { $seat } és te. Kapod: { $gave }, adod: { $got }.
       *[other] { $seat } és { $with } karaktert cserél. { $seat } kapja: { $got }, adja: { $gave }.
    }
rival-kings-event-equal_ranks =
    { $you ->
        [first] A te karaktered és { $second } karaktere azonos rangú ({ $rank }).
        [second] A te karaktered és { $first } karaktere azonos rangú ({ $rank }).
       *[other] { $first } és { $second } karaktere azonos rangú ({ $rank }).
    }
rival-kings-event-neutral_equal =
    { $you ->
        [seat] A karaktered azonos rangú a semleges lappal ({ $rank }).
       *[other] { $seat } karaktere azonos rangú a semleges lappal ({ $rank }).
    }
rival-kings-event-rank_conflict =
    { $you ->
        [thief] Ellopod majd { $victim } egyik akcióját.
        [victim] { $thief } ellopja majd az egyik akciódat.
       *[other] { $thief } ellopja majd { $victim } egyik akcióját.
    }
rival-kings-event-neutral_conflict =
    { $you ->
        [victim] Konfliktusba kerülsz a semleges lappal ({ $neutral }).
       *[other] { $victim } konfliktusba kerül a semleges lappal ({ $neutral }).
    }
rival-kings-event-warded =
    { $you ->
        [seat] A Városőröd visszaküldi a jelzőt, így { $thief } kapja.
        [thief] { $seat } Városőre visszaküldi a jelzőt, így te kapod.
       *[other] { $seat } Városőre visszaküldi a jelzőt, így { $thief } kapja.
    }
rival-kings-event-warded_neutral =
    { $you ->
        [seat] A Városőröd kivédi a jelzőt.
       *[other] { $seat } Városőre kivédi a jelzőt.
    }
rival-kings-event-theft_prevented =
    { $you ->
        [thief] Nem lophatsz, mert { $seat } kivédte.
        [seat] { $thief } nem lophat, mert kivédted.
       *[other] { $thief } nem lophat, mert { $seat } kivédte.
    }
rival-kings-event-marker_taken =
    { $you ->
        [seat] Kapsz egy konfliktusjelzőt.
       *[other] { $seat } kap egy konfliktusjelzőt.
    }
rival-kings-event-no_marker_left =
    { $you ->
        [seat] Üres a tartalék: nem kapsz jelzőt.
       *[other] Üres a tartalék: { $seat } nem kap jelzőt.
    }
rival-kings-event-turn_order = A sorrend: { $order }.
rival-kings-event-turn_begins =
    { $you ->
        [seat] Te következel.
       *[other] { $seat } következik.
    }
rival-kings-event-stolen =
    { $you ->
        [thief] Ellopod { $victim } egyik akcióját: { $action }.
        [victim] { $thief } ellopja az egyik akciódat: { $action }.
       *[other] { $thief } ellopja { $victim } egyik akcióját: { $action }.
    }
rival-kings-event-skipped =
    { $you ->
        [seat] Kihagysz egy akciót: { $action }.
       *[other] { $seat } kihagy egy akciót: { $action }.
    }
rival-kings-event-skipped_forced =
    { $you ->
        [seat] Nem tudod végrehajtani ezt az akciót: { $action }.
       *[other] { $seat } nem tudja végrehajtani ezt az akciót: { $action }.
    }
rival-kings-event-tied_skipped =
    { $you ->
        [seat] Egy akciót sem hajtasz végre.
       *[other] { $seat } egy akciót sem hajt végre.
    }
rival-kings-event-tied_skipped_forced =
    { $you ->
        [seat] Egyetlen akciót sem tudsz végrehajtani.
       *[other] { $seat } egyetlen akciót sem tud végrehajtani.
    }
rival-kings-event-performs_own =
    { $you ->
        [seat] Az akciód: { $action }.
       *[other] { $seat } akciója: { $action }.
    }
rival-kings-event-performs_stolen =
    { $you ->
        [seat] Végrehajtod az ellopott akciót: { $action }.
       *[other] { $seat } végrehajtja az ellopott akciót: { $action }.
    }
rival-kings-event-performs_tied =
    { $you ->
        [seat] Az egyetlen akciód: { $action }.
       *[other] { $seat } egyetlen akciója: { $action }.
    }
rival-kings-event-performs_second =
    { $you ->
        [seat] Még egyszer végrehajtod: { $action }.
       *[other] { $seat } még egyszer végrehajtja: { $action }.
    }
rival-kings-event-performs_ability =
    { $you ->
        [seat] A képességeddel hajtod végre: { $action }.
       *[other] { $seat } a képességével hajtja végre: { $action }.
    }
rival-kings-event-settled =
    { $you ->
        [seat] Visszateszel egy konfliktusjelzőt a tartalékba.
       *[other] { $seat } visszatesz egy konfliktusjelzőt a tartalékba.
    }
rival-kings-event-marker_passed =
    { $you ->
        [from] Átadsz egy konfliktusjelzőt, { $to } kapja meg.
        [to] { $from } átad neked egy konfliktusjelzőt.
       *[other] { $from } átad egy konfliktusjelzőt, { $to } kapja meg.
    }
rival-kings-event-refilled = Minden pénzpakli üres volt: mindegyik pakli alá két érme kerül.
rival-kings-event-refill_short = Fogytán a készlet: csak az első { $piles } pakli alá jut érme.
rival-kings-event-money_taken =
    { $you ->
        [seat] { $coins } érmét veszel el innen: { $pile }.
       *[other] { $seat } { $coins } érmét vesz el innen: { $pile }.
    }
rival-kings-event-bought =
    { $you ->
        [seat] Megveszed: { $card }. Ára { $price } érme ({ $pile }).
       *[other] { $seat } megveszi: { $card }. Ára { $price } érme ({ $pile }).
    }
rival-kings-event-bought_found =
    { $you ->
        [seat] Ezt választod ki: { $card }. Ára { $price } érme ({ $pile }).
       *[other] { $seat } ezt választja ki: { $card }. Ára { $price } érme ({ $pile }).
    }
rival-kings-event-changed =
    { $you ->
        [seat] Egy kettest két egyesre váltasz a készletből.
       *[other] { $seat } egy kettest két egyesre vált a készletből.
    }
rival-kings-event-overpaid =
    { $you ->
        [seat] Nem tudsz váltani, ezért eggyel több érmét fizetsz.
       *[other] { $seat } nem tud váltani, ezért eggyel több érmét fizet.
    }
rival-kings-event-gained =
    { $you ->
        [seat] { $coins } érmét kapsz a készletből.
       *[other] { $seat } { $coins } érmét kap a készletből.
    }
rival-kings-event-gained_short =
    { $you ->
        [seat] { $wanted } érmét kapnál a készletből, de { $coins ->
            [0] egy sem jut neked.
           *[other] csak { $coins } jut neked.
        }
       *[other] { $seat } { $wanted } érmét kapna a készletből, de { $coins ->
            [0] egy sem jut neki.
           *[other] csak { $coins } jut neki.
        }
    }
rival-kings-event-turned_up = { $pile }, új felső lap: { $card }.
rival-kings-event-pile_emptied = Elfogyott egy pakli ({ $pile }): a szakasz végén vége a játéknak.
rival-kings-event-cards_swapped =
    { $you ->
        [seat] Lapot cseréltek, te és { $with }. Adod: { $gave }, kapod: { $got }.
        [with] Lapot cseréltek, { $seat } és te. Adod: { $got }, kapod: { $gave }.
       *[other] { $seat } és { $with } lapot cserél. { $seat } adja: { $gave }, kapja: { $got }.
    }
rival-kings-event-top_swapped =
    { $you ->
        [seat] Cserélsz a piaccal ({ $pile }). Adod: { $gave }, kapod: { $got }.
       *[other] { $seat } cserél a piaccal ({ $pile }). Adja: { $gave }, kapja: { $got }.
    }
rival-kings-event-looks_building =
    { $you ->
        [seat] Átnézed az épületpaklikat.
       *[other] { $seat } átnézi az épületpaklikat.
    }
rival-kings-event-looks_subject =
    { $you ->
        [seat] Átnézed az alattvalópaklikat.
       *[other] { $seat } átnézi az alattvalópaklikat.
    }
rival-kings-event-declined =
    { $you ->
        [seat] Nem veszel semmit.
       *[other] { $seat } nem vesz semmit.
    }
rival-kings-event-game_ends_pile_empty = Elfogyott egy pakli: vége a játéknak.
rival-kings-event-game_ends_stall = Húsz szakasz óta senki sem vásárolt: vége a játéknak.
rival-kings-event-scored =
    { $you ->
        [seat] A pontszámod: { $points }.
       *[other] { $seat } pontszáma: { $points }.
    }
rival-kings-event-match_ends = { $games } játszma után vége a sorozatnak.

## Miért nem

rival-kings-why-over = A játék véget ért.
rival-kings-why-no_seat = Ezen a helyen nem ül senki.
rival-kings-why-not_your_turn = Most { $seat } dönt.
rival-kings-why-not_now = Ez nem válasz a mostani kérdésre: { $question }
rival-kings-why-not_in_hand = Ez a lap nincs a kezedben: { $card }. Ezekből választhatsz: { $hand }.
rival-kings-why-already_revealed = A szakasz karaktereit már felfedtétek.
rival-kings-why-needs_opponent = Másik játékost kell választanod: { $seats }.
rival-kings-why-not_a_victim = Tőle nem lophatsz. Akitől lophatsz: { $seats }.
rival-kings-why-no_such_action = Nincs ilyen akció a lapon: { $action }. Szabadon van: { $open }.
rival-kings-why-action_covered = Ezt az akciót címer takarja: { $action }. Szabadon van: { $open }.
rival-kings-why-no_markers = Ehhez konfliktusjelző kell, és neked nincs.
rival-kings-why-no_money = Nincs elvehető pénz: a pénzpaklik üresek, és a készletből sem tölthetők fel.
rival-kings-why-no_subject_to_pay = Egyik felfordított alattvalóra sem futja. Ennyi érméd van: { $coins }.
rival-kings-why-no_building_to_pay = Egyik felfordított épületre sem futja. Ennyi érméd van: { $coins }.
rival-kings-why-must_steal = Előbb el kell lopnod egy akciót (akitől lophatsz: { $seats }). Az már rajtad múlik, hogy végrehajtod-e.
rival-kings-why-ability_none = Még nincs alattvalód.
rival-kings-why-ability_used = Ebben a szakaszban már használtál képességet.
rival-kings-why-ability_between = Előbb hajtsd végre vagy hagyd ki az ellopott akciót; képességet csak a lopás előtt vagy utána használhatsz.
rival-kings-why-ability_too_late = { $subject }: csak rögtön a karakterek felfedése után használható.
rival-kings-why-ability_smith = A Kovács épületvásárláskor segít: akkor kérdezünk rá.
rival-kings-why-ability_sailor = A Tengerész csak akkor segít, ha egy másik játékossal azonos rangú a karaktered; az akcióval együtt kell választani.
rival-kings-why-ability_idle = { $subject }: most nincs mit tennie. { $help }
rival-kings-why-ability_no_free_card = { $subject }: mindkét oldalon kell egy lap, amely nem része tökéletes párnak.
rival-kings-why-sailor_not_ready = Kétszer csak akkor hajthatsz végre egy akciót, ha a Tengerész az aktív alattvalód, és még nem használtál képességet.
rival-kings-why-stack_empty = Itt nincs pénz: { $pile }. Választható: { $piles }.
rival-kings-why-pile_empty = Itt nincs több lap: { $pile }.
rival-kings-why-wrong_kind = { $card }: nem ilyen lap kell ide, hanem { $kind }.
rival-kings-why-too_dear = { $card }: az ára { $price }, neked pedig ennyi érméd van: { $coins }.
rival-kings-why-smith_needed = A teljes ár { $price }, neked pedig ennyi érméd van: { $coins }. Csak a Kováccsal fizetheted ki.
rival-kings-why-not_covered = Ezt az akciót senki sem lopta el tőled: { $action }.
rival-kings-why-no_such_card = Ezen a helyen nincs lap.
rival-kings-why-protected = { $card }: egy tökéletes pár része, amelyet senki sem bonthat meg.
rival-kings-why-wrong_row = Csak ilyen lapot lehet cserélni: { $kind }.
rival-kings-why-nothing_free = { $seat } nem tud ilyen lapot adni tökéletes pár megbontása nélkül: { $kind }.
rival-kings-why-wrong_pile = Csak ezeket nézed át: { $piles }.
rival-kings-why-no_such_depth = A pakliban csak { $count } lap van.

## Pontozás

rival-kings-part-perfect_pairs = Tökéletes párok
rival-kings-part-colour_pairs = Egyező színű párok
rival-kings-part-loose_cards = Pár nélküli lapok
rival-kings-part-coins = Érmék
rival-kings-part-markers = Konfliktusjelzők
rival-kings-part-game1 = 1. játszma
rival-kings-part-game2 = 2. játszma
rival-kings-part-game3 = 3. játszma
rival-kings-part-game4 = 4. játszma
rival-kings-part-game5 = 5. játszma
rival-kings-part-game6 = 6. játszma
rival-kings-part-game7 = 7. játszma
rival-kings-part-game8 = 8. játszma
rival-kings-part-game9 = 9. játszma
rival-kings-part-game10 = 10. játszma
rival-kings-part-game11 = 11. játszma
rival-kings-part-game12 = 12. játszma
rival-kings-part-game13 = 13. játszma
rival-kings-part-game14 = 14. játszma
rival-kings-part-game15 = 15. játszma
rival-kings-part-game16 = 16. játszma
rival-kings-part-game17 = 17. játszma
rival-kings-part-game18 = 18. játszma
rival-kings-part-game19 = 19. játszma
rival-kings-part-game20 = 20. játszma

## Az asztal szavakban

rival-kings-outline-table = Asztal
rival-kings-outline-game = Játszma
rival-kings-outline-round = Forduló
rival-kings-outline-cycle = Szakasz
rival-kings-outline-phase = Fázis
rival-kings-phase-characters = karakterválasztás
rival-kings-phase-conflicts = konfliktusok feloldása
rival-kings-phase-actions = akciók végrehajtása
rival-kings-phase-over = vége
rival-kings-outline-asked = Akire várunk
rival-kings-outline-order = Körök sorrendje
rival-kings-outline-market = Piac
rival-kings-outline-card = { $card } { $value }, { $colour }
rival-kings-outline-cards_left = { $count } lap
rival-kings-outline-pile_empty = nincs lap
rival-kings-outline-money_none = nincs pénz
rival-kings-outline-money_top = van pénz, a felső érme értéke { $value }
rival-kings-outline-money_all = pénz alulról felfelé: { $coins }
rival-kings-outline-supply = Készlet
rival-kings-outline-coins_of = { $total } (egyes: { $ones }, kettes: { $twos })
rival-kings-outline-reserve = Jelzők a tartalékban
rival-kings-outline-neutral = Semleges lap
rival-kings-outline-neutral_aside = Félretett semleges lapok
rival-kings-outline-neutral_deck = Lapok a semleges pakliban
rival-kings-outline-set_aside = Lefordítva félretett karakterek
rival-kings-outline-player = { $seat }
rival-kings-outline-hand_size = Karakterek kézben
rival-kings-outline-committed = Választott
rival-kings-outline-played = Karakter
rival-kings-outline-covered = Ellopott akciók
rival-kings-outline-stolen_by = { $action } ({ $thief } lopta el)
rival-kings-outline-tied = Azonos rang: csak egy akció
rival-kings-outline-victims = Még lopnia kell tőle
rival-kings-outline-aside = Félretett karakterek
rival-kings-outline-buildings = Épületek
rival-kings-outline-subjects = Alattvalók
rival-kings-outline-coins = Érmék
rival-kings-outline-markers = Konfliktusjelzők
rival-kings-outline-ability = Aktív alattvaló
rival-kings-outline-ability_used = { $subject } (képessége elhasználva)
rival-kings-outline-ability_free = { $subject }
rival-kings-outline-points = Pontok
rival-kings-outline-you = Te
rival-kings-outline-own_hand = Lapjaid
rival-kings-outline-own_choice = Választásod
rival-kings-outline-character = { $card } ({ $rank })

## Lehetőségek

rival-kings-option-match_mode = Játszmák
rival-kings-option-match_games = A sorozat játszmáinak száma
rival-kings-option-match_points = A sorozatot lezáró pontszám
rival-kings-option-coin_stacks_visible = Pénzpaklik
rival-kings-option-treasurer_recruits = A Kincstárnok második akciója
rival-kings-option-tie_break = Pontegyenlőség
rival-kings-option-town_guard_blocks_theft = Városőr

rival-kings-value-match_mode_single = egyetlen játszma
rival-kings-value-match_mode_games = előre rögzített számú játszma
rival-kings-value-match_mode_points = amíg valaki el nem éri a megadott pontszámot
rival-kings-value-coin_stacks_visible_false = csak a felső érme látszik
rival-kings-value-coin_stacks_visible_true = minden érme látszik
rival-kings-value-treasurer_recruits_false = épület vásárlása
rival-kings-value-treasurer_recruits_true = alattvaló toborzása
rival-kings-value-tie_break_shared = közös győzelem
rival-kings-value-tie_break_fewest_markers = kevesebb jelző, majd több érme
rival-kings-value-town_guard_blocks_theft_false = csak a jelzőt hárítja át
rival-kings-value-town_guard_blocks_theft_true = a lopást is megakadályozza

## A képernyő

rival-kings-screen-status = { $round }. forduló, { $cycle }. szakasz · { $phase }
rival-kings-screen-status_games = { $game }/{ $games }. játszma · { $round }. forduló, { $cycle }. szakasz · { $phase }
rival-kings-screen-status_points = { $game }. játszma, { $points } pontig · { $round }. forduló, { $cycle }. szakasz · { $phase }
rival-kings-screen-phase_characters = karakterválasztás
rival-kings-screen-phase_conflicts = konfliktusok
rival-kings-screen-phase_actions = akciók
rival-kings-screen-market = Piac
rival-kings-screen-ladder = lop
rival-kings-screen-supply = készlet { $total }¢ ({ $twos }×2 { $ones }×1)
rival-kings-screen-reserve = tartalék { $count }⚑
rival-kings-screen-pile_b1 = É1
rival-kings-screen-pile_b2 = É2
rival-kings-screen-pile_s1 = A1
rival-kings-screen-pile_s2 = A2
rival-kings-screen-pile_empty = elfogyott
rival-kings-screen-money = pénz { $amount }
rival-kings-screen-money_none = nincs pénz
rival-kings-screen-letter_yellow = S
rival-kings-screen-letter_red = P
rival-kings-screen-letter_blue = K
rival-kings-screen-letter_green = Z
rival-kings-screen-place_yellow = udvar
rival-kings-screen-place_red = város
rival-kings-screen-place_blue = falu
rival-kings-screen-place_green = vidék
rival-kings-screen-points = p
rival-kings-screen-tied = azonos rang
rival-kings-screen-victims = meglopja: { $seats }
rival-kings-screen-chosen = választott
rival-kings-screen-choosing = még választ
rival-kings-screen-earlier = korábban: { $cards }
rival-kings-screen-neutral = Semleges
rival-kings-screen-neutral_deck = a pakliban { $count }
rival-kings-screen-set_aside = félretéve { $count }
rival-kings-screen-used = már volt
rival-kings-screen-hand = Lapjaid
rival-kings-screen-robs = { $rank } rangútól lop
rival-kings-screen-robs_nobody = nem lop
rival-kings-screen-top_first = felülről
rival-kings-screen-legend_building = épület
rival-kings-screen-legend_subject = alattvaló
rival-kings-screen-legend_coin = érme
rival-kings-screen-legend_marker = jelző
rival-kings-screen-legend_done = letudva
rival-kings-screen-legend_stolen = ellopva
rival-kings-screen-legend_ability = képesség
rival-kings-screen-legend_pair = tökéletes pár
rival-kings-screen-legend_symbol = elsőbbség

rival-kings-screen-action_settle_conflict = elsimít
rival-kings-screen-action_pass_conflict = átad
rival-kings-screen-action_take_money = pénz
rival-kings-screen-action_recruit_subject = toboroz
rival-kings-screen-action_buy_building = vásárol

rival-kings-screen-ability_gardener = karaktercsere
rival-kings-screen-ability_town_guard = jelzőt hárít
rival-kings-screen-ability_jailer = jelzőnként 1¢
rival-kings-screen-ability_lady_in_waiting = épületcsere
rival-kings-screen-ability_bishop = alattvalócsere
rival-kings-screen-ability_scholar = épületenként 1¢
rival-kings-screen-ability_troubadour = csere a piaccal
rival-kings-screen-ability_sailor = akció kétszer
rival-kings-screen-ability_smith = épület −1¢
rival-kings-screen-ability_carpenter = külön vásárlás
rival-kings-screen-ability_market_woman = külön pénz
rival-kings-screen-ability_innkeeper = külön toborzás
rival-kings-screen-ability_vintner = alattvalót keres
rival-kings-screen-ability_miner = épületet keres
rival-kings-screen-ability_herbalist = jelzőt átad
rival-kings-screen-ability_farmer = ellopott akció
