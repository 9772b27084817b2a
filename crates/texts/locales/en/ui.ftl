# The general words of Curia.

## Lists

ui-list_empty = nothing
ui-list_last = { $first } and { $last }

## Players and points

ui-you = { $name } (you)
ui-players = Players
ui-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ui-points_head = points
ui-hand_head = hand
ui-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
ui-scores = Scores
ui-total = Total
ui-hidden = hidden
ui-winner =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
ui-result = The result
ui-over = The game is over.

## Whose turn it is

ui-waiting = Waiting for { $who }
ui-may_interrupt = { $who } is about to act. You may step in first.
ui-go_on = Go on
ui-chronicle = Chronicle
ui-rule = rule { $rule }

## Help on a choice

ui-about_nothing = There is nothing more to say about it.
ui-allowed = You may choose this now.
ui-refused = Not now: { $reason } (rule { $rule })
ui-legend = Keys

## Taking back and leaving

ui-undone = Taken back.
ui-back_asked =
    { $you ->
        [seat] You ask to take back a move.
       *[other] { $seat } asks to take back a move.
    }
ui-back_declined =
    { $you ->
        [seat] You would rather play on.
       *[other] { $seat } would rather play on.
    }
ui-back_withdrawn =
    { $you ->
        [seat] You no longer ask to take back a move.
       *[other] { $seat } no longer asks to take back a move.
    }
ui-back_lapsed =
    { $you ->
        [seat] The game went on, so your request to take back a move has lapsed.
       *[other] The game went on, so { $seat }’s request to take back a move has lapsed.
    }
ui-undo_nothing = There is nothing to take back: somebody has moved, a card was turned up or luck has decided.
ui-quit_ask = Leave the game?
ui-quit_keys = y leaves, any other key stays
ui-bye = Goodbye.

## Keys

ui-key_choose = choose
ui-key_play = play
ui-key_about = explain
ui-key_undo = undo
ui-key_scores = scores
ui-key_table = table
ui-key_rules = rules
ui-key_scroll = scroll
ui-key_keys = keys
ui-key_quit = quit
ui-key_browse = browse
ui-key_close = close
ui-keys_arrows = move among the choices
ui-keys_number = play the choice of that number at once
ui-keys_enter = play the marked choice
ui-keys_about = what the marked thing does, and why it cannot be chosen
ui-keys_chronicle = turn the pages of the chronicle
ui-keys_undo = take back the last move, while nothing new was learnt
ui-keys_table = the whole table in words
ui-keys_scores = the points and what they are made of
ui-keys_rules = the rules, where they speak of the question
ui-keys_language = change the language
ui-keys_quit = leave the game
ui-keys_mouse = click to play, right click to ask, wheel to move
ui-mouse = mouse

## Screens that are too small

ui-enlarge = Please enlarge the window to { $width } × { $height }.
ui-more = and { $count } more

## Playing by lines of text

ui-plain_commands = A number or a move plays. Also: ? (or ? and a choice), scores, table, rules (or rules and a number), undo, lang, help, quit.
ui-plain_unknown = Not understood. Allowed: { $choices }, ?, scores, table, rules, undo, lang, help, quit.
ui-plain_numbers =
    { $count ->
        [one] 1
       *[other] 1 to { $count }
    }
ui-plain_refused = { $reason } (rule { $rule })
ui-plain_interrupt = An empty line goes on.

## Bots

ui-bot-random = easy
ui-bot-greedy = fair
ui-bot-mcts = strong

## Options

ui-option_random = random

## Errors

ui-error_seats =
    { $asked ->
        [one] { $asked } seat: { $min } to { $max } can play.
       *[other] { $asked } seats: { $min } to { $max } can play.
    }
ui-error_option = There is no option “{ $option }”. Allowed: { $allowed }.
ui-error_value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
