import { flawsOf } from '@runatal/look/editor/flaws.ts'
import type { FLAWS } from '../arrange/flaws.ts'

/** What cannot be, in words, with the rule that says so and what would mend it. */
export const flaws = flawsOf<typeof FLAWS>({
  en: {
    setting: () => 'These choices do not make a table: the Game Master takes no turn, and is none when alone.',
    noSuch: ({ id }) => `This does not belong here: ${id}.`,
    number: ({ what, least, most }, by) => `${by.part(what)}: a whole number from ${least} to ${most}.`,
    runes: ({ what }, by) => `${by.part(PARTS[what] ?? what)}: four different runes are needed.`,
    twice: ({ id }) => `${id} is in two places; there is one of each.`,
    notYet: ({ field }, by) => `In the set-up there is nothing yet here: ${by.part(field)}.`,
    noHero: () => 'Whose actions they are is missing: choose the hero.',
    masterHand: ({ seat }, by) => `${by.seat(seat)} is the Game Master, and holds no cards.`,
    reserve: () => 'Only a team of one has a support reserve.',
    moons: ({ moons }) => `At this level there are ${moons} Red Moons to draw, no more.`,
    otherRegion: ({ card, place }, by) =>
      `This card is of another region: ${by.thing('region', card)}. It cannot lie here: ${by.part(`place:${place}`)}.`,
    strayCard: ({ card, region }, by) => `This card is not of region ${region}: ${by.thing('region', card)}.`,
    cardsOf: ({ hero, cards }, by) => `There are eleven cards of ${by.thing('card', hero)}, not ${cards}.`,
    tooMany: () => 'Too many cards are named: none are left to be dealt to the others.',
    answered: () => 'The first arrangement is never the solution.',
  },
  fr: {
    setting: () => 'Ces choix ne font pas une table : le Maître du Jeu ne joue pas de tour, et n’est personne en solo.',
    noSuch: ({ id }) => `Ceci n’a pas sa place ici : ${id}.`,
    number: ({ what, least, most }, by) => `${by.part(what)} : il faut un nombre entier, de ${least} à ${most}.`,
    runes: ({ what }, by) => `${by.part(PARTS[what] ?? what)} : il faut quatre runes différentes.`,
    twice: ({ id }) => `${id} est à deux endroits ; il n’y en a qu’un exemplaire.`,
    notYet: ({ field }, by) => `À la mise en place, il n’y a encore rien ici : ${by.part(field)}.`,
    noHero: () => 'Il manque le héros dont ce sont les actions : choisissez-le.',
    masterHand: ({ seat }, by) => `${by.seat(seat)} est Maître du Jeu, et ne tient pas de cartes.`,
    reserve: () => 'Seule une équipe d’une personne a une réserve de soutien.',
    moons: ({ moons }) => `À ce niveau, il n’y a pas plus de ${moons} Lunes Rouges à piocher.`,
    otherRegion: ({ card, place }, by) =>
      `Cette carte est d’une autre région : ${by.thing('region', card)}. Elle ne peut être ici : ${by.part(`place:${place}`)}.`,
    strayCard: ({ card, region }, by) => `Cette carte n’est pas de la région ${region} : ${by.thing('region', card)}.`,
    cardsOf: ({ hero, cards }, by) => `Il y a onze cartes de ce héros, pas ${cards} : ${by.thing('card', hero)}.`,
    tooMany: () => 'Trop de cartes sont nommées : il n’en reste pas à distribuer aux autres.',
    answered: () => 'La première disposition n’est jamais la solution.',
  },
  rules: {
    setting: 'R5-369',
    runes: 'R5-017',
    masterHand: 'R5-381',
    reserve: 'R5-359',
    moons: 'R5-301',
    otherRegion: 'R5-022',
    strayCard: 'R5-021',
    cardsOf: 'R5-020',
    answered: 'R5-162',
  },
  mends: {
    setting: () => [{ clear: 'master' }, { clear: 'onTurn' }],
    noSuch: ({ what, id }) => [{ take: id, of: KINDS[what] ?? what }, { clear: 'artefacts' }],
    number: ({ what }) => [{ clear: what }, { set: what, to: 1 }],
    runes: ({ what }) => [{ clear: PARTS[what] ?? what }],
    twice: ({ what, id }) => [
      { take: id, of: KINDS[what] ?? what },
      ...(what === 'A hint on' ? [{ clear: 'hints' }] : []),
      ...(what === 'Rune' ? [{ clear: 'reserve' }] : []),
    ],
    notYet: ({ field }) => [{ clear: field }, { clear: FAMILIES[field] ?? field }, { set: 'phase', to: 'turn' }],
    noHero: () => [
      { set: 'hero', to: 'orakl' },
      { set: 'phase', to: 'turn' },
    ],
    masterHand: ({ seat }) => [{ clear: `hand:${seat}` }, { clear: 'master' }],
    reserve: () => [{ clear: 'support' }],
    moons: () => [{ take: 'moon', of: 'card' }, { clear: 'moonWaiting' }],
    otherRegion: ({ card }) => [{ take: card, of: 'region' }],
    strayCard: ({ card }) => [{ take: card, of: 'region' }],
    cardsOf: ({ hero }) => [{ take: hero, of: 'card' }],
    tooMany: () => [{ clear: 'next' }, { clear: 'discard' }, { clear: 'hand' }, { clear: 'support' }],
    answered: () => [{ clear: 'solution' }, { clear: 'tested' }],
  },
})

/** What the English of `arrange` speaks of, as a part of the form. */
const PARTS: Readonly<Record<string, string>> = {
  'The Portal': 'portal',
  'The solution': 'solution',
  'An arrangement': 'tested',
}
/** And as a kind of thing. */
const KINDS: Readonly<Record<string, string>> = {
  hero: 'card',
  Card: 'region',
  'Region card': 'region',
  Sign: 'sign',
  item: 'item',
  rune: 'rune',
  sign: 'sign',
}
/** Parts of the form that a position says in one list. */
const FAMILIES: Readonly<Record<string, string>> = { at: 'place', places: 'place', regionPiles: 'regionPile' }
