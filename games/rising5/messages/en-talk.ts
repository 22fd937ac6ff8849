import { count, enNames } from './en-names.ts'
import type { ReasonWords } from './messages.ts'

const { heroes, items, cards, places, runes } = enNames

/** What bots say about their moves. */
export const enTalk: ReasonWords = {
  plan: ({ hero, hope, left, swaps }) =>
    `${heroes[hero]} now. ${count(left, 'solution')} possible, ${count(swaps, 'swap')} to the next try; I give us ${hope} %.`,
  wait: ({ hope }) => `Nothing is worth a card to me now; I give us ${hope} %.`,
  swap: ({ runes: [one, other], swaps, left, now }) =>
    `I swap ${runes[one]} and ${runes[other]}; ${swaps === 0 ? 'then we can try' : `${count(swaps, 'swap')} more to go`}. ` +
    (now === 1 ? 'This must be it.' : `A try there leaves about ${left} of ${now} solutions.`),
  seal: ({ chance, left, now }) =>
    now === 1
      ? 'Only one solution is possible: this is it.'
      : `Let us try: it holds in ${chance} % of cases, or else leaves about ${left} of ${now} solutions.`,
  goal: ({ card }) => `${cards[card]} is what we need.`,
  fight: ({ card, odds }) => `${cards[card]}: ${odds} % to win, support counted.`,
  surprise: ({ card, odds }) => `A blow at ${cards[card]} costs nothing: ${odds} %.`,
  company: ({ hero, place }) => `${heroes[hero]} is of more use at ${places[place]}.`,
  copy: ({ hero }) => `What ${heroes[hero]} can do helps most.`,
  support: ({ cards: given, odds, without }) => `${count(given, 'card')} from me: ${odds} % in place of ${without} %.`,
  hint: ({ rune, left, now }) =>
    `The ${runes[rune]} rune tells most: about ${left} of ${count(now, 'solution')} remain.`,
  item: ({ item }) => `The right moment for the ${items[item].name}.`,
  save: ({ pile }) => `Only ${count(pile, 'card')} left in the pile: I draw little.`,
}
