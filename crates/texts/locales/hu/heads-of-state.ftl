# Heads of State

## A játék

heads-of-state-about-title = Heads of State – Az állam feje
heads-of-state-about-tagline = Emelj bárókat, hercegeket és királyokat hatalomra Londontól Berlinig, és állítsd félre, aki az utadba áll!
heads-of-state-about-author = Peter Hawes
heads-of-state-about-publisher = eggertspiele és Z-Man Games 2008

## Honnan származnak a játék számai.

heads-of-state-source-components = Mi van a dobozban
heads-of-state-source-colours = A játékosok színei
heads-of-state-source-cost_sizes = Melyik nemes hány lapba kerül
heads-of-state-source-costs = Melyik nemes milyen lapokba kerül
heads-of-state-source-attribute_total = A száz jellemzőkártya, és a jelük három, négy, illetve öt játékoshoz
heads-of-state-source-attribute_kinds = A jellemzőkártyák kilenc fajtája
heads-of-state-source-lineage_name = A „származás” jellemző elnevezése
heads-of-state-source-attribute_counts = Melyik jellemzőkártyából hány van
heads-of-state-source-pack_size = Tíz jellemzőkártya és a forradalomkártya a forradalompakliban
heads-of-state-source-doubles = Hat dupla lap, minden országpárhoz egy
heads-of-state-source-treachery_counts = A többi áruláskártyából hány van
heads-of-state-source-area_split = Melyik országnak hány területe van
heads-of-state-source-area_names = A tartományok neve
heads-of-state-source-boxes = A területek dobozai
heads-of-state-source-area_numbers = A hatszögekbe írt számok
heads-of-state-source-country_marker_count = Országonként két négyszögletű pontjelző
heads-of-state-source-country_markers = Az országok négyszögletű pontjelzői
heads-of-state-source-dynasty_markers = A dinasztiák nagy kerek pontjelzői
heads-of-state-source-century_markers = A fordulók kis kerek pontjelzői
heads-of-state-source-majorities = Hány pont jár annak, akinek egy fajta nemesből a legtöbb kártyája van
heads-of-state-source-first_draws = Ki hány lapot vesz el az első körében
heads-of-state-source-map = A területek helye a térképünkön

## Jellemzőkártyák. A .whom a névelő nélküli tárgyeset.

heads-of-state-attribute-gold = arany
    .whom = aranyat
heads-of-state-attribute-title = cím
    .whom = címet
heads-of-state-attribute-troops = sereg
    .whom = sereget
heads-of-state-attribute-castle = kastély
    .whom = kastélyt
heads-of-state-attribute-duelling = párbajtudás
    .whom = párbajtudást
heads-of-state-attribute-palace = palota
    .whom = palotát
heads-of-state-attribute-bishop = püspök
    .whom = püspököt
heads-of-state-attribute-lineage = származás
    .whom = származást
heads-of-state-attribute-courtesan = kurtizán
    .whom = kurtizánt

## Nemesek, a legrangosabb elöl. A .whom a névelő nélküli tárgyeset.

heads-of-state-noble-king = király
    .whom = királyt
heads-of-state-noble-prince = főherceg
    .whom = főherceget
heads-of-state-noble-duke = herceg
    .whom = herceget
heads-of-state-noble-marquis = őrgróf
    .whom = őrgrófot
heads-of-state-noble-earl = earl
    .whom = earlt
heads-of-state-noble-count = gróf
    .whom = grófot
heads-of-state-noble-baron = báró
    .whom = bárót

## Országok. A .who a melléknévi, a .whom a „hol?” kérdésre felelő alak.

heads-of-state-country-britain = Nagy-Britannia
    .who = brit
    .whom = Nagy-Britanniában
heads-of-state-country-france = Franciaország
    .who = francia
    .whom = Franciaországban
heads-of-state-country-spain = Spanyolország
    .who = spanyol
    .whom = Spanyolországban
heads-of-state-country-germany = Németország
    .who = német
    .whom = Németországban

## Területek. A .who a melléknévi, a .whom a „hol?” kérdésre felelő alak.

heads-of-state-area-gb_london = London
    .who = londoni
    .whom = Londonban
heads-of-state-area-gb_scotland = Skócia
    .who = skóciai
    .whom = Skóciában
heads-of-state-area-gb_ireland = Írország
    .who = írországi
    .whom = Írországban
heads-of-state-area-fr_paris = Párizs
    .who = párizsi
    .whom = Párizsban
heads-of-state-area-fr_normandy = Normandia
    .who = normandiai
    .whom = Normandiában
heads-of-state-area-fr_burgundy = Burgundia
    .who = burgundiai
    .whom = Burgundiában
heads-of-state-area-fr_provence = Provence
    .who = provence-i
    .whom = Provence-ban
heads-of-state-area-fr_brittany = Bretagne
    .who = bretagne-i
    .whom = Bretagne-ban
heads-of-state-area-es_madrid = Madrid
    .who = madridi
    .whom = Madridban
heads-of-state-area-es_aragon = Aragónia
    .who = aragóniai
    .whom = Aragóniában
heads-of-state-area-es_galicia = Galicia
    .who = galiciai
    .whom = Galiciában
heads-of-state-area-es_andalusia = Andalúzia
    .who = andalúziai
    .whom = Andalúziában
heads-of-state-area-de_berlin = Berlin
    .who = berlini
    .whom = Berlinben
heads-of-state-area-de_bavaria = Bajorország
    .who = bajorországi
    .whom = Bajorországban
heads-of-state-area-de_saxony = Szászország
    .who = szászországi
    .whom = Szászországban
heads-of-state-area-de_hanover = Hannover
    .who = hannoveri
    .whom = Hannoverben

## Áruláskártyák

heads-of-state-treachery-assassin = orgyilkos
    .whom = orgyilkost
heads-of-state-treachery-axeman = hóhér
    .whom = hóhért
heads-of-state-treachery-guillotine = nyaktiló
    .whom = nyaktilót
heads-of-state-treachery-inquisition = inkvizíció
    .whom = inkvizíciót
