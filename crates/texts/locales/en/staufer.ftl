# The Staufer Dynasty

## The game

staufer-about-title = The Staufer Dynasty
staufer-about-tagline = Follow the travelling king, seat your envoys and nobles in the offices of his realm, and hold the majority wherever it is scored.
staufer-about-author = Andreas Steding
staufer-about-publisher = Hans im Glück 2014

## Provinces

staufer-province-nijmegen = Nijmegen
staufer-province-aachen = Aachen
staufer-province-strasbourg = Strasbourg
staufer-province-augsburg = Augsburg
staufer-province-milano = Milano
staufer-province-palermo = Palermo

## Figures

staufer-figure-envoy = envoy
staufer-figure-noble = noble

## Bonuses of the provinces

staufer-bonus-bonus_envoys = envoys
staufer-bonus-bonus_noble = noble
staufer-bonus-bonus_recall = recall
staufer-bonus-bonus_chest = chest
staufer-bonus-bonus_vp = points
staufer-bonus-bonus_homecoming = homecoming
staufer-bonus-help-gives = When the province is scored. 1st place: { $first }. 2nd place: { $second }.
staufer-gift-nothing = nothing
staufer-gift-figures = { $figures } into the court
staufer-gift-figures_none = no figure
staufer-gift-recall = up to { $count } of your figures from any pay spaces into the court
staufer-gift-chosen_chest = any one chest that lies under a supply field
staufer-gift-top_chest = the top chest of the deck
staufer-gift-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
staufer-gift-homecoming = up to { $count } of your figures from the offices of this province into the court

## Scoring tiles and places

staufer-tile-tile_a = tile A
staufer-tile-tile_b = tile B
staufer-tile-tile_c = tile C
staufer-tile-tile_d = tile D
staufer-tile-tile_e = tile E
staufer-tile-tile_f = tile F

staufer-place-first = 1st
staufer-place-second = 2nd
staufer-place-third = 3rd
staufer-place-fourth = 4th
staufer-place-fifth = 5th

## Supply fields

staufer-field-field_en = envoy and noble
staufer-field-field_n = one noble
staufer-field-field_ee = two envoys
staufer-field-field_e = one envoy
staufer-field-field_0 = chests only

## Chests

staufer-colour-orange = orange
staufer-colour-turquoise = turquoise
staufer-colour-brown = brown
staufer-colour-purple = purple

staufer-chest-or_vp3 = 3 points
staufer-chest-or_vp4 = 4 points
staufer-chest-or_vp5 = 5 points
staufer-chest-or_envoys2 = Two envoys
staufer-chest-or_noble = A noble
staufer-chest-tq_carriage = Royal carriage
staufer-chest-tq_decree = Royal decree
staufer-chest-tq_credit = Letter of credit
staufer-chest-tq_patent = Letter of nobility
staufer-chest-tq_recall = Recall
staufer-chest-tq_muster = Muster
staufer-chest-tq_knighting = Knighting
staufer-chest-br_relic = Relic
staufer-chest-pu_seal = Seal
staufer-chest-help-or_vp3 = Orange: whoever takes it scores { $amount } points at once. Then it is discarded.
staufer-chest-help-or_vp4 = Orange: whoever takes it scores { $amount } points at once. Then it is discarded.
staufer-chest-help-or_vp5 = Orange: whoever takes it scores { $amount } points at once. Then it is discarded.
staufer-chest-help-or_envoys2 = Orange: whoever takes it gains { $amount } envoys at once. Then it is discarded.
staufer-chest-help-or_noble = Orange: whoever takes it gains { $amount } noble at once. Then it is discarded.
staufer-chest-help-tq_carriage = Turquoise, used once when you move and appoint: the road costs nothing.
staufer-chest-help-tq_decree = Turquoise, used once when you move and appoint: the office costs only { $amount } figure, the one you seat.
staufer-chest-help-tq_credit = Turquoise, used once when you move and appoint: the office costs { $amount } figures less, but at least 1.
staufer-chest-help-tq_patent = Turquoise, used once when you appoint to a noble office: you may seat an envoy there, and it costs { $amount } figures less, but at least 1.
staufer-chest-help-tq_recall = Turquoise, used once before or after your action: take up to { $amount } of your figures from any pay spaces into your court.
staufer-chest-help-tq_muster = Turquoise, used once when you supply: you get the figures and chests of a second field as well.
staufer-chest-help-tq_knighting = Turquoise, used once before or after your action: take { $amount } noble from your empire into your court.
staufer-chest-help-br_relic = Brown, kept to the end: 1, 2, 3, 4 or 5 relics are worth 2, 5, 9, 14 or 20 points. The sixth begins a new set.
staufer-chest-help-pu_seal = Purple: discard { $amount } seals to take a privilege. A seal that is left at the end is worth 1 point.

## Privileges

