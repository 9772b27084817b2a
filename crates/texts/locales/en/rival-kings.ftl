# Rival Kings

## The game

rival-kings-about-title = Rival Kings
rival-kings-about-tagline = The throne is empty: choose your courtiers in secret, rob your rivals and pair subjects with their buildings.
rival-kings-about-author = Adrian Adamescu
rival-kings-about-publisher = HUCH! & friends 2016

## Where the numbers of the game come from.

rival-kings-source-components = What lies in the box: cards, markers, coats of arms
rival-kings-source-set_up = Coins, markers and characters at the beginning
rival-kings-source-ranks = Ranks, and whom each rank robs
rival-kings-source-actions = Actions of the characters
rival-kings-source-copies = Sixteen buildings and sixteen subjects, two copies of each
rival-kings-source-money = Coins on the backs of the cards
rival-kings-source-range = Prices from 1 to 4
rival-kings-source-symbols = Which character of each rank bears the symbol
rival-kings-source-colours = Colours of the pairs
rival-kings-source-building_values = Prices of the buildings
rival-kings-source-subject_values = Prices of the subjects
rival-kings-source-abilities = Abilities of the subjects
rival-kings-source-stall = The game ends after twenty cycles in a row without a purchase
rival-kings-source-match_length = A match has at most twenty games

## Characters

rival-kings-character-lord_protector = Lord Protector
rival-kings-character-queen = Queen
rival-kings-character-duke = Duke
rival-kings-character-count = Count
rival-kings-character-courtier = Courtier
rival-kings-character-priest = Priest
rival-kings-character-treasurer = Treasurer
rival-kings-character-knight = Knight
rival-kings-character-countess = Countess
rival-kings-character-diplomat = Diplomat
rival-kings-character-merchant_1 = Merchant I
rival-kings-character-merchant_2 = Merchant II

rival-kings-rank-a = A
rival-kings-rank-b = B
rival-kings-rank-c = C
rival-kings-rank-d = D
rival-kings-rank-e = E
rival-kings-rank-f = F

## Buildings and subjects

rival-kings-kind-building = building
rival-kings-kind-subject = subject

rival-kings-colour-yellow = royal court (yellow)
rival-kings-colour-red = town (red)
rival-kings-colour-blue = village (blue)
rival-kings-colour-green = countryside (green)

rival-kings-building-garden = Garden
rival-kings-building-city_wall = City Wall
rival-kings-building-dungeon = Dungeon
rival-kings-building-pavilion = Pavilion
rival-kings-building-cathedral = Cathedral
rival-kings-building-university = University
rival-kings-building-tavern = Tavern
rival-kings-building-harbour = Harbour
rival-kings-building-forge = Forge
rival-kings-building-carpenters_workshop = Carpenter’s Workshop
rival-kings-building-market = Market
rival-kings-building-inn = Inn
rival-kings-building-vineyard = Vineyard
rival-kings-building-mine = Mine
rival-kings-building-herb_field = Herb Field
rival-kings-building-farm = Farm

rival-kings-subject-gardener = Gardener
rival-kings-subject-town_guard = Town Guard
rival-kings-subject-jailer = Jailer
rival-kings-subject-lady_in_waiting = Lady-in-waiting
rival-kings-subject-bishop = Bishop
rival-kings-subject-scholar = Scholar
rival-kings-subject-troubadour = Troubadour
rival-kings-subject-sailor = Sailor
rival-kings-subject-smith = Smith
rival-kings-subject-carpenter = Carpenter
rival-kings-subject-market_woman = Market Woman
rival-kings-subject-innkeeper = Innkeeper
rival-kings-subject-vintner = Vintner
rival-kings-subject-miner = Miner
rival-kings-subject-herbalist = Herbalist
rival-kings-subject-farmer = Farmer

