# Guillotine

## About the game

guillotine-about-title = Guillotine
guillotine-about-tagline = Collect the noblest heads of the Revolution.
guillotine-about-author = Paul Peterson
guillotine-about-publisher = Wizards of the Coast 1998, AMIGO 2002

## Where the numbers of the game come from.

guillotine-source-noble_names = Names of the nobles
guillotine-source-noble_values = Worth of the nobles
guillotine-source-noble_copies = How many there are of each noble
guillotine-source-noble_abilities = What the nobles do
guillotine-source-noble_colours = Colours of the nobles
guillotine-source-card_effects = What the action cards do
guillotine-source-card_final = Which cards may be played after the last day
guillotine-source-card_names = English names of the action cards
guillotine-source-card_copies = How many there are of each action card
guillotine-source-card_line_altering = Which action cards alter the line
guillotine-source-set_up = Length of the line, cards in hand, number of days

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
        [one] Move one place
       *[other] Move { $count } places
    }
guillotine-move-player = { $player }
guillotine-move-card = { $card }

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
guillotine-value-day_starter_next_player = left of whoever ended the day
guillotine-value-day_starter_rotate = left of whoever began the day
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
