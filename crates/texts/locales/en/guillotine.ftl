# Guillotine

## About the game

guillotine-about-title = Guillotine
guillotine-about-tagline = Collect the noblest heads of the Revolution.
guillotine-about-author = Paul Peterson
guillotine-about-publisher = Wizards of the Coast 1998, AMIGO 2002

## Nobles

guillotine-noble-king_louis_xvi = King Louis XVI
    .who = King Louis XVI
guillotine-noble-marie_antoinette = Marie Antoinette
    .who = Marie Antoinette
guillotine-noble-regent = Regent
    .who = the Regent
guillotine-noble-robespierre = Robespierre
    .who = Robespierre
guillotine-noble-duke = Duke
    .who = the Duke
guillotine-noble-baron = Baron
    .who = the Baron
guillotine-noble-fast_noble = Fast Noble
    .who = the Fast Noble
guillotine-noble-count = Count
    .who = the Count
guillotine-noble-countess = Countess
    .who = the Countess
guillotine-noble-lord = Lord
    .who = the Lord
guillotine-noble-lady = Lady
    .who = the Lady
guillotine-noble-lady_in_waiting = Lady in Waiting
    .who = the Lady in Waiting
guillotine-noble-coiffeur = Coiffeur
    .who = the Coiffeur
guillotine-noble-royal_cartographer = Royal Cartographer
    .who = the Royal Cartographer
guillotine-noble-piss_boy = Piss Boy
    .who = the Piss Boy
guillotine-noble-cardinal = Cardinal
    .who = the Cardinal
guillotine-noble-archbishop = Archbishop
    .who = the Archbishop
guillotine-noble-bad_nun = Bad Nun
    .who = the Bad Nun
guillotine-noble-bishop = Bishop
    .who = the Bishop
guillotine-noble-heretic = Heretic
    .who = the Heretic
guillotine-noble-wealthy_priest = Wealthy Priest
    .who = the Wealthy Priest
guillotine-noble-governor = Governor
    .who = the Governor
guillotine-noble-councilman = Councilman
    .who = the Councilman
guillotine-noble-mayor = Mayor
    .who = the Mayor
guillotine-noble-land_lord = Land Lord
    .who = the Land Lord
guillotine-noble-tax_collector = Tax Collector
    .who = the Tax Collector
guillotine-noble-unpopular_judge = Unpopular Judge
    .who = the Unpopular Judge
guillotine-noble-rival_executioner = Rival Executioner
    .who = the Rival Executioner
guillotine-noble-sheriff = Sheriff
    .who = the Sheriff
guillotine-noble-general = General
    .who = the General
guillotine-noble-master_spy = Master Spy
    .who = the Master Spy
guillotine-noble-colonel = Colonel
    .who = the Colonel
guillotine-noble-captain_of_the_guard = Captain of the Guard
    .who = the Captain of the Guard
guillotine-noble-lieutenant = Lieutenant
    .who = the Lieutenant
guillotine-noble-palace_guard = Palace Guard
    .who = the Palace Guard
guillotine-noble-hero_of_the_people = Hero of the People
    .who = the Hero of the People
guillotine-noble-clown = The Clown
    .who = the Clown
guillotine-noble-innocent_victim = Innocent Victim
    .who = the Innocent Victim
guillotine-noble-martyr = Martyr
    .who = the Martyr
guillotine-noble-tragic_figure = Tragic Figure
    .who = the Tragic Figure

## What nobles do and are worth

