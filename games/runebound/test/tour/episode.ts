import type { Chance } from '@runatal/kernel'
import type { Text } from '../../content/effects.ts'
import { KINDS, SCENARIOS } from '../../content/language.ts'
import { GEM_HEXES } from '../../content/land.ts'
import { adventureNamed } from '../../arrange/cards.ts'
import { codeOf, hexesOf, hexOf } from '../../content/map.ts'
import {
  adventures,
  assets,
  envelopes,
  heroes,
  type Player,
  type Position,
  skills,
  stories,
  twists,
} from '../../index.ts'

import { NONE } from '../../rules/types.ts'
import { done } from './wanted.ts'

/** A position, and the adventure cards that are drawn at once. */
export interface Episode {
  position: Position
  cards: number[]
}

/** A position that offers what has not happened yet: cards on top of their decks, in hands, heroes where they are of use. */
export function episode(number: number, missing: ReadonlySet<string>, chance: Chance): Episode {
  const isNew = (key: string) => missing.has(key)
  const ids = new Set([...missing].map(key => key.split(' ')[1]))
  const isFresh = (found: (typeof adventures)[number]) =>
    ids.has(found.card.id) || textsOf(found).some(text => isNew(done(text)))
  const scenario = SCENARIOS[number % 5]!
  const seats = 1 + (Math.floor(number / 5) % 4)
  const fits = adventures.filter(({ card }) => card.scenario === undefined || card.scenario === scenario)
  const pick = <C>(cards: readonly C[], isWanted: (card: C) => boolean, count: number): C[] => {
    const all = cards.slice()
    chance.shuffle(all)
    const first = all.filter(isWanted)
    return (first.length < count ? [...new Set([...first, ...all])] : first).slice(0, count)
  }
  const quests = pick(
    fits.filter(found => found.type === 'quest' && (seats > 1 || !found.card.other)).map(({ card }) => card.id),
    id => ids.has(id),
    seats,
  )
  const team = pick(heroes, hero => isNew(`used ${hero.id}`) || isNew(`used ${hero.id}_surge`), seats)
  const areFacesNew = [...missing].some(key => key.startsWith('face '))
  const worn = pick(assets, asset => ids.has(asset.id) || areFacesNew, 6 * seats)
  const known = pick(skills, skill => abilityIsNew(skill.id, skill.abilities, isNew), 5 * seats)
  const inHand = pick(
    skills.filter(skill => !known.includes(skill)),
    skill => isNew(`learned ${skill.id}`),
    3 * seats,
  )
  const tale = pick(
    stories.filter(story => story.scenario === scenario),
    story => isNew(`story ${story.id}`),
    8,
  )
  const trials = pick(
    stories.filter(
      story => story.scenario === scenario && story.quest !== undefined && !tale.slice(0, 3).includes(story),
    ),
    story => isNew(`solved ${story.id}`),
    2,
  )
  const mode = chance.int(5)
  const together = mode < 2
  const places = [
    ...quests.map(id => placeOf(id)),
    ...trials.flatMap(story => (story.quest!.place === 'same_hex' ? [] : codeOf(hexesOf(story.quest!.place)[0]!))),
  ]
  const kind = KINDS[chance.int(3)]!
  const gem = GEM_HEXES[kind][chance.int(9)]!
  const city = ['H4', 'B7', 'N6', 'M10'][chance.int(4)]!
  const spot = [places[0] ?? gem, gem, gem, city, places.at(-1) ?? gem][mode]!
  const players = team.map((hero, seat): Player => ({
    hero: hero.id,
    at: together ? spot : mode === 3 ? city : mode === 4 ? (places[seat] ?? spot) : gem,
    damage: chance.int(3) === 0 ? hero.health - 1 : chance.int(5),
    gold: 14,
    trophies: 'ooogggppp',
    quests: quests.slice(seat, seat + 1),
    assets: worn.slice(6 * seat, 6 * seat + 6).map(({ id }) => id),
    learned: known.slice(5 * seat, 5 * seat + 5).map(({ id }) => id),
    hand: inHand.slice(3 * seat, 3 * seat + 3).map(({ id }) => id),
    ...(seats > 1 && seat === 0 ? { letters: [envelopes[chance.int(envelopes.length)]!.id] } : {}),
    ...(scenario === 'margath' ? { arcane: 1 } : {}),
    ...(scenario === 'corpse' ? { companions: 1 } : {}),
  }))
  const fresh = fits.filter(found => found.type !== 'quest' && isFresh(found) && (seats > 1 || !found.card.other))
  const drawn = pick(fresh, isFresh, 3).map(({ card }) => card.id)
  const deck = (of: string) => {
    const own = fits.filter(({ card }) => card.deck === of && !quests.includes(card.id) && !drawn.includes(card.id))
    return pick(own, isFresh, own.length).map(({ card }) => card.id)
  }
  const market = pick(
    assets.filter(asset => !worn.includes(asset)),
    asset => isNew(`gained ${asset.id}`),
    24,
  ).map(({ id }) => id)
  const turnUp = pick(twists, twist => isNew(`twist ${twist.id}`), twists.length).map(({ id }) => id)
  const position: Position = {
    scenario,
    players,
    act: chance.int(2) === 0 ? 1 : 2,
    space: [2, 6, 10][chance.int(3)]!,
    actions: 9,
    combatDeck: deck('combat'),
    explorationDeck: deck('exploration'),
    socialDeck: deck('social'),
    assetDeck: [turnUp[0]!, ...market.slice(12), ...turnUp.slice(1)],
    markets: {
      tamalir: market.slice(0, 3),
      highvale: market.slice(3, 6),
      mistgate: market.slice(6, 9),
      stoneforge: market.slice(9, 12),
    },
    storyDeck: tale.filter(story => !trials.includes(story)).map(({ id }) => id),
    storyQuests: trials.map(({ id }) => id),
    seed: number + 1,
    table: { slotHexes: trials.map(() => hexOf(spot)).concat(Array<number>(6 - trials.length).fill(NONE)) },
    ...marks(scenario, spot),
  }
  return { position, cards: drawn.map(adventureNamed) }
}

/** The effects of an event's options or an enemy's gains and losses. */
function textsOf(found: (typeof adventures)[number]): Text[] {
  if (found.type === 'event') return found.card.options.flatMap(({ pass, fail = [] }) => [pass, fail])
  if (found.type === 'quest') return found.card.outcomes.map(outcome => outcome.do)
  return [found.card.start ?? [], found.card.reward ?? [], found.card.lose ?? []]
}

function placeOf(quest: string): string {
  const found = adventures.find(({ card }) => card.id === quest)!
  return found.type === 'quest' ? codeOf(hexesOf(found.card.place)[0]!) : 'H4'
}

function abilityIsNew(id: string, abilities: readonly { do: Text }[], isNew: (key: string) => boolean): boolean {
  return isNew(`used ${id}`) || isNew(`held ${id}`) || abilities.some(ability => isNew(done(ability.do)))
}

/** Something of the scenario near by. */
function marks(scenario: string, spot: string): Partial<Position> {
  switch (scenario) {
    case 'web':
      return { webs: ['C5', 'F7', 'K9', spot] }
    case 'corpse':
      return { zombies: ['D3', 'K4', spot] }
    case 'red':
      return { epicentre: 'M10', plagues: ['M10', 'H4', 'B10'] }
    case 'locust':
      return {
        warbands: [{ id: 'wb_iron_horns', at: 'K2', units: 2 }, { id: 'wb_siege_maws' }],
        scorched: ['F9', 'C5'],
      }
    default:
      return {}
  }
}
