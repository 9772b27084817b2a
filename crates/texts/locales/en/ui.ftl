# The general words of Curia.

## Lists

ui-list-empty = nothing
ui-list-last = { $first } and { $last }

## Players and points

ui-you = { $name } (you)
ui-players = Players
ui-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ui-points-head = points
ui-hand-head = hand
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
ui-may-interrupt = { $who } is about to act. You may step in first.
ui-go-on = Go on
ui-chronicle = Chronicle
ui-rule = rule { $rule }

## Help on a choice

ui-about-nothing = There is nothing more to say about it.
ui-allowed = You may choose this now.
ui-refused = Not now: { $reason } (rule { $rule })
ui-legend = Keys

## Taking back and leaving

ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back: somebody has moved, a card was turned up or luck has decided.
ui-quit-ask = Leave the game?
ui-quit-keys = y leaves, any other key stays
ui-bye = Goodbye.

## Keys

ui-key-choose = choose
ui-key-play = play
ui-key-about = explain
ui-key-undo = undo
ui-key-scores = scores
ui-key-table = table
ui-key-scroll = scroll
ui-key-keys = keys
ui-key-quit = quit
ui-key-browse = browse
ui-key-close = close
ui-keys-arrows = move among the choices
ui-keys-number = play the choice of that number at once
ui-keys-enter = play the marked choice
ui-keys-about = what the marked thing does, and why it cannot be chosen
ui-keys-chronicle = turn the pages of the chronicle
ui-keys-undo = take back the last move, while nothing new was learnt
ui-keys-table = the whole table in words
ui-keys-scores = the points and what they are made of
ui-keys-language = change the language
ui-keys-quit = leave the game
ui-keys-mouse = click to play, right click to ask, wheel to move
ui-mouse = mouse

## Screens that are too small

ui-enlarge = Please enlarge the window to { $width } × { $height }.
ui-more = and { $count } more

## Playing by lines of text

ui-plain-commands = A number or a move plays. Also: ? (or ? and a choice), scores, table, undo, lang, help, quit.
ui-plain-unknown = Not understood. Allowed: { $choices }, ?, scores, table, undo, lang, help, quit.
ui-plain-numbers =
    { $count ->
        [one] 1
       *[other] 1 to { $count }
    }
ui-plain-refused = { $reason } (rule { $rule })
ui-plain-interrupt = An empty line goes on.

## Bots

ui-bot-random = easy
ui-bot-greedy = fair
ui-bot-mcts = strong

## Options

ui-option-random = random
ui-option-any = any
ui-option-default = as in the rulebook

## Errors

ui-error-seats =
    { $asked ->
        [one] { $asked } seat: { $min } to { $max } can play.
       *[other] { $asked } seats: { $min } to { $max } can play.
    }
ui-error-option = There is no option “{ $option }”. Allowed: { $allowed }.
ui-error-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.

## The picture of Guillotine

ui-guillotine-day = Day { $day } of { $days }
ui-guillotine-final = The last cards
ui-guillotine-line = The line
ui-guillotine-heads =
    { $count ->
        [0] nobody waits
        [one] { $count } noble waits
       *[other] { $count } nobles wait
    }
ui-guillotine-hand = Your hand
ui-guillotine-nobles = nobles
ui-guillotine-cards = cards
ui-guillotine-deck = deck
ui-guillotine-discard = discard
ui-guillotine-top = on top: { $noble }
ui-guillotine-known = holds { $cards }
ui-guillotine-next-up = you know: { $nobles }
ui-guillotine-rushed = must hurry
ui-guillotine-cursed = cursed
