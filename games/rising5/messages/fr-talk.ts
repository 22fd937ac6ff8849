import { count, frNames } from './fr-names.ts'
import type { ReasonWords } from './messages.ts'

const { heroes, items, cards, places, runes } = frNames

/** Ce que les robots disent de leurs coups. */
export const frTalk: ReasonWords = {
  plan: ({ hero, hope, left, swaps }) =>
    `À ${heroes[hero]}. ${count(left, 'solution possible')}, ${count(swaps, 'échange')} avant l’essai suivant\u202f; je nous donne ${hope}\u00a0%.`,
  wait: ({ hope }) => `Rien ne vaut une carte pour l’instant\u202f; je nous donne ${hope}\u00a0%.`,
  swap: ({ runes: [one, other], swaps, left, now }) =>
    `J’échange ${runes[one]} et ${runes[other]}\u202f; ${swaps === 0 ? 'ensuite on peut essayer' : `encore ${count(swaps, 'échange')}`}. ` +
    (now === 1 ? 'Ce doit être ça.' : `L’essai laissera environ ${left} solutions sur ${now}.`),
  seal: ({ chance, left, now }) =>
    now === 1
      ? 'Une seule solution est possible\u00a0: c’est la bonne.'
      : `Essayons\u00a0: scellé dans ${chance}\u00a0% des cas, sinon il restera environ ${left} solutions sur ${now}.`,
  goal: ({ card }) => `${cards[card]}\u00a0: c’est ce qu’il nous faut.`,
  fight: ({ card, odds }) => `${cards[card]}\u00a0: ${odds}\u00a0% de chances, Soutien compris.`,
  surprise: ({ card, odds }) => `Frapper ${cards[card]} par surprise ne coûte rien\u00a0: ${odds}\u00a0%.`,
  company: ({ hero, place }) => `${heroes[hero]} sera plus utile ici\u00a0: ${places[place]}.`,
  copy: ({ hero }) => `La Compétence de ${heroes[hero]} nous aide le plus.`,
  support: ({ cards: given, odds, without }) =>
    `${count(given, 'carte')} de ma part\u00a0: ${odds}\u00a0% au lieu de ${without}\u00a0%.`,
  hint: ({ rune, left, now }) =>
    `La Rune ${runes[rune]} en dit le plus\u00a0: il restera environ ${left} solutions sur ${now}.`,
  item: ({ item }) => `C’est le moment\u00a0: ${items[item].name}.`,
  save: ({ pile }) => `Plus que ${count(pile, 'carte')} dans la pile\u00a0: je pioche peu.`,
}
