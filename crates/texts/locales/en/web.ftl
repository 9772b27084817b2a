# The words of the web pages.

## Pages

web-theme-auto = Colours as on your system
web-theme-light = Light colours
web-theme-dark = Dark colours
web-skip-to-decision = To your decision
web-skip-to-games = To the games
web-skip-to-form = To the form
web-skip-to-chairs = To the chairs
web-skip-to-content = To the content
web-close = Close
web-nothing = nothing

## The start page

web-welcome = Welcome to the court
web-welcome-back = The court awaits you, { $name }
web-welcome-why = Board games of intrigue, with every rule watched over.
web-about = About Curia
web-my-tables = Your tables
web-state-your-turn = Your turn
web-state-others-turn = Waiting for others
web-state-waiting = Not begun yet
web-state-over = Over
web-go-to-table = Play
web-look = Look
web-games = Games
web-seats-range = For { $min } to { $max } players.
web-opponents = Opponents
web-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-strength = Strength
web-play-now = Play now
web-a-turn = A turn in three steps
web-new-table = Table with friends
web-your-name = Your name
web-your-name-why = The others at the table will see it.
web-save = Save

## Setting up a table

web-new-table-of = New table: { $game }
web-new-table-why = Choose who sits where. Open chairs are taken by whoever opens the link you share.
web-chairs = Chairs
web-chair = Chair { $count }
web-choice-me = Me
web-choice-open = Open: by the link
web-choice-none = No chair
web-options = Options
web-option-line = { $option }: { $value }
web-reaction = Time to react
web-seconds =
    { $count ->
        [0] none
        [one] { $count } second
       *[other] { $count } seconds
    }
web-open-table = Open the table

## A table that has not begun

web-waiting-why = The game begins when every chair is taken.
web-share = Link to share
web-copy = Copy
web-copied = Copied.
web-sit = Sit down
web-stand = Stand up
web-begin = Begin the game
web-begin-with-bots = Begin, bots on open chairs
web-wait-for-host = Everybody is here. Waiting for the host to begin.
web-wait-for-players = Waiting for more players.
web-wait-for-players-host = Waiting for more players. You can also begin now.
web-agreed = Agreed

## The table

web-title-turn = ● Your turn · { $game }
web-chronicle = Chronicle
web-this-table = Table
web-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-connection-lost = Connection lost. Trying again…
web-not-sent = That did not reach the table. Try again.
web-details = Details
web-players = Players
web-you = you
web-to-move = To move
web-points = points
web-hidden = hidden
web-bot = bot
web-chair-open = Open chair
web-chair-absent = connection lost
web-chair-replaced = left, a bot plays
web-chair-bot = Bot, { $level }
web-your-decision = Your decision
web-your-choices = Your choices
web-your-hand = Your hand
web-whole-hand = Whole hand
web-only-you = Only you see this.
web-waiting = Waiting for { $who }
web-why-waiting = You can look around; nothing is asked of you.
web-why-watching = You are watching. Hands stay hidden from you.
web-why-interrupt = You may step in before that.
web-pause = A short pause before the blade falls
web-take-back = Take back
web-ask-to-take-back = Ask to take back
web-undo-asked = { $who } asks to take back a move.
web-undo-yes = Agree
web-undo-no = Refuse
web-undo-waiting = Asked to take back; waiting for the others.
web-replaced-ask = A bot is playing for you
web-replaced-why = You have left the table. You can come back at any time.
web-come-back = Come back
web-final = This cannot be taken back.
web-rule = Rule { $rule }.
web-total = Total
web-fair-shuffle = Fair shuffle
web-fair-shuffle-why = This number was fixed before the first move. After the game the seed is shown, and anybody can check that they match.
web-leave = Leave the table
web-leave-why = A bot plays for you until you come back.
web-leave-now = Leave
web-order = Standing order
web-order-why = Only you see this. It is carried out if you hold the card for it.
web-order-set = Set
web-game-over = Game over
web-winner = { $who } wins
web-winners = { $who } share the victory
web-over-why = The points are counted. The record shows the whole game with all cards open.
web-record = Record
web-to-start = To the start page
web-play-again = Play again
web-result = The result
web-place = Place
web-commitment = Number fixed before the game
web-seed = Seed

## About

web-about-lead = Curia is a private project by fans of these games. It is unofficial and has no connection with their designers or publishers.
web-about-games = Who made these games
web-about-games-why = The games and their names belong to their owners. All texts and pictures here are our own. If you like a game, buy it.
web-about-parts = Whose work this builds on
web-about-parts-why = Only the icons in use are included, with rounded outlines; fonts are cut down to the letters in use.

## Errors

web-error-not-found = There is nothing here
web-error-refused = That is not possible
web-error-too-many = Too fast
web-error-broken = Something went wrong
web-error-status = Error { $status }

## Guillotine