heads-of-state-treachery-gallows = bitó
    .whom = bitót
heads-of-state-treachery-double_britain_france = brit–francia dupla lap
    .whom = brit–francia dupla lapot
heads-of-state-treachery-double_britain_spain = brit–spanyol dupla lap
    .whom = brit–spanyol dupla lapot
heads-of-state-treachery-double_britain_germany = brit–német dupla lap
    .whom = brit–német dupla lapot
heads-of-state-treachery-double_france_spain = francia–spanyol dupla lap
    .whom = francia–spanyol dupla lapot
heads-of-state-treachery-double_france_germany = francia–német dupla lap
    .whom = francia–német dupla lapot
heads-of-state-treachery-double_spain_germany = spanyol–német dupla lap
    .whom = spanyol–német dupla lapot

## Fordulók

heads-of-state-century-1589 = 1589
heads-of-state-century-1689 = 1689
heads-of-state-century-1789 = 1789

## A játékosok színe

heads-of-state-colour-red = piros
heads-of-state-colour-blue = kék
heads-of-state-colour-yellow = sárga
heads-of-state-colour-green = zöld
heads-of-state-colour-black = fekete

## Beállítások

heads-of-state-option-revolution_pack = Jellemzőkártyák a forradalompakliban
heads-of-state-option-first_turn = Lapok az első körben
heads-of-state-option-assassin = Orgyilkosok
heads-of-state-option-last_turn = Amikor előkerül az 1789-es forradalom
heads-of-state-option-open_hands = Nyílt kézzel
heads-of-state-option-start_player = Ki kezd
heads-of-state-value-first_turn_staggered = egytől háromig: minél később kerül sorra valaki, annál több
heads-of-state-value-first_turn_equal = mindenkinek három
heads-of-state-value-assassin_bag = a zsák négy kockájából három az orgyilkosé
heads-of-state-value-assassin_certain = mindig sikerrel járnak
heads-of-state-value-last_turn_instant = a játék azonnal véget ér
heads-of-state-value-last_turn_finish_round = addig játszunk, amíg mindenkinek ugyanannyi köre nem lesz
heads-of-state-value-open_hands_off = nem, mindenki csak a saját lapjait látja
heads-of-state-value-open_hands_on = igen, mindenki látja mindenki lapjait
heads-of-state-value-start_player_random = sorsolás dönti el

## Döntések

heads-of-state-prompt-choose_option = Mire használod a körödet?
heads-of-state-prompt-draw =
    { $left ->
        [one] Vegyél el egy felcsapott jellemzőkártyát, vagy húzz vakon (ez az utolsó).
       *[other] Vegyél el egy felcsapott jellemzőkártyát, vagy húzz vakon (még { $left } jár).
    }
heads-of-state-prompt-draw_first_turn =
    { $left ->
        [one] Az első köröd: vegyél el egy felcsapott jellemzőkártyát, vagy húzz vakon (ez az utolsó).
       *[other] Az első köröd: vegyél el egy felcsapott jellemzőkártyát, vagy húzz vakon (még { $left } jár).
    }
heads-of-state-prompt-place_loop = Hozz játékba egy nemest valamelyik üres dobozban, vagy fejezd be a kört.
heads-of-state-prompt-take_two_both = Vegyél el egy áruláskártyát és egy jellemzőkártyát, tetszőleges sorrendben.
heads-of-state-prompt-take_two_treachery = Most egy felcsapott áruláskártyát vegyél el, vagy húzz egyet vakon.
heads-of-state-prompt-take_two_attribute = Most egy felcsapott jellemzőkártyát vegyél el, vagy húzz egyet vakon.
heads-of-state-prompt-treachery_loop = Játssz ki áruláskártyát, hozz játékba nemest egy most kiürített dobozban, vagy fejezd be a kört.
heads-of-state-prompt-treachery_loop_must_replace = Két dobozt ürítettél ki, de csak egy maradhat üresen. Az egyikben hozz játékba nemest: { $must_replace }.
heads-of-state-prompt-target = Kijátszott lapjaid: { $cards }. Kire sújtasz le?
heads-of-state-prompt-pay = Mivel fizeted ki { AZ($area_who) } { $rank_whom }? Ára: { $cost }.
heads-of-state-prompt-discard_to_limit_attribute =
    { $left ->
        [one] Legfeljebb 10 jellemzőkártyád maradhat. Dobj el egyet!
       *[other] Legfeljebb 10 jellemzőkártyád maradhat. Dobj el egyet (összesen { $left } fölösleges)!
    }
heads-of-state-prompt-discard_to_limit_treachery =
    { $left ->
        [one] Legfeljebb 4 áruláskártyád maradhat. Dobj el egyet!
       *[other] Legfeljebb 4 áruláskártyád maradhat. Dobj el egyet (összesen { $left } fölösleges)!
    }
heads-of-state-prompt-trim_hands_attribute =
    { $left ->
        [one] Új forduló: 6 jellemzőkártyád maradhat. Titokban válj meg egytől!
       *[other] Új forduló: 6 jellemzőkártyád maradhat. Titokban válj meg egytől (még { $left })!
    }
heads-of-state-prompt-trim_hands_treachery =
    { $left ->
        [one] Új forduló: 2 áruláskártyád maradhat. Titokban válj meg egytől!
       *[other] Új forduló: 2 áruláskártyád maradhat. Titokban válj meg egytől (még { $left })!
    }

## Lépések

