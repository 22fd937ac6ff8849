import { flawed } from '@runatal/kernel/arrange'
import { BOX } from '../content/box.ts'
import { SPACES } from '../rules/puzzle.ts'

/** What a description may not say, each in one line of English; the editor says it in the reader's language. */
export const FLAWS = {
  setting: ({ text }: { text: string }) => text,
  noSuch: ({ what, id, names }: Record<'what' | 'id' | 'names', string>) =>
    `There is no ${what} '${id}'; there is: ${names}`,
  number: ({ what, n, least, most }: { what: string } & Record<'n' | 'least' | 'most', number>) =>
    `${what} is a whole number from ${least} to ${most}, not ${n}`,
  runes: ({ what, said }: { what: string; said: string }) =>
    `${what} is ${SPACES} different runes, not ${said || 'none'}`,
  twice: ({ what, id }: { what: string; id: string }) => `${what} ${id} is named twice: there is one of each`,
  notYet: ({ field }: { field: string }) => `A set-up has no '${field}' yet: leave it out, or name a later phase`,
  noHero: ({ phase }: { phase: string }) => `Phase '${phase}' needs the hero that was activated: name it`,
  masterHand: ({ cards }: { seat: number; cards: number }) => `The Game Master holds no cards, not ${cards}`,
  reserve: ({ cards }: { cards: number }) => `Only a team of one has a support reserve, here of ${cards}`,
  moons: ({ moons, named }: { moons: number; named: number }) => `There are ${moons} Red Moons to name, not ${named}`,
  otherRegion: ({ card, place }: { card: string; place: string }) => `${card} is not of the region of ${place}`,
  strayCard: ({ card, region }: { card: string; region: string }) => `${card} is not of region ${region}`,
  cardsOf: ({ hero, cards }: { hero: string; cards: number }) =>
    `There are ${BOX.cardsPerHero} cards of ${hero}, not ${cards}`,
  tooMany: ({ needed }: { needed: number }) => `Too many cards are named: ${needed} are still to be dealt`,
  answered: ({ runes }: { runes: string }) =>
    `The first arrangement, ${runes}, is never the solution (R5-162): name another one in tested`,
}

export const cannot = flawed(FLAWS)
