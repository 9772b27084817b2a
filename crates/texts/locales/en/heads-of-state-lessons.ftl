# Heads of State: the lessons of a first game

## The lessons

heads-of-state-board-lesson_goal = Nobles all over Europe
heads-of-state-board-lesson_text_goal = You lead a dynasty. Raise nobles in sixteen areas: the first in each wins the number in its hexagon, and each century the strongest in every country score.
heads-of-state-board-lesson_draw = Take what you need
heads-of-state-board-lesson_text_draw = Click a face-up card, or draw blind from the pile. Nearly every noble needs gold and a title.
heads-of-state-board-lesson_option = Three ways to use a turn
heads-of-state-board-lesson_text_option = Take three cards and raise nobles; have six new cards turned up and take one; or take a treachery card to strike at rivals.
heads-of-state-board-lesson_raise = Your hand pays for this
heads-of-state-board-lesson_text_raise = Gold boxes are empty and your cards pay for them. Click one; you may raise several nobles in a turn.
heads-of-state-board-lesson_pay = One courtesan helps
heads-of-state-board-lesson_text_pay = A courtesan stands for one missing card, or spares one that you would rather keep. Kings and barons take none.
heads-of-state-board-lesson_take = Treachery
heads-of-state-board-lesson_text_take = You take one treachery card and one attribute card. The treachery card can strike at once.
heads-of-state-board-lesson_strike = Strike with one card or two
heads-of-state-board-lesson_text_strike = One card kills in a province, two that belong together in a capital. You need not play any.
heads-of-state-board-lesson_target = Your target
heads-of-state-board-lesson_text_target = Click a rival noble in gold. Its owner keeps the card and the points but loses the influence, and your own noble may take the box.
heads-of-state-board-lesson_gap = An empty box
heads-of-state-board-lesson_text_gap = This turn you may put a noble of the same rank there. One box may stay empty; if two are, one must be refilled at once.
heads-of-state-board-lesson_discard = Too many cards
heads-of-state-board-lesson_text_discard = Ten attribute cards and four treachery cards are the most you may keep at the end of a turn.
heads-of-state-board-lesson_trim = The century is over
heads-of-state-board-lesson_text_trim = Six attribute cards and two treachery cards come along into the next century. You choose in secret what to give up.
heads-of-state-board-lesson_revolution = The Revolution is near
heads-of-state-board-lesson_text_revolution = The Revolution is among these last cards. As soon as it turns up, the century is scored: raise what you can now.
heads-of-state-board-lesson_costs = What a noble costs
heads-of-state-board-lesson_text_costs = From baron to king: bright signs are cards that you hold, faint ones are missing. You can pay for the ranks in bold.
heads-of-state-board-lesson_marker = First in an area
heads-of-state-board-lesson_text_marker = A filled hexagon still keeps its points for the first noble. They are won for good, even if the noble dies.
heads-of-state-board-lesson_country = All of a country
heads-of-state-board-lesson_text_country = The squares go to the first two who have had a noble in every area of the country, dead or alive.
heads-of-state-board-lesson_influence = Influence
heads-of-state-board-lesson_text_influence = In a province the only or higher-ranking noble gives 2, the other 1; in a capital 4 and 2. At the end of each century the first two get the round markers.
heads-of-state-board-lesson_race = The most of one kind
heads-of-state-board-lesson_text_race = Every noble brings you a card. At the end the most cards of each kind score, from 4 for barons to 16 for kings; two share, three get nothing.
heads-of-state-board-lesson_dynasty = All seven kinds
heads-of-state-board-lesson_text_dynasty = Whoever has raised all seven kinds of noble wins one of the big round markers, the first the highest.
heads-of-state-board-lesson_pile = How long a century lasts
heads-of-state-board-lesson_text_pile = When this pile is used up, cards come from the revolution pack, and any of them may end the century.
heads-of-state-board-lesson_century = A new century
heads-of-state-board-lesson_text_century = Nobles, points and noble cards stay. Only the markers for influence are new.
heads-of-state-board-lesson_hand = Do not hoard
heads-of-state-board-lesson_text_hand = When the century changes, hands are cut to six attribute cards. Raise nobles in time.
heads-of-state-board-lesson_result = The end
heads-of-state-board-lesson_text_result = Influence of 1789 and the most nobles of each kind were counted last. The table shows what the points are made of.