staufer-privilege-pv_vp = Points
staufer-privilege-pv_courier = Courier
staufer-privilege-pv_steward = Steward
staufer-privilege-pv_recruiter = Recruiter
staufer-privilege-pv_patent = Patent of nobility
staufer-privilege-pv_herald = Herald
staufer-privilege-pv_winding_road = Winding road
staufer-privilege-pv_quartermaster = Quartermaster
staufer-privilege-pv_noble_house = Noble house
staufer-privilege-pv_arbiter = Arbiter
staufer-privilege-pv_treasurer = Treasurer
staufer-privilege-pv_antiquarian = Antiquarian
staufer-privilege-pv_messenger = Messenger
staufer-privilege-pv_retinue = Loyal retinue
staufer-privilege-pv_royal_favour = Royal favour
staufer-privilege-pv_chancellor = Chancellor
staufer-privilege-help-pv_vp = You score the points of the top card at once. The next card of the pile is worth less.
staufer-privilege-help-pv_courier = On every road the first { $amount } provinces you enter are free: you pay only for those after them.
staufer-privilege-help-pv_steward = Every office costs you { $amount } figures less, but at least 1.
staufer-privilege-help-pv_recruiter = Each of your supply actions gives you { $amount } more envoys.
staufer-privilege-help-pv_patent = You may always seat an envoy in a noble office, and you score { $amount } points each time you take a noble office, whichever figure you seat.
staufer-privilege-help-pv_herald = Each time you are first in a scored province, you score { $amount } more points.
staufer-privilege-help-pv_winding_road = You may also travel counter-clockwise from the king, and in both directions the first province you enter is free. The rest of an office’s cost is still laid out clockwise.
staufer-privilege-help-pv_quartermaster = When you supply, you may take the figures of one field and the chests of another.
staufer-privilege-help-pv_noble_house = Each time a province is scored, you score { $amount } points for each of your nobles in its offices, whatever your place.
staufer-privilege-help-pv_arbiter = In the province of the first scoring marker you win every tie for the majority against players without this card. It does not count for province jobs.
staufer-privilege-help-pv_treasurer = At the end each unused turquoise or purple chest is worth { $amount } points to you instead of 1.
staufer-privilege-help-pv_antiquarian = At the end you count { $amount } brown chest more than you have.
staufer-privilege-help-pv_messenger = After each of your appointments you may take { $amount } of your figures from any pay space into your court.
staufer-privilege-help-pv_retinue = When a scored province is cleared, { $amount } of your figures there goes to your court instead of your empire.
staufer-privilege-help-pv_royal_favour = In the king’s province every office costs you { $amount } figures less, but at least 1.
staufer-privilege-help-pv_chancellor = As second or third you receive the province bonus of the next better place. As first, second or third you also score { $amount } point.
staufer-seal-blue = blue seal
staufer-seal-red = red seal

## What decides the second scored province

staufer-condition-b_king = King’s province
staufer-condition-b_most_figures = Most offices filled
staufer-condition-b_fewest_chests = Fewest chests
staufer-condition-b_most_payment = Fullest pay space
staufer-condition-b_most_nobles = Most nobles
staufer-condition-b_opposite = Opposite the king
staufer-condition-help-b_king = The province with the king is scored, too.
staufer-condition-help-b_most_figures = The province with the most occupied offices is scored, too. Ties: the first one clockwise, beginning with the king’s province.
staufer-condition-help-b_fewest_chests = The province with the fewest chests under its offices is scored, too. Ties: the first one clockwise, beginning with the king’s province.
staufer-condition-help-b_most_payment = The province with the most figures on its pay space is scored, too. Ties: the first one clockwise, beginning with the king’s province.
staufer-condition-help-b_most_nobles = The province with the most nobles in its offices is scored, too. Ties: the first one clockwise, beginning with the king’s province.
staufer-condition-help-b_opposite = The province opposite the king is scored, too.

## Job cards

staufer-category-province = province job
staufer-category-pattern = pattern job (blue)
staufer-category-office = office job (red)

staufer-job-job_nijmegen = Nijmegen
staufer-job-job_aachen = Aachen
staufer-job-job_strasbourg = Strasbourg
staufer-job-job_augsburg = Augsburg
staufer-job-job_milano = Milano
staufer-job-job_palermo = Palermo
staufer-job-job_row = Row
staufer-job-job_triangle = Triangle
staufer-job-job_corner = Corner
staufer-job-job_pair = Pair
staufer-job-job_opposite = Opposite
staufer-job-job_bridge = Bridge
staufer-job-job_cost3 = Cost 3
staufer-job-job_cost4 = Cost 4
staufer-job-job_cost5 = Cost 5
staufer-job-job_cost67 = Cost 6–7
staufer-job-job_nobles = Nobles
staufer-job-job_leftmost = First seats
staufer-job-help-job_province = For your place in the majority of { $province } at the end of the game: { $first } points as 1st, { $second } as 2nd, { $third } as 3rd.
staufer-job-help-job_row = At the end { $points } points for one figure each in the offices of three provinces next to one another. It counts as often as you can form it, each figure once.
staufer-job-help-job_triangle = At the end { $points } points for one figure each in the offices of three provinces, every other one round the ring. It counts as often as you can form it, each figure once.
staufer-job-help-job_corner = At the end { $points } points for two figures in the offices of one province and one in a neighbouring province. It counts as often as you can form it, each figure once.
staufer-job-help-job_pair = At the end { $points } points for two figures in the offices of one province. It counts as often as you can form it, each figure once.
staufer-job-help-job_opposite = At the end { $points } points for one figure each in the offices of two provinces that lie opposite each other. It counts as often as you can form it, each figure once.
staufer-job-help-job_bridge = At the end { $points } points for one figure each in the offices of two provinces with one province between them. It counts as often as you can form it, each figure once.
staufer-job-help-job_cost3 = At the end { $points } points for each of your figures in an office of printed cost 3.
staufer-job-help-job_cost4 = At the end { $points } points for each of your figures in an office of printed cost 4.
staufer-job-help-job_cost5 = At the end { $points } points for each of your figures in an office of printed cost 5.
staufer-job-help-job_cost67 = At the end { $points } points for each of your figures in an office of printed cost 6 or 7.
staufer-job-help-job_nobles = At the end { $points } points for each of your nobles in an office.
staufer-job-help-job_leftmost = At the end { $points } points for each of your figures in the first office of a province, the leftmost one.