heads-of-state-move-option_attributes_three = Három jellemzőkártya
heads-of-state-move-option_attributes_refresh = Frissítés és egy lap
heads-of-state-move-option_treachery = Árulás
heads-of-state-move-draw = Elveszem: { $card } ({ $number }. hely)
heads-of-state-move-draw_empty = Innen: { $number }. hely (üres)
heads-of-state-move-draw_blind = Vakon a pakliból
heads-of-state-move-take_treachery = { CAP($card) } ({ $number }. hely)
heads-of-state-move-take_treachery_empty = Áruláskártya innen: { $number }. hely (üres)
heads-of-state-move-take_treachery_blind = Áruláskártya vakon
heads-of-state-move-take_attribute = Elveszem: { $card } ({ $number }. hely)
heads-of-state-move-take_attribute_empty = Innen: { $number }. hely (üres)
heads-of-state-move-take_attribute_blind = Jellemzőkártya vakon
heads-of-state-move-place = { CAP($rank) } ide: { $area }
heads-of-state-move-play = Kijátszom: { $card }
heads-of-state-move-play_pair = Kijátszom: { $card } és { $other }
heads-of-state-move-replace = Saját { $rank } ide: { $area }
heads-of-state-move-end_turn = Befejezem a kört
heads-of-state-move-target = { $seat }: { $area_who } { $rank }
heads-of-state-move-target_empty = { CAP($area_who) } { $rank } (senki)
heads-of-state-move-pay_exact = Pontosan ezekkel
heads-of-state-move-pay_courtesan = Kurtizán ehelyett: { $attribute }
heads-of-state-move-discard = Eldobom: { $card }
heads-of-state-move-trim = Megválok tőle: { $card }

## Mit jelent egy lépés, és mi micsoda

heads-of-state-help-option_attributes_three = Egymás után elveszel három jellemzőkártyát: felcsapottat, vagy vakon a pakliból. Aztán annyi nemest hozol játékba üres dobozokban, amennyit ki tudsz fizetni.
heads-of-state-help-option_attributes_refresh = A hat felcsapott jellemzőkártyát félretesszük, és hat újat csapunk fel. Elveszel egy lapot, aztán annyi nemest hozol játékba üres dobozokban, amennyit ki tudsz fizetni. A félretett lapokat a köröd végén visszakeverjük a húzópakliba. Ehhez legalább 6 lapnak kell lennie a húzópakliban.
heads-of-state-help-option_treachery = Elveszel egy áruláskártyát és egy jellemzőkártyát. Aztán megölheted mások nemeseit, és sajátot hozhatsz játékba, de csak azokban a dobozokban, amelyeket most ürítettél ki.
heads-of-state-help-attribute = Ezekhez kell: { $nobles }. A kezedben { $count ->
        [0] még nincs ilyen.
       *[other] { $count } van belőle.
    }
heads-of-state-help-attribute_use = Ezekhez kell: { $nobles }. Összesen { $count } van belőle.
heads-of-state-help-courtesan = Egy nemes árából bármelyik lapot pótolja, csak a királyéból és a báróéból nem. Nemesenként egy használható fel.
heads-of-state-help-blind = A húzópakli legfelső lapja, vagy ha a húzópakli üres, a forradalompaklié. Ha éppen a forradalomkártya az, nem számít a te lapodnak: hacsak nincs vége a játéknak, a lapod továbbra is jár.
heads-of-state-help-box = Itt csak { $rank } állhat ({ $area }). Ára: { $cost }. Hiányzik a kezedből: { $missing }.
heads-of-state-help-box_payable = Itt csak { $rank } állhat ({ $area }). Ára: { $cost }. Ki tudod fizetni.
heads-of-state-help-box_use = Itt csak { $rank } állhat ({ $area }). Ára: { $cost }.
heads-of-state-help-noble = Ára egy-egy lap: { $cost }; egyet közülük kurtizán is pótolhat. Mindenkinek { $counters } lapkája van belőle. A játék végén { $points } pontot kapsz, ha neked van belőle a legtöbb kártyád.
heads-of-state-help-noble_exact = Ára: { $cost }; kurtizán nem használható hozzá. Mindenkinek { $counters } lapkája van belőle. A játék végén { $points } pontot kapsz, ha neked van belőle a legtöbb kártyád.
heads-of-state-help-area_capital = Főváros ({ $country }). Dobozai: { $boxes }. Az első nemesért itt { $points } pont jár. Befolyás: az egyetlen vagy a magasabb rangú nemesért 4, a másikért 2. Itt csak két áruláskártyával lehet lesújtani.
heads-of-state-help-area_province = Tartomány ({ $country }). Dobozai: { $boxes }. Az első nemesért itt { $points } pont jár. Befolyás: az egyetlen vagy a magasabb rangú nemesért 2, a másikért 1. Itt egy áruláskártya is elég a lesújtáshoz.
heads-of-state-help-assassin = Bármelyik országban lesújt, és négyből háromszor sikerrel jár. Egy orgyilkos egy tartomány nemesét éri el, kettő együtt egy fővárosét. Összesen { $count } van belőle.
heads-of-state-help-assassin_certain = Bármelyik országban lesújt, és ebben a játékban, ahogy megegyeztetek, mindig sikerrel jár. Egy orgyilkos egy tartomány nemesét éri el, kettő együtt egy fővárosét. Összesen { $count } van belőle.
heads-of-state-help-country_card = { CAP($country_whom) } sújt le, és mindig sikerrel jár. Egy lap egy tartomány nemesét éri el, az ország két lapja együtt a fővárosét. Összesen { $count } van belőle.
heads-of-state-help-double_card = { CAP($country_whom) } vagy { $other_whom } sújt le, ahogy te akarod, és mindig sikerrel jár. Egy lapnak számít. Összesen egy van belőle.
heads-of-state-help-pay = Ára: { $cost }. Ezek egyikét kurtizán is pótolhatja, akkor is, ha megvan a kezedben.

## Mi történt

heads-of-state-event-starts =
    { $you ->
        [seat] Te kezdesz.
       *[other] { $seat } kezd.
    }
heads-of-state-event-display_dealt = Felcsapott jellemzőkártyák: { $cards }.
heads-of-state-event-treachery_dealt = Felcsapott áruláskártyák: { $cards }.
heads-of-state-event-turn_began =
    { $you ->
        [seat] Te következel.
       *[other] { $seat } következik.
    }
heads-of-state-event-turn_began_first =
    { $you ->
        [seat] Az első köröd: { $count } jellemzőkártya jár.
       *[other] { $seat } első köre: { $count } jellemzőkártya jár neki.
    }
