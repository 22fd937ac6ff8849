import type { Called } from '@runatal/grammar'
import { capital, count, list, number, person, possessive, together, verb } from '@runatal/grammar/en'
import { colours, theRune } from '../../messages/en-names.ts'
import type { Colour, RuneName } from '../../content/stones.ts'

export const en = {
  loot: (runes: number) => count(runes, 'rune'),
  bag: (stones: number) => `Bag ${stones}`,
  balanceOf: (name: string, rune: string) => `${possessive(name)} Balance rune: ${rune}`,
  noBalance: 'no Balance rune',
  hears: (who: Called, runes: number, balance: string | undefined) =>
    `${does(who, 'has', 'have')} ${count(runes, 'rune')}, ${balance === undefined ? 'no Balance rune' : `and ${balance} as Balance rune`}.`,
  /** How many stones there are, and which show their sign nearest to the middle. */
  lie: (stones: number, signs: readonly string[]) =>
    `${count(stones, 'stone')} on the table${signs.length === 0 ? '' : `; nearest to the Destiny rune: ${list(signs)}`}.`,
  holdsBag: 'holds the bag',
  away: 'away',
  stones: 'Stones on the table, nearest to the Destiny rune first',
  faceDown: (colour: Colour) => `${colours[colour]} stone, face down`,
  whyNot: {
    faceDown: 'Face down: it cannot be grabbed.',
    noTarget: 'No twin of it lies here: only pairs and twins of Balance runes can be chosen.',
    notOpen: 'Hands off: nothing can be grabbed before the throw has come to rest.',
  },
  hand: { free: 'Your hand is free', busy: 'Your hand is busy' },
  closesIn: (seconds: number) => `${seconds.toFixed(1)} s`,
  nothingLeft: 'Nothing left',
  lookAgain: 'Look again',
  finished: (names: readonly string[]) =>
    names.length === 0 ? 'Everybody is looking' : `Nothing left for ${list(names)}`,
  caught: 'Single stones',
  throwNow: 'Throw!',
  aim: 'Aim',
  strength: 'Strength',
  left: 'left',
  right: 'right',
  ready: 'Ready?',
  go: 'Grab!',
  tooEarly: 'Too early!',
  tooLate: 'Too late!',
  tooLateBy: (ms: number) => `Too late by ${inSeconds(ms)}.`,
  bothTimes: (mine: number, winner: Called, theirs: number) =>
    `You: ${inSeconds(mine)}, ${person(winner).said}: ${inSeconds(theirs)}.`,
  grabbed: (who: Called, rune: RuneName) => `${does(who, 'grabs', 'grab')} ${theRune(rune)}`,
  lateFor: (who: Called) => `${does(who, 'is', 'are')} too late for it.`,
  /** Who reached for one stone, and when. */
  races: (all: readonly string[]) => `Hands on one stone: ${all.join('; ')}.`,
  /** What a throw has brought somebody. */
  pairsMade: (pairs: number) => (pairs === 0 ? 'no pair' : count(pairs, 'pair')),
  deep: '3D view',
  leftHanded: 'Left-handed',
  takeTime: 'Wait after each throw',
  practise: 'Practise in peace',
  toCorner: 'Pull a stone into your corner to grab it.',
  steps: [
    'False pairs',
    'Split pairs',
    'Thefts',
    'Order of thefts',
    'Balance runes',
    'Face-down stones',
    'The bag moves on',
  ],
  stepsTitle: 'What happens now',
  twinsOf: (rune: string) => `twins: ${rune}`,
  stepDone: 'done',
  next: 'Next',
  back: 'Back',
  again: 'See it again',
  skipAll: 'Skip all',
  close: 'Close',
  goOn: 'Go on',
  page: {
    report: page(
      (times: readonly (readonly [who: Called, milliseconds: number])[]) =>
        capital(times.map(([who, ms]) => `${person(who).said} ${number(ms)} ms`).join(', ')),
      'Hands on the same stone: the quickest gets it. Counted from the moment the signs were shown.',
    ),
    reaction: (milliseconds: number) => `${number(milliseconds)} ms`,
    falsePair: page(
      (who: Called) => `${does(who, 'has', 'have')} a false pair`,
      (stones: number, pairs: number) =>
        `${stones === 1 ? 'This stone has' : 'These stones have'} no twin here. Back into the bag! The price: ${count(pairs, 'pair')} of the loot, if there is any.`,
    ),
    paid: page((who: Called) => `${does(who, 'pays', 'pay')} with a pair`, 'It goes from the loot back into the bag.'),
    half: page(
      (who: Called) => `${does(who, 'has', 'have')} only half a pair`,
      'Its twin was left on the table. No harm done: this stone goes into the bag.',
    ),
    split: page(
      (all: readonly Called[]) => `${capital(together(all.map(person), 'splits', 'split'))} a pair`,
      'Each grabbed one of the two twins. Nobody keeps them: both go into the bag.',
    ),
    stolen: page(
      (thief: Called, victim: Called) => `${capital(robs(thief, victim))}!`,
      (victim: Called, colour: Colour, runes: number) =>
        runes > 0
          ? `The twin of ${person(victim).own('Balance rune')} was grabbed. So that rune and every ${colours[colour]} stone of ${person(victim).own('loot')} change hands.`
          : `The twin of ${person(victim).own('Balance rune')} was grabbed. So that rune changes hands; ${person(victim).does('has', 'have')} no ${colours[colour]} stone to lose.`,
    ),
    twins: 'twins: same sign, same colour',
    changeHands: (n: number, colour: Colour) =>
      `${count(n, `${colours[colour]} stone`)} ${verb(n, 'changes', 'change')} hands`,
    stay: (n: number) => `${count(n, 'stone')} ${verb(n, 'stays', 'stay')}`,
    ordered: page(
      (who: Called) => `${does(who, 'chose', 'chose')} the order of the thefts`,
      'They happen one after the other, like this.',
    ),
    slid: page(
      (who: Called) => `${does(who, 'wins', 'win')} the slide`,
      'Closest to the Destiny rune without touching it wins.',
    ),
    slideAgain: page(
      (allTouched: boolean): string => (allTouched ? 'Everybody touched it!' : 'Nothing between them!'),
      'They slide again.',
    ),
    /** Rounds enough: the lot decides. */
    drawn: (who: Called) => `After four rounds chance decides: for ${person(who).said}.`,
    touched: 'touched it!',
    gap: (millimetres: number) => `${number(millimetres)} mm`,
    noShot: 'did not slide',
    nerve: page(
      (limit: number) => `The hidden limit was ${limit}`,
      'The highest number that is not above the limit wins.',
    ),
    nerveAgain: 'Nobody wins: they pick again.',
    replaced: page(
      (who: Called) => `${does(who, 'gets', 'get')} a new Balance rune`,
      (distance: number) =>
        `The nearest to the Destiny rune that is nobody’s Balance rune already: ${number(distance)} mm away.`,
    ),
    unserved: page(
      (who: Called) => `No Balance rune for ${person(who).said}`,
      'No stone is left for it. Perhaps after the next throw.',
    ),
    cleared: page(
      (n: number) => `${count(n, 'face-down stone')} back into the bag`,
      (bag: number) => `Stones that show their sign stay on the table. The bag now holds ${bag}.`,
    ),
    passed: page((who: Called) => `${does(who, 'gets', 'get')} the bag`, 'The next throw begins there.'),
    over: page('The game is over', (reason: 'bag' | 'cap'): string =>
      reason === 'bag' ? 'The bag is nearly empty.' : 'The last throw is played.',
    ),
    tie: page(
      (all: readonly Called[]) => `${capital(together(all.map(person), 'is', 'are'))} level`,
      'A last challenge decides who wins.',
    ),
    calm: page('All choices are shown', 'Whoever put most focus on a stone gets it.'),
    pass: 'passes',
    results: {
      won: 'won',
      lost: 'too little focus',
      split: 'split: into the bag',
      stays: 'nobody gets it',
      passed: 'passes',
    },
  },
  slide: {
    title: 'The slide',
    about: (colour: Colour | undefined) =>
      colour === undefined ? 'for the victory' : `for the order of the ${colours[colour]} thefts`,
    round: (round: number) => `round ${round}`,
    watch: 'Watch the ghost: that is how far strength 50 slides today.',
    how: 'Pull back, aim, let go.',
    rule: 'Closest to the Destiny rune wins. Touching it loses.',
    power: 'Strength',
    aim: 'Aim',
    degrees: (aim: number) => `${aim > 0 ? '+' : ''}${number(aim)}°`,
    shoot: 'Slide!',
    hasShot: 'has slid · hidden',
    toShoot: 'aims',
    ghost: 'ghost, strength 50',
    lane: 'Lane: pull the stone back and let go. Arrow keys set strength and aim, Enter slides.',
    waiting: 'Your stone is on its way. The others are still aiming.',
  },
  calm: {
    focus: 'Focus',
    points: (focus: number) => count(focus, 'point'),
    pick: 'Press a stone with a golden edge, then say how much focus you spend on it.',
    pass: 'Pass',
  },
  /** Thefts, one after the other. */
  thefts: (order: readonly (readonly [thief: Called, victim: Called])[]) =>
    capital(order.map(([thief, victim]) => robs(thief, victim)).join(', then ')),
  wins: (who: Called) => `${does(who, 'wins', 'win')}!`,
  debrief: {
    title: 'Hands and stones',
    reaction: 'Reaction, as a rule',
    quickest: 'The quickest',
    seconds: (ms: number | undefined) => (ms === undefined ? '–' : inSeconds(ms)),
    won: 'Grabs won',
    second: 'Second',
    early: 'Too early',
    late: 'Too late',
    left: (turn: number, runes: readonly string[]) => `Throw ${turn}: there was more to take, ${list(runes)}.`,
    order: (name: string, order: string, more: number) =>
      `${name} could have had ${count(more, 'rune')} more. ${order}: that was the order.`,
  },
  ending: {
    counted: 'Runes',
    colours: { black: 'Black', grey: 'Grey', white: 'White' },
    byThrow: 'Runes, throw by throw',
    byTheft: (ahead: number, stolen: number) =>
      `${count(ahead, 'rune')} ahead. Thefts brought ${count(stolen, 'rune')}.`,
    why: (name: string) => `Level on runes: the last challenge went to ${name}.`,
  },
}

/** '1.24 s', and '0.2 s' where hundredths are none. */
function inSeconds(ms: number): string {
  return `${number(Math.max(0.01, Math.round(ms / 10) / 100))} s`
}

/** A page of the resolution, in words for a child of eight. */
function page<Title, Text>(title: Title, text: Text): [title: Title, text: Text] {
  return [title, text]
}

/** How a line about somebody begins: 'Alice wins', 'You win'. */
function does(who: Called, they: string, you: string): string {
  return capital(person(who).does(they, you))
}

function robs(thief: Called, victim: Called): string {
  return person(thief).does('robs', 'rob', person(victim))
}
