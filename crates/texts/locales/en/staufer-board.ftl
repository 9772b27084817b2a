# The board of The Staufer Dynasty

## How it is played, on the start page

staufer-board-how_supply = Take supply: envoys and nobles for your court, and treasure chests.
staufer-board-how_appoint = Or follow the king and seat a figure in an office: the road and the office cost figures.
staufer-board-how_score = One or two provinces are scored each round. What you paid comes home when the king rides by.

## Where the game stands

staufer-board-where = Round { $round } of { $rounds }, turn { $turn } of { $turns }
staufer-board-where_scoring = Round { $round } of { $rounds }, scoring
staufer-board-where_cleanup = Round { $round } of { $rounds }, cleanup
staufer-board-where_jobs = The jobs are shown

## The ring

staufer-board-ring = The provinces, clockwise from the king
staufer-board-overview = The whole ring
staufer-board-king_here = the king is here
staufer-board-first_here = scored first this round
staufer-board-second_here = scored second this round
staufer-board-second_guess = scored second as things stand
staufer-board-place_spoken = { $place }: { $points } points
staufer-board-bonus_spoken = bonus: { $bonus }
staufer-board-office_plain = { CAP($office) }, cost { $cost }
staufer-board-office_noble = { CAP($office) }, cost { $cost }, for nobles
staufer-board-held_by = held by { $player } ({ $figure })
staufer-board-held_by_nobody = free.
staufer-board-under = Under it: { $chests }.
staufer-board-pay_spoken = Figures on the pay space of { $province }: { $figures }.
staufer-board-comes_home = At the end of this round the king sends home whatever lies here.
staufer-board-price = { $paid } for the road and { $cost } for the office, { $total } in all; you have { $have }.
staufer-board-price_here = No road to pay. The office takes { $total }; you have { $have }.
staufer-board-price_back =
    { $count ->
        [one] 1 of those you pay comes home at the end of this round.
       *[other] { $count } of those you pay come home at the end of this round.
    }
staufer-board-price_now = Now for you:
staufer-board-chest_must_help = Only a chest of yours makes it possible; you choose it next.
staufer-board-chest_may_help = You may then use a chest to make it cheaper.
staufer-board-from_pay_envoy = envoy from { $province }
staufer-board-from_pay_noble = noble from { $province }
staufer-board-if_scored_now = If it were scored now
staufer-board-nobody_there = Nobody holds an office here.
staufer-board-strength = strength { $count }
staufer-board-scored_in = Scored first in round { $round }.

## The action board and the rounds

staufer-board-tracks = Action board
staufer-board-order = Turn order
staufer-board-supply_track = Supplied
staufer-board-appoint_track = Appointed
staufer-board-gives_envoy = gives an envoy
staufer-board-rounds = Rounds
staufer-board-rounds_how = scored, then the king rides
staufer-board-round_spoken = Round { $round }: first { $province }, second by condition: { $condition }. Then the king rides { $steps ->
        [one] 1 province
       *[other] { $steps } provinces
    } on.
staufer-board-round_spoken_last = Round { $round }, the last: first { $province }, second by condition: { $condition }. Then the game is scored.
staufer-board-round_spoken_over = Round { $round }, over: first { $province }, second by condition: { $condition }.
staufer-board-unused = Not in this game’s schedule: { $province }, where the king began; the condition “{ $condition }”; two king’s tiles ({ $steps }).
staufer-board-second_now = As things stand, { $province } comes second.
staufer-board-last_row = end
staufer-board-condition_b_king = the king’s
staufer-board-condition_b_most_figures = most offices
staufer-board-condition_b_fewest_chests = fewest chests
staufer-board-condition_b_most_payment = most paid
staufer-board-condition_b_most_nobles = most nobles
staufer-board-condition_b_opposite = opposite
staufer-board-count_offices = Offices filled
staufer-board-count_chests = Chests under the offices
staufer-board-count_paid = Figures on the pay space
staufer-board-count_nobles = Nobles in offices
staufer-board-tie_rule = Clockwise from the king: of tied provinces the upper one counts.

## Supply and privileges