## Directions

staufer-direction-clockwise = clockwise
staufer-direction-counter = counter-clockwise

## Where the numbers of the game come from.

staufer-source-components = What is in the box
staufer-source-province_sides = Which side of the provinces with how many players
staufer-source-offices = Cost of the offices with three to five players
staufer-source-offices_for_two = Cost of the offices with two players
staufer-source-bonuses = Bonuses of the provinces: first place, second place
staufer-source-tile_sides = Which side of the scoring tiles with how many players
staufer-source-tiles = Scoring tiles with four or five players
staufer-source-tiles_for_two = Scoring tiles with two or three players
staufer-source-supply_sides = Which side of the supply board with how many players
staufer-source-fields = Figures of the supply fields: envoys, nobles
staufer-source-fields_for_more = Supply field that only four or five players have
staufer-source-symbols = Envoy symbols on the appointment track
staufer-source-chest_colours = Chests of each colour
staufer-source-chests = What the chests of each kind do
staufer-source-chest_copies = How many chests there are of each kind, and their values
staufer-source-pile = The pile of point privileges
staufer-source-copies = How many cards there are of each permanent privilege with three to five players
staufer-source-copies_for_two = How many cards there are of each permanent privilege with two players
staufer-source-privileges = What the permanent privileges do
staufer-source-conditions = What decides the second scored province
staufer-source-king_tiles = How far the king moves
staufer-source-king_tile_copies = How many tiles move the king one, two or three provinces
staufer-source-province_jobs = Points of the province jobs
staufer-source-tasks = What the blue and red jobs ask for
staufer-source-jobs = Points of the blue and red jobs
staufer-source-relics = What brown chests are worth

## Decisions

staufer-prompt-turn_menu = { $left ->
        [one] Your last turn of this round: supply, or move and appoint?
       *[other] Your turn ({ $left } left in this round): supply, or move and appoint?
    }
staufer-prompt-end_menu = Your action is done: use something else, or end your turn.
staufer-prompt-gain_source_envoy = Your empire has no envoy left: from which pay space do you take one back?
staufer-prompt-gain_source_noble = Your empire has no noble left: from which pay space do you take one back?
staufer-prompt-supply_field = Which supply field do you use?
staufer-prompt-quartermaster_field = Quartermaster: you take the figures of one field ({ $field }). Which field’s chests do you take?
staufer-prompt-muster = You have used one field ({ $field }). Do you use a Muster for another one?
staufer-prompt-choose_office = Which office do you fill? { $figures ->
        [one] There is { $figures } figure in your court.
       *[other] There are { $figures } figures in your court.
    }
staufer-prompt-choose_direction = Which way do you travel to { $office }?
staufer-prompt-choose_modifier = { CAP($office) } costs you { $need ->
        [one] { $need } figure
       *[other] { $need } figures
    }, and you have { $have }. Do you use a chest for it?
staufer-prompt-seat_figure = Which figure do you seat in { $office }?
staufer-prompt-pay_figure = Which figure do you lay on the pay space of { $province }? ({ $left } still to pay)
staufer-prompt-messenger_pick = Messenger: which figure do you take back into your court?
staufer-prompt-choose_privilege = Which privilege do you buy for two seals?
staufer-prompt-recall_pick = Recall: which figure do you take back into your court? ({ $left } at most)
staufer-prompt-recall_pick_bonus = Bonus of { $bonus }: which figure do you take back into your court? ({ $left } at most)
staufer-prompt-chest_pick = Bonus of { $province }: which chest under a supply field do you take?
staufer-prompt-homecoming_pick = Bonus of { $province }: which figure do you take home from its offices? ({ $left } at most)
staufer-prompt-retinue_pick = Loyal retinue: { $province } is cleared, and { $figures } of yours leave it. Which figure goes to your court?

## Moves