heads-of-state-event-chose_option_attributes_three =
    { $you ->
        [seat] Három jellemzőkártyát választasz.
       *[other] { $seat } három jellemzőkártyát választ.
    }
heads-of-state-event-chose_option_attributes_refresh =
    { $you ->
        [seat] Frissítést kérsz, és egy lapot veszel el.
       *[other] { $seat } frissítést kér, és egy lapot vesz el.
    }
heads-of-state-event-chose_option_treachery =
    { $you ->
        [seat] Árulást választasz.
       *[other] { $seat } árulást választ.
    }
heads-of-state-event-refreshed =
    { $you ->
        [seat] Félreteszed a felcsapott lapokat
       *[other] { $seat } félreteszi a felcsapott lapokat
    } ({ $set_aside }). Az újak: { $cards }.
heads-of-state-event-took_attribute =
    { $you ->
        [seat] { CAP($card_whom) } veszel el.
       *[other] { $seat } { $card_whom } vesz el.
    }
heads-of-state-event-drew_attribute =
    { $you ->
        [seat] Vakon húzol egy jellemzőkártyát.
       *[other] { $seat } vakon húz egy jellemzőkártyát.
    }
heads-of-state-event-drew_attribute_card =
    { $you ->
        [seat] A lapod: { $card }.
       *[other] { $seat } lapja: { $card }.
    }
heads-of-state-event-took_treachery =
    { $you ->
        [seat] { CAP($card_whom) } veszel el az áruláskártyák közül.
       *[other] { $seat } { $card_whom } vesz el az áruláskártyák közül.
    }
heads-of-state-event-drew_treachery =
    { $you ->
        [seat] Vakon húzol egy áruláskártyát.
       *[other] { $seat } vakon húz egy áruláskártyát.
    }
heads-of-state-event-drew_treachery_card =
    { $you ->
        [seat] Az áruláskártyád: { $card }.
       *[other] { $seat } áruláskártyája: { $card }.
    }
heads-of-state-event-pack_opened = Elfogyott a húzópakli, lekerül a korong a forradalompakliról: a forradalomkártya bármikor előkerülhet.
heads-of-state-event-treachery_reshuffled = Elfogyott az áruláspakli: { AZ($count) } dobott lapból új pakli lesz.
heads-of-state-event-discards_reshuffled = { NAGYAZ($count) } dobott jellemzőkártyából új húzópakli lesz.
heads-of-state-event-chose_box =
    { $you ->
        [seat] Kiválasztottad { AZ($area_who) } { $rank } dobozát.
       *[other] { $seat } kiválasztja { AZ($area_who) } { $rank } dobozát.
    }
heads-of-state-event-chose_box_replaces =
    { $you ->
        [seat] Saját { $rank_whom } készülsz játékba hozni { $area_whom }.
       *[other] { $seat } saját { $rank_whom } készül játékba hozni { $area_whom }.
    }
heads-of-state-event-paid =
    { $you ->
        [seat] Kifizeted { AZ($area_who) } { $rank_whom }: { $cards }.
       *[other] { $seat } kifizeti { AZ($area_who) } { $rank_whom }: { $cards }.
    }
heads-of-state-event-paid_courtesan =
    { $you ->
        [seat] Kifizeted { AZ($area_who) } { $rank_whom }: { $cards }.
       *[other] { $seat } kifizeti { AZ($area_who) } { $rank_whom }: { $cards }.
    } A kurtizán { AZ($attribute_whom) } pótolja.
heads-of-state-event-raised =
    { $you ->
        [seat] { CAP($rank_whom) } hozol játékba { $area_whom }.
       *[other] { $seat } { $rank_whom } hoz játékba { $area_whom }.
    }
heads-of-state-event-raised_replaces =
    { $you ->
        [seat] Saját { $rank_whom } hozol játékba { $area_whom }.
       *[other] { $seat } saját { $rank_whom } hoz játékba { $area_whom }.
    }
heads-of-state-event-noble_card =
    { $you ->
        [seat] Nemeskártyát kapsz
       *[other] { $seat } nemeskártyát kap
    }: { $rank } ({ $left ->
        [0] ez volt az utolsó
       *[other] még { $left } van
    }).
heads-of-state-event-no_noble_card =
    { $you ->
        [seat] Nemeskártya nem jár neked
       *[other] { $seat } nem kap nemeskártyát
    }, mert ebből már elfogyott: { $rank }.
heads-of-state-event-area_marker =
    { $you ->
        [seat] Te vagy az első { $area_whom }: { $points } pontot kapsz.
       *[other] { $seat } az első { $area_whom }: { $points } pontot kap.
    }
heads-of-state-event-country_marker =
    { $you ->
        [seat] Elsőként fordultál meg { $country } minden területén: { $points } pontot kapsz.
       *[other] { $seat } elsőként fordult meg { $country } minden területén: { $points } pontot kap.
    }
heads-of-state-event-country_marker_second =
    { $you ->
        [seat] Másodikként fordultál meg { $country } minden területén: { $points } pontot kapsz.
       *[other] { $seat } másodikként fordult meg { $country } minden területén: { $points } pontot kap.
    }
heads-of-state-event-dynasty_marker =
    { $you ->
        [seat] Mind a hét fajta nemest játékba hoztad: { $points } pontot kapsz.
       *[other] { $seat } mind a hét fajta nemest játékba hozta: { $points } pontot kap.
    }
heads-of-state-event-played_treachery =
    { $you ->
        [seat] Kijátszod: { $cards }.
       *[other] { $seat } kijátssza: { $cards }.
    }
heads-of-state-event-attacked =
    { $you ->
        [seat] Lesújtasz { $victim } nemesére: { $area_who } { $rank } ({ $cards }).
        [victim] { $seat } lesújt a nemesedre: { $area_who } { $rank } ({ $cards }).
       *[other] { $seat } lesújt { $victim } nemesére: { $area_who } { $rank } ({ $cards }).
    }
