import type { Barred, Decision, Seat, Steps, Turn } from '@runatal/kernel'
import { ALLOWED, BIOMES, CELLS, COST, firstOf, isCard, WATER } from '../content/tables.ts'
import { changeCrystals, hasSpore, placeSpore, sources, sporeless } from './board.ts'
import { NONE, type PlayBiome, type Rauha, type State } from './types.ts'
import { finishLate } from './unasked.ts'
import { welcome } from './welcome.ts'

/** Step 2: place or discard the chosen card (RAU-087 to RAU-104). */

export const DISCARD_CRYSTALS = 4

export const place: Steps<Rauha, 'takeTurn'> = {
  takeTurn(s, seat, t) {
    s.active = seat
    t.ask(seat, 'playBiome')
  },
}

export const playBiome: Decision<Rauha, 'playBiome'> = {
  // RAU-096: exactly one of the three, and no pass.
  options(s, seat, options = []) {
    const card = s.kept[seat]!
    const places = canPay(s, seat, card) ? ALLOWED[card]! : 0 // RAU-089, RAU-090
    for (let cells = places; cells !== 0; cells &= cells - 1) options.push(PLACE[firstOf(cells)]!)
    options.push(DISCARD_FOR_CRYSTALS)
    for (let cells = sporeless(s, seat); cells !== 0; cells &= cells - 1)
      options.push(DISCARD_FOR_SPORE[firstOf(cells)]!)
    return options
  },

  rule: 'RAU-096',
  barred(s, seat) {
    const card = s.kept[seat]!
    const barred: Barred<PlayBiome>[] = []
    for (const cell of ALL_CELLS) {
      if (!isAllowed(card, cell)) barred.push({ move: PLACE[cell]!, rule: 'RAU-089' })
      else if (!canPay(s, seat, card)) barred.push({ move: PLACE[cell]!, rule: 'RAU-098' })
      if (hasSpore(s, seat, cell)) barred.push({ move: DISCARD_FOR_SPORE[cell]!, rule: 'RAU-163' })
    }
    return barred
  },

  take(s, seat, move, t) {
    playCard(s, seat, move, t)
    t.next('activation')
  },

  // RAU-198: a late step 2 discards for crystals; then nothing is asked any more.
  late(s, seat, t) {
    playCard(s, seat, DISCARD_FOR_CRYSTALS, t)
    finishLate(s, t)
  },
}

function playCard(s: State, seat: Seat, move: PlayBiome, t: Turn<Rauha>) {
  const card = s.kept[seat]!
  s.kept[seat] = NONE
  if (move.do === 'place') return placeCard(s, seat, card, move.cell, t)
  // RAU-101: face down, so that nobody learns which card.
  s.blackHole.push(card)
  t.emit?.({ type: 'biome.discarded', seat, gain: move.gain })
  if (move.gain === 'crystals') changeCrystals(s, seat, DISCARD_CRYSTALS, t) // RAU-091
  else placeSpore(s, seat, move.cell, 'discard', t) // RAU-092
}

function placeCard(s: State, seat: Seat, card: number, cell: number, t: Turn<Rauha>) {
  const at = CELLS * seat + cell
  const covered = s.boards[at]!
  const cost = COST[card]!
  if (isCard(covered)) s.covered.push(covered) // RAU-094, RAU-095
  s.boards[at] = card
  t.emit?.({ type: 'biome.placed', seat, card: BIOMES[card]!.id, cell, cost, covered: BIOMES[covered]!.id })
  if (cost > 0) changeCrystals(s, seat, -cost, t) // RAU-088
  // RAU-164: the Spore belongs to the cell, and so passes to the new card.
  if (hasSpore(s, seat, cell)) t.emit?.({ type: 'spore.carried', seat, cell })
  if (WATER[card] !== WATER[covered]) t.emit?.({ type: 'sources.changed', seat, total: sources(s, seat) })
  welcome(s, seat, cell, t)
}

/** RAU-098: there is no credit. */
function canPay(s: State, seat: Seat, card: number): boolean {
  return s.crystals[seat]! >= COST[card]!
}

/** RAU-089, RAU-090. */
function isAllowed(card: number, cell: number): boolean {
  return (ALLOWED[card]! & (1 << cell)) !== 0
}

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell)
const PLACE: readonly PlayBiome[] = ALL_CELLS.map(cell => ({ do: 'place', cell }))
const DISCARD_FOR_CRYSTALS: PlayBiome = { do: 'discard', gain: 'crystals' }
const DISCARD_FOR_SPORE: readonly PlayBiome[] = ALL_CELLS.map(cell => ({ do: 'discard', gain: 'spore', cell }))