guillotine-noble-help-king_louis_xvi = 5 points.
guillotine-noble-help-marie_antoinette = 5 points. Let Them Eat Cake calls her to the front.
guillotine-noble-help-regent = 4 points.
guillotine-noble-help-robespierre = 3 points. Once he is beheaded, everybody left in line is discarded and the day ends with this turn.
guillotine-noble-help-duke = 3 points.
guillotine-noble-help-baron = 3 points.
guillotine-noble-help-fast_noble = 2 points. Whoever beheads him beheads the next noble in line as well.
guillotine-noble-help-count = 2 points, or 4 if the Countess lies in the same pile.
guillotine-noble-help-countess = 2 points, or 4 if the Count lies in the same pile.
guillotine-noble-help-lord = 2 points. The beheader draws one more action card at the end of the turn.
guillotine-noble-help-lady = 2 points. The beheader draws one more action card at the end of the turn.
guillotine-noble-help-lady_in_waiting = 1 point. The beheader draws one more action card at the end of the turn.
guillotine-noble-help-coiffeur = 1 point.
guillotine-noble-help-royal_cartographer = 1 point.
guillotine-noble-help-piss_boy = 1 point.
guillotine-noble-help-cardinal = 5 points.
guillotine-noble-help-archbishop = 4 points.
guillotine-noble-help-bad_nun = 3 points.
guillotine-noble-help-bishop = 2 points.
guillotine-noble-help-heretic = 2 points.
guillotine-noble-help-wealthy_priest = 1 point.
guillotine-noble-help-governor = 4 points.
guillotine-noble-help-councilman = 3 points.
guillotine-noble-help-mayor = 3 points.
guillotine-noble-help-land_lord = 2 points.
guillotine-noble-help-tax_collector = 2 points.
guillotine-noble-help-unpopular_judge = 2 points. While he stands at the front, nobody may play an action card.
guillotine-noble-help-rival_executioner = 1 point. He brings one more beheading this turn.
guillotine-noble-help-sheriff = 1 point.
guillotine-noble-help-general = 4 points. After his beheading a noble from the deck joins the end of the line.
guillotine-noble-help-master_spy = 4 points. After every action card that is played he slips to the end of the line.
guillotine-noble-help-colonel = 3 points.
guillotine-noble-help-captain_of_the_guard = 2 points. After his beheading a noble from the deck joins the end of the line.
guillotine-noble-help-lieutenant = 2 points.
guillotine-noble-help-palace_guard = Each Palace Guard is worth as many points as there are guards in the pile: 1, 4, 9, 16 or 25 together.
guillotine-noble-help-hero_of_the_people = −3 points.
guillotine-noble-help-clown = −2 points. The beheader puts the Clown on top of any pile, even their own.
guillotine-noble-help-innocent_victim = −1 point. The beheader discards an action card of their choice.
guillotine-noble-help-martyr = −1 point.
guillotine-noble-help-tragic_figure = −1 point for every grey noble in the pile, this one included.

## Action cards

guillotine-card-stumble = Stumble
guillotine-card-pushed = Pushed
guillotine-card-tis_a_far_better_thing = ’Tis a Far Better Thing
guillotine-card-ignoble_noble = Ignoble Noble
guillotine-card-l_idiot = L’Idiot
guillotine-card-was_that_my_name = Was That My Name?
guillotine-card-civic_pride = Civic Pride
guillotine-card-majesty = Majesty
guillotine-card-military_might = Military Might
guillotine-card-friend_of_the_queen = Friend of the Queen
guillotine-card-fainting_spell = Fainting Spell
guillotine-card-trip = Trip
guillotine-card-bribed_guards = Bribed Guards
guillotine-card-public_demand = Public Demand
guillotine-card-forward_march = Forward March
guillotine-card-lack_of_faith = Lack of Faith
guillotine-card-let_them_eat_cake = Let Them Eat Cake
guillotine-card-opinionated_guards = Opinionated Guards
guillotine-card-the_long_walk = The Long Walk
guillotine-card-milling_in_line = Milling in Line
guillotine-card-mass_confusion = Mass Confusion
guillotine-card-escape = Escape!
guillotine-card-fled_to_england = Fled to England
guillotine-card-clothing_swap = Clothing Swap
guillotine-card-extra_cart = Extra Cart
guillotine-card-late_arrival = Late Arrival
guillotine-card-missed = Missed!
guillotine-card-after_you = After You…
guillotine-card-confusion_in_line = Confusion in Line
guillotine-card-double_feature = Double Feature
guillotine-card-scarlet_pimpernel = Scarlet Pimpernel
guillotine-card-political_influence = Political Influence
guillotine-card-rush_job = Rush Job
guillotine-card-rat_break = Rat Break
guillotine-card-rain_delay = Rain Delay
guillotine-card-forced_break = Forced Break
guillotine-card-infighting = Infighting
guillotine-card-lack_of_support = Lack of Support
guillotine-card-information_exchange = Information Exchange
guillotine-card-missing_heads = Missing Heads
guillotine-card-clerical_error = Clerical Error
guillotine-card-twist_of_fate = Twist of Fate
guillotine-card-callous_guards = Callous Guards
guillotine-card-foreign_support = Foreign Support
guillotine-card-church_support = Church Support
guillotine-card-civic_support = Civic Support
guillotine-card-military_support = Military Support
guillotine-card-indifferent_public = Indifferent Public
guillotine-card-fountain_of_blood = Fountain of Blood
guillotine-card-tough_crowd = Tough Crowd