heads-of-state-event-bag_drawn =
    { $you ->
        [seat] A te kockád kerül elő a zsákból: { $victim } nemese meghal ({ $area_who } { $rank }).
        [victim] { $seat } kockája kerül elő a zsákból: a nemesed meghal ({ $area_who } { $rank }).
       *[other] { $seat } kockája kerül elő a zsákból: { $victim } nemese meghal ({ $area_who } { $rank }).
    }
heads-of-state-event-bag_drawn_rival =
    { $you ->
        [seat] { $victim } kockája kerül elő a zsákból: a nemese megmenekül ({ $area_who } { $rank }).
        [victim] A te kockád kerül elő a zsákból: a nemesed megmenekül { $seat } orgyilkosa elől ({ $area_who } { $rank }).
       *[other] { $victim } kockája kerül elő a zsákból: a nemese megmenekül { $seat } orgyilkosa elől ({ $area_who } { $rank }).
    }
heads-of-state-event-killed =
    { $you ->
        [seat] Megölöd { $victim } nemesét: { $area_who } { $rank }.
        [victim] { $seat } megöli a nemesedet: { $area_who } { $rank }.
       *[other] { $seat } megöli { $victim } nemesét: { $area_who } { $rank }.
    }
heads-of-state-event-survived =
    { $you ->
        [seat] { $victim } nemese életben marad ({ $area_who } { $rank }), és ebben a körben már nem támadhatod meg.
        [victim] Életben marad a nemesed ({ $area_who } { $rank }), és ebben a körben { $seat } már nem támadhatja meg.
       *[other] { $victim } nemese életben marad ({ $area_who } { $rank }), és ebben a körben { $seat } már nem támadhatja meg.
    }
heads-of-state-event-ended_turn =
    { $you ->
        [seat] Befejezed a kört.
       *[other] { $seat } befejezi a kört.
    }
heads-of-state-event-discarded =
    { $you ->
        [seat] Eldobsz egy lapot: { $card }.
       *[other] { $seat } eldob egy lapot: { $card }.
    }
heads-of-state-event-set_aside_returned = A félretett lapokat visszakeverjük a húzópakliba: { $cards }.
heads-of-state-event-display_refilled = Felcsapva: { $cards }.
heads-of-state-event-treachery_refilled = Felcsapott áruláskártya: { $cards }.
heads-of-state-event-revolution_shown_draw = A húzott lap a forradalomkártya! Véget ér { AZ($century) }-es forduló.
heads-of-state-event-revolution_shown_take_two = A húzott lap a forradalomkártya! Véget ér { AZ($century) }-es forduló.
heads-of-state-event-revolution_shown_refill = A felcsapott lapok pótlásakor előkerül a forradalomkártya! Véget ér { AZ($century) }-es forduló.
heads-of-state-event-revolution_aside_draw = A húzott lap a forradalomkártya! Értékelés még nincs.
heads-of-state-event-revolution_aside_take_two = A húzott lap a forradalomkártya! Értékelés még nincs.
heads-of-state-event-revolution_aside_refill = A felcsapott lapok pótlásakor előkerül a forradalomkártya! Értékelés még nincs.
heads-of-state-event-last_round = A forradalomkártyát félretesszük, és addig játszunk, amíg mindenkinek ugyanannyi köre nem lesz. { $you ->
        [last] Utolsóként te kerülsz sorra.
       *[other] Utolsóként { $last } kerül sorra.
    }
heads-of-state-event-country_scored = Értékelés, { $century }: { $country }.
heads-of-state-event-country_scored_empty = Értékelés, { $century }: { $country }. Itt senkinek sincs befolyása.
heads-of-state-event-century_marker =
    { $you ->
        [seat] Tiéd a legnagyobb befolyás { $country_whom } ({ $influence }): { $points } pontot kapsz.
       *[other] { $seat } a legbefolyásosabb { $country_whom } ({ $influence }): { $points } pontot kap.
    }
heads-of-state-event-century_marker_second =
    { $you ->
        [seat] Második vagy { $country_whom } (befolyásod: { $influence }): { $points } pontot kapsz.
       *[other] { $seat } a második { $country_whom } (befolyása: { $influence }): { $points } pontot kap.
    }
heads-of-state-event-tie_decided =
    { $you ->
        [seat] Befolyásod ugyanakkora, mint { $other } befolyása. A legrangosabb nemesed ({ $area_who } { $rank }) magasabb rangú az övénél, ezért te kerülsz előre.
        [other] Befolyásod ugyanakkora, mint { $seat } befolyása. Az ő legrangosabb nemese ({ $area_who } { $rank }) magasabb rangú a tiednél, ezért ő kerül előre.
       *[others] { $seat } és { $other } befolyása egyenlő. { $seat } legrangosabb nemese ({ $area_who } { $rank }) magasabb rangú a másikénál, ezért ő kerül előre.
    }
heads-of-state-event-tie_decided_by_number =
    { $you ->
        [seat] Befolyásod ugyanakkora, mint { $other } befolyása, és a legrangosabb nemesetek rangja is. A tiéd ({ $area_who } { $rank }) nagyobb számú területen áll, ezért te kerülsz előre.
        [other] Befolyásod ugyanakkora, mint { $seat } befolyása, és a legrangosabb nemesetek rangja is. Az övé ({ $area_who } { $rank }) nagyobb számú területen áll, ezért ő kerül előre.
       *[others] { $seat } és { $other } befolyása egyenlő, és a legrangosabb nemesük rangja is. { $seat } nemese ({ $area_who } { $rank }) nagyobb számú területen áll, ezért ő kerül előre.
    }
heads-of-state-event-century_began = Kezdődik { AZ($century) }-es forduló.
heads-of-state-event-trim_named =
    { $you ->
        [seat] Kiválasztottad, mitől válsz meg.
       *[other] { $seat } kiválasztotta, mitől válik meg.
    }
heads-of-state-event-trim_named_card =
    { $you ->
        [seat] Megválsz egy laptól: { $card }.
       *[other] { $seat } megválik egy laptól: { $card }.
    }
