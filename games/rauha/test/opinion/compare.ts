import { same, SPECTATOR, UNKNOWN } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { BIOMES, ENTITIES, type Event, NONE, type Rauha } from '../../index.ts'
import { ALL_CELLS } from './book.ts'
import { hand, outcome, questions } from './turn.ts'
import { seatsOf, type World } from './world.ts'

type Table = Arranged<Rauha>
/** What is compared: a name -> what is there. */
type Picture = Record<string, unknown>

/**
 * Where the real game and the model differ, a line for each; none if they agree. `told` is what the last move told, and
 * `viewer` one of those who look on.
 */
export function differences(t: Table, told: readonly Event[], w: World, viewer: number): string[] {
  return [
    ...differing('', tableOf(t), tableIn(w)),
    ...seatsOf(w).flatMap(seat => differing(`seat ${seat}, `, personOf(t, seat), personIn(w, seat))),
    ...differing('asked of ', asksOf(t), asksIn(w)),
    ...differing('told ', tellingOf(told), tellingOf(w.told)),
    ...differing('', endOf(t), endIn(w)),
    ...differing(
      `as ${viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`} sees it, `,
      viewOf(t, viewer),
      viewIn(w, viewer),
    ),
  ]
}

/** The model's table in words, for the message. */
export function words(w: World): string {
  const seats = seatsOf(w).map(seat => [`seat ${seat}`, personIn(w, seat)] as const)
  return [...Object.entries(tableIn(w)), ...seats]
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')
}

function differing(of: string, real: Picture, model: Picture): string[] {
  if (same(real, model)) return []
  return [...new Set([...Object.keys(real), ...Object.keys(model)])]
    .filter(name => !same(canonical(real[name]), canonical(model[name])))
    .map(name => `${of}${name}\n  rules: ${JSON.stringify(real[name])}\n  model: ${JSON.stringify(model[name])}`)
}

/** Moves and events are compared whatever the order in which they are listed. */
function canonical(value: unknown): unknown {
  if (!Array.isArray(value) || typeof value[0] !== 'object' || Array.isArray(value[0])) return value
  return value
    .map(item => JSON.stringify(Object.entries(Object(item)).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted()
}

function tableOf({ state: s }: Table): Picture {
  return {
    stop: s.stop,
    decks: s.decks.map(deck => ids(deck.toReversed()).join(' ')),
    satellites: s.satellites.map(pack => ids(pack).join(' ')),
    kept: s.kept.map(card => (card === NONE ? '-' : ids([card]).join(' '))),
    'black hole': ids(s.blackHole).toSorted().join(' '),
    covered: ids(s.covered).toSorted().join(' '),
  }
}

function tableIn(w: World): Picture {
  return {
    stop: w.stop,
    decks: [w.decks[1].join(' '), w.decks[2].join(' ')],
    satellites: w.satellites.map(pack => pack.join(' ')),
    kept: w.players.map(({ card }) => card ?? '-'),
    'black hole': w.blackHole.toSorted().join(' '),
    covered: w.covered.toSorted().join(' '),
  }
}

function personOf({ state: s }: Table, seat: number): Picture {
  return {
    crystals: s.crystals[seat],
    points: s.points[seat],
    board: ids(s.boards.slice(9 * seat, 9 * seat + 9)).join(' '),
    spores: ALL_CELLS.filter(cell => (s.spores[seat] ?? 0) & (1 << cell)),
    entities: ENTITIES.map(({ id }) => id)
      .filter((_, i) => s.owners[i] === seat)
      .toSorted(),
    'markers below': s.arrivals.slice(0, s.arrivals.indexOf(seat)).filter(other => s.points[other] === s.points[seat]),
  }
}

function personIn(w: World, seat: number): Picture {
  const player = w.players[seat]
  const pile = w.track[player?.points ?? 0] ?? []
  return {
    crystals: player?.crystals,
    points: player?.points,
    board: player?.board.join(' '),
    spores: ALL_CELLS.filter(cell => player?.spores.includes(cell)),
    entities: Object.keys(w.owners)
      .filter(id => w.owners[id] === seat)
      .toSorted(),
    'markers below': pile.slice(0, pile.indexOf(seat)),
  }
}

/** The ledger's list of what is hidden: decks, packs, kept cards and the Black Hole. */
function viewOf({ match }: Table, viewer: number): Picture {
  const { decks, satellites, kept, blackHole } = match.view(viewer)
  return {
    decks: decks.map(faces),
    satellites: satellites.map(faces),
    kept: faces(kept),
    'black hole': faces(blackHole),
  }
}

function viewIn(w: World, viewer: number): Picture {
  const holds = (pack: string[]) => viewer !== SPECTATOR && w.phase === 'draft' && hand(w, viewer) === pack
  const kept = w.players.map(({ card }, seat) => (card === undefined ? '-' : seat === viewer ? card : '?'))
  return {
    decks: [backs(w.decks[1]), backs(w.decks[2])],
    satellites: w.satellites.map(pack => (holds(pack) ? pack.join(' ') : backs(pack))),
    kept: kept.join(' '),
    'black hole': backs(w.blackHole),
  }
}

function backs(cards: readonly string[]): string {
  return cards.map(() => '?').join(' ')
}

function faces(cards: readonly number[]): string {
  return cards.map(card => (card === NONE ? '-' : card === UNKNOWN ? '?' : ids([card]).join(' '))).join(' ')
}

function asksOf({ match }: Table): Picture {
  const asks = match.state.points.flatMap((_, seat) => match.asks(seat))
  return Object.fromEntries(asks.map(ask => [asked(ask.seat, ask.kind, !ask.must), match.options(ask)]))
}

function asksIn(w: World): Picture {
  return Object.fromEntries(
    questions(w).map(({ seat, kind, options, answered }) => [asked(seat, kind, answered), options]),
  )
}

function asked(seat: number, kind: string, answered: boolean): string {
  return `seat ${seat}: '${kind}'${answered ? ' (answered, may be changed)' : ''}`
}

function tellingOf(events: readonly { type: string }[]): Picture {
  const told: Picture = {}
  for (const event of events) {
    if (isSources(event)) told[`Sources of seat ${event.seat}`] = event.total
    else if (COMPARED.has(event.type)) told[event.type] ??= events.filter(({ type }) => type === event.type)
  }
  return told
}

/** A move may change them twice: what was told last counts. */
function isSources(event: { type: string }): event is { type: string; seat: number; total: number } {
  return event.type === 'sources.changed'
}

const COMPARED = new Set([
  'round.started',
  'turn.started',
  'hand.shown',
  'picks.closed',
  'card.swallowed',
  'order.set',
  'biome.placed',
  'biome.discarded',
  'spore.placed',
  'spore.carried',
  'entity.welcomed',
  'biome.activated',
  'entity.activated',
  'avatars.advanced',
  'scoring.started',
  'water.scored',
  'scoring.ended',
  'game.ended',
  'game.won',
])

function endOf({ match }: Table): Picture {
  return match.outcome === undefined ? {} : { outcome: match.outcome }
}

function endIn(w: World): Picture {
  return w.phase === 'over' ? { outcome: outcome(w) } : {}
}

function ids(biomes: readonly number[]): string[] {
  return biomes.map(biome => BIOMES[biome]?.id ?? '?')
}
