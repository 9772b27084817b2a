# Il Principe

## A játék

il-principe-about-title = Il Principe – A fejedelem
il-principe-about-tagline = Reneszánsz családok licitálnak épületekre, városokat építenek, és Itália tisztségeiért versengenek.
il-principe-about-author = Emanuele Ornella
il-principe-about-publisher = Mind the Move 2005

## Honnan származnak a játék számai.

il-principe-source-components = Mi van a dobozban
il-principe-source-roles = A tisztségek, és hogy mit érnek
il-principe-source-sizes = A kis, közepes és nagy városok költsége, pontja és pajzsai
il-principe-source-numbers = Minden, ami a játékosok számától függ
il-principe-source-scoring = A végső értékelés
il-principe-source-families = A családok neve
il-principe-source-city_icons = A városkártyák épületei
il-principe-source-city_regions = A városok régiói
il-principe-source-region_names = A régiók neve
il-principe-source-region_colours = A régiók színe
il-principe-source-map = A városok helye a térképünkön

## Épületek, a színek neve is ez

il-principe-building-green = egyetem
il-principe-building-white = katedrális
il-principe-building-red = városháza
il-principe-building-blue = kastély
il-principe-building-yellow = piactér

## Városok

il-principe-city-siena = Siena
il-principe-city-orvieto = Orvieto
il-principe-city-perugia = Perugia
il-principe-city-venezia = Velence
il-principe-city-verona = Verona
il-principe-city-bologna = Bologna
il-principe-city-lucca = Lucca
il-principe-city-padova = Padova
il-principe-city-urbino = Urbino
il-principe-city-milano = Milánó
il-principe-city-firenze = Firenze
il-principe-city-pisa = Pisa
il-principe-city-mantova = Mantova
il-principe-city-ferrara = Ferrara
il-principe-city-rimini = Rimini

## Régiók

il-principe-region-adria = Adria
il-principe-region-lombardia = Lombardia
il-principe-region-emilia = Emilia
il-principe-region-liguria = Liguria
il-principe-region-toscana = Toszkána
il-principe-region-umbria = Umbria

## Családok

il-principe-family-medici = Medici
il-principe-family-visconti = Visconti
il-principe-family-carraresi = Carraresi
il-principe-family-este = d’Este
il-principe-family-gonzaga = Gonzaga

## Tisztségek

il-principe-role-doctor = doktor
il-principe-role-magister = magiszter
il-principe-role-bishop = püspök
il-principe-role-preacher = prédikátor
il-principe-role-councillor = tanácsos
il-principe-role-scribe = írnok
il-principe-role-nobleman = nemesúr
il-principe-role-knight = lovag
il-principe-role-banker = bankár
il-principe-role-merchant = kereskedő
il-principe-role-help-doctor = Felfordíthatod egy lefordított lapodat, de egyetemet nem. 2 pontot ér, valahányszor valaki más olyan várost épít, amelyhez egyetem kell, és 2 pontot a játék végén. Cserébe felfordított egyetemeid felét (felfelé kerekítve) le kell fordítanod.
il-principe-role-help-magister = Felfordíthatod egy lefordított lapodat, de egyetemet nem. 1 pontot ér, valahányszor valaki más olyan várost épít, amelyhez egyetem kell, és 1 pontot a játék végén. Lapot nem kell érte lefordítanod.
il-principe-role-help-bishop = Azonnal 1 pontot kapsz. 2 pontot ér, valahányszor valaki más olyan várost épít, amelyhez katedrális kell, és 2 pontot a játék végén. Cserébe felfordított katedrálisaid felét (felfelé kerekítve) le kell fordítanod.
il-principe-role-help-preacher = Azonnal 1 pontot kapsz. 1 pontot ér, valahányszor valaki más olyan várost épít, amelyhez katedrális kell, és 1 pontot a játék végén. Lapot nem kell érte lefordítanod.
il-principe-role-help-councillor = Húzol egy építési kártyát a pakliból. 2 pontot ér, valahányszor valaki más olyan várost épít, amelyhez városháza kell, és 2 pontot a játék végén. Cserébe felfordított városházáid felét (felfelé kerekítve) le kell fordítanod.
il-principe-role-help-scribe = Húzol egy építési kártyát a pakliból. 1 pontot ér, valahányszor valaki más olyan várost épít, amelyhez városháza kell, és 1 pontot a játék végén. Lapot nem kell érte lefordítanod.
il-principe-role-help-nobleman = Leteszed egy pajzsodat egy tetszőleges régióba. 2 pontot ér, valahányszor valaki más olyan várost épít, amelyhez kastély kell, és 2 pontot a játék végén. Cserébe felfordított kastélyaid felét (felfelé kerekítve) le kell fordítanod.
il-principe-role-help-knight = Leteszed egy pajzsodat egy tetszőleges régióba. 1 pontot ér, valahányszor valaki más olyan várost épít, amelyhez kastély kell, és 1 pontot a játék végén. Lapot nem kell érte lefordítanod.
il-principe-role-help-banker = Azonnal 2 aranyat kapsz. 2 pontot ér, valahányszor valaki más olyan várost épít, amelyhez piactér kell, és 2 pontot a játék végén. Cserébe felfordított piactereid felét (felfelé kerekítve) le kell fordítanod.
il-principe-role-help-merchant = Azonnal 2 aranyat kapsz. 1 pontot ér, valahányszor valaki más olyan várost épít, amelyhez piactér kell, és 1 pontot a játék végén. Lapot nem kell érte lefordítanod.

