# The board of Rival Kings

rival-kings-board-where = Round { $round }, cycle { $cycle } of 2
rival-kings-board-where_game = Game { $game }, round { $round }, cycle { $cycle } of 2
rival-kings-board-round_name = Round { $round }
rival-kings-board-round_begins = Round { $round }
rival-kings-board-second_cycle = Second cycle
rival-kings-board-phases = The phases of a cycle
rival-kings-board-phase_characters = Choose
rival-kings-board-phase_conflicts = Conflicts
rival-kings-board-phase_actions = Actions
rival-kings-board-how_choose = Everybody secretly chooses a character; all are revealed together.
rival-kings-board-how_conflict = Higher ranks rob lower ones of an action, and equal ranks get in each other’s way.
rival-kings-board-how_actions = With the actions left you take money, recruit subjects and buy buildings. Pairs make points.
rival-kings-board-market = Market
rival-kings-board-supply = Supply
rival-kings-board-supply_why = Supply: { $twos } × 2 and { $ones } × 1
rival-kings-board-reserve = Markers
rival-kings-board-neutral_deck = Neutral deck
rival-kings-board-set_aside = Set aside
rival-kings-board-cards_left =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
rival-kings-board-pile_empty = Empty: the game ends with this cycle
rival-kings-board-no_money = no money
rival-kings-board-money_top = { $pile }: money, on top a { $value }
rival-kings-board-money_all = { $pile }: money from the bottom { $coins }
rival-kings-board-pile_spoken = { $pile }: { $card }
rival-kings-board-card_spoken = { $card }, { $kind }, { $colour }, value { $value }
rival-kings-board-brings = for you
rival-kings-board-brings_spoken = costs you { $price }, brings you { $gain } points
rival-kings-board-too_dear =
    { $count ->
        [one] { $count } coin short
       *[other] { $count } coins short
    }
rival-kings-board-too_dear_spoken = costs { $price }, more than you have
rival-kings-board-lords = The courts
rival-kings-board-ladder = Who robs whom
rival-kings-board-robs = Robs rank { $rank }
rival-kings-board-robs_nobody = Robs nobody
rival-kings-board-neutral = Neutral card
rival-kings-board-neutral_spoken = Neutral card: { $card }, rank { $rank }
rival-kings-board-has_chosen = has chosen
rival-kings-board-your_choice = your choice for now
rival-kings-board-is_choosing = is choosing
rival-kings-board-tied = tied: one action
rival-kings-board-will_rob = robs { $who }
rival-kings-board-quiet = No conflicts in this cycle.
rival-kings-board-symbol = Goes first among equals.
rival-kings-board-coats =
    { $count ->
        [one] { $count } coat of arms
       *[other] { $count } coats of arms
    }
rival-kings-board-aside = Characters laid aside
rival-kings-board-arrangement = Best arrangement
rival-kings-board-pair_is = Pair: { $partner }
rival-kings-board-partner_is = Together with { $partner } a perfect pair: { $points } points.
rival-kings-board-action_spoken = { $player }’s actions
rival-kings-board-action_stolen = { $action }, stolen by { $player }
rival-kings-board-character_spoken = { $card }, rank { $rank }, { $robs }, actions: { $actions }
rival-kings-board-lord_spoken = { $player }: { $card }, rank { $rank }
rival-kings-board-holdings = { $player }’s court
rival-kings-board-holdings_none = none
rival-kings-board-conflicts = Conflicts of this cycle
rival-kings-board-conflict_equal = The { $one } and the { $other } are tied in rank { $rank }.
rival-kings-board-conflict_equal_neutral = The { $one } has the rank of the neutral { $neutral }.
rival-kings-board-conflict_theft = The { $thief } steals from the { $victim }.
rival-kings-board-conflict_stolen = The { $thief } has stolen from the { $victim }: { $action }.
rival-kings-board-conflict_prevented = The Town Guard keeps the { $thief } from stealing from the { $victim }.
rival-kings-board-conflict_outranked = The neutral { $neutral } brings the { $victim } a marker.
rival-kings-board-estate =
    { $count ->
        [one] What you own: { $count } point now
       *[other] What you own: { $count } points now
    }
