# Az Il Principe táblája

## Hogyan játsszák, a kezdőlapon

il-principe-board-how_offer = Mindenki aranyat és lapokat kap, majd néhány lapot titokban árverésre bocsát.
il-principe-board-how_build = Licitálj a tételekre, építs városokat lapokból és aranyból, és tedd ki pajzsaidat a térképre.
il-principe-board-how_roles = Egy szín tisztségét az kapja, aki előtt a legtöbb ilyen lap fekszik: pontot ér, ha mások építenek.

## Hol tart a játék

il-principe-board-where = { $round }. forduló, { $phase }
il-principe-board-where_last = { $round }. forduló, az utolsó: { $phase }
il-principe-board-phase_offer = felajánlás
il-principe-board-phase_lots = árverések
il-principe-board-phase_build = építkezés
il-principe-board-phase_action = akciók
il-principe-board-phase_roles = tisztségek

## A térkép

il-principe-board-map = Észak-Itália térképe
il-principe-board-sea_east = Mare Adriatico
il-principe-board-sea_west = Mar Tirreno
il-principe-board-track = Eddig szerzett pontok
il-principe-board-no_shields = még nincs benne pajzs
il-principe-board-region_is = A játék végén az kap 5 pontot, akinek itt a legtöbb pajzsa van, a második 2 pontot. Városai: { $cities }.
il-principe-board-if_ended_now = Pajzsok, és mennyit érnének, ha most érne véget a játék
il-principe-board-as_if_ended = Mintha most érne véget a játék; a legtöbb arany és a legtöbb kézben maradt lap csak akkor számít.

## Városok

il-principe-board-cities = Építhető városok
il-principe-board-cities_to_come = { $count ->
        [0] több nem jön
       *[other] még { $count } jön
    }
il-principe-board-cities_end = Ha egy forduló elején négynél kevesebb építhető város van, azonnal véget ér a játék.
il-principe-board-cities_unseen = Még nem került elő
il-principe-board-no_cities = Nem maradt építhető város.
il-principe-board-cities_built = Felépített városok
il-principe-board-city_rule = { $cost } arany, { $points } pont, { $shields } pajzs ide: { $regions }.
il-principe-board-lacking = Hiányzik a kezedből: { $cards }.

## Árverések

il-principe-board-auctions = Árverések
il-principe-board-deck_left = { $count } lap a pakliban
il-principe-board-deck_ends = Ha egy forduló elején { $count } lapnál kevesebb van a pakliban, az a forduló az utolsó.
il-principe-board-removed = Senkinek sem kellett, kikerült a játékból
il-principe-board-offers = Felajánlott lapok, lefordítva
il-principe-board-offer_spoken = { $player }: { $due } lapból { $count } kiválasztva
il-principe-board-offered_tag = { $count } felajánlva
il-principe-board-lots = A forduló tételei
il-principe-board-no_lots = Még nincs mit árverezni.
il-principe-board-lot_now = most
il-principe-board-lot_unsold = nem kelt el
il-principe-board-bidders = Kik licitálnak
il-principe-board-high_bid =
    { $you ->
        [player] A te licited: { $count }
       *[other] { $player } licitje: { $count }
    }
il-principe-board-no_bid = Még nincs licit
il-principe-board-has_passed = passzolt
il-principe-board-to_bid = dönt
il-principe-board-still_in = vár
il-principe-board-order_up_to = Licit helyettem eddig:
il-principe-board-order_give = Megbízom
il-principe-board-order_in_force = A gép licitál helyetted, legfeljebb { $count } aranyig.
il-principe-board-order_off = Magam licitálok
il-principe-board-order_name = Licit helyettem legfeljebb { $count } aranyig
il-principe-board-pile = { $count } × { $building }
il-principe-board-role_item = { $role } tisztsége
il-principe-board-bought = Ebben a fordulóban vett tétel: { $count } × { $building }, { $price } aranyért

## Tisztségek

