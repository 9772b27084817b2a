# The Staufer Dynasty

## A játék

staufer-about-title = The Staufer Dynasty – A Staufer-dinasztia
staufer-about-tagline = Kövesd az országát járó királyt, ültesd hivatalokba követeidet és nemeseidet, és legyél többségben ott, ahol éppen pontoznak!
staufer-about-author = Andreas Steding
staufer-about-publisher = Hans im Glück 2014

## Tartományok

staufer-province-nijmegen = Nijmegen
staufer-province-aachen = Aachen
staufer-province-strasbourg = Strasbourg
staufer-province-augsburg = Augsburg
staufer-province-milano = Milánó
staufer-province-palermo = Palermo

## Bábuk

staufer-figure-envoy = követ
staufer-figure-noble = nemes

## A tartományok bónuszai

staufer-bonus-bonus_envoys = követek
staufer-bonus-bonus_noble = nemes
staufer-bonus-bonus_recall = visszahívás
staufer-bonus-bonus_chest = láda
staufer-bonus-bonus_vp = pontok
staufer-bonus-bonus_homecoming = hazatérés
staufer-bonus-help-gives = A tartomány pontozásakor jár. 1. hely: { $first }. 2. hely: { $second }.
staufer-gift-nothing = semmi
staufer-gift-figures = { $figures } az udvarba
staufer-gift-figures_none = egy bábu sem
staufer-gift-recall = legfeljebb { $count } saját bábu bármelyik fizetésmezőről az udvarba
staufer-gift-chosen_chest = egy tetszőleges láda valamelyik utánpótlásmező alól
staufer-gift-top_chest = a húzópakli legfelső ládája
staufer-gift-points = { $points } pont
staufer-gift-homecoming = legfeljebb { $count } saját bábu e tartomány hivatalaiból az udvarba

## Pontozólapkák és helyezések

staufer-tile-tile_a = A lapka
staufer-tile-tile_b = B lapka
staufer-tile-tile_c = C lapka
staufer-tile-tile_d = D lapka
staufer-tile-tile_e = E lapka
staufer-tile-tile_f = F lapka

staufer-place-first = 1.
staufer-place-second = 2.
staufer-place-third = 3.
staufer-place-fourth = 4.
staufer-place-fifth = 5.

## Utánpótlásmezők

staufer-field-field_en = követ és nemes
staufer-field-field_n = egy nemes
staufer-field-field_ee = két követ
staufer-field-field_e = egy követ
staufer-field-field_0 = csak láda

## Ládák

staufer-colour-orange = narancssárga
staufer-colour-turquoise = türkiz
staufer-colour-brown = barna
staufer-colour-purple = lila

staufer-chest-or_vp3 = 3 pont
staufer-chest-or_vp4 = 4 pont
staufer-chest-or_vp5 = 5 pont
staufer-chest-or_envoys2 = Két követ
staufer-chest-or_noble = Egy nemes
staufer-chest-tq_carriage = Királyi hintó
staufer-chest-tq_decree = Királyi rendelet
staufer-chest-tq_credit = Hitellevél
staufer-chest-tq_patent = Nemesi levél
staufer-chest-tq_recall = Visszahívás
staufer-chest-tq_muster = Seregszemle
staufer-chest-tq_knighting = Lovaggá ütés
staufer-chest-br_relic = Ereklye
staufer-chest-pu_seal = Pecsét
staufer-chest-help-or_vp3 = Narancssárga: aki elveszi, azonnal { $amount } pontot kap. Utána a dobott ládák közé kerül.
staufer-chest-help-or_vp4 = Narancssárga: aki elveszi, azonnal { $amount } pontot kap. Utána a dobott ládák közé kerül.
staufer-chest-help-or_vp5 = Narancssárga: aki elveszi, azonnal { $amount } pontot kap. Utána a dobott ládák közé kerül.
staufer-chest-help-or_envoys2 = Narancssárga: aki elveszi, azonnal { $amount } követet kap. Utána a dobott ládák közé kerül.
staufer-chest-help-or_noble = Narancssárga: aki elveszi, azonnal { $amount } nemest kap. Utána a dobott ládák közé kerül.
staufer-chest-help-tq_carriage = Türkiz, egyszer használható mozgás és kinevezés közben: az útért semmit sem fizetsz.
staufer-chest-help-tq_decree = Türkiz, egyszer használható mozgás és kinevezés közben: a hivatal csak { $amount } bábuba kerül, abba, amelyiket odaülteted.
staufer-chest-help-tq_credit = Türkiz, egyszer használható mozgás és kinevezés közben: a hivatal { $amount } bábuval olcsóbb, de legalább 1-be kerül.
staufer-chest-help-tq_patent = Türkiz, egyszer használható, amikor nemesi hivatalba nevezel ki valakit: követet is odaültethetsz, és a hivatal { $amount } bábuval olcsóbb, de legalább 1-be kerül.
staufer-chest-help-tq_recall = Türkiz, egyszer használható az akciód előtt vagy után: legfeljebb { $amount } bábudat visszaveszed az udvarodba bármelyik fizetésmezőről.
staufer-chest-help-tq_muster = Türkiz, egyszer használható utánpótláskor: egy második mező bábuit és ládáit is megkapod.
staufer-chest-help-tq_knighting = Türkiz, egyszer használható az akciód előtt vagy után: { $amount } nemesedet az udvarodba veszed a birodalomból.
staufer-chest-help-br_relic = Barna, a játék végéig megtartod: 1, 2, 3, 4 vagy 5 ereklye 2, 5, 9, 14 vagy 20 pontot ér. A hatodikkal új sorozat kezdődik.
staufer-chest-help-pu_seal = Lila: { $amount } pecsét eldobásával kiváltságot vehetsz. Ha a játék végéig megmarad, 1 pontot ér.

## Kiváltságok

