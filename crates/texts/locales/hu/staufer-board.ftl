# A Staufer-dinasztia táblája

## Hogyan játsszák, a kezdőlapon

staufer-board-how_supply = Kérj utánpótlást: követeket és nemeseket az udvarodba, és velük kincsesládákat.
staufer-board-how_appoint = Vagy kövesd a királyt, és ültess valakit hivatalba: az út is, a hivatal is bábukba kerül.
staufer-board-how_score = Fordulónként egy vagy két tartományt pontozunk. Amit kifizettél, a király hazaküldi.

## Hol tart a játék

staufer-board-where = { $round }. forduló az { $rounds }-ből, { $turn }/{ $turns }. kör
staufer-board-where_scoring = { $round }. forduló az { $rounds }-ből, pontozás
staufer-board-where_cleanup = { $round }. forduló az { $rounds }-ből, takarítás
staufer-board-where_jobs = Kiderülnek a feladatok

## A gyűrű

staufer-board-ring = A tartományok a királytól az óramutató járása szerint
staufer-board-overview = Az egész gyűrű
staufer-board-king_here = itt van a király
staufer-board-first_here = ebben a fordulóban elsőként pontozzuk
staufer-board-second_here = ebben a fordulóban másodikként pontozzuk
staufer-board-second_guess = most úgy áll, hogy másodikként pontozzuk
staufer-board-place_spoken = { $place } hely: { $points } pont
staufer-board-bonus_spoken = bónusz: { $bonus }
staufer-board-office_plain = { CAP($office) }, költsége { $cost }
staufer-board-office_noble = { CAP($office) }, költsége { $cost }, csak nemesnek
staufer-board-held_by = itt ül: { $player } ({ $figure })
staufer-board-held_by_nobody = szabad.
staufer-board-under = Alatta: { $chests }.
staufer-board-pay_spoken = Bábuk a fizetésmezőn ({ $province }): { $figures }.
staufer-board-comes_home = A forduló végén a király hazaküldi, ami itt fekszik.
staufer-board-price = Az út { $paid }, a hivatal { $cost }: összesen { $total } bábu, neked { $have } van.
staufer-board-price_here = Az út ingyen van. A hivatal { $total } bábuba kerül, neked { $have } van.
staufer-board-price_back = A kifizetett bábuk közül { $count } a forduló végén hazatér.
staufer-board-price_now = Neked most:
staufer-board-chest_must_help = Csak ládával fizethető ki; azt ezután választod ki.
staufer-board-chest_may_help = Ezután ládával olcsóbbá teheted.
staufer-board-from_pay_envoy = követ innen: { $province }
staufer-board-from_pay_noble = nemes innen: { $province }
staufer-board-if_scored_now = Ha most pontoznánk
staufer-board-nobody_there = Senkinek sincs itt hivatala.
staufer-board-strength = ereje { $count }
staufer-board-scored_in = { NAGYAZ($round) }. fordulóban pontozzuk elsőként.

## Az akciótábla és a fordulók

staufer-board-tracks = Akciótábla
staufer-board-order = Sorrend
staufer-board-supply_track = Utánpótlás
staufer-board-appoint_track = Kinevezés
staufer-board-gives_envoy = követet ad
staufer-board-rounds = Fordulók
staufer-board-rounds_how = pontozás, aztán lovaglás
staufer-board-round_spoken = { $round }. forduló: elsőként { $province }, másodikként a feltétel szerint: { $condition }. Aztán a király { $steps } tartományt lép.
staufer-board-round_spoken_last = { $round }. forduló, az utolsó: elsőként { $province }, másodikként a feltétel szerint: { $condition }. Aztán jön a végső pontozás.
staufer-board-round_spoken_over = { $round }. forduló, véget ért: elsőként { $province }, másodikként a feltétel szerint: { $condition }.
staufer-board-unused = A menetrendből kimaradt: { $province }, ahonnan a király indult; a „{ $condition }” feltétel; és két királylapka ({ $steps }).
staufer-board-second_now = Jelenleg { $province } lenne a második.
staufer-board-last_row = vége
staufer-board-condition_b_king = a királyé
staufer-board-condition_b_most_figures = legtöbb hivatal
staufer-board-condition_b_fewest_chests = legkevesebb láda
staufer-board-condition_b_most_payment = legtöbb fizetség
staufer-board-condition_b_most_nobles = legtöbb nemes
staufer-board-condition_b_opposite = szemközti
staufer-board-count_offices = Betöltött hivatalok
staufer-board-count_chests = Ládák a hivatalok alatt
staufer-board-count_paid = Bábuk a fizetésmezőn
staufer-board-count_nobles = Nemesek hivatalban
staufer-board-tie_rule = A királytól az óramutató járása szerint: holtversenyben a feljebb álló számít.

## Utánpótlás és kiváltságok