rival-kings-board-perfect = perfect pair
rival-kings-board-coloured = same colour
rival-kings-board-loose = loose
rival-kings-board-active_note = active
rival-kings-board-coins_and_markers = coins and markers
rival-kings-board-coins = Coins
rival-kings-board-markers = Conflict markers
rival-kings-board-buildings = Buildings
rival-kings-board-subjects = Subjects
rival-kings-board-hand_size = Characters in hand
rival-kings-board-active = Active subject
rival-kings-board-active_used = Active subject, used
rival-kings-board-active_none = No subject serves you yet.
rival-kings-board-spectator_hand = You are watching, so you have no hand.
rival-kings-board-offer_own = Your cards
rival-kings-board-offer_theirs = { $player }’s cards
rival-kings-board-offer_look = Looking through the piles
rival-kings-board-from_top = { $pile }, from the top
rival-kings-board-choose = Choose { $thing }
rival-kings-board-steal = Steal from { $player }, { $card }: { $action }
rival-kings-board-perform_spoken = Perform: { $action }
rival-kings-board-twice_spoken = Twice with the Sailor: { $action }
rival-kings-board-take_spoken = Take the money of { $money }
rival-kings-board-buy_spoken = Buy { $card }
rival-kings-board-recruit_spoken = Recruit { $card }
rival-kings-board-exchange_spoken = Exchange for { $card }
rival-kings-board-give_spoken = Give { $card }
rival-kings-board-get_spoken = Get { $card }
rival-kings-board-find_spoken = Buy { $card }
rival-kings-board-depth_spoken = card { $depth } from the top
rival-kings-board-swap_spoken = Exchange characters with { $player }: { $card }
rival-kings-board-choices_spoken = { $count } can be chosen
rival-kings-board-not_now = Not now
rival-kings-board-no_action = No action
rival-kings-board-use_ability = Use the { $subject }
rival-kings-board-end_turn = End my turn

## What an action is called on its button, and how far it is

rival-kings-board-do_settle_conflict = Settle a conflict
rival-kings-board-do_pass_conflict = Pass on a marker
rival-kings-board-do_take_money = Take money
rival-kings-board-do_recruit_subject = Recruit a subject
rival-kings-board-do_buy_building = Buy a building
rival-kings-board-fate_to_come = to come
rival-kings-board-fate_now = now
rival-kings-board-fate_done = done
rival-kings-board-fate_passed = let pass
rival-kings-board-fate_stolen = stolen

## Abilities in a few words

rival-kings-board-ability_gardener = After the reveal: swap characters
rival-kings-board-ability_town_guard = Sends a thief’s marker back
rival-kings-board-ability_jailer = 1 coin for each of your markers
rival-kings-board-ability_lady_in_waiting = Swap a building with a player
rival-kings-board-ability_bishop = Swap a subject with a player
rival-kings-board-ability_scholar = 1 coin for each of your buildings
rival-kings-board-ability_troubadour = Swap a card with the market
rival-kings-board-ability_sailor = When tied: your action twice
rival-kings-board-ability_smith = A building costs 1 coin less
rival-kings-board-ability_carpenter = Buy one more building
rival-kings-board-ability_market_woman = Take money once more
rival-kings-board-ability_innkeeper = Recruit one more subject
rival-kings-board-ability_vintner = Buy any subject in the piles
rival-kings-board-ability_miner = Buy any building in the piles
rival-kings-board-ability_herbalist = Pass on a conflict marker
rival-kings-board-ability_farmer = Perform a stolen action

## Questions

