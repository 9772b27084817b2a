# Heads of State: what happened, as it is told

## The chronicle

heads-of-state-board-told-begins =
    { $you ->
        [seat] 1589: you begin
       *[other] 1589: { $seat } begins
    }
heads-of-state-board-told-century = { $century }: a new century
heads-of-state-board-told-century_name = { $century }
heads-of-state-board-told-revolution = The Revolution breaks out: the century of { $century } is over
heads-of-state-board-told-revolution_aside = The Revolution shows: the game draws to its end
heads-of-state-board-told-takes =
    { $you ->
        [seat] You take { $cards }
       *[other] { $seat } takes { $cards }
    }
heads-of-state-board-told-takes_too =
    { $you ->
        [seat] take { $cards }
       *[other] takes { $cards }
    }
heads-of-state-board-told-takes_after =
    { $you ->
        [seat] you take { $cards }
       *[other] { $seat } takes { $cards }
    }
heads-of-state-board-told-unseen = a card from the pile
heads-of-state-board-told-unseen_many = { $count } cards from the pile
heads-of-state-board-told-several = { $count } × { $card }
heads-of-state-board-told-unseen_treachery = a treachery card from the pile
heads-of-state-board-told-option =
    { $you ->
        [seat] You turn to treachery
       *[other] { $seat } turns to treachery
    }
heads-of-state-board-told-refreshes =
    { $you ->
        [seat] You have six new cards turned up
       *[other] { $seat } has six new cards turned up
    }
heads-of-state-board-told-pack_opened = The draw pile is used up and the revolution pack is opened
heads-of-state-board-told-collected = { $count } cards are shuffled for the new century, { $pack } of them go into the revolution pack
heads-of-state-board-told-reshuffled = the { $count } discarded treachery cards are shuffled
heads-of-state-board-told-discards_reshuffled = the { $count } discarded attribute cards are shuffled
heads-of-state-board-told-about_to_raise =
    { $you ->
        [seat] You are about to raise { $rank_whom } in { $area }
       *[other] { $seat } is about to raise { $rank_whom } in { $area }
    }
heads-of-state-board-told-raises =
    { $you ->
        [seat] You raise { $rank_whom } in { $area }
       *[other] { $seat } raises { $rank_whom } in { $area }
    }
heads-of-state-board-told-replaces =
    { $you ->
        [seat] You put { $rank_whom } of your own in { $area }
       *[other] { $seat } puts { $rank_whom } of their own in { $area }
    }
heads-of-state-board-told-uses_courtesan =
    { $you ->
        [seat] use a courtesan (for { $attribute })
       *[other] uses a courtesan (for { $attribute })
    }
heads-of-state-board-told-is_first =
    { $you ->
        [seat] take the area marker
       *[other] takes the area marker
    }
heads-of-state-board-told-completes =
    { $you ->
        [seat] are the first to have reached all of { $country_who }
       *[other] is the first to have reached all of { $country_who }
    }
heads-of-state-board-told-completes_second =
    { $you ->
        [seat] are the second to have reached all of { $country_who }
       *[other] is the second to have reached all of { $country_who }
    }
heads-of-state-board-told-has_all_ranks =
    { $you ->
        [seat] have raised all seven kinds of noble
       *[other] has raised all seven kinds of noble
    }
heads-of-state-board-told-no_card = no card of this noble is left
heads-of-state-board-told-plays =
    { $you ->
        [seat] You play { $cards }
       *[other] { $seat } plays { $cards }
    }
heads-of-state-board-told-attacks =
    { $you ->
        [seat] You strike at { $victim }’s { $rank } in { $area } ({ $cards })
       [victim] { $seat } strikes at your { $rank } in { $area } ({ $cards })
       *[other] { $seat } strikes at { $victim }’s { $rank } in { $area } ({ $cards })
    }
heads-of-state-board-told-bag_own =
    { $you ->
        [seat] your cube comes out of the bag
       *[other] { $seat }’s cube comes out of the bag
    }
heads-of-state-board-told-bag_rival =
    { $you ->
        [victim] your cube comes out of the bag
       *[other] { $victim }’s cube comes out of the bag
    }
heads-of-state-board-told-dies = the noble dies
heads-of-state-board-told-survives = the noble lives
heads-of-state-board-told-discards =
    { $you ->
        [seat] You discard { $cards }
       *[other] { $seat } discards { $cards }
    }
heads-of-state-board-told-gives_up =
    { $you ->
        [seat] You give up { $count } attribute { $count ->
            [one] card
           *[other] cards
        } and { $cards }
       *[other] { $seat } gives up { $count } attribute { $count ->
            [one] card
           *[other] cards
        } and { $cards }
    }
heads-of-state-board-told-gives_up_hidden =
    { $you ->
        [seat] You give up { $count } attribute { $count ->
            [one] card
           *[other] cards
        }
       *[other] { $seat } gives up { $count } attribute { $count ->
            [one] card
           *[other] cards
        }
    }
heads-of-state-board-told-gives_up_open =
    { $you ->
        [seat] You give up { $cards }
       *[other] { $seat } gives up { $cards }
    }
heads-of-state-board-told-scored = { $country }, { $century }
heads-of-state-board-told-scored_empty = { $country }, { $century }: nobody has influence
heads-of-state-board-told-influence =
    { $you ->
        [seat] you +{ $points } (influence { $influence })
       *[other] { $seat } +{ $points } (influence { $influence })
    }
heads-of-state-board-told-tie_broken = the tie goes to the higher noble ({ $rank }, { $area })
heads-of-state-board-told-tie_broken_by_number = the tie goes to the higher number ({ $rank }, { $area })
heads-of-state-board-told-majority = Most nobles ({ $rank })
heads-of-state-board-told-majority_share =
    { $you ->
        [seat] you +{ $points } ({ $count ->
            [one] { $count } card
           *[other] { $count } cards
        })
       *[other] { $seat } +{ $points } ({ $count ->
            [one] { $count } card
           *[other] { $count } cards
        })
    }
heads-of-state-board-told-no_majority = Most nobles ({ $rank }): three or more are tied, or nobody has one; no points