## What action cards do

guillotine-card-help-stumble = Move a noble forward by exactly one place.
guillotine-card-help-pushed = Move a noble forward by exactly two places.
guillotine-card-help-tis_a_far_better_thing = Move a noble forward by exactly three places.
guillotine-card-help-ignoble_noble = Move a noble forward by exactly four places.
guillotine-card-help-l_idiot = Move a noble forward by one or two places.
guillotine-card-help-was_that_my_name = Move a noble forward by one, two or three places.
guillotine-card-help-civic_pride = Move a green noble forward by one or two places.
guillotine-card-help-majesty = Move a purple noble forward by one or two places.
guillotine-card-help-military_might = Move a red noble forward by one or two places.
guillotine-card-help-friend_of_the_queen = Move a noble backward by one or two places.
guillotine-card-help-fainting_spell = Move a noble backward by one, two or three places.
guillotine-card-help-trip = Move a noble backward by one place. You may then play another action card.
guillotine-card-help-bribed_guards = The noble at the front goes to the end of the line.
guillotine-card-help-public_demand = Bring any noble to the front of the line.
guillotine-card-help-forward_march = Bring a Palace Guard to the front of the line.
guillotine-card-help-lack_of_faith = The blue noble nearest to the front goes to the very front.
guillotine-card-help-let_them_eat_cake = If Marie Antoinette is in line, she goes to the front.
guillotine-card-help-opinionated_guards = Put the first four nobles into any order you like.
guillotine-card-help-the_long_walk = The whole line is turned round: the last noble is now first.
guillotine-card-help-milling_in_line = The first five nobles are shuffled.
guillotine-card-help-mass_confusion = All nobles in line are shuffled into the deck, and as many are dealt again.
guillotine-card-help-escape = The line is shuffled; two nobles taken at random are discarded.
guillotine-card-help-fled_to_england = Discard any noble from the line.
guillotine-card-help-clothing_swap = Discard any noble from the line; the top noble of the deck takes the same place.
guillotine-card-help-extra_cart = Three nobles from the deck join the end of the line.
guillotine-card-help-late_arrival = Look at the top three nobles of the deck; one of your choice joins the end of the line.
guillotine-card-help-missed = The top noble of any player’s pile goes to the end of the line.
guillotine-card-help-after_you = The noble at the front goes to another player’s pile. This does not count as a beheading.
guillotine-card-help-confusion_in_line = Play it when an opponent is about to behead a noble (as a curse: in advance, on your own turn): the whole line is shuffled first.
guillotine-card-help-double_feature = You behead one more noble this turn.
guillotine-card-help-scarlet_pimpernel = The day ends after this turn; everybody left in line is discarded.
guillotine-card-help-political_influence = Draw three action cards, but behead nobody this turn.
guillotine-card-help-rush_job = Another player may not play an action card on their next turn.
guillotine-card-help-rat_break = Take any card from the action discard pile into your hand.
guillotine-card-help-rain_delay = All hands are shuffled into the action deck, and everybody gets five new cards.
guillotine-card-help-forced_break = Every other player discards one card at random.
guillotine-card-help-infighting = Another player discards two cards of their choice.
guillotine-card-help-lack_of_support = Look at another player’s hand and discard one of the cards.
guillotine-card-help-information_exchange = Exchange your whole hand with another player.
guillotine-card-help-missing_heads = Another player loses a random noble from their pile.
guillotine-card-help-clerical_error = You and another player each secretly choose a noble from the other’s pile and take it.
guillotine-card-help-twist_of_fate = Discard an action card that lies in front of another player.
guillotine-card-help-callous_guards = While it lies in front of you, nobody may play a card that alters the line. You may discard it while anybody is choosing an action card.
guillotine-card-help-foreign_support = Whenever you behead a purple noble, you draw an action card at once.
guillotine-card-help-church_support = One extra point for every blue noble in your pile.
guillotine-card-help-civic_support = One extra point for every green noble in your pile.
guillotine-card-help-military_support = One extra point for every red noble in your pile.
guillotine-card-help-indifferent_public = Every grey noble in your pile counts as one point.
guillotine-card-help-fountain_of_blood = Two extra points.
guillotine-card-help-tough_crowd = Lay it in front of another player, who loses two points.