staufer-privilege-pv_vp = Győzelmi pont
staufer-privilege-pv_courier = Futár
staufer-privilege-pv_steward = Udvarnagy
staufer-privilege-pv_recruiter = Toborzó
staufer-privilege-pv_patent = Nemesség
staufer-privilege-pv_herald = Herold
staufer-privilege-pv_winding_road = Kerülőút
staufer-privilege-pv_quartermaster = Szállásmester
staufer-privilege-pv_noble_house = Nemesi ház
staufer-privilege-pv_arbiter = Döntőbíró
staufer-privilege-pv_treasurer = Kincstárnok
staufer-privilege-pv_antiquarian = Régiséggyűjtő
staufer-privilege-pv_messenger = Hírvivő
staufer-privilege-pv_retinue = Hű kíséret
staufer-privilege-pv_royal_favour = Királyi kegy
staufer-privilege-pv_chancellor = Kancellár
staufer-privilege-help-pv_vp = Azonnal megkapod a legfelső lap pontjait. A kupac következő lapja kevesebbet ér.
staufer-privilege-help-pv_courier = Minden utadon ingyenes az első { $amount } tartomány, amelybe belépsz; csak azután kell fizetned.
staufer-privilege-help-pv_steward = Minden hivatal { $amount } bábuval olcsóbb neked, de legalább 1-be kerül.
staufer-privilege-help-pv_recruiter = Minden utánpótlás-akciód további { $amount } követet ad.
staufer-privilege-help-pv_patent = Nemesi hivatalba bármikor ültethetsz követet is, és valahányszor nemesi hivatalt foglalsz el, { $amount } pontot kapsz, akármelyik bábut ülteted oda.
staufer-privilege-help-pv_herald = Valahányszor első vagy egy pontozott tartományban, további { $amount } pontot kapsz.
staufer-privilege-help-pv_winding_road = A királytól az óramutató járásával ellentétesen is utazhatsz, és mindkét irányban ingyenes az első tartomány. A hivatal költségének többi bábuját ilyenkor is az óramutató járása szerint rakod ki.
staufer-privilege-help-pv_quartermaster = Utánpótláskor elveheted az egyik mező bábuit és egy másik mező ládáit.
staufer-privilege-help-pv_noble_house = Valahányszor egy tartományt pontozunk, minden ott hivatalban ülő nemesedért { $amount } pontot kapsz, akárhányadik vagy.
staufer-privilege-help-pv_arbiter = Az első pontozásjelző tartományában holtversenyben megelőzöd azokat, akiknek nincs ilyen lapjuk. A tartományfeladatoknál nem számít.
staufer-privilege-help-pv_treasurer = A játék végén minden felhasználatlan türkiz és lila ládád 1 helyett { $amount } pontot ér.
staufer-privilege-help-pv_antiquarian = A játék végén { $amount } barna ládával többet számolsz, mint amennyid van.
staufer-privilege-help-pv_messenger = Minden kinevezésed után { $amount } bábudat visszaveheted az udvarodba bármely fizetésmezőről.
staufer-privilege-help-pv_retinue = Amikor egy pontozott tartomány kiürül, { $amount } ottani bábud a birodalom helyett az udvarodba kerül.
staufer-privilege-help-pv_royal_favour = A király tartományában minden hivatal { $amount } bábuval olcsóbb neked, de legalább 1-be kerül.
staufer-privilege-help-pv_chancellor = Másodikként vagy harmadikként az eggyel jobb hely tartománybónuszát kapod. Elsőként, másodikként vagy harmadikként { $amount } pontot is kapsz.
staufer-seal-blue = kék pecsét
staufer-seal-red = piros pecsét

## Mi dönti el a második pontozott tartományt

staufer-condition-b_king = A király tartománya
staufer-condition-b_most_figures = Legtöbb betöltött hivatal
staufer-condition-b_fewest_chests = Legkevesebb láda
staufer-condition-b_most_payment = Legtöbb bábu a fizetésmezőn
staufer-condition-b_most_nobles = Legtöbb nemes
staufer-condition-b_opposite = A királlyal szemben
staufer-condition-help-b_king = A király tartományát is pontozzuk.
staufer-condition-help-b_most_figures = Azt a tartományt is pontozzuk, ahol a legtöbb hivatal van betöltve. Holtversenyben az óramutató járása szerinti első számít, a király tartományától kezdve.
staufer-condition-help-b_fewest_chests = Azt a tartományt is pontozzuk, ahol a legkevesebb láda fekszik a hivatalok alatt. Holtversenyben az óramutató járása szerinti első számít, a király tartományától kezdve.
staufer-condition-help-b_most_payment = Azt a tartományt is pontozzuk, ahol a legtöbb bábu fekszik a fizetésmezőn. Holtversenyben az óramutató járása szerinti első számít, a király tartományától kezdve.
staufer-condition-help-b_most_nobles = Azt a tartományt is pontozzuk, ahol a legtöbb nemes ül a hivatalokban. Holtversenyben az óramutató járása szerinti első számít, a király tartományától kezdve.
staufer-condition-help-b_opposite = A királlyal szemközti tartományt is pontozzuk.

## Feladatkártyák

staufer-category-province = tartományfeladat
staufer-category-pattern = mintázatfeladat (kék)
staufer-category-office = hivatalfeladat (piros)

staufer-job-job_nijmegen = Nijmegen
staufer-job-job_aachen = Aachen
staufer-job-job_strasbourg = Strasbourg
staufer-job-job_augsburg = Augsburg
staufer-job-job_milano = Milánó
staufer-job-job_palermo = Palermo
staufer-job-job_row = Sor
staufer-job-job_triangle = Háromszög
staufer-job-job_corner = Sarok
staufer-job-job_pair = Pár
staufer-job-job_opposite = Átellenes
staufer-job-job_bridge = Híd
staufer-job-job_cost3 = 3-as költség
staufer-job-job_cost4 = 4-es költség
staufer-job-job_cost5 = 5-ös költség
staufer-job-job_cost67 = 6–7-es költség
staufer-job-job_nobles = Nemesek
staufer-job-job_leftmost = Első székek
staufer-job-help-job_province = A játék végi helyezésedért jár ebben a tartományban: { $province }. 1. hely: { $first } pont, 2. hely: { $second }, 3. hely: { $third }.
staufer-job-help-job_row = A végén { $points } pont, ha három egymás melletti tartományban egy-egy bábud ül hivatalban. Annyiszor jár, ahányszor összeáll, de egy bábu csak egyszer számít.
staufer-job-help-job_triangle = A végén { $points } pont, ha a gyűrű minden második tartományában, összesen háromban, egy-egy bábud ül hivatalban. Annyiszor jár, ahányszor összeáll, de egy bábu csak egyszer számít.
staufer-job-help-job_corner = A végén { $points } pont, ha egy tartományban két bábud, egy szomszédosban pedig egy bábud ül hivatalban. Annyiszor jár, ahányszor összeáll, de egy bábu csak egyszer számít.
staufer-job-help-job_pair = A végén { $points } pont, ha egy tartományban két bábud ül hivatalban. Annyiszor jár, ahányszor összeáll, de egy bábu csak egyszer számít.
staufer-job-help-job_opposite = A végén { $points } pont, ha két szemközti tartományban egy-egy bábud ül hivatalban. Annyiszor jár, ahányszor összeáll, de egy bábu csak egyszer számít.
staufer-job-help-job_bridge = A végén { $points } pont, ha két olyan tartományban, amelyek között egy harmadik fekszik, egy-egy bábud ül hivatalban. Annyiszor jár, ahányszor összeáll, de egy bábu csak egyszer számít.
staufer-job-help-job_cost3 = A végén { $points } pont minden bábudért, amely 3-as költségű hivatalban ül.
staufer-job-help-job_cost4 = A végén { $points } pont minden bábudért, amely 4-es költségű hivatalban ül.
staufer-job-help-job_cost5 = A végén { $points } pont minden bábudért, amely 5-ös költségű hivatalban ül.
staufer-job-help-job_cost67 = A végén { $points } pont minden bábudért, amely 6-os vagy 7-es költségű hivatalban ül.
staufer-job-help-job_nobles = A végén { $points } pont minden hivatalban ülő nemesedért.
staufer-job-help-job_leftmost = A végén { $points } pont minden bábudért, amely egy tartomány első (bal szélső) hivatalában ül.

