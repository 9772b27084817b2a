# Heads of State

## The game

heads-of-state-about-title = Heads of State
heads-of-state-about-tagline = Noble dynasties raise barons, dukes and kings from London to Berlin, and remove whoever stands in the way.
heads-of-state-about-author = Peter Hawes
heads-of-state-about-publisher = eggertspiele and Z-Man Games 2008

## Where the numbers of the game come from.

heads-of-state-source-components = What is in the box
heads-of-state-source-colours = The colours of the players
heads-of-state-source-cost_sizes = How many cards each noble costs
heads-of-state-source-costs = Which cards each noble costs
heads-of-state-source-attribute_total = One hundred attribute cards, and their marks for three, four and five players
heads-of-state-source-attribute_kinds = The nine kinds of attribute cards
heads-of-state-source-lineage_name = What the attribute “lineage” is called
heads-of-state-source-attribute_counts = How many there are of each attribute card
heads-of-state-source-pack_size = Ten attribute cards and the Revolution card in the revolution pack
heads-of-state-source-doubles = Six double cards, one for each pair of countries
heads-of-state-source-treachery_counts = How many there are of the other treachery cards
heads-of-state-source-area_split = How many areas each country has
heads-of-state-source-area_names = The names of the provinces
heads-of-state-source-boxes = The boxes of the areas
heads-of-state-source-area_numbers = The numbers in the hexagons
heads-of-state-source-country_marker_count = Two country markers for each country
heads-of-state-source-country_markers = Country markers
heads-of-state-source-dynasty_markers = Dynasty markers
heads-of-state-source-century_markers = Century markers
heads-of-state-source-majorities = Points for the most noble cards of a kind
heads-of-state-source-first_draws = Cards taken on the first turns
heads-of-state-source-map = Where the areas lie on our map

## Attribute cards

heads-of-state-attribute-gold = gold
heads-of-state-attribute-title = title
heads-of-state-attribute-troops = troops
heads-of-state-attribute-castle = castle
heads-of-state-attribute-duelling = duelling
heads-of-state-attribute-palace = palace
heads-of-state-attribute-bishop = bishop
heads-of-state-attribute-lineage = lineage
heads-of-state-attribute-courtesan = courtesan

## Nobles, the highest first. The .whom is what somebody raises

heads-of-state-noble-king = king
    .whom = a king
heads-of-state-noble-prince = prince
    .whom = a prince
heads-of-state-noble-duke = duke
    .whom = a duke
heads-of-state-noble-marquis = marquis
    .whom = a marquis
heads-of-state-noble-earl = earl
    .whom = an earl
heads-of-state-noble-count = count
    .whom = a count
heads-of-state-noble-baron = baron
    .whom = a baron

## Countries

heads-of-state-country-britain = Britain
heads-of-state-country-france = France
heads-of-state-country-spain = Spain
heads-of-state-country-germany = German States
    .who = the German States

## Areas

heads-of-state-area-gb_london = London
heads-of-state-area-gb_scotland = Scotland
heads-of-state-area-gb_ireland = Ireland
heads-of-state-area-fr_paris = Paris
heads-of-state-area-fr_normandy = Normandy
heads-of-state-area-fr_burgundy = Burgundy
heads-of-state-area-fr_provence = Provence
heads-of-state-area-fr_brittany = Brittany
heads-of-state-area-es_madrid = Madrid
heads-of-state-area-es_aragon = Aragon
heads-of-state-area-es_galicia = Galicia
heads-of-state-area-es_andalusia = Andalusia
heads-of-state-area-de_berlin = Berlin
heads-of-state-area-de_bavaria = Bavaria
heads-of-state-area-de_saxony = Saxony
heads-of-state-area-de_hanover = Hanover

## Treachery cards

heads-of-state-treachery-assassin = assassin
heads-of-state-treachery-axeman = axeman
heads-of-state-treachery-guillotine = guillotine
heads-of-state-treachery-inquisition = inquisition
heads-of-state-treachery-gallows = gallows
heads-of-state-treachery-double_britain_france = double card Britain/France
heads-of-state-treachery-double_britain_spain = double card Britain/Spain
heads-of-state-treachery-double_britain_germany = double card Britain/German States
heads-of-state-treachery-double_france_spain = double card France/Spain
heads-of-state-treachery-double_france_germany = double card France/German States
heads-of-state-treachery-double_spain_germany = double card Spain/German States

## Centuries

heads-of-state-century-1589 = 1589
heads-of-state-century-1689 = 1689
heads-of-state-century-1789 = 1789

## Colours of the players

heads-of-state-colour-red = red
heads-of-state-colour-blue = blue
heads-of-state-colour-yellow = yellow
heads-of-state-colour-green = green
heads-of-state-colour-black = black

## Options