il-principe-board-offices = Tisztségek
il-principe-board-offices_worth = mások városáért 2, illetve 1 pont
il-principe-board-majors = Fő tisztségek
il-principe-board-minors = Kisebb tisztségek
il-principe-board-held_by = Viseli: { $player }.
il-principe-board-held_by_nobody = Senki sem viseli.
il-principe-board-face_up_of = Felfordított lapok: { $building }
il-principe-board-building_is = Városok építéséhez kell, kiterítve pedig ezekhez a tisztségekhez: { $major } és { $minor }.

## Játékosok és lapok

il-principe-board-principe = A fejedelem: az árverésen utoljára dönt, az akcióknál ő kezd
il-principe-board-gold = Arany
il-principe-board-hand_size = Lapok kézben
il-principe-board-shields_left = Megmaradt pajzsok
il-principe-board-tableau = Kiterített lapok
il-principe-board-tableaus = Kiterített lapok
il-principe-board-face_up = felfordítva
il-principe-board-face_down = lefordítva
il-principe-board-on_table = az asztalon { $up } felfordítva, { $down } lefordítva
il-principe-board-held_spoken = { $count } kézben
il-principe-board-sure = Biztosan a kezében van
il-principe-board-spectator_hand = Nézőként vagy itt: a lapokat és az erszényeket csak gazdájuk látja.
il-principe-board-choices_spoken = { $count } választható

## A választások szavakban

il-principe-board-say_offer = Felajánlom: { $thing }
il-principe-board-say_lay = Lerakok ebből: { $thing }
il-principe-board-say_turn_up = Felfordítom: { $thing }
il-principe-board-say_build = Felépítem: { $thing }
il-principe-board-say_shield = Pajzs ide: { $thing }
il-principe-board-say_bid = Licit: { $count } arany ({ $item })
il-principe-board-say_lay_count = Lerakok { $count } lapot: { $building }
il-principe-board-lay_button = Lerakok { $count } lapot
il-principe-board-bid_button = Licit: { $count }

## Kérdések

il-principe-board-ask_offer = { $left ->
        [one] Melyik lapot ajánlod fel utolsónak?
       *[other] Melyik lapot ajánlod fel? Még { $left } kell
    }
il-principe-board-ask_bid = Mennyit licitálsz erre: { $count } × { $item }?
il-principe-board-ask_bid_role = Mennyit adsz ezért a tisztségért: { $item }?
il-principe-board-ask_build_option = Építesz most egy várost?
il-principe-board-ask_place_shield = { $left ->
        [one] { $of ->
            [one] Hová kerüljön a város pajzsa ({ $city })?
           *[other] Hová kerüljön a város második pajzsa ({ $city })?
        }
       *[other] Hová kerüljön a város első pajzsa ({ $city })?
    }
il-principe-board-ask_action = Mit teszel ebben a fordulóban?
il-principe-board-ask_lay_count = Hány lapot raksz le ({ $building })?
il-principe-board-ask_turn_up = Melyik lapodat fordítod fel?
il-principe-board-ask_place_shield_any = Hová teszel egy pajzsot?
il-principe-board-why_offer = A felajánlott lapok lefordítva várnak, aztán színenként kerülnek árverésre. Senki sem tudja meg, kiéi voltak.
il-principe-board-why_bid_first = { $gold ->
        [1] Még senki sem licitált, és 1 aranyad van: ennyit ajánlhatsz. A győztes lesz a fejedelem is.
       *[other] Még senki sem licitált: 1 és { $gold } arany között ajánlhatsz. A győztes lesz a fejedelem is.
    }