rival-kings-help-ability_gardener = Right after the reveal, before the conflicts: exchange your character with another player’s.
rival-kings-help-ability_town_guard = When a higher rank robs you: the marker goes to the thief instead. The theft itself still happens.
rival-kings-help-town_guard_blocks_theft = When a higher rank would rob you: the marker goes to the thief instead, and nothing is stolen from you.
rival-kings-help-ability_jailer = On your turn: take one coin from the supply for each conflict marker you hold.
rival-kings-help-ability_lady_in_waiting = On your turn: exchange one of your buildings for one of another player’s. Perfect pairs are out of reach on both sides.
rival-kings-help-ability_bishop = On your turn: exchange one of your subjects for one of another player’s. Perfect pairs are out of reach on both sides.
rival-kings-help-ability_scholar = On your turn: take one coin from the supply for each building you own.
rival-kings-help-ability_troubadour = On your turn: exchange any of your cards for a face-up card of the market, even one of the other kind.
rival-kings-help-ability_sailor = When your rank is tied with another player’s: perform your one action twice.
rival-kings-help-ability_smith = When you buy a building: it costs one coin less.
rival-kings-help-ability_carpenter = On your turn: buy a building as an extra action.
rival-kings-help-ability_market_woman = On your turn: take money as an extra action.
rival-kings-help-ability_innkeeper = On your turn: recruit a subject as an extra action.
rival-kings-help-ability_vintner = On your turn: look through both subject piles and buy any one subject in them, or none.
rival-kings-help-ability_miner = On your turn: look through both building piles and buy any one building in them, or none.
rival-kings-help-ability_herbalist = On your turn: give one of your conflict markers to another player.
rival-kings-help-ability_farmer = On your turn: perform one action that was stolen from you this cycle.

## Actions

rival-kings-action-settle_conflict = settle a conflict
rival-kings-action-pass_conflict = pass on a conflict marker
rival-kings-action-take_money = take money
rival-kings-action-recruit_subject = recruit a subject
rival-kings-action-buy_building = buy a building

rival-kings-help-action_settle_conflict = One of your conflict markers goes back to the reserve.
rival-kings-help-action_pass_conflict = One of your conflict markers goes to an opponent of your choice.
rival-kings-help-action_take_money = Take the whole money stack of one pile. If all four are empty, they are filled from the supply first.
rival-kings-help-action_recruit_subject = Pay for a face-up subject and take it. It becomes your active subject.
rival-kings-help-action_buy_building = Pay for a face-up building and take it.

## Piles

rival-kings-pile-b1 = building pile 1
rival-kings-pile-b2 = building pile 2
rival-kings-pile-s1 = subject pile 1
rival-kings-pile-s2 = subject pile 2

## Questions

rival-kings-prompt-choose_character = Choose a character in secret.
rival-kings-prompt-gardener = Gardener: do you exchange characters with somebody?
rival-kings-prompt-town_guard = { $thief } brings you a conflict marker. Does your Town Guard send it back?
rival-kings-prompt-town_guard_neutral = The neutral card ({ $neutral }) brings you a conflict marker. Does your Town Guard ward it off?
rival-kings-prompt-steal = Which action do you steal?
rival-kings-prompt-stolen_action = Stolen action: { $action }. Do you perform it?
rival-kings-prompt-own_action = Your character’s next action: { $action }. Do you perform it?
rival-kings-prompt-tied_action = You are tied: which one action do you perform?
rival-kings-prompt-second_action = Sailor: the same action again ({ $action })?
rival-kings-prompt-end = Your actions are done. Do you want to use your active subject ({ $subject })?
rival-kings-prompt-pass_to = Who gets the conflict marker?
rival-kings-prompt-take_money = Which money stack do you take?
rival-kings-prompt-recruit_subject = Which subject do you recruit?
rival-kings-prompt-buy_building = Which building do you buy?
rival-kings-prompt-use_smith = { $card } costs { $price }. Does your Smith take one coin off?
rival-kings-prompt-farmer = Farmer: which of your stolen actions do you perform?
rival-kings-prompt-swap_own_building = Which of your buildings do you give away?
rival-kings-prompt-swap_own_subject = Which of your subjects do you give away?
rival-kings-prompt-swap_opponent = You give { $give }. With whom do you swap?
rival-kings-prompt-swap_theirs = You give { $give } to { $with }. Which card do you want in return?
rival-kings-prompt-troubadour_own = Troubadour: which of your cards goes to the market?
rival-kings-prompt-troubadour_pile = You give { $give }. For which face-up card?
rival-kings-prompt-look_building = You look through the building piles. What do you buy?
rival-kings-prompt-look_subject = You look through the subject piles. What do you buy?

## Moves

