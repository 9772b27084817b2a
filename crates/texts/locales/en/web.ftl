# The words of the web pages.

## Pages

web-theme_auto = System
web-theme_light = Light
web-theme_dark = Dark
web-settings = Settings
web-speed = Speed
web-speed_why = How fast you are shown what the others do.
web-speed_slow = Slow
web-speed_normal = Normal
web-speed_quick = Quick
web-speed_once = At once
web-call_me = When it is your turn
web-sound = Sound
web-vibration = Vibration
web-colours = Colours
web-language = Language
web-skip_to_decision = To your decision
web-skip_to_games = To the games
web-skip_to_form = To the form
web-skip_to_chairs = To the chairs
web-skip_to_content = To the content
web-close = Close
web-nothing = nothing

## The start page

web-welcome = Welcome to court
web-welcome_back = Welcome back to court, { $name }
web-welcome_why = Board games of court intrigue. We watch over the rules.
web-about = About Curia
web-my_tables = Your tables
web-finished_games = Finished games
web-state_your_turn = Your turn
web-state_others_turn = Waiting for others
web-state_waiting = Not begun yet
web-state_over = Over
web-go_to_table = To the table
web-look = Have a look
web-games = Games
web-seats_range = For { $min } to { $max } players.
web-opponents = Opponents
web-bots_count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-strength = Strength
web-play_now = Play now
web-a_turn = A turn in three steps
web-learn = Learn by playing
web-learn_why = A first game against one easy bot; each new thing is explained when it comes up.
web-new_table = Table with friends
web-your_name = Your name
web-your_name_why = The others at the table will see it.
web-save = Save
web-other_devices = Other devices
web-sign_out_others = Sign out on all other devices
web-sign_out_others_why = Lost a device, or played on someone else’s? Here you stay signed in.

## Setting up a table

web-new_table_of = New table: { $game }
web-new_table_why = Choose who sits where. Open chairs are taken by whoever opens the link you share.
web-chairs = Chairs
web-chair = Chair { $count }
web-choice_me = Me
web-choice_open = Open, for whoever has the link
web-choice_none = No chair
web-options = Options
web-option_line = { $option }: { $value }
web-tick_exactly = Tick exactly { $count }, or none.
web-window_length = Time to step in
web-seconds =
    { $count ->
        [0] none
        [one] { $count } second
       *[other] { $count } seconds
    }
web-open_table = Open the table

## A table that has not begun

web-invited = You are invited to a game of { $game }
web-invited_by = { $host } invites you to a game of { $game }
web-share = Invite your friends
web-share_by = Share
web-share_nowhere = Your friends cannot get here yet
web-share_nowhere_why = So far Curia answers this computer alone, so a link would lead nobody to your table. To let in everybody on your network, start Curia like this:
web-share_here = Link for another browser on this computer
web-qr_code = QR code of the link
web-qr_code_why = Or let them scan this.
web-copy = Copy
web-copied = Copied.
web-copy_by_hand = The link is selected: copy it from here.
web-name_to_sit = What shall the others call you?
web-sit = Sit down
web-stand = Stand up
web-begin = Begin the game
web-begin_with_bots = Begin, bots on open chairs
web-the_host = the host
web-next_begin = Everybody is here: you can begin.
web-next_invite =
    { $count ->
        [one] Waiting for one more player: send them the link.
       *[other] Waiting for { $count } more players: send them the link.
    }
web-next_invite_here =
    { $count ->
        [one] One chair is still free; so far only somebody at this computer can take it.
       *[other] { $count } chairs are still free; so far only people at this computer can take them.
    }
web-next_host_begins = Everybody is here: now { $host } begins the game.
web-next_others_sit = As soon as everybody sits, { $host } begins the game.
web-next_look_on = Every chair is taken. When the game begins, you can look on.
web-next_sit = There is a chair for you: sit down to play.
web-agreed = Rules of this table

## The table

web-title_turn = ● Your turn · { $game }
web-title_asked = ● Take back? · { $game }
web-chronicle = Chronicle
web-chronicle_of = Whose lines to show
web-chronicle_of_all = All
web-this_table = Table
web-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-keys = Keys
web-key_question = goes to the question
web-key_skip = skips to the newest move
web-key_rules = opens the rules where they speak of the question
web-key_list = opens this list
web-key_arrows = go to the next choice, and back
web-key_enter = chooses
web-key_escape = closes what is open; otherwise takes back what can still be taken back freely
web-single_keys = Single keys: Q, S and ? (switch them off if they disturb your voice control)
web-connection_lost = Connection lost. Trying again…
web-not_sent = That did not reach the table. Try again.
web-details = Details
web-players = Players
web-you = you
web-to_move = To move
web-points = points
web-hidden = hidden
web-chair_open = Open chair
web-chair_absent = connection lost
web-chair_replaced = left, a bot plays
web-chair_bot = Bot, { $level }
web-your_decision = Your decision
web-your_choices = Your choices
web-your_hand = Your hand
web-whole_hand = Whole hand
web-only_you = Only you see this.
web-waiting = Waiting for { $who }
web-skip_beats = Skip
web-step_less = Less
web-step_more = More
web-why_waiting = You can look around; nothing is asked of you.
web-why_watching = You are watching. Hands stay hidden from you.
web-window = A short pause to step in
web-choose = Choose { $choice }
web-seconds_short = s
web-more_time = I need more time
web-passed = You let it pass.
web-order_in_force = Your order: { $order }.
web-order_lift = Ask me again
web-take_back = Take back
web-take_back_this = Take back: { $what }
web-bot_moves_too =
    { $count ->
        [one] (1 bot move, too)
       *[other] ({ $count } bot moves, too)
    }
