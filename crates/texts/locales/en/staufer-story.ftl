# The chronicle of The Staufer Dynasty, as its board tells it

staufer-board-told-round = Round { $round }: { $province } is scored; second province: “{ $condition }”
staufer-board-told-round_name = Round { $round }
staufer-board-told-begins =
    { $you ->
        [seat] You begin
       *[other] { $seat } begins
    }
staufer-board-told-your_jobs = Your secret jobs are { $jobs }

## Actions

staufer-board-told-supplies =
    { $you ->
        [seat] You take supply ({ $figures })
       *[other] { $seat } takes supply ({ $figures })
    }
staufer-board-told-supplies_bare =
    { $you ->
        [seat] You take supply without figures
       *[other] { $seat } takes supply without figures
    }
staufer-board-told-chests_from =
    { $you ->
        [seat] take the chests of another field ({ $field })
       *[other] takes the chests of another field ({ $field })
    }
staufer-board-told-recruits =
    { $you ->
        [seat] recruit { $count } more envoys
       *[other] recruits { $count } more envoys
    }
staufer-board-told-musters =
    { $you ->
        [seat] use a second field with a Muster ({ $figures })
       *[other] uses a second field with a Muster ({ $figures })
    }
staufer-board-told-musters_bare =
    { $you ->
        [seat] use a second field with a Muster
       *[other] uses a second field with a Muster
    }
staufer-board-told-will_appoint =
    { $you ->
        [seat] You are about to appoint somebody
       *[other] { $seat } is about to appoint somebody
    }
