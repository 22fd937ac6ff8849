import { ALL_PLACES, found, handLimit, isMonster, regionOf } from './book.ts'
import { roll, supporters } from './fight.ts'
import { gainUnasked } from './reward.ts'
import { answerSeal, giveHint } from './riddle.ts'
import { end, handOf, holds, isSolo, moonsOf, moveMarker, tell, type World } from './world.ts'

/** Does what nobody is asked about, until somebody is. */
export function goOn(w: World): void {
  while (w.over === undefined && step(w));
}

/** One thing that is done without asking; false where an answer is awaited. */
function step(w: World): boolean {
  const duty = found(w.duties.at(-1), 'duty')
  const { kind } = duty
  if (kind === 'action' && w.actions === 0) w.duties.pop()
  else if (kind === 'gmHint' && w.table.fillIn) {
    w.duties.pop()
    giveHint(w, duty.rune, duty.by)
  } else if (kind === 'gmResult' && w.table.fillIn) {
    w.duties.pop()
    answerSeal(w)
  } else if ('seat' in duty) return gainUnasked(w)
  else {
    w.duties.pop()
    if (kind === 'startTurn') startTurn(w)
    else if (kind === 'beforeDraw') beforeDraw(w)
    else if (kind === 'draw') draw(w, duty.cards)
    else if (kind === 'endTurn') endTurn(w)
    else if (kind === 'supporters') askNext(w, duty.seats)
    else if (kind === 'roll') roll(w, false)
    else if (kind === 'answer') answer(w)
    else tell(w, 'gm_ready')
  }
  return true
}

/** R5-308, R5-376. */
function answer(w: World) {
  const { master } = w.table
  if (master === undefined) answerSeal(w)
  else w.duties.push({ kind: 'gmResult', seat: master })
}

function startTurn(w: World) {
  const t = w.table
  t.turn++
  w.hero = undefined
  w.actions = 0
  tell(w, 'turn_started', { seat: t.active, turn: t.turn, redMoonWaiting: t.moonWaiting })
  w.duties.push({ kind: 'beforeDraw' }, { kind: 'activate', seat: t.active })
}

/** R5-196: the crisis comes after the actions and before the draw. */
function beforeDraw(w: World) {
  const seat = w.table.active
  w.duties.push({ kind: 'drawCount', seat })
  if (w.table.moonWaiting) w.duties.push({ kind: 'crisisConfirm', seat })
}

/** R5-199 to R5-203. */
export function resolveCrisis(w: World): void {
  const t = w.table
  const cards = ALL_PLACES.map(place => t.places[place]).filter(isMonster)
  const total = cards.reduce((sum, id) => sum + moonsOf(id), 0)
  tell(w, 'crisis_resolved', { moons: cards.map(id => ({ card: id, moons: moonsOf(id) })), total })
  moveMarker(w, total, 'crisis')
  if (w.over !== undefined) return
  t.moonWaiting = false
  t.moonsGone++
  tell(w, 'red_moon_discarded')
}

/** R5-184 to R5-192, R5-361, R5-366. */
function draw(w: World, cards: number) {
  const t = w.table
  const hand = handOf(t, t.active)
  const top = cards > 0 ? t.pile.shift() : undefined
  if (top === undefined) {
    w.duties.push({ kind: 'endTurn' })
    if (hand.length > handLimit(t.team.length)) w.duties.push({ kind: 'discardDown', seat: t.active })
    return
  }
  w.learnt = true
  if (top === 'moon') {
    tell(w, 'red_moon_revealed', { seat: t.active })
    t.moonWaiting = true
    w.duties.push({ kind: 'draw', cards })
    if (holds(t, 'pendant')) w.duties.push({ kind: 'redMoonReaction', seat: t.active })
    else letStand(w)
    return
  }
  const full = hand.length >= handLimit(t.team.length)
  const toReserve = isSolo(t) && full && t.reserve.length < 6
  ;(toReserve ? t.reserve : hand).push(top)
  const shown = { type: 'card_drawn', seat: t.active, to: toReserve ? 'reserve' : 'hand' }
  const event = { ...shown, hero: top }
  w.told.push(t.openHands || toReserve ? { event } : { event, secret: { seat: t.active, others: shown } })
  w.duties.push({ kind: 'draw', cards: cards - 1 })
}

/** R5-188, R5-189, R5-191. */
export function letStand(w: World): void {
  w.duties.pop()
  w.duties.push({ kind: 'endTurn' })
}

/** R5-210 to R5-215, R5-293, R5-296. */
function endTurn(w: World) {
  const t = w.table
  for (const place of ALL_PLACES) {
    if (t.places[place] !== 'empty') continue
    const id = t.regionPiles[regionOf(place)].shift()
    if (id === undefined) continue
    t.places[place] = id
    w.learnt = true
    tell(w, 'location_refilled', { place, card: id })
  }
  tell(w, 'turn_ended', { seat: t.active })
  if (t.pile.every(one => one === 'moon')) return end(w, 'deck')
  t.active = found(t.team[(t.team.indexOf(t.active) + 1) % t.team.length], 'next seat')
  w.duties.push({ kind: 'startTurn' })
}

/** R5-253, R5-404: each is asked once, clockwise, if there is something to give when it comes to that. */
function askNext(w: World, seats: number[]) {
  const [next, ...others] = seats
  if (next === undefined) return
  w.duties.push({ kind: 'supporters', seats: others })
  if (supporters(w).includes(next)) w.duties.push({ kind: 'giveSupport', seat: next })
}