## Irányok

staufer-direction-clockwise = az óramutató járása szerint
staufer-direction-counter = az óramutató járásával ellentétesen

## Honnan származnak a játék számai.

staufer-source-components = Mi van a dobozban
staufer-source-province_sides = A tartományok melyik oldala hány játékoshoz való
staufer-source-offices = A hivatalok költsége 3–5 játékosnál
staufer-source-offices_for_two = A hivatalok költsége két játékosnál
staufer-source-bonuses = A tartományok bónuszai: első hely, második hely
staufer-source-tile_sides = A pontozólapkák melyik oldala hány játékoshoz való
staufer-source-tiles = A pontozólapkák négy vagy öt játékosnál
staufer-source-tiles_for_two = A pontozólapkák két vagy három játékosnál
staufer-source-supply_sides = Az utánpótlástábla melyik oldala hány játékoshoz való
staufer-source-fields = Az utánpótlásmezők bábui: követek, nemesek
staufer-source-fields_for_more = Az utánpótlásmező, amely csak négy vagy öt játékosnál van
staufer-source-symbols = A kinevezéssáv követjelei
staufer-source-chest_colours = Melyik színből hány láda van
staufer-source-chests = Melyik láda mit tesz
staufer-source-chest_copies = Melyik ládából hány van, és mennyit ér
staufer-source-pile = A győzelmipont-kiváltságok kupaca
staufer-source-copies = Hány lap van az egyes állandó kiváltságokból 3–5 játékosnál
staufer-source-copies_for_two = Hány lap van az egyes állandó kiváltságokból két játékosnál
staufer-source-privileges = Mit tudnak az állandó kiváltságok
staufer-source-conditions = Mi dönti el a második pontozott tartományt
staufer-source-king_tiles = Mennyit lép a király
staufer-source-king_tile_copies = Hány lapka viszi a királyt egy, két vagy három tartománnyal tovább
staufer-source-province_jobs = A tartományfeladatok pontjai
staufer-source-tasks = Mit kérnek a kék és a piros feladatok
staufer-source-jobs = A kék és a piros feladatok pontjai
staufer-source-relics = Mennyit érnek a barna ládák

## Döntések

staufer-prompt-turn_menu = { $left ->
        [one] Utolsó köröd a fordulóban: utánpótlás, vagy mozgás és kinevezés?
       *[other] Te jössz (még { $left } köröd van): utánpótlás, vagy mozgás és kinevezés?
    }
staufer-prompt-end_menu = Elvégezted az akciódat: használj még valamit, vagy fejezd be a körödet.
staufer-prompt-gain_source_envoy = Elfogytak a követek a birodalmadból: melyik fizetésmezőről veszel vissza egyet?
staufer-prompt-gain_source_noble = Elfogytak a nemesek a birodalmadból: melyik fizetésmezőről veszel vissza egyet?
staufer-prompt-supply_field = Melyik utánpótlásmezőt használod?
staufer-prompt-quartermaster_field = Szállásmester: a bábukat egy mezőről veszed el ({ $field }). Melyik mező ládáit viszed el?
staufer-prompt-muster = Már használtál egy mezőt ({ $field }). Felhasználsz egy Seregszemlét egy másikért is?
staufer-prompt-choose_office = Melyik hivatalt töltöd be? Az udvarodban { $figures } bábu van.
staufer-prompt-choose_direction = Merre utazol ide: { $office }?
staufer-prompt-choose_modifier = { $office } most { $need } bábuba kerül, neked { $have } van. Használsz hozzá ládát?
staufer-prompt-seat_figure = Melyik bábudat ülteted ide: { $office }?
staufer-prompt-pay_figure = Melyik bábudat rakod erre a fizetésmezőre: { $province }? (Még { $left } bábut kell fizetned.)
staufer-prompt-messenger_pick = Hírvivő: melyik bábudat veszed vissza az udvarodba?
staufer-prompt-choose_privilege = Melyik kiváltságot veszed meg két pecsétért?
staufer-prompt-recall_pick = Visszahívás: melyik bábudat veszed vissza az udvarodba? (Legfeljebb { $left } lehet.)
staufer-prompt-recall_pick_bonus = Tartománybónusz ({ $bonus }): melyik bábudat veszed vissza az udvarodba? (Legfeljebb { $left } lehet.)
staufer-prompt-chest_pick = Tartománybónusz ({ $province }): melyik ládát veszed el az utánpótlásmezők alól?
staufer-prompt-homecoming_pick = Tartománybónusz ({ $province }): melyik bábudat hívod haza a hivatalából? (Legfeljebb { $left } lehet.)
staufer-prompt-retinue_pick = Hű kíséret: kiürül { $province }, ahonnan { $figures } távozik. Melyikük kerül az udvarodba?

## Lépések

staufer-move-supply = Utánpótlás
staufer-move-appoint = Mozgás és kinevezés
staufer-move-buy_privilege = Kiváltságot veszek
staufer-move-use_recall = Visszahívást használok
staufer-move-use_knighting = Lovaggá ütést használok
staufer-move-end_turn = Befejezem a körömet
staufer-move-gain_source = Innen: { $province }
staufer-move-supply_field = { CAP($field) } ({ $chests })
staufer-move-supply_field_bare = { CAP($field) } (láda nélkül)
staufer-move-quartermaster_field = Ládák: { $chests } ({ $field })
staufer-move-quartermaster_field_bare = Láda nélkül ({ $field })
staufer-move-muster = Seregszemle: { $field } (ládák: { $chests })
staufer-move-muster_no = Megtartom a ládát
staufer-move-choose_office = { $office }, költsége { $cost }
staufer-move-choose_direction_clockwise = Az óramutató járása szerint
staufer-move-choose_direction_counter = Az óramutató járásával ellentétesen
staufer-move-choose_modifier = { $chest }
staufer-move-confirm = Megerősítem
staufer-move-seat_figure_envoy = Követet ültetek be
staufer-move-seat_figure_noble = Nemest ültetek be
staufer-move-pay_figure_envoy = Követtel fizetek
staufer-move-pay_figure_noble = Nemessel fizetek
staufer-move-messenger_pick = { CAP($figure) } innen: { $province }
staufer-move-messenger_pick_none = Senkit sem veszek vissza
staufer-move-choose_privilege = { $privilege }
staufer-move-choose_pile_card = Azonnal { $points } pont
staufer-move-recall_pick = { CAP($figure) } innen: { $province }
staufer-move-recall_pick_stop = Ennyi elég
staufer-move-chest_pick = { $chest } (mező: { $field })
staufer-move-homecoming_pick = Innen: { $office }
staufer-move-homecoming_pick_stop = Ennyi elég
staufer-move-retinue_pick_envoy = Követet tartok meg
staufer-move-retinue_pick_noble = Nemest tartok meg