web-ask_to_take_back = Ask to take back
web-ask_to_take_back_this = Ask to take back: { $what }
web-undo_asked = { $who } asks to take back a move
web-undo_asked_why = If you agree, the game goes back to before that move.
web-undo_yes = Agree
web-undo_no = Play on
web-undo_waiting = A move may be taken back: waiting for the others to answer.
web-undo_withdraw = Withdraw
web-frozen_ask = This table stands still
web-frozen_why = From here on it was played with rules other than today’s. It is kept and can be looked at, but it cannot go on.
web-replaced_ask = A bot is playing for you
web-replaced_why = You have left the table. You can come back at any time.
web-come_back = Come back
web-final = This cannot be taken back.
web-rule = Rule { $rule }.
web-rules = Rules
web-rules_of = The rules of { $game }
web-rules_failed = The rules could not be loaded. Please try again.
web-contents = Contents
web-search_rules = Search the rules
web-search_none = Nothing was found.
web-search_some = Found:
web-summary = Summary
web-print_summary = Print a summary
web-sources = What comes from where
web-sources_of = { $game }: what comes from where
web-sources_why = We play by the rulebook of the printed game. Where it is silent, or where we could not see a card, we say so here.
web-source_stated = Stated in the rulebook
web-source_stated_why = The rulebook of the printed game says it.
web-source_public = From public sources
web-source_public_why = The rulebook does not say it; reviews, lists of cards and other descriptions do.
web-source_known = Known from the printed game
web-source_known_why = We remember it, but could not look it up.
web-source_derived = Worked out
web-source_derived_why = Nothing else fits what the rulebook states.
web-source_reconstructed = Reconstructed
web-source_reconstructed_why = It is lost or was never written down. We chose something that fits everything that is known.
web-sources_send = Do you own the game?
web-sources_send_why = Then you can see what we had to guess. Compare the lists above with your cards, and tell whoever runs this house what is different. Each number stands in one place and is quickly put right.
web-total = Total
web-lessons = Lessons
web-lessons_none = Nothing new at this moment.
web-lessons_why = In a first game every new thing is explained when it comes up.
web-lessons_on = Show lessons
web-lessons_off = Hide lessons
web-lessons_now = Lessons for this moment
web-lessons_end = No more lessons
web-lesson_done = Got it
web-fair_shuffle = Fair shuffle
web-fair_shuffle_why = This fingerprint of the shuffle was fixed before the first move. When the game is over the seed is shown, and anybody can check that the two match.
web-leave = Leave the table
web-leave_why = A bot plays for you until you come back.
web-leave_now = Leave
web-order = Standing order
web-order_why = Only you see this. It is carried out if you hold the card for it.
web-order_set = Set
web-game_over = Game over
web-you_win = You win
web-winner = { $who } wins
web-winners = { $who } share the victory
web-over_why = The points are counted.
web-record = Open the record
web-to_start = To the start page
web-play_again = Play again
web-come_along = Watch the next game
web-result = The result
web-place = Place
web-growth = How the points grew
web-made_of = Where they came from
web-best_moment = The best move
web-share_result = Share the result
web-proof = Record and fair shuffle
web-proof_why = The record holds the whole game with all cards open; with its seed anybody can play it again.
web-commitment = Fingerprint of the shuffle, fixed before the game
web-seed = Seed of the shuffle

## About

web-about_lead = Curia is a private project by fans of these games. It is unofficial and has no connection with their designers or publishers.
web-about_games = Who made these games
web-about_games_why = The games and their names belong to their owners. All texts and pictures here are our own. If you like a game, buy it.
web-about_parts = Whose work this builds on
web-about_parts_why = Only the icons in use are included, with rounded outlines; fonts are cut down to the letters in use.

## Errors

# How the chronicle holds its sentences together.
web-told-sentence = { $head }.
web-told-effects = { $head }: { $effects }.
web-told-both = { $first }; { $then }
web-told-comma = { $first }, { $then }
web-told-and = { $first } and { $then }
web-told-more = { $first } { $then }

web-error_not_found = There is nothing here
web-error_refused = That is not possible
web-error_too_many = Too fast
web-error_broken = Something went wrong
web-error_status = Error { $status }
