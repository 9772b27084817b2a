# A Heads of State táblája

## Hogyan játsszák, a kezdőlapon

heads-of-state-board-how_draft = Gyűjts jellemzőkártyákat, akár vakon is: aranyat, címet, sereget, kastélyt.
heads-of-state-board-how_raise = Fizess velük nemesekért, bárótól királyig, és ültesd be őket tizenhat terület dobozaiba.
heads-of-state-board-how_strike = Vagy sújts le árulással mások nemeseire. Senki sem tudja, mikor zárja le a fordulót a forradalom.

## Hol tart a játék

heads-of-state-board-where = { $century }, { $phase }
heads-of-state-board-phase_option = a kör kezdete
heads-of-state-board-phase_draw = lapok elvétele
heads-of-state-board-phase_raise = játékba hozás
heads-of-state-board-phase_treachery = árulás
heads-of-state-board-phase_discard = lapdobás
heads-of-state-board-phase_century = új forduló

## A térkép

heads-of-state-board-map = Nyugat-Európa térképe
heads-of-state-board-country_markers = Az első és a második játékosnak, aki az ország minden területén megfordult
heads-of-state-board-century_markers = A forduló végén a legtöbb és a második legtöbb befolyásért
heads-of-state-board-box_of = { $rank } – { $player }
heads-of-state-board-box_free = { $rank }: üres
heads-of-state-board-weight = befolyás: { $count }
heads-of-state-board-cost = ára: { $cards }
heads-of-state-board-missing = hiányzik a kezedből: { $cards }
heads-of-state-board-affordable = a kezedből kifizethető

## Felcsapott lapok és paklik

heads-of-state-board-centuries = A fordulók
heads-of-state-board-near = { $count ->
        [0] A forradalompakli következik
       *[other] { $count } lap a forradalompakliig
    }
heads-of-state-board-near_open = { $count ->
        [one] A következő lap a forradalom
       *[other] { $count } lap közül az egyik a forradalom
    }
heads-of-state-board-near_past = A forradalom lezajlott, jönnek az utolsó körök
heads-of-state-board-near_shown = Kitört a forradalom
heads-of-state-board-offers = Felcsapva
heads-of-state-board-attribute_pile = Húzópakli: { $count } lap
heads-of-state-board-treachery_pile = Áruláspakli: { $count } lap
heads-of-state-board-slot_empty = a kör végéig üres
heads-of-state-board-aside = Félretéve
heads-of-state-board-attribute_discards = Ebben a fordulóban dobott jellemzőkártyák
heads-of-state-board-treachery_discards = Dobott áruláskártyák
heads-of-state-board-pack_why = Jellemzőkártyák, közéjük keverve a forradalom. Ha elfogy a húzópakli, innen jönnek a lapok; amint előkerül a forradalom, a forduló azonnal véget ér.

## Árak, befolyás, verseny

heads-of-state-board-costs = Mibe kerül egy nemes
heads-of-state-board-dynasty = Mind a hét nemes
heads-of-state-board-counters_left = Megmaradt lapkáid
heads-of-state-board-influence = Befolyás
heads-of-state-board-influence_none = még senkinek sincs
heads-of-state-board-influence_why = Holtversenyben a magasabb rangú nemes dönt, aztán a nagyobb szám.
heads-of-state-board-still_to_reach = Még hiányzik: { $areas }
heads-of-state-board-all_reached = minden terület megvan
heads-of-state-board-reach = Elért területek
heads-of-state-board-race = Nemeskártyák
heads-of-state-board-race_why = Nemeskártyák fajtánként; a végén a legtöbb ér pontot
heads-of-state-board-worth = érték
heads-of-state-board-leads = vezet
heads-of-state-board-ties = holtverseny

## Játékosok és lapok

heads-of-state-board-attributes_held = Jellemzőkártyák kézben
heads-of-state-board-treacheries_held = Áruláskártyák kézben
heads-of-state-board-nobles_alive = Nemesek a térképen
heads-of-state-board-known_held = Biztosan a kezében van
heads-of-state-board-held_spoken = { $count } kézben
heads-of-state-board-spectator_hand = Nézőként vagy itt: a lapokat csak gazdájuk látja.
heads-of-state-board-choices_spoken = { $count } választható

## A térkép szavakban