## Colours

guillotine-colour-purple = purple
guillotine-colour-blue = blue
guillotine-colour-green = green
guillotine-colour-red = red
guillotine-colour-grey = grey

## Questions

guillotine-prompt-choose_action = Play an action card, or go on to the beheading. At the front: { $noble }.
guillotine-prompt-choose_noble = { $card }: which noble?
guillotine-prompt-choose_distance = { $card }: how many places should { $noble_who } move?
guillotine-prompt-order_next = { $card }: who should stand at place { $count }?
guillotine-prompt-choose_late_arrival = { $card }: which of these nobles joins the line?
guillotine-prompt-choose_player = { $card }: which player?
guillotine-prompt-choose_discard_card = { $card }: which discarded card do you take?
guillotine-prompt-choose_victim_card = { $card }: which card must { $player } discard?
guillotine-prompt-choose_table_card = { $card }: which card on the table is discarded?
guillotine-prompt-infighting_discard =
    { $card }: choose a card to discard. { $count ->
        [one] This is the last one.
       *[other] Still to go: { $count }.
    }
guillotine-prompt-clerical_pick = { $card }: which noble do you take from { $player }?
guillotine-prompt-place_clown = On whose pile do you put the Clown?
guillotine-prompt-innocent_discard = The Innocent Victim costs you a card. Which one?
guillotine-prompt-react_wait = { $player } is about to behead { $noble_whom }. Do you step in?
guillotine-prompt-final_cards = The last day is over. Do you lay down another card that changes points?

## Moves

guillotine-move-play = Play { $card }
guillotine-move-skip = No card
guillotine-move-pass = Let it happen
guillotine-move-done = Done
guillotine-move-discard_callous_guards = Discard Callous Guards
guillotine-move-place = { $noble } (place { $place })
guillotine-move-empty_place = Place { $place }
guillotine-move-noble = { $noble }
guillotine-move-noble_copy = { $noble } ({ $copy })
guillotine-move-distance =
    { $count ->
        [one] One place
       *[other] { $count } places
    }
guillotine-move-player = { $player }
guillotine-move-card = { $card }

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

## Reasons for a refusal