rival-kings-board-ask_choose_character = Whom do you play?
rival-kings-board-ask_gardener = Do you exchange characters?
rival-kings-board-ask_town_guard = The { $card } brings you a marker. Ward it off?
rival-kings-board-ask_steal = Which action do you steal?
rival-kings-board-ask_tied_action = Which one action do you perform?
rival-kings-board-ask_second_action = Once more: { $action }?
rival-kings-board-ask_end = Do you still use the { $subject }?
rival-kings-board-ask_pass_to = Who gets the conflict marker?
rival-kings-board-ask_take_money = Which money do you take?
rival-kings-board-ask_recruit_subject = Which subject do you recruit?
rival-kings-board-ask_buy_building = Which building do you buy?
rival-kings-board-ask_use_smith = { $card } for { $price }: does the Smith help?
rival-kings-board-ask_farmer = Which stolen action do you perform?
rival-kings-board-ask_swap_own = Which of your cards do you give?
rival-kings-board-ask_swap_opponent = You give { $card }. With whom do you swap?
rival-kings-board-ask_swap_theirs = Which card of { $player } do you want for it?
rival-kings-board-ask_troubadour_own = Which of your cards goes to the market?
rival-kings-board-ask_troubadour_pile = Which face-up card do you take for { $card }?
rival-kings-board-ask_look = Which { $kind } do you buy?
rival-kings-board-ask_do_settle_conflict = Do you settle a conflict?
rival-kings-board-ask_do_pass_conflict = Do you pass on a conflict marker?
rival-kings-board-ask_do_take_money = Do you take money?
rival-kings-board-ask_do_recruit_subject = Do you recruit a subject?
rival-kings-board-ask_do_buy_building = Do you buy a building?
rival-kings-board-why_choose = All choose at the same time. High ranks act first, low ones have more actions.
rival-kings-board-why_chosen = You have chosen. Until all have, you can still change your mind.
rival-kings-board-why_steal = You rob { $seats }: cover one action of each. You may then perform it yourself.
rival-kings-board-why_stolen = You have stolen this action. { $help }
rival-kings-board-why_own = Action { $place } of { $count } of your { $card }. { $help }
rival-kings-board-why_cannot = It cannot be performed now. { $reason }
rival-kings-board-why_tied = Your rank is tied, so only one of your actions is left to you.
rival-kings-board-why_marker =
    { $count ->
        [one] You have { $count } marker. Each costs its owner 2 points.
       *[other] You have { $count } markers. Each costs its owner 2 points.
    }
rival-kings-board-why_money = You take all of it but see only the topmost coin; the chronicle knows what was paid.
rival-kings-board-why_coins =
    { $count ->
        [one] You have { $count } coin.
       *[other] You have { $count } coins.
    } What you pay is laid under the pile.
rival-kings-board-why_recruit =
    { $count ->
        [one] You have { $count } coin.
       *[other] You have { $count } coins.
    } The new subject becomes your active one.
rival-kings-board-why_look =
    { $count ->
        [one] You have { $count } coin.
       *[other] You have { $count } coins.
    } You see the piles only as long as you decide.

## What the others read

rival-kings-board-wait_choose_character = Still choosing: { $who }
rival-kings-board-wait_gardener = { $who } may exchange characters
rival-kings-board-wait_town_guard = { $who } may ward off a marker
rival-kings-board-wait_steal = { $who } is stealing an action
rival-kings-board-wait_stolen_action = { $who } has stolen an action
rival-kings-board-wait_own_action = { $who } is acting
rival-kings-board-wait_tied_action = { $who } is choosing one action
rival-kings-board-wait_second_action = { $who } may act a second time
rival-kings-board-wait_end = { $who } may still use an ability
rival-kings-board-wait_pass_to = { $who } is passing on a marker
rival-kings-board-wait_take_money = { $who } is taking money
rival-kings-board-wait_recruit_subject = { $who } is recruiting a subject
rival-kings-board-wait_buy_building = { $who } is buying a building
rival-kings-board-wait_use_smith = { $who } is buying a building
rival-kings-board-wait_farmer = { $who } is using the Farmer
rival-kings-board-wait_swap_own = { $who } is swapping a card
rival-kings-board-wait_swap_opponent = { $who } is swapping a card
rival-kings-board-wait_swap_theirs = { $who } is swapping a card
rival-kings-board-wait_troubadour_own = { $who } is swapping a card with the market
rival-kings-board-wait_troubadour_pile = { $who } is swapping a card with the market
rival-kings-board-wait_look = { $who } is looking through two piles