heads-of-state-event-trimmed =
    { $you ->
        [seat] { $count ->
            [0] Áruláskártyáktól válsz meg
           *[other] { $count } jellemzőkártyától és áruláskártyáktól válsz meg
        }
       *[other] { $seat } { $count ->
            [0] áruláskártyáktól válik meg
           *[other] { $count } jellemzőkártyától és áruláskártyáktól válik meg
        }
    }: { $cards }.
heads-of-state-event-trimmed_none =
    { $you ->
        [seat] { $count } jellemzőkártyától válsz meg.
       *[other] { $seat } { $count } jellemzőkártyától válik meg.
    }
heads-of-state-event-trimmed_attributes =
    { $you ->
        [seat] Jellemzőkártyák, amelyektől megválsz: { $cards }.
       *[other] Jellemzőkártyák, amelyektől { $seat } megválik: { $cards }.
    }
heads-of-state-event-cards_collected = Megkeverjük azt { AZ($count) } jellemzőkártyát, amely senkinek sincs a kezében. Közülük { $pack } a forradalomkártyával együtt az új forradalompakliba kerül.
heads-of-state-event-majority = A legtöbb nemeskártya ({ $rank }): { $seats }, { $count } lappal; { $points } pont jár érte.
heads-of-state-event-majority_shared = A legtöbb nemeskártya ({ $rank }): { $seats }, fejenként { $count } lappal; mindkettejüknek { $points } pont jár.
heads-of-state-event-no_majority = Ezért a nemesért senki sem kap pontot ({ $rank }): { $seats } egyformán { $count } lapot gyűjtött.
heads-of-state-event-no_majority_none = Ezért a nemesért senki sem kap pontot ({ $rank }), mert senkinek sincs belőle kártyája.
heads-of-state-event-final_score =
    { $you ->
        [seat] A te pontszámod: { $total } pont.
       *[other] { $seat }: { $total } pont.
    }
heads-of-state-event-won_by_cards =
    { $you ->
        [seat] Pontszámod ugyanannyi, mint { $other } pontszáma. Ebből a nemesből neked van több kártyád ({ $rank }), ezért te állsz előrébb.
        [other] Pontszámod ugyanannyi, mint { $seat } pontszáma. Ebből a nemesből neki van több kártyája ({ $rank }), ezért ő áll előrébb.
       *[others] { $seat } és { $other } pontszáma egyenlő. Ebből a nemesből { $seat } több kártyát gyűjtött ({ $rank }), ezért ő áll előrébb.
    }

## Miért nem szabályos egy lépés

heads-of-state-why-over = A játék már véget ért.
heads-of-state-why-no_seat = Ezen a helyen most senki sem ül.
heads-of-state-why-wait = Nem te jössz: most { $seat } dönt.
heads-of-state-why-now_choose_option = Előbb döntsd el, mire használod a körödet: három jellemzőkártyára, frissítésre és egy lapra, vagy árulásra.
heads-of-state-why-refresh_short = A frissítéshez { $needed } lap kell a húzópakliban, de csak { $count } van; a forradalompakli nem számít. Válassz három jellemzőkártyát vagy árulást.
heads-of-state-why-first_turn = Az első körödben nincs miről döntened: vegyél el { $left } jellemzőkártyát, aztán hozhatsz játékba nemest.
heads-of-state-why-now_draw = Még { $left } jellemzőkártya jár: előbb vegyél el egy felcsapottat, vagy húzz egyet vakon.
heads-of-state-why-slot_empty = Ez a hely a kör végéig üres. Válassz másik lapot.
heads-of-state-why-no_blind = Vakon már nincs mit húzni. Vegyél el egy felcsapott lapot.
heads-of-state-why-no_blind_set_aside = A húzópakli üres, de a félretett lapok még hozzá tartoznak, ezért a forradalompaklihoz nem lehet nyúlni. Vegyél el egy felcsapott lapot.
heads-of-state-why-now_place = Minden lapot elvettél, ami járt: hozz játékba egy nemest egy üres dobozban, vagy fejezd be a kört.
heads-of-state-why-no_treachery_now = Erre a körre jellemzőkártyákat választottál: nemest hozhatsz játékba üres dobozokban, vagy befejezheted a kört. Áruláskártyát csak akkor játszhatsz ki, ha a kör elején az árulást választod.
heads-of-state-why-box_taken =
    { $you ->
        [seat] Itt már a te nemesed áll ({ $area_who } { $rank }). Válassz üres dobozt.
       *[other] Itt { $seat } nemese áll ({ $area_who } { $rank }). Válassz üres dobozt.
    }
