import { type Ask, FastChance, type Frame, isRefusal, Play, settle } from '@runatal/kernel'
import { enemies } from '../../content/tables.ts'
import { SCENARIOS, type Scenario } from '../../content/language.ts'
import { type Event, arrange, type Position, runebound } from '../../index.ts'
import { abilitiesOf, isRule } from '../../rules/hero.ts'
import type { State } from '../../rules/types.ts'
import { episode } from './episode.ts'
import { livelyMove, type Move } from './lively.ts'
import { SCENES } from './scenes.ts'
import { done, STANDING, wanted } from './wanted.ts'

interface Plan {
  /** How many positions at most. */
  positions: number
  seed?: number
  watch?: Watch
}

/** Who looks on: at each question with its answers, and at what happens. */
export interface Watch {
  asked?(s: State, ask: Ask, options: readonly Move[]): void
  told?(event: Event): void
}

const NOBODY: Watch = {}

/**
 * Plays arranged positions at random until everything has happened: every card, token face, surge ability, story card
 * and scenario event. Gives what never did.
 */
export function tour({ positions, seed = 1, watch = NOBODY }: Plan): { missing: string[]; played: number } {
  const missing = new Set(wanted())
  const chance = new FastChance(seed)
  let played = 0
  for (; missing.size > 0 && played < positions; played++) {
    const round = Math.floor(played / 3)
    if (played < 3 * SCENARIOS.length && played % 3 === 0) wholeGame(SCENARIOS[round]!, seed, missing, watch)
    else if (played % 3 === 0)
      visit({ ...SCENES[round % SCENES.length]!, seed: seed + played }, [], missing, 250, watch)
    else {
      const { position, cards } = episode(played, missing, chance)
      visit(position, cards, missing, 300, watch)
    }
  }
  return { missing: [...missing], played }
}

/** From the choice of heroes on. */
function wholeGame(scenario: Scenario, seed: number, missing: Set<string>, watch: Watch) {
  const heroes = scenario === 'web' ? ['dov', 'ysolde', 'sariel'] : ['pick', 'pick']
  const seat = heroes.map(hero => ({ hero }))
  const setting = settle(runebound, { seats: seat.length, table: { scenario }, seat })
  if (isRefusal(setting)) throw new Error(setting.text)
  run(runebound.create(setting), seed, missing, 1500, watch)
}

/** An arranged position, with cards that the hero on turn has just drawn. */
function visit(position: Position, cards: readonly number[], missing: Set<string>, decisions: number, watch: Watch) {
  const state = runebound.clone(arrange(position).state)
  if (cards.length > 0) {
    state.asks = []
    state.agenda.push(...cards.toReversed().map((card): Frame => ['resolve', card]))
  }
  run(state, position.seed ?? 1, missing, decisions, watch)
}

function run(state: State, seed: number, missing: Set<string>, decisions: number, watch: Watch) {
  const chance = new FastChance(seed)
  const { effects } = runebound.steps
  const watched: typeof runebound = {
    ...runebound,
    steps: {
      ...runebound.steps,
      effects(s, doing, t) {
        missing.delete(done(doing.text))
        effects(s, doing, t)
      },
    },
  }
  const play = new Play(watched, state, chance, event => {
    note(event, state, missing)
    watch.told?.(event)
  })
  const isNew = (key: string) => missing.has(key)
  play.advance()
  for (let i = 0; i < decisions && state.fate === 'playing'; i++) {
    const ask = nextAsk(state, chance)
    if (ask === undefined) return
    const options = play.options(ask)
    if (options.length === 0) continue
    watch.asked?.(state, ask, options)
    const move = livelyMove(state, ask, options, isNew, chance)
    if ('source' in move && move.source !== undefined) missing.delete(`used ${move.source}`)
    play.play(ask, move)
  }
}

/** What is owed; now and then something that is only offered. */
function nextAsk(s: State, chance: FastChance) {
  const offered = s.asks.find(ask => !ask.must)
  if (offered !== undefined && chance.int(6) === 0) return offered
  return s.asks.find(ask => ask.must && ask.depth === deepest(s))
}

function deepest(s: State): number {
  return Math.max(...s.asks.filter(ask => ask.must).map(ask => ask.depth))
}

/** Crosses off what an event tells. */
function note(event: Event, s: State, missing: Set<string>) {
  const tells = TELLS[event.type] as ((event: Event, s: State) => string[]) | undefined
  for (const key of [`told ${event.type}`, ...(tells?.(event, s) ?? [])]) missing.delete(key)
}

const TELLS: { [T in Event['type']]?: (event: Extract<Event, { type: T }>, s: State) => string[] } = {
  adventure_drawn: ({ card, seat }, s) => [`drawn ${card}`, ...held(s, seat, 'adventure')],
  event_option: ({ card, option }) => [`option ${card} ${option}`],
  quest_outcome: ({ card, outcome }) => [`outcome ${card} ${outcome}`],
  combat_started: ({ enemy }) => [`fought ${enemy}`],
  surge_used: ({ name }, s) => (s.fight!.enemy < 0 ? [] : [`surge ${enemies[s.fight!.enemy]!.id} ${name}`]),
  tokens_cast: ({ hero, foe }, s) =>
    [hero, foe].flatMap((faces, side) => faces.map((face, i) => `face ${s.fight!.tokens[side]![i]} ${face}`)),
  asset_gained: ({ asset }) => [`gained ${asset}`],
  skill_learned: ({ card }) => [`learned ${card}`],
  story_drawn: ({ card }) => [`story ${card}`],
  story_quest_solved: ({ card }) => [`solved ${card}`],
  twist: ({ card }) => [`twist ${card}`],
  envelope_opened: ({ card }) => [`letter ${card}`],
  turn_started: ({ seat }, s) => held(s, seat, 'turn'),
  dice_rolled: ({ seat, for: why }, s) => held(s, seat, why === 'story_quest' || why === 'wild' ? 'quest' : why),
  action: ({ seat, action }, s) => held(s, seat, action),
  game_lost: ({ reason }) => [`lost ${reason}`],
  game_won: (_, s) => [`won ${s.scenario}`],
}

/** Abilities that help with what is being done. */
function held(s: State, seat: number, doing: string): string[] {
  return (['passive', 'on_move', 'on_explore', 'on_shop', 'on_adventure', 'on_hit', 'on_enter'] as const).flatMap(
    when =>
      abilitiesOf(s, seat, when).flatMap(({ source, ability }) =>
        STANDING[when] === doing || (doing === 'turn' && isRule(ability.do)) ? `held ${source}` : [],
      ),
  )
}
