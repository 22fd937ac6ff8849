import { same } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { BIOMES, ENTITIES, type Event, NONE, type Rauha } from '../../index.ts'
import { ALL_CELLS } from './book.ts'
import { outcome, questions } from './turn.ts'
import { seatsOf, type World } from './world.ts'

type Table = Arranged<Rauha>
/** What is compared: a name -> what is there. */
type Picture = Record<string, unknown>

/** Where the real game and the model differ, a line for each; none if they agree. `told` is what the last move told. */
export function differences(t: Table, told: readonly Event[], w: World): string[] {
  const real = { ...tableOf(t), ...asksOf(t), ...tellingOf(told), ...endOf(t) }
  const model = { ...tableIn(w), ...asksIn(w), ...tellingOf(w.told), ...endIn(w) }
  return [...new Set([...Object.keys(real), ...Object.keys(model)])]
    .filter(name => !same(real[name], model[name]))
    .map(name => `${name}\n  rules: ${JSON.stringify(real[name])}\n  model: ${JSON.stringify(model[name])}`)
}

/** The model's table in words, for the message. */
export function words(w: World): string {
  return Object.entries(tableIn(w))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')
}

function tableOf({ state: s }: Table): Picture {
  const seats = s.points.map((_, seat) => seat)
  const lists = {
    stop: s.stop,
    decks: s.decks.map(deck => ids(deck.toReversed())),
    satellites: s.satellites.map(ids),
    kept: s.kept.map(card => (card === NONE ? '-' : ids([card])[0])),
    'black hole': ids(s.blackHole).toSorted(),
    covered: ids(s.covered).toSorted(),
  }
  return {
    ...lists,
    ...persons(seats, seat => ({
      crystals: s.crystals[seat],
      points: s.points[seat],
      board: ids(s.boards.slice(9 * seat, 9 * seat + 9)),
      spores: ALL_CELLS.filter(cell => (s.spores[seat] ?? 0) & (1 << cell)),
      entities: ENTITIES.filter((_, i) => s.owners[i] === seat).map(({ id }) => id).toSorted(),
      'under it': s.arrivals.slice(0, s.arrivals.indexOf(seat)).filter(other => s.points[other] === s.points[seat]),
    })),
  }
}

function tableIn(w: World): Picture {
  const lists = {
    stop: w.stop,
    decks: [w.decks[1], w.decks[2]],
    satellites: w.satellites,
    kept: w.players.map(({ card }) => card ?? '-'),
    'black hole': w.blackHole.toSorted(),
    covered: w.covered.toSorted(),
  }
  return {
    ...lists,
    ...persons(seatsOf(w), seat => {
      const player = w.players[seat]
      const pile = w.track[player?.points ?? 0] ?? []
      return {
        crystals: player?.crystals,
        points: player?.points,
        board: player?.board,
        spores: player?.spores.toSorted((a, b) => a - b),
        entities: Object.keys(w.owners)
          .filter(id => w.owners[id] === seat)
          .toSorted(),
        'under it': pile.slice(0, pile.indexOf(seat)),
      }
    }),
  }
}

function asksOf({ match }: Table): Picture {
  const seats = match.state.points.map((_, seat) => seat)
  const asks = seats.flatMap(seat => match.asks(seat))
  return Object.fromEntries(
    asks.map(ask => [asked(ask.seat, ask.kind, !ask.must), canonical(match.options(ask))]),
  )
}

function asksIn(w: World): Picture {
  return Object.fromEntries(
    questions(w).map(({ seat, kind, options, answered }) => [asked(seat, kind, answered), canonical(options)]),
  )
}

function asked(seat: number, kind: string, answered: boolean): string {
  return `options of seat ${seat}, '${kind}'${answered ? ' (answered, may be changed)' : ''}`
}

/** Told by type; in one move the order within a type is nobody's business. */
function tellingOf(events: readonly { type: string }[]): Picture {
  const types = new Set(events.map(({ type }) => type).filter(type => COMPARED.has(type)))
  return Object.fromEntries([
    ...[...types].map(type => [`told '${type}'`, canonical(events.filter(one => one.type === type))]),
    ...events.filter(isSources).map(({ seat, total }) => [`told Sources of seat ${seat}`, total]),
  ])
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
  return match.outcome === undefined ? {} : { outcome: canonical([match.outcome]) }
}

function endIn(w: World): Picture {
  return w.phase === 'over' ? { outcome: canonical([outcome(w)]) } : {}
}

function persons(seats: number[], of: (seat: number) => Picture): Picture {
  const all: Picture = {}
  for (const seat of seats) for (const [name, value] of Object.entries(of(seat))) all[`seat ${seat} ${name}`] = value
  return all
}

function ids(biomes: readonly number[]): string[] {
  return biomes.map(biome => BIOMES[biome]?.id ?? '?')
}

/** Each as text, whatever the order of the items and of their fields. */
function canonical(items: readonly object[]): string[] {
  return items
    .map(item => JSON.stringify(Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))))
    .toSorted()
}