staufer-board-told-appoints =
    { $you ->
        [seat] You appoint an envoy
       *[other] { $seat } appoints an envoy
    } to { $office } for { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
staufer-board-told-appoints_noble =
    { $you ->
        [seat] You appoint a noble
       *[other] { $seat } appoints a noble
    } to { $office } for { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
staufer-board-told-on_track =
    { $you ->
        [seat] gain an envoy on the track
       *[other] gains an envoy on the track
    }
staufer-board-told-gains_from =
    { $you ->
        [seat] get an envoy back from { $province }
       *[other] gets an envoy back from { $province }
    }
staufer-board-told-gains_noble_from =
    { $you ->
        [seat] get a noble back from { $province }
       *[other] gets a noble back from { $province }
    }
staufer-board-told-envoy_instead = no noble is left, so an envoy comes instead
staufer-board-told-nothing_gained = no figure is left to gain
staufer-board-told-uses =
    { $you ->
        [seat] use a chest ({ $chest })
       *[other] uses a chest ({ $chest })
    }
staufer-board-told-patent = the noble office brings { $points } points
staufer-board-told-messenger = the Messenger brings an envoy back from { $province }
staufer-board-told-messenger_noble = the Messenger brings a noble back from { $province }
staufer-board-told-takes =
    { $you ->
        [seat] take a chest ({ $chest })
       *[other] takes a chest ({ $chest })
    }
staufer-board-told-opens =
    { $you ->
        [seat] open a chest for { $points } points
       *[other] opens a chest for { $points } points
    }
staufer-board-told-opens_figures =
    { $you ->
        [seat] open a chest ({ $figures })
       *[other] opens a chest ({ $figures })
    }
staufer-board-told-buys =
    { $you ->
        [seat] You buy a privilege ({ $privilege })
       *[other] { $seat } buys a privilege ({ $privilege })
    }
staufer-board-told-buys_points =
    { $you ->
        [seat] You buy a privilege worth { $points } points
       *[other] { $seat } buys a privilege worth { $points } points
    }
staufer-board-told-recalls =
    { $you ->
        [seat] You use a Recall
       *[other] { $seat } uses a Recall
    }
staufer-board-told-calls_back =
    { $you ->
        [seat] you call an envoy back from { $province }
       *[other] { $seat } calls an envoy back from { $province }
    }
staufer-board-told-calls_noble_back =
    { $you ->
        [seat] you call a noble back from { $province }
       *[other] { $seat } calls a noble back from { $province }
    }
staufer-board-told-knights =
    { $you ->
        [seat] You gain a noble with a Knighting
       *[other] { $seat } gains a noble with a Knighting
    }

## The end of a round

staufer-board-told-second = Second to be scored is { $province } (“{ $condition }”)
staufer-board-told-second_again = The second condition (“{ $condition }”) also leads to { $province }, so only one province is scored
staufer-board-told-scored = { $province } is scored
staufer-board-told-nobody = nobody holds an office there
staufer-board-told-place =
    { $you ->
        [seat] you are { $place }, { $points } points
       *[other] { $seat } is { $place }, { $points } points
    }
staufer-board-told-place_without =
    { $you ->
        [seat] you are { $place }
       *[other] { $seat } is { $place }
    }
staufer-board-told-herald =
    { $you ->
        [seat] your Herald brings { $points } points
       *[other] the Herald brings { $seat } { $points } points
    }
staufer-board-told-noble_house =
    { $you ->
        [seat] your Noble house brings { $points } points
       *[other] the Noble house brings { $seat } { $points } points
    }
staufer-board-told-chancellor =
    { $you ->
        [seat] your Chancellor brings
       *[other] the Chancellor brings { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
staufer-board-told-bonus_points =
    { $you ->
        [seat] the bonus brings you
       *[other] the bonus brings { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
staufer-board-told-bonus_figures =
    { $you ->
        [seat] the bonus brings you { $figures }
       *[other] the bonus brings { $seat } { $figures }
    }
staufer-board-told-bonus_chest =
    { $you ->
        [seat] you choose a chest ({ $chest })
       *[other] { $seat } chooses a chest ({ $chest })
    }
staufer-board-told-bonus_drawn =
    { $you ->
        [seat] you draw a chest ({ $chest })
       *[other] { $seat } draws a chest ({ $chest })
    }
staufer-board-told-bonus_from =
    { $you ->
        [seat] you get an envoy back from { $province }
       *[other] { $seat } gets an envoy back from { $province }
    }
staufer-board-told-bonus_noble_from =
    { $you ->
        [seat] you get a noble back from { $province }
       *[other] { $seat } gets a noble back from { $province }
    }
staufer-board-told-comes_home =
    { $you ->
        [seat] your envoy comes home from { $office }
       *[other] { $seat }’s envoy comes home from { $office }
    }
staufer-board-told-noble_comes_home =
    { $you ->
        [seat] your noble comes home from { $office }
       *[other] { $seat }’s noble comes home from { $office }
    }
staufer-board-told-stays =
    { $you ->
        [seat] your Loyal retinue brings an envoy to court
       *[other] the Loyal retinue brings an envoy to { $seat }’s court
    }
staufer-board-told-noble_stays =
    { $you ->
        [seat] your Loyal retinue brings a noble to court
       *[other] the Loyal retinue brings a noble to { $seat }’s court
    }
staufer-board-told-deck_renewed = the discarded chests are shuffled into a new deck
staufer-board-told-no_chest_left = no chest is left
staufer-board-told-king = The king rides to { $province }
staufer-board-told-king_brings =
    { $you ->
        [seat] you get { $figures } back
       *[other] { $seat } gets { $figures } back
    }

## The end of the game

staufer-board-told-jobs =
    { $you ->
        [seat] You show your jobs ({ $jobs })
       *[other] { $seat } shows their jobs ({ $jobs })
    }
staufer-board-told-job_scores =
    { $you ->
        [seat] { $job } brings you
       *[other] { $job } brings { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
staufer-board-told-relics =
    { $you ->
        [seat] relics bring you { $points } points
       *[other] relics bring { $seat } { $points } points
    }
staufer-board-told-unused =
    { $you ->
        [seat] your other chests bring
       *[other] other chests bring { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