heads-of-state-option-revolution_pack = Attribute cards in the revolution pack
heads-of-state-option-first_turn = Cards on the first turn
heads-of-state-option-assassin = Assassins
heads-of-state-option-last_turn = When the 1789 Revolution turns up
heads-of-state-option-open_hands = Open hands
heads-of-state-option-start_player = Who starts
heads-of-state-value-first_turn_staggered = one to three, the later in turn order the more
heads-of-state-value-first_turn_equal = three for everybody
heads-of-state-value-assassin_bag = three cubes out of four are on their side
heads-of-state-value-assassin_certain = they always succeed
heads-of-state-value-last_turn_instant = the game ends at once
heads-of-state-value-last_turn_finish_round = play until all have had the same number of turns
heads-of-state-value-open_hands_off = no, everybody sees only their own hand
heads-of-state-value-open_hands_on = yes, everybody sees every hand
heads-of-state-value-start_player_random = drawn at random

## Decisions

heads-of-state-prompt-choose_option = How will you use your turn?
heads-of-state-prompt-draw =
    { $left ->
        [one] Take an attribute card, face up or blind (the last one).
       *[other] Take an attribute card, face up or blind ({ $left } still to take).
    }
heads-of-state-prompt-draw_first_turn =
    Your first turn: take an attribute card, face up or blind { $left ->
        [one] (the last one).
       *[other] ({ $left } still to take).
    }
heads-of-state-prompt-place_loop = Raise a noble in an empty box, or end your turn.
heads-of-state-prompt-take_two_both = Take one treachery card and one attribute card, in any order.
heads-of-state-prompt-take_two_treachery = Now take a treachery card, face up or blind.
heads-of-state-prompt-take_two_attribute = Now take an attribute card, face up or blind.
heads-of-state-prompt-treachery_loop = Play treachery cards, raise a noble in a box that you have emptied this turn, or end your turn.
heads-of-state-prompt-treachery_loop_must_replace = You have emptied two boxes, but only one may stay empty. Raise a noble in one of them: { $must_replace }.
heads-of-state-prompt-target = You play: { $cards }. Which noble do you strike at?
heads-of-state-prompt-pay = How do you pay for the { $rank } of { $area }? Cost: { $cost }.
heads-of-state-prompt-discard_to_limit_attribute =
    { $left ->
        [one] You may keep 10 attribute cards. Discard one card.
       *[other] You may keep 10 attribute cards. Discard a card ({ $left } in all).
    }
heads-of-state-prompt-discard_to_limit_treachery =
    { $left ->
        [one] You may keep 4 treachery cards. Discard one card.
       *[other] You may keep 4 treachery cards. Discard a card ({ $left } in all).
    }
heads-of-state-prompt-trim_hands_attribute =
    { $left ->
        [one] A new century: you may keep 6 attribute cards. Give up one card, in secret.
       *[other] A new century: you may keep 6 attribute cards. Give up a card, in secret ({ $left } still to go).
    }
heads-of-state-prompt-trim_hands_treachery =
    { $left ->
        [one] A new century: you may keep 2 treachery cards. Give up one card, in secret.
       *[other] A new century: you may keep 2 treachery cards. Give up a card, in secret ({ $left } still to go).
    }

## What happened

heads-of-state-event-starts =
    { $you ->
        [seat] You begin.
       *[other] { $seat } begins.
    }
heads-of-state-event-display_dealt = Attribute cards face up: { $cards }.
heads-of-state-event-treachery_dealt = Treachery cards face up: { $cards }.
heads-of-state-event-turn_began =
    { $you ->
        [seat] It is your turn.
       *[other] It is { $seat }’s turn.
    }
heads-of-state-event-turn_began_first =
    { $you ->
        [seat] Your first turn: you take
       *[other] { $seat }’s first turn: they take
    } { $count ->
        [one] one attribute card
       *[other] { $count } attribute cards
    }.
heads-of-state-event-chose_option_attributes_three =
    { $you ->
        [seat] You choose three attribute cards.
       *[other] { $seat } chooses three attribute cards.
    }
heads-of-state-event-chose_option_attributes_refresh =
    { $you ->
        [seat] You ask for a new display and take one card.
       *[other] { $seat } asks for a new display and takes one card.
    }
heads-of-state-event-chose_option_treachery =
    { $you ->
        [seat] You choose treachery.
       *[other] { $seat } chooses treachery.
    }
heads-of-state-event-refreshed =
    { $you ->
        [seat] You set the display aside
       *[other] { $seat } sets the display aside
    } ({ $set_aside }). Turned up: { $cards }.
heads-of-state-event-took_attribute =
    { $you ->
        [seat] You take: { $card }.
       *[other] { $seat } takes: { $card }.
    }
heads-of-state-event-drew_attribute =
    { $you ->
        [seat] You draw an attribute card blind.
       *[other] { $seat } draws an attribute card blind.
    }
