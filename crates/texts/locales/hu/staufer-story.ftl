# A Staufer-dinasztia krónikája, ahogy a táblája elmondja

staufer-story-round = { $round }. forduló: elsőként { $province } kerül sorra; másodikként: { $condition }
staufer-story-round_name = { $round }. forduló
staufer-story-begins =
    { $you ->
        [seat] Te kezdesz
       *[other] { $seat } kezd
    }
staufer-story-your_jobs = Titkos feladataid: { $jobs }

## Akciók

staufer-story-supplies =
    { $you ->
        [seat] Utánpótlást kérsz ({ $figures })
       *[other] { $seat } utánpótlást kér ({ $figures })
    }
staufer-story-supplies_bare =
    { $you ->
        [seat] Bábu nélküli utánpótlást kérsz
       *[other] { $seat } bábu nélküli utánpótlást kér
    }
staufer-story-chests_from =
    { $you ->
        [seat] egy másik mező ládáit viszed el ({ $field })
       *[other] egy másik mező ládáit viszi el ({ $field })
    }
staufer-story-recruits =
    { $you ->
        [seat] toborzol még { $count } követet
       *[other] toboroz még { $count } követet
    }
staufer-story-musters =
    { $you ->
        [seat] Seregszemlével egy második mezőt is használsz ({ $figures })
       *[other] Seregszemlével egy második mezőt is használ ({ $figures })
    }
staufer-story-musters_bare =
    { $you ->
        [seat] Seregszemlével egy második mezőt is használsz
       *[other] Seregszemlével egy második mezőt is használ
    }
staufer-story-will_appoint =
    { $you ->
        [seat] Kinevezésre készülsz
       *[other] { $seat } kinevezésre készül
    }
staufer-story-appoints =
    { $you ->
        [seat] { $figures } bábuért követet nevezel ki ({ $office })
       *[other] { $seat } { $figures } bábuért követet nevez ki ({ $office })
    }
staufer-story-appoints_noble =
    { $you ->
        [seat] { $figures } bábuért nemest nevezel ki ({ $office })
       *[other] { $seat } { $figures } bábuért nemest nevez ki ({ $office })
    }
staufer-story-on_track =
    { $you ->
        [seat] a sávon szerzel egy követet
       *[other] a sávon szerez egy követet
    }
staufer-story-gains_from =
    { $you ->
        [seat] visszaveszel egy követet ({ $province })
       *[other] visszavesz egy követet ({ $province })
    }
staufer-story-gains_noble_from =
    { $you ->
        [seat] visszaveszel egy nemest ({ $province })
       *[other] visszavesz egy nemest ({ $province })
    }
staufer-story-envoy_instead = nemes nem maradt, helyette követ jön
staufer-story-nothing_gained = nem maradt megszerezhető bábu
staufer-story-uses =
    { $you ->
        [seat] felhasználsz egy ládát ({ $chest })
       *[other] felhasznál egy ládát ({ $chest })
    }
staufer-story-patent = a nemesi hivatal { $points } pontot hoz
staufer-story-messenger = a Hírvivő visszahoz egy követet ({ $province })
staufer-story-messenger_noble = a Hírvivő visszahoz egy nemest ({ $province })
staufer-story-takes =
    { $you ->
        [seat] elviszel egy ládát ({ $chest })
       *[other] elvisz egy ládát ({ $chest })
    }
staufer-story-opens =
    { $you ->
        [seat] kinyitsz egy ládát ({ $points } pont)
       *[other] kinyit egy ládát ({ $points } pont)
    }
staufer-story-opens_figures =
    { $you ->
        [seat] kinyitsz egy ládát ({ $figures })
       *[other] kinyit egy ládát ({ $figures })
    }
staufer-story-buys =
    { $you ->
        [seat] Kiváltságot veszel ({ $privilege })
       *[other] { $seat } kiváltságot vesz ({ $privilege })
    }
staufer-story-buys_points =
    { $you ->
        [seat] { $points } pontot érő kiváltságot veszel
       *[other] { $seat } { $points } pontot érő kiváltságot vesz
    }
staufer-story-recalls =
    { $you ->
        [seat] Felhasználsz egy Visszahívást
       *[other] { $seat } felhasznál egy Visszahívást
    }