il-principe-board-why_bid_high = { $leader } { $high } aranyat kínál; { $gold } aranyadból legalább { $minimum } kell. Aki passzol, kiszáll.
il-principe-board-why_bid_poor = A következő licit { $minimum }, neked { $gold } aranyad van, így csak passzolhatsz. Az okát a többiek nem látják.
il-principe-board-why_build = Megnyertél egy tételt, ezért építhetsz egy várost a kezedben lévő lapokból és { $gold } aranyadból.
il-principe-board-why_build_none = A lapjaid vagy a { $gold } aranyad most egyik városra sem elég. Az okát a többiek nem látják.
il-principe-board-why_shield = { $of ->
        [one] Csak az a régió választható, amellyel a város érintkezik ({ $city }).
       *[other] Csak a várossal ({ $city }) érintkező régiók választhatók; mindkét pajzs kerülhet ugyanoda.
    }
il-principe-board-why_action = Rakj le tetszőleges számú azonos színű lapot a tisztségekért, vagy tartsd meg őket. Építeni most nem tudsz.
il-principe-board-why_action_build = Építs várost, rakj le tetszőleges számú azonos színű lapot a tisztségekért, vagy tartsd meg mindet.
il-principe-board-why_action_first = Rakj le tetszőleges számú azonos színű lapot a tisztségekért, vagy tartsd meg őket. Építeni a 2. fordulótól lehet.
il-principe-board-why_lay_count = Felfordítva kerülnek eléd. Egy szín fő tisztségét az kapja, aki előtt a legtöbb ilyen lap fekszik.
il-principe-board-why_turn_up = Zöld tisztséged: a felfordított lap már számít az ezután kiosztott tisztségeknél.
il-principe-board-why_shield_any = Kék tisztséged: egy pajzsod bármelyik régióba kerülhet.
il-principe-board-wait_offer = Még választ felajánlandó lapot: { $who }
il-principe-board-wait_bid = { $who } licitálhat ({ $item })
il-principe-board-wait_bid_order = { $who } licitálhat ({ $item }); a megbízásod él
il-principe-board-wait_build = { $who } építhet egy várost
il-principe-board-wait_shield = { $who } pajzsot tesz le ({ $city })
il-principe-board-wait_action = { $who } akciót választ
il-principe-board-wait_lay = { $who } lapokat rak le: { $building }
il-principe-board-wait_turn_up = { $who } felfordíthat egy lapot
il-principe-board-wait_shield_any = { $who } pajzsot tesz egy tetszőleges régióba

## A krónika

il-principe-board-told-round = { $round }. forduló
il-principe-board-told-round_income = { $round }. forduló: mindenki kap { $gold } aranyat és { $count } lapot
il-principe-board-told-round_name = { $round }. forduló
il-principe-board-told-offices = Minden tisztség új gazdát kap
il-principe-board-told-auction = { $count } × { $item } kalapács alatt
il-principe-board-told-auction_role = Holtverseny, licit a tisztségért ({ $item })
il-principe-board-told-bids =
    { $you ->
        [seat] a te licited { $amount }
       *[other] { $seat } licitje { $amount }
    }
il-principe-board-told-passes =
    { $you ->
        [seat] passzolsz
       *[other] { $seat } passzol
    }
il-principe-board-told-buys =
    { $you ->
        [seat] { $price } aranyért elviszed a tételt ({ $count } × { $item })
       *[other] { $seat } { $price } aranyért elviszi a tételt ({ $count } × { $item })
    }
il-principe-board-told-buys_role =
    { $you ->
        [seat] { $price } aranyat fizetsz a tisztségért ({ $item })
       *[other] { $seat } { $price } aranyat fizet a tisztségért ({ $item })
    }
il-principe-board-told-becomes_principe =
    { $you ->
        [seat] te leszel a fejedelem
       *[other] ő lesz a fejedelem
    }
il-principe-board-told-builds_nothing =
    { $you ->
        [seat] nem építesz
       *[other] nem épít
    }
il-principe-board-told-builds =
    { $you ->
        [seat] { $cost } aranyért várost építesz ({ $city })
       *[other] { $seat } { $cost } aranyért várost épít ({ $city })
    }
il-principe-board-told-places_shield =
    { $you ->
        [seat] pajzsot teszel ki ({ $region })
       *[other] pajzsot tesz ki ({ $region })
    }