heads-of-state-event-drew_attribute_card =
    { $you ->
        [seat] Your card: { $card }.
       *[other] { $seat }’s card: { $card }.
    }
heads-of-state-event-took_treachery =
    { $you ->
        [seat] You take a treachery card: { $card }.
       *[other] { $seat } takes a treachery card: { $card }.
    }
heads-of-state-event-drew_treachery =
    { $you ->
        [seat] You draw a treachery card blind.
       *[other] { $seat } draws a treachery card blind.
    }
heads-of-state-event-drew_treachery_card =
    { $you ->
        [seat] Your treachery card: { $card }.
       *[other] { $seat }’s treachery card: { $card }.
    }
heads-of-state-event-pack_opened = The draw pile is used up. The disc comes off the revolution pack: the Revolution may turn up at any moment.
heads-of-state-event-treachery_reshuffled = The treachery discards are shuffled into a new pile of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
heads-of-state-event-discards_reshuffled = The attribute discards are shuffled into a new draw pile of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
heads-of-state-event-chose_box =
    { $you ->
        [seat] You want to raise { $rank_whom } in { $area }.
       *[other] { $seat } wants to raise { $rank_whom } in { $area }.
    }
heads-of-state-event-chose_box_replaces =
    { $you ->
        [seat] You want to raise { $rank_whom } of your own in { $area }.
       *[other] { $seat } wants to raise { $rank_whom } of their own in { $area }.
    }
heads-of-state-event-paid =
    { $you ->
        [seat] You pay
       *[other] { $seat } pays
    } for the { $rank } of { $area }: { $cards }.
heads-of-state-event-paid_courtesan =
    { $you ->
        [seat] You pay
       *[other] { $seat } pays
    } for the { $rank } of { $area }: { $cards }. The courtesan stands for: { $attribute }.
heads-of-state-event-raised =
    { $you ->
        [seat] You raise { $rank_whom } in { $area }.
       *[other] { $seat } raises { $rank_whom } in { $area }.
    }
heads-of-state-event-raised_replaces =
    { $you ->
        [seat] You raise { $rank_whom } of your own in { $area }.
       *[other] { $seat } raises { $rank_whom } of their own in { $area }.
    }
heads-of-state-event-noble_card =
    { $you ->
        [seat] You take a noble card
       *[other] { $seat } takes a noble card
    }: { $rank } ({ $left } left).
heads-of-state-event-no_noble_card =
    { $you ->
        [seat] You get no noble card
       *[other] { $seat } gets no noble card
    }: none is left ({ $rank }).