## Döntések

il-principe-prompt-offer = Válassz egy lapot, amelyet lefordítva árverésre bocsátasz (még { $left } van hátra).
il-principe-prompt-bid = Árverésen: { $count } × { $item }. Licitálj legalább { $minimum } aranyat, vagy passzolj.
il-principe-prompt-bid_role = Árverésen ez a tisztség: { $item }. Licitálj legalább { $minimum } aranyat, vagy passzolj.
il-principe-prompt-build_option = Megnyerted az árverést: most építhetsz egy várost.
il-principe-prompt-place_shield = Felépült: { $city }. Tegyél egy pajzsot valamelyik régiójába: { $regions } (még { $left } pajzs).
il-principe-prompt-action = Te jössz: építs egy várost, rakj le azonos színű lapokat, vagy passzolj.
il-principe-prompt-action_round_one = Te jössz: rakj le azonos színű lapokat, vagy passzolj. Az első fordulóban még senki sem építhet.
il-principe-prompt-lay_count = Hány lapot raksz le? (Ezt választottad: { $colour }.)
il-principe-prompt-turn_up = Zöld tisztséged révén felfordíthatod egy lefordított lapodat.
il-principe-prompt-place_shield_any = Kék tisztséged révén tegyél egy pajzsot egy tetszőleges régióba.

## Lépések

il-principe-move-offer = Felajánlom: { $colour }
il-principe-move-pass_bid = Passzolok
il-principe-move-bid = Licit: { $amount }
il-principe-move-build = Felépítem: { $city }
il-principe-move-decline_build = Nem építek
il-principe-move-shield = Pajzs ide: { $region }
il-principe-move-lay = Lerakok ebből: { $colour }
il-principe-move-lay_count = { $count } lap
il-principe-move-pass_action = Nem teszek semmit
il-principe-move-turn_up = Felfordítom: { $colour }
il-principe-move-decline_turn_up = Nem fordítok fel semmit

## Mit jelent egy lépés

il-principe-help-build = Lapok a kezedből: { $cards }. Ára: { $cost } arany. Pont: { $points }. Pajzs: { $shields } ({ $regions }).
il-principe-help-offer = Ebből { $count } lapod van. A felajánlott lapok az árverésig senkihez sem tartoznak.
il-principe-help-lay = Ebből { $count } lapod van. A felfordított lapok száma dönti el, kié lesznek a szín tisztségei, elsősorban ez: { $major }.
il-principe-help-turn_up = Ebből { $count } lapod fekszik lefordítva.

## Mi történt

il-principe-event-first_principe =
    { $you ->
        [seat] Te vagy az első fejedelem.
       *[other] Az első fejedelem: { $seat }.
    }