## Mit jelent egy lépés

staufer-help-supply = Megkapod egy utánpótlásmező bábuit és ládáit. Akcióbábud az utánpótlássáv { $space }. mezőjére kerül: aki korán kér utánpótlást, a következő fordulóban korán kerül sorra.
staufer-help-appoint = A királytól egy tartományba utazol, és betöltöd ott az egyik hivatalt. Akcióbábud alulról a kinevezéssáv { $space }. mezőjére kerül: aki korán nevez ki valakit, a következő fordulóban későn kerül sorra. Innen nincs visszaút.
staufer-help-appoint_envoy = A királytól egy tartományba utazol, és betöltöd ott az egyik hivatalt. Akcióbábud alulról a kinevezéssáv { $space }. mezőjére kerül, ezért azonnal kapsz egy követet. Innen nincs visszaút.
staufer-help-buy_privilege = Egy kiváltság { $need } lila ládába kerül, neked { $have } van.
staufer-help-buy_privilege_limited = Egy kiváltság { $need } lila ládába kerül, neked { $have } van. Minden fajtából egy lapod lehet.
staufer-help-field = Az udvarodba kerül: { $figures }. A mező alatt lévő ládák: { $chests }.
staufer-help-field_bare = Bábut nem ad. A mező alatt lévő ládák: { $chests }.
staufer-help-office = Az út { $paid }, a hivatal { $cost }, összesen { $total } bábu. Ládák: { $chests }.
staufer-help-modifier = { $chest } Ezzel a kinevezés ára összesen { $total } bábu.
staufer-help-direction = Összesen { $total } bábu. A fizetésmezők sorban: { $provinces }.

## Mi történt

staufer-event-begins =
    { $you ->
        [seat] Te kezdesz.
       *[other] { $seat } kezd.
    }
staufer-event-dealt_jobs = A titkos feladataid: { $jobs }.
staufer-event-round_began = Kezdődik { AZ($round) }. forduló. A végén ezt a tartományt pontozzuk: { $province }; másodikként pedig: „{ $condition }”.
staufer-event-gained_envoy =
    { $you ->
        [seat] Kapsz egy követet.
       *[other] { $seat } kap egy követet.
    }
staufer-event-gained_noble =
    { $you ->
        [seat] Kapsz egy nemest.
       *[other] { $seat } kap egy nemest.
    }
staufer-event-gained_from_envoy =
    { $you ->
        [seat] A birodalmadban nincs több követ, ezért erről a fizetésmezőről veszel vissza egyet: { $province }.
       *[other] { $seat } birodalmában nincs több követ, ezért erről a fizetésmezőről vesz vissza egyet: { $province }.
    }
staufer-event-gained_from_noble =
    { $you ->
        [seat] A birodalmadban nincs több nemes, ezért erről a fizetésmezőről veszel vissza egyet: { $province }.
       *[other] { $seat } birodalmában nincs több nemes, ezért erről a fizetésmezőről vesz vissza egyet: { $province }.
    }
staufer-event-envoy_instead =
    { $you ->
        [seat] Nincs megszerezhető nemesed: helyette követet kapsz.
       *[other] { $seat } nem tud nemest szerezni: helyette követet kap.
    }
staufer-event-nothing_gained =
    { $you ->
        [seat] Nincs több megszerezhető bábud.
       *[other] { $seat } nem tud több bábut szerezni.
    }
staufer-event-supplied =
    { $you ->
        [seat] Utánpótlást kapsz: { $figures }.
       *[other] { $seat } utánpótlást kap: { $figures }.
    }
staufer-event-supplied_bare =
    { $you ->
        [seat] Utánpótlásként a bábu nélküli mezőt választod.
       *[other] { $seat } utánpótlásként a bábu nélküli mezőt választja.
    }
staufer-event-chests_from =
    { $you ->
        [seat] Egy másik mező ládáit veszed el: { $field }.
       *[other] { $seat } egy másik mező ládáit veszi el: { $field }.
    }
staufer-event-recruited =
    { $you ->
        [seat] A Toborzód további { $count } követet hoz.
       *[other] { $seat } Toborzója további { $count } követet hoz.
    }
staufer-event-mustered =
    { $you ->
        [seat] Seregszemlét tartasz: { $figures }.
       *[other] { $seat } seregszemlét tart: { $figures }.
    }
staufer-event-mustered_bare =
    { $you ->
        [seat] Seregszemlét tartasz a bábu nélküli mezőn.
       *[other] { $seat } seregszemlét tart a bábu nélküli mezőn.
    }
staufer-event-appoint_began =
    { $you ->
        [seat] Kinevezésre készülsz: akcióbábud a kinevezéssáv { $space }. mezőjére kerül.
       *[other] { $seat } kinevezésre készül: akcióbábuja a kinevezéssáv { $space }. mezőjére kerül.
    }
staufer-event-appoint_began_envoy =
    { $you ->
        [seat] Kinevezésre készülsz: akcióbábud a kinevezéssáv { $space }. mezőjére kerül, amely egy követet ad.
       *[other] { $seat } kinevezésre készül: akcióbábuja a kinevezéssáv { $space }. mezőjére kerül, amely egy követet ad.
    }
staufer-event-modifier_used =
    { $you ->
        [seat] Ládát használsz: { $chest }.
       *[other] { $seat } ládát használ: { $chest }.
    }
staufer-event-appointed_envoy =
    { $you ->
        [seat] Követed hivatalba lép: { $office }. Ára összesen { $figures } bábu.
       *[other] { $seat } követe hivatalba lép: { $office }. Ára összesen { $figures } bábu.
    }