heads-of-state-board-area_spoken = { $area }, { $country }
heads-of-state-board-marker_left = az első nemes itt { $count } pontot ér
heads-of-state-board-marker_taken = az első nemes { $count } pontját már elvitték
heads-of-state-board-graves = { $count } nemes esett el itt
heads-of-state-board-graves_of = Itt estek el
heads-of-state-board-box_empty = üres
heads-of-state-board-prize_of = { $points } ({ $player } vitte el)
heads-of-state-board-influence_of = { $player }: { $count } ({ $rank }, { $area })
heads-of-state-board-influence_hint = ha most értékelnénk
heads-of-state-board-influence_nobody = Senkinek sincs itt élő nemese.
heads-of-state-board-bag_own = { $player } kockája került elő: a nemes meghalt
heads-of-state-board-bag_rival = { $player } kockája került elő: a nemes él
heads-of-state-board-treachery_offers = Felcsapott áruláskártyák
heads-of-state-board-treachery_pile_why = Ha elfogy, a dobott lapokból új pakli lesz.
heads-of-state-board-in_play = Ennél az asztalnál játékban
heads-of-state-board-cards_left = Megmaradt nemeskártyák
heads-of-state-board-empty_hand = Itt lesznek majd a lapjaid.
heads-of-state-board-double_short = dupla lap
heads-of-state-board-some_capital = egy főváros

## Mi micsoda

heads-of-state-board-rank_is = Ára: { $cards }; egyet kurtizán is pótolhat. A végén a legtöbb ilyen kártya { $points } pontot ér; ha ketten osztoznak, fejenként a felét. Mindenkinek { $counters } lapkája van.
heads-of-state-board-rank_is_exact = Ára: { $cards }; kurtizán itt nem segít. A végén a legtöbb ilyen kártya { $points } pontot ér; ha ketten osztoznak, fejenként a felét. Mindenkinek { $counters } lapkája van.
heads-of-state-board-capital_is = Főváros ({ $country }). Dobozai: { $ranks }. Az egyetlen vagy a magasabb rangú nemes itt { $most } befolyást ad, a másik { $other }-t. Aki itt elsőként hoz játékba nemest, { $points } pontot kap.
heads-of-state-board-province_is = Tartomány ({ $country }). Dobozai: { $ranks }. Az egyetlen vagy a magasabb rangú nemes itt { $most } befolyást ad, a másik { $other }-et. Aki itt elsőként hoz játékba nemest, { $points } pontot kap.
heads-of-state-board-attribute_is = Ezekhez kell: { $nobles }. Összesen { $count } ilyen lap van.
heads-of-state-board-courtesan_is = Egy nemes árából bármelyik lapot pótolja, nemesenként egyet; királynál és bárónál soha. Összesen { $count } ilyen lap van.
heads-of-state-board-assassin_is = Bárhol lesújthat: egy lap egy tartomány, kettő egy főváros nemesére. A zsák négy kockájából három a tiéd; ha a negyedik kerül elő, a nemes él.
heads-of-state-board-assassin_is_certain = Bárhol lesújthat: egy lap egy tartomány, kettő egy főváros nemesére. Ebben a játékban mindig sikerrel jár.
heads-of-state-board-country_card_is = Csak itt sújt le, de biztosan öl: { $countries }. Egy lap egy tartomány nemesét öli meg, kettő a fővárosét. Összesen { $count } van belőle.
heads-of-state-board-double_is = E két ország bármelyikének lapja: { $countries }. Egymagában egy tartomány nemesét öli meg, ugyanannak az országnak egy másik lapjával a fővárosét. Összesen { $count } van belőle.

## A választások szavakban

heads-of-state-board-say_take = Elveszem: { $thing }
heads-of-state-board-say_raise = Nemest hozok játékba: { $thing }
heads-of-state-board-say_replace = Saját nemest hozok játékba: { $thing }
heads-of-state-board-say_strike = Lesújtok: { $thing }
heads-of-state-board-say_discard = Eldobom: { $thing }
heads-of-state-board-say_trim = Megválok tőle: { $thing }
heads-of-state-board-button_three = Három lapot veszek el
heads-of-state-board-button_refresh = Frissítek
heads-of-state-board-button_treachery = Árulást választok
heads-of-state-board-button_blind = Húzok a pakliból
heads-of-state-board-button_blind_attribute = Jellemzőkártya vakon
heads-of-state-board-button_blind_treachery = Áruláskártya vakon
heads-of-state-board-button_end = Befejezem a kört
heads-of-state-board-button_pay_exact = Pontosan fizetek
heads-of-state-board-button_pay_courtesan = Kurtizán { $attribute } helyett
heads-of-state-board-say_pay = Pontosan fizetek: { $thing }
heads-of-state-board-say_pay_courtesan = Kurtizánnal fizetek, ehelyett: { $thing }
heads-of-state-board-button_take = { CAP($card) }
heads-of-state-board-button_play = Kijátszom: { $cards }

## Kérdések

heads-of-state-board-ask_option = Mire használod a köröd?
heads-of-state-board-ask_draw = { $left ->
        [one] Melyik lapot veszed el?
       *[other] Melyik lapot veszed el? Még { $left } jár
    }
