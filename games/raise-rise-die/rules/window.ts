import type { Decision, Seat, Steps } from '@runatal/kernel'
import { DEFENCE } from '../content/printed.ts'
import { isStopped, mayCounter } from './chain.ts'
import { loseHp } from './losses.ts'
import { isUsable, useObject } from './objects.ts'
import { declare } from './payment.ts'
import { acted, readingOf } from './placement.ts'
import { addPayable, isOptimal, mayTranscend, means, priceOf } from './price.ts'
import { slotNumber, waysOf } from './slots.ts'
import { type Asks, NONE, type RaiseRiseDie, type State } from './types.ts'
import { barredReactions, whyNoAbility } from './whynot.ts'
import { foeOf, numberOf, setOf, type T } from './zones.ts'

/** Reaction windows around every normal card (RRD-183 to RRD-200). */

type React = Asks['react']

const DONE: React = { do: 'done' }
const ABILITY: React = { do: 'ability' }

export const windows: Steps<RaiseRiseDie, 'before' | 'after' | 'window'> = {
  // RRD-186: the player with the initiative first.
  before(s, _, t) {
    openWindow(s, 'before', s.initiative, t)
    t.next('window', 'initiative')
  },

  // RRD-186, RRD-188: the opponent of whoever placed the card first; then the counter.
  after(s, _, t) {
    openWindow(s, 'after', foeOf(s.chain.at(-1)!.seat), t)
    t.next('window', 'counter')
  },

  // RRD-187: until both say 'done' one after the other.
  window(s, _, t) {
    const window = s.window!
    if (s.quickWindows) {
      while (window.quiet < 2 && !isAsked(s, window.holder, t)) {
        window.quiet++
        window.holder = foeOf(window.holder)
      }
    }
    if (window.quiet < 2) {
      t.ask(window.holder, 'react') // RRD-199: whether or not there is anything to do
      return t.next('window')
    }
    s.window = null
    t.emit?.({ type: 'WINDOW_CLOSED' })
  },
}

export function openWindow(s: State, kind: 'before' | 'after', holder: Seat, t: T) {
  s.window = { kind, holder, quiet: 0, stirred: false }
  t.emit?.({ type: 'WINDOW_OPENED', kind, seat: holder })
}

export const react: Decision<RaiseRiseDie, 'react'> = {
  rule: 'RRD-187',
  options: reactions,

  take(s, seat, move, t) {
    switch (move.do) {
      case 'done':
        s.window!.quiet++
        s.window!.holder = foeOf(seat)
        return
      case 'play':
        return declare(s, 'free', seat, numberOf(s, move.card), move.slots.map(slotNumber), move.transcend, t)
      case 'attach': {
        const { slot } = s.chain.at(-1)!
        return declare(s, 'attached', seat, numberOf(s, move.card), [slot], move.transcend, t)
      }
      case 'use':
        acted(s, seat)
        return useObject(s, seat, move.object, 'any', t)
      case 'ability':
        acted(s, seat)
        return useAbility(s, seat, t)
    }
  },

  late: () => DONE,
  barred: barredReactions,
}

/** RRD-022, RRD-023: paid in hit points, latent potential or reserve. */
function useAbility(s: State, seat: Seat, t: T) {
  const side = s.sides[seat]!
  const { character } = setOf(s).characters[side.character]!
  if (character.kind !== 'active') return
  const { hp = 0, latent = 0, reserve = 0 } = character.cost
  side.abilityUsed = true
  side.latent -= latent
  side.reserve -= reserve
  t.emit?.({ type: 'ABILITY_USED', seat, cost: character.cost })
  t.next(['text', readingOf({ seat, card: NONE, after: NONE }, 'ability', NONE)])
  if (hp > 0) loseHp(s, seat, hp, 'ability', t)
}

/** A quick window asks only who can react. Where the hand decides it, that tells of the hand: what was done stands. */
function isAsked(s: State, seat: Seat, t: T): boolean {
  const { hand, objects } = s.sides[seat]!
  if (whyNoAbility(s, seat) === undefined) return true
  for (let object = 0; object < objects.length; object++) if (isUsable(s, seat, object, 'any')) return true
  if (hand.length > 0 && !s.openHands) t.stand()
  const { cards } = setOf(s)
  // Most often there is nothing that could be done at all, and no need to list it.
  return hand.some(card => cards[card]!.instant) && reactions(s, seat).length > 1
}

function reactions(s: State, seat: Seat, options: React[] = []): React[] {
  options.push(DONE)
  const set = setOf(s)
  const side = s.sides[seat]!
  const last = s.chain.at(-1)
  const target = last?.seat === foeOf(seat) && !isStopped(s, last) ? last : undefined
  const wealth = means(s, seat)
  for (let i = 0; i < side.hand.length; i++) {
    const number = side.hand[i]!
    const card = set.cards[number]!
    if (!card.instant || side.hand.indexOf(number) < i) continue
    const purse = wealth - card.va
    const higher = mayTranscend(side, card)
    // RRD-192, RRD-196: a defence is never played free.
    if (card.type !== DEFENCE) {
      const ways = waysOf(set, number, 0)
      addPayable(s, seat, card, ways.plain, purse, options)
      if (higher) addPayable(s, seat, card, ways.transcended, purse, options)
    }
    if (target === undefined || !mayCounter(card.type, target)) continue
    if (priceOf(s, seat, card, 'attached', target.slot) > purse) continue
    // RRD-346
    if (isOptimal(card, target.slot)) options.push({ do: 'attach', card: card.id, transcend: false })
    if (higher) options.push({ do: 'attach', card: card.id, transcend: true })
  }
  for (let object = 0; object < side.objects.length; object++)
    if (isUsable(s, seat, object, 'any')) options.push({ do: 'use', object })
  if (whyNoAbility(s, seat) === undefined) options.push(ABILITY)
  return options
}