heads-of-state-event-area_marker =
    { $you ->
        [seat] You are the first in { $area } and score
       *[other] { $seat } is the first in { $area } and scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
heads-of-state-event-country_marker =
    { $you ->
        [seat] You are the first to have been in every area of
       *[other] { $seat } is the first to have been in every area of
    } { $country_who }: { $points } points.
heads-of-state-event-country_marker_second =
    { $you ->
        [seat] You are the second to have been in every area of
       *[other] { $seat } is the second to have been in every area of
    } { $country_who }: { $points } points.
heads-of-state-event-dynasty_marker =
    { $you ->
        [seat] You have raised all seven kinds of noble and score { $points } points.
       *[other] { $seat } has raised all seven kinds of noble and scores { $points } points.
    }
heads-of-state-event-played_treachery =
    { $you ->
        [seat] You play: { $cards }.
       *[other] { $seat } plays: { $cards }.
    }
heads-of-state-event-attacked =
    { $you ->
        [seat] You strike at { $victim }’s { $rank } in { $area } ({ $cards }).
        [victim] { $seat } strikes at your { $rank } in { $area } ({ $cards }).
       *[other] { $seat } strikes at { $victim }’s { $rank } in { $area } ({ $cards }).
    }
heads-of-state-event-bag_drawn =
    { $you ->
        [seat] Your cube comes out of the bag: { $victim }’s { $rank } in { $area } falls.
        [victim] { $seat }’s cube comes out of the bag: your { $rank } in { $area } falls.
       *[other] { $seat }’s cube comes out of the bag: { $victim }’s { $rank } in { $area } falls.
    }
heads-of-state-event-bag_drawn_rival =
    { $you ->
        [seat] { $victim }’s cube comes out of the bag: the { $rank } in { $area } escapes.
        [victim] Your cube comes out of the bag: the { $rank } in { $area } escapes { $seat }’s assassin.
       *[other] { $victim }’s cube comes out of the bag: the { $rank } in { $area } escapes { $seat }’s assassin.
    }
heads-of-state-event-killed =
    { $you ->
        [seat] You kill { $victim }’s { $rank } in { $area }.
        [victim] { $seat } kills your { $rank } in { $area }.
       *[other] { $seat } kills { $victim }’s { $rank } in { $area }.
    }
heads-of-state-event-survived =
    { $you ->
        [seat] { $victim }’s { $rank } in { $area } survives and is safe from you for this turn.
        [victim] Your { $rank } in { $area } survives and is safe from { $seat } for this turn.
       *[other] { $victim }’s { $rank } in { $area } survives and is safe from { $seat } for this turn.
    }
heads-of-state-event-ended_turn =
    { $you ->
        [seat] You end your turn.
       *[other] { $seat } ends their turn.
    }
heads-of-state-event-discarded =
    { $you ->
        [seat] You discard: { $card }.
       *[other] { $seat } discards: { $card }.
    }
heads-of-state-event-set_aside_returned = The cards set aside are shuffled back into the draw pile: { $cards }.
heads-of-state-event-display_refilled = Turned up: { $cards }.
heads-of-state-event-treachery_refilled = Treachery turned up: { $cards }.
heads-of-state-event-revolution_shown_draw = The card drawn is the Revolution! The century of { $century } is over.
heads-of-state-event-revolution_shown_take_two = The card drawn is the Revolution! The century of { $century } is over.
heads-of-state-event-revolution_shown_refill = The Revolution turns up while the display is filled! The century of { $century } is over.
heads-of-state-event-revolution_aside_draw = The card drawn is the Revolution! Nothing is scored yet.
heads-of-state-event-revolution_aside_take_two = The card drawn is the Revolution! Nothing is scored yet.
heads-of-state-event-revolution_aside_refill = The Revolution turns up while the display is filled! Nothing is scored yet.
heads-of-state-event-last_round = The Revolution is put aside: the game goes on until everybody has had the same number of turns. { $you ->
        [last] You have the last one.
       *[other] { $last } has the last one.
    }
heads-of-state-event-country_scored = Scoring { $country_who }, { $century }.
heads-of-state-event-country_scored_empty = Scoring { $country_who }, { $century }: nobody has influence there.
heads-of-state-event-century_marker =
    { $you ->
        [seat] You have the most influence in { $country_who } ({ $influence }) and score { $points } points.
       *[other] { $seat } has the most influence in { $country_who } ({ $influence }) and scores { $points } points.
    }
heads-of-state-event-century_marker_second =
    { $you ->
        [seat] You are second in { $country_who } (influence { $influence }) and score { $points } points.
       *[other] { $seat } is second in { $country_who } (influence { $influence }) and scores { $points } points.
    }
heads-of-state-event-tie_decided =
    { $you ->
        [seat] You and { $other } have equal influence. Your { $rank } in { $area } ranks higher, so you come first.
        [other] { $seat } and you have equal influence. The { $rank } in { $area } ranks higher, so { $seat } comes first.
       *[others] { $seat } and { $other } have equal influence. The { $rank } in { $area } ranks higher, so { $seat } comes first.
    }
heads-of-state-event-tie_decided_by_number =
    { $you ->
        [seat] You and { $other } have equal influence and highest nobles of equal rank. Your { $rank } stands at the higher number ({ $area }), so you come first.
        [other] { $seat } and you have equal influence and highest nobles of equal rank. { $seat }’s { $rank } stands at the higher number ({ $area }), so { $seat } comes first.
       *[others] { $seat } and { $other } have equal influence and highest nobles of equal rank. { $seat }’s { $rank } stands at the higher number ({ $area }), so { $seat } comes first.
    }
heads-of-state-event-century_began = The century of { $century } begins.
heads-of-state-event-trim_named =
    { $you ->
        [seat] You have chosen what you give up.
       *[other] { $seat } has chosen what to give up.
    }
heads-of-state-event-trim_named_card =
    { $you ->
        [seat] You give up: { $card }.
       *[other] { $seat } gives up: { $card }.
    }
heads-of-state-event-trimmed =
    { $you ->
        [seat] You give up
       *[other] { $seat } gives up
    } { $count ->
        [0] treachery cards
        [one] one attribute card and treachery cards
       *[other] { $count } attribute cards and treachery cards
    }: { $cards }.
heads-of-state-event-trimmed_none =
    { $you ->
        [seat] You give up
       *[other] { $seat } gives up
    } { $count ->
        [one] one attribute card
       *[other] { $count } attribute cards
    }.
heads-of-state-event-trimmed_attributes =
    { $you ->
        [seat] Attribute cards that you give up
       *[other] Attribute cards that { $seat } gives up
    }: { $cards }.
heads-of-state-event-cards_collected = The { $count } attribute cards that nobody holds are shuffled. { $pack } of them go into the new revolution pack, together with the Revolution.
heads-of-state-event-majority = Most noble cards of this kind ({ $rank }): { $seats }, with { $count }, for { $points } points.
heads-of-state-event-majority_shared = Most noble cards of this kind ({ $rank }): { $seats }, with { $count } each, for { $points } points each.
heads-of-state-event-no_majority = Nobody scores for this kind of noble ({ $rank }): { $seats } have the same number of cards ({ $count }).
heads-of-state-event-no_majority_none = Nobody scores for this kind of noble ({ $rank }): nobody has a card of it.
heads-of-state-event-final_score =
    { $you ->
        [seat] You
       *[other] { $seat }
    }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
heads-of-state-event-won_by_cards =
    { $you ->
        [seat] You and { $other } have the same number of points. You have more noble cards of this kind ({ $rank }), so you are ahead.
        [other] { $seat } and you have the same number of points. { $seat } has more noble cards of this kind ({ $rank }) and is ahead.
       *[others] { $seat } and { $other } have the same number of points. { $seat } has more noble cards of this kind ({ $rank }) and is ahead.
    }

## Why a move is refused

heads-of-state-why-over = The game is over.
heads-of-state-why-no_seat = Nobody sits there in this game.
heads-of-state-why-wait = It is not your turn: { $seat } decides now.
heads-of-state-why-now_choose_option = First decide how to use your turn: three attribute cards, a new display and one card, or treachery.
heads-of-state-why-refresh_short = A new display needs { $needed } cards in the draw pile, and it has { $count }; the revolution pack does not count. Choose three attribute cards or treachery.
heads-of-state-why-first_turn =
    { $left ->
        [one] On your first turn there is nothing to choose: take one attribute card, then you may raise nobles.
       *[other] On your first turn there is nothing to choose: take { $left } attribute cards, then you may raise nobles.
    }
heads-of-state-why-now_draw =
    { $left ->
        [one] First take the attribute card you are still due, face up or blind.
       *[other] First take the { $left } attribute cards you are still due, face up or blind.
    }
heads-of-state-why-slot_empty = This place in the display stays empty until the end of the turn. Take another card.
heads-of-state-why-no_blind = There is no card left to draw blind. Take one from the display.
heads-of-state-why-no_blind_set_aside = The draw pile is empty, and the cards set aside still belong to it, so the revolution pack stays closed. Take a card from the display.
heads-of-state-why-now_place = You have all your cards: raise a noble in an empty box, or end your turn.
heads-of-state-why-no_treachery_now = You have chosen attribute cards for this turn: raise nobles in empty boxes, or end your turn. Treachery cards can be played only if you choose treachery at the start of a turn.
heads-of-state-why-box_taken =
    { $you ->
        [seat] Your own noble already stands there ({ $rank }, { $area }). Choose an empty box.
       *[other] { $seat }’s noble stands there ({ $rank }, { $area }). Choose an empty box.
    }
heads-of-state-why-no_counter = You have no counter of this rank left ({ $rank }); those of killed nobles do not come back. Choose another rank.
heads-of-state-why-cannot_pay = You cannot pay for this noble ({ $rank }). Missing: { $missing }. A courtesan does not help here. Choose one that your cards can pay for.
heads-of-state-why-cannot_pay_courtesan = You cannot pay for this noble ({ $rank }). Missing: { $missing }. A courtesan may stand for only one of the cards. Choose one that your cards can pay for.
heads-of-state-why-now_take_two_both = First take your two cards: one treachery card and one attribute card, face up or blind.
heads-of-state-why-now_take_two_treachery = First take your treachery card, face up or blind.
heads-of-state-why-now_take_two_attribute = First take your attribute card, face up or blind.
heads-of-state-why-taken_attribute = You have taken your attribute card. You are still due a treachery card.
heads-of-state-why-taken_treachery = You have taken your treachery card. You are still due an attribute card.
heads-of-state-why-now_treachery = You have taken your two cards: play treachery cards, raise a noble in a box that you have emptied this turn, or end your turn.
heads-of-state-why-not_vacated = On a turn of treachery you raise nobles only in boxes that you have emptied this turn, and this is not one of them ({ $rank }, { $area }). Empty now: { $gaps }.
heads-of-state-why-not_vacated_none = On a turn of treachery you raise nobles only in boxes that you have emptied this turn, and at the moment there is none ({ $rank }, { $area }). Play treachery cards, or end your turn.
heads-of-state-why-must_replace = You have emptied two boxes, but only one may stay empty. First raise a noble in one of them: { $gaps }.
heads-of-state-why-no_such_cards = You do not hold these cards: { $cards }. Your treachery cards: { $hand }.
heads-of-state-why-no_such_cards_empty = You do not hold these cards: { $cards }. You have no treachery card: replace a noble whom you have killed, or end your turn.
heads-of-state-why-mixed = An assassin and a country card cannot be played together. To strike in a capital, play two assassins or two cards of its country.
heads-of-state-why-no_common_country = These two cards have no country in common: { $cards }. Two cards strike only in the capital of a country that both belong to.
heads-of-state-why-no_target = These cards can reach nobody now: { $cards }. One card reaches other players’ nobles in provinces, two reach those in capitals, and nobody is attacked twice in a turn.
heads-of-state-why-duty = One box that you have emptied is still open ({ $gaps }). After another kill you would have to refill one of the two, and you could refill neither. Raise a noble there first if you can, or end your turn.
heads-of-state-why-now_target = You have played { $cards } and cannot take it back: choose whom to strike at.
heads-of-state-why-target_empty = Nobody stands there ({ $rank }, { $area }). Choose a box with another player’s noble.
heads-of-state-why-target_own = This noble is your own ({ $rank }, { $area }). Choose another player’s noble.
heads-of-state-why-target_kind = { $area } is a capital, and one card strikes only in provinces ({ $cards }). Choose a noble in a province.
heads-of-state-why-target_kind_capital = { $area } is a province, and two cards strike only in capitals ({ $cards }). Choose a noble in a capital.
heads-of-state-why-target_country = These cards do not strike in { $area }: { $cards }. They strike in: { $countries }.
heads-of-state-why-target_twice = You have already attacked this noble this turn ({ $rank }, { $area }). Choose another one.
heads-of-state-why-target_duty = One box that you have emptied is still open ({ $gaps }). If this noble died, too ({ $rank }, { $area }), you would have to refill one of the two, and you could refill neither. Choose a noble whom you could replace.
heads-of-state-why-now_pay = You have chosen the { $rank } of { $area } and cannot take it back: choose how to pay.
heads-of-state-why-pay_missing = You cannot pay for this noble ({ $rank }) in this way. Missing: { $missing }. Choose another way to pay.
heads-of-state-why-no_courtesan = You hold no courtesan. Pay with exactly the cards that the noble costs.
heads-of-state-why-not_in_cost = The cost of this noble ({ $rank }) does not include: { $attribute }. A courtesan may stand for one of these: { $cost }.
heads-of-state-why-now_discard_attribute =
    { $left ->
        [one] At the end of your turn you may hold 10 attribute cards: discard one first.
       *[other] At the end of your turn you may hold 10 attribute cards: discard { $left } first.
    }
heads-of-state-why-now_discard_treachery =
    { $left ->
        [one] At the end of your turn you may hold 4 treachery cards: discard one first.
       *[other] At the end of your turn you may hold 4 treachery cards: discard { $left } first.
    }
heads-of-state-why-no_card = You do not hold this card: { $card }. Attribute cards in your hand: { $attributes }; treachery cards: { $treachery }.
heads-of-state-why-no_card_empty = You do not hold this card: { $card }. You have no attribute card; treachery cards in your hand: { $treachery }.
heads-of-state-why-other_hand_attribute =
    { $left ->
        [one] Attribute cards come first: one of them has to go.
       *[other] Attribute cards come first: { $left } of them have to go.
    }
heads-of-state-why-other_hand_treachery =
    { $left ->
        [one] Now a treachery card has to go; your attribute cards are within the limit.
       *[other] Now { $left } treachery cards have to go; your attribute cards are within the limit.
    }
heads-of-state-why-now_trim_attribute =
    { $left ->
        [one] A new century begins and you may keep 6 attribute cards: give up one first.
       *[other] A new century begins and you may keep 6 attribute cards: give up { $left } first.
    }
heads-of-state-why-now_trim_treachery =
    { $left ->
        [one] A new century begins and you may keep 2 treachery cards: give up one first.
       *[other] A new century begins and you may keep 2 treachery cards: give up { $left } first.
    }
heads-of-state-why-trim_done = You have nothing more to give up. Wait until the others have chosen.

## Parts of the score

heads-of-state-part-areas = Areas
heads-of-state-part-countries = Countries
heads-of-state-part-dynasty = All seven nobles
heads-of-state-part-centuries = Influence
heads-of-state-part-nobles = Most nobles

## Moves

heads-of-state-move-option_attributes_three = Three attribute cards
heads-of-state-move-option_attributes_refresh = New display, one card
heads-of-state-move-option_treachery = Treachery
heads-of-state-move-draw = Take { $card } (place { $number })
heads-of-state-move-draw_empty = Take from place { $number } (empty)
heads-of-state-move-draw_blind = Draw blind
heads-of-state-move-take_treachery = { CAP($card) } (place { $number })
heads-of-state-move-take_treachery_empty = Treachery from place { $number } (empty)
heads-of-state-move-take_treachery_blind = Treachery: draw blind
heads-of-state-move-take_attribute = Take { $card } (place { $number })
heads-of-state-move-take_attribute_empty = Take from place { $number } (empty)
heads-of-state-move-take_attribute_blind = Attribute: draw blind
heads-of-state-move-place = { CAP($rank) } in { $area }
heads-of-state-move-play = Play: { $card }
heads-of-state-move-play_pair = Play: { $card } and { $other }
heads-of-state-move-replace = Your own { $rank } in { $area }
heads-of-state-move-end_turn = End your turn
heads-of-state-move-target = { $seat }: { $rank } in { $area }
heads-of-state-move-target_empty = { CAP($rank) } in { $area } (nobody)
heads-of-state-move-pay_exact = Pay exactly
heads-of-state-move-pay_courtesan = Courtesan instead of: { $attribute }
heads-of-state-move-discard = Discard: { $card }
heads-of-state-move-trim = Give up: { $card }

## What a move means, and what things are

heads-of-state-help-option_attributes_three = Take three attribute cards, one after the other, face up or blind. Then raise as many nobles in empty boxes as you can pay for.
heads-of-state-help-option_attributes_refresh = The six face-up attribute cards are set aside and six new ones turned up. You take one card, then raise as many nobles in empty boxes as you can pay for. At the end of your turn the cards set aside are shuffled back into the draw pile. It takes at least 6 cards in the draw pile.
heads-of-state-help-option_treachery = Take one treachery card and one attribute card. Then you may kill other players’ nobles and raise your own in the boxes that you have emptied, but in no others.
heads-of-state-help-attribute = Part of the cost of: { $nobles }. In your hand: { $count }.
heads-of-state-help-attribute_use = Part of the cost of: { $nobles }. There are { $count } in all.
heads-of-state-help-courtesan = Stands for any one card of a noble’s cost, but never for a king or a baron. Only one for each noble.
heads-of-state-help-blind = The top card of the draw pile, or of the revolution pack once the draw pile is empty. If it is the Revolution, it does not count as your card: unless the game is over, your card is still due.
heads-of-state-help-box = Only { $rank_whom } can stand here ({ $area }). Cost: { $cost }. You lack: { $missing }.
heads-of-state-help-box_payable = Only { $rank_whom } can stand here ({ $area }). Cost: { $cost }. You can pay for it.
heads-of-state-help-box_use = Only { $rank_whom } can stand here ({ $area }). Cost: { $cost }.
heads-of-state-help-noble = Costs one card each of { $cost }; a courtesan may stand for one of them. Each player has { $counters } counters. Whoever has the most cards of this noble at the end scores { $points } points.
heads-of-state-help-noble_exact = Costs { $cost }; no courtesan may be used. Each player has { $counters } counters. Whoever has the most cards of this noble at the end scores { $points } points.
heads-of-state-help-area_capital = The capital of { $country_who }. Boxes: { $boxes }. The first noble here scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Influence: 4 for the only or higher-ranking noble, 2 for the other one. It takes two treachery cards to strike here.
heads-of-state-help-area_province = A province of { $country_who }. Boxes: { $boxes }. The first noble here scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Influence: 2 for the only or higher-ranking noble, 1 for the other one. One treachery card is enough to strike here.
heads-of-state-help-assassin = Strikes in every country and succeeds three times out of four. One reaches a noble in a province, two together reach one in a capital. There are { $count } in all.
heads-of-state-help-assassin_certain = Strikes in every country and, as agreed for this game, always succeeds. One reaches a noble in a province, two together reach one in a capital. There are { $count } in all.
heads-of-state-help-country_card = Strikes in { $country_who } and always succeeds. One reaches a noble in a province, two cards of the country together reach one in the capital. There are { $count } in all.
heads-of-state-help-double_card = Counts as one card of { $country_who } or of { $other_who }, as you like, and always succeeds. There is one in all.
heads-of-state-help-pay = Cost: { $cost }. A courtesan may stand for one of these cards, even if you hold it.

## The table in words

heads-of-state-outline-table = Table
heads-of-state-outline-century = Century
heads-of-state-outline-active = To move
heads-of-state-outline-start = Began the game
heads-of-state-outline-waiting = Awaited
heads-of-state-outline-display = Attribute cards face up
heads-of-state-outline-set_aside = Set aside until the end of the turn
heads-of-state-outline-draw_pile = Cards in the draw pile
heads-of-state-outline-pack = Revolution pack (closed)
heads-of-state-outline-pack_open = Revolution pack (open)
heads-of-state-outline-pack_shown = Revolution pack (the Revolution has broken out)
heads-of-state-outline-discard = Discarded attribute cards
heads-of-state-outline-in_play = Attribute cards in play
heads-of-state-outline-treachery_display = Treachery cards face up
heads-of-state-outline-treachery_pile = Cards in the treachery pile
heads-of-state-outline-treachery_discard = Discarded treachery cards
heads-of-state-outline-striking = Treachery being played
heads-of-state-outline-targeted = Attacked this turn
heads-of-state-outline-gaps = Emptied this turn, still empty
heads-of-state-outline-paying = Being paid for
heads-of-state-outline-bag = Cube out of the bag ({ $rank }, { $area })
heads-of-state-outline-bag_own = the attacker’s: the noble dies
heads-of-state-outline-bag_rival = the owner’s: the noble lives
heads-of-state-outline-nobles = Noble cards left
heads-of-state-outline-dynasty = Dynasty markers
heads-of-state-outline-country = { $country }
heads-of-state-outline-country_markers = Country markers
heads-of-state-outline-century_markers = Century markers { $century }
heads-of-state-outline-influence = Influence
heads-of-state-outline-influence_of = { $seat } { $influence } (highest noble: { $rank }, { $area })
heads-of-state-outline-area = { $area } ({ $points })
heads-of-state-outline-area_taken = { $area } ({ $points }, taken)
heads-of-state-outline-noble = { $rank }: { $seat }
heads-of-state-outline-noble_empty = { $rank }: empty
heads-of-state-outline-grave = { $count ->
        [one] killed: { $seat }’s { $rank }
       *[other] killed: { $count } × { $rank } ({ $seat })
    }
heads-of-state-outline-marker = { $points } ({ $seat })
heads-of-state-outline-marker_left = { $points } (not taken)
heads-of-state-outline-player = { $seat }
heads-of-state-outline-score = Points
heads-of-state-outline-hand_size = Attribute cards in hand
heads-of-state-outline-hand = Attribute cards
heads-of-state-outline-sure = Known to be in hand
heads-of-state-outline-treachery_size = Treachery cards in hand
heads-of-state-outline-treachery = Treachery cards
heads-of-state-outline-sure_treachery = Treachery known to be in hand
heads-of-state-outline-supply = Counters left
heads-of-state-outline-noble_cards = Noble cards
heads-of-state-outline-reached = Has been in
heads-of-state-outline-raised = Has raised
heads-of-state-outline-ranks = { $count } × { $rank }
heads-of-state-outline-attributes = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
heads-of-state-outline-treacheries = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
heads-of-state-outline-box = { $rank } of { $area }

## The picture of the terminal

heads-of-state-screen-status = { $century } · draw pile { $pile } · revolution pack { $pack } · treachery { $treachery }
heads-of-state-screen-status_open =
    { $pack ->
        [one] { $century } · the next card is the Revolution · treachery { $treachery }
       *[other] { $century } · the Revolution is among { $pack } cards · treachery { $treachery }
    }
heads-of-state-screen-status_shown = { $century } · the Revolution has broken out · treachery { $treachery }
heads-of-state-screen-status_last = { $century }, last round · draw pile { $pile } · treachery { $treachery }
heads-of-state-screen-letter_king = K
heads-of-state-screen-letter_prince = P
heads-of-state-screen-letter_duke = D
heads-of-state-screen-letter_marquis = M
heads-of-state-screen-letter_earl = E
heads-of-state-screen-letter_count = C
heads-of-state-screen-letter_baron = B
heads-of-state-screen-short_britain = Bri
heads-of-state-screen-short_france = Fra
heads-of-state-screen-short_spain = Spa
heads-of-state-screen-short_germany = Ger
heads-of-state-screen-players = Players
heads-of-state-screen-points = VP
heads-of-state-screen-hand_size = hand
heads-of-state-screen-payable = you can pay
heads-of-state-screen-piles = cards left
heads-of-state-screen-counters = your counters
heads-of-state-screen-offer = Offer
heads-of-state-screen-hand = Hand
heads-of-state-screen-both = offer/
heads-of-state-screen-cards = Cards
heads-of-state-screen-discards = Discarded
heads-of-state-screen-set_aside = Set aside
heads-of-state-screen-nobles = Nobles
heads-of-state-screen-left = left
heads-of-state-screen-own = yours
heads-of-state-screen-treachery = Treachery
heads-of-state-screen-plots = Yours
heads-of-state-screen-no_plots = none
heads-of-state-screen-reached = been
heads-of-state-screen-kinds = kinds
heads-of-state-screen-sure = holds { $cards }
heads-of-state-screen-now_choose = { $seat } chooses how to use the turn.
heads-of-state-screen-now_draw = { $seat } takes attribute cards ({ $left } to go).
heads-of-state-screen-now_place = { $seat } may raise nobles.
heads-of-state-screen-now_take = { $seat } takes one treachery and one attribute card.
heads-of-state-screen-now_treachery = { $seat } may play treachery.
heads-of-state-screen-now_target = { $seat } chooses whom to strike at: { $cards }.
heads-of-state-screen-now_pay = { $seat } pays for the { $rank } of { $area }.
heads-of-state-screen-now_discard = { $seat } discards.
heads-of-state-screen-now_trim = Everybody above the limit gives up cards.
