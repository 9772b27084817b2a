# The board of Il Principe

## How it is played, on the start page

il-principe-board-how_offer = Everybody takes gold and cards and puts a few of them up for auction in secret.
il-principe-board-how_build = Bid for the lots, build cities with cards and gold, and set your shields on the map.
il-principe-board-how_roles = Whoever shows the most cards of a colour takes its office: points whenever others build.

## Where the game stands

il-principe-board-where = Round { $round }, { $phase }
il-principe-board-where_last = Round { $round }, the last: { $phase }
il-principe-board-phase_offer = offers
il-principe-board-phase_lots = card auctions
il-principe-board-phase_build = building
il-principe-board-phase_action = actions
il-principe-board-phase_roles = offices

## The map

il-principe-board-map = Map of northern Italy
il-principe-board-sea_east = Mare Adriatico
il-principe-board-sea_west = Mar Tirreno
il-principe-board-track = Points won so far
il-principe-board-no_shields = no shields yet
il-principe-board-region_is = At the end the most shields here bring 5 points, the second most 2. Its cities: { $cities }.
il-principe-board-if_ended_now = Shields, and points if the game ended now
il-principe-board-as_if_ended = As if the game ended now; most gold and most cards in hand are counted only then.

## Cities

il-principe-board-cities = Cities to build
il-principe-board-cities_to_come = { $count ->
        [0] none to come
       *[other] { $count } to come
    }
il-principe-board-cities_end = When fewer than four cities are left to build at the start of a round, the game is over.
il-principe-board-cities_unseen = Not seen yet
il-principe-board-no_cities = No city is left to build.
il-principe-board-cities_built = Cities built
il-principe-board-city_rule = { $cost } gold, { $points } points, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } for { $regions }.
il-principe-board-lacking = Missing from your hand: { $cards }.

## Auctions

il-principe-board-auctions = Auctions
il-principe-board-deck_left = { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
il-principe-board-deck_ends = With fewer than { $count } cards at the start of a round, that round is the last one.
il-principe-board-removed = Unsold and out of the game
il-principe-board-offers = Offers, face down
il-principe-board-offer_spoken = { $player }: { $count } of { $due } cards chosen
il-principe-board-offered_tag = { $count } offered
il-principe-board-lots = Lots of this round
il-principe-board-no_lots = Nothing to auction yet.
il-principe-board-lot_now = now
il-principe-board-lot_unsold = unsold
il-principe-board-bidders = Who bids
il-principe-board-high_bid =
    { $you ->
        [player] Your bid: { $count }
       *[other] { $player } bids { $count }
    }
il-principe-board-no_bid = No bid yet
il-principe-board-has_passed = passed
il-principe-board-to_bid = to bid
il-principe-board-still_in = waits
il-principe-board-order_up_to = Bid for me up to
il-principe-board-order_give = Order
il-principe-board-order_in_force = You are bid for, up to { $count } gold.
il-principe-board-order_off = I bid myself
il-principe-board-order_name = Bid for me up to { $count } gold
il-principe-board-pile = { $count } × { $building }
il-principe-board-role_item = office of the { $role }
il-principe-board-bought = Bought this round: { $count } × { $building } for { $price } gold

## Offices

il-principe-board-offices = Offices
il-principe-board-offices_worth = 2 and 1 point when others build
il-principe-board-majors = Major offices
il-principe-board-minors = Minor offices
il-principe-board-held_by = Held by { $player }.
il-principe-board-held_by_nobody = Nobody holds it.
il-principe-board-face_up_of = Face-up cards: { $building }
il-principe-board-building_is = For cities, and face up on the table for the offices of { $major } and { $minor }.

## Players and hands

il-principe-board-principe = The Principe: decides last in auctions, acts first
il-principe-board-gold = Gold
il-principe-board-hand_size = Cards in hand
il-principe-board-shields_left = Shields left
il-principe-board-tableau = Cards on the table
il-principe-board-tableaus = Cards on the table
il-principe-board-face_up = face up
il-principe-board-face_down = face down
il-principe-board-on_table = on the table { $up } face up, { $down } face down
il-principe-board-held_spoken = { $count } in hand
il-principe-board-sure = Known to be in hand
il-principe-board-spectator_hand = You are watching: hands and purses are for their owners alone.
il-principe-board-choices_spoken = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }

