import { flawsOf } from '@runatal/look/editor/flaws.ts'
import type { FLAWS } from '../arrange/flaws.ts'

/** What cannot be, in words, with the rule that says so and what would mend it. */
export const flaws = flawsOf<typeof FLAWS>({
  en: {
    setting: () => 'These choices do not make a table.',
    thrice: ({ rune }, by) => `This rune is in three places; there are two of each: ${by.thing('rune', rune)}.`,
    notInBag: ({ rune }, by) => `The bag does not hold so many of this rune: ${by.thing('rune', rune)}.`,
    noSeat: () => 'Whoever throws first does not sit at this table.',
    pairCaught: ({ rune, seat }, by) =>
      `${by.seat(seat)} has both of this rune: they are a pair won. ${by.thing('rune', rune)}`,
    balanceCaught: ({ rune, seat }, by) =>
      `${by.seat(seat)} has the twin of a Balance rune among the single ones: ${by.thing('rune', rune)}.`,
    notClaimed: ({ rune, seat }, by) =>
      `Nobody but ${by.seat(seat)} could have this Balance rune: ${by.thing('rune', rune)}.`,
    lone: ({ rune }, by) =>
      `There is nothing to split: nobody has caught the twin of this rune. ${by.thing('rune', rune)}`,
    bagCount: ({ left }) => `Only ${left} stones are left for the bag.`,
  },
  fr: {
    setting: () => 'Ces choix ne font pas une table.',
    thrice: ({ rune }, by) => `Cette rune est à trois endroits ; il y en a deux de chaque : ${by.thing('rune', rune)}.`,
    notInBag: ({ rune }, by) => `Le sac ne tient pas tant de cette rune : ${by.thing('rune', rune)}.`,
    noSeat: () => 'La personne qui lance en premier n’est pas à cette table.',
    pairCaught: ({ rune, seat }, by) =>
      `${by.seat(seat)} tient les deux, et c’est une paire gagnée : ${by.thing('rune', rune)}.`,
    balanceCaught: ({ rune, seat }, by) =>
      `${by.seat(seat)} a parmi ses runes seules la jumelle d’une rune de l’Équilibre : ${by.thing('rune', rune)}.`,
    notClaimed: ({ rune }, by) => `Personne d’autre n’a cette rune de l’Équilibre : ${by.thing('rune', rune)}.`,
    lone: ({ rune }, by) =>
      `Il n’y a rien à partager : personne n’a saisi la jumelle de cette rune. ${by.thing('rune', rune)}`,
    bagCount: ({ left }) => `Il ne reste que ${left} pierres pour le sac.`,
  },
  rules: {
    thrice: 'ROK-012',
    notInBag: 'ROK-012',
    pairCaught: 'ROK-068',
    balanceCaught: 'ROK-073',
    notClaimed: 'ROK-077',
    lone: 'ROK-112',
  },
  mends: {
    setting: () => [{ clear: 'first' }, { clear: 'variant' }],
    thrice: ({ rune }) => [{ take: rune, of: 'rune' }],
    notInBag: ({ rune }) => [{ take: rune, of: 'rune' }],
    noSeat: () => [{ clear: 'first' }],
    pairCaught: ({ rune, seat }) => [{ take: rune, of: 'rune' }, { clear: `catches:${seat}` }],
    balanceCaught: ({ seat }) => [{ clear: `catches:${seat}` }, { clear: 'balance' }],
    notClaimed: ({ seat }) => [{ clear: `claims:${seat}` }],
    lone: ({ seat }) => [{ clear: `catches:${seat}` }, { set: 'phase', to: 'check' }],
    bagCount: () => [{ clear: 'bag' }],
  },
})