staufer-move-supply = Supply
staufer-move-appoint = Move and appoint
staufer-move-buy_privilege = Buy a privilege
staufer-move-use_recall = Use a Recall
staufer-move-use_knighting = Use a Knighting
staufer-move-end_turn = End my turn
staufer-move-gain_source = From { $province }
staufer-move-supply_field = { CAP($field) } ({ $chests })
staufer-move-supply_field_bare = { CAP($field) } (no chest)
staufer-move-quartermaster_field = Chests: { $chests } ({ $field })
staufer-move-quartermaster_field_bare = No chests ({ $field })
staufer-move-muster = Muster: { $field } (chests: { $chests })
staufer-move-muster_no = No Muster
staufer-move-choose_office = { CAP($office) }, cost { $cost }
staufer-move-choose_direction_clockwise = Clockwise
staufer-move-choose_direction_counter = Counter-clockwise
staufer-move-choose_modifier = { $chest }
staufer-move-confirm = Confirm
staufer-move-seat_figure_envoy = Seat an envoy
staufer-move-seat_figure_noble = Seat a noble
staufer-move-pay_figure_envoy = Pay an envoy
staufer-move-pay_figure_noble = Pay a noble
staufer-move-messenger_pick = { CAP($figure) } from { $province }
staufer-move-messenger_pick_none = Take nobody back
staufer-move-choose_privilege = { $privilege }
staufer-move-choose_pile_card = { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
staufer-move-recall_pick = { CAP($figure) } from { $province }
staufer-move-recall_pick_stop = That is enough
staufer-move-chest_pick = { $chest } (field: { $field })
staufer-move-homecoming_pick = From { $office }
staufer-move-homecoming_pick_stop = That is enough
staufer-move-retinue_pick_envoy = Keep an envoy
staufer-move-retinue_pick_noble = Keep a noble

## What a move means

staufer-help-supply = You take the figures and chests of a supply field. Your action piece goes to space { $space } of the supply track: whoever supplies early plays early in the next round.
staufer-help-appoint = You travel from the king to a province and fill one of its offices. Your action piece goes to space { $space } of the appointment track, counted from the bottom: whoever appoints early plays late in the next round. There is no way back.
staufer-help-appoint_envoy = You travel from the king to a province and fill one of its offices. Your action piece goes to space { $space } of the appointment track, counted from the bottom, and that brings you an envoy at once. There is no way back.
staufer-help-buy_privilege = A privilege costs { $need } purple chests; you have { $have }.
staufer-help-buy_privilege_limited = A privilege costs { $need } purple chests; you have { $have }. You may have one of each kind.
staufer-help-field = Gives { $figures } into your court, and these chests: { $chests }.
staufer-help-field_bare = Gives no figures, but these chests: { $chests }.
staufer-help-office = { $paid } for the road and { $cost } for the office: { $total ->
        [one] { $total } figure
       *[other] { $total } figures
    } in all. Chests: { $chests }.
staufer-help-modifier = { $chest } With it the appointment costs { $total ->
        [one] { $total } figure
       *[other] { $total } figures
    } in all.
staufer-help-direction = { $total ->
        [one] { $total } figure
       *[other] { $total } figures
    } in all. Pay spaces in order: { $provinces }.

## What happened

staufer-event-begins =
    { $you ->
        [seat] You begin.
       *[other] { $seat } begins.
    }
staufer-event-dealt_jobs = Your secret jobs: { $jobs }.
staufer-event-round_began = Round { $round } begins. At its end { $province } is scored, and then a second province: “{ $condition }”.
staufer-event-gained_envoy =
    { $you ->
        [seat] You gain an envoy.
       *[other] { $seat } gains an envoy.
    }
staufer-event-gained_noble =
    { $you ->
        [seat] You gain a noble.
       *[other] { $seat } gains a noble.
    }
staufer-event-gained_from_envoy =
    { $you ->
        [seat] Your empire has no envoy left: you take one back from the pay space of { $province }.
       *[other] { $seat }’s empire has no envoy left: they take one back from the pay space of { $province }.
    }
staufer-event-gained_from_noble =
    { $you ->
        [seat] Your empire has no noble left: you take one back from the pay space of { $province }.
       *[other] { $seat }’s empire has no noble left: they take one back from the pay space of { $province }.
    }
staufer-event-envoy_instead =
    { $you ->
        [seat] You have no noble to gain: an envoy comes instead.
       *[other] { $seat } has no noble to gain: an envoy comes instead.
    }
staufer-event-nothing_gained =
    { $you ->
        [seat] You have no figure left to gain.
       *[other] { $seat } has no figure left to gain.
    }
staufer-event-supplied =
    { $you ->
        [seat] You supply: { $figures }.
       *[other] { $seat } supplies: { $figures }.
    }
staufer-event-supplied_bare =
    { $you ->
        [seat] You supply from the field without figures.
       *[other] { $seat } supplies from the field without figures.
    }
staufer-event-chests_from =
    { $you ->
        [seat] You take the chests of another field: { $field }.
       *[other] { $seat } takes the chests of another field: { $field }.
    }
staufer-event-recruited =
    { $you ->
        [seat] Your Recruiter brings { $count } more envoys.
       *[other] { $seat }’s Recruiter brings { $count } more envoys.
    }
staufer-event-mustered =
    { $you ->
        [seat] You use a Muster: { $figures }.
       *[other] { $seat } uses a Muster: { $figures }.
    }
staufer-event-mustered_bare =
    { $you ->
        [seat] You use a Muster on the field without figures.
       *[other] { $seat } uses a Muster on the field without figures.
    }
staufer-event-appoint_began =
    { $you ->
        [seat] You appoint: your piece goes to space { $space } of the track.
       *[other] { $seat } appoints: their piece goes to space { $space } of the track.
    }
staufer-event-appoint_began_envoy =
    { $you ->
        [seat] You appoint: your piece goes to space { $space } of the track, which brings an envoy.
       *[other] { $seat } appoints: their piece goes to space { $space } of the track, which brings an envoy.
    }
staufer-event-modifier_used =
    { $you ->
        [seat] You use a chest: { $chest }.
       *[other] { $seat } uses a chest: { $chest }.
    }
staufer-event-appointed_envoy =
    { $you ->
        [seat] You seat an envoy in { $office } for { $figures ->
            [one] { $figures } figure
           *[other] { $figures } figures
        } in all.
       *[other] { $seat } seats an envoy in { $office } for { $figures ->
            [one] { $figures } figure
           *[other] { $figures } figures
        } in all.
    }
staufer-event-appointed_noble =
    { $you ->
        [seat] You seat a noble in { $office } for { $figures ->
            [one] { $figures } figure
           *[other] { $figures } figures
        } in all.
       *[other] { $seat } seats a noble in { $office } for { $figures ->
            [one] { $figures } figure
           *[other] { $figures } figures
        } in all.
    }
staufer-event-patent_points =
    { $you ->
        [seat] You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for the noble office.
       *[other] { $seat } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for the noble office.
    }
staufer-event-paid_envoy =
    { $you ->
        [seat] You lay an envoy on the pay space of { $province }.
       *[other] { $seat } lays an envoy on the pay space of { $province }.
    }
staufer-event-paid_noble =
    { $you ->
        [seat] You lay a noble on the pay space of { $province }.
       *[other] { $seat } lays a noble on the pay space of { $province }.
    }
staufer-event-messenger_brought_envoy =
    { $you ->
        [seat] Your Messenger brings an envoy back from { $province }.
       *[other] { $seat }’s Messenger brings an envoy back from { $province }.
    }
staufer-event-messenger_brought_noble =
    { $you ->
        [seat] Your Messenger brings a noble back from { $province }.
       *[other] { $seat }’s Messenger brings a noble back from { $province }.
    }
staufer-event-chest_taken =
    { $you ->
        [seat] You take a chest: { $chest }.
       *[other] { $seat } takes a chest: { $chest }.
    }
staufer-event-chest_points =
    { $you ->
        [seat] You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for an orange chest.
       *[other] { $seat } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for an orange chest.
    }
staufer-event-chest_figures =
    { $you ->
        [seat] An orange chest brings you figures: { $figures }.
       *[other] An orange chest brings { $seat } figures: { $figures }.
    }
staufer-event-privilege_bought =
    { $you ->
        [seat] You buy a privilege for two seals: { $privilege }.
       *[other] { $seat } buys a privilege for two seals: { $privilege }.
    }
staufer-event-pile_card_bought =
    { $you ->
        [seat] You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } with a privilege for two seals.
       *[other] { $seat } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } with a privilege for two seals.
    }