staufer-event-appointed_noble =
    { $you ->
        [seat] Nemesed hivatalba lép: { $office }. Ára összesen { $figures } bábu.
       *[other] { $seat } nemese hivatalba lép: { $office }. Ára összesen { $figures } bábu.
    }
staufer-event-patent_points =
    { $you ->
        [seat] { $points } pontot kapsz a nemesi hivatalért.
       *[other] { $seat } { $points } pontot kap a nemesi hivatalért.
    }
staufer-event-paid_envoy =
    { $you ->
        [seat] Egy követet fizetsz ide: { $province }.
       *[other] { $seat } egy követet fizet ide: { $province }.
    }
staufer-event-paid_noble =
    { $you ->
        [seat] Egy nemest fizetsz ide: { $province }.
       *[other] { $seat } egy nemest fizet ide: { $province }.
    }
staufer-event-messenger_brought_envoy =
    { $you ->
        [seat] A Hírvivőd visszahozza egy követedet innen: { $province }.
       *[other] { $seat } Hírvivője visszahozza egy követét innen: { $province }.
    }
staufer-event-messenger_brought_noble =
    { $you ->
        [seat] A Hírvivőd visszahozza egy nemesedet innen: { $province }.
       *[other] { $seat } Hírvivője visszahozza egy nemesét innen: { $province }.
    }
staufer-event-chest_taken =
    { $you ->
        [seat] Ládát veszel el: { $chest }.
       *[other] { $seat } ládát vesz el: { $chest }.
    }
staufer-event-chest_points =
    { $you ->
        [seat] { $points } pontot kapsz egy narancssárga ládáért.
       *[other] { $seat } { $points } pontot kap egy narancssárga ládáért.
    }
staufer-event-chest_figures =
    { $you ->
        [seat] Egy narancssárga ládából bábukat kapsz: { $figures }.
       *[other] { $seat } bábukat kap egy narancssárga ládából: { $figures }.
    }
staufer-event-privilege_bought =
    { $you ->
        [seat] Két pecsétért kiváltságot veszel: { $privilege }.
       *[other] { $seat } két pecsétért kiváltságot vesz: { $privilege }.
    }
staufer-event-pile_card_bought =
    { $you ->
        [seat] Két pecsétért győzelmipont-kiváltságot veszel: { $points } pontot kapsz.
       *[other] { $seat } két pecsétért győzelmipont-kiváltságot vesz: { $points } pontot kap.
    }
staufer-event-recall_used =
    { $you ->
        [seat] Ládát használsz: Visszahívás.
       *[other] { $seat } ládát használ: Visszahívás.
    }
staufer-event-recalled_envoy =
    { $you ->
        [seat] Visszaveszed egy követedet erről a fizetésmezőről: { $province }.
       *[other] { $seat } visszaveszi egy követét erről a fizetésmezőről: { $province }.
    }
staufer-event-recalled_noble =
    { $you ->
        [seat] Visszaveszed egy nemesedet erről a fizetésmezőről: { $province }.
       *[other] { $seat } visszaveszi egy nemesét erről a fizetésmezőről: { $province }.
    }
staufer-event-knighted =
    { $you ->
        [seat] Ládát használsz: Lovaggá ütés. Egy nemes kerül az udvarodba.
       *[other] { $seat } ládát használ: Lovaggá ütés. Egy nemes kerül az udvarába.
    }
staufer-event-second_marker = A második pontozott tartomány: { $province } („{ $condition }”).
staufer-event-second_marker_again = A második pontozásjelző is ide kerül: { $province } („{ $condition }”). Csak egyszer pontozzuk.
staufer-event-province_scored = Pontozzuk ezt a tartományt: { $province }.
staufer-event-nobody_there = Itt senki sem tölt be hivatalt: { $province }.
staufer-event-placed =
    { $you ->
        [seat] { NAGYAZ($place) } helyen végzel (erő: { $strength }), és { $points } pontot kapsz.
       *[other] { $seat } { AZ($place) } helyen végez (erő: { $strength }), és { $points } pontot kap.
    }
staufer-event-placed_none =
    { $you ->
        [seat] { NAGYAZ($place) } helyen végzel (erő: { $strength }): ezért nem jár pont.
       *[other] { $seat } { AZ($place) } helyen végez (erő: { $strength }): ezért nem jár pont.
    }
staufer-event-herald_points =
    { $you ->
        [seat] { $points } pontot kapsz a Heroldért.
       *[other] { $seat } { $points } pontot kap a Heroldért.
    }
staufer-event-noble_house_points =
    { $you ->
        [seat] { $points } pontot kapsz a Nemesi házért.
       *[other] { $seat } { $points } pontot kap a Nemesi házért.
    }
staufer-event-chancellor_points =
    { $you ->
        [seat] { $points } pontot kapsz a Kancellárért.
       *[other] { $seat } { $points } pontot kap a Kancellárért.
    }
staufer-event-bonus_points =
    { $you ->
        [seat] { $points } pontot kapsz tartománybónuszként.
       *[other] { $seat } { $points } pontot kap tartománybónuszként.
    }
staufer-event-bonus_figures =
    { $you ->
        [seat] A tartománybónuszod: { $figures }.
       *[other] { $seat } tartománybónusza: { $figures }.
    }
staufer-event-chest_chosen =
    { $you ->
        [seat] Tartománybónuszként ládát veszel el egy utánpótlásmező ({ $field }) alól: { $chest }.
       *[other] { $seat } tartománybónuszként ládát vesz el egy utánpótlásmező ({ $field }) alól: { $chest }.
    }
staufer-event-chest_drawn =
    { $you ->
        [seat] Tartománybónuszként ládát húzol: { $chest }.
       *[other] { $seat } tartománybónuszként ládát húz: { $chest }.
    }
staufer-event-came_home_envoy =
    { $you ->
        [seat] Hazahívod egy követedet innen: { $office }.
       *[other] { $seat } hazahívja egy követét innen: { $office }.
    }
staufer-event-came_home_noble =
    { $you ->
        [seat] Hazahívod egy nemesedet innen: { $office }.
       *[other] { $seat } hazahívja egy nemesét innen: { $office }.
    }
staufer-event-retinue_kept_envoy =
    { $you ->
        [seat] Hű kíséret: egy követed az udvarodba kerül innen: { $province }.
       *[other] Hű kíséret: { $seat } egyik követe az udvarába kerül innen: { $province }.
    }
staufer-event-retinue_kept_noble =
    { $you ->
        [seat] Hű kíséret: egy nemesed az udvarodba kerül innen: { $province }.
       *[other] Hű kíséret: { $seat } egyik nemese az udvarába kerül innen: { $province }.
    }