heads-of-state-why-no_counter = Elfogyott ez a lapkád: { $rank }. A megölt nemeseké nem tér vissza. Válassz másik nemest.
heads-of-state-why-cannot_pay = Ezt a nemest nem tudod kifizetni: { $rank }. Hiányzik: { $missing }. Kurtizán itt nem segít. Olyat válassz, amelyre futja a lapjaidból.
heads-of-state-why-cannot_pay_courtesan = Ezt a nemest nem tudod kifizetni: { $rank }. Hiányzik: { $missing }. Kurtizán csak egy lapot pótolhat. Olyat válassz, amelyre futja a lapjaidból.
heads-of-state-why-now_take_two_both = Előbb vedd el a két lapodat, egy áruláskártyát és egy jellemzőkártyát: felcsapottat, vagy vakon a pakliból.
heads-of-state-why-now_take_two_treachery = Előbb vedd el az áruláskártyádat: egy felcsapottat, vagy vakon a pakliból.
heads-of-state-why-now_take_two_attribute = Előbb vedd el a jellemzőkártyádat: egy felcsapottat, vagy vakon a pakliból.
heads-of-state-why-taken_attribute = Jellemzőkártyát már vettél el. Most egy áruláskártya jár.
heads-of-state-why-taken_treachery = Áruláskártyát már vettél el. Most egy jellemzőkártya jár.
heads-of-state-why-now_treachery = Már elvetted a két lapodat: játssz ki áruláskártyát, hozz játékba nemest egy most kiürített dobozban, vagy fejezd be a kört.
heads-of-state-why-not_vacated = Áruláskor csak olyan dobozban hozhatsz játékba nemest, amelyet ebben a körben te ürítettél ki, ez pedig nem ilyen ({ $area_who } { $rank }). Most ez áll üresen: { $gaps }.
heads-of-state-why-not_vacated_none = Áruláskor csak olyan dobozban hozhatsz játékba nemest, amelyet ebben a körben te ürítettél ki, és most ilyen nincs ({ $area_who } { $rank }). Játssz ki áruláskártyát, vagy fejezd be a kört.
heads-of-state-why-must_replace = Két dobozt ürítettél ki, és csak egy maradhat üresen. Előbb az egyikben hozz játékba nemest: { $gaps }.
heads-of-state-why-no_such_cards = Ez nincs meg a kezedben: { $cards }. Az áruláskártyáid: { $hand }.
heads-of-state-why-no_such_cards_empty = Ez nincs meg a kezedben: { $cards }. Egyetlen áruláskártyád sincs: pótold, akit megöltél, vagy fejezd be a kört.
heads-of-state-why-mixed = Orgyilkost és országlapot nem lehet együtt kijátszani. Fővárosban két orgyilkossal vagy az ország két lapjával sújthatsz le.
heads-of-state-why-no_common_country = Ennek a két lapnak nincs közös országa: { $cards }. Két lappal csak olyan ország fővárosában sújthatsz le, amelyikhez mindkettő tartozik.
heads-of-state-why-no_target = Ezzel senkit sem érnél el: { $cards }. Egy lap mások nemeseit éri el a tartományokban, két lap a fővárosokban, és egy körben senkit sem támadhatsz meg kétszer.
heads-of-state-why-duty = Egy kiürített dobozod még üres ({ $gaps }). Ha még valakit megölnél, a kettő közül az egyiket pótolnod kellene, de egyiket sem tudnád. Előbb hozz ott játékba nemest, ha tudsz, vagy fejezd be a kört.
heads-of-state-why-now_target = Már kijátszottad, és nem vonhatod vissza: { $cards }. Válaszd ki, kire sújtasz le.
heads-of-state-why-target_empty = Itt nem áll senki ({ $area_who } { $rank }). Olyan dobozt válassz, amelyben másik játékos nemese áll.
heads-of-state-why-target_own = Ez a te nemesed ({ $area_who } { $rank }). Másik játékos nemesét válaszd.
heads-of-state-why-target_kind = { $area } főváros, egy lap pedig csak tartományban sújthat le ({ $cards }). Válassz nemest egy tartományban.
heads-of-state-why-target_kind_capital = { $area } tartomány, két lap pedig csak fővárosban sújthat le ({ $cards }). Válassz nemest egy fővárosban.
heads-of-state-why-target_country = Ezekkel a lapokkal { $area_whom } nem sújthatsz le: { $cards }. Itt lehet: { $countries }.
heads-of-state-why-target_twice = Ezt a nemest ebben a körben már megtámadtad ({ $area_who } { $rank }). Válassz másikat.
heads-of-state-why-target_duty = Egy kiürített dobozod még üres ({ $gaps }). Ha ez a nemes is meghalna ({ $area_who } { $rank }), a kettő közül az egyiket pótolnod kellene, de egyiket sem tudnád. Olyan nemest válassz, akit pótolni tudsz.
heads-of-state-why-now_pay = Már kiválasztottad, kit hozol játékba, és nem vonhatod vissza: { $area_who } { $rank }. Válaszd ki, mivel fizetsz.
heads-of-state-why-pay_missing = Így nem tudod kifizetni: { $rank }. Hiányzik: { $missing }. Fizess másképp.
heads-of-state-why-no_courtesan = Nincs kurtizánod. Fizess pontosan azokkal a lapokkal, amelyekbe a nemes kerül.
heads-of-state-why-not_in_cost = Ehhez a nemeshez ({ $rank }) ez nem kell: { $attribute }. A kurtizán ezek egyikét pótolhatja: { $cost }.
heads-of-state-why-now_discard_attribute = A köröd végén legfeljebb 10 jellemzőkártyád maradhat: előbb dobd el a fölösleget (még { $left }).
heads-of-state-why-now_discard_treachery = A köröd végén legfeljebb 4 áruláskártyád maradhat: előbb dobd el a fölösleget (még { $left }).
heads-of-state-why-no_card = Ez a lap nincs a kezedben: { $card }. Jellemzőkártyáid: { $attributes }; áruláskártyáid: { $treachery }.
heads-of-state-why-no_card_empty = Ez a lap nincs a kezedben: { $card }. Jellemzőkártyád nincs; áruláskártyáid: { $treachery }.
heads-of-state-why-other_hand_attribute = Előbb a jellemzőkártyák kerülnek sorra: közülük még { $left } fölösleges.
heads-of-state-why-other_hand_treachery = Most áruláskártyától kell megválnod (még { $left }); jellemzőkártyád nincs túl sok.
heads-of-state-why-now_trim_attribute = Új forduló kezdődik, és 6 jellemzőkártyát tarthatsz meg: előbb válj meg a fölöslegtől (még { $left }).
heads-of-state-why-now_trim_treachery = Új forduló kezdődik, és 2 áruláskártyát tarthatsz meg: előbb válj meg a fölöslegtől (még { $left }).
heads-of-state-why-trim_done = Több laptól nem kell megválnod. Várd meg, míg a többiek is választanak.

## A pontszám részei

heads-of-state-part-areas = Területek
heads-of-state-part-countries = Országok
heads-of-state-part-dynasty = Mind a hét nemes
heads-of-state-part-centuries = Befolyás
heads-of-state-part-nobles = Legtöbb nemes

## Az asztal szavakban

