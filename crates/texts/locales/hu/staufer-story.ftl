# A Staufer-dinasztia krónikája, ahogy a táblája elmondja

staufer-board-told-round = { $round }. forduló: elsőként { $province } kerül sorra; másodikként: „{ $condition }”
staufer-board-told-round_name = { $round }. forduló
staufer-board-told-begins =
    { $you ->
        [seat] Te kezdesz
       *[other] { $seat } kezd
    }
staufer-board-told-your_jobs = Titkos feladataid: { $jobs }

## Akciók

staufer-board-told-supplies =
    { $you ->
        [seat] Utánpótlást kérsz ({ $figures })
       *[other] { $seat } utánpótlást kér ({ $figures })
    }
staufer-board-told-supplies_bare =
    { $you ->
        [seat] Bábu nélküli utánpótlást kérsz
       *[other] { $seat } bábu nélküli utánpótlást kér
    }
staufer-board-told-chests_from =
    { $you ->
        [seat] egy másik mező ládáit viszed el ({ $field })
       *[other] egy másik mező ládáit viszi el ({ $field })
    }
staufer-board-told-recruits =
    { $you ->
        [seat] toborzol még { $count } követet
       *[other] toboroz még { $count } követet
    }
staufer-board-told-musters =
    { $you ->
        [seat] Seregszemlével egy második mezőt is használsz ({ $figures })
       *[other] Seregszemlével egy második mezőt is használ ({ $figures })
    }
staufer-board-told-musters_bare =
    { $you ->
        [seat] Seregszemlével egy második mezőt is használsz
       *[other] Seregszemlével egy második mezőt is használ
    }
staufer-board-told-will_appoint =
    { $you ->
        [seat] Kinevezésre készülsz
       *[other] { $seat } kinevezésre készül
    }
staufer-board-told-appoints =
    { $you ->
        [seat] { $figures } bábuért követet nevezel ki ({ $office })
       *[other] { $seat } { $figures } bábuért követet nevez ki ({ $office })
    }
staufer-board-told-appoints_noble =
    { $you ->
        [seat] { $figures } bábuért nemest nevezel ki ({ $office })
       *[other] { $seat } { $figures } bábuért nemest nevez ki ({ $office })
    }
staufer-board-told-on_track =
    { $you ->
        [seat] a sávon szerzel egy követet
       *[other] a sávon szerez egy követet
    }
staufer-board-told-gains_from =
    { $you ->
        [seat] visszaveszel egy követet ({ $province })
       *[other] visszavesz egy követet ({ $province })
    }
staufer-board-told-gains_noble_from =
    { $you ->
        [seat] visszaveszel egy nemest ({ $province })
       *[other] visszavesz egy nemest ({ $province })
    }
staufer-board-told-envoy_instead = nemes nem maradt, helyette követ jön
staufer-board-told-nothing_gained = nem maradt megszerezhető bábu
staufer-board-told-uses =
    { $you ->
        [seat] felhasználsz egy ládát ({ $chest })
       *[other] felhasznál egy ládát ({ $chest })
    }
staufer-board-told-patent = a nemesi hivatal { $points } pontot hoz
staufer-board-told-messenger = a Hírvivő visszahoz egy követet ({ $province })
staufer-board-told-messenger_noble = a Hírvivő visszahoz egy nemest ({ $province })
staufer-board-told-takes =
    { $you ->
        [seat] elviszel egy ládát ({ $chest })
       *[other] elvisz egy ládát ({ $chest })
    }
staufer-board-told-opens =
    { $you ->
        [seat] kinyitsz egy ládát ({ $points } pont)
       *[other] kinyit egy ládát ({ $points } pont)
    }
staufer-board-told-opens_figures =
    { $you ->
        [seat] kinyitsz egy ládát ({ $figures })
       *[other] kinyit egy ládát ({ $figures })
    }
staufer-board-told-buys =
    { $you ->
        [seat] Kiváltságot veszel ({ $privilege })
       *[other] { $seat } kiváltságot vesz ({ $privilege })
    }
staufer-board-told-buys_points =
    { $you ->
        [seat] { $points } pontot érő kiváltságot veszel
       *[other] { $seat } { $points } pontot érő kiváltságot vesz
    }
staufer-board-told-recalls =
    { $you ->
        [seat] Felhasználsz egy Visszahívást
       *[other] { $seat } felhasznál egy Visszahívást
    }
staufer-board-told-calls_back =
    { $you ->
        [seat] visszahívsz egy követet ({ $province })
       *[other] { $seat } visszahív egy követet ({ $province })
    }