guillotine-why-game_over = The game is over.
guillotine-why-not_your_turn = { $player } has to decide now; wait for your turn.
guillotine-why-beheading_pending = { $player } is beheading. Now only Confusion in Line can be played, by an opponent who holds it.
guillotine-why-already_answered = You have already answered; that cannot be changed.
guillotine-why-open_question = First comes the open question: “{ $question }”
guillotine-why-not_in_hand = { $card } is not in your hand. Play a card that you hold.
guillotine-why-only_reaction = { $card } cannot be played in your own turn, only when an opponent is about to behead.
guillotine-why-rush_job = You were told to hurry: no action card this turn. You can only go on to the beheading.
guillotine-why-judge = An Unpopular Judge stands at the front: nobody may play action cards. He will be beheaded next.
guillotine-why-guards_watch = { $player }’s Callous Guards forbid every card that alters the line. Other cards may be played.
guillotine-why-guards_watch_own = Your Callous Guards forbid every card that alters the line. Discard them first.
guillotine-why-guards_watch_no_effect = { $player }’s Callous Guards forbid { $card }, even if it would change nothing. Cards that leave the line alone may be played.
guillotine-why-line_empty = { $card } needs a noble in line, and there is none.
guillotine-why-line_too_short = { $card } needs at least { $count } nobles in line.
guillotine-why-no_colour = { $card } needs a noble of this colour behind the front: { $colour }.
guillotine-why-no_guard = { $card } needs a Palace Guard behind the front.
guillotine-why-no_noble_left = { $card } needs a noble in the deck or among the discards.
guillotine-why-no_pile = { $card } needs a noble in somebody’s pile.
guillotine-why-no_other_pile = { $card } needs a noble in another player’s pile.
guillotine-why-no_own_pile = { $card } needs a noble in your own pile.
guillotine-why-no_discard = { $card } needs a card in the action discard pile.
guillotine-why-no_other_hand = { $card } needs another player with a card in hand.
guillotine-why-no_table_card = { $card } needs an action card lying in front of a player it may hit.
guillotine-why-not_final = { $card } cannot be played after the last day; only cards that change points can.
guillotine-why-beheading_is_automatic = A noble cannot be chosen on its own: play a card that moves it, or go on to the beheading.
guillotine-why-place_not_allowed = This noble cannot be chosen. Choose from places { $from } to { $to }.
guillotine-why-colour_not_allowed = { $card } cannot move this noble; choose one that the card names.
guillotine-why-place_taken = Choose one of the first nobles who has no new place yet.
guillotine-why-distance_not_allowed = Choose a distance of 1 to { $count }.
guillotine-why-noble_not_there = This noble is not among those you can take.
guillotine-why-player_not_at_table = Nobody plays at this seat; choose a player of this table.
guillotine-why-player_not_self = You cannot choose yourself here; choose another player.
guillotine-why-player_without_nobles = { $player }’s pile is empty; choose a player who has a noble.
guillotine-why-player_without_cards = { $player } has no card in hand; choose another player who has one.
guillotine-why-own_table_card = { $card } lies in front of you; choose a card in front of another player.
guillotine-why-card_not_there = { $card } is not among the cards you can choose.
guillotine-why-guards_not_yours = Callous Guards do not lie in front of you.
guillotine-why-guards_not_now = Callous Guards can be discarded only while somebody is choosing an action card.

## Parts of a score

guillotine-part-nobles = Nobles
guillotine-part-commoners = Commoners
guillotine-part-indifferent_public = Indifferent Public
guillotine-part-tragic_figure = Tragic Figure
guillotine-part-guards = Palace Guards
guillotine-part-pair = Count and Countess
guillotine-part-military_support = Military Support
guillotine-part-civic_support = Civic Support
guillotine-part-church_support = Church Support
guillotine-part-fountain_of_blood = Fountain of Blood
guillotine-part-tough_crowd = Tough Crowd

## Steps of a turn

guillotine-step-action = playing an action card
guillotine-step-behead = beheading
guillotine-step-draw = drawing a card
guillotine-step-final = final cards
guillotine-step-over = game over

## The table in rows