rival-kings-move-choose = { $card } (rank { $rank })
rival-kings-help-character = Rank { $rank }, robs rank { $robs }. Actions: { $actions }.
rival-kings-help-character_robs_nobody = Rank { $rank }, robs nobody. Actions: { $actions }.
rival-kings-move-pass = Keep my character
rival-kings-move-swap = Exchange characters with { $seat }
rival-kings-move-accept = Take the marker
rival-kings-move-ward = Ward off the marker
rival-kings-move-steal = From { $seat }: { $action }
rival-kings-move-perform = Perform: { $action }
rival-kings-move-perform_bare = Perform the action
rival-kings-move-twice = Twice with the Sailor: { $action }
rival-kings-move-skip = Skip: { $action }
rival-kings-move-skip_bare = Perform no action
rival-kings-move-use_ability = Use ability: { $subject }
rival-kings-move-use_ability_bare = Use an ability
rival-kings-move-end_turn = End the turn
rival-kings-move-to = To { $seat }
rival-kings-move-pile = { $pile }
rival-kings-move-pile_money = Money of { $pile }
rival-kings-move-pile_swap = { $card } ({ $pile })
rival-kings-move-pile_card = { $card } for { $price } ({ $pile })
rival-kings-move-position = { $kind } number { $number }
rival-kings-move-use_smith_yes = With the Smith, for { $price }
rival-kings-move-use_smith_no = Without the Smith, for { $price }
rival-kings-move-farmer = Farmer: { $action }
rival-kings-move-own = Give { $card }
rival-kings-move-opponent = Swap with { $seat }
rival-kings-move-theirs = Get { $card }
rival-kings-move-buy = { $card } for { $price } ({ $pile }, card { $depth } from the top)
rival-kings-move-buy_unknown = Card { $depth } from the top of { $pile }
rival-kings-move-decline = Buy nothing

## What happens

rival-kings-event-game_begins = Game { $game } of the match begins.
rival-kings-event-round_begins = Round { $round } begins.
rival-kings-event-dealt = You are dealt { $hand }.
rival-kings-event-cycle_begins = Cycle { $cycle }: everybody chooses a character.
rival-kings-event-committed =
    { $you ->
        [seat] You have chosen.
       *[other] { $seat } has chosen.
    }
rival-kings-event-chose = You choose { $character }.
rival-kings-event-revealed =
    { $you ->
        [seat] You reveal { $character } (rank { $rank }).
       *[other] { $seat } reveals { $character } (rank { $rank }).
    }
rival-kings-event-neutral_revealed = The neutral card is { $character } (rank { $rank }).
rival-kings-event-ability_used =
    { $you ->
        [seat] You use an ability: { $subject }.
       *[other] { $seat } uses an ability: { $subject }.
    }
rival-kings-event-characters_swapped =
    { $you ->
        [seat] You exchange characters with { $with }: you get { $got } and give { $gave }.
        [with] { $seat } exchanges characters with you: you get { $gave } and give { $got }.
       *[other] { $seat } exchanges characters with { $with }: gets { $got }, gives { $gave }.
    }
rival-kings-event-equal_ranks =
    { $you ->
        [first] You and { $second } are tied in rank { $rank }.
        [second] You and { $first } are tied in rank { $rank }.
       *[other] { $first } and { $second } are tied in rank { $rank }.
    }
rival-kings-event-neutral_equal =
    { $you ->
        [seat] You have the rank of the neutral card ({ $rank }).
       *[other] { $seat } has the rank of the neutral card ({ $rank }).
    }
rival-kings-event-rank_conflict =
    { $you ->
        [thief] You will rob { $victim }.
        [victim] { $thief } will rob you.
       *[other] { $thief } will rob { $victim }.
    }
rival-kings-event-neutral_conflict =
    { $you ->
        [victim] The neutral card ({ $neutral }) outranks you.
       *[other] The neutral card ({ $neutral }) outranks { $victim }.
    }
rival-kings-event-warded =
    { $you ->
        [seat] Your Town Guard sends the marker back to { $thief }.
        [thief] { $seat }’s Town Guard sends the marker back to you.
       *[other] { $seat }’s Town Guard sends the marker back to { $thief }.
    }
rival-kings-event-warded_neutral =
    { $you ->
        [seat] Your Town Guard wards off the marker.
       *[other] { $seat }’s Town Guard wards off the marker.
    }