il-principe-event-leads_family =
    { $you ->
        [seat] A te családod: { $family }.
       *[other] { $seat } családja: { $family }.
    }
il-principe-event-round_began = Kezdődik { AZ($round) }. forduló.
il-principe-event-end_by_cities = { $left ->
        [0] Nem maradt felépíthető város: véget ér a játék.
       *[other] Már csak { $left } felépíthető város maradt: véget ér a játék.
    }
il-principe-event-last_round = { $deck ->
        [0] Elfogyott a pakli: ez az utolsó forduló, bevétel nélkül.
       *[other] Már csak { $deck } lap maradt a pakliban: ez az utolsó forduló, bevétel nélkül.
    }
il-principe-event-shortage = Fogy a pakli: mindenki csak { $count } lapot húz.
il-principe-event-income =
    { $you ->
        [seat] { $gold } aranyat kapsz.
       *[other] { $seat } { $gold } aranyat kap.
    }
il-principe-event-drew =
    { $you ->
        [seat] { $count } lapot húzol.
       *[other] { $seat } { $count } lapot húz.
    }
il-principe-event-drew_cards = Ezt húzod: { $cards }.
il-principe-event-offered =
    { $you ->
        [seat] Felajánlasz egy lapot (eddig összesen { $so_far }).
       *[other] { $seat } felajánl egy lapot (eddig összesen { $so_far }).
    }
il-principe-event-offered_card = Ezt ajánlod fel: { $colour }.
il-principe-event-lots_revealed = Kiderül, mi kerül árverésre: { $cards }.
il-principe-event-lots_revealed_empty = Ebben a fordulóban nincs mit árverezni.
il-principe-event-auction_opened = Árverés következik: { $count } × { $item }.
il-principe-event-auction_opened_role = Holtverseny: { $eligible }. Ők licitálnak erre a tisztségre: { $item }.
il-principe-event-bid =
    { $you ->
        [seat] A licited: { $amount }.
       *[other] { $seat } licitje: { $amount }.
    }
il-principe-event-bid_jump =
    { $you ->
        [seat] Nagyot emelsz: { $amount }.
       *[other] { $seat } nagyot emel: { $amount }.
    }
il-principe-event-passed_bid =
    { $you ->
        [seat] Passzolsz.
       *[other] { $seat } passzol.
    }
il-principe-event-sold =
    { $you ->
        [seat] { $price } aranyért megnyered: { $count } × { $item }.
       *[other] { $seat } { $price } aranyért megnyeri: { $count } × { $item }.
    }
il-principe-event-sold_role =
    { $you ->
        [seat] { $price } aranyat fizetsz ezért a tisztségért: { $item }.
       *[other] { $seat } { $price } aranyat fizet ezért a tisztségért: { $item }.
    }
il-principe-event-new_principe =
    { $you ->
        [seat] Mostantól te vagy a fejedelem.
       *[other] Mostantól { $seat } a fejedelem.
    }
il-principe-event-unsold = Senkinek sem kell, kikerül a játékból: { $count } × { $item }.
il-principe-event-unsold_role = Senki sem licitált, a táblán marad ez a tisztség: { $item }.
il-principe-event-declined_build =
    { $you ->
        [seat] Nem építesz.
       *[other] { $seat } nem épít.
    }
il-principe-event-built =
    { $you ->
        [seat] Várost építesz: { $city }. Lerakott lapok: { $cards }; { $cost } aranyat fizetsz, és { $points } pontot kapsz.
       *[other] { $seat } várost épít: { $city }. Lerakott lapok: { $cards }; { $cost } aranyat fizet, és { $points } pontot kap.
    }
il-principe-event-out_of_shields =
    { $you ->
        [seat] Elfogytak a pajzsaid.
       *[other] { $seat } pajzsai elfogytak.
    }
il-principe-event-shield_placed =
    { $you ->
        [seat] Pajzsot teszel ide: { $region }.
       *[other] { $seat } pajzsot tesz ide: { $region }.
    }
il-principe-event-role_scored =
    { $you ->
        [seat] { $points } pontot kapsz a tisztségedért: { $tile }.
       *[other] { $seat } { $points } pontot kap a tisztségéért: { $tile }.
    }
