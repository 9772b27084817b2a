# Il Principe

## The game

il-principe-about-title = Il Principe
il-principe-about-tagline = Renaissance families bid for buildings, raise cities and vie for the offices of Italy.
il-principe-about-author = Emanuele Ornella
il-principe-about-publisher = Mind the Move 2005

## Where the numbers of the game come from.

il-principe-source-components = What lies in the box
il-principe-source-roles = Offices and what they do
il-principe-source-sizes = Cost, points and shields of small, medium and large cities
il-principe-source-numbers = Everything that depends on the number of players
il-principe-source-scoring = The final scoring
il-principe-source-families = Names of the families
il-principe-source-city_icons = Buildings on the city cards
il-principe-source-city_regions = Regions of the cities
il-principe-source-region_names = Names of the regions
il-principe-source-region_colours = Colours of the regions
il-principe-source-map = Where the cities lie on our map

## Buildings, by which their colours are called

il-principe-building-green = university
il-principe-building-white = cathedral
il-principe-building-red = town hall
il-principe-building-blue = castle
il-principe-building-yellow = marketplace

## Cities

il-principe-city-siena = Siena
il-principe-city-orvieto = Orvieto
il-principe-city-perugia = Perugia
il-principe-city-venezia = Venice
il-principe-city-verona = Verona
il-principe-city-bologna = Bologna
il-principe-city-lucca = Lucca
il-principe-city-padova = Padova
il-principe-city-urbino = Urbino
il-principe-city-milano = Milan
il-principe-city-firenze = Florence
il-principe-city-pisa = Pisa
il-principe-city-mantova = Mantova
il-principe-city-ferrara = Ferrara
il-principe-city-rimini = Rimini

## Regions

il-principe-region-adria = Adria
il-principe-region-lombardia = Lombardia
il-principe-region-emilia = Emilia
il-principe-region-liguria = Liguria
il-principe-region-toscana = Toscana
il-principe-region-umbria = Umbria

## Families

il-principe-family-medici = Medici
il-principe-family-visconti = Visconti
il-principe-family-carraresi = Carraresi
il-principe-family-este = d’Este
il-principe-family-gonzaga = Gonzaga

## Offices

il-principe-role-doctor = doctor
il-principe-role-magister = magister
il-principe-role-bishop = bishop
il-principe-role-preacher = preacher
il-principe-role-councillor = councillor
il-principe-role-scribe = scribe
il-principe-role-nobleman = nobleman
il-principe-role-knight = knight
il-principe-role-banker = banker
il-principe-role-merchant = merchant
il-principe-role-help-doctor = You may turn one of your face-down cards face up, but no university. Worth 2 points whenever somebody else builds a city with a university, and 2 points at the end. In return half of your face-up universities, rounded up, are turned face down.
il-principe-role-help-magister = You may turn one of your face-down cards face up, but no university. Worth 1 point whenever somebody else builds a city with a university, and 1 point at the end. It costs no cards.
il-principe-role-help-bishop = You score 1 point at once. Worth 2 points whenever somebody else builds a city with a cathedral, and 2 points at the end. In return half of your face-up cathedrals, rounded up, are turned face down.
il-principe-role-help-preacher = You score 1 point at once. Worth 1 point whenever somebody else builds a city with a cathedral, and 1 point at the end. It costs no cards.
il-principe-role-help-councillor = You draw a building card from the deck. Worth 2 points whenever somebody else builds a city with a town hall, and 2 points at the end. In return half of your face-up town halls, rounded up, are turned face down.
il-principe-role-help-scribe = You draw a building card from the deck. Worth 1 point whenever somebody else builds a city with a town hall, and 1 point at the end. It costs no cards.
il-principe-role-help-nobleman = You place one of your shields in any region. Worth 2 points whenever somebody else builds a city with a castle, and 2 points at the end. In return half of your face-up castles, rounded up, are turned face down.
il-principe-role-help-knight = You place one of your shields in any region. Worth 1 point whenever somebody else builds a city with a castle, and 1 point at the end. It costs no cards.
il-principe-role-help-banker = You take 2 gold at once. Worth 2 points whenever somebody else builds a city with a marketplace, and 2 points at the end. In return half of your face-up marketplaces, rounded up, are turned face down.
il-principe-role-help-merchant = You take 2 gold at once. Worth 1 point whenever somebody else builds a city with a marketplace, and 1 point at the end. It costs no cards.

