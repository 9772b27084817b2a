# The board of Heads of State

## How it is played, on the start page

heads-of-state-board-how_draft = Take attribute cards, face up or blind: gold, titles, troops, castles.
heads-of-state-board-how_raise = Spend sets of them on nobles, from baron to king, in the boxes of sixteen areas.
heads-of-state-board-how_strike = Or strike at rivals by treachery. Nobody knows when the Revolution will end the century.

## Where the game stands

heads-of-state-board-where = { $century }, { $phase }
heads-of-state-board-phase_option = start of the turn
heads-of-state-board-phase_draw = taking cards
heads-of-state-board-phase_raise = raising nobles
heads-of-state-board-phase_treachery = treachery
heads-of-state-board-phase_discard = discarding
heads-of-state-board-phase_century = a new century

## The map

heads-of-state-board-map = Map of Western Europe
heads-of-state-board-country_markers = For a noble in every area of the country, first and second
heads-of-state-board-century_markers = For the most and the second most influence at the end of the century
heads-of-state-board-box_of = { $rank } of { $player }
heads-of-state-board-box_free = { $rank }: empty
heads-of-state-board-weight = influence { $count }
heads-of-state-board-cost = costs { $cards }
heads-of-state-board-missing = missing from your hand: { $cards }
heads-of-state-board-affordable = your hand can pay for it

## Offers and piles

heads-of-state-board-centuries = The centuries
heads-of-state-board-near = { $count ->
        [0] The revolution pack comes next
        [one] 1 card, then the revolution pack
       *[other] { $count } cards, then the revolution pack
    }
heads-of-state-board-near_open = { $count ->
        [one] The next card is the Revolution
       *[other] The Revolution: one of { $count } cards
    }
heads-of-state-board-near_past = The Revolution is over; everybody finishes the round
heads-of-state-board-near_shown = The Revolution has broken out
heads-of-state-board-offers = On offer
heads-of-state-board-attribute_pile = Draw pile: { $count }
heads-of-state-board-treachery_pile = Pile of treachery cards: { $count }
heads-of-state-board-slot_empty = empty until the end of the turn
heads-of-state-board-aside = Set aside
heads-of-state-board-attribute_discards = Attribute cards discarded this century
heads-of-state-board-treachery_discards = Treachery cards discarded
heads-of-state-board-pack_why = Attribute cards, the Revolution among them. When the draw pile is empty, cards come from here; when the Revolution turns up, the century ends at once.

## Costs, influence, race

heads-of-state-board-costs = What a noble costs
heads-of-state-board-dynasty = All seven nobles
heads-of-state-board-counters_left = Counters you have left
heads-of-state-board-influence = Influence
heads-of-state-board-influence_none = nobody yet
heads-of-state-board-influence_why = Ties go to the higher noble, then to the higher number.
heads-of-state-board-still_to_reach = Still to reach: { $areas }
heads-of-state-board-all_reached = every area reached
heads-of-state-board-reach = Areas reached
heads-of-state-board-race = Noble cards
heads-of-state-board-race_why = Noble cards by kind; the most score at the end
heads-of-state-board-worth = worth
heads-of-state-board-leads = leads
heads-of-state-board-ties = tied

## Players and hands

heads-of-state-board-attributes_held = Attribute cards in hand
heads-of-state-board-treacheries_held = Treachery cards in hand
heads-of-state-board-nobles_alive = Nobles on the map
heads-of-state-board-known_held = Known to be in hand
heads-of-state-board-held_spoken = { $count } in hand
heads-of-state-board-spectator_hand = You are watching: hands are for their owners alone.
heads-of-state-board-choices_spoken = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }

## The map, told

heads-of-state-board-area_spoken = { $area }, { $country }
heads-of-state-board-marker_left = { $count ->
        [one] 1 point for the first noble here
       *[other] { $count } points for the first noble here
    }
heads-of-state-board-marker_taken = { $count ->
        [one] the 1 point for the first noble has been won
       *[other] the { $count } points for the first noble have been won
    }