il-principe-board-told-places_shields =
    { $you ->
        [seat] pajzsokat teszel ki ({ $region } és { $then })
       *[other] pajzsokat tesz ki ({ $region } és { $then })
    }
il-principe-board-told-places_both =
    { $you ->
        [seat] mindkét pajzsodat egy régióba teszed ({ $region })
       *[other] mindkét pajzsát egy régióba teszi ({ $region })
    }
il-principe-board-told-out_of_shields =
    { $you ->
        [seat] elfogytak a pajzsaid
       *[other] { $seat } pajzsai elfogytak
    }
il-principe-board-told-role_scores =
    { $you ->
        [seat] { $points } pontot kapsz ({ $tile })
       *[other] { $seat } { $points } pontot kap ({ $tile })
    }
il-principe-board-told-city_comes = új építhető város: { $city }
il-principe-board-told-cities_run_out = új város már nem jön, { $left } maradt
il-principe-board-told-will_lay =
    { $you ->
        [seat] Lapokat készülsz lerakni ({ $colour })
       *[other] { $seat } lapokat készül lerakni ({ $colour })
    }
il-principe-board-told-lays =
    { $you ->
        [seat] Leraksz { $count } lapot ({ $colour })
       *[other] { $seat } lerak { $count } lapot ({ $colour })
    }
il-principe-board-told-role_given =
    { $you ->
        [seat] Tisztséget kapsz ({ $tile })
       *[other] { $seat } tisztséget kap ({ $tile })
    }
il-principe-board-told-flips =
    { $you ->
        [seat] lefordítasz { $count } lapot ({ $colour })
       *[other] lefordít { $count } lapot ({ $colour })
    }
il-principe-board-told-scores_white =
    { $you ->
        [seat] { $points } pontot szerzel
       *[other] { $points } pontot szerez
    }
il-principe-board-told-draws_one =
    { $you ->
        [seat] húzol egy lapot
       *[other] húz egy lapot
    }
il-principe-board-told-takes_gold =
    { $you ->
        [seat] { $gold } aranyat kapsz
       *[other] { $gold } aranyat kap
    }
il-principe-board-told-turns_up =
    { $you ->
        [seat] felfordítasz egy lapot ({ $colour })
       *[other] felfordít egy lapot ({ $colour })
    }
il-principe-board-told-turns_nothing =
    { $you ->
        [seat] nem fordítasz fel lapot
       *[other] nem fordít fel lapot
    }

## Az első játék leckéi

