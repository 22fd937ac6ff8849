/** The teacher's words in English; the other languages are checked against them. */
export const en = {
  world: {
    title: 'Your world',
    nine: 'This is your world: nine Biomes. Each shows what it is (Forest, Crystal, Mushroom, Mountain or Desert) and, on its scroll, what it gives.',
    avatar:
      'The pawn on the rim is your avatar. It faces one line, a column or a row: in this turn, that line works for you.',
    activate: {
      say: 'In this column two Biomes give a crystal and one a point of Life Energy. Crystals pay for things; the most Life Energy wins the game.',
      goal: 'Press the three glowing Biomes of the left column.',
      praise:
        'Two crystals and a point. And nothing is used up: these Biomes work again whenever your avatar faces them.',
      again: 'You stopped before all three had worked. You may, but what you leave is lost. Take all three this time.',
    },
  },
  turn: {
    title: 'Keep a card, place a card',
    hand: 'Every turn begins with cards. Keep one and give the rest back, face down: somebody else chooses from them next.',
    keep: {
      say: 'Each card shows its cost at the top right. You have 4 crystals.',
      goal: 'Keep a card that you can pay for.',
      praise: 'Well chosen. All choose at the same time, and only you know what you kept.',
      again: 'That one costs 6 crystals and you have 4: you could not place it. Keep a cheaper one.',
    },
    place: {
      say: 'Now place it, on any Biome of yours. What it covers is gone for good: so cover what is worth least.',
      goal: 'Cover the Desert at the top right: its scroll is rolled up, it gives nothing.',
      praise: 'Paid and placed. Your world has grown, and nothing of value was lost.',
      again: 'That cost you something of use. The Desert at the top right gives nothing: cover that one.',
    },
  },
  where: {
    title: 'Some cards choose their place',
    grid: 'This Mushroom costs no crystal. Its cost is a little grid instead: it may go on three of your Biomes only. Cards with neither are free to go anywhere.',
    place: {
      say: 'A card may go outside the line of your avatar. Inside it, though, it works in this very turn.',
      goal: 'Place the Mushroom in the left column, which your avatar faces.',
      praise: 'Right. It lies in the active column now, with two Biomes that were there before.',
      again: 'It may go there, but your avatar does not face that Biome now. Try the bottom left.',
    },
    activate: {
      say: 'The line is activated after the placing, new card included.',
      goal: 'Activate your new Mushroom.',
      praise: 'Three crystals at once, from a card that cost none.',
      again: 'Your turn ended before the new card had worked. Press it while it glows.',
    },
  },
  discard: {
    title: 'Too dear? Discard it',
    dear: 'This Mountain costs 6 crystals and you have 1, so it cannot be placed. Whenever something is not allowed, press it to read why.',
    spore: {
      say: 'A card can always be discarded instead, for 4 crystals or for a Spore. A Spore stays on its Biome for good and makes it work once more in every scoring.',
      goal: 'Discard the card for a Spore, and put it on the Forest at the top.',
      praise: 'From now on that Forest gives its point in every scoring too, wherever your avatar is.',
      again:
        'That is a good use as well! But try the Spore on the Forest at the top: you will meet it again at the scoring.',
    },
  },
  order: {
    title: 'In the right order',
    column:
      'Your avatar faces the middle column. From the top: gain 2 crystals; pay 2 crystals for a Spore; gain a point for each Spore in your world.',
    activate: {
      say: 'You choose the order, one Biome after the other, and what one gives can pay for the next. You have no crystal and 2 Spores.',
      goal: 'Gain 3 points with this column.',
      praise: 'Crystals, then the Spore, then the points. The order is often worth more than the card.',
      again: 'Count the Spores last, when the third one is there: crystals first, then the Spore, then the points.',
    },
  },
  entity: {
    title: 'Three in a line brings an Entity',
    line: 'Seven Divine Entities wait for lines of three like symbols. METSAT answers to Forests. Aino has it, but it goes to whoever completes such a line next.',
    place: {
      say: 'Your top row shows two Forests, one printed and one placed. You hold a third. Animals make lines in the same way.',
      goal: 'Complete the row of Forests.',
      praise: 'METSAT leaves Aino and comes to you. It stays until somebody else completes a row or column of Forests.',
      again: 'No line of Forests yet. The top row lacks only its right end.',
    },
    activate: {
      say: 'An Entity works at once when it comes. METSAT counts one kind of animal in your world, as you choose: a point for each.',
      goal: 'Activate METSAT and choose the animal that you have most of.',
      praise: 'Two points now, and METSAT works again in every scoring while it is yours.',
      again: 'That was worth less than it could be, or nothing. You have two air animals: count those.',
    },
  },
  scoring: {
    title: 'Spores work at the scoring',
    corner:
      'After three turns the avatars reach a corner: a scoring. Now the line does not count. Your Spores and your Entities do.',
    activate: {
      say: 'Every Biome with a Spore works once, wherever it lies, and so does each of your Entities, in the order you like.',
      goal: 'Collect everything: two Biomes with a Spore, and KITEET.',
      praise:
        '2 crystals and 5 points without a single card. Each Spore pays again at every scoring: place them early.',
      again: 'Something was left. Press both Biomes with a Spore, and KITEET among the Entities.',
    },
  },
  water: {
    title: 'Water counts by difference',
    compare:
      'A scoring ends with water. Your Sources are compared with those of the player who has fewest: 1 more gives 1 point, then 3, 6, 10 and at most 15.',
    place: {
      say: 'Aino has one Source; so have you, on your Mountain. Your card brings two, costs nothing and is not activated.',
      goal: 'Place it so that you have 3 Water Sources.',
      praise: 'Three Sources against one: that is 2 more.',
      again:
        'That leaves you fewer than 3 Sources. Keep your printed Mountain uncovered, and place the card elsewhere.',
    },
    score: {
      say: 'It is the last turn of the round. Activate what you like and end your turn; Aino plays; the scoring follows. You have no Spore: end your turn there too.',
      goal: 'Play on until your water is counted.',
      praise: '2 Sources more than the fewest: 3 points. They come again at each scoring, as long as you keep ahead.',
    },
  },
  first: {
    title: 'Who plays first',
    track:
      'The marker that is furthest along the track plays first, then the others clockwise. Where markers share a space, the last to arrive lies on top and goes before.',
    reach: {
      say: 'Aino leads with 12 points, you have 9. The Forest at the top of the middle column gives 1 point, and the card in your hand 2 if it lies in that column too.',
      goal: 'Reach 12 points in this turn: you land on top of Aino.',
      praise: '12, and on top of the pile. So you are ahead of Aino.',
      again: 'That is not enough for 12. Place the card at the centre or below it, and activate it and the Forest.',
    },
    next: {
      say: 'End your turn. All avatars walk on, and a new turn begins: keep any card.',
      goal: 'See who plays first in the next turn.',
      praise: 'You do. With cards that everybody wants, or an Entity to take, to be first can be worth a lot.',
    },
  },
  end: {
    title: 'The last scoring',
    last: 'A game has four rounds of three turns and a scoring, and the cards grow stronger in the third. This is the last corner: then the most Life Energy wins, and all else is worth nothing.',
    win: {
      say: 'Aino has finished with 60 points, you have 50. A Spore gives you 5 crystals; another Biome turns 3 crystals into 6 points, TAIVAS 4 crystals into 7.',
      goal: 'Spend your last crystals to pass Aino, and end the game.',
      praise: '63 to 60: you win! You know all that it takes to play Rauha.',
      again: 'Aino stays ahead. Gain the crystals first; then there is enough for the Biome and for TAIVAS.',
    },
  },
}

export type TutorialWords = typeof en
