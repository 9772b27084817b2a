# Guillotine: what happened, as it is told

## What happened

guillotine-event-game_began =
    { $you ->
        [starter] The game begins. You go first.
       *[other] The game begins. { $starter } goes first.
    }
guillotine-event-day_began =
    { $you ->
        [starter] Day { $day } begins with you. In line: { $line }.
       *[other] Day { $day } begins with { $starter }. In line: { $line }.
    }
guillotine-event-turn_began =
    { $you ->
        [seat] It is your turn.
       *[other] It is { $seat }’s turn.
    }
guillotine-event-skipped =
    { $you ->
        [seat] You play no card.
       *[other] { $seat } plays no card.
    }
guillotine-event-barred_judge =
    { $you ->
        [seat] You cannot play a card: an Unpopular Judge stands at the front.
       *[other] { $seat } cannot play a card: an Unpopular Judge stands at the front.
    }
guillotine-event-barred_rush_job =
    { $you ->
        [seat] You are in a hurry and cannot play a card.
       *[other] { $seat } is in a hurry and cannot play a card.
    }
guillotine-event-barred_empty_hand =
    { $you ->
        [seat] Your hand is empty, so you play no card.
       *[other] { $seat } has an empty hand and plays no card.
    }
guillotine-event-played =
    { $you ->
        [seat] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
guillotine-event-reacted =
    { $you ->
        [seat] You cry “Wait!” just before { $noble_who } is beheaded.
       *[other] { $seat } cries “Wait!” just before { $noble_who } is beheaded.
    }
guillotine-event-played_at_the_end =
    { $you ->
        [seat] You lay down { $card } at the very end.
       *[other] { $seat } lays down { $card } at the very end.
    }
guillotine-event-put_away_guards =
    { $you ->
        [seat] You discard Callous Guards.
       *[other] { $seat } discards Callous Guards.
    }
guillotine-event-moved = { CAP($noble_who) } moves from place { $from } to place { $to }.
guillotine-event-no_effect = { $card } changes nothing.
guillotine-event-arranged = The first in line are now: { $nobles }.
guillotine-event-reversed = The line is turned round: { $line }.
guillotine-event-line_shuffled = The line is shuffled: { $line }.
guillotine-event-curse_struck =
    { $you ->
        [seat] Confusion breaks out before you can strike. The line is now: { $line }.
       *[other] Confusion breaks out before { $seat } can strike. The line is now: { $line }.
    }
guillotine-event-new_line = A new line forms: { $line }.
guillotine-event-noble_gone = { CAP($noble_who) } gets away.
guillotine-event-noble_arrived = { CAP($noble_who) } joins the line at place { $place }.
guillotine-event-looked =
    { $you ->
        [seat] You look
       *[other] { $seat } looks
    } at { $count ->
        [one] the top noble
       *[other] the top { $count } nobles
    } of the deck.
guillotine-event-looked_at = You see: { $nobles }.
guillotine-event-head_returned =
    { $you ->
        [seat] { CAP($noble_who) } goes from your pile back to the end of the line.
       *[other] { CAP($noble_who) } goes from { $seat }’s pile back to the end of the line.
    }
guillotine-event-noble_given =
    { $you ->
        [from] You politely leave { $noble_whom } to { $to }.
        [to] { $from } politely leaves { $noble_whom } to you.
       *[other] { $from } politely leaves { $noble_whom } to { $to }.
    }
guillotine-event-extra_beheading =
    { $you ->
        [seat] You behead one more noble this turn.
       *[other] { $seat } beheads one more noble this turn.
    }
guillotine-event-day_will_end =
    { $you ->
        [seat] The day ends after your turn.
       *[other] The day ends after { $seat }’s turn.
    }
guillotine-event-no_beheading =
    { $you ->
        [seat] You behead nobody this turn.
       *[other] { $seat } beheads nobody this turn.
    }
guillotine-event-must_hurry =
    { $you ->
        [seat] You must hurry and cannot play a card next turn.
       *[other] { $seat } must hurry and cannot play a card next turn.
    }
guillotine-event-was_cursed =
    { $you ->
        [seat] Confusion awaits you at your next beheading.
       *[other] Confusion awaits { $seat } at the next beheading.
    }
guillotine-event-laid =
    { $you ->
        [seat] { $card } now lies in front of you.
       *[other] { $card } now lies in front of { $seat }.
    }
guillotine-event-table_card_lost =
    { $you ->
        [seat] You lose { $card } from the table.
       *[other] { $seat } loses { $card } from the table.
    }
guillotine-event-fetched =
    { $you ->
        [seat] You take { $card } from the discard pile.
       *[other] { $seat } takes { $card } from the discard pile.
    }
guillotine-event-hands_redealt = Rain! All hands are shuffled and dealt again.
guillotine-event-hand_now = Your hand is now: { $cards }.
guillotine-event-hand_now_empty = Your hand is now empty.
guillotine-event-discarded =
    { $you ->
        [seat] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
guillotine-event-hand_looked_at =
    { $you ->
        [seat] You look at { $victim }’s hand.
        [victim] { $seat } looks at your hand.
       *[other] { $seat } looks at { $victim }’s hand.
    }
guillotine-event-hand_shown = { $victim } holds: { $cards }.
guillotine-event-hands_exchanged =
    { $you ->
        [seat] You and { $other } exchange hands.
       *[other] { $seat } and you exchange hands.
    }
guillotine-event-head_lost =
    { $you ->
        [seat] { CAP($noble_who) } is missing from your pile and gone for good.
       *[other] { CAP($noble_who) } is missing from { $seat }’s pile and gone for good.
    }
guillotine-event-pick_made =
    { $you ->
        [seat] You have chosen.
       *[other] { $seat } has chosen.
    }
guillotine-event-heads_swapped =
    { $you ->
        [seat] You gain { $gains_whom }, { $other } gains { $other_gains_whom }.
       *[other] { $seat } gains { $gains_whom }, you gain { $other_gains_whom }.
    }
guillotine-event-spy_moved = The Master Spy slips to the end of the line.
guillotine-event-window_opened =
    { $you ->
        [seat] You are about to behead { $noble_whom }.
       *[other] { $seat } is about to behead { $noble_whom }.
    }
guillotine-event-beheaded =
    { $you ->
        [seat] You behead { $noble_whom }.
       *[other] { $seat } beheads { $noble_whom }.
    }
guillotine-event-beheaded_from_deck =
    { $you ->
        [seat] You also behead { $noble_whom }, straight from the deck.
       *[other] { $seat } also beheads { $noble_whom }, straight from the deck.
    }
guillotine-event-nobody_left =
    { $you ->
        [seat] Nobody is left in line for you.
       *[other] Nobody is left in line for { $seat }.
    }
guillotine-event-clown_placed =
    { $you ->
        [from] You put the Clown on { $to }’s pile.
        [to] { $from } puts the Clown on your pile.
       *[other] { $from } puts the Clown on { $to }’s pile.
    }
guillotine-event-clown_kept =
    { $you ->
        [seat] You keep the Clown.
       *[other] { $seat } keeps the Clown.
    }
guillotine-event-bonus_draw =
    { $you ->
        [seat] You draw one more card this turn.
       *[other] { $seat } draws one more card this turn.
    }
guillotine-event-drew =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $count ->
        [0] no card
        [one] a card
       *[other] { $count } cards
    }.
guillotine-event-drew_cards = You draw: { $cards }.
guillotine-event-nobles_reshuffled =
    { $count ->
        [one] One discarded noble goes
       *[other] { $count } discarded nobles are shuffled
    } under the deck.
guillotine-event-cards_reshuffled =
    { $count ->
        [one] One discarded action card goes
       *[other] { $count } discarded action cards are shuffled
    } under the deck.
guillotine-event-line_cleared = The rest of the line goes home: { $nobles }.
guillotine-event-line_cleared_none = Nobody is left to go home.
guillotine-event-day_ended_used_up = Day { $day } is over: nobody is left in line.
guillotine-event-day_ended_robespierre = Day { $day } is over: Robespierre has lost his head.
guillotine-event-day_ended_pimpernel = Day { $day } is over: the Scarlet Pimpernel has saved the rest.
guillotine-event-day_ended_turn_limit = Day { $day } is over: it has lasted a hundred turns.
guillotine-event-final_began = The days are over; final cards may be laid down.
guillotine-event-final_done =
    { $you ->
        [seat] You are done.
       *[other] { $seat } is done.
    }
guillotine-event-game_over = The game is over.

## The chronicle of the board: one move in one sentence

guillotine-board-told-played =
    { $you ->
        [seat] You play { $card }
       *[other] { $seat } plays { $card }
    }
guillotine-board-told-played_at_the_end =
    { $you ->
        [seat] You lay down { $card } at the very end
       *[other] { $seat } lays down { $card } at the very end
    }
guillotine-board-told-reacted =
    { $you ->
        [seat] You cry “Wait!” just before { $noble_who } is beheaded
       *[other] { $seat } cries “Wait!” just before { $noble_who } is beheaded
    }
guillotine-board-told-beheaded =
    { $you ->
        [seat] You behead { $noble_whom }
       *[other] { $seat } beheads { $noble_whom }
    }
guillotine-board-told-beheaded_from_deck =
    { $you ->
        [seat] You also behead { $noble_whom }, straight from the deck
       *[other] { $seat } also beheads { $noble_whom }, straight from the deck
    }
guillotine-board-told-looks =
    { $you ->
        [seat] look at the top of the noble deck
       *[other] looks at the top of the noble deck
    }
guillotine-board-told-sees = look at { $nobles } on top of the deck
guillotine-board-told-gives =
    { $you ->
        [from] politely leave { $noble_whom } to { $to }
        [to] politely leaves { $noble_whom } to you
       *[other] politely leaves { $noble_whom } to { $to }
    }
guillotine-board-told-beheads_more =
    { $you ->
        [seat] behead one more noble this turn
       *[other] beheads one more noble this turn
    }
guillotine-board-told-beheads_nobody =
    { $you ->
        [seat] behead nobody this turn
       *[other] beheads nobody this turn
    }
guillotine-board-told-fetches =
    { $you ->
        [seat] take { $card } from the discard pile
       *[other] takes { $card } from the discard pile
    }
guillotine-board-told-discards =
    { $you ->
        [seat] discard { $card }
       *[other] discards { $card }
    }
guillotine-board-told-looks_at_hand =
    { $you ->
        [seat] look at { $victim }’s hand
        [victim] looks at your hand
       *[other] looks at { $victim }’s hand
    }
guillotine-board-told-exchanges =
    { $you ->
        [seat] exchange hands with { $other }
       *[other] exchanges hands with you
    }
guillotine-board-told-puts_clown =
    { $you ->
        [from] put him on { $to }’s pile
        [to] puts him on your pile
       *[other] puts him on { $to }’s pile
    }
guillotine-board-told-keeps_clown =
    { $you ->
        [seat] keep him
       *[other] keeps him
    }
guillotine-board-told-draws_cards = draw { $cards }
guillotine-board-told-no_effect = nothing changes
guillotine-board-told-arranged = the first in line are now { $nobles }
guillotine-board-told-reversed = the line is turned round
guillotine-board-told-shuffled = the line is shuffled
guillotine-board-told-new_line = a new line forms
guillotine-board-told-gone = { $noble_who } gets away
guillotine-board-told-arrived = { $noble_who } joins the line at place { $place }
guillotine-board-told-returned =
    { $you ->
        [seat] { $noble_who } goes from your pile back to the end of the line
       *[other] { $noble_who } goes from { $seat }’s pile back to the end of the line
    }
guillotine-board-told-day_will_end = the day ends with this turn
guillotine-board-told-must_hurry =
    { $you ->
        [seat] you must hurry and cannot play a card next turn
       *[other] { $seat } must hurry and cannot play a card next turn
    }
guillotine-board-told-was_cursed =
    { $you ->
        [seat] confusion awaits you at your next beheading
       *[other] confusion awaits { $seat } at the next beheading
    }
guillotine-board-told-laid =
    { $you ->
        [seat] it now lies in front of you
       *[other] it now lies in front of { $seat }
    }
guillotine-board-told-table_card_lost =
    { $you ->
        [seat] you lose { $card } from the table
       *[other] { $seat } loses { $card } from the table
    }
guillotine-board-told-redealt = all hands are shuffled and dealt again
guillotine-board-told-hand_now = your hand is now { $cards }
guillotine-board-told-hand_now_empty = your hand is now empty
guillotine-board-told-discarded =
    { $you ->
        [seat] you discard { $card }
       *[other] { $seat } discards { $card }
    }
guillotine-board-told-hand_shown = { $victim } holds { $cards }
guillotine-board-told-head_lost =
    { $you ->
        [seat] { $noble_who } is missing from your pile and gone for good
       *[other] { $noble_who } is missing from { $seat }’s pile and gone for good
    }
guillotine-board-told-swapped =
    { $you ->
        [seat] you gain { $gains_whom }, { $other } gains { $other_gains_whom }
       *[other] { $seat } gains { $gains_whom }, you gain { $other_gains_whom }
    }
guillotine-board-told-spy = the Master Spy slips to the end of the line
guillotine-board-told-cards_reshuffled = the discards are shuffled under the action deck
guillotine-board-told-nobles_reshuffled = the discards are shuffled under the noble deck
guillotine-board-told-home = the rest of the line goes home ({ $nobles })
guillotine-board-told-draws =
    { $you ->
        [seat] draw
       *[other] draws
    } { $count ->
        [0] no card
       *[other] { $count } cards
    }
guillotine-board-told-forward =
    { $noble_who } moves forward { $count ->
        [one] one place
       *[other] { $count } places
    }
guillotine-board-told-back =
    { $noble_who } moves back { $count ->
        [one] one place
       *[other] { $count } places
    }