guillotine-outline-table = The table
guillotine-outline-day = Day
guillotine-outline-step = Step
guillotine-outline-active = To move
guillotine-outline-day_starter = Started the day
guillotine-outline-line = Line, front first
guillotine-outline-in_play = Card in play
guillotine-outline-noble_deck = Nobles in the deck
guillotine-outline-known_tops = Top of the noble deck, known to you
guillotine-outline-noble_discard = Discarded nobles
guillotine-outline-action_deck = Cards in the action deck
guillotine-outline-action_discard = Discarded action cards
guillotine-outline-player = { $player }
guillotine-outline-you = { $player } (you)
guillotine-outline-points = Points
guillotine-outline-hand_size = Cards in hand
guillotine-outline-known_cards = Known to you
guillotine-outline-pile = Trophy pile
guillotine-outline-table_cards = On the table
guillotine-outline-marks = Marks
guillotine-outline-mark_rushed = no card next turn
guillotine-outline-mark_cursed = confusion before the next beheading
guillotine-outline-mark_no_cards = no card this turn
guillotine-outline-mark_pimpernel = the day ends after this turn
guillotine-outline-hand = Your hand
guillotine-outline-noble_value = { $noble } ({ $colour }, { $value })
guillotine-outline-noble_depends = { $noble } ({ $colour }, depends on the pile)

## Options

guillotine-option-start_player = Who starts
guillotine-option-day_starter = Who starts the next day
guillotine-option-rival_executioner = The Rival Executioner takes from
guillotine-option-confusion_mode = Confusion in Line
guillotine-option-twist_scope = Twist of Fate hits
guillotine-option-clown_scope = The Clown goes to
guillotine-option-master_spy_timing = The Master Spy moves
guillotine-option-callous_guards = Callous Guards
guillotine-option-score_display = Running scores

## Values of options

guillotine-value-start_player_random = drawn by lot
guillotine-value-day_starter_next_player = the left neighbour of whoever ended the previous day
guillotine-value-day_starter_rotate = the left neighbour of whoever started the previous day
guillotine-value-rival_executioner_line = the line
guillotine-value-rival_executioner_deck = the noble deck
guillotine-value-confusion_mode_reaction = a reaction to a beheading
guillotine-value-confusion_mode_curse = a curse played on your own turn
guillotine-value-twist_scope_others = cards of other players
guillotine-value-twist_scope_any = cards of any player
guillotine-value-clown_scope_any = any player
guillotine-value-clown_scope_others = another player only
guillotine-value-master_spy_timing_after = after the card has worked
guillotine-value-master_spy_timing_before = before the card works
guillotine-value-callous_guards_in = in the deck
guillotine-value-callous_guards_out = left out
guillotine-value-score_display_open = shown
guillotine-value-score_display_hidden = hidden until the end

## The board

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
guillotine-board-how_card = Play an action card, if you like, and the line changes.
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

## Lessons of a first game