il-principe-event-city_turned_up = Új város építhető: { $city }.
il-principe-event-display_shrank = Elfogyott a városkártyák paklija; { $left } város maradt felfordítva.
il-principe-event-lays_colour =
    { $you ->
        [seat] Ilyen lapot készülsz lerakni: { $colour }.
       *[other] { $seat } ilyen lapot készül lerakni: { $colour }.
    }
il-principe-event-laid =
    { $you ->
        [seat] Lerakod: { $count } × { $colour }.
       *[other] { $seat } lerakja: { $count } × { $colour }.
    }
il-principe-event-passed_action =
    { $you ->
        [seat] Nem teszel semmit.
       *[other] { $seat } nem tesz semmit.
    }
il-principe-event-roles_returned = Minden tisztség visszakerül a táblára, kezdődik az újraosztás.
il-principe-event-role_given =
    { $you ->
        [seat] Az új tisztséged: { $tile }.
       *[other] { $seat } új tisztsége: { $tile }.
    }
il-principe-event-flipped =
    { $you ->
        [seat] Lefordítasz { $count } lapot: { $colour }.
       *[other] { $seat } lefordít { $count } lapot: { $colour }.
    }
il-principe-event-white_vp =
    { $you ->
        [seat] { $points } pontot kapsz a fehér tisztségedért.
       *[other] { $seat } { $points } pontot kap a fehér tisztségéért.
    }
il-principe-event-red_draw =
    { $you ->
        [seat] Élsz a vörös tisztségeddel.
       *[other] { $seat } él a vörös tisztségével.
    }
il-principe-event-yellow_gold =
    { $you ->
        [seat] { $gold } aranyat kapsz a sárga tisztségedért.
       *[other] { $seat } { $gold } aranyat kap a sárga tisztségéért.
    }
il-principe-event-turned_up =
    { $you ->
        [seat] Felfordítasz egy lapot: { $colour }.
       *[other] { $seat } felfordít egy lapot: { $colour }.
    }
il-principe-event-declined_turn_up =
    { $you ->
        [seat] Nem fordítasz fel lapot.
       *[other] { $seat } nem fordít fel lapot.
    }
il-principe-event-opened =
    { $you ->
        [seat] { $gold } arannyal és ezekkel a lapokkal zársz: { $hand }.
       *[other] { $seat } { $gold } arannyal és ezekkel a lapokkal zár: { $hand }.
    }
il-principe-event-opened_empty =
    { $you ->
        [seat] { $gold } arannyal és üres kézzel zársz.
       *[other] { $seat } { $gold } arannyal és üres kézzel zár.
    }
il-principe-event-final_score =
    { $you ->
        [seat] A te pontszámod: { $total } pont.
       *[other] { $seat }: { $total } pont.
    }

## Miért nem szabályos egy lépés

