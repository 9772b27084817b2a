# Heads of State: az események, ahogy a krónika elmeséli

## A krónika

heads-of-state-board-told-begins =
    { $you ->
        [seat] 1589: te kezdesz
       *[other] 1589: { $seat } kezd
    }
heads-of-state-board-told-century = { $century }: új forduló kezdődik
heads-of-state-board-told-century_name = { $century }
heads-of-state-board-told-revolution = Kitör a forradalom: véget ér { AZ($century) }-es forduló
heads-of-state-board-told-revolution_aside = Előkerül a forradalomkártya: közeleg a játék vége
heads-of-state-board-told-takes =
    { $you ->
        [seat] Lapot veszel el ({ $cards })
       *[other] { $seat } lapot vesz el ({ $cards })
    }
heads-of-state-board-told-takes_too =
    { $you ->
        [seat] lapot veszel el ({ $cards })
       *[other] lapot vesz el ({ $cards })
    }
heads-of-state-board-told-takes_after =
    { $you ->
        [seat] lapot veszel el ({ $cards })
       *[other] { $seat } lapot vesz el ({ $cards })
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
heads-of-state-board-told-collected = Az új fordulóra { $count } lapot keverünk meg, ebből { $pack } a forradalompakliba kerül
heads-of-state-board-told-reshuffled = { AZ($count) } dobott áruláskártyából új pakli lesz
heads-of-state-board-told-discards_reshuffled = { AZ($count) } dobott jellemzőkártyából új pakli lesz
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
        [seat] Saját { $rank_whom } hozol játékba { $area_whom } a megölt nemes helyén
       *[other] { $seat } saját { $rank_whom } hoz játékba { $area_whom } a megölt nemes helyén
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
        [seat] elsőként fordultál meg { $country } minden területén
       *[other] elsőként fordult meg { $country } minden területén
    }
heads-of-state-board-told-completes_second =
    { $you ->
        [seat] másodikként fordultál meg { $country } minden területén
       *[other] másodikként fordult meg { $country } minden területén
    }
heads-of-state-board-told-has_all_ranks =
    { $you ->
        [seat] játékba hoztad mind a hét fajta nemest
       *[other] játékba hozta mind a hét fajta nemest
    }
heads-of-state-board-told-no_card = ebből a nemesből elfogytak a kártyák
heads-of-state-board-told-plays =
    { $you ->
        [seat] Ezt játszod ki: { $cards }
       *[other] { $seat } ezt játssza ki: { $cards }
    }
heads-of-state-board-told-attacks =
    { $you ->
        [seat] Lesújtasz { $victim } nemesére ({ $area_who } { $rank }; kijátszva: { $cards })
       [victim] { $seat } lesújt a nemesedre ({ $area_who } { $rank }; kijátszva: { $cards })
       *[other] { $seat } lesújt { $victim } nemesére ({ $area_who } { $rank }; kijátszva: { $cards })
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
        [seat] Lapot dobsz el ({ $cards })
       *[other] { $seat } lapot dob el ({ $cards })
    }
heads-of-state-board-told-gives_up =
    { $you ->
        [seat] Megválsz { $count } jellemzőkártyádtól és ettől: { $cards }
       *[other] { $seat } megválik { $count } jellemzőkártyájától és ettől: { $cards }
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
heads-of-state-board-told-tie_broken = holtversenyben a magasabb rang dönt ({ $area_who } { $rank })
heads-of-state-board-told-tie_broken_by_number = holtversenyben a nagyobb szám dönt ({ $area_who } { $rank })
heads-of-state-board-told-majority = A legtöbb { $rank }
heads-of-state-board-told-majority_share =
    { $you ->
        [seat] te +{ $points } ({ $count } kártya)
       *[other] { $seat } +{ $points } ({ $count } kártya)
    }
heads-of-state-board-told-no_majority = A legtöbb { $rank }: legalább hármas holtverseny, vagy senkinek sincs; nem jár érte pont