rival-kings-event-theft_prevented =
    { $you ->
        [thief] You cannot steal from { $seat }.
        [seat] { $thief } cannot steal from you.
       *[other] { $thief } cannot steal from { $seat }.
    }
rival-kings-event-marker_taken =
    { $you ->
        [seat] You take a conflict marker.
       *[other] { $seat } takes a conflict marker.
    }
rival-kings-event-no_marker_left =
    { $you ->
        [seat] The reserve is empty: you take no marker.
       *[other] The reserve is empty: { $seat } takes no marker.
    }
rival-kings-event-turn_order = Turn order: { $order }.
rival-kings-event-turn_begins =
    { $you ->
        [seat] It is your turn.
       *[other] It is { $seat }’s turn.
    }
rival-kings-event-stolen =
    { $you ->
        [thief] You steal from { $victim }: { $action }.
        [victim] { $thief } steals from you: { $action }.
       *[other] { $thief } steals from { $victim }: { $action }.
    }
rival-kings-event-skipped =
    { $you ->
        [seat] You skip an action: { $action }.
       *[other] { $seat } skips an action: { $action }.
    }
rival-kings-event-skipped_forced =
    { $you ->
        [seat] You cannot perform this action: { $action }.
       *[other] { $seat } cannot perform this action: { $action }.
    }
rival-kings-event-tied_skipped =
    { $you ->
        [seat] You perform no action.
       *[other] { $seat } performs no action.
    }
rival-kings-event-tied_skipped_forced =
    { $you ->
        [seat] You cannot perform any action.
       *[other] { $seat } cannot perform any action.
    }
rival-kings-event-performs_own =
    { $you ->
        [seat] You perform an action: { $action }.
       *[other] { $seat } performs an action: { $action }.
    }
rival-kings-event-performs_stolen =
    { $you ->
        [seat] You perform the stolen action: { $action }.
       *[other] { $seat } performs the stolen action: { $action }.
    }
rival-kings-event-performs_tied =
    { $you ->
        [seat] You perform one action: { $action }.
       *[other] { $seat } performs one action: { $action }.
    }
rival-kings-event-performs_second =
    { $you ->
        [seat] You perform it again: { $action }.
       *[other] { $seat } performs it again: { $action }.
    }
rival-kings-event-performs_ability =
    { $you ->
        [seat] You use the ability for this action: { $action }.
       *[other] { $seat } uses the ability for this action: { $action }.
    }
rival-kings-event-settled =
    { $you ->
        [seat] You return a conflict marker.
       *[other] { $seat } returns a conflict marker.
    }
rival-kings-event-marker_passed =
    { $you ->
        [from] You give a conflict marker to { $to }.
        [to] { $from } gives you a conflict marker.
       *[other] { $from } gives a conflict marker to { $to }.
    }
rival-kings-event-refilled = All money stacks were empty: two coins are laid under each pile.
rival-kings-event-refill_short =
    { $piles ->
        [one] The supply runs short: coins are laid under the first pile only.
       *[other] The supply runs short: coins are laid under the first { $piles } piles only.
    }
rival-kings-event-money_taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from under { $pile }.
rival-kings-event-bought =
    { $you ->
        [seat] You buy { $card } for { $price } ({ $pile }).
       *[other] { $seat } buys { $card } for { $price } ({ $pile }).
    }
rival-kings-event-bought_found =
    { $you ->
        [seat] You find { $card } and pay { $price } for it ({ $pile }).
       *[other] { $seat } finds { $card } and pays { $price } for it ({ $pile }).
    }
rival-kings-event-changed =
    { $you ->
        [seat] You change a two into two ones at the supply.
       *[other] { $seat } changes a two into two ones at the supply.
    }
rival-kings-event-overpaid =
    { $you ->
        [seat] You cannot get change and pay one coin too much.
       *[other] { $seat } cannot get change and pays one coin too much.
    }
