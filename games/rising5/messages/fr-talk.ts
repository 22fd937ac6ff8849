import { au, capital, count, de, le } from '@runatal/grammar/fr'
import { frNames } from './fr-names.ts'
import { CARD, cards, items, places, runes, SOLUTION, SWAP } from './fr-nouns.ts'
import type { ReasonWords } from './messages.ts'

const { heroes } = frNames

/** What bots say about their moves. */
export const frTalk: ReasonWords = {
  plan: ({ hero, hope, left, swaps }) =>
    `J’active ${heroes[hero]}. ${count(left, SOLUTION, 'possible')}, ` +
    `${swaps === 0 ? 'plus aucun échange' : `encore ${count(swaps, SWAP)}`} avant la prochaine tentative ; ` +
    `je nous donne ${hope} % de chances.`,
  wait: ({ hope }) => `Rien ne mérite une carte pour l’instant ; je nous donne ${hope} % de chances.`,
  swap: ({ runes: [one, other], swaps, left, now }) =>
    `J’échange ${le(runes[one])} et ${le(runes[other])} ; ` +
    `${swaps === 0 ? 'ensuite, on pourra sceller' : `encore ${count(swaps, SWAP)} après celui-ci`}. ` +
    (now === 1 ? 'Ce doit être la bonne disposition.' : `La tentative laissera environ ${leaves(left, now)}.`),
  seal: ({ chance, left, now }) =>
    now === 1
      ? 'Une seule solution est possible : c’est la bonne.'
      : `Tentons${chance === 0 ? ', pour en savoir plus :' : ` : ${chance} % de chances de sceller, sinon`} il restera environ ${leaves(left, now)}.`,
  goal: ({ card }) => `${capital(le(cards[card]))}, voilà ce qu’il nous faut.`,
  fight: ({ card, odds }) => `Contre ${le(cards[card])}, ${odds} % de chances de gagner, Soutien compris.`,
  surprise: ({ card, odds }) => `Surprendre ${le(cards[card])} ne coûte rien : ${odds} % de chances.`,
  company: ({ hero, place }) => `${heroes[hero]} sera plus utile ${au(places[place])}.`,
  copy: ({ hero }) => `C’est la Compétence ${de(heroes[hero])} qui nous aide le plus.`,
  support: ({ cards: given, odds, without }) =>
    `Je donne ${count(given, CARD)} : ${odds} % de chances au lieu de ${without} %.`,
  hint: ({ rune, left, now }) =>
    `C’est la Rune ${runes[rune].one} qui en dira le plus : il restera environ ${leaves(left, now)}.`,
  item: ({ item }) => `C’est le moment d’utiliser ${le(items[item])}.`,
  save: ({ pile }) =>
    pile === 0
      ? 'La pile est vide : je pioche peu.'
      : `Plus ${pile === 1 ? 'qu’une carte' : `que ${count(pile, CARD)}`} dans la pile : je pioche peu.`,
}

/** What speaks for a move in an analysis, which has chances of its own. */
export const frReasons: ReasonWords = {
  ...frTalk,
  plan: ({ left, swaps }) =>
    `${count(left, SOLUTION, 'possible')} ; ` +
    (swaps === 0
      ? 'tout est en place pour la prochaine tentative.'
      : `encore ${count(swaps, SWAP)} avant la prochaine tentative.`),
  wait: () => 'Rien ne mérite une carte pour l’instant.',
}

/** On average, and never none: the right one stays. */
function leaves(left: number, now: number): string {
  return `${count(Math.max(1, left), SOLUTION)} sur ${now}`
}
