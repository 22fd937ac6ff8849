import type { Hero, Item, Place, Rune, ShownSign, Sign } from '../../index.ts'
import { ALL_HEROES, ALL_ITEMS, ALL_PLACES, ALL_RUNES, ALL_SIGNS, card, found } from './book.ts'
import { bladeTargets, heroOf, matching } from './fight.ts'
import { relicsLeft } from './reward.ts'
import { linkOf, runesToAsk, signsOf } from './riddle.ts'
import {
  companions,
  count,
  type Asked,
  freePlaces,
  handOf,
  holds,
  isSolo,
  monsters,
  type Table,
  type World,
} from './world.ts'

/** A move as it goes over the wire: of its fields only those that its question knows. */
export interface Move {
  do: string
  hero?: Hero
  actions?: number
  place?: Place
  from?: number
  to?: number | string
  cards?: number
  reward?: number
  relic?: Item
  rune?: Rune
  item?: Item
  sign?: Sign
  solution?: Rune[]
  links?: Sign[]
  signs?: ShownSign[]
  on?: boolean
}

export interface Question {
  seat: number
  kind: string
  must: boolean
  options: Move[]
}

/** Everything that anybody may answer now: what is owed, and what is offered. */
export function questions(w: World): Question[] {
  const duty = w.duties.at(-1)
  if (w.over !== undefined || duty === undefined || !('seat' in duty)) return []
  const { team, active, master } = w.table
  return [
    { seat: duty.seat, kind: duty.kind, must: true, options: owed(w, duty) },
    ...team.map(seat => offer(seat, 'notes', notes(w.table))),
    ...team.map(seat =>
      offer(
        seat,
        'useItem',
        usable(w).map(item => ({ do: 'use', item })),
      ),
    ),
    ...team.map(seat => offer(seat, 'offerSupport', offers(w, seat))),
    offer(active, 'closeSupport', duty.kind === 'giveSupport' && !isSolo(w.table) ? [{ do: 'close' }] : []),
    ...(master === undefined ? [] : [offer(master, 'gmFillIn', fillIn(w))]),
  ].filter(({ options }) => options.length > 0)
}

function offer(seat: number, kind: string, options: Move[]): Question {
  return { seat, kind, must: false, options }
}

const BACK = { do: 'back' }

/** The answers to what is on top. */
function owed(w: World, duty: Asked): Move[] {
  const t = w.table
  switch (duty.kind) {
    case 'activate':
      return [...activations(t), { do: 'pass' }]
    case 'skill':
      return canUse(t, heroOf(w)) ? [{ do: 'use' }, { do: 'skip' }] : [{ do: 'skip' }]
    case 'skillOrakl':
      return [...swaps(), BACK]
    case 'skillNova':
      return [...monsters(t).map(place => ({ do: 'surprise', place })), BACK]
    case 'skillEkho':
      return [...sendings(w), BACK]
    case 'skillHal':
      return [...copied(t).map(hero => ({ do: 'copy', hero })), BACK]
    case 'action':
      return actions(w)
    case 'move':
      return [...elsewhere(t, heroOf(w)).map(place => ({ do: 'goTo', place })), BACK]
    case 'sealConfirm':
      return [{ do: 'confirm' }, BACK]
    case 'askSupport':
      return [{ do: 'ask' }, { do: 'roll' }]
    case 'giveSupport':
      return upTo(0, matching(w, duty.seat)).map(cards => ({ do: 'give', cards }))
    case 'afterRoll':
      return [{ do: 'keep' }]
    case 'slashReward':
      return card(duty.card).reward.map((_, reward) => ({ do: 'choose', reward }))
    case 'relic':
      return relicsLeft(w).map(relic => ({ do: 'take', relic }))
    case 'hint':
      return [...runesToAsk(t).map(rune => ({ do: 'hint', rune })), { do: 'decline' }]
    case 'crisisConfirm':
      return [{ do: 'resolve' }]
    case 'drawCount':
      return upTo(1, Math.max(1, freePlaces(t))).map(cards => ({ do: 'draw', cards }))
    case 'redMoonReaction':
      return [{ do: 'letStand' }]
    case 'discardDown':
      return ALL_HEROES.filter(hero => handOf(t, duty.seat).includes(hero)).map(hero => ({ do: 'discard', hero }))
    case 'bladeTarget':
      return [...bladeTargets(t).map(place => ({ do: 'strike', place })), BACK]
    case 'gmSolution':
    case 'gmLinks':
      return [{ do: 'random' }]
    case 'gmResult':
      return [{ do: 'publish', signs: signsOf(t) }, { do: 'fill' }]
    case 'gmHint':
      return [{ do: 'hand', sign: linkOf(t, duty.rune) }, { do: 'fill' }]
  }
}