il-principe-why-over = A játék már véget ért.
il-principe-why-no_seat = Ezen a helyen most senki sem ül.
il-principe-why-wait = Nem te jössz: most { $seat } dönt.
il-principe-why-offer_done = Már mind a { $count } lapodat felajánlottad. Várd meg, míg mindenki választ.
il-principe-why-now_offer = Előbb válassz lapot a kezedből az árverésre: még { $left } kell.
il-principe-why-no_card = Ilyen lap nincs a kezedben: { $colour }. A kezedben lévő lapok: { $hand }.
il-principe-why-no_card_empty = Ilyen lap nincs a kezedben ({ $colour }), mert nincs egyetlen lapod sem.
il-principe-why-now_bid = Árverés folyik ({ $item }): licitálj legalább { $minimum } aranyat, vagy passzolj.
il-principe-why-passed = Ezen az árverésen már passzoltál, nem szállhatsz be újra. A következőn ismét licitálhatsz.
il-principe-why-leading = Tiéd a legmagasabb licit ({ $amount }). Most { $seat } dönt.
il-principe-why-not_tied = Ezért a tisztségért csak azok licitálhatnak, akik között holtverseny van.
il-principe-why-bid_low = Többet kell licitálnod: { $minimum } és { $gold } arany között, vagy passzolhatsz.
il-principe-why-bid_high = Csak { $gold } aranyad van. Licitálj { $minimum } és { $gold } arany között, vagy passzolj.
il-principe-why-bid_none = A következő licit legalább { $minimum } arany, neked pedig { $gold } van: csak passzolhatsz.
il-principe-why-now_build_option = Megnyertél egy árverést: most építhetsz egy várost, vagy lemondhatsz róla.
il-principe-why-city_not_displayed = Ez a város most nem építhető: { $city }. Az építhető városok: { $display }.
il-principe-why-city_not_displayed_empty = Ez a város most nem építhető: { $city }. Nem maradt építhető város.
il-principe-why-cards_missing = Ehhez a városhoz ({ $city }) ezek hiányoznak a kezedből: { $cards }. Csak a kézben lévő lapok számítanak.
il-principe-why-gold_missing = Ennek a városnak ({ $city }) az ára { $cost } arany, neked { $gold } van.
il-principe-why-round_one = Az első fordulóban még nem lehet építeni, csak a másodiktól kezdve.
il-principe-why-now_shield = Előbb tedd le a felépült város pajzsait: { $city } (még { $left }).
il-principe-why-region_apart = Ez a város ({ $city }) nem érinti ezt a régiót: { $region }. Választható: { $regions }.
il-principe-why-now_action = Most az akciód következik: { $round ->
        [1] rakj le azonos színű lapokat, vagy passzolj. Az első fordulóban még senki sem építhet.
       *[other] építs egy várost, rakj le azonos színű lapokat, vagy passzolj.
    }
il-principe-why-now_lay_count = Már kiválasztottad, miből raksz le ({ $colour }), ezt nem lehet visszavonni: add meg, hány lapot, 1 és { $most } között.
il-principe-why-lay_count = Ebből ({ $colour }) legalább 1 és legfeljebb { $most } lapot rakhatsz le.
il-principe-why-now_turn_up = Előbb a zöld tisztségedről dönts: fordíts fel egy lapot, vagy mondj le róla.
il-principe-why-turn_up_green = A zöld tisztséggel egyetemet nem lehet felfordítani. Válassz más színt, vagy mondj le róla.
il-principe-why-none_face_down = Ilyen lefordított lapod nincs: { $colour }. Választható: { $colours }.
il-principe-why-now_shield_any = Előbb a kék tisztséged pajzsát tedd le a hat régió egyikébe.

## A pontszám részei

il-principe-part-vp = Játék közben
il-principe-part-roles = Tisztségek
il-principe-part-sets = Ötszínű sorozatok
il-principe-part-gold = Legtöbb arany
il-principe-part-hand = Legtöbb kézben maradt lap

## Az asztal szavakban

il-principe-outline-table = Asztal
il-principe-outline-round = Forduló
il-principe-outline-round_last = Forduló (az utolsó)
il-principe-outline-principe = A fejedelem
il-principe-outline-deck = Lapok az építési pakliban ({ $threshold } alatt utolsó forduló)
il-principe-outline-city_deck = Még érkező városok
il-principe-outline-removed = A játékból kikerült
il-principe-outline-building = { $seat } várost épít ({ $city }), még leteendő pajzsok
il-principe-outline-laying = { $seat } ilyen lapot készül lerakni
il-principe-outline-display = Építhető városok
il-principe-outline-city = { $city }: { $cost } arany, { $points } pont, { $shields } pajzs, { $regions }
il-principe-outline-lots = Árverésre váró lapok
il-principe-outline-auction = Árverés
il-principe-outline-item = Árverésen
il-principe-outline-order = Sorrend
il-principe-outline-passed = Passzolt
il-principe-outline-high_bid = Legmagasabb licit
il-principe-outline-minimum = Legalacsonyabb licit
il-principe-outline-player = { $seat } ({ $family })
il-principe-outline-vp = Eddigi pontok
il-principe-outline-gold = Arany
il-principe-outline-gold_secret = titkos
il-principe-outline-hand = Kézben lévő lapok
il-principe-outline-hand_size = Kézben lévő lapok száma
il-principe-outline-offer = Felajánlott lapjaid
il-principe-outline-offered = Felajánlott lapok száma
il-principe-outline-sure = Biztosan nála lévő lapok
il-principe-outline-up = Felfordítva
il-principe-outline-down = Lefordítva
il-principe-outline-supply = Megmaradt pajzsok
il-principe-outline-shields = Pajzsok a térképen
il-principe-outline-shields_in = { $region }: { $count }
il-principe-outline-cities = Felépített városok
il-principe-outline-roles = Tisztségek
il-principe-outline-cards = { $count } × { $colour }

