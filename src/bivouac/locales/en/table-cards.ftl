# The cards of a game, counted: how many there are, which are discarded, which nobody but their holder can know.

cards-title = The cards
cards-discards = Discard pile
cards-discards-count = { $count ->
    [one] 1 card, open to all
   *[other] { $count } cards, open to all
}
cards-discards-none = Nothing lies there now.
cards-kinds = Every kind
cards-head-kind = Kind
cards-head-box = In the box
cards-head-discards = Discarded
cards-head-unseen = Unseen
cards-unseen = { $count ->
    [one] 1 card you have not seen
   *[other] { $count } cards you have not seen
}: { $down } face down, { $hands } in hands of others.
cards-out = { $count ->
    [one] 1 card is not in play.
   *[other] { $count } cards are not in play.
}