## Lessons

rival-kings-board-lesson_goal = Pairs make points
rival-kings-board-lesson_text_goal = Buy buildings and recruit their subjects: a matching pair counts in full, two of a colour count the dearer one. When a pile is empty, the cycle is finished and the most points win.
rival-kings-board-lesson_turn = Choose in secret
rival-kings-board-lesson_text_turn = The letter is the rank: A acts first but can do little, F acts last and can do much, if nobody steals from it. The signs show what each can do, from left to right.
rival-kings-board-lesson_committed = You can still change your mind
rival-kings-board-lesson_text_committed = The others see that you have chosen, not whom. As long as somebody is missing, you may take another character.
rival-kings-board-lesson_phases = A cycle in three phases
rival-kings-board-lesson_text_phases = First all choose, then the conflicts come by themselves, then everybody acts in the order of the ranks.
rival-kings-board-lesson_ranks = From A to F
rival-kings-board-lesson_text_ranks = The courts now stand in the order of their turns. The framed sign is the action that is being decided, pale ones are over.
rival-kings-board-lesson_tied = The same rank as somebody else
rival-kings-board-lesson_text_tied = You each took a marker, rob nobody and perform only one of your actions.
rival-kings-board-lesson_robbed = Somebody robs you
rival-kings-board-lesson_text_robbed = You took a marker, and the thief will lay a coat of arms on one of your actions. The others remain yours.
rival-kings-board-lesson_steal = Choose what you steal
rival-kings-board-lesson_text_steal = Every gold sign is an action you may cover. The victim loses it; you may perform it at once.
rival-kings-board-lesson_neutral = The neutral card
rival-kings-board-lesson_text_neutral = With two players a card nobody plays is turned up. It hands out markers like a rival, but steals nothing.
rival-kings-board-lesson_actions = Action by action
rival-kings-board-lesson_text_actions = Your character’s actions come one after the other, always in this order. Each of them is up to you.
rival-kings-board-lesson_skip = What you let pass is gone
rival-kings-board-lesson_text_skip = You need not perform an action, but you cannot come back to it in this cycle.
rival-kings-board-lesson_money = Money under the piles
rival-kings-board-lesson_text_money = Whatever was paid for a pile’s cards lies under it. You see the topmost coin; remembering the rest pays off.
rival-kings-board-lesson_recruit = The newest subject serves
rival-kings-board-lesson_text_recruit = Whoever you recruit becomes your active subject and covers the one before. Only the active one lends you its ability.
rival-kings-board-lesson_buy = What a card would bring
rival-kings-board-lesson_text_buy = The number at the foot of a card says how many points it would bring you right now, its price already deducted.
rival-kings-board-lesson_markers = Markers cost points
rival-kings-board-lesson_text_markers = Each conflict marker costs 2 points in the end. This action rids you of one.
rival-kings-board-lesson_ability = Your subject can help
rival-kings-board-lesson_text_ability = Once a cycle you may use your active subject, before, between or after your actions.
rival-kings-board-lesson_look = For your eyes only
rival-kings-board-lesson_text_look = Nobody else sees these cards. What you buy is seen by all, but not how deep it lay.
rival-kings-board-lesson_active = Your active subject
rival-kings-board-lesson_text_active = It stands beside your hand with its ability. Point at it or tap it to read all of it.
rival-kings-board-lesson_pairs = Your points as they stand
rival-kings-board-lesson_text_pairs = Your cards are always arranged as they count most. Open your points to see what they are made of.
rival-kings-board-lesson_second_cycle = The same hand once more
rival-kings-board-lesson_text_second_cycle = In the second cycle you choose from the two characters left. Then all twelve are shuffled and dealt anew.
rival-kings-board-lesson_end = A pile is running out
rival-kings-board-lesson_text_end = As soon as a pile is empty, only this cycle is played to its end. Coins count little then: three make a point.
rival-kings-board-lesson_result = That is the whole game
rival-kings-board-lesson_text_result = Whoever has the most points wins. Here you see who got theirs for what, and the next game is one click away.

