import { a, capital, count } from '@runatal/grammar/en'
import { enNames, the, thePlace } from './en-names.ts'
import type { ReasonWords } from './messages.ts'

const { heroes, items, runes } = enNames

/** What bots say about their moves. */
export const enTalk: ReasonWords = {
  plan: ({ hero, hope, left, swaps }) =>
    `I activate ${heroes[hero]}. ${count(left, 'possible solution')}, ` +
    `${swaps === 0 ? 'no swap' : count(swaps, 'swap')} to go before the next attempt; I give us ${chances(hope)}.`,
  wait: ({ hope }) => `Nothing is worth a card to me now; I give us ${chances(hope)}.`,
  swap: ({ runes: [one, other], swaps, left, now }) =>
    `I swap ${runes[one]} and ${runes[other]}; ${swaps === 0 ? 'then we can seal' : `${count(swaps, 'swap')} more to go`}. ` +
    (now === 1 ? 'This must be it.' : `The attempt will leave about ${leaves(left, now)}.`),
  seal: ({ chance, left, now }) =>
    now === 1
      ? 'Only one solution is possible: this is it.'
      : `Let us try${chance === 0 ? ' and learn more:' : `: ${chances(chance)} to seal, or else`} about ${leaves(left, now)} will be left.`,
  goal: ({ card }) => `${capital(the(card))}: just what we need.`,
  fight: ({ card, odds }) => `${capital(chances(odds))} against ${the(card)}, support included.`,
  surprise: ({ card, odds }) => `A surprise attack on ${the(card)} costs nothing: ${chances(odds)}.`,
  company: ({ hero, place }) => `${heroes[hero]} is of more use at ${thePlace(place)}.`,
  copy: ({ hero }) => `What ${heroes[hero]} can do helps most.`,
  support: ({ cards: given, odds, without }) => `${count(given, 'card')} from me: ${odds}% in place of ${without}%.`,
  hint: ({ rune, left, now }) => `The ${runes[rune]} rune tells most: about ${leaves(left, now)} will be left.`,
  item: ({ item }) => `The right moment for the ${items[item].name}.`,
  save: ({ pile }) =>
    pile === 0 ? 'The pile is empty: I draw little.' : `Only ${count(pile, 'card')} left in the pile: I draw little.`,
}

/** What speaks for a move in an analysis, which has chances of its own. */
export const enReasons: ReasonWords = {
  ...enTalk,
  plan: ({ left, swaps }) =>
    `${count(left, 'solution')} still possible, ` +
    (swaps === 0 ? 'and all is laid for the next attempt.' : `${count(swaps, 'swap')} from the next attempt.`),
  wait: () => 'Nothing is worth a card now.',
}

function chances(share: number): string {
  return a(`${share}% chance`)
}

/** On average, and never none: the right one stays. */
function leaves(left: number, now: number): string {
  return `${Math.max(1, left)} of ${now} solutions`
}