staufer-event-recall_used =
    { $you ->
        [seat] You use a chest: Recall.
       *[other] { $seat } uses a chest: Recall.
    }
staufer-event-recalled_envoy =
    { $you ->
        [seat] You take an envoy back from the pay space of { $province }.
       *[other] { $seat } takes an envoy back from the pay space of { $province }.
    }
staufer-event-recalled_noble =
    { $you ->
        [seat] You take a noble back from the pay space of { $province }.
       *[other] { $seat } takes a noble back from the pay space of { $province }.
    }
staufer-event-knighted =
    { $you ->
        [seat] You use a chest: Knighting. A noble joins your court.
       *[other] { $seat } uses a chest: Knighting. A noble joins their court.
    }
staufer-event-second_marker = The second province to be scored is { $province } (“{ $condition }”).
staufer-event-second_marker_again = The second marker also goes to { $province } (“{ $condition }”), which is scored only once.
staufer-event-province_scored = { $province } is scored.
staufer-event-nobody_there = Nobody holds an office in { $province }.
staufer-event-placed =
    { $you ->
        [seat] You are { $place } with strength { $strength } and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } is { $place } with strength { $strength } and scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
staufer-event-placed_none =
    { $you ->
        [seat] You are { $place } with strength { $strength }: no points.
       *[other] { $seat } is { $place } with strength { $strength }: no points.
    }
staufer-event-herald_points =
    { $you ->
        [seat] You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } with the Herald.
       *[other] { $seat } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } with the Herald.
    }
staufer-event-noble_house_points =
    { $you ->
        [seat] You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } with the Noble house.
       *[other] { $seat } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } with the Noble house.
    }
staufer-event-chancellor_points =
    { $you ->
        [seat] You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } with the Chancellor.
       *[other] { $seat } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } with the Chancellor.
    }
staufer-event-bonus_points =
    { $you ->
        [seat] You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } as the province bonus.
       *[other] { $seat } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } as the province bonus.
    }
staufer-event-bonus_figures =
    { $you ->
        [seat] Your province bonus: { $figures }.
       *[other] { $seat }’s province bonus: { $figures }.
    }
staufer-event-chest_chosen =
    { $you ->
        [seat] Province bonus: you take a chest from under a supply field ({ $field }): { $chest }.
       *[other] Province bonus: { $seat } takes a chest from under a supply field ({ $field }): { $chest }.
    }
staufer-event-chest_drawn =
    { $you ->
        [seat] Province bonus: you draw a chest: { $chest }.
       *[other] Province bonus: { $seat } draws a chest: { $chest }.
    }
staufer-event-came_home_envoy =
    { $you ->
        [seat] You take an envoy home from { $office }.
       *[other] { $seat } takes an envoy home from { $office }.
    }
staufer-event-came_home_noble =
    { $you ->
        [seat] You take a noble home from { $office }.
       *[other] { $seat } takes a noble home from { $office }.
    }
staufer-event-retinue_kept_envoy =
    { $you ->
        [seat] Loyal retinue: one of your envoys goes from { $province } to your court.
       *[other] Loyal retinue: one of { $seat }’s envoys goes from { $province } to their court.
    }
staufer-event-retinue_kept_noble =
    { $you ->
        [seat] Loyal retinue: one of your nobles goes from { $province } to your court.
       *[other] Loyal retinue: one of { $seat }’s nobles goes from { $province } to their court.
    }
staufer-event-cleared =
    { $you ->
        [seat] { $province } is cleared. Back to your empire: { $figures }.
       *[other] { $province } is cleared. Back to { $seat }’s empire: { $figures }.
    }