staufer-board-told-calls_noble_back =
    { $you ->
        [seat] visszahívsz egy nemest ({ $province })
       *[other] { $seat } visszahív egy nemest ({ $province })
    }
staufer-board-told-knights =
    { $you ->
        [seat] Lovaggá ütéssel szerzel egy nemest
       *[other] { $seat } Lovaggá ütéssel szerez egy nemest
    }

## A forduló vége

staufer-board-told-second = Másodikként { $province } kerül sorra („{ $condition }”)
staufer-board-told-second_again = A második feltétel („{ $condition }”) is ide vezet: { $province }, ezért csak egy tartományt pontozunk
staufer-board-told-scored = { $province } pontozása
staufer-board-told-nobody = senkinek sincs itt hivatala
staufer-board-told-place =
    { $you ->
        [seat] te vagy { AZ($place) } ({ $points } pont)
       *[other] { $seat } { AZ($place) } ({ $points } pont)
    }
staufer-board-told-place_without =
    { $you ->
        [seat] te vagy { AZ($place) }
       *[other] { $seat } { AZ($place) }
    }
staufer-board-told-herald =
    { $you ->
        [seat] Heroldod { $points } pontot hoz
       *[other] { $seat } Heroldja { $points } pontot hoz
    }
staufer-board-told-noble_house =
    { $you ->
        [seat] Nemesi házad { $points } pontot hoz
       *[other] { $seat } Nemesi háza { $points } pontot hoz
    }
staufer-board-told-chancellor =
    { $you ->
        [seat] Kancellárod { $points } pontot hoz
       *[other] { $seat } Kancellárja { $points } pontot hoz
    }
staufer-board-told-bonus_points =
    { $you ->
        [seat] a bónuszod { $points } pont
       *[other] { $seat } bónusza { $points } pont
    }
staufer-board-told-bonus_figures =
    { $you ->
        [seat] a bónuszod { $figures }
       *[other] { $seat } bónusza { $figures }
    }
staufer-board-told-bonus_chest =
    { $you ->
        [seat] választasz egy ládát ({ $chest })
       *[other] { $seat } választ egy ládát ({ $chest })
    }
staufer-board-told-bonus_drawn =
    { $you ->
        [seat] húzol egy ládát ({ $chest })
       *[other] { $seat } húz egy ládát ({ $chest })
    }
staufer-board-told-bonus_from =
    { $you ->
        [seat] visszaveszel egy követet ({ $province })
       *[other] { $seat } visszavesz egy követet ({ $province })
    }
staufer-board-told-bonus_noble_from =
    { $you ->
        [seat] visszaveszel egy nemest ({ $province })
       *[other] { $seat } visszavesz egy nemest ({ $province })
    }
staufer-board-told-comes_home =
    { $you ->
        [seat] egy követed hazatér ({ $office })
       *[other] { $seat } egyik követe hazatér ({ $office })
    }
staufer-board-told-noble_comes_home =
    { $you ->
        [seat] egy nemesed hazatér ({ $office })
       *[other] { $seat } egyik nemese hazatér ({ $office })
    }
staufer-board-told-stays =
    { $you ->
        [seat] a Hű kíséret egy követedet az udvarodba hozza
       *[other] a Hű kíséret { $seat } egy követét az udvarába hozza
    }
staufer-board-told-noble_stays =
    { $you ->
        [seat] a Hű kíséret egy nemesedet az udvarodba hozza
       *[other] a Hű kíséret { $seat } egy nemesét az udvarába hozza
    }
staufer-board-told-deck_renewed = a dobott ládákból új húzópakli lett
staufer-board-told-no_chest_left = nem maradt több láda
staufer-board-told-king = A király továbblovagol ({ $province })
staufer-board-told-king_brings =
    { $you ->
        [seat] bábuid hazatérnek ({ $figures })
       *[other] { $seat } bábui hazatérnek ({ $figures })
    }

## A játék vége

staufer-board-told-jobs =
    { $you ->
        [seat] Felfeded a feladataidat ({ $jobs })
       *[other] { $seat } felfedi a feladatait ({ $jobs })
    }
staufer-board-told-job_scores =
    { $you ->
        [seat] { $points } pontot kapsz ({ $job })
       *[other] { $seat } { $points } pontot kap ({ $job })
    }
staufer-board-told-relics =
    { $you ->
        [seat] ereklyéid { $points } pontot érnek
       *[other] { $seat } ereklyéi { $points } pontot érnek
    }
staufer-board-told-unused =
    { $you ->
        [seat] többi ládád { $points } pontot ér
       *[other] { $seat } többi ládája { $points } pontot ér
    }
