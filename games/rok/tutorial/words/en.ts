/** What the teacher of Rök says. Short sentences: one idea each. */
export const en = {
  throwing: {
    title: 'Throw the stones',
    table:
      'This is the table. In the middle lies the Destiny rune, with its dot. Runes are thrown around it, and whoever has collected most of them at the end wins.',
    balance:
      'Everybody has a Balance rune on a dish: it stays in front of its owner, and nobody may grab it. You will soon see what it is for.',
    signal: {
      say: 'Each of you has drawn five runes from the bag without looking. You hold the bag, so you give the signal. Then all throw at once.',
      goal: 'Press “Throw!” and watch the stones fall.',
      praise: 'Some stones show their sign, others lie face down. Now everybody grabs at the same time!',
    },
  },
  pair: {
    title: 'Grab a pair',
    twins:
      'A pair is two stones of the same colour and the same sign. These two are twins. The white one with the same sign is a trap: it has another colour.',
    hidden: 'Stones that lie face down are out of play. Nobody may turn them over or grab them.',
    grab: {
      say: 'You have one hand: press one twin, and when your hand is free again, the other. Take your time: no clock runs here.',
      goal: 'Grab both black twins.',
      praise: 'A pair! It lies in your loot now, behind your Balance rune.',
      again: 'That was another stone. The twins are both black and bear the same sign.',
    },
  },
  falsePair: {
    title: 'A false pair is dear',
    alike: 'These two look alike, but they are not. Nobody stops you from grabbing them. What happens then?',
    grab: {
      say: 'Everybody makes this mistake one day. Make it now, on purpose.',
      goal: 'Grab both black stones, though they are no pair.',
      praise: 'You have them. But when the grabbing is over, everybody checks what you took.',
    },
    pay: {
      say: 'The grabbing ends by itself when nothing is left to take. Then false pairs go back into the bag, and with each of them one true pair of your loot.',
      goal: 'Wait for the check, then choose the pair that you give.',
      praise: 'So look twice before you grab. Without a pair in your loot you would have paid nothing more.',
    },
  },
  own: {
    title: 'Your Balance rune',
    single: 'Your Balance rune waits for its twin. If that one is thrown and you grab it, the two are a pair for you.',
    grab: {
      say: 'One stone on the table has the colour and the sign of your Balance rune. It is worth a pair with a single grab.',
      goal: 'Grab the twin of your Balance rune.',
      praise: 'A pair with one grab. Your dish is empty now, and while it is, nobody can rob you.',
      again: 'That was not the twin. Compare colour and sign with the stone on your dish.',
    },
    next: {
      say: 'Nothing is left to grab, so the hands go down. Then whoever has no Balance rune takes the visible stone nearest to the Destiny rune.',
      goal: 'See which stone comes onto your dish.',
      praise: 'The nearest one. Nobody chooses here, and no two Balance runes are ever the same.',
    },
  },
  theft: {
    title: 'Rob a rival',
    rich: 'Tove keeps a grey Balance rune and has two grey pairs. Whoever grabs the twin of that rune robs Tove.',
    grab: {
      say: 'The twin lies on the table. Tove wants it too and is a little slow today.',
      goal: 'Grab the twin of Tove’s Balance rune before Tove does.',
      praise: 'You hold the twin. The theft comes when the grabbing is over.',
      again: 'That was not it, or Tove was quicker. Look for the grey stone with the sign on Tove’s dish.',
    },
    rob: {
      say: 'The thief takes the Balance rune and every stone of its colour from the victim’s loot. Other colours are safe.',
      goal: 'Wait for the end of the grabbing, and see the theft.',
      praise: 'Six grey runes are yours; the white pair stayed with Tove. Keep an eye on the colour of your own dish!',
    },
  },
  split: {
    title: 'Better nobody than a rival',
    rival: 'A black pair lies here. Tove has seen it first and is already reaching for one of the twins.',
    deny: {
      say: 'If two players each grab one twin, the pair is split: both stones go back into the bag. Nobody gains, nobody pays.',
      goal: 'Grab the other twin, and wait for the end of the grabbing.',
      praise: 'Split! Tove is ahead of you and goes without this pair.',
      again: 'Tove kept the pair, or you took another stone. Grab the black twin as soon as Tove has the first one.',
    },
  },
  slide: {
    title: 'The slide',
    why: 'You and Tove have each grabbed the twin of the other’s black Balance rune. Who steals first? The best slide decides: nearest to the Destiny rune, without touching it.',
    shoot: {
      say: 'First a ghost slides with strength 50 and shows how slippery the lane is. Then pull your stone back, aim and let go; or use the arrow keys and Enter.',
      goal: 'Come closer than Tove, and do not touch. A strength of about 70 is good here.',
      praise: 'Closest, and the Destiny rune was not touched. So you choose the order of the thefts.',
      again: 'Touching the Destiny rune loses, and so does stopping too far away. Try a strength between 65 and 75.',
    },
    order: {
      say: 'Whoever steals last keeps everything black: first Tove takes yours, then you take it all back, and more.',
      goal: 'Choose the order that leaves you with most.',
      praise: '12 runes to 4. The other way round it would have been Tove’s.',
      again: 'Now Tove has your black stones. Let Tove steal first: then you take everything back.',
    },
  },
  end: {
    title: 'The end of the game',
    bag: 'After each throw face-down stones go back into the bag, and visible ones stay. When the bag holds no more stones than there are players, the game ends.',
    win: {
      say: 'Two stones in the bag, two players: this is the last grabbing. You are level with Tove, six runes each. Equals would slide for the victory.',
      goal: 'Grab the last pair and win.',
      praise: 'Eight runes to six: you are the grand master of the runes!',
      again: 'Without the pair you are level. Take both white stones before the time is up.',
    },
  },
  calm: {
    title: 'Without haste',
    focus:
      'Rök can be played calmly, too. Nobody has to be quick: after each throw everybody has three points of focus and chooses in secret.',
    choose: {
      say: 'Press a pair, then say how many points you spend on it. Who spends most gets it; equals split it. Tove likes to spend one point.',
      goal: 'Choose the black pair and win it.',
      praise: 'Yours. What you spent is gone for this throw; for the next one you have three points again.',
      again: 'Not enough: with the same number of points it is split. Spend two or three on the pair.',
    },
  },
}

export type TutorialWords = typeof en