staufer-event-cleared =
    { $you ->
        [seat] Kiürül egy tartomány ({ $province }). Visszakerül a birodalmadba: { $figures }.
       *[other] Kiürül egy tartomány ({ $province }). Visszakerül { $seat } birodalmába: { $figures }.
    }
staufer-event-chest_at_office = Új láda kerül ide: { $office } ({ $chest }).
staufer-event-chest_at_field = Új láda kerül egy utánpótlásmező ({ $field }) alá: { $chest }.
staufer-event-deck_renewed = Elfogyott a húzópakli: { AZ($count) } dobott ládát megkeverjük, ez lesz az új pakli.
staufer-event-no_chest_left = Nem maradt kirakható láda.
staufer-event-king_moved = A király továbblovagol ide: { $province }.
staufer-event-king_brought =
    { $you ->
        [seat] A király hazaküldi a bábuidat innen: { $province } ({ $figures }).
       *[other] A király hazaküldi { $seat } bábuit innen: { $province } ({ $figures }).
    }
staufer-event-new_order = A következő forduló sorrendje: { $order }.
staufer-event-jobs_revealed =
    { $you ->
        [seat] Felfeded a feladataidat: { $jobs }.
       *[other] { $seat } felfedi a feladatait: { $jobs }.
    }
staufer-event-job_scored =
    { $you ->
        [seat] A feladatod ({ $job }): { $points } pont.
       *[other] { $seat } feladata ({ $job }): { $points } pont.
    }
staufer-event-relics_scored =
    { $you ->
        [seat] { $count } ereklyéd { $points } pontot ér.
       *[other] { $seat } { $count } ereklyéje { $points } pontot ér.
    }
staufer-event-unused_scored =
    { $you ->
        [seat] Felhasználatlan ládáid { $points } pontot érnek ({ $chests }).
       *[other] { $seat } felhasználatlan ládái { $points } pontot érnek ({ $chests }).
    }
staufer-event-final_score =
    { $you ->
        [seat] A végeredményed: { $total } pont.
       *[other] { $seat } végeredménye: { $total } pont.
    }
staufer-event-tied_for_victory = Pontegyenlőség: { $seats }. Az udvarukban lévő bábuk száma dönt.
staufer-event-tied_for_victory_shared = Pontegyenlőség, és az udvarukban is ugyanannyi bábu van: { $seats } osztozik a győzelmen.

## Miért nem szabályos egy lépés

