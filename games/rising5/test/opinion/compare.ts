import { heard, same, SPECTATOR } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { PLACES, type Rising5, RUNES } from '../../index.ts'
import { type Question, questions } from './questions.ts'
import { read } from './read.ts'
import { count, type Table, type Told, type World } from './world.ts'

type Real = Arranged<Rising5>
/** What is compared: a name -> what is there. */
type Picture = Record<string, unknown>

/** Where the real game and the model differ, a line for each; none if they agree. `viewer` is one of those who look on. */
export function differences(real: Real, w: World, viewer: number): string[] {
  const who = viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`
  return [
    ...differing('', tableIn(read(real.state)), tableIn(w.table)),
    ...differing('', progressOf(real), progressIn(w)),
    ...differing('asked of ', asksOf(real), asksIn(w)),
    ...differing('', { told: toldBy(real, viewer) }, { told: toldIn(w, viewer) }),
    ...differing(`as ${who} sees it, `, tableIn(read(real.match.view(viewer))), tableIn(seen(w, viewer))),
    ...differing('', { outcome: real.match.outcome }, { outcome: outcome(w) }),
  ]
}

/** The model's table in words, for the message. */
export function words(w: World): string {
  return Object.entries({ ...tableIn(w.table), ...progressIn(w), waiting: w.duties })
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')
}

function differing(of: string, real: Picture, model: Picture): string[] {
  if (same(real, model)) return []
  return [...new Set([...Object.keys(real), ...Object.keys(model)])]
    .filter(name => !same(real[name], model[name]) && !same(canonical(real[name]), canonical(model[name])))
    .map(name => `${of}${name}\n  rules: ${JSON.stringify(real[name])}\n  model: ${JSON.stringify(model[name])}`)
}

/** Hands, discards and what has left the game are compared whatever the order. */
function tableIn(t: Table): Picture {
  return {
    ...t,
    hands: t.hands.map(hand => hand.toSorted()),
    reserve: t.reserve.toSorted(),
    discard: t.discard.toSorted(),
    removed: t.removed.toSorted(),
  }
}

/** How far the turn has come, as everybody sees it. */
function progressOf({ match, state: s }: Real): Picture {
  const acting = match.asks(s.active).some(({ kind }) => kind === 'action')
  return {
    'Red Moons in the pile': s.moonsInPile,
    'actions left': acting ? s.actions : undefined,
    fight: PLACES[s.fight],
    surprise: s.surprise,
    given: s.given,
    bonus: s.bonus,
    face: s.face < 0 ? undefined : s.face,
    'asked about': RUNES[s.asked],
  }
}

function progressIn(w: World): Picture {
  const top = w.duties.at(-1)
  const given = w.fight?.given ?? w.table.hands.map(() => 0)
  return {
    'Red Moons in the pile': count(w.table.pile, 'moon'),
    'actions left': top?.kind === 'action' ? w.actions : undefined,
    fight: w.fight?.place,
    surprise: w.fight?.surprise ?? false,
    given,
    bonus: given.reduce((a, b) => a + b, 0),
    face: w.fight?.face,
    'asked about': top?.kind === 'gmHint' ? top.rune : undefined,
  }
}

function asksOf({ match }: Real): Picture {
  const asks = match.state.hands.flatMap((_, seat) => match.asks(seat))
  return pictured(
    asks
      .map(ask => ({ ...ask, options: match.options(ask) }))
      .filter(({ must, options }) => must || options.length > 0),
    match.state.active,
  )
}

function asksIn(w: World): Picture {
  return pictured(questions(w), w.table.active)
}

/** Options as far as they are compared: free answers have samples only, and all may note the same. */
function pictured(asks: (Pick<Question, 'seat' | 'kind' | 'must'> & { options: unknown })[], active: number): Picture {
  const compared = ({ seat, kind }: { seat: number; kind: string }) =>
    !FREE.includes(kind) && (kind !== 'notes' || seat === active)
  return Object.fromEntries(asks.map(ask => [asked(ask), compared(ask) ? ask.options : 'whatever']))
}

const FREE = ['gmSolution', 'gmLinks', 'gmResult', 'gmHint']

function asked({ seat, kind, must }: Pick<Question, 'seat' | 'kind' | 'must'>): string {
  return `seat ${seat}: '${kind}'${must ? '' : ' (offered)'}`
}

/** Options are compared whatever the order in which they are listed. */
function canonical(value: unknown): unknown {
  if (!Array.isArray(value) || typeof value[0]?.do !== 'string') return value
  return value
    .map(option => JSON.stringify(Object.entries(Object(option)).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted()
}

function toldBy({ match }: Real, viewer: number): unknown[] {
  return (match.told.at(-1) ?? []).map(one => heard(one, viewer))
}

function toldIn(w: World, viewer: number): unknown[] {
  return w.told.map(({ event, secret }: Told) =>
    secret === undefined || secret.seat === viewer ? event : secret.others,
  )
}

/** The ledger's list of what is hidden. */
function seen({ table: t, over }: World, viewer: number): Table {
  const shown = (seat: number) => t.openHands || seat === viewer
  const knows = over !== undefined || viewer === t.master
  const back = (card: string) => (card === 'moon' && !t.shuffled ? card : '?')
  return {
    ...t,
    hands: t.hands.map((hand, seat) => (shown(seat) ? hand : hand.map(() => HIDDEN))),
    pile: t.pile.map(back) as Table['pile'],
    regionPiles: { I: backs(t.regionPiles.I), II: backs(t.regionPiles.II), III: backs(t.regionPiles.III) },
    artefacts: backs(t.artefacts) as Table['artefacts'],
    solution: knows ? t.solution : (backs(t.solution) as Table['solution']),
    links: t.links.map(sign => (knows || t.hints.some(hint => hint.sign === sign) ? sign : ('?' as 'sage'))),
  }
}

const HIDDEN = '?' as 'hal'

function backs(cards: readonly string[]): string[] {
  return cards.map(() => '?')
}

/** R5-001, R5-393. */
function outcome({ over, table }: World) {
  if (over === undefined) return undefined
  const winners = over === 'won' ? table.team : []
  const scores = table.hands.map((_, seat) => (winners.includes(seat) ? 1 : 0))
  return { winners, places: scores.map(() => 1), scores }
}