## Decisions

il-principe-prompt-offer = Choose a card from your hand to put up for auction, face down ({ $left } still to choose).
il-principe-prompt-bid = Up for auction: { $count } × { $item }. Bid at least { $minimum } gold, or pass.
il-principe-prompt-bid_role = Office up for auction: { $item }. Bid at least { $minimum } gold, or pass.
il-principe-prompt-build_option = You have won the auction: you may build a city now.
il-principe-prompt-place_shield = { $city } is built. Place a shield in one of its regions: { $regions } ({ $left } to place).
il-principe-prompt-action = Your action: build a city, lay cards of one colour, or pass.
il-principe-prompt-action_round_one = Your action: lay cards of one colour, or pass. Nobody builds in the first round.
il-principe-prompt-lay_count = How many cards do you lay? (You chose: { $colour }.)
il-principe-prompt-turn_up = Your green office lets you turn one of your face-down cards face up.
il-principe-prompt-place_shield_any = Your blue office: place one of your shields in any region.

## Moves

il-principe-move-offer = Offer: { $colour }
il-principe-move-pass_bid = Pass
il-principe-move-bid = Bid { $amount }
il-principe-move-build = Build { $city }
il-principe-move-decline_build = Build nothing
il-principe-move-shield = Shield to { $region }
il-principe-move-lay = Lay cards: { $colour }
il-principe-move-lay_count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
il-principe-move-pass_action = Do nothing
il-principe-move-turn_up = Turn up: { $colour }
il-principe-move-decline_turn_up = Turn up nothing

## What a move means

il-principe-help-build = Cards from your hand: { $cards }. Cost: { $cost } gold. Points: { $points }. Shields: { $shields }, in these regions: { $regions }.
il-principe-help-offer = You have { $count } of these. Offered cards belong to nobody until they are sold.
il-principe-help-lay = You have { $count } of these. Face-up cards count for the offices of their colour, first of all this one: { $major }.
il-principe-help-turn_up = { $count ->
        [one] One such card of yours lies face down.
       *[other] { $count } such cards of yours lie face down.
    }

## What happened

il-principe-event-first_principe =
    { $you ->
        [seat] You start as the Principe.
       *[other] { $seat } starts as the Principe.
    }
il-principe-event-leads_family =
    { $you ->
        [seat] You lead the { $family } family.
       *[other] { $seat } leads the { $family } family.
    }
il-principe-event-round_began = Round { $round } begins.
il-principe-event-end_by_cities = { $left ->
        [0] No city is left to build: the game is over.
        [one] Only one city is left to build: the game is over.
       *[other] Only { $left } cities are left to build: the game is over.
    }
il-principe-event-last_round = { $deck ->
        [0] The deck is empty: this is the last round, without income.
        [one] Only one card is left in the deck: this is the last round, without income.
       *[other] Only { $deck } cards are left in the deck: this is the last round, without income.
    }
il-principe-event-shortage = The deck runs short: everybody draws only { $count ->
        [one] one card
       *[other] { $count } cards
    }.
il-principe-event-income =
    { $you ->
        [seat] You take { $gold } gold.
       *[other] { $seat } takes { $gold } gold.
    }
il-principe-event-drew =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
il-principe-event-drew_cards = You draw: { $cards }.
il-principe-event-offered =
    { $you ->
        [seat] You offer a card ({ $so_far } so far).
       *[other] { $seat } offers a card ({ $so_far } so far).
    }
il-principe-event-offered_card = You offer: { $colour }.
il-principe-event-lots_revealed = The lots are revealed: { $cards }.
il-principe-event-lots_revealed_empty = There is nothing to auction this round.
il-principe-event-auction_opened = Up for auction now: { $count } × { $item }.
il-principe-event-auction_opened_role = A tie between { $eligible }: they bid for the office of { $item }.
il-principe-event-bid =
    { $you ->
        [seat] You bid { $amount }.
       *[other] { $seat } bids { $amount }.
    }