staufer-story-calls_back =
    { $you ->
        [seat] visszahívsz egy követet ({ $province })
       *[other] { $seat } visszahív egy követet ({ $province })
    }
staufer-story-calls_noble_back =
    { $you ->
        [seat] visszahívsz egy nemest ({ $province })
       *[other] { $seat } visszahív egy nemest ({ $province })
    }
staufer-story-knights =
    { $you ->
        [seat] Lovaggá ütéssel szerzel egy nemest
       *[other] { $seat } Lovaggá ütéssel szerez egy nemest
    }

## A forduló vége

staufer-story-second = Másodikként { $province } kerül sorra ({ $condition })
staufer-story-second_again = A második feltétel ({ $condition }) is ide vezet: { $province }, ezért csak egy tartományt pontozunk
staufer-story-scored = { $province } pontozása
staufer-story-nobody = senkinek sincs itt hivatala
staufer-story-place =
    { $you ->
        [seat] te vagy { AZ($place) } ({ $points } pont)
       *[other] { $seat } { AZ($place) } ({ $points } pont)
    }
staufer-story-place_without =
    { $you ->
        [seat] te vagy { AZ($place) }
       *[other] { $seat } { AZ($place) }
    }
staufer-story-herald =
    { $you ->
        [seat] Heroldod { $points } pontot hoz
       *[other] { $seat } Heroldja { $points } pontot hoz
    }
staufer-story-noble_house =
    { $you ->
        [seat] Nemesi házad { $points } pontot hoz
       *[other] { $seat } Nemesi háza { $points } pontot hoz
    }
staufer-story-chancellor =
    { $you ->
        [seat] Kancellárod { $points } pontot hoz
       *[other] { $seat } Kancellárja { $points } pontot hoz
    }
staufer-story-bonus_points =
    { $you ->
        [seat] a bónuszod { $points } pont
       *[other] { $seat } bónusza { $points } pont
    }
staufer-story-bonus_figures =
    { $you ->
        [seat] a bónuszod { $figures }
       *[other] { $seat } bónusza { $figures }
    }
staufer-story-bonus_chest =
    { $you ->
        [seat] választasz egy ládát ({ $chest })
       *[other] { $seat } választ egy ládát ({ $chest })
    }
staufer-story-bonus_drawn =
    { $you ->
        [seat] húzol egy ládát ({ $chest })
       *[other] { $seat } húz egy ládát ({ $chest })
    }
staufer-story-comes_home =
    { $you ->
        [seat] egy követed hazatér ({ $office })
       *[other] { $seat } egyik követe hazatér ({ $office })
    }
staufer-story-noble_comes_home =
    { $you ->
        [seat] egy nemesed hazatér ({ $office })
       *[other] { $seat } egyik nemese hazatér ({ $office })
    }
staufer-story-stays =
    { $you ->
        [seat] a Hű kíséret egy követedet az udvarodba hozza
       *[other] a Hű kíséret { $seat } egy követét az udvarába hozza
    }
staufer-story-noble_stays =
    { $you ->
        [seat] a Hű kíséret egy nemesedet az udvarodba hozza
       *[other] a Hű kíséret { $seat } egy nemesét az udvarába hozza
    }
staufer-story-deck_renewed = a dobott ládákból új húzópakli lett
staufer-story-no_chest_left = nem maradt több láda
staufer-story-king = A király továbblovagol ({ $province })
staufer-story-king_brings =
    { $you ->
        [seat] bábuid hazatérnek ({ $figures })
       *[other] { $seat } bábui hazatérnek ({ $figures })
    }

## A játék vége

staufer-story-jobs =
    { $you ->
        [seat] Felfeded a feladataidat ({ $jobs })
       *[other] { $seat } felfedi a feladatait ({ $jobs })
    }
staufer-story-job_scores =
    { $you ->
        [seat] { $points } pontot kapsz ({ $job })
       *[other] { $seat } { $points } pontot kap ({ $job })
    }
staufer-story-relics =
    { $you ->
        [seat] ereklyéid { $points } pontot érnek
       *[other] { $seat } ereklyéi { $points } pontot érnek
    }
staufer-story-unused =
    { $you ->
        [seat] többi ládád { $points } pontot ér
       *[other] { $seat } többi ládája { $points } pontot ér
    }