staufer-board-supply = Supply
staufer-board-deck_left = { $count ->
        [one] 1 chest in the deck
       *[other] { $count } chests in the deck
    }
staufer-board-deck_how = New chests come at the end of a round: under the offices of scored provinces and under every supply field.
staufer-board-discarded = Discarded
staufer-board-no_figure = no figure
staufer-board-field_spoken = Field with { $figures }; chests: { $chests }.
staufer-board-field_how = A field is never used up: only its chests are gone until the end of the round.
staufer-board-privileges = Privileges
staufer-board-privileges_how = for two seals
staufer-board-points_offer = { $count } points
staufer-board-points_card = Point privilege
staufer-board-cards_left =
    { $count ->
        [0] No card is left.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
staufer-board-owned_by = Owned by { $players }.

## Players, court and jobs

staufer-board-figures = Figures
staufer-board-court = In your court
staufer-board-court_how = You pay and fill offices with the figures of your court. What you pay waits in the provinces for the king.
staufer-board-envoy_how = An envoy counts 1 for the majority and takes any office that is not for nobles.
staufer-board-noble_how = A noble counts 2 for the majority. As a rule only a noble may take an office with a coronet. As payment it counts 1.
staufer-board-in_empire = Empire: envoys and nobles still to be gained
staufer-board-envoys_in_court = Envoys in court
staufer-board-nobles_in_court = Nobles in court
staufer-board-count_envoys = { $count ->
        [one] 1 envoy
       *[other] { $count } envoys
    }
staufer-board-count_nobles_of = { $count ->
        [one] 1 noble
       *[other] { $count } nobles
    }
staufer-board-kind_envoys = { $count ->
        [one] envoy
       *[other] envoys
    }
staufer-board-kind_nobles = { $count ->
        [one] noble
       *[other] nobles
    }
staufer-board-chests = Chests
staufer-board-chests_worth = At the end relics bring { $relics } and all other chests { $others }.
staufer-board-jobs = Jobs
staufer-board-worth_now = now { $count }
staufer-board-worth_absent = Now 0 points: no office there.
staufer-board-worth_place = Now { $points } points, as { $place }.
staufer-board-worth_pattern = { $count ->
        [0] Now 0 points.
        [one] Now { $points } points for 1 pattern.
       *[other] Now { $points } points for { $count } patterns.
    }
staufer-board-worth_offices = { $count ->
        [0] Now 0 points.
        [one] Now { $points } points for 1 figure.
       *[other] Now { $points } points for { $count } figures.
    }
staufer-board-chosen = Chosen.
staufer-board-spectator_hand = You are watching: jobs are for their owners alone.
staufer-board-choices_spoken = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
staufer-board-order_off = Pay figure by figure
staufer-board-order_envoys = Pay the rest with envoys
staufer-board-order_nobles = Pay the rest with nobles

## Choices in words

staufer-board-say_take = Take: { $thing }
staufer-board-say_take_chests = Take the chests of: { $thing }
staufer-board-say_muster = Use the Muster: { $thing }
staufer-board-say_appoint = Appoint: { $thing }
staufer-board-say_use = Use the { $thing }
staufer-board-say_seat = Seat the { $thing }
staufer-board-say_pay = Pay with the { $thing }
staufer-board-say_call = Call back the { $thing }
staufer-board-say_buy = Buy { $thing }
staufer-board-say_home = Bring home whoever holds: { $thing }
staufer-board-go_supply = Take supply
staufer-board-go_appoint = Appoint somebody
staufer-board-go_buy = Buy a privilege
staufer-board-go_end = End my turn
staufer-board-go_no_muster = Keep the Muster
staufer-board-go_nobody = Call back nobody
staufer-board-go_no_more = Call back no more
staufer-board-go_office = Choose this office
staufer-board-go_pay = Appoint, pay { $count }
staufer-board-go_clockwise = Choose clockwise, pay { $count }
staufer-board-go_counter = Choose counter-clockwise, pay { $count }
staufer-board-keep_envoy = Keep an envoy
staufer-board-keep_noble = Keep a noble

## Questions

staufer-board-ask_turn_menu = Supply or an appointment?
staufer-board-ask_end_menu = Anything else in this turn?
staufer-board-ask_gain_source = Where does the { $figure } come from?
staufer-board-ask_supply_field = Which field do you use?
staufer-board-ask_quartermaster_field = Which chests do you take?
staufer-board-ask_muster = Do you use a second field?
staufer-board-ask_choose_office = Which office do you take?
staufer-board-ask_choose_direction = Which way do you travel to { $target }?
staufer-board-ask_choose_modifier = Do you use a chest for { $office }?
staufer-board-ask_seat_figure = Who takes { $office }?
staufer-board-ask_pay_figure = Whom do you leave in { $province }?
staufer-board-ask_messenger_pick = Whom does the Messenger bring?
staufer-board-ask_choose_privilege = Which privilege do you buy?
staufer-board-ask_recall_pick = Whom do you call back?
staufer-board-ask_chest_pick = Which chest do you choose?
staufer-board-ask_homecoming_pick = Who comes home?
staufer-board-ask_retinue_pick = Who goes to your court?
staufer-board-why_turn = { $left ->
        [one] Your last turn of this round: figures and chests, or an office for one of your { $court } figures.
       *[other] Figures and chests, or an office for one of your { $court } figures. You have { $left } turns left in this round.
    }
staufer-board-why_turn_poor = The figures in your court ({ $court }) pay for no office, so you can only supply.
staufer-board-why_end = Your action is done. What is gold can still be used now, or kept for later.
staufer-board-why_gain = Your empire has none left, so one that you paid earlier comes back to your court.
staufer-board-why_supply = You get its figures and every chest there. A field is never taken; only its chests run out.
staufer-board-why_quartermaster = The figures come from one field ({ $field }); your Quartermaster may take the chests of another.
staufer-board-why_muster = A Muster brings the figures and chests of another field, too. Then it is discarded.
staufer-board-why_office = A figure for each province you enter, then the office. Point at an office to see its road; you have { $court } figures.
staufer-board-why_direction = Your Winding road opens both ways; the first province you enter is free.
staufer-board-why_modifier = As it stands it costs { $total } figures; you have { $have }. What you do not use now stays yours.
staufer-board-why_modifier_must = It costs { $total } figures and you have { $have }, so choose a gold chest that helps.
staufer-board-why_seat = A noble counts 2 for the majority, an envoy 1. You pay the rest with the figures left in your court.
staufer-board-why_pay = { $left ->
        [one] The last figure to pay for { $office }. It comes home when the king rides by.
       *[other] { $left } figures are still to be paid for { $office }. They come home when the king rides by.
    }
staufer-board-why_messenger = One of your figures on any pay space may come back to your court, even one just paid.
staufer-board-why_privilege = It costs { $need } seals and works until the end of the game; points count at once.
staufer-board-why_recall = The chest calls back { $left ->
        [one] one more figure from a pay space.
       *[other] up to { $left } figures from any pay spaces.
    }
staufer-board-why_recall_bonus = The bonus calls back { $left ->
        [one] one more figure from a pay space.
       *[other] up to { $left } figures from any pay spaces.
    }
staufer-board-why_chest = The bonus of { $province }: any one chest that lies under a supply field.
staufer-board-why_home = The bonus of { $province }: { $left ->
        [one] one figure
       *[other] up to { $left } figures
    } may go from an office to your court.
staufer-board-why_retinue = The offices of { $province } are cleared. One of your figures comes to court, the others go to the empire.
staufer-board-wait_turn = { $who } chooses supply or an appointment
staufer-board-wait_end = { $who } may still use chests
staufer-board-wait_gain = { $who } takes a figure back from a pay space
staufer-board-wait_supply = { $who } takes supply
staufer-board-wait_office = { $who } chooses an office
staufer-board-wait_appoint = { $who } appoints to { $office }
staufer-board-wait_privilege = { $who } buys a privilege
staufer-board-wait_pick = { $who } calls figures back
staufer-board-wait_chest = { $who } chooses a chest
staufer-board-wait_home = { $who } may bring figures home
staufer-board-wait_retinue = { $who } brings a figure to court