staufer-why-over = A játék már véget ért.
staufer-why-no_seat = Ezen a helyen most senki sem ül.
staufer-why-wait = Nem te jössz: most { $seat } dönt.
staufer-why-now_turn_menu = Előbb válassz akciót: utánpótlás, vagy mozgás és kinevezés. Előtte kiváltságot vehetsz, vagy felhasználhatsz egy Visszahívást vagy egy Lovaggá ütést.
staufer-why-now_end_menu = Elvégezted az akciódat: kiváltságot vehetsz, felhasználhatsz egy Visszahívást vagy egy Lovaggá ütést, vagy befejezheted a körödet.
staufer-why-now_gain_source = Előbb vegyél vissza egy bábut ({ $figure }) egy fizetésmezőről. Itt vannak ilyenek: { $provinces }.
staufer-why-now_supply_field = Előbb válassz egy utánpótlásmezőt. Bármelyik választható, az is, amelyik alatt nincs láda.
staufer-why-now_quartermaster_field = Előbb válaszd ki, melyik mező ládáit veszed el. Ugyanaz a mező is lehet.
staufer-why-now_muster = Előbb döntsd el, felhasználod-e a Seregszemlét: válassz egy másik mezőt, vagy mondj le róla.
staufer-why-now_choose_office = Már kinevezésbe kezdtél, innen nincs visszaút: válassz egy hivatalt.
staufer-why-now_choose_direction = Előbb dönts az irányról ({ $office }): az óramutató járása szerint vagy azzal ellentétesen.
staufer-why-now_choose_modifier = Előbb válaszd ki, milyen ládát használsz ehhez: { $office }. Utána erősítsd meg.
staufer-why-now_seat_figure = Előbb válaszd ki, követ vagy nemes üljön ide: { $office }.
staufer-why-now_pay_figure = Előbb fizess: válaszd ki a bábut erre a fizetésmezőre: { $province } (még { $left } kell).
staufer-why-now_messenger_pick = Előbb a Hírvivőről dönts: vegyél vissza egy bábut egy fizetésmezőről, vagy mondj le róla.
staufer-why-now_choose_privilege = Válaszd ki, melyik kiváltságot veszed meg a két pecsétért.
staufer-why-now_recall_pick = Előbb vegyél vissza egy bábut egy fizetésmezőről, vagy hagyd abba.
staufer-why-now_chest_pick = Előbb válassz egy ládát az utánpótlásmezők alól.
staufer-why-now_homecoming_pick = Előbb hívj haza egy bábut a pontozott tartomány egyik hivatalából, vagy hagyd abba.
staufer-why-now_retinue_pick = Előbb válaszd ki, melyik távozó bábu kerül az udvarodba: követ vagy nemes.
staufer-why-nothing_payable = Az udvarodban lévő { $figures } bábuból most egyetlen hivatalra sem futja. Válaszd az utánpótlást.
staufer-why-nothing_payable_envoy = Az udvarodban lévő { $figures } bábuból most egyetlen hivatalra sem futja, még a kinevezéssávon járó követtel együtt sem. Válaszd az utánpótlást.
staufer-why-noble_offices_only = Az udvarodban lévő { $figures } bábuból most csak nemesi hivatalra futná, ide viszont nemes kellene, és az udvarodban nincs. Válaszd az utánpótlást.
staufer-why-noble_offices_only_envoy = Az udvarodban lévő { $figures } bábuból és a kinevezéssávon járó követből most csak nemesi hivatalra futná, ide viszont nemes kellene, és az udvarodban nincs. Válaszd az utánpótlást.
staufer-why-seals_missing = Egy kiváltság { $need } lila ládába kerül, neked { $have } van. Előbb gyűjts még lila ládát.
staufer-why-no_privilege_left = Nem maradt olyan kiváltság, amelyet megvehetnél. Tartsd meg a lila ládáidat: a végén pontot érnek.
staufer-why-chest_not_held = Nincs ilyen ládád: { $chest }. Csak az előtted lévő ládákat használhatod.
staufer-why-nothing_to_recall = Egyik fizetésmezőn sincs bábud, ezért nincs mit visszavenned. Tartsd meg a ládát későbbre.
staufer-why-no_noble_in_empire = Nincs nemes a birodalmadban. A Lovaggá ütés csak onnan hozhat nemest.
staufer-why-source_empty = Ezen a fizetésmezőn ({ $province }) nincs ilyen bábud: { $figure }. Választható: { $provinces }.
staufer-why-field_not_in_play = Két vagy három játékosnál ez a mező ({ $field }) hiányzik az utánpótlástábláról. Válassz egy másikat.
staufer-why-same_field = Ezt a mezőt ({ $field }) most használtad. A Seregszemle egy másik mezőre szól.
staufer-why-no_such_office = Nincs ilyen hivatal: { $office }. Két játékosnál néhány tartományban kevesebb a hivatal. Válassz olyat, amely a táblán is látható.
staufer-why-office_taken = Már betöltötték: { $office } ({ $seat }). Válassz egy üres hivatalt.
staufer-why-office_too_dear = { $office } úttal együtt, minden kedvezménnyel { $need } bábuba kerül. Neked { $have } van, hiányzik még { $missing }. Válassz olcsóbb vagy a királyhoz közelebbi hivatalt.
staufer-why-office_too_dear_envoy = { $office } úttal együtt, minden kedvezménnyel { $need } bábuba kerül. Neked a kinevezéssávon járó követtel együtt { $have } van, hiányzik még { $missing }. Válassz olcsóbb vagy a királyhoz közelebbi hivatalt.
staufer-why-noble_needed = Ide csak nemes ülhet: { $office }. Az udvarodban nincs nemes. Követet Nemesi levéllel vagy Nemességgel ültethetnél ide. Válassz másik hivatalt.
staufer-why-clockwise_only = Az út a királytól az óramutató járása szerint vezet. Csak az mehet a másik irányba, akinek van Kerülőútja.
staufer-why-way_too_dear_clockwise = Az óramutató járása szerint { $need } bábuba kerül, neked { $have } van. Menj a másik irányba.
staufer-why-way_too_dear_counter = Az óramutató járásával ellentétesen { $need } bábuba kerül, neked { $have } van. Menj a másik irányba.
staufer-why-no_modifier = Ez a láda nem segít a kinevezésben: { $chest }. Használható: { $allowed }.
staufer-why-no_modifier_none = Ez a láda nem segít a kinevezésben: { $chest }. Most egyik ládád sem segít: erősítsd meg a kinevezést.
staufer-why-modifier_chosen = Ezt a ládát már kiválasztottad: { $chest }. Minden fajtából csak egyet használhatsz.
staufer-why-modifier_useless = Ettől a ládától ({ $chest }) nem lesz olcsóbb: { $office }. Használj másikat, vagy erősítsd meg a kinevezést.
staufer-why-confirm_too_dear = Ez így { $need } bábuba kerül, neked { $have } van. Előbb használd fel valamelyik ládát: { $allowed }.
staufer-why-confirm_no_noble = Ide csak nemes ülhet: { $office }. Az udvarodban nincs nemes, ezért előbb használj olyan ládát, amellyel követ is odaülhet: { $allowed }.
staufer-why-figure_missing_envoy = Nincs követ az udvarodban. Ez van ott: { $court }.
staufer-why-figure_missing_noble = Nincs nemes az udvarodban. Ez van ott: { $court }.
staufer-why-envoy_not_noble = Ide csak nemes ülhet: { $office }. Követet csak Nemesi levéllel vagy Nemességgel ültethetsz ide.
staufer-why-pick_empty = Ezen a fizetésmezőn ({ $province }) nincs ilyen bábud: { $figure }. Olyat válassz, amelyik ott van.
staufer-why-must_recall = A ládát már felhasználtad: legalább egy bábut vissza kell venned. Utána abbahagyhatod.
staufer-why-privilege_not_in_game = Ez a kiváltság most nincs játékban: { $privilege }. Játékban vannak: { $kinds }.
staufer-why-privilege_gone = Ennek a kiváltságnak minden lapja elkelt: { $privilege }. Válassz másikat.
staufer-why-privilege_owned = Ez a kiváltság már megvan neked: { $privilege }. Minden fajtából egy lapod lehet.
staufer-why-chest_not_there = Nincs ilyen láda ({ $chest }) ez alatt a mező alatt ({ $field }). Olyat válassz, amelyik ott fekszik egy utánpótlásmező alatt.
staufer-why-not_your_office = Itt nem a te bábud ül: { $office }. Olyan hivatalt válassz, amelyet te töltesz be ebben a tartományban: { $province }, vagy hagyd abba.
staufer-why-none_to_keep = Ebben a tartományban ({ $province }) nem ült ilyen bábud: { $figure }. Válaszd a másik fajtát.

## A pontszám részei

staufer-part-provinces = Pontozott tartományok
staufer-part-bonuses = Tartománybónuszok
staufer-part-chests = Narancssárga ládák
staufer-part-privileges = Kiváltságok
staufer-part-province_job = Tartományfeladat
staufer-part-pattern_job = Kék feladat
staufer-part-office_job = Piros feladat
staufer-part-relics = Barna ládák
staufer-part-unused = Felhasználatlan ládák

## Az asztal szavakban

staufer-outline-table = Asztal
staufer-outline-round = Forduló
staufer-outline-king = A király helye
staufer-outline-first = Első pontozásjelző
staufer-outline-second = Második pontozásjelző
staufer-outline-second_preview = Második pontozásjelző, ha most érne véget a forduló
staufer-outline-deck = Ládák a húzópakliban
staufer-outline-discard = Dobott ládák
staufer-outline-plan = { $seat } ide nevez ki valakit: { $office }
staufer-outline-direction_clockwise = az óramutató járása szerint
staufer-outline-direction_counter = az óramutató járásával ellentétesen
staufer-outline-used = Hozzá felhasznált ládák
staufer-outline-payments = Még fizetendő, sorban
staufer-outline-schedule = Fordulómenetrend
staufer-outline-row = { $round }. forduló
staufer-outline-row_over = { $round }. forduló (véget ért)
staufer-outline-row_tiles = { $province } és „{ $condition }”; a király { $steps } tartományt lép
staufer-outline-row_tiles_last = { $province } és „{ $condition }”; utána végső pontozás
staufer-outline-unused = Kimaradt lapkák
staufer-outline-unused_steps = a király { $steps } tartományt lépne
staufer-outline-tracks = Akciótábla
staufer-outline-order = Még sorra kerül
staufer-outline-supply = Utánpótlássáv, felülről
staufer-outline-appoint = Kinevezéssáv, alulról
staufer-outline-symbols = Követet adó mezők, alulról
staufer-outline-fields = Utánpótlástábla
staufer-outline-field = { CAP($field) }
staufer-outline-field_bare = { CAP($field) }
staufer-outline-privileges = Kiváltságok
staufer-outline-pile = Győzelmipont-kiváltságok, felülről
staufer-outline-province = { $province } (pontok: { $points })
staufer-outline-bonus = Bónusz
staufer-outline-seat = { $number }. hivatal, költsége { $cost }
staufer-outline-seat_noble = { $number }. hivatal, költsége { $cost }, nemesi
staufer-outline-holder_envoy = { $seat } követe
staufer-outline-holder_noble = { $seat } nemese
staufer-outline-pay = Fizetésmező
staufer-outline-owned = { $seat }: { $figures }
staufer-outline-standing = Ha most pontoznánk
staufer-outline-standing_place = { $place } { $seat }, ereje { $strength }, { $points } pont
staufer-outline-player = { $seat }
staufer-outline-vp = Eddigi pontok
staufer-outline-court = Udvar
staufer-outline-empire = Birodalom
staufer-outline-chests_held = Ládák
staufer-outline-privileges_owned = Kiváltságok
staufer-outline-pile_cards = Győzelmipont-kiváltságok
staufer-outline-job = Feladat: { $job }
staufer-outline-worth = most { $points } pont
staufer-outline-figures_envoy = { $count } követ
staufer-outline-figures_noble = { $count } nemes
staufer-outline-chests = { $count } × { $chest }
staufer-outline-left = még { $count } lap
staufer-outline-office = { $province } { $number }. hivatala