il-principe-board-lesson_goal = Városok, tisztségek, pajzsok
il-principe-board-lesson_text_goal = Egy családot vezetsz. Pontot hoznak a felépített városok, a viselt tisztségek, a végén pedig a hat régióba tett pajzsaid.
il-principe-board-lesson_offer = Minden forduló felajánlással kezdődik
il-principe-board-lesson_text_offer = Válassz lapokat, amelyeket árverésre bocsátasz: azokat, amelyek a legkevésbé kellenek. Ami egy építhető városhoz kell, azt tartsd meg.
il-principe-board-lesson_last_round = Az utolsó forduló
il-principe-board-lesson_text_last_round = Fogytán a pakli: ezúttal nincs arany és nincs új lap. Az árverés lapjai a pakliból jönnek, és a tisztségek kiosztása után vége a játéknak.
il-principe-board-lesson_lots = Színenként egy tétel
il-principe-board-lesson_text_lots = A felajánlott lapok színenként kelnek el, a legkisebb tétellel kezdve. A győztes a tétel minden lapját megkapja.
il-principe-board-lesson_bid = Így licitálsz
il-principe-board-lesson_text_bid = A plusz és mínusz jellel állítsd be az összeget, aztán licitálj; ha passzolsz, ebből az árverésből kiszálltál. Csak a győztes fizet, ezért hagyj aranyat városra is.
il-principe-board-lesson_tied_role = Holtverseny egy tisztségért
il-principe-board-lesson_text_tied_role = Ebből a színből ugyanannyi lapod fekszik kiterítve, mint másnak, ezért a tisztségre köztetek lehet licitálni. Ha mindenki passzol, a táblán marad.
il-principe-board-lesson_build = Építhetsz
il-principe-board-lesson_text_build = Az aranykeretes város lapokba és aranyba kerül. Pontjait azonnal megkapod, lapjai pedig felfordítva számítanak a tisztségeknél.
il-principe-board-lesson_shield = Pajzsok a térképen
il-principe-board-lesson_text_shield = Tedd az új város pajzsait a vele érintkező régiókba. A végén egy régióban a legtöbb pajzs 5, a második legtöbb 2 pontot hoz.
il-principe-board-lesson_shield_any = Pajzs bárhová
il-principe-board-lesson_text_shield_any = A nemesúr és a lovag pajzsa bármelyik régióba kerülhet. Oda érdemes, ahol első vagy második leszel vele.
il-principe-board-lesson_action = Fordulónként egy akció
il-principe-board-lesson_text_action = Építs, rakj le felfordítva azonos színű lapokat, vagy tartsd meg a lapjaidat. A tisztségeknél csak a kiterített lapok számítanak.
il-principe-board-lesson_count = Mennyit rakj le?
il-principe-board-lesson_text_count = Eggyel több is elég, mint amennyi a következőnek van: a fő tisztségért a felét úgyis le kell fordítanod.
il-principe-board-lesson_turn_up = A zöld tisztség
il-principe-board-lesson_text_turn_up = Felfordíthatod egy lefordított lapodat, de egyetemet nem. A még kiosztandó tisztségeknél már számít.
il-principe-board-lesson_secret = A többiek még választanak
il-principe-board-lesson_text_secret = Amíg mindenki nem választott, a felajánlott lapok lefordítva fekszenek. Utána összekeverednek: senki sem tudja, ki mit ajánlott fel.
il-principe-board-lesson_order = Licit helyetted
il-principe-board-lesson_text_order = A tételek alatt megbízást adhatsz: a gép ezen az árverésen egy összegig licitál helyetted. Erről senki más nem tud.
il-principe-board-lesson_principe = Te vagy a fejedelem
il-principe-board-lesson_text_principe = Aki árverést nyer, azé a korona. A fejedelem a következő árverésen utoljára dönt, az akcióknál viszont ő kezd.
il-principe-board-lesson_cities = Most már lehet építeni
il-principe-board-lesson_text_cities = A második fordulótól a kezedben lévő lapokból építhetsz: megnyert tétel után vagy akcióként. Ami hiányzik, szaggatott keretű.
il-principe-board-lesson_roles = Tisztséget viselsz
il-principe-board-lesson_text_roles = Valahányszor más ilyen színnel épít, pontot kapsz: fő tisztségért 2, kisebbért 1 pontot.
il-principe-board-lesson_half = Ami vonalkás, le van fordítva
il-principe-board-lesson_text_half = A fő tisztségért lapjaid felét le kellett fordítanod. A tisztségeknél már nem számítanak, az ötszínű sorozatoknál igen.
il-principe-board-lesson_regions = Pajzsaid a térképen
il-principe-board-lesson_text_regions = Érints meg egy régiót: megmutatja, ki vezet ott, és mennyit érne, ha most lenne vége a játéknak.
il-principe-board-lesson_purse = Az erszény titkos
il-principe-board-lesson_text_purse = Az aranyadat csak te látod. Számold, mennyit költenek a többiek – ők is számolják a tiédet.
il-principe-board-lesson_points = Miből áll a pontszámod
il-principe-board-lesson_text_points = Ez a szám úgy veszi a tisztségeket, sorozatokat és régiókat, mintha most érne véget a játék. A térkép alatti vonalzó a véglegesen megszerzett pontokat mutatja.
il-principe-board-lesson_result = Vége
il-principe-board-lesson_text_result = Az erszények és a lapok most már nyíltak: a legtöbb arany és a legtöbb kézben maradt lap 2-2 pontot hozott.