staufer-board-supply = Utánpótlás
staufer-board-deck_left = { $count } láda a pakliban
staufer-board-deck_how = Új ládák a forduló végén jönnek: a pontozott tartományok hivatalai és minden utánpótlásmező alá.
staufer-board-discarded = Dobott
staufer-board-no_figure = nincs bábu
staufer-board-field_spoken = Mező ({ $figures }); ládák: { $chests }.
staufer-board-field_how = A mező sosem fogy el: csak a ládái tűnnek el a forduló végéig.
staufer-board-privileges = Kiváltságok
staufer-board-privileges_how = két pecsétért
staufer-board-points_offer = { $count } pont
staufer-board-points_card = Győzelmipont-kiváltság
staufer-board-cards_left =
    { $count ->
        [0] Egy lap sem maradt belőle.
       *[other] { $count } lap maradt belőle.
    }
staufer-board-owned_by = Megvan neki: { $players }.

## Játékosok, udvar, feladatok

staufer-board-figures = Bábuk
staufer-board-court = Az udvarban
staufer-board-court_how = Az udvarod bábuival fizetsz, és közülük nevezel ki valakit. Amit kifizetsz, a tartományokban várja a királyt.
staufer-board-envoy_how = A követ ereje 1, és minden hivatalba beülhet, amely nem nemesi.
staufer-board-noble_how = A nemes ereje 2, és a koronás hivatalokba általában csak ő ülhet. Fizetségként ő is 1 bábu.
staufer-board-in_empire = Birodalom: ennyi követ és nemes szerezhető még
staufer-board-envoys_in_court = Követek az udvarban
staufer-board-nobles_in_court = Nemesek az udvarban
staufer-board-count_envoys = { $count } követ
staufer-board-count_nobles_of = { $count } nemes
staufer-board-kind_envoys = { $count ->
        [one] követ
       *[other] követ
    }
staufer-board-kind_nobles = { $count ->
        [one] nemes
       *[other] nemes
    }
staufer-board-chests = Ládák
staufer-board-chests_worth = A végén az ereklyékért { $relics }, a többi ládáért { $others } pont jár.
staufer-board-jobs = Feladatok
staufer-board-worth_now = most { $count }
staufer-board-worth_absent = Most 0 pont: nincs ott hivatalod.
staufer-board-worth_place = Most { $points } pont { AZ($place) } helyért.
staufer-board-worth_pattern = { $count ->
        [0] Most 0 pont.
       *[other] Most { $points } pont { $count } mintázatért.
    }
staufer-board-worth_offices = { $count ->
        [0] Most 0 pont.
       *[other] Most { $points } pont { $count } bábuért.
    }
staufer-board-chosen = Kiválasztva.
staufer-board-spectator_hand = Nézőként vagy itt: a feladatokat csak gazdájuk látja.
staufer-board-choices_spoken = { $count } választható
staufer-board-order_off = Bábunként fizetek
staufer-board-order_envoys = A többit követekkel fizetem
staufer-board-order_nobles = A többit nemesekkel fizetem

## A választások szavakban

staufer-board-say_take = Ezt kérem: { $thing }
staufer-board-say_take_chests = Ennek a mezőnek a ládáit kérem: { $thing }
staufer-board-say_muster = Seregszemle itt: { $thing }
staufer-board-say_appoint = Kinevezek valakit ide: { $thing }
staufer-board-say_use = Felhasználom: { $thing }
staufer-board-say_seat = Beültetem: { $thing }
staufer-board-say_pay = Ezzel fizetek: { $thing }
staufer-board-say_call = Visszahívom: { $thing }
staufer-board-say_buy = Megveszem: { $thing }
staufer-board-say_home = Hazahívom, aki itt ül: { $thing }
staufer-board-go_supply = Utánpótlást kérek
staufer-board-go_appoint = Kinevezek valakit
staufer-board-go_buy = Kiváltságot veszek
staufer-board-go_end = Befejezem a kört
staufer-board-go_no_muster = Megtartom a ládát
staufer-board-go_nobody = Senkit sem hívok vissza
staufer-board-go_no_more = Ennyi elég
staufer-board-go_office = Ezt a hivatalt kérem
staufer-board-go_pay = Kinevezem, fizetek { $count } bábut
staufer-board-go_clockwise = Az óramutató járása szerint, { $count } bábu
staufer-board-go_counter = Az óramutató járásával ellentétesen, { $count } bábu
staufer-board-keep_envoy = Egy követ jön az udvarba
staufer-board-keep_noble = Egy nemes jön az udvarba

## Kérdések