guillotine-board-lesson_goal = Three days, twelve nobles a day
guillotine-board-lesson_text_goal = Each day twelve nobles queue before the blade. Whoever has the most points after three days wins.
guillotine-board-lesson_turn = Your turn has three steps
guillotine-board-lesson_text_turn = Play an action card if you like. Then you behead the noble at the front, and a new card comes into your hand by itself.
guillotine-board-lesson_front = The front of the line
guillotine-board-lesson_text_front = This noble is next: yours this turn, unless a card changes the line. Whoever stands behind is left to the next player.
guillotine-board-lesson_target = Now choose the target
guillotine-board-lesson_text_target = What is gold is what the card can act on. Until you choose, you can still take the card back.
guillotine-board-lesson_judge = The judge is in the way
guillotine-board-lesson_text_judge = As long as an Unpopular Judge stands at the front, nobody can play an action card.
guillotine-board-lesson_grey = Grey heads cost points
guillotine-board-lesson_text_grey = You must behead whoever stands at the front, even at a loss. With a good card you leave them to somebody else.
guillotine-board-lesson_robespierre = Robespierre ends the day
guillotine-board-lesson_text_robespierre = When he is beheaded, everybody still in line goes free and the day is over.
guillotine-board-lesson_fast = The Fast Noble
guillotine-board-lesson_text_fast = Whoever beheads him beheads the next in line as well, for better or worse.
guillotine-board-lesson_guard = Guards are worth more together
guillotine-board-lesson_text_guard = Each Palace Guard counts as many points as you have guards: one makes 1 point, two make 4, three make 9.
guillotine-board-lesson_tragic = The Tragic Figure
guillotine-board-lesson_text_tragic = The star says that the value changes: it costs 1 point for every grey noble you have, itself included.
guillotine-board-lesson_pair = Count and Countess
guillotine-board-lesson_text_pair = Apart they are worth 2 points each. If both are yours, 4 each.
guillotine-board-lesson_last_day = The last day
guillotine-board-lesson_text_last_day = Everything is decided today. Cards left in hand are worth nothing in the end, so play the good ones in time.
guillotine-board-lesson_new_day = A new day
guillotine-board-lesson_text_new_day = New nobles stand in line. Everybody has kept their cards and their trophies.
guillotine-board-lesson_dusk = The line is running out
guillotine-board-lesson_text_dusk = When nobody is left in line, the day ends. You keep your cards and trophies, and in the morning new nobles come.
guillotine-board-lesson_hand = Gold means you may
guillotine-board-lesson_text_hand = You may play one of your gold cards now. Some change the line, some are worth points, some trouble the others.
guillotine-board-lesson_worth = What a head is worth
guillotine-board-lesson_text_worth = The number in the corner is its points. Colour and sign tell its rank: court, church, town, army or people; only some cards ask for it.
guillotine-board-lesson_trophies = Your trophies
guillotine-board-lesson_text_trophies = Whoever you behead is kept here, for all to see. Open your points to see what they are made of.
guillotine-board-lesson_ability = Some nobles have a say
guillotine-board-lesson_text_ability = Under some names it says what happens when they are beheaded, or what they do in line. Point at them or tap them to read it.
guillotine-board-lesson_table_card = Cards that stay
guillotine-board-lesson_text_table_card = Some cards stay in front of a player and work until the end, unless something removes them. Point at the sign to read it.
guillotine-board-lesson_pause = A pause before the blade falls
guillotine-board-lesson_text_pause = One card can be played in another player’s turn: Confusion in Line. Whoever has it may play it now; nobody else need do anything.
guillotine-board-lesson_final = The last cards
guillotine-board-lesson_text_final = No more nobles come. Whoever holds a card that changes points may still lay it down; all others no longer count.
guillotine-board-lesson_result = That is the whole game
guillotine-board-lesson_text_result = Whoever has the most points wins. Here you see who got theirs for what, and the next game is one click away.

## Questions of Guillotine

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

## The chronicle of the board: one move in one sentence

guillotine-board-told-sentence = { $head }.
guillotine-board-told-effects = { $head }: { $effects }.
guillotine-board-told-both = { $first }; { $then }
guillotine-board-told-comma = { $first }, { $then }
guillotine-board-told-and = { $first } and { $then }
guillotine-board-told-more = { $first } { $then }
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

## The screen

guillotine-screen-day = Day { $day } of { $days }
guillotine-screen-final = The last cards
guillotine-screen-line = The line
guillotine-screen-heads =
    { $count ->
        [0] nobody waits
        [one] { $count } noble waits
       *[other] { $count } nobles wait
    }
guillotine-screen-hand = Your hand
guillotine-screen-nobles = nobles
guillotine-screen-cards = cards
guillotine-screen-deck = deck
guillotine-screen-discard = discard
guillotine-screen-top = on top: { $noble }
guillotine-screen-known = holds { $cards }
guillotine-screen-next_up = you know: { $nobles }
guillotine-screen-rushed = must hurry
guillotine-screen-cursed = cursed