heads-of-state-board-graves = { $count ->
        [one] 1 noble killed here
       *[other] { $count } nobles killed here
    }
heads-of-state-board-graves_of = Killed here
heads-of-state-board-box_empty = empty
heads-of-state-board-prize_of = { $points }, won by { $player }
heads-of-state-board-influence_of = { $player }: { $count } ({ $rank }, { $area })
heads-of-state-board-influence_hint = if the century were scored now
heads-of-state-board-influence_nobody = Nobody has a living noble here.
heads-of-state-board-bag_own = { $player }’s cube came out: the noble died
heads-of-state-board-bag_rival = { $player }’s cube came out: the noble lives
heads-of-state-board-treachery_offers = Treachery on offer
heads-of-state-board-treachery_pile_why = When it is empty, the discards are shuffled into a new one.
heads-of-state-board-in_play = In play at this table
heads-of-state-board-cards_left = Noble cards left
heads-of-state-board-empty_hand = Your cards will be here.
heads-of-state-board-double_short = double card
heads-of-state-board-some_capital = a capital

## What things are

heads-of-state-board-rank_is = Costs { $cards }; one courtesan may stand for any of them. The most cards of this kind bring { $points } points at the end, half each to two. Everybody has { $counters } counters.
heads-of-state-board-rank_is_exact = Costs { $cards }; no courtesan helps. The most cards of this kind bring { $points } points at the end, half each to two. Everybody has { $counters } counters.
heads-of-state-board-capital_is = Capital of { $country_who }. Boxes: { $ranks }. The only or higher-ranking noble here gives { $most } influence, the other { $other }. The first noble ever raised here wins { $points } points.
heads-of-state-board-province_is = Province of { $country_who }. Boxes: { $ranks }. The only or higher-ranking noble here gives { $most } influence, the other { $other }. The first noble ever raised here wins { $points } { $points ->
        [one] point
       *[other] points
    }.
heads-of-state-board-attribute_is = Pays for: { $nobles }. There are { $count } in all.
heads-of-state-board-courtesan_is = Stands for any one card of a cost, one for each noble; never for a king or a baron. There are { $count } in all.
heads-of-state-board-assassin_is = Strikes anywhere: one card at a noble in a province, two at one in a capital. Three of the four cubes in the bag are yours; if the fourth comes out, the noble lives.
heads-of-state-board-assassin_is_certain = Strikes anywhere: one card at a noble in a province, two at one in a capital. In this game it always succeeds.
heads-of-state-board-country_card_is = Kills for certain ({ $countries }): one card a noble in a province, two one in the capital. There are { $count } in all.
heads-of-state-board-double_is = Counts as one card of either: { $countries }. One kills a noble in a province; with another card of the same country, one in its capital. There is { $count } in all.

## Choices in words

heads-of-state-board-say_take = Take { $thing }
heads-of-state-board-say_raise = Raise a noble: { $thing }
heads-of-state-board-say_replace = Replace the dead: { $thing }
heads-of-state-board-say_strike = Strike at { $thing }
heads-of-state-board-say_discard = Discard { $thing }
heads-of-state-board-say_trim = Give up { $thing }
heads-of-state-board-button_three = Take three cards
heads-of-state-board-button_refresh = New display
heads-of-state-board-button_treachery = Use treachery
heads-of-state-board-button_blind = Draw from the pile
heads-of-state-board-button_blind_attribute = Draw an attribute card blind
heads-of-state-board-button_blind_treachery = Draw a treachery card blind
heads-of-state-board-button_end = End your turn
heads-of-state-board-button_pay_exact = Pay exactly
heads-of-state-board-button_pay_courtesan = Courtesan for { $attribute }
heads-of-state-board-say_pay = Pay exactly: { $thing }
heads-of-state-board-say_pay_courtesan = Pay with a courtesan instead of: { $thing }
heads-of-state-board-button_take = { CAP($card) }
heads-of-state-board-button_play = Play { $cards }

## Questions

