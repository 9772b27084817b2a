# Guillotine: the words of the board

## On the table

guillotine-board-final = Final cards
guillotine-board-turn = Day { $day }, turn { $turn }
guillotine-board-day = Day { $day } of { $days }
guillotine-board-day_begins = Day { $day }, { $player } begins
guillotine-board-day_name = Day { $day }
guillotine-board-steps = The steps of a turn
guillotine-board-step_action = Card
guillotine-board-step_behead = Beheading
guillotine-board-step_draw = Draw
guillotine-board-decks = Decks and discards
guillotine-board-noble_deck = Noble deck
guillotine-board-noble_discards = Discarded nobles
guillotine-board-action_deck = Action deck
guillotine-board-action_discards = Action discards
guillotine-board-line = The line, front first
guillotine-board-line_empty = Nobody is left in line.
guillotine-board-places = Places
guillotine-board-machine_spoken = The guillotine; next before it: { $noble }
guillotine-board-place_spoken = place { $place }
guillotine-board-new_place = New place { $place }
guillotine-board-next_head = Next
guillotine-board-move_to = Move { $noble } to place { $place }
guillotine-board-choose = Choose { $thing }
guillotine-board-play = Play { $card }
guillotine-board-card_spoken = { $card }: { $help }
guillotine-board-worth_spoken =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
guillotine-board-loss_spoken =
    { $count ->
        [one] minus { $count } point
       *[other] minus { $count } points
    }
guillotine-board-worth_depends = worth depends on the pile
guillotine-board-choices_spoken = { $count } can be chosen
guillotine-board-top_spoken = on top: { $noble }
guillotine-board-spectator_hand = You are watching, so you have no hand.
guillotine-board-empty_hand = Your hand is empty.
guillotine-board-being_played = Being played
guillotine-board-played_by_other = On the table
guillotine-board-discard = Discard { $card }
guillotine-board-hand_size = Cards in hand
guillotine-board-trophies_of = { $player }’s trophies
guillotine-board-pile = Trophies
guillotine-board-no_heads = Nobody yet.
guillotine-board-known_cards = Cards you know to be in this hand
guillotine-board-known_tops = The top of the noble deck, known to you
guillotine-board-mark_rushed = Told to hurry: no card next turn
guillotine-board-mark_cursed = The line is shuffled before their next beheading
guillotine-board-mark_no_cards = In a hurry: no card this turn
guillotine-board-mark_pimpernel = The day ends after this turn
guillotine-board-no_card = no card
guillotine-board-nobody = nobody
guillotine-board-how_card = Play an action card, if you like, to change the line.
guillotine-board-how_noble = Take the noble at the front. Most are worth points, a few cost you some.
guillotine-board-how_draw = Draw an action card. After three days whoever has the most points wins.
guillotine-board-order_off = Ask me
guillotine-board-order_next = Step in at { $player }’s next beheading
guillotine-board-order_noble = Step in when this noble is next: { $noble }
guillotine-board-order_pass_turn = Let everything pass this turn
guillotine-board-order_pass = Let everything pass until I say
guillotine-board-skip_behead = No card: behead { $noble_whom }
guillotine-board-let_pass = Let it pass

## What nobles can do, short enough for a card

guillotine-board-ability_end_day = Ends the day
guillotine-board-ability_behead_next = Behead the next noble too
guillotine-board-ability_count = 4 with the Countess
guillotine-board-ability_countess = 4 with the Count
guillotine-board-ability_extra_draw = Draw one more card
guillotine-board-ability_block_actions = At the front: no cards
guillotine-board-ability_add_noble = Adds a noble to the line
guillotine-board-ability_spy = Flees from every card
guillotine-board-ability_guard = 1 point per guard held
guillotine-board-ability_clown = Goes on any pile
guillotine-board-ability_discard_one = Discard one card
guillotine-board-ability_tragic = −1 per grey noble held

## Questions

guillotine-board-ask_choose_action = Do you play an action card?
guillotine-board-ask_choose_noble = Which noble do you choose?
guillotine-board-ask_choose_distance = To which place should { $noble_who } move?
guillotine-board-ask_order_next = Who should stand at place { $count }?
guillotine-board-ask_choose_late_arrival = Which late arrival joins the line?
guillotine-board-ask_choose_player = Which player do you choose?
guillotine-board-ask_choose_discard_card = Which discarded card do you take?
guillotine-board-ask_choose_victim_card = Which card must { $player } discard?
guillotine-board-ask_choose_table_card = Which card on the table is discarded?
guillotine-board-ask_infighting_discard =
    { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards, one by one
    }
guillotine-board-ask_clerical_pick = Which noble do you take from { $player }?
guillotine-board-ask_place_clown = On whose pile do you put the Clown?
guillotine-board-ask_innocent_discard = Which card do you discard?
guillotine-board-ask_react_wait = { $player } is about to behead { $noble_whom }
guillotine-board-ask_final_cards = Do you lay down a last card?
guillotine-board-why_action = Afterwards you behead whoever stands at the front: { $noble }. Then you draw a card.
guillotine-board-why_action_only = There is no beheading left this turn; you only draw a card.
guillotine-board-why_rushed = You were told to hurry: no card this turn.
guillotine-board-why_window = A moment to step in, for whoever holds the card for it.
guillotine-board-why_final = The last day is over. Only cards that change points may be laid down.
guillotine-board-why_clown = You beheaded the Clown. He costs his owner 2 points.
guillotine-board-why_innocent = You beheaded the Innocent Victim: it costs you an action card.
guillotine-board-why_infighting = { $player } played { $card } against you.
guillotine-board-why_card = You played { $card }. { $help }

## What the others read

guillotine-board-wait_choose_action = { $who } is choosing a card
guillotine-board-wait_choose_noble = { $who } is choosing a noble: { $card }
guillotine-board-wait_choose_distance = { $who } is moving a noble: { $card }
guillotine-board-wait_order_next = { $who } is rearranging the line: { $card }
guillotine-board-wait_choose_late_arrival = { $who } is looking at the noble deck
guillotine-board-wait_choose_player = { $who } is choosing a player: { $card }
guillotine-board-wait_choose_discard_card = { $who } is looking through the discards
guillotine-board-wait_choose_victim_card = { $who } is looking at somebody’s hand
guillotine-board-wait_choose_table_card = { $who } is choosing a card on the table
guillotine-board-wait_infighting_discard = { $who } must discard cards
guillotine-board-wait_clerical_pick = Secretly choosing a noble: { $who }
guillotine-board-wait_place_clown = { $who } is placing the Clown
guillotine-board-wait_innocent_discard = { $who } must discard a card
guillotine-board-wait_react_wait = { $who } is about to strike
guillotine-board-wait_final_cards = { $who } is choosing final cards