rival-kings-event-gained =
    { $you ->
        [seat] You get
       *[other] { $seat } gets
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the supply.
rival-kings-event-gained_short =
    { $you ->
        [seat] You are due { $wanted } from the supply but get
       *[other] { $seat } is due { $wanted } from the supply but gets
    } { $coins ->
        [0] nothing
        [one] only { $coins } coin
       *[other] only { $coins } coins
    }.
rival-kings-event-turned_up = Now on top of { $pile }: { $card }.
rival-kings-event-pile_emptied = Nothing is left in { $pile }: the game ends with this cycle.
rival-kings-event-cards_swapped =
    { $you ->
        [seat] You swap with { $with }: you give { $gave } and get { $got }.
        [with] { $seat } swaps with you: you give { $got } and get { $gave }.
       *[other] { $seat } swaps with { $with }: gives { $gave }, gets { $got }.
    }
rival-kings-event-top_swapped =
    { $you ->
        [seat] You lay { $gave } on { $pile } and take { $got }.
       *[other] { $seat } lays { $gave } on { $pile } and takes { $got }.
    }
rival-kings-event-looks_building =
    { $you ->
        [seat] You look through the building piles.
       *[other] { $seat } looks through the building piles.
    }
rival-kings-event-looks_subject =
    { $you ->
        [seat] You look through the subject piles.
       *[other] { $seat } looks through the subject piles.
    }
rival-kings-event-declined =
    { $you ->
        [seat] You buy nothing.
       *[other] { $seat } buys nothing.
    }
rival-kings-event-game_ends_pile_empty = A pile is empty: the game is over.
rival-kings-event-game_ends_stall = Nobody has bought anything for twenty cycles: the game is over.
rival-kings-event-scored =
    { $you ->
        [seat] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rival-kings-event-match_ends =
    { $games ->
        [one] The match is over after { $games } game.
       *[other] The match is over after { $games } games.
    }

## Why not

rival-kings-why-over = The game is over.
rival-kings-why-no_seat = Nobody sits at this place.
rival-kings-why-not_your_turn = It is up to { $seat } now.
rival-kings-why-not_now = That does not answer the present question: { $question }
rival-kings-why-not_in_hand = You do not hold { $card }. You can choose from: { $hand }.
rival-kings-why-already_revealed = The characters of this cycle are already revealed.
rival-kings-why-needs_opponent = It must be another player: { $seats }.
rival-kings-why-not_a_victim = You cannot steal there. You can steal from: { $seats }.
rival-kings-why-no_such_action = This action is not on the card: { $action }. Still open: { $open }.
rival-kings-why-action_covered = A coat of arms covers this action: { $action }. Still open: { $open }.
rival-kings-why-no_markers = That needs a conflict marker, and you have none.
rival-kings-why-no_money = There is no money to take: the stacks are empty and the supply cannot fill them.
rival-kings-why-no_subject_to_pay = You cannot afford any face-up subject with your { $coins }.
rival-kings-why-no_building_to_pay = You cannot afford any face-up building with your { $coins }.
rival-kings-why-must_steal = First you must steal an action from { $seats }; performing it is up to you.
rival-kings-why-ability_none = You have no subject yet.
rival-kings-why-ability_used = You have already used an ability this cycle.
rival-kings-why-ability_between = First perform or skip the stolen action; abilities come before the theft or after it.
rival-kings-why-ability_too_late = { $subject } acts only right after the characters are revealed.
rival-kings-why-ability_smith = The Smith helps while you buy a building: you are asked then.
rival-kings-why-ability_sailor = The Sailor helps only when you are tied with another player, and is chosen together with the action.
rival-kings-why-ability_idle = { $subject } has nothing to do now. { $help }
rival-kings-why-ability_no_free_card = { $subject } needs a card outside perfect pairs on both sides.
rival-kings-why-sailor_not_ready = An action can be performed twice only with an active Sailor and an ability not yet used this cycle.
rival-kings-why-stack_empty = There is no money under { $pile }. Choose from: { $piles }.
rival-kings-why-pile_empty = There is no card left in { $pile }.
rival-kings-why-wrong_kind = { $card } does not fit here; this is needed: { $kind }.
rival-kings-why-too_dear = { $card } costs { $price }, and you have { $coins }.
rival-kings-why-smith_needed = The full price is { $price }, and you have { $coins }: only the Smith makes it possible.
rival-kings-why-not_covered = Nobody has stolen this action from you: { $action }.
rival-kings-why-no_such_card = There is no card in this place.
rival-kings-why-protected = { $card } is part of a perfect pair, which nobody can break up.
rival-kings-why-wrong_row = Only cards of this kind can be swapped: { $kind }.
rival-kings-why-nothing_free = { $seat } has no card of this kind outside perfect pairs: { $kind }.
rival-kings-why-wrong_pile = You look only through { $piles }.
rival-kings-why-no_such_depth =
    { $count ->
        [one] The pile has only { $count } card.
       *[other] The pile has only { $count } cards.
    }

## Scores

rival-kings-part-perfect_pairs = Perfect pairs
rival-kings-part-colour_pairs = Same-colour pairs
rival-kings-part-loose_cards = Loose cards
rival-kings-part-coins = Coins
rival-kings-part-markers = Conflict markers
rival-kings-part-game1 = Game 1
rival-kings-part-game2 = Game 2
rival-kings-part-game3 = Game 3
rival-kings-part-game4 = Game 4
rival-kings-part-game5 = Game 5
rival-kings-part-game6 = Game 6
rival-kings-part-game7 = Game 7
rival-kings-part-game8 = Game 8
rival-kings-part-game9 = Game 9
rival-kings-part-game10 = Game 10
rival-kings-part-game11 = Game 11
rival-kings-part-game12 = Game 12
rival-kings-part-game13 = Game 13
rival-kings-part-game14 = Game 14
rival-kings-part-game15 = Game 15
rival-kings-part-game16 = Game 16
rival-kings-part-game17 = Game 17
rival-kings-part-game18 = Game 18
rival-kings-part-game19 = Game 19
rival-kings-part-game20 = Game 20

## The table in words

rival-kings-outline-table = Table
rival-kings-outline-game = Game
rival-kings-outline-round = Round
rival-kings-outline-cycle = Cycle
rival-kings-outline-phase = Phase
rival-kings-phase-characters = choosing characters
rival-kings-phase-conflicts = resolving conflicts
rival-kings-phase-actions = performing actions
rival-kings-phase-over = over
rival-kings-outline-asked = Waiting for
rival-kings-outline-order = Turn order
rival-kings-outline-market = Market
rival-kings-outline-card = { $card } { $value }, { $colour }
rival-kings-outline-cards_left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rival-kings-outline-pile_empty = no cards
rival-kings-outline-money_none = no money
rival-kings-outline-money_top = money, a { $value } on top
rival-kings-outline-money_all = money from the bottom: { $coins }
rival-kings-outline-supply = Supply
rival-kings-outline-coins_of = { $total } (ones: { $ones }, twos: { $twos })
rival-kings-outline-reserve = Markers in the reserve
rival-kings-outline-neutral = Neutral card
rival-kings-outline-neutral_aside = Neutral cards laid aside
rival-kings-outline-neutral_deck = Cards in the neutral deck
rival-kings-outline-set_aside = Characters set aside unseen
rival-kings-outline-player = { $seat }
rival-kings-outline-hand_size = Characters in hand
rival-kings-outline-committed = Has chosen
rival-kings-outline-played = Character
rival-kings-outline-covered = Stolen actions
rival-kings-outline-stolen_by = { $action } (stolen by { $thief })
rival-kings-outline-tied = Tied: one action only
rival-kings-outline-victims = Still to rob
rival-kings-outline-aside = Characters laid aside
rival-kings-outline-buildings = Buildings
rival-kings-outline-subjects = Subjects
rival-kings-outline-coins = Coins
rival-kings-outline-markers = Conflict markers
rival-kings-outline-ability = Active subject
rival-kings-outline-ability_used = { $subject } (ability used)
rival-kings-outline-ability_free = { $subject }
rival-kings-outline-points = Points
rival-kings-outline-you = You
rival-kings-outline-own_hand = Your hand
rival-kings-outline-own_choice = Your choice
rival-kings-outline-character = { $card } ({ $rank })

## Options

rival-kings-option-match_mode = How many games
rival-kings-option-match_games = Number of games in a match
rival-kings-option-match_points = Points that end a match
rival-kings-option-coin_stacks_visible = Money stacks
rival-kings-option-treasurer_recruits = Second action of the Treasurer
rival-kings-option-tie_break = Equal points
rival-kings-option-town_guard_blocks_theft = Town Guard

rival-kings-value-match_mode_single = one game
rival-kings-value-match_mode_games = a fixed number of games
rival-kings-value-match_mode_points = until somebody reaches the target
rival-kings-value-coin_stacks_visible_false = only the topmost coin is shown
rival-kings-value-coin_stacks_visible_true = all coins are shown
rival-kings-value-treasurer_recruits_false = buys a building
rival-kings-value-treasurer_recruits_true = recruits a subject
rival-kings-value-tie_break_shared = victory is shared
rival-kings-value-tie_break_fewest_markers = fewer markers, then more coins
rival-kings-value-town_guard_blocks_theft_false = redirects the marker only
rival-kings-value-town_guard_blocks_theft_true = also prevents the theft

## The screen

rival-kings-screen-status = Round { $round }, cycle { $cycle } of 2 · { $phase }
rival-kings-screen-status_games = Game { $game } of { $games } · round { $round }, cycle { $cycle } of 2 · { $phase }
rival-kings-screen-status_points = Game { $game }, to { $points } points · round { $round }, cycle { $cycle } of 2 · { $phase }
rival-kings-screen-phase_characters = characters
rival-kings-screen-phase_conflicts = conflicts
rival-kings-screen-phase_actions = actions
rival-kings-screen-market = Market
rival-kings-screen-ladder = robs
rival-kings-screen-supply = supply { $total }¢ ({ $twos }×2 { $ones }×1)
rival-kings-screen-reserve = reserve { $count }⚑
rival-kings-screen-pile_b1 = B1
rival-kings-screen-pile_b2 = B2
rival-kings-screen-pile_s1 = S1
rival-kings-screen-pile_s2 = S2
rival-kings-screen-pile_empty = no card left
rival-kings-screen-money = money { $amount }
rival-kings-screen-money_none = no money
rival-kings-screen-letter_yellow = Y
rival-kings-screen-letter_red = R
rival-kings-screen-letter_blue = B
rival-kings-screen-letter_green = G
rival-kings-screen-place_yellow = court
rival-kings-screen-place_red = town
rival-kings-screen-place_blue = village
rival-kings-screen-place_green = country
rival-kings-screen-points = p
rival-kings-screen-tied = tied
rival-kings-screen-victims = will rob { $seats }
rival-kings-screen-chosen = has chosen
rival-kings-screen-choosing = is choosing
rival-kings-screen-earlier = earlier: { $cards }
rival-kings-screen-neutral = Neutral
rival-kings-screen-neutral_deck = { $count } in the deck
rival-kings-screen-set_aside = { $count } set aside
rival-kings-screen-used = used
rival-kings-screen-hand = Your hand
rival-kings-screen-robs = robs { $rank }
rival-kings-screen-robs_nobody = robs nobody
rival-kings-screen-top_first = from the top
rival-kings-screen-legend_building = building
rival-kings-screen-legend_subject = subject
rival-kings-screen-legend_coin = coin
rival-kings-screen-legend_marker = marker
rival-kings-screen-legend_done = done or skipped
rival-kings-screen-legend_stolen = stolen
rival-kings-screen-legend_ability = ability
rival-kings-screen-legend_pair = perfect pair
rival-kings-screen-legend_symbol = wins ties

rival-kings-screen-action_settle_conflict = settle
rival-kings-screen-action_pass_conflict = pass
rival-kings-screen-action_take_money = money
rival-kings-screen-action_recruit_subject = recruit
rival-kings-screen-action_buy_building = buy

rival-kings-screen-ability_gardener = swap characters
rival-kings-screen-ability_town_guard = deflect marker
rival-kings-screen-ability_jailer = 1¢ per marker
rival-kings-screen-ability_lady_in_waiting = swap buildings
rival-kings-screen-ability_bishop = swap subjects
rival-kings-screen-ability_scholar = 1¢ per building
rival-kings-screen-ability_troubadour = market swap
rival-kings-screen-ability_sailor = action twice
rival-kings-screen-ability_smith = building −1¢
rival-kings-screen-ability_carpenter = extra buy
rival-kings-screen-ability_market_woman = extra money
rival-kings-screen-ability_innkeeper = extra recruit
rival-kings-screen-ability_vintner = find a subject
rival-kings-screen-ability_miner = find a building
rival-kings-screen-ability_herbalist = pass a marker
rival-kings-screen-ability_farmer = regain action