## Beállítások

staufer-option-privilege_set = Állandó kiváltságok a játékban
staufer-option-custom_privileges = Vagy helyettük ez az öt
staufer-option-two_player_privilege_copies = Hány lap legyen minden állandó kiváltságból két játékosnál
staufer-option-privilege_limit = Egyforma kiváltságok egy játékosnál
staufer-option-start_player = Kezdőjátékos
staufer-value-privilege_set_blue = az öt kék pecsétes
staufer-value-privilege_set_random = öt a tizenötből, sorsolással
staufer-value-privilege_set_custom = öt választott kiváltság
staufer-value-custom_privileges_pv_courier = Futár
staufer-value-custom_privileges_pv_steward = Udvarnagy
staufer-value-custom_privileges_pv_recruiter = Toborzó
staufer-value-custom_privileges_pv_patent = Nemesség
staufer-value-custom_privileges_pv_herald = Herold
staufer-value-custom_privileges_pv_winding_road = Kerülőút
staufer-value-custom_privileges_pv_quartermaster = Szállásmester
staufer-value-custom_privileges_pv_noble_house = Nemesi ház
staufer-value-custom_privileges_pv_arbiter = Döntőbíró
staufer-value-custom_privileges_pv_treasurer = Kincstárnok
staufer-value-custom_privileges_pv_antiquarian = Régiséggyűjtő
staufer-value-custom_privileges_pv_messenger = Hírvivő
staufer-value-custom_privileges_pv_retinue = Hű kíséret
staufer-value-custom_privileges_pv_royal_favour = Királyi kegy
staufer-value-custom_privileges_pv_chancellor = Kancellár
staufer-value-privilege_limit_one_per_kind = legfeljebb egy
staufer-value-privilege_limit_none = ahányat ki tud fizetni
staufer-value-start_player_random = sorsolás dönti el

## A terminál képe

staufer-screen-status = { $round }/5. forduló · { $province } + { $second } · király +{ $steps }
staufer-screen-status_last = { $round }/5. forduló, az utolsó · { $province } + { $second }
staufer-screen-condition_king = a király helye
staufer-screen-condition_most_figures = legtöbb hivatal
staufer-screen-condition_fewest_chests = legkevesebb láda
staufer-screen-condition_most_payment = legtöbb fizetség
staufer-screen-condition_most_nobles = legtöbb nemes
staufer-screen-condition_opposite = szemközt
staufer-screen-ring = Körben ↓
staufer-screen-tile = pont
staufer-screen-pay = fizetve
staufer-screen-bonus = bónusz
staufer-screen-offices = Hivatal: költség, láda/[betöltő]
staufer-screen-letter_envoy = k
staufer-screen-letter_noble = n
staufer-screen-letter_turquoise = T
staufer-screen-letter_brown = B
staufer-screen-letter_purple = L
staufer-screen-chest_three_points = +3
staufer-screen-chest_four_points = +4
staufer-screen-chest_five_points = +5
staufer-screen-chest_two_envoys = +2k
staufer-screen-chest_noble = +1n
staufer-screen-chest_carriage = Hin
staufer-screen-chest_decree = Ren
staufer-screen-chest_credit = Hit
staufer-screen-chest_patent = Lev
staufer-screen-chest_recall = Vis
staufer-screen-chest_muster = Ser
staufer-screen-chest_knighting = Lov
staufer-screen-chest_relic = Ere
staufer-screen-chest_seal = Pec
staufer-screen-privilege_courier = Fut
staufer-screen-privilege_steward = Udv
staufer-screen-privilege_recruiter = Tob
staufer-screen-privilege_patent = Nem
staufer-screen-privilege_herald = Her
staufer-screen-privilege_winding_road = Ker
staufer-screen-privilege_quartermaster = Szá
staufer-screen-privilege_noble_house = Ház
staufer-screen-privilege_arbiter = Dön
staufer-screen-privilege_treasurer = Kin
staufer-screen-privilege_antiquarian = Rég
staufer-screen-privilege_messenger = Hír
staufer-screen-privilege_retinue = Kís
staufer-screen-privilege_royal_favour = Keg
staufer-screen-privilege_chancellor = Kan
staufer-screen-supply = Utánpótlás
staufer-screen-display = Kiv.
staufer-screen-privileges = Kiváltságok
staufer-screen-pile = { $points }pt
staufer-screen-pile_whole = Győzelmi pont: { $points }
staufer-screen-order = Sor
staufer-screen-suppliers = Utánp.
staufer-screen-appointers = Kinev.
staufer-screen-next_envoy = +1{ $letter }
staufer-screen-jobs = Feladataid
staufer-screen-chests = Ládáid
staufer-screen-schedule = Menetrend
staufer-screen-row = { $province } + { $second }, király +{ $steps }
staufer-screen-row_last = { $province } + { $second }
staufer-screen-players = Játékosok
staufer-screen-points = pt
staufer-screen-court = udvar
staufer-screen-empire = birod.
staufer-screen-deck = Húzópakli { $deck }, dobott { $discard }
staufer-screen-legend_noble = nemes
staufer-screen-legend_stack = láda egymáson
staufer-screen-legend_paid = bábu kerül oda
staufer-screen-legend_ride = ide lovagol a király
staufer-screen-legend_first = pontozott
staufer-screen-legend_second = a második, ha most dőlne el
