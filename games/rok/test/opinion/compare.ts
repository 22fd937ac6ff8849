import { CLOCK, same } from '@runatal/kernel'
import { type AtTable, NONE, pairName } from '../../index.ts'
import { faceUp, type Question, type World } from './world.ts'

/** What is compared: a name -> what is there. */
type Picture = Record<string, unknown>

/** Where the real game and the model differ, a line for each; none if they agree. */
export function differences(t: AtTable, w: World, open: readonly Question[], racing: boolean): string[] {
  const told = (t.match.told.at(-1) ?? []).map(({ event }) => event)
  return [
    ...differing('', tableOf(t), tableIn(w)),
    ...differing('told ', tellingOf(told), tellingOf(w.told)),
    ...differing('asked of ', asksOf(t), asksIn(open)),
    ...(open.length > 0 ? differing('', { clock: clockOf(t) }, { clock: clockIn(w, open) }) : []),
    ...(racing ? grabs(t, w) : []),
    ...differing('', { outcome: t.match.outcome }, { outcome: w.outcome }),
  ]
}

/** The model's table in words, for the message. */
export function words(w: World): string {
  return Object.entries(tableIn(w))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')
}

function differing(of: string, real: Picture, model: Picture): string[] {
  return [...new Set([...Object.keys(real), ...Object.keys(model)])]
    .filter(name => !same(canonical(real[name]), canonical(model[name])))
    .map(name => `${of}${name}\n  rules: ${JSON.stringify(real[name])}\n  model: ${JSON.stringify(model[name])}`)
}

/** Moves and events are compared whatever the order in which they are listed. */
function canonical(value: unknown): unknown {
  if (!Array.isArray(value) || typeof value[0] !== 'object' || Array.isArray(value[0])) return value
  return value.map(inWords).toSorted()
}

function inWords(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  return JSON.stringify(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function tableOf({ state: s }: AtTable): Picture {
  return {
    first: s.first,
    turn: s.turn,
    bag: inOrder(s.bag),
    hands: s.hands.map(inOrder),
    balance: s.balance.map(stone => (stone === NONE ? '-' : stone)),
    loot: s.loot.map(pairs => pairs.map(pairName).join(' ')),
    catches: s.catches.map(inOrder),
    claims: s.claims.map(inOrder),
    table: s.table.stone.map((stone, i) => `${stone}${s.table.up[i] === true ? '' : ' down'}`).toSorted(),
  }
}

function tableIn(w: World): Picture {
  return {
    first: w.first,
    turn: w.turn,
    bag: inOrder(w.bag),
    hands: w.players.map(({ hand }) => inOrder(hand)),
    balance: w.players.map(({ balance }) => balance ?? '-'),
    loot: w.players.map(({ loot }) => loot.join(' ')),
    catches: w.players.map(({ catches }) => inOrder(catches)),
    claims: w.players.map(({ claims }) => inOrder(claims)),
    table: w.table.map(({ stone, up }) => `${stone}${up ? '' : ' down'}`).toSorted(),
  }
}

/** What the seats owe an answer to; shots are free, so that their options are only samples. */
function asksOf({ match }: AtTable): Picture {
  const owed = match.state.asks.filter(({ seat, must }) => seat !== CLOCK && must)
  return Object.fromEntries(owed.map(ask => [asked(ask), SHOTS.has(ask.kind) ? 'any shot' : match.options(ask)]))
}

function asksIn(open: readonly Question[]): Picture {
  return Object.fromEntries(open.map(ask => [asked(ask), ask.options ?? 'any shot']))
}

function asked({ seat, kind }: { seat: number; kind: string }): string {
  return `seat ${seat}: '${kind}'`
}

/** How long the asked ones have; nobody is hurried in the calm variant (ROK-187). */
function clockOf({ state }: AtTable): string[] {
  return state.asks.filter(({ seat }) => seat === CLOCK).map(({ after }) => `${after} ms`)
}

function clockIn(w: World, [ask]: readonly Question[]): string[] {
  return w.calm || ask === undefined ? [] : [`${TIMES[ask.kind]} ms`]
}

/** ROK-041, ROK-105, ROK-133, ROK-141. */
const TIMES: Record<string, number> = {
  giveSignal: 15_000,
  choosePenaltyPair: 10_000,
  orderThefts: 15_000,
  slideShot: 15_000,
  finalSlide: 15_000,
}

const SHOTS = new Set(['slideShot', 'finalSlide'])

/** ROK-063 to ROK-069: every face-up stone may be grabbed by everybody whose hand is free, and nothing else. */
function grabs({ match }: AtTable, w: World): string[] {
  const free = inOrder(faceUp(w).map(({ tag }) => tag))
  return match.state.asks
    .filter(({ kind }) => kind === 'grab' && match.state.phase === 'grab')
    .map(ask => ({ seat: ask.seat, tags: match.options(ask).map(move => ('stone' in move ? move.stone : NONE)) }))
    .filter(({ tags }) => tags.length > 0 && !same(inOrder(tags), free))
    .map(
      ({ seat, tags }) =>
        `stones that seat ${seat} may grab\n  rules: ${inOrder(tags).join()}\n  model: ${free.join()}`,
    )
}

function tellingOf(events: readonly { type: string }[]): Picture {
  const told: Picture = {}
  for (const { type } of events)
    if (COMPARED.has(type)) told[type] ??= events.filter(event => event.type === type).map(sorted)
  return told
}

/** In which order seats and orphans are named is nobody's business; when something was grabbed is the race's. */
function sorted(event: object): object {
  const { at: _, ...said } = event as { at?: number; [field: string]: unknown }
  const lists = ['seats', 'results', 'picks', 'faults', 'choices'].filter(name => Array.isArray(said[name]))
  return { ...said, ...Object.fromEntries(lists.map(name => [name, canonicalList(said[name])])) }
}

function canonicalList(value: unknown): unknown[] {
  return (value as unknown[])
    .map(item => (isFault(item) ? { ...item, orphans: item.orphans.toSorted() } : item))
    .map(inWords)
    .toSorted()
}

function isFault(item: unknown): item is { orphans: string[] } {
  return typeof item === 'object' && item !== null && 'orphans' in item
}

const COMPARED = new Set([
  'turn.started',
  'hand.drawn',
  'pair.made',
  'balance.completed',
  'claim.taken',
  'grab.closed',
  'calm.wave',
  'calm.revealed',
  'check.falsePairs',
  'half.returned',
  'penalty.paid',
  'pair.split',
  'contest.opened',
  'contest.result',
  'nerve.opened',
  'nerve.result',
  'theft.ordered',
  'theft.resolved',
  'balance.replaced',
  'balance.unserved',
  'table.cleared',
  'bag.passed',
  'game.ended',
  'tie.contest',
  'game.won',
])

function inOrder(stones: readonly number[]): number[] {
  return stones.toSorted((a, b) => a - b)
}
