import type { Barred, Decisions, Steps, Turn } from '@runatal/kernel'
import { SUPPORT_LIMIT } from '../content/box.ts'
import { HEROES, PLACES } from '../content/names.ts'
import { CARD_IDS, HERO_COUNT, ORAKL, PENDANT, PLACE_COUNT, regionOf } from '../content/tables.ts'
import { lose } from './end.ts'
import { DISCARD, DRAW, heroNumber } from './moves.ts'
import { charactersLeft, copies, discard, freePlaces, handLimit, isSolo, nextSeat } from './team.ts'
import { type DiscardCard, type Draw, HELD, MOON, NONE, type Rising5, type State } from './types.ts'

/** Drawing, and the end of the turn (R5-179 to R5-194, R5-210 to R5-216). */
export const draw: Steps<Rising5, 'draw' | 'drawCards' | 'endDraw' | 'endTurn'> = {
  draw(s, _, t) {
    t.ask(s.active, 'drawCount')
    t.next('drawCards', 'endDraw', 'endTurn')
  },

  // R5-184, R5-185, R5-192: one at a time, until the number is drawn, a Red Moon shows or nothing is left.
  drawCards(s, _, t) {
    t.stand()
    while (s.toDraw > 0 && s.pile.length > 0) {
      const card = s.pile.pop()!
      if (card !== MOON) {
        s.toDraw--
        addCard(s, card, t)
        continue
      }
      // R5-188: it goes face up on the pile; only the Pendant lets the draw go on (R5-276, R5-283).
      s.moonsInPile--
      s.moonWaiting = true
      t.emit?.({ type: 'red_moon_revealed', seat: s.active })
      if (s.items[PENDANT] === HELD) {
        t.ask(s.active, 'redMoonReaction')
        t.next('drawCards')
        return
      }
      s.toDraw = 0
    }
  },

  // R5-186: back to the limit.
  endDraw(s, _, t) {
    if (s.hands[s.active]!.length > handLimit(s)) t.ask(s.active, 'discardDown')
  },

  // R5-215: refill, check the pile, next player.
  endTurn(s, _, t) {
    refill(s, t)
    t.emit?.({ type: 'turn_ended', seat: s.active })
    if (charactersLeft(s) === 0) return lose(s, 'deck', t) // R5-293, R5-296
    s.active = nextSeat(s, s.active)
    t.next('turn')
  },
}

export const drawDecisions: Decisions<Rising5, 'drawCount' | 'discardDown'> = {
  // R5-180, R5-186, R5-363, R5-408: by free places, whatever is left in the pile; one if there is none.
  drawCount: {
    options: s => DRAW.slice(1, most(s) + 1),
    take(s, seat, { cards }, t) {
      s.toDraw = cards
      t.emit?.({ type: 'draw_declared', seat, cards })
    },
    late: () => DRAW[1]!,
    barred(s): Barred<Draw>[] {
      const rule = freePlaces(s) === 0 ? 'R5-186' : isSolo(s) ? 'R5-363' : 'R5-180'
      return [{ move: DRAW[0]!, rule: 'R5-179' }, ...DRAW.slice(most(s) + 1).map(move => ({ move, rule }))]
    },
    rule: 'R5-180',
  },

  // R5-187: the card just drawn too.
  discardDown: {
    rule: 'R5-186',
    options(s, seat) {
      const options: DiscardCard[] = []
      for (let hero = 0; hero < HERO_COUNT; hero++) if (copies(s.hands[seat]!, hero) > 0) options.push(DISCARD[hero]!)
      return options
    },
    take(s, seat, move, t) {
      discard(s, s.hands[seat]!, heroNumber(move.hero), 1)
      t.emit?.({ type: 'card_discarded', seat, hero: move.hero })
    },
    late: (s, seat) => DISCARD[mostHeld(s.hands[seat]!)]!,
    barred: (s, seat) =>
      DISCARD.filter((_, hero) => copies(s.hands[seat]!, hero) === 0).map(move => ({ move, rule: 'R5-187' })),
  },
}

/** The hero whose card is missed least: most are held, and of equals rather not Orakl, who alone moves runes (R5-226). */
function mostHeld(hand: readonly number[]): number {
  let found: number = ORAKL
  for (let hero = ORAKL + 1; hero < HERO_COUNT; hero++) {
    const more = copies(hand, hero) - copies(hand, found)
    if (more > 0 || (more === 0 && found === ORAKL)) found = hero
  }
  return found
}

/** R5-361, R5-366: a team of one fills the hand first, then the reserve. */
function addCard(s: State, hero: number, t: Turn<Rising5>) {
  const seat = s.active
  const toReserve = isSolo(s) && s.hands[seat]!.length >= handLimit(s) && s.support.length < SUPPORT_LIMIT
  if (toReserve) s.support.push(hero)
  else s.hands[seat]!.push(hero)
  const hidden = { type: 'card_drawn', seat, to: toReserve ? 'reserve' : 'hand' } as const
  const shown = { ...hidden, hero: HEROES[hero]! }
  // R5-410
  if (s.openHands || toReserve) t.emit?.(shown)
  else t.emit?.(shown, { to: seat, others: hidden })
}

/** R5-210 to R5-214: in board order. */
function refill(s: State, t: Turn<Rising5>) {
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (s.places[place] !== NONE) continue
    const card = s.regionPiles[regionOf(place)]!.pop()
    if (card === undefined) continue
    s.places[place] = card
    t.stand() // R5-396: what lay hidden is seen
    t.emit?.({ type: 'location_refilled', place: PLACES[place]!, card: CARD_IDS[card]! })
  }
}

function most(s: State): number {
  return Math.max(1, freePlaces(s))
}