## The chronicle of the board: one move in one sentence

rival-kings-board-told-sentence =
    { $you ->
        [seat] You { $head }.
       *[other] { $seat } { $head }.
    }
rival-kings-board-told-effects =
    { $you ->
        [seat] You { $head }; { $effects }.
       *[other] { $seat } { $head }; { $effects }.
    }
rival-kings-board-told-revealed = The characters are revealed: { $characters }.
rival-kings-board-told-reveals =
    { $you ->
        [seat] you { $character } ({ $rank })
       *[other] { $seat } { $character } ({ $rank })
    }
rival-kings-board-told-reveals_neutral = neutral { $character } ({ $rank })
rival-kings-board-told-steals =
    { $you ->
        [thief] steal an action from { $victim } ({ $action })
        [victim] steals an action from you ({ $action })
       *[other] steals an action from { $victim } ({ $action })
    }
rival-kings-board-told-uses =
    { $you ->
        [seat] use the { $subject }
       *[other] uses the { $subject }
    }
rival-kings-board-told-performs =
    { $you ->
        [seat] perform an action ({ $action })
       *[other] performs an action ({ $action })
    }
rival-kings-board-told-settles =
    { $you ->
        [seat] return a conflict marker
       *[other] returns a conflict marker
    }
rival-kings-board-told-passes =
    { $you ->
        [from] give a conflict marker to { $to }
        [to] gives you a conflict marker
       *[other] gives a conflict marker to { $to }
    }
rival-kings-board-told-takes_money =
    { $you ->
        [seat] take
       *[other] takes
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $pile }
rival-kings-board-told-buys =
    { $you ->
        [seat] buy { $card } for { $price }
       *[other] buys { $card } for { $price }
    }
rival-kings-board-told-recruits =
    { $you ->
        [seat] recruit { $card } for { $price }
       *[other] recruits { $card } for { $price }
    }
rival-kings-board-told-finds =
    { $you ->
        [seat] find { $card } for { $price } ({ $pile })
       *[other] finds { $card } for { $price } ({ $pile })
    }
rival-kings-board-told-gains =
    { $you ->
        [seat] get
       *[other] gets
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the supply
rival-kings-board-told-gains_short =
    { $you ->
        [seat] get
       *[other] gets
    } { $coins ->
        [0] nothing
        [one] only { $coins } coin
       *[other] only { $coins } coins
    } from the supply
rival-kings-board-told-swaps =
    { $you ->
        [seat] give { $gave } to { $with } for { $got }
        [with] gives you { $gave } for { $got }
       *[other] gives { $gave } to { $with } for { $got }
    }
rival-kings-board-told-swaps_characters =
    { $you ->
        [seat] exchange { $gave } with { $with } for { $got }
        [with] exchanges { $gave } with you for { $got }
       *[other] exchanges { $gave } with { $with } for { $got }
    }
rival-kings-board-told-swaps_top =
    { $you ->
        [seat] lay { $gave } on { $pile } and take { $got }
       *[other] lays { $gave } on { $pile } and takes { $got }
    }
rival-kings-board-told-looks_buildings =
    { $you ->
        [seat] look through the building piles
       *[other] looks through the building piles
    }
rival-kings-board-told-looks_subjects =
    { $you ->
        [seat] look through the subject piles
       *[other] looks through the subject piles
    }
rival-kings-board-told-declines =
    { $you ->
        [seat] buy nothing
       *[other] buys nothing
    }
rival-kings-board-told-overpays = one coin too much, for want of change
rival-kings-board-told-turned_up = now on top: { $card }
rival-kings-board-told-emptied = the pile is empty, and the game ends with this cycle
rival-kings-board-told-refilled = before that two coins were laid under each pile
rival-kings-board-told-refill_short = the supply runs short and is laid under the first piles only