/** R5-005, R5-073 to R5-076. */
function activations(t: Table): Move[] {
  const hand = handOf(t, t.active)
  return ALL_HEROES.flatMap(hero =>
    upTo(1, count(hand, hero)).map(number => ({ do: 'activate', hero, actions: number })),
  )
}

/** R5-222, R5-236, R5-407. */
export function canUse(t: Table, hero: Hero): boolean {
  if (hero === 'nova') return monsters(t).length > 0
  return hero !== 'hal' || copied(t).length > 0
}

/** Whose skill Hal could copy now. */
export function copied(t: Table): Hero[] {
  return companions(t, 'hal').filter(hero => canUse(t, hero))
}

/** R5-224, R5-225, R5-227. */
function swaps(): Move[] {
  const positions = ALL_RUNES.map((_, i) => i)
  return positions.flatMap(from => positions.filter(to => from < 4 && from < to).map(to => ({ do: 'swap', from, to })))
}

/** R5-238, R5-245: not the one whose turn it is to act. */
function sendings(w: World): Move[] {
  return ALL_HEROES.filter(hero => hero !== heroOf(w)).flatMap(hero =>
    elsewhere(w.table, hero).map(place => ({ do: 'send', hero, place })),
  )
}

/** R5-092. */
function elsewhere(t: Table, hero: Hero): Place[] {
  return ALL_PLACES.filter(place => t.at[hero] !== place)
}

function actions(w: World): Move[] {
  const place = w.table.at[heroOf(w)]
  const meets = place !== 'portrait' && w.table.places[place] !== 'empty'
  return [
    { do: 'move' },
    ...(meets ? [{ do: 'encounter' }] : []),
    ...(w.table.altars === 4 ? [{ do: 'seal' }] : []),
    { do: 'giveUp' },
  ]
}

/** R5-271: at these nobody may interrupt. */
export const UNINTERRUPTED = [
  'slashReward',
  'relic',
  'hint',
  'bladeTarget',
  'gmSolution',
  'gmLinks',
  'gmResult',
  'gmHint',
]

/** R5-274: what would have an effect now. */
export function usable(w: World): Item[] {
  const t = w.table
  const moment = found(w.duties.at(-1), 'question').kind
  if (UNINTERRUPTED.includes(moment)) return []
  const effect: Record<Item, boolean> = {
    blade: bladeTargets(t).length > 0,
    staff: t.altars < 4,
    store: t.altars < 4,
    pendant: moment === 'redMoonReaction',
    orb: runesToAsk(t).length > 0,
    ring: t.eclipse > 1,
    potion: moment === 'afterRoll',
  }
  return ALL_ITEMS.filter(item => holds(t, item) && effect[item])
}

/** R5-249, R5-255: how many in all, another number than now; R5-405: not while an item is being resolved. */
function offers(w: World, seat: number): Move[] {
  const top = w.duties.at(-1)?.kind
  if ((top !== 'askSupport' && top !== 'giveSupport') || isSolo(w.table) || seat === w.table.active) return []
  const given = w.fight?.given[seat] ?? 0
  return upTo(0, given + matching(w, seat))
    .filter(cards => cards !== given)
    .map(cards => ({ do: 'offer', cards }))
}

/** R5-042. */
function notes(t: Table): Move[] {
  return ALL_SIGNS.flatMap(sign =>
    [...ALL_RUNES, 'unlinked', 'aside'].filter(to => t.notes[sign] !== to).map(to => ({ do: 'note', sign, to })),
  )
}

/** R5-386: a switch. */
function fillIn({ table, duties }: World): Move[] {
  if (duties.some(({ kind }) => kind === 'gmSolution' || kind === 'gmLinks')) return []
  return [{ do: 'fillIn', on: !table.fillIn }]
}

function upTo(from: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => from + i)
}
