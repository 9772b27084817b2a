# Heads of State: az események, ahogy a krónika elmeséli

## A krónika

heads-of-state-board-told-begins =
    { $you ->
        [seat] 1589: te kezdesz
       *[other] 1589: { $seat } kezd
    }
heads-of-state-board-told-century = { $century }: új század kezdődik
heads-of-state-board-told-century_name = { $century }
heads-of-state-board-told-revolution = Kitör a forradalom: véget ér { AZ($century) }-es század
heads-of-state-board-told-takes =
    { $you ->
        [seat] A te lapjaid: { $cards }
       *[other] { $seat } lapjai: { $cards }
    }
heads-of-state-board-told-takes_too =
    { $you ->
        [seat] ezt veszed el: { $cards }
       *[other] ezt veszi el: { $cards }
    }
heads-of-state-board-told-takes_after =
    { $you ->
        [seat] a te lapjaid: { $cards }
       *[other] { $seat } lapjai: { $cards }
    }
heads-of-state-board-told-unseen = egy lap a pakliból
heads-of-state-board-told-unseen_many = { $count } lap a pakliból
heads-of-state-board-told-several = { $count } × { $card }
heads-of-state-board-told-unseen_treachery = egy áruláskártya a pakliból
heads-of-state-board-told-option =
    { $you ->
        [seat] Áruláshoz folyamodsz
       *[other] { $seat } áruláshoz folyamodik
    }
heads-of-state-board-told-refreshes =
    { $you ->
        [seat] Hat új lapot csapsz fel
       *[other] { $seat } hat új lapot csap fel
    }
heads-of-state-board-told-pack_opened = Elfogyott a húzópakli, jön a forradalompakli
heads-of-state-board-told-collected = Az új századra { $count } lap kerül a pakliba, ebből { $pack } a forradalompakliba
heads-of-state-board-told-reshuffled = a { $count } eldobott áruláskártyából új pakli lesz
heads-of-state-board-told-discards_reshuffled = a { $count } eldobott jellemzőkártyából új pakli lesz
heads-of-state-board-told-about_to_raise =
    { $you ->
        [seat] { CAP($rank_whom) } készülsz játékba hozni { $area_whom }
       *[other] { $seat } { $rank_whom } készül játékba hozni { $area_whom }
    }
heads-of-state-board-told-raises =
    { $you ->
        [seat] { CAP($rank_whom) } hozol játékba { $area_whom }
       *[other] { $seat } { $rank_whom } hoz játékba { $area_whom }
    }
heads-of-state-board-told-replaces =
    { $you ->
        [seat] Saját { $rank_whom } hozol játékba a halott helyére { $area_whom }
       *[other] { $seat } saját { $rank_whom } hoz játékba a halott helyére { $area_whom }
    }
heads-of-state-board-told-uses_courtesan =
    { $you ->
        [seat] kurtizánnal fizetsz (ehelyett: { $attribute })
       *[other] kurtizánnal fizet (ehelyett: { $attribute })
    }
heads-of-state-board-told-is_first =
    { $you ->
        [seat] tiéd a terület jelzője
       *[other] övé a terület jelzője
    }
heads-of-state-board-told-completes =
    { $you ->
        [seat] elsőként jutottál el az ország minden területére ({ $country })
       *[other] elsőként jutott el az ország minden területére ({ $country })
    }
heads-of-state-board-told-completes_second =
    { $you ->
        [seat] másodikként jutottál el az ország minden területére ({ $country })
       *[other] másodikként jutott el az ország minden területére ({ $country })
    }
heads-of-state-board-told-has_all_ranks =
    { $you ->
        [seat] megvan mind a hét rangod
       *[other] megvan mind a hét rangja
    }
heads-of-state-board-told-no_card = ebből a rangból elfogytak a nemeskártyák
heads-of-state-board-told-plays =
    { $you ->
        [seat] Ezt játszod ki: { $cards }
       *[other] { $seat } ezt játssza ki: { $cards }
    }
heads-of-state-board-told-attacks =
    { $you ->
        [seat] Lesújtasz { $victim } nemesére ({ $area_who } { $rank }), eszközöd: { $cards }
       [victim] { $seat } lesújt a nemesedre ({ $area_who } { $rank }), eszköze: { $cards }
       *[other] { $seat } lesújt { $victim } nemesére ({ $area_who } { $rank }), eszköze: { $cards }
    }
heads-of-state-board-told-bag_own =
    { $you ->
        [seat] a zsákból a te kockád kerül elő
       *[other] a zsákból { $seat } kockája kerül elő
    }
heads-of-state-board-told-bag_rival =
    { $you ->
        [victim] a zsákból a te kockád kerül elő
       *[other] a zsákból { $victim } kockája kerül elő
    }
heads-of-state-board-told-dies = a nemes meghal
heads-of-state-board-told-survives = a nemes életben marad
heads-of-state-board-told-discards =
    { $you ->
        [seat] Eldobott lapjaid: { $cards }
       *[other] { $seat } eldobott lapjai: { $cards }
    }
heads-of-state-board-told-gives_up =
    { $you ->
        [seat] Megválsz { $count } jellemzőkártyádtól, áruláskártyáid közül pedig ettől: { $cards }
       *[other] { $seat } megválik { $count } jellemzőkártyájától, áruláskártyái közül pedig ettől: { $cards }
    }
heads-of-state-board-told-gives_up_hidden =
    { $you ->
        [seat] Megválsz { $count } jellemzőkártyádtól
       *[other] { $seat } megválik { $count } jellemzőkártyájától
    }
heads-of-state-board-told-gives_up_open =
    { $you ->
        [seat] Megválsz ettől: { $cards }
       *[other] { $seat } megválik ettől: { $cards }
    }
heads-of-state-board-told-scored = { $country }, { $century }
heads-of-state-board-told-scored_empty = { $country }, { $century }: senkinek sincs befolyása
heads-of-state-board-told-influence =
    { $you ->
        [seat] te +{ $points } ({ $influence } befolyás)
       *[other] { $seat } +{ $points } ({ $influence } befolyás)
    }
heads-of-state-board-told-tie_broken = egyenlőségnél a magasabb rang dönt ({ $area_who } { $rank })
heads-of-state-board-told-tie_broken_by_number = egyenlőségnél a nagyobb hatszög dönt ({ $area_who } { $rank })
heads-of-state-board-told-majority = A legtöbb { $rank }: { $seats } ({ $count } kártya), { $points } pont
heads-of-state-board-told-majority_shared = A legtöbb { $rank }: { $seats } ({ $count } kártya), fejenként { $points } pont
heads-of-state-board-told-no_majority = A legtöbb { $rank }: nincs egy vagy két győztes, nem jár érte pont