heads-of-state-board-ask_place = Hozz játékba nemest egy üres dobozban, vagy fejezd be a kört
heads-of-state-board-ask_take_both = Vegyél el egy áruláskártyát és egy jellemzőkártyát
heads-of-state-board-ask_take_treachery = Melyik áruláskártyát veszed el?
heads-of-state-board-ask_take_attribute = Melyik jellemzőkártyát veszed el?
heads-of-state-board-ask_treachery = Játssz ki áruláskártyát, vagy fejezd be a kört
heads-of-state-board-ask_replace = Melyik nemest pótolod?
heads-of-state-board-ask_target = Melyik nemesre sújtasz le?
heads-of-state-board-ask_pay = Hogyan fizetsz? ({ $area_who } { $rank })
heads-of-state-board-ask_discard = Melyik jellemzőkártyát dobod el?
heads-of-state-board-ask_discard_treachery = Melyik áruláskártyát dobod el?
heads-of-state-board-ask_trim = { $left ->
        [one] Melyik jellemzőkártyától válsz meg utolsóként?
       *[other] Melyik jellemzőkártyától válsz meg? Még { $left } van hátra
    }
heads-of-state-board-ask_trim_treachery = { $left ->
        [one] Melyik áruláskártyától válsz meg utolsóként?
       *[other] Melyik áruláskártyától válsz meg? Még { $left } van hátra
    }
heads-of-state-board-why_option = Három jellemzőkártya, hogy nemeseket hozz játékba, vagy frissítés és egy lap; vagy egy áruláskártya és egy jellemzőkártya, hogy lesújts.
heads-of-state-board-why_option_short = Három jellemzőkártya, hogy nemeseket hozz játékba, vagy egy áruláskártya és egy jellemzőkártya, hogy lesújts. Frissítésre már kevés a húzópakli.
heads-of-state-board-why_draw = Bármelyik felcsapott lap vagy a pakli teteje. Az elvett lap helye a kör végéig üres.
heads-of-state-board-why_draw_first = Első köröd, árulás még nincs. Bármelyik felcsapott lap vagy a pakli teteje.
heads-of-state-board-why_draw_open = A húzópakli most üres, ezért csak felcsapott lap vehető el.
heads-of-state-board-why_place = Amelyik doboz kerete arany, arra futja a lapjaidból: { $ranks }. Annyi nemest hozhatsz játékba, amennyit ki tudsz fizetni.
heads-of-state-board-why_place_none = A lapjaidból most egyetlen üres dobozra sem futja. Tartsd meg őket későbbre.
heads-of-state-board-why_take = Bármilyen sorrendben. Az áruláskártyát azonnal ki is játszhatod.
heads-of-state-board-why_treachery = Egy lap tartományban sújt le, két összetartozó lap fővárosban. Meg is tarthatod mindet.
heads-of-state-board-why_treachery_replace = Tégy saját nemest a kiürített dobozba, sújts le újra, vagy hagyd üresen: egy üres maradhat.
heads-of-state-board-why_treachery_none = Egyik áruláskártyáddal sem tudsz most lesújtani senkire. A kezedben maradnak.
heads-of-state-board-why_replace = Két dobozt ürítettél ki, csak egy maradhat üresen.
heads-of-state-board-why_target = Ezzel: { $cards }. A nemes biztosan meghal; gazdája a kártyát és a pontokat megtartja.
heads-of-state-board-why_target_bag = Ezzel: { $cards }. A zsák négy kockájából három a tiéd.
heads-of-state-board-why_target_duty = Ezzel: { $cards }. Nem mindegyik elérhető nemes választható; rájuk kattintva kiderül, miért.
heads-of-state-board-why_pay = A lapok az eldobottak közé kerülnek. Senki sem látja, volt-e más lehetőséged.
heads-of-state-board-why_pay_courtesan = Egy kurtizán az ár egyik lapját pótolhatja, olyat is, amelyik megvan.
heads-of-state-board-why_discard = A kör végén tíz jellemzőkártya és négy áruláskártya maradhat a kezedben.
heads-of-state-board-why_trim = Új forduló: hat jellemzőkártya és két áruláskártya maradhat a kezedben.
heads-of-state-board-wait_option = { $who } a köréről dönt
heads-of-state-board-wait_draw = { $who } jellemzőkártyákat vesz el
heads-of-state-board-wait_take = { $who } egy áruláskártyát és egy jellemzőkártyát vesz el
heads-of-state-board-wait_place = { $who } nemeseket hozhat játékba
heads-of-state-board-wait_treachery = { $who } áruláskártyát játszhat ki
heads-of-state-board-wait_target = { $who } célpontot választ ({ $cards })
heads-of-state-board-wait_pay = { $who } nemesért fizet: { $rank }, { $area }
heads-of-state-board-wait_discard = { $who } fölösleges lapokat dob el
heads-of-state-board-wait_trim = Még válogat a lapjai között: { $who }
