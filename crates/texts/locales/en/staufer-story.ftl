# The chronicle of The Staufer Dynasty, as its board tells it

staufer-story-round = Round { $round }: { $province } is scored; second comes { $condition }
staufer-story-round_name = Round { $round }
staufer-story-begins =
    { $you ->
        [seat] You begin
       *[other] { $seat } begins
    }
staufer-story-your_jobs = Your secret jobs are { $jobs }

## Actions

staufer-story-supplies =
    { $you ->
        [seat] You take supply ({ $figures })
       *[other] { $seat } takes supply ({ $figures })
    }
staufer-story-supplies_bare =
    { $you ->
        [seat] You take supply without figures
       *[other] { $seat } takes supply without figures
    }
staufer-story-chests_from =
    { $you ->
        [seat] take the chests of another field ({ $field })
       *[other] takes the chests of another field ({ $field })
    }
staufer-story-recruits =
    { $you ->
        [seat] recruit { $count } more envoys
       *[other] recruits { $count } more envoys
    }
staufer-story-musters =
    { $you ->
        [seat] use a second field with a Muster ({ $figures })
       *[other] uses a second field with a Muster ({ $figures })
    }
staufer-story-musters_bare =
    { $you ->
        [seat] use a second field with a Muster
       *[other] uses a second field with a Muster
    }
staufer-story-will_appoint =
    { $you ->
        [seat] You are about to appoint somebody
       *[other] { $seat } is about to appoint somebody
    }
staufer-story-appoints =
    { $you ->
        [seat] You appoint an envoy
       *[other] { $seat } appoints an envoy
    } to { $office } for { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
staufer-story-appoints_noble =
    { $you ->
        [seat] You appoint a noble
       *[other] { $seat } appoints a noble
    } to { $office } for { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
staufer-story-on_track =
    { $you ->
        [seat] gain an envoy on the track
       *[other] gains an envoy on the track
    }
staufer-story-gains_from =
    { $you ->
        [seat] get an envoy back from { $province }
       *[other] gets an envoy back from { $province }
    }
staufer-story-gains_noble_from =
    { $you ->
        [seat] get a noble back from { $province }
       *[other] gets a noble back from { $province }
    }
staufer-story-envoy_instead = no noble is left, so an envoy comes instead
staufer-story-nothing_gained = no figure is left to gain
staufer-story-uses =
    { $you ->
        [seat] use a chest ({ $chest })
       *[other] uses a chest ({ $chest })
    }
staufer-story-patent = the noble office brings { $points } points
staufer-story-messenger = the Messenger brings an envoy back from { $province }
staufer-story-messenger_noble = the Messenger brings a noble back from { $province }
staufer-story-takes =
    { $you ->
        [seat] take a chest ({ $chest })
       *[other] takes a chest ({ $chest })
    }
staufer-story-opens =
    { $you ->
        [seat] open a chest for { $points } points
       *[other] opens a chest for { $points } points
    }
staufer-story-opens_figures =
    { $you ->
        [seat] open a chest ({ $figures })
       *[other] opens a chest ({ $figures })
    }
staufer-story-buys =
    { $you ->
        [seat] You buy a privilege ({ $privilege })
       *[other] { $seat } buys a privilege ({ $privilege })
    }
staufer-story-buys_points =
    { $you ->
        [seat] You buy a privilege worth { $points } points
       *[other] { $seat } buys a privilege worth { $points } points
    }
staufer-story-recalls =
    { $you ->
        [seat] You use a Recall
       *[other] { $seat } uses a Recall
    }
staufer-story-calls_back =
    { $you ->
        [seat] you call an envoy back from { $province }
       *[other] { $seat } calls an envoy back from { $province }
    }
staufer-story-calls_noble_back =
    { $you ->
        [seat] you call a noble back from { $province }
       *[other] { $seat } calls a noble back from { $province }
    }
staufer-story-knights =
    { $you ->
        [seat] You gain a noble with a Knighting
       *[other] { $seat } gains a noble with a Knighting
    }

## The end of a round

staufer-story-second = Second to be scored is { $province } ({ $condition })
staufer-story-second_again = The second condition ({ $condition }) also leads to { $province }, so only one province is scored
staufer-story-scored = { $province } is scored
staufer-story-nobody = nobody holds an office there
staufer-story-place =
    { $you ->
        [seat] you are { $place }, { $points } points
       *[other] { $seat } is { $place }, { $points } points
    }
staufer-story-place_without =
    { $you ->
        [seat] you are { $place }
       *[other] { $seat } is { $place }
    }
staufer-story-herald =
    { $you ->
        [seat] your Herald brings { $points } points
       *[other] the Herald brings { $seat } { $points } points
    }
staufer-story-noble_house =
    { $you ->
        [seat] your Noble house brings { $points } points
       *[other] the Noble house brings { $seat } { $points } points
    }
staufer-story-chancellor =
    { $you ->
        [seat] your Chancellor brings
       *[other] the Chancellor brings { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
staufer-story-bonus_points =
    { $you ->
        [seat] the bonus brings you
       *[other] the bonus brings { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
staufer-story-bonus_figures =
    { $you ->
        [seat] the bonus brings you { $figures }
       *[other] the bonus brings { $seat } { $figures }
    }
staufer-story-bonus_chest =
    { $you ->
        [seat] you choose a chest ({ $chest })
       *[other] { $seat } chooses a chest ({ $chest })
    }
staufer-story-bonus_drawn =
    { $you ->
        [seat] you draw a chest ({ $chest })
       *[other] { $seat } draws a chest ({ $chest })
    }
staufer-story-comes_home =
    { $you ->
        [seat] your envoy comes home from { $office }
       *[other] { $seat }’s envoy comes home from { $office }
    }
staufer-story-noble_comes_home =
    { $you ->
        [seat] your noble comes home from { $office }
       *[other] { $seat }’s noble comes home from { $office }
    }
staufer-story-stays =
    { $you ->
        [seat] your Loyal retinue brings an envoy to court
       *[other] the Loyal retinue brings an envoy to { $seat }’s court
    }
staufer-story-noble_stays =
    { $you ->
        [seat] your Loyal retinue brings a noble to court
       *[other] the Loyal retinue brings a noble to { $seat }’s court
    }
staufer-story-deck_renewed = the discarded chests are shuffled into a new deck
staufer-story-no_chest_left = no chest is left
staufer-story-king = The king rides to { $province }
staufer-story-king_brings =
    { $you ->
        [seat] you get { $figures } back
       *[other] { $seat } gets { $figures } back
    }

## The end of the game

staufer-story-jobs =
    { $you ->
        [seat] You show your jobs ({ $jobs })
       *[other] { $seat } shows their jobs ({ $jobs })
    }
staufer-story-job_scores =
    { $you ->
        [seat] { $job } brings you
       *[other] { $job } brings { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
staufer-story-relics =
    { $you ->
        [seat] relics bring you { $points } points
       *[other] relics bring { $seat } { $points } points
    }
staufer-story-unused =
    { $you ->
        [seat] your other chests bring
       *[other] other chests bring { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