staufer-event-chest_at_office = A new chest is laid under { $office }: { $chest }.
staufer-event-chest_at_field = A new chest is laid under a supply field ({ $field }): { $chest }.
staufer-event-deck_renewed = The deck is used up: the { $count } discarded chests are shuffled into a new one.
staufer-event-no_chest_left = There is no chest left to lay out.
staufer-event-king_moved = The king rides to { $province }.
staufer-event-king_brought =
    { $you ->
        [seat] The king sends your figures home from { $province }: { $figures }.
       *[other] The king sends { $seat }’s figures home from { $province }: { $figures }.
    }
staufer-event-new_order = The turn order of the next round: { $order }.
staufer-event-jobs_revealed =
    { $you ->
        [seat] You show your jobs: { $jobs }.
       *[other] { $seat } shows their jobs: { $jobs }.
    }
staufer-event-job_scored =
    { $you ->
        [seat] Your job { $job }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat }’s job { $job }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
staufer-event-relics_scored =
    { $you ->
        [seat] Your relics, { $count } counted: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat }’s relics, { $count } counted: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
staufer-event-unused_scored =
    { $you ->
        [seat] Your unused chests: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ({ $chests }).
       *[other] { $seat }’s unused chests: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ({ $chests }).
    }
staufer-event-final_score =
    { $you ->
        [seat] Your final score: { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
       *[other] { $seat }’s final score: { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
    }
staufer-event-tied_for_victory = { $seats } have the same number of points. The figures in their courts decide.
staufer-event-tied_for_victory_shared = { $seats } have the same number of points and as many figures in their courts: they share the victory.

## Why a move is refused

staufer-why-over = The game is over.
staufer-why-no_seat = Nobody sits there in this game.
staufer-why-wait = It is not your turn: { $seat } decides now.
staufer-why-now_turn_menu = First choose your action: supply, or move and appoint. Before it you may buy a privilege or use a Recall or a Knighting.
staufer-why-now_end_menu = Your action is done: you may buy a privilege, use a Recall or a Knighting, or end your turn.
staufer-why-now_gain_source = First take back a figure ({ $figure }) from a pay space. You have some here: { $provinces }.
staufer-why-now_supply_field = First choose a supply field. Any field may be chosen, even one without chests.
staufer-why-now_quartermaster_field = First choose the field whose chests you take. It may be the same one.
staufer-why-now_muster = First decide whether you use your Muster: choose another field, or do without.
staufer-why-now_choose_office = You have begun to appoint, and there is no way back: choose an office.
staufer-why-now_choose_direction = First choose the direction to { $office }: clockwise or counter-clockwise.
staufer-why-now_choose_modifier = First choose the chests you use for { $office }, then confirm.
staufer-why-now_seat_figure = First choose the figure for { $office }: an envoy or a noble.
staufer-why-now_pay_figure = First pay: choose the figure for the pay space of { $province } ({ $left } still to pay).
staufer-why-now_messenger_pick = First decide about your Messenger: take back a figure from a pay space, or none.
staufer-why-now_choose_privilege = Choose the privilege that you buy for two seals.
staufer-why-now_recall_pick = First take back a figure from a pay space, or stop.
staufer-why-now_chest_pick = First choose a chest under a supply field.
staufer-why-now_homecoming_pick = First take a figure home from an office of the scored province, or stop.
staufer-why-now_retinue_pick = First choose which of the cleared figures goes to your court: an envoy or a noble.
staufer-why-nothing_payable = With the { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } in your court you can pay for no office now. Supply instead.
staufer-why-nothing_payable_envoy = With the { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } in your court you can pay for no office now, not even together with the envoy that the appointment track would give you. Supply instead.
staufer-why-noble_offices_only = Your { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } would pay for noble offices only, and there is no noble in your court. Supply instead.
staufer-why-noble_offices_only_envoy = Your { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } and the envoy that the appointment track would give you would pay for noble offices only, and there is no noble in your court. Supply instead.
staufer-why-seals_missing = A privilege costs { $need } purple chests, and you have { $have }. Collect purple chests first.
staufer-why-no_privilege_left = There is no card left among the privileges that you may buy. Keep your purple chests: they count at the end.
staufer-why-chest_not_held = You do not have this chest: { $chest }. Only chests in front of you can be used.
staufer-why-nothing_to_recall = None of your figures lies on a pay space, so there is nothing to take back. Keep the chest for later.
staufer-why-no_noble_in_empire = There is no noble in your empire, and a Knighting can bring one only from there.
staufer-why-source_empty = You have no such figure ({ $figure }) on the pay space of { $province }. Choose from: { $provinces }.
staufer-why-field_not_in_play = This field ({ $field }) is not on the supply board with two or three players. Choose one of the others.
staufer-why-same_field = You have just used this field ({ $field }). A Muster is for a different one.
staufer-why-no_such_office = There is no such office: { $office }. With two players some provinces have fewer offices. Choose one that is on the board.
staufer-why-office_taken = { CAP($office) } is taken: { $seat } sits there. Choose an empty one.
staufer-why-office_too_dear = { CAP($office) } takes { $need ->
        [one] { $need } figure
       *[other] { $need } figures
    } for road and office, with everything that makes it cheaper. You have { $have }, { $missing } too few. Choose an office nearer to the king or a cheaper one.
staufer-why-office_too_dear_envoy = { CAP($office) } takes { $need ->
        [one] { $need } figure
       *[other] { $need } figures
    } for road and office, with everything that makes it cheaper. With the envoy that the appointment track would give you, you have { $have }, { $missing } too few. Choose an office nearer to the king or a cheaper one.
staufer-why-noble_needed = { CAP($office) } is a noble office, and there is no noble in your court. An envoy could take it only with a Letter of nobility or the Patent of nobility. Choose another office.
staufer-why-clockwise_only = The road runs clockwise from the king. Only the owner of a Winding road may go the other way.
staufer-why-way_too_dear_clockwise = Clockwise it takes { $need } figures, and you have { $have }. Go counter-clockwise.
staufer-why-way_too_dear_counter = Counter-clockwise it takes { $need } figures, and you have { $have }. Go clockwise.
staufer-why-no_modifier = This chest does not help with this appointment: { $chest }. You may use: { $allowed }.
staufer-why-no_modifier_none = This chest does not help with this appointment: { $chest }. None of your chests does now: confirm.
staufer-why-modifier_chosen = You are already using this chest: { $chest }. Only one of each kind is allowed.
staufer-why-modifier_useless = This chest ({ $chest }) would not make { $office } any cheaper. Use another one, or confirm.
staufer-why-confirm_too_dear = That costs { $need } figures, and you have { $have }. Use one of these chests first: { $allowed }.
staufer-why-confirm_no_noble = { CAP($office) } is a noble office, and there is no noble in your court. First use a chest that lets an envoy take it: { $allowed }.
staufer-why-figure_missing_envoy = There is no envoy in your court. It holds: { $court }.
staufer-why-figure_missing_noble = There is no noble in your court. It holds: { $court }.
staufer-why-envoy_not_noble = { CAP($office) } is a noble office: seat a noble there. An envoy may take it only with a Letter of nobility or the Patent of nobility.
staufer-why-pick_empty = You have no such figure ({ $figure }) on the pay space of { $province }. Choose one that lies there.
staufer-why-must_recall = The chest has been used: take at least one figure back. After that you may stop.
staufer-why-privilege_not_in_game = This privilege is not in this game: { $privilege }. In this game: { $kinds }.
staufer-why-privilege_gone = All cards of this privilege are taken: { $privilege }. Choose another one.
staufer-why-privilege_owned = You already have this privilege: { $privilege }. Only one of each kind is allowed.
staufer-why-chest_not_there = There is no such chest ({ $chest }) under this field ({ $field }). Choose one that you see under the supply fields.
staufer-why-not_your_office = No figure of yours sits in { $office }. Choose an office that you hold in { $province }, or stop.
staufer-why-none_to_keep = None of your figures in the offices of { $province } is of this kind ({ $figure }). Choose the other kind.

## Parts of the score

staufer-part-provinces = Scored provinces
staufer-part-bonuses = Province bonuses
staufer-part-chests = Orange chests
staufer-part-privileges = Privileges
staufer-part-province_job = Province job
staufer-part-pattern_job = Blue job
staufer-part-office_job = Red job
staufer-part-relics = Brown chests
staufer-part-unused = Unused chests

## The table in words

staufer-outline-table = Table
staufer-outline-round = Round
staufer-outline-king = The king is in
staufer-outline-first = First scoring marker
staufer-outline-second = Second scoring marker
staufer-outline-second_preview = Second scoring marker, if the round ended now
staufer-outline-deck = Chests in the deck
staufer-outline-discard = Discarded chests
staufer-outline-plan = { $seat } appoints to { $office }
staufer-outline-direction_clockwise = clockwise
staufer-outline-direction_counter = counter-clockwise
staufer-outline-used = Chests used for it
staufer-outline-payments = Still to pay, in order
staufer-outline-schedule = Round schedule
staufer-outline-row = Round { $round }
staufer-outline-row_over = Round { $round }, over
staufer-outline-row_tiles = { $province } and “{ $condition }”; the king moves { $steps ->
        [one] { $steps } province
       *[other] { $steps } provinces
    }
staufer-outline-row_tiles_last = { $province } and “{ $condition }”; then the final scoring
staufer-outline-unused = Tiles that are not in it
staufer-outline-unused_steps = { $steps ->
        [one] { $steps } province for the king
       *[other] { $steps } provinces for the king
    }
staufer-outline-tracks = Action board
staufer-outline-order = Still to play
staufer-outline-supply = Supplied, from the top
staufer-outline-appoint = Appointed, from the bottom
staufer-outline-symbols = Spaces with an envoy, from the bottom
staufer-outline-fields = Supply board
staufer-outline-field = { CAP($field) }
staufer-outline-field_bare = { CAP($field) }
staufer-outline-privileges = Privileges
staufer-outline-pile = Point privileges, from the top
staufer-outline-province = { $province } (points: { $points })
staufer-outline-bonus = Bonus
staufer-outline-seat = Office { $number }, cost { $cost }
staufer-outline-seat_noble = Office { $number }, cost { $cost }, for nobles
staufer-outline-holder_envoy = { $seat }’s envoy
staufer-outline-holder_noble = { $seat }’s noble
staufer-outline-pay = Pay space
staufer-outline-owned = { $seat }: { $figures }
staufer-outline-standing = If it were scored now
staufer-outline-standing_place = { $place } { $seat }, strength { $strength }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
staufer-outline-player = { $seat }
staufer-outline-vp = Points so far
staufer-outline-court = Court
staufer-outline-empire = Empire
staufer-outline-chests_held = Chests
staufer-outline-privileges_owned = Privileges
staufer-outline-pile_cards = Point privileges
staufer-outline-job = Job: { $job }
staufer-outline-worth = now { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
staufer-outline-figures_envoy = { $count ->
        [one] { $count } envoy
       *[other] { $count } envoys
    }
staufer-outline-figures_noble = { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
staufer-outline-chests = { $count } × { $chest }
staufer-outline-left = { $count } left
staufer-outline-office = office { $number } of { $province }

## Options

staufer-option-privilege_set = Permanent privileges in the game
staufer-option-custom_privileges = Or these five instead
staufer-option-two_player_privilege_copies = Cards of each permanent privilege with two players
staufer-option-privilege_limit = Copies of the same privilege per player
staufer-option-start_player = Who starts
staufer-value-privilege_set_blue = the five with a blue seal
staufer-value-privilege_set_random = five of all fifteen, drawn at random
staufer-value-privilege_set_custom = five of your choice
staufer-value-custom_privileges_pv_courier = Courier
staufer-value-custom_privileges_pv_steward = Steward
staufer-value-custom_privileges_pv_recruiter = Recruiter
staufer-value-custom_privileges_pv_patent = Patent of nobility
staufer-value-custom_privileges_pv_herald = Herald
staufer-value-custom_privileges_pv_winding_road = Winding road
staufer-value-custom_privileges_pv_quartermaster = Quartermaster
staufer-value-custom_privileges_pv_noble_house = Noble house
staufer-value-custom_privileges_pv_arbiter = Arbiter
staufer-value-custom_privileges_pv_treasurer = Treasurer
staufer-value-custom_privileges_pv_antiquarian = Antiquarian
staufer-value-custom_privileges_pv_messenger = Messenger
staufer-value-custom_privileges_pv_retinue = Loyal retinue
staufer-value-custom_privileges_pv_royal_favour = Royal favour
staufer-value-custom_privileges_pv_chancellor = Chancellor
staufer-value-privilege_limit_one_per_kind = one at most
staufer-value-privilege_limit_none = as many as they can pay for
staufer-value-start_player_random = drawn at random

## The picture of the terminal

staufer-screen-status = Round { $round }/5 · { $province } + { $second } · king +{ $steps }
staufer-screen-status_last = Round { $round }/5, the last · { $province } + { $second }
staufer-screen-condition_king = the king’s
staufer-screen-condition_most_figures = most filled
staufer-screen-condition_fewest_chests = fewest chests
staufer-screen-condition_most_payment = most paid
staufer-screen-condition_most_nobles = most nobles
staufer-screen-condition_opposite = opposite
staufer-screen-ring = Clockwise ↓
staufer-screen-tile = points
staufer-screen-pay = paid
staufer-screen-bonus = bonus
staufer-screen-offices = Offices: cost, chest or [holder]
staufer-screen-letter_envoy = e
staufer-screen-letter_noble = n
staufer-screen-letter_turquoise = T
staufer-screen-letter_brown = B
staufer-screen-letter_purple = P
staufer-screen-chest_three_points = +3
staufer-screen-chest_four_points = +4
staufer-screen-chest_five_points = +5
staufer-screen-chest_two_envoys = +2e
staufer-screen-chest_noble = +1n
staufer-screen-chest_carriage = Car
staufer-screen-chest_decree = Dec
staufer-screen-chest_credit = Cre
staufer-screen-chest_patent = Nob
staufer-screen-chest_recall = Rec
staufer-screen-chest_muster = Mus
staufer-screen-chest_knighting = Kni
staufer-screen-chest_relic = Rel
staufer-screen-chest_seal = Sea
staufer-screen-privilege_courier = Cou
staufer-screen-privilege_steward = Ste
staufer-screen-privilege_recruiter = Rec
staufer-screen-privilege_patent = Pat
staufer-screen-privilege_herald = Her
staufer-screen-privilege_winding_road = Win
staufer-screen-privilege_quartermaster = Qua
staufer-screen-privilege_noble_house = Hou
staufer-screen-privilege_arbiter = Arb
staufer-screen-privilege_treasurer = Tre
staufer-screen-privilege_antiquarian = Ant
staufer-screen-privilege_messenger = Mes
staufer-screen-privilege_retinue = Ret
staufer-screen-privilege_royal_favour = Fav
staufer-screen-privilege_chancellor = Cha
staufer-screen-supply = Supply
staufer-screen-display = Priv.
staufer-screen-privileges = Privileges
staufer-screen-pile = { $points }VP
staufer-screen-pile_whole = Points: { $points }
staufer-screen-order = Order
staufer-screen-suppliers = Supplied
staufer-screen-appointers = Appointed
staufer-screen-next_envoy = +1{ $letter }
staufer-screen-jobs = Your jobs
staufer-screen-chests = Your chests
staufer-screen-schedule = Schedule
staufer-screen-row = { $province } + { $second }, king +{ $steps }
staufer-screen-row_last = { $province } + { $second }
staufer-screen-players = Players
staufer-screen-points = VP
staufer-screen-court = court
staufer-screen-empire = empire
staufer-screen-deck = Deck { $deck }, discarded { $discard }
staufer-screen-legend_noble = noble
staufer-screen-legend_stack = chests in the stack
staufer-screen-legend_paid = goes to the pay space
staufer-screen-legend_ride = the king’s next ride
staufer-screen-legend_first = scored
staufer-screen-legend_second = second one, as it stands
