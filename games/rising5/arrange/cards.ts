import type { Chance } from '@runatal/kernel'
import { BOX, RED_MOONS, SUPPORT_LIMIT } from '../content/box.ts'
import { HEROES, REGIONS } from '../content/names.ts'
import { CARDS, CARD_IDS, PILE_CARDS, regionOf, START_CARDS } from '../content/tables.ts'
import { insertMoons } from '../rules/setup.ts'
import { copies, handLimit, isSolo } from '../rules/team.ts'
import { MOON, NONE, type State } from '../rules/types.ts'
import { cardOf, characterOf, checkOnce, heroOf, placeOf } from './check.ts'
import { cannot } from './flaws.ts'
import type { Position } from './position.ts'

/** Puts each Character card that is named where it is named, and the others where they would be. */
export function dealCharacters(s: State, position: Position, chance: Chance): void {
  const { players, pile, next = [] } = position
  s.discard = (position.discard ?? []).map(heroOf)
  s.support = (position.support ?? []).map(heroOf)
  for (const [seat, { hand = [] }] of players.entries()) s.hands[seat] = hand.map(heroOf)
  const held = s.master === NONE ? 0 : s.hands[s.master]!.length
  if (held > 0) throw cannot('masterHand', { seat: s.master, cards: held })
  if (!isSolo(s) && s.support.length > 0) throw cannot('reserve', { cards: s.support.length })
  const top = (pile ?? next).map(characterOf).toReversed()
  const unused = unusedCards([...s.hands.flat(), ...s.support, ...s.discard, ...top.filter(card => card !== MOON)])
  chance.shuffle(unused)
  for (const [seat, { hand }] of players.entries())
    if (hand === undefined && seat !== s.master) s.hands[seat]!.push(...take(unused, handLimit(s)))
  if (isSolo(s) && position.support === undefined) s.support.push(...take(unused, SUPPORT_LIMIT))

  s.moonWaiting = position.moonWaiting ?? false
  const moons = RED_MOONS[s.difficulty] - (s.moonWaiting ? 1 : 0)
  const named = copies(top, MOON)
  if (named > moons) throw cannot('moons', { moons, named })
  if (pile === undefined) {
    const under = insertMoons(unused, moons - named)
    if (s.shuffled) chance.shuffle(under)
    s.pile = [...under, ...top]
    s.moonsInPile = moons
  } else {
    s.pile = top
    s.discard.push(...unused)
    s.moonsInPile = named
    s.moonsGone = moons - named
  }
}

/** The same for Region cards: what is neither on the board nor in a pile has left the game. */
export function layRegions(s: State, { places = {}, regionPiles = {} }: Position, chance: Chance): void {
  for (const [place, card] of Object.entries(places)) {
    const number = card === 'empty' ? NONE : cardOf(card)
    if (number !== NONE && CARDS[number]!.region !== REGIONS[regionOf(placeOf(place))])
      throw cannot('otherRegion', { card: CARD_IDS[number]!, place })
    // A start card that is named on the other location of its region has changed places with the one there.
    const was = number === NONE ? -1 : s.places.indexOf(number)
    if (was >= 0) s.places[was] = s.places[placeOf(place)]!
    s.places[placeOf(place)] = number
  }
  for (const [region, name] of REGIONS.entries()) {
    const onBoard = s.places.filter(card => card !== NONE && CARDS[card]!.region === name)
    const free = PILE_CARDS[region]!.filter(card => !onBoard.includes(card))
    const pile = regionPiles[name]?.map(cardOf).toReversed()
    if (pile === undefined) chance.shuffle(free)
    s.regionPiles[region] = pile ?? free
    checkOnce('Card', [...onBoard, ...s.regionPiles[region]], CARD_IDS)
    const stray = s.regionPiles[region].find(card => CARDS[card]!.region !== name)
    if (stray !== undefined) throw cannot('strayCard', { card: CARD_IDS[stray]!, region: name })
    for (const card of [...START_CARDS[region]!, ...PILE_CARDS[region]!])
      if (!onBoard.includes(card) && !s.regionPiles[region].includes(card)) s.removed.push(card)
  }
}

function unusedCards(named: readonly number[]): number[] {
  const unused: number[] = []
  for (const [hero, name] of HEROES.entries()) {
    const left = BOX.cardsPerHero - copies(named, hero)
    if (left < 0) throw cannot('cardsOf', { hero: name, cards: BOX.cardsPerHero - left })
    for (let i = 0; i < left; i++) unused.push(hero)
  }
  return unused
}

function take(unused: number[], count: number): number[] {
  if (unused.length < count) throw cannot('tooMany', { needed: count - unused.length })
  return unused.splice(unused.length - count)
}
