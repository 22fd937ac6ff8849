import { flawsOf } from '@runatal/look/editor/flaws.ts'
import type { FLAWS } from '../arrange/flaws.ts'
import type { IN_NO_DUEL } from './check.ts'

/** What cannot be, in words, with the rule that says so and what would mend it. */
export const flaws = flawsOf<typeof FLAWS & typeof IN_NO_DUEL>({
  en: {
    setting: () => 'These choices do not make a table.',
    noCard: ({ id }) => `The card set has no card ${id}.`,
    noSuch: ({ id }) => `The card set has nothing called ${id}.`,
    copies: ({ card, copies, seat }, by) =>
      `${by.seat(seat)} has ${by.thing('card', card)} ${copies} times: no deck holds more than three copies of a card.`,
    archetype: ({ card, seat }, by) => `No weapon of ${by.seat(seat)} goes with this card: ${by.thing('card', card)}.`,
    dedicated: ({ card, weapon, seat }, by) =>
      `${by.thing('card', card)} belongs to a weapon that ${by.seat(seat)} does not bear: ${by.thing('weapon', weapon)}.`,
    hands: ({ seat }, by) =>
      `${by.seat(seat)} bears more than two hands can: one two-handed weapon, or one or two others.`,
    sockets: ({ seat, sockets, count }, by) =>
      `The weapons of ${by.seat(seat)} have ${sockets} sockets, too few for ${count} infusions.`,
    turned: ({ seat }, by) => `An object of ${by.seat(seat)} lies sideways that is not there.`,
  },
  fr: {
    setting: () => 'Ces choix ne font pas une table.',
    noCard: ({ id }) => `Le jeu de cartes n’a pas de carte ${id}.`,
    noSuch: ({ id }) => `Le jeu de cartes n’a rien qui s’appelle ${id}.`,
    copies: ({ card, copies, seat }, by) =>
      `${by.seat(seat)} a ${copies} fois cette carte : ${by.thing('card', card)}. Un deck en tient trois exemplaires au plus.`,
    archetype: ({ card, seat }, by) =>
      `Chez ${by.seat(seat)}, aucune arme ne va avec cette carte : ${by.thing('card', card)}.`,
    dedicated: ({ card, weapon, seat }, by) =>
      `${by.thing('card', card)} va avec une arme que ${by.seat(seat)} ne porte pas : ${by.thing('weapon', weapon)}.`,
    hands: ({ seat }, by) =>
      `${by.seat(seat)} porte plus que deux mains ne peuvent : une arme à deux mains, ou une ou deux autres.`,
    sockets: ({ seat, sockets, count }, by) =>
      `Chez ${by.seat(seat)}, les armes n’ont pas assez de châsses : ${sockets}, pour ${count} infusions.`,
    turned: ({ seat }, by) => `Chez ${by.seat(seat)}, un objet est couché qui n’est pas là.`,
  },
  rules: {
    copies: 'RRD-005',
    archetype: 'RRD-009',
    dedicated: 'RRD-011',
    hands: 'RRD-012',
    sockets: 'RRD-229',
    turned: 'RRD-235',
  },
  mends: {
    setting: () => [{ clear: 'from' }],
    noCard: ({ id }) => [{ take: id, of: 'card' }],
    noSuch: () => [{ clear: 'weapons' }],
    copies: ({ card }) => [{ take: card, of: 'card' }],
    archetype: ({ card, seat }) => [{ take: card, of: 'card' }, { clear: `weapons:${seat}` }],
    dedicated: ({ card, seat }) => [{ take: card, of: 'card' }, { clear: `weapons:${seat}` }],
    hands: ({ seat }) => [{ clear: `weapons:${seat}` }],
    sockets: ({ seat }) => [{ clear: `infusions:${seat}` }, { clear: `weapons:${seat}` }],
    turned: ({ seat }) => [{ clear: `used:${seat}` }],
  },
})