## Beállítások

il-principe-option-draw_count = Fordulónként húzott lapok 3–5 játékosnál (más kiadásokban 4)
il-principe-option-open_money = Nyílt pénz
il-principe-option-tiebreak = Pontegyenlőség
il-principe-option-start_principe = Az első fejedelem
il-principe-option-families = Család
il-principe-value-open_money_off = nem, az erszény titkos
il-principe-value-open_money_on = igen, mindenki látja mindenki aranyát
il-principe-value-tiebreak_shared = megosztott helyezés
il-principe-value-tiebreak_tiebreak_gold = a több arany dönt
il-principe-value-start_principe_random = sorsolás dönti el
il-principe-value-families_seat_order = székek szerint: Medici, Visconti, Carraresi, d’Este, Gonzaga
il-principe-value-families_random = sorsolt család
il-principe-value-families_medici = Medici
il-principe-value-families_visconti = Visconti
il-principe-value-families_carraresi = Carraresi
il-principe-value-families_este = d’Este
il-principe-value-families_gonzaga = Gonzaga

## A terminál képe

il-principe-screen-status = { $round }. forduló · { $phase } · pakli { $deck } (<{ $threshold }: utolsó) · még { $cities } város
il-principe-screen-status_last = { $round }. forduló (utolsó) · { $phase } · pakli { $deck } · még { $cities } város
il-principe-screen-phase_offer = felajánlás
il-principe-screen-phase_auction = árverés
il-principe-screen-phase_build = építés
il-principe-screen-phase_action = akciók
il-principe-screen-phase_roles = tisztségek
il-principe-screen-letter_green = Z
il-principe-screen-letter_white = F
il-principe-screen-letter_red = V
il-principe-screen-letter_blue = K
il-principe-screen-letter_yellow = S
il-principe-screen-families = Családok
il-principe-screen-points = pt
il-principe-screen-gold = pénz
il-principe-screen-hand_size = kéz
il-principe-screen-cities = Városok
il-principe-screen-regions = hol
il-principe-screen-lots = Árverésen
il-principe-screen-offer = Felajánlva
il-principe-screen-hand = Lapjaid
il-principe-screen-removed = Kikerült
il-principe-screen-shields = Pajzsok
il-principe-screen-holders = Viselő fő/al
il-principe-screen-roles = Tisztségek
il-principe-screen-major = fő: 2 pont
il-principe-screen-minor = al: 1 pont
il-principe-screen-sure = nála van: { $cards }
il-principe-screen-bids = Licit
il-principe-screen-lot = { $count } × { $building }
il-principe-screen-least = legalább { $minimum }
il-principe-screen-minimum = min. { $minimum }
il-principe-screen-auction = Árverés
il-principe-screen-order = sorrend
il-principe-screen-high = licit
il-principe-screen-leader = { $amount } ({ $seat })
il-principe-screen-no_leader = még nincs
il-principe-screen-next = következő
il-principe-screen-purse = aranyad: { $gold }
il-principe-screen-now_offer = Eddig felajánlva
il-principe-screen-now_build_option = { $seat } várost építhet.
il-principe-screen-now_place_shield = { $seat } várost épít: { $city }; még { $left } pajzsot tesz le.
il-principe-screen-now_action = { $seat } akciót választ.
il-principe-screen-now_lay = { $seat } lapokat rak le: { $building }.
il-principe-screen-now_turn_up = { $seat } felfordíthatja egy lapját.
il-principe-screen-now_place_shield_any = { $seat } pajzsot tesz egy tetszőleges régióba.