web-g-final = Final cards
web-g-turn = Day { $day }, turn { $turn }
web-g-day = Day { $day } of { $days }
web-g-day-begins = Day { $day }, { $player } begins
web-g-steps = The steps of a turn
web-g-step-action = Card
web-g-step-behead = Beheading
web-g-step-draw = Draw
web-g-decks = Decks and discards
web-g-noble-deck = Noble deck
web-g-noble-discards = Discarded nobles
web-g-action-deck = Action deck
web-g-action-discards = Action discards
web-g-line = The line, front first
web-g-line-empty = Nobody is left in line.
web-g-places = Places
web-g-machine = The guillotine
web-g-place-spoken = place { $place }
web-g-new-place = New place { $place }
web-g-next-head = Next
web-g-move-to = Move { $noble } to place { $place }
web-g-choice = { $card }: { $choice }
web-g-noble-spoken = { $noble }, { $colour }, worth { $worth }
web-g-worth-depends = depends on the pile
web-g-spectator-hand = You are watching, so you have no hand.
web-g-empty-hand = Your hand is empty.
web-g-being-played = Being played
web-g-played-by-other = On the table
web-g-discard = Discard { $card }
web-g-hand-size = Cards in hand
web-g-trophies-of = { $player }’s trophies
web-g-pile = Trophies
web-g-no-heads = Nobody yet.
web-g-known-cards = Cards you know to be in this hand
web-g-known-tops = The top of the noble deck, known to you
web-g-mark-rushed = Told to hurry: no card next turn
web-g-mark-cursed = The line is shuffled before their next beheading
web-g-mark-no-cards = In a hurry: no card this turn
web-g-mark-pimpernel = The day ends after this turn
web-g-no-card = no card
web-g-nobody = nobody
web-g-how-card = Play an action card, if you like, and the line changes.
web-g-how-noble = Take the noble at the front. Most are worth points, some cost you.
web-g-how-draw = Draw an action card. After three days the most points win.
web-g-order-off = Ask me
web-g-order-next = Step in at { $player }’s next beheading
web-g-order-noble = Step in when this noble is next: { $noble }
web-g-skip-behead = No card: behead { $noble }
web-g-react = Wait! Confusion in Line

## What nobles can do, short enough for a card

web-g-ability-end-day = Ends the day
web-g-ability-behead-next = Behead the next noble too
web-g-ability-count = 4 with the Countess
web-g-ability-countess = 4 with the Count
web-g-ability-extra-draw = Draw one more card
web-g-ability-block-actions = At the front: no cards
web-g-ability-add-noble = Adds a noble to the line
web-g-ability-spy = Flees from every card
web-g-ability-guard = 1 point per guard held
web-g-ability-clown = Goes on any pile
web-g-ability-discard-one = Discard one card
web-g-ability-tragic = −1 per grey noble held

## Questions of Guillotine

web-g-ask-choose_action = Do you play an action card?
web-g-ask-choose_noble = Which noble do you choose?
web-g-ask-choose_distance = To which place should { $noble } move?
web-g-ask-order_next = Who should stand at place { $count }?
web-g-ask-choose_late_arrival = Which late arrival joins the line?
web-g-ask-choose_player = Which player do you choose?
web-g-ask-choose_discard_card = Which discarded card do you take?
web-g-ask-choose_victim_card = Which card must { $player } discard?
web-g-ask-choose_table_card = Which card on the table is discarded?
web-g-ask-infighting_discard =
    { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards, one by one
    }
web-g-ask-clerical_pick = Which noble do you take from { $player }?
web-g-ask-place_clown = On whose pile do you put the Clown?
web-g-ask-innocent_discard = Which card do you discard?
web-g-ask-react_wait = { $player } is about to behead { $noble }
web-g-ask-final_cards = Do you lay down a last card?
web-g-why-action = Afterwards you behead whoever stands at the front: { $noble }. Then you draw a card.
web-g-why-action-only = There is no beheading left this turn; you only draw a card.
web-g-why-rushed = You were told to hurry: no card this turn.
web-g-why-window = A moment to step in, for whoever holds the card for it.
web-g-why-final = The last day is over. Only cards that change points may be laid down.
web-g-why-clown = You beheaded the Clown. He costs his owner 2 points.
web-g-why-innocent = You beheaded the Innocent Victim: it costs you an action card.
web-g-why-infighting = { $player } played { $card } against you.
web-g-why-card = You played { $card }. { $help }

## What the others read

web-g-wait-choose_action = { $who } is choosing a card
web-g-wait-choose_noble = { $who } is choosing a noble: { $card }
web-g-wait-choose_distance = { $who } is moving a noble: { $card }
web-g-wait-order_next = { $who } is rearranging the line: { $card }
web-g-wait-choose_late_arrival = { $who } is looking at the noble deck
web-g-wait-choose_player = { $who } is choosing a player: { $card }
web-g-wait-choose_discard_card = { $who } is looking through the discards
web-g-wait-choose_victim_card = { $who } is looking at somebody’s hand
web-g-wait-choose_table_card = { $who } is choosing a card on the table
web-g-wait-infighting_discard = { $who } must discard cards
web-g-wait-clerical_pick = Secretly choosing a noble: { $who }
web-g-wait-place_clown = { $who } is placing the Clown
web-g-wait-innocent_discard = { $who } must discard a card
web-g-wait-react_wait = { $who } is about to strike
web-g-wait-final_cards = { $who } is choosing final cards