## Choices in words

il-principe-board-say_offer = Offer { $thing }
il-principe-board-say_lay = Lay { $thing }
il-principe-board-say_turn_up = Turn up { $thing }
il-principe-board-say_build = Build { $thing }
il-principe-board-say_shield = Place a shield in { $thing }
il-principe-board-say_bid = Bid { $count } for { $item }
il-principe-board-say_lay_count = Lay { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $building }
il-principe-board-lay_button = Lay { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
il-principe-board-bid_button = Bid { $count }

## Questions

il-principe-board-ask_offer = { $left ->
        [one] Which card do you offer last?
       *[other] Which card do you offer? { $left } to choose
    }
il-principe-board-ask_bid = What do you bid for { $count } × { $item }?
il-principe-board-ask_bid_role = What do you bid for the office of { $item }?
il-principe-board-ask_build_option = Do you build a city now?
il-principe-board-ask_place_shield = { $left ->
        [one] { $of ->
            [one] Where does the shield of { $city } go?
           *[other] Where does the second shield of { $city } go?
        }
       *[other] Where does the first shield of { $city } go?
    }
il-principe-board-ask_action = What do you do this round?
il-principe-board-ask_lay_count = How many cards do you lay: { $building }?
il-principe-board-ask_turn_up = Which card do you turn face up?
il-principe-board-ask_place_shield_any = Where do you place a shield?
il-principe-board-why_offer = Offered cards lie face down, then everybody bids for them by colour. Nobody learns whose they were.
il-principe-board-why_bid_first = { $gold ->
        [1] Nobody has bid yet, and you have 1 gold. Whoever wins also becomes the Principe.
       *[other] Nobody has bid yet: from 1 up to your { $gold } gold. Whoever wins also becomes the Principe.
    }
il-principe-board-why_bid_high = { $leader } bids { $high }; you need { $minimum } or more of your { $gold } gold. Whoever passes is out.
il-principe-board-why_bid_poor = The next bid is { $minimum } and you have { $gold } gold, so you can only pass. The others do not see why.
il-principe-board-why_build = You have won a lot, so you may build one city with the cards in your hand and your { $gold } gold.
il-principe-board-why_build_none = Your hand or your { $gold } gold is not enough for any city yet. The others do not see why.
il-principe-board-why_shield = { $of ->
        [one] It goes to the one region that { $city } touches.
       *[other] Only the regions that { $city } touches are gold; both shields may go to the same one.
    }
il-principe-board-why_action = Lay any number of cards of one colour for the offices, or keep them. No city can be built from your hand now.
il-principe-board-why_action_build = Build a city, or lay any number of cards of one colour for the offices, or keep them all.
il-principe-board-why_action_first = Lay any number of cards of one colour for the offices, or keep them. Building begins in round 2.
il-principe-board-why_lay_count = They lie face up before you. Whoever shows the most of a colour gets its major office.
il-principe-board-why_turn_up = Your green office: a card turned up counts for the offices that are given after this one.
il-principe-board-why_shield_any = Your blue office: one shield of yours goes to any region.
il-principe-board-wait_offer = Still choosing offers: { $who }
il-principe-board-wait_bid = { $who } may bid for { $item }
il-principe-board-wait_bid_order = { $who } may bid for { $item }; your order stands
il-principe-board-wait_build = { $who } may build a city
il-principe-board-wait_shield = { $who } places a shield for { $city }
il-principe-board-wait_action = { $who } chooses an action
il-principe-board-wait_lay = { $who } lays cards: { $building }
il-principe-board-wait_turn_up = { $who } may turn a card face up
il-principe-board-wait_shield_any = { $who } places a shield in any region

## The chronicle

il-principe-board-told-round = Round { $round }
il-principe-board-told-round_income = Round { $round }: { $gold } gold and { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for everybody
il-principe-board-told-round_name = Round { $round }
il-principe-board-told-offices = All offices are given anew
il-principe-board-told-auction = { $count } × { $item } under the hammer
il-principe-board-told-auction_role = A tie for the office of the { $item }
il-principe-board-told-bids =
    { $you ->
        [seat] you bid { $amount }
       *[other] { $seat } bids { $amount }
    }
il-principe-board-told-passes =
    { $you ->
        [seat] you pass
       *[other] { $seat } passes
    }
il-principe-board-told-buys =
    { $you ->
        [seat] You buy { $count } × { $item } for { $price } gold
       *[other] { $seat } buys { $count } × { $item } for { $price } gold
    }
il-principe-board-told-buys_role =
    { $you ->
        [seat] You pay { $price } gold for the office of the { $item }
       *[other] { $seat } pays { $price } gold for the office of the { $item }
    }
il-principe-board-told-becomes_principe =
    { $you ->
        [seat] become the Principe
       *[other] becomes the Principe
    }
il-principe-board-told-builds_nothing =
    { $you ->
        [seat] do not build
       *[other] does not build
    }
il-principe-board-told-builds =
    { $you ->
        [seat] You build { $city } for { $cost } gold
       *[other] { $seat } builds { $city } for { $cost } gold
    }
il-principe-board-told-places_shield =
    { $you ->
        [seat] place a shield in { $region }
       *[other] places a shield in { $region }
    }
il-principe-board-told-places_shields =
    { $you ->
        [seat] place shields in { $region } and { $then }
       *[other] places shields in { $region } and { $then }
    }
il-principe-board-told-places_both =
    { $you ->
        [seat] place both shields in { $region }
       *[other] places both shields in { $region }
    }
il-principe-board-told-out_of_shields =
    { $you ->
        [seat] you have run out of shields
       *[other] { $seat } has run out of shields
    }
il-principe-board-told-role_scores =
    { $you ->
        [seat] the { $tile } brings you
       *[other] the { $tile } brings { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
il-principe-board-told-city_comes = { $city } can be built next
il-principe-board-told-cities_run_out = no new city comes, { $left } { $left ->
        [one] is
       *[other] are
    } left
il-principe-board-told-will_lay =
    { $you ->
        [seat] You are about to lay cards: { $colour }
       *[other] { $seat } is about to lay cards: { $colour }
    }
il-principe-board-told-lays =
    { $you ->
        [seat] You lay { $count } × { $colour }
       *[other] { $seat } lays { $count } × { $colour }
    }
il-principe-board-told-role_given =
    { $you ->
        [seat] You are the { $tile }
       *[other] { $seat } is the { $tile }
    }
il-principe-board-told-flips =
    { $you ->
        [seat] turn { $count } × { $colour } face down
       *[other] turns { $count } × { $colour } face down
    }
il-principe-board-told-scores_white =
    { $you ->
        [seat] score
       *[other] scores
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
il-principe-board-told-draws_one =
    { $you ->
        [seat] draw a card
       *[other] draws a card
    }
il-principe-board-told-takes_gold =
    { $you ->
        [seat] take { $gold } gold
       *[other] takes { $gold } gold
    }
il-principe-board-told-turns_up =
    { $you ->
        [seat] turn 1 × { $colour } face up
       *[other] turns 1 × { $colour } face up
    }
il-principe-board-told-turns_nothing =
    { $you ->
        [seat] turn up nothing
       *[other] turns up nothing
    }

## Lessons of a first game

il-principe-board-lesson_goal = Cities, offices, shields
il-principe-board-lesson_text_goal = You lead a family. Points come from cities you build, from offices you hold and, at the end, from your shields in the six regions.
il-principe-board-lesson_offer = Every round begins with offers
il-principe-board-lesson_text_offer = Choose cards to put up for auction: those you need least. Keep what completes a city on display.
il-principe-board-lesson_last_round = The last round
il-principe-board-lesson_text_last_round = The deck has run low: no gold and no cards this time. What is sold comes from the deck, and after the offices the game is over.
il-principe-board-lesson_lots = One lot a colour
il-principe-board-lesson_text_lots = The offered cards are sold colour by colour, the smallest lot first. The winner takes all cards of the lot.
il-principe-board-lesson_bid = How to bid
il-principe-board-lesson_text_bid = Raise with plus and minus, then bid; or pass and be out of this auction. Only the winner pays, so keep gold for a city.
il-principe-board-lesson_tied_role = Tied for an office
il-principe-board-lesson_text_tied_role = You show as many cards of this colour as somebody else, so the office is auctioned among you. If all pass, it stays on the board.
il-principe-board-lesson_build = You can build
il-principe-board-lesson_text_build = A gold city costs cards of your hand and gold. Its points are yours at once, and its cards lie face up for the offices.
il-principe-board-lesson_shield = Shields for the map
il-principe-board-lesson_text_shield = Set the shields of your new city into the regions it touches. At the end the most shields in a region bring 5 points, the second most 2.
il-principe-board-lesson_shield_any = A shield anywhere
il-principe-board-lesson_text_shield_any = Nobleman and knight set a shield in any region. Best where it makes you first or second.
il-principe-board-lesson_action = One action a round
il-principe-board-lesson_text_action = Build, or lay cards of one colour face up, or keep your hand. Only cards on the table count for the offices.
il-principe-board-lesson_count = How many to lay
il-principe-board-lesson_text_count = One card more than the next player is enough: the major office turns half of them face down again.
il-principe-board-lesson_turn_up = The green office
il-principe-board-lesson_text_turn_up = You may turn one of your face-down cards up again, but no university. It counts for the offices still to be given.
il-principe-board-lesson_secret = The others still choose
il-principe-board-lesson_text_secret = Until everybody has chosen, the offers lie face down. Then they are mixed: nobody knows who offered what.
il-principe-board-lesson_order = Let yourself be bid for
il-principe-board-lesson_text_order = Under the lots you can order to be bid for up to an amount in this auction. Nobody else learns of it.
il-principe-board-lesson_principe = You are the Principe
il-principe-board-lesson_text_principe = Whoever wins an auction gets the crown. The Principe bids last in the next auction and acts first afterwards.
il-principe-board-lesson_cities = Now cities can be built
il-principe-board-lesson_text_cities = From the second round on you build with cards of your hand: after winning a lot, or as your action. Missing cards are dashed.
il-principe-board-lesson_roles = You hold an office
il-principe-board-lesson_text_roles = Whenever somebody else builds with this colour, you score: 2 points for a major office, 1 for a minor one.
il-principe-board-lesson_half = Hatched: face down
il-principe-board-lesson_text_half = A major office turned half of your cards face down. They no longer count for offices, but still for sets of all five colours.
il-principe-board-lesson_regions = Your shields on the map
il-principe-board-lesson_text_regions = Touch a region to see who leads there and what it would bring if the game ended now.
il-principe-board-lesson_purse = Purses are secret
il-principe-board-lesson_text_purse = Only you see your gold. Count what the others spend, and they will count yours.
il-principe-board-lesson_points = What your points are
il-principe-board-lesson_text_points = This number counts offices, sets and regions as if the game ended now. The ruler under the map shows what has been won for good.
il-principe-board-lesson_result = The end
il-principe-board-lesson_text_result = Purses and hands are open now: the most gold and the most cards in hand brought 2 points each.