heads-of-state-outline-table = Asztal
heads-of-state-outline-century = Forduló
heads-of-state-outline-active = Soron van
heads-of-state-outline-start = Kezdett
heads-of-state-outline-waiting = Akire várunk
heads-of-state-outline-display = Felcsapott jellemzőkártyák
heads-of-state-outline-set_aside = Félretéve a kör végéig
heads-of-state-outline-draw_pile = Húzópakli
heads-of-state-outline-pack = Forradalompakli (koronggal)
heads-of-state-outline-pack_open = Forradalompakli (korong nélkül)
heads-of-state-outline-pack_shown = Forradalompakli (kitört a forradalom)
heads-of-state-outline-discard = Dobott jellemzőkártyák
heads-of-state-outline-in_play = Játékban lévő jellemzőkártyák
heads-of-state-outline-treachery_display = Felcsapott áruláskártyák
heads-of-state-outline-treachery_pile = Áruláspakli
heads-of-state-outline-treachery_discard = Dobott áruláskártyák
heads-of-state-outline-striking = Éppen kijátszott áruláskártyák
heads-of-state-outline-targeted = Ebben a körben megtámadva
heads-of-state-outline-gaps = Ebben a körben kiürített dobozok
heads-of-state-outline-paying = Éppen kifizetik
heads-of-state-outline-bag = A zsákból húzott kocka ({ $area_who } { $rank })
heads-of-state-outline-bag_own = a támadóé: a nemes meghal
heads-of-state-outline-bag_rival = a gazdájáé: a nemes életben marad
heads-of-state-outline-nobles = Megmaradt nemeskártyák
heads-of-state-outline-dynasty = Nagy kerek pontjelzők
heads-of-state-outline-country = { $country }
heads-of-state-outline-country_markers = Négyszögletű pontjelzők
heads-of-state-outline-century_markers = Kis kerek pontjelzők, { $century }
heads-of-state-outline-influence = Befolyás
heads-of-state-outline-influence_of = { $seat } { $influence } (legrangosabb nemese: { $area_who } { $rank })
heads-of-state-outline-area = { $area } ({ $points })
heads-of-state-outline-area_taken = { $area } ({ $points }, elvitték)
heads-of-state-outline-noble = { $rank }: { $seat }
heads-of-state-outline-noble_empty = { $rank }: üres
heads-of-state-outline-grave = { $count ->
        [one] { $seat } megölt nemese: { $rank }
       *[other] { $seat } megölt nemesei: { $count } × { $rank }
    }
heads-of-state-outline-marker = { $points } ({ $seat })
heads-of-state-outline-marker_left = { $points } (még megvan)
heads-of-state-outline-player = { $seat }
heads-of-state-outline-score = Pontok
heads-of-state-outline-hand_size = Jellemzőkártyák száma
heads-of-state-outline-hand = Jellemzőkártyák
heads-of-state-outline-sure = Biztosan nála lévő lapok
heads-of-state-outline-treachery_size = Áruláskártyák száma
heads-of-state-outline-treachery = Áruláskártyák
heads-of-state-outline-sure_treachery = Biztosan nála lévő áruláskártyák
heads-of-state-outline-supply = Megmaradt lapkák
heads-of-state-outline-noble_cards = Nemeskártyák
heads-of-state-outline-reached = Itt fordult meg
heads-of-state-outline-raised = Játékba hozta
heads-of-state-outline-ranks = { $count } × { $rank }
heads-of-state-outline-attributes = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
heads-of-state-outline-treacheries = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
heads-of-state-outline-box = { $area_who } { $rank }

## A terminál képe

heads-of-state-screen-status = { $century } · húzópakli { $pile } · forradalompakli { $pack } · áruláspakli { $treachery }
heads-of-state-screen-status_open =
    { $pack ->
        [one] { $century } · a következő lap a forradalom · áruláspakli { $treachery }
       *[other] { $century } · a forradalom { $pack } lap közt lapul · áruláspakli { $treachery }
    }
heads-of-state-screen-status_shown = { $century } · kitört a forradalom · áruláspakli { $treachery }
heads-of-state-screen-status_last = { $century }, utolsó körök · húzópakli { $pile } · áruláspakli { $treachery }
heads-of-state-screen-letter_king = K
heads-of-state-screen-letter_prince = F
heads-of-state-screen-letter_duke = H
heads-of-state-screen-letter_marquis = Ő
heads-of-state-screen-letter_earl = E
heads-of-state-screen-letter_count = G
heads-of-state-screen-letter_baron = B
heads-of-state-screen-short_britain = Bri
heads-of-state-screen-short_france = Fra
heads-of-state-screen-short_spain = Spa
heads-of-state-screen-short_germany = Ném
heads-of-state-screen-players = Játékosok
heads-of-state-screen-points = pt
heads-of-state-screen-hand_size = kéz
heads-of-state-screen-payable = kifizethető
heads-of-state-screen-piles = maradt kártya
heads-of-state-screen-counters = lapkáid
heads-of-state-screen-offer = Nyílt
heads-of-state-screen-hand = Kéz
heads-of-state-screen-both = nyílt/
heads-of-state-screen-cards = Lapok
heads-of-state-screen-discards = Dobott
heads-of-state-screen-set_aside = Félretéve
heads-of-state-screen-nobles = Nemesek
heads-of-state-screen-left = lap
heads-of-state-screen-own = lapka
heads-of-state-screen-treachery = Árulás
heads-of-state-screen-plots = Nálad
heads-of-state-screen-no_plots = nincs
heads-of-state-screen-reached = járt:
heads-of-state-screen-kinds = fajta
heads-of-state-screen-sure = nála van: { $cards }
heads-of-state-screen-now_choose = { $seat } eldönti, mire használja a körét.
heads-of-state-screen-now_draw = { $seat } jellemzőkártyát vesz el (még { $left } jár).
heads-of-state-screen-now_place = { $seat } nemest hozhat játékba.
heads-of-state-screen-now_take = { $seat } elvesz egy áruláskártyát és egy jellemzőkártyát.
heads-of-state-screen-now_treachery = { $seat } áruláskártyát játszhat ki.
heads-of-state-screen-now_target = { $seat } célpontot választ: { $cards }.
heads-of-state-screen-now_pay = { $seat } fizet: { $area_who } { $rank }.
heads-of-state-screen-now_discard = { $seat } fölösleges lapot dob el.
heads-of-state-screen-now_trim = A fölösleges lapok kiválasztása folyik.
