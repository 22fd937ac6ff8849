import { expect, test } from 'vitest'
import { FastChance, isLive, isRefusal, type Match, Play, ScriptedChance, SealedChance } from '@runatal/kernel'
import { SCENARIOS } from '../content/language.ts'
import { GEM_HEXES } from '../content/land.ts'
import { codeOf, hexesOf } from '../content/map.ts'
import {
  adventures,
  arrange,
  assets,
  enemies,
  heroes,
  type Player,
  type Position,
  type Runebound,
  runebound,
  skills,
  stories,
} from '../index.ts'
import { episode } from './tour/episode.ts'
import { livelyMove } from './tour/lively.ts'
import { SCENES } from './tour/scenes.ts'
import { wanted } from './tour/wanted.ts'

/**
 * Walks at random from many positions, and with every card, some answers given by the clock. What everybody is told on the
 * way is kept as a scene: a change anywhere in the rules shows. And a walk is the same with nobody listening.
 */

const ALL = new Set(wanted())
/** Scenes are kept of so many positions of a test. */
const KEPT = 20

interface Walk {
  seed: number
  steps: number
  /** One answer of so many is the clock's; 1 is all of them. */
  late: number
}

function walk(position: Position, { seed, steps, late }: Walk): Match<Runebound> {
  const { match } = arrange(position)
  const { from, seed: sealed } = match.record()
  const silent = new Play(runebound, runebound.clone(from!), new ScriptedChance({}, new SealedChance(sealed, 0)))
  silent.advance()
  const chance = new FastChance(seed)
  for (let i = 0; i < steps && match.outcome === undefined; i++) step(match, silent, late, chance)
  expect(JSON.stringify(silent.state)).toBe(JSON.stringify(match.state))
  return match
}

function step(match: Match<Runebound>, silent: Play<Runebound>, late: number, chance: FastChance) {
  const { state } = match
  const live = state.asks.filter(ask => isLive(state, ask) && match.options(ask).length > 0)
  const ask = live[chance.int(live.length)]!
  const own = silent.state.asks.find(({ id }) => id === ask.id)!
  if (ask.must && chance.int(late) === 0) {
    silent.expire(own)
    match.expire(ask.id)
    return
  }
  const move = livelyMove(state, ask, match.options(ask), key => ALL.has(key), chance)
  silent.play(own, move)
  const answer = match.submit(ask.seat, ask.id, move)
  if (isRefusal(answer)) throw new Error(answer.text)
}

function inParts<C>(what: string, all: readonly C[], each: (one: C, index: number) => void) {
  for (let start = 0; start < all.length; start += KEPT)
    test(`${what}, from ${start + 1}`, () => {
      all.slice(start, start + KEPT).forEach((one, i) => each(one, start + i))
    })
}

inParts(
  'walks from positions full of things to do',
  Array.from({ length: 120 }, (_, number) => number),
  number => {
    const { position } = episode(number, ALL, new FastChance(number))
    walk(position, { seed: number, steps: 25, late: 5 })
  },
)
inParts('walks from positions near an end', SCENES, (scene, i) => {
  walk(scene, { seed: i, steps: 60, late: 5 })
})

/** Another few assets, skills and cards in hand for each number. */
function equipped(number: number, more: Partial<Player> = {}): Player {
  const some = (all: readonly { id: string }[], count: number) =>
    Array.from({ length: count }, (_, i) => all[(count * number + i) % all.length]!.id)
  const cards = some(skills, 5)
  return {
    hero: heroes[number % heroes.length]!.id,
    at: 'F2',
    gold: number % 5,
    damage: number % 4,
    assets: some(assets, 4),
    learned: cards.slice(2),
    hand: cards.slice(0, 2),
    ...more,
  }
}

const FOES = enemies.filter(({ deck }) => deck !== undefined)
const sceneOf = (id: string) => ({ scenario: adventures.find(({ card }) => card.id === id)!.card.scenario ?? 'web' })

for (const act of [1, 2] as const)
  inParts(`every enemy, fought in act ${act}`, FOES, ({ id }, i) => {
    const players = act === 1 ? [equipped(i)] : [equipped(i + FOES.length), equipped(i + FOES.length + 1)]
    walk({ ...sceneOf(id), act, players, fight: { enemy: id }, seed: i + 1 }, { seed: i, steps: 40, late: 8 })
  })
inParts('every enemy, fought by the clock', FOES, ({ id }, i) => {
  const player = { ...equipped(i + 2 * FOES.length), hand: [], learned: [] }
  walk({ ...sceneOf(id), players: [player], fight: { enemy: id }, seed: i + 1 }, { seed: i, steps: 30, late: 1 })
})

const EVENTS = adventures.flatMap(found => (found.type === 'event' ? found.card : []))

/** Nothing is paid for who is away, where something is to be had for nothing. */
function answerByClock(card: (typeof EVENTS)[number], isWounded: boolean, i: number) {
  const at = GEM_HEXES[card.deck][0]
  const damage = isWounded ? heroes[i % heroes.length]!.health - 1 : 2
  const players = [0, 1].map(other => equipped(2 * i + other, { at, damage, learned: [] }))
  const position = { ...sceneOf(card.id), players, [`${card.deck}Deck`]: [card.id], seed: i + 1 }
  const { match } = arrange(position)
  const ask = match.state.asks.find(({ kind }) => kind === 'turn')!
  match.submit(0, ask.id, { do: 'adventure' })
  expect(match.state.asks.map(({ kind }) => kind)).toEqual(['event'])
  const owed = () => match.state.asks.find(one => one.must && one.kind !== 'turn' && isLive(match.state, one))
  for (let one = owed(), left = 12; one !== undefined && left > 0; one = owed(), left--) match.expire(one.id)
  const { option } = match.told
    .flat()
    .map(({ event }) => event)
    .find(({ type }) => type === 'event_option') as { option: number }
  if (card.options.some(({ gold }) => gold === undefined)) expect(card.options[option]!.gold).toBe(undefined)
}

for (const isWounded of [false, true])
  inParts(`every event, answered by the clock for ${isWounded ? 'the wounded' : 'the sound'}`, EVENTS, (card, i) =>
    answerByClock(card, isWounded, i),
  )

const QUESTS = adventures.flatMap(found => (found.type === 'quest' ? found.card : []))
inParts('every quest, tried', QUESTS, ({ id, place, scenario = 'web' }, i) => {
  const at = codeOf(hexesOf(place)[0]!)
  const players = [equipped(i, { at, quests: [id] }), equipped(i + 1, { at })]
  walk({ scenario, players, actions: 3, seed: i + 1 }, { seed: i, steps: 10, late: 6 })
})

inParts('every story card', stories, ({ id, scenario, quest }, i) => {
  const at = quest === undefined || quest.place === 'same_hex' ? 'H4' : codeOf(hexesOf(quest.place)[0]!)
  const players = [equipped(i, { at }), equipped(i + 1, { at })]
  const drawn: Position = { scenario, players, phase: 'endOfRound', space: 2, storyDeck: [id], seed: i + 1 }
  walk(drawn, { seed: i, steps: 12, late: 4 })
})

SCENARIOS.forEach(scenario =>
  inParts(`whole rounds of ${scenario}`, [1, 2, 3, 4], seats => {
    const players = Array.from({ length: seats }, (_, seat) => equipped(seats + seat, { at: 'H4' }))
    walk({ scenario, players, space: 4 * seats - 3, seed: seats }, { seed: seats, steps: 60, late: 2 })
  }),
)