staufer-board-ask_turn_menu = Utánpótlás vagy kinevezés?
staufer-board-ask_end_menu = Teszel még valamit ebben a körben?
staufer-board-ask_gain_source = Honnan jöjjön a { $figure }?
staufer-board-ask_supply_field = Melyik mezőt választod?
staufer-board-ask_quartermaster_field = Melyik mező ládáit kéred?
staufer-board-ask_muster = Használsz egy második mezőt is?
staufer-board-ask_choose_office = Melyik hivatalt töltöd be?
staufer-board-ask_choose_direction = Merre utazol ({ $target })?
staufer-board-ask_choose_modifier = Használsz ládát ehhez: { $office }?
staufer-board-ask_seat_figure = Ki üljön be: { $office }?
staufer-board-ask_pay_figure = Kit hagysz itt: { $province }?
staufer-board-ask_messenger_pick = Kit hoz vissza a Hírvivő?
staufer-board-ask_choose_privilege = Melyik kiváltságot veszed meg?
staufer-board-ask_recall_pick = Kit hívsz vissza?
staufer-board-ask_chest_pick = Melyik ládát választod?
staufer-board-ask_homecoming_pick = Ki térjen haza?
staufer-board-ask_retinue_pick = Ki kerüljön az udvarodba?
staufer-board-why_turn = { $left ->
        [one] Ez az utolsó köröd a fordulóban: bábuk és ládák, vagy hivatal az udvarodban lévő { $court } bábu egyikének.
       *[other] Bábuk és ládák, vagy hivatal az udvarodban lévő { $court } bábu egyikének. Ebben a fordulóban még { $left } köröd van.
    }
staufer-board-why_turn_poor = Az udvarodban lévő { $court } bábuból egyetlen hivatalra sem futja, ezért csak utánpótlást kérhetsz.
staufer-board-why_end = Az akciód kész. Ami arany, azt most is felhasználhatod, vagy későbbre hagyhatod.
staufer-board-why_gain = A birodalmadban nincs több, ezért egy korábban kifizetett bábud tér vissza az udvarodba.
staufer-board-why_supply = Megkapod a bábuit és minden ládáját. A mező sosem foglalt, csak a ládái fogynak el.
staufer-board-why_quartermaster = A bábuk egy mezőről jönnek ({ $field }); a Szállásmester más mező ládáit is elviheti.
staufer-board-why_muster = A Seregszemle egy másik mező bábuit és ládáit is elhozza, utána eldobod.
staufer-board-why_office = Egy-egy bábu minden tartományért, ahová belépsz, aztán a hivatal költsége. Mutass egy hivatalra, és látod a hozzá vezető utat; { $court } bábud van.
staufer-board-why_direction = A Kerülőút mindkét irányt megnyitja; az első tartomány, ahová belépsz, ingyen van.
staufer-board-why_modifier = Így { $total } bábuba kerül, neked { $have } van. Amit most nem használsz fel, az megmarad.
staufer-board-why_modifier_must = { $total } bábuba kerül, de csak { $have } van: válassz egy arany ládát, amelyik segít.
staufer-board-why_seat = A nemes ereje kettő, a követé egy. A többit azokkal fizeted, akik megmaradnak.
staufer-board-why_pay = { $left ->
        [one] Az utolsó bábu, amelybe a kinevezés kerül ({ $office }). Hazatér, amikor a király arra jár.
       *[other] A kinevezésért ({ $office }) még { $left } bábut fizetsz. Hazatérnek, amikor a király arra jár.
    }
staufer-board-why_messenger = Egy bábud bármelyik fizetésmezőről visszatérhet az udvarodba, akár egy most kifizetett is.
staufer-board-why_privilege = { $need } pecsétbe kerül, és a játék végéig hat; a pontok azonnal járnak.
staufer-board-why_recall = A láda { $left ->
        [one] még egy bábut hív vissza egy fizetésmezőről.
       *[other] legfeljebb { $left } bábut hív vissza fizetésmezőkről.
    }
staufer-board-why_recall_bonus = A bónusz { $left ->
        [one] még egy bábut hív vissza egy fizetésmezőről.
       *[other] legfeljebb { $left } bábut hív vissza fizetésmezőkről.
    }
staufer-board-why_chest = { $province } bónusza: egy tetszőleges láda valamelyik utánpótlásmező alól.
staufer-board-why_home = { $province } bónusza: { $left ->
        [one] egy bábud
       *[other] legfeljebb { $left } bábud
    } a hivatalából az udvarodba térhet.
staufer-board-why_retinue = A hivatalok kiürülnek ({ $province }). Egy bábud az udvarodba jön, a többi a birodalomba kerül.
staufer-board-wait_turn = { $who } választ: utánpótlás vagy kinevezés
staufer-board-wait_end = { $who } még ládát használhat
staufer-board-wait_gain = { $who } visszavesz egy bábut egy fizetésmezőről
staufer-board-wait_supply = { $who } utánpótlást kér
staufer-board-wait_office = { $who } hivatalt választ
staufer-board-wait_appoint = { $who } kinevezése: { $office }
staufer-board-wait_privilege = { $who } kiváltságot vesz
staufer-board-wait_pick = { $who } bábukat hív vissza
staufer-board-wait_chest = { $who } ládát választ
staufer-board-wait_home = { $who } bábukat hívhat haza
staufer-board-wait_retinue = { $who } egy bábut az udvarába vesz