il-principe-event-bid_jump =
    { $you ->
        [seat] You jump to { $amount }.
       *[other] { $seat } jumps to { $amount }.
    }
il-principe-event-passed_bid =
    { $you ->
        [seat] You pass.
       *[other] { $seat } passes.
    }
il-principe-event-sold =
    { $you ->
        [seat] You win { $count } × { $item } for { $price } gold.
       *[other] { $seat } wins { $count } × { $item } for { $price } gold.
    }
il-principe-event-sold_role =
    { $you ->
        [seat] You pay { $price } gold for the office of { $item }.
       *[other] { $seat } pays { $price } gold for the office of { $item }.
    }
il-principe-event-new_principe =
    { $you ->
        [seat] You are now the Principe.
       *[other] { $seat } is now the Principe.
    }
il-principe-event-unsold = Nobody wants { $count } × { $item }: removed from the game.
il-principe-event-unsold_role = Nobody bids for the office of { $item }: it stays on the board.
il-principe-event-declined_build =
    { $you ->
        [seat] You do not build.
       *[other] { $seat } does not build.
    }
il-principe-event-built =
    { $you ->
        [seat] You build { $city } with { $cards }, pay { $cost } gold and score { $points } points.
       *[other] { $seat } builds { $city } with { $cards }, pays { $cost } gold and scores { $points } points.
    }
il-principe-event-out_of_shields =
    { $you ->
        [seat] You have run out of shields.
       *[other] { $seat } has run out of shields.
    }
il-principe-event-shield_placed =
    { $you ->
        [seat] You place a shield in { $region }.
       *[other] { $seat } places a shield in { $region }.
    }