heads-of-state-board-ask_option = How will you use your turn?
heads-of-state-board-ask_draw = { $left ->
        [one] Which card do you take?
       *[other] Which card do you take? { $left } to draw
    }
heads-of-state-board-ask_place = Raise a noble in an empty box, or end your turn
heads-of-state-board-ask_take_both = Take a treachery card and an attribute card
heads-of-state-board-ask_take_treachery = Which treachery card do you take?
heads-of-state-board-ask_take_attribute = Which attribute card do you take?
heads-of-state-board-ask_treachery = Play treachery, or end your turn
heads-of-state-board-ask_replace = Which box do you refill?
heads-of-state-board-ask_target = Which noble do you strike at?
heads-of-state-board-ask_pay = How do you pay for { $rank_whom } in { $area }?
heads-of-state-board-ask_discard = Which attribute card do you discard?
heads-of-state-board-ask_discard_treachery = Which treachery card do you discard?
heads-of-state-board-ask_trim = { $left ->
        [one] Which attribute card do you give up last?
       *[other] Which attribute card do you give up? { $left } to go
    }
heads-of-state-board-ask_trim_treachery = { $left ->
        [one] Which treachery card do you give up last?
       *[other] Which treachery card do you give up? { $left } to go
    }
heads-of-state-board-why_option = Three attribute cards to raise nobles, a new display and one card, or a treachery and an attribute card to strike.
heads-of-state-board-why_option_short = Three attribute cards to raise nobles, or a treachery and an attribute card to strike. The draw pile is too low for a new display.
heads-of-state-board-why_draw = Any face-up card, or the top one of the pile. What you take is not replaced before the end of your turn.
heads-of-state-board-why_draw_first = Your first turn: no treachery yet. Any face-up card, or the top one of the pile.
heads-of-state-board-why_draw_open = The draw pile is empty now, so only face-up cards can be taken.
heads-of-state-board-why_place = Gold boxes are those you can pay for: { $ranks }. Raise as many as you can pay for.
heads-of-state-board-why_place_none = You can pay for no empty box now. Keep your cards for a later turn.
heads-of-state-board-why_take = Both in any order. You may play the treachery card at once.
heads-of-state-board-why_treachery = One card strikes in a province, two that belong together in a capital. You may also keep them all.
heads-of-state-board-why_treachery_replace = Put a noble of your own in the box you emptied, strike again, or leave it: one may stay empty.
heads-of-state-board-why_treachery_none = None of your treachery cards can strike at anybody now. They stay in your hand.
heads-of-state-board-why_replace = You have emptied two boxes, but only one may stay so.
heads-of-state-board-why_target = With { $cards }: the noble dies for certain. Its owner keeps the card and the points.
heads-of-state-board-why_target_bag = With { $cards }: three of the four cubes in the bag are yours.
heads-of-state-board-why_target_duty = With { $cards }. Not every noble in reach is gold: click one to see why.
heads-of-state-board-why_pay = The cards go to the discards. Nobody sees whether you had a choice.
heads-of-state-board-why_pay_courtesan = One courtesan may stand for one card of the cost, even for one that you hold.
heads-of-state-board-why_discard = At the end of a turn ten attribute cards and four treachery cards may stay in your hand.
heads-of-state-board-why_trim = The century is over: six attribute cards and two treachery cards may stay in your hand.
heads-of-state-board-wait_option = { $who } chooses how to use the turn
heads-of-state-board-wait_draw = { $who } takes attribute cards
heads-of-state-board-wait_take = { $who } takes a treachery and an attribute card
heads-of-state-board-wait_place = { $who } may raise nobles
heads-of-state-board-wait_treachery = { $who } may play treachery
heads-of-state-board-wait_target = { $who } chooses a target for { $cards }
heads-of-state-board-wait_pay = { $who } pays for a noble: { $rank }, { $area }
heads-of-state-board-wait_discard = { $who } discards down to the limit
heads-of-state-board-wait_trim = Still giving up cards: { $who }