il-principe-event-role_scored =
    { $you ->
        [seat] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as { $tile }.
il-principe-event-city_turned_up = A new city can be built: { $city }.
il-principe-event-display_shrank = The city deck is empty; { $left ->
        [one] one city is
       *[other] { $left } cities are
    } left.
il-principe-event-lays_colour =
    { $you ->
        [seat] You are about to lay cards: { $colour }.
       *[other] { $seat } is about to lay cards: { $colour }.
    }
il-principe-event-laid =
    { $you ->
        [seat] You lay { $count } × { $colour }.
       *[other] { $seat } lays { $count } × { $colour }.
    }
il-principe-event-passed_action =
    { $you ->
        [seat] You do nothing.
       *[other] { $seat } does nothing.
    }
il-principe-event-roles_returned = All offices go back to the board and are given anew.
il-principe-event-role_given =
    { $you ->
        [seat] You are the new { $tile }.
       *[other] { $seat } is the new { $tile }.
    }
il-principe-event-flipped =
    { $you ->
        [seat] You turn
       *[other] { $seat } turns
    } { $count ->
        [one] one card
       *[other] { $count } cards
    } face down: { $colour }.
il-principe-event-white_vp =
    { $you ->
        [seat] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the white office.
il-principe-event-red_draw =
    { $you ->
        [seat] You use the red office.
       *[other] { $seat } uses the red office.
    }
il-principe-event-yellow_gold =
    { $you ->
        [seat] You take { $gold } gold for the yellow office.
       *[other] { $seat } takes { $gold } gold for the yellow office.
    }
il-principe-event-turned_up =
    { $you ->
        [seat] You turn a card face up: { $colour }.
       *[other] { $seat } turns a card face up: { $colour }.
    }
il-principe-event-declined_turn_up =
    { $you ->
        [seat] You turn up nothing.
       *[other] { $seat } turns up nothing.
    }
il-principe-event-opened =
    { $you ->
        [seat] You end with { $gold } gold and these cards: { $hand }.
       *[other] { $seat } ends with { $gold } gold and these cards: { $hand }.
    }
il-principe-event-opened_empty =
    { $you ->
        [seat] You end with { $gold } gold and an empty hand.
       *[other] { $seat } ends with { $gold } gold and an empty hand.
    }
il-principe-event-final_score =
    { $you ->
        [seat] You
       *[other] { $seat }
    }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.

## Why a move is refused

il-principe-why-over = The game is over.
il-principe-why-no_seat = Nobody sits there in this game.
il-principe-why-wait = It is not your turn: { $seat } decides now.
il-principe-why-offer_done = You have offered all your { $count } cards. Wait until everybody has chosen.
il-principe-why-now_offer = First choose cards for the auction: { $left ->
        [one] one more card
       *[other] { $left } more cards
    } from your hand.
il-principe-why-no_card = You have no such card in hand ({ $colour }). In your hand: { $hand }.
il-principe-why-no_card_empty = You have no such card ({ $colour }): your hand is empty.
il-principe-why-now_bid = An auction is going on ({ $item }): bid at least { $minimum } gold, or pass.
il-principe-why-passed = You have passed in this auction and cannot come back. You may bid in the next one.
il-principe-why-leading = Yours is the highest bid ({ $amount }). Now { $seat } decides.
il-principe-why-not_tied = Only the tied players may bid for this office.
il-principe-why-bid_low = The bid must be higher: from { $minimum } to { $gold } gold, or pass.
il-principe-why-bid_high = You have only { $gold } gold. Bid from { $minimum } to { $gold }, or pass.
il-principe-why-bid_none = The next bid is at least { $minimum } gold and you have { $gold }: you can only pass.
il-principe-why-now_build_option = You have won an auction: build a city now, or decline.
il-principe-why-city_not_displayed = { $city } cannot be built now. Choose from: { $display }.
il-principe-why-city_not_displayed_empty = { $city } cannot be built now. No city is left to build.
il-principe-why-cards_missing = For { $city } these cards are missing from your hand: { $cards }. Only cards in hand count.
il-principe-why-gold_missing = { $city } costs { $cost } gold and you have { $gold }.
il-principe-why-round_one = Nobody can build in the first round, only from the second round on.
il-principe-why-now_shield = First place the shields of { $city } ({ $left } left).
il-principe-why-region_apart = { $city } does not touch { $region }. Choose from: { $regions }.
il-principe-why-now_action = It is time for your action: { $round ->
        [1] lay cards of one colour, or pass. Nobody can build in the first round.
       *[other] build a city, lay cards of one colour, or pass.
    }
il-principe-why-now_lay_count = You have chosen what to lay ({ $colour }), and there is no way back: say how many, from 1 to { $most }.
il-principe-why-lay_count = Lay at least 1 and at most { $most } of these cards ({ $colour }).
il-principe-why-now_turn_up = First decide about your green office: turn a card face up, or decline.
il-principe-why-turn_up_green = The green office never turns up a university. Choose another colour, or decline.
il-principe-why-none_face_down = You have no such card face down ({ $colour }). Choose from: { $colours }.
il-principe-why-now_shield_any = Your blue office: place a shield in any of the six regions first.

## Parts of the score

il-principe-part-vp = During play
il-principe-part-roles = Offices
il-principe-part-sets = Sets of five colours
il-principe-part-gold = Most gold
il-principe-part-hand = Most cards in hand

## The table in words

il-principe-outline-table = Table
il-principe-outline-round = Round
il-principe-outline-round_last = Round (the last one)
il-principe-outline-principe = The Principe
il-principe-outline-deck = Building cards in the deck (fewer than { $threshold }: last round)
il-principe-outline-city_deck = Cities still to come
il-principe-outline-removed = Out of the game
il-principe-outline-building = { $seat } builds { $city }, shields still to place
il-principe-outline-laying = { $seat } is about to lay
il-principe-outline-display = Cities that can be built
il-principe-outline-city = { $city }: { $cost } gold, { $points } points, { $shields ->
        [one] one shield
       *[other] { $shields } shields
    }, { $regions }
il-principe-outline-lots = Lots
il-principe-outline-auction = Auction
il-principe-outline-item = Up for auction
il-principe-outline-order = Order
il-principe-outline-passed = Passed
il-principe-outline-high_bid = Highest bid
il-principe-outline-minimum = Lowest bid
il-principe-outline-player = { $seat } ({ $family })
il-principe-outline-vp = Points so far
il-principe-outline-gold = Gold
il-principe-outline-gold_secret = secret
il-principe-outline-hand = Hand
il-principe-outline-hand_size = Cards in hand
il-principe-outline-offer = Your offered cards
il-principe-outline-offered = Cards offered
il-principe-outline-sure = Known to be in hand
il-principe-outline-up = Face up
il-principe-outline-down = Face down
il-principe-outline-supply = Shields left
il-principe-outline-shields = Shields on the map
il-principe-outline-shields_in = { $region }: { $count }
il-principe-outline-cities = Cities built
il-principe-outline-roles = Offices
il-principe-outline-cards = { $count } × { $colour }

## Options

il-principe-option-draw_count = Cards drawn each round with 3 to 5 players (4 in other editions)
il-principe-option-open_money = Open money
il-principe-option-tiebreak = Equal points
il-principe-option-start_principe = First Principe
il-principe-option-families = Family
il-principe-value-open_money_off = no, purses are secret
il-principe-value-open_money_on = yes, everybody sees every purse
il-principe-value-tiebreak_shared = shared place
il-principe-value-tiebreak_tiebreak_gold = more gold decides
il-principe-value-start_principe_random = drawn at random
il-principe-value-families_seat_order = by chair: Medici, Visconti, Carraresi, d’Este, Gonzaga
il-principe-value-families_random = a family by lot
il-principe-value-families_medici = Medici
il-principe-value-families_visconti = Visconti
il-principe-value-families_carraresi = Carraresi
il-principe-value-families_este = d’Este
il-principe-value-families_gonzaga = Gonzaga

## The picture of the terminal

il-principe-screen-status =
    Round { $round } · { $phase } · deck { $deck } (<{ $threshold }: last) · { $cities ->
        [one] { $cities } more city
       *[other] { $cities } more cities
    }
il-principe-screen-status_last =
    Round { $round }, the last · { $phase } · deck { $deck } · { $cities ->
        [one] { $cities } more city
       *[other] { $cities } more cities
    }
il-principe-screen-phase_offer = offers
il-principe-screen-phase_auction = auctions
il-principe-screen-phase_build = building
il-principe-screen-phase_action = actions
il-principe-screen-phase_roles = offices
il-principe-screen-letter_green = G
il-principe-screen-letter_white = W
il-principe-screen-letter_red = R
il-principe-screen-letter_blue = B
il-principe-screen-letter_yellow = Y
il-principe-screen-families = Families
il-principe-screen-points = VP
il-principe-screen-gold = gold
il-principe-screen-hand_size = hand
il-principe-screen-cities = Cities
il-principe-screen-regions = map
il-principe-screen-lots = Lots
il-principe-screen-offer = Your offer
il-principe-screen-hand = Your hand
il-principe-screen-removed = Unsold, out
il-principe-screen-shields = Shields
il-principe-screen-holders = Major/minor
il-principe-screen-roles = Offices
il-principe-screen-major = major: 2 VP
il-principe-screen-minor = minor: 1 VP
il-principe-screen-sure = holds { $cards }
il-principe-screen-bids = Bids
il-principe-screen-lot = { $count } × { $building }
il-principe-screen-least = at least { $minimum }
il-principe-screen-minimum = min. { $minimum }
il-principe-screen-auction = Auction
il-principe-screen-order = order
il-principe-screen-high = high bid
il-principe-screen-leader = { $amount } by { $seat }
il-principe-screen-no_leader = none yet
il-principe-screen-next = next bid
il-principe-screen-purse = your purse: { $gold }
il-principe-screen-now_offer = Offered so far
il-principe-screen-now_build_option = { $seat } may build a city.
il-principe-screen-now_place_shield =
    { $seat } builds { $city }: { $left ->
        [one] one shield
       *[other] { $left } shields
    } to place.
il-principe-screen-now_action = { $seat } chooses an action.
il-principe-screen-now_lay = { $seat } lays cards: { $building }.
il-principe-screen-now_turn_up = { $seat } may turn a card face up.
il-principe-screen-now_place_shield_any = { $seat } places a shield in any region.
