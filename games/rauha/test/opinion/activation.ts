import { ALL_CELLS, ANIMALS, at, biome, type Effect, found, tileOf } from './book.ts'
import { count, person, score, type World } from './world.ts'

/** Step 4 and the scorings: what may be activated, what it does, and what happens unasked. */

export interface Activation {
  do: 'activate'
  cell?: number
  spore?: number
  entity?: string
  animal?: string
}

/** What can be activated in this go: Biomes by cell, Entities by name. */
type Source = number | string

/** RAU-124 to RAU-132 in a turn; RAU-144, RAU-145, RAU-150 to RAU-152 in a scoring. */
function within(w: World, seat: number): Source[] {
  const { scoring, cells } = at(w.stop)
  const owned = Object.keys(w.owners).filter(id => w.owners[id] === seat)
  const all: Source[] = scoring ? [...person(w, seat).spores, ...owned] : [...cells, ...w.welcomed]
  return all.filter(source => !w.used.includes(source))
}

function effectOf(w: World, seat: number, source: Source): Effect {
  if (typeof source === 'string') return tileOf(source).effect
  return biome(found(person(w, seat).board[source], `cell ${source}`)).effect
}

/** Every way to activate something, in full: an empty list where it cannot be paid or would do nothing (RAU-136). */
function ways(w: World, seat: number, source: Source): Activation[] {
  const player = person(w, seat)
  const { crystals, points, per, pay, spore } = effectOf(w, seat, source)
  const move: Activation =
    typeof source === 'string' ? { do: 'activate', entity: source } : { do: 'activate', cell: source }
  if (pay > player.crystals) return []
  if (spore) return ALL_CELLS.filter(cell => !player.spores.includes(cell)).map(cell => ({ ...move, spore: cell }))
  if (crystals > 0) return [move]
  if (points === 0) return []
  if (per !== 'chosen animal') return count(w, seat, per) > 0 ? [move] : []
  return ANIMALS.some(animal => count(w, seat, animal) > 0) ? ANIMALS.map(animal => ({ ...move, animal })) : []
}

export function activations(w: World, seat: number): Activation[] {
  return within(w, seat).flatMap(source => ways(w, seat, source))
}

export function activate(w: World, seat: number, move: Activation): void {
  const player = person(w, seat)
  const source = found(move.cell ?? move.entity, 'source of an activation')
  const { crystals, points, per, pay } = effectOf(w, seat, source)
  const gained = points * count(w, seat, move.animal ?? per)
  w.used.push(source)
  player.crystals += crystals - pay
  score(w, seat, gained)
  if (move.spore !== undefined) layDown(w, seat, move.spore, 'effect')
  const { do: _, ...what } = move
  const type = move.cell === undefined ? 'entity.activated' : 'biome.activated'
  w.told.push({ type, seat, ...what, paid: pay, crystals, points: gained })
}

export function layDown(w: World, seat: number, cell: number, source: 'effect' | 'discard'): void {
  person(w, seat).spores.push(cell)
  w.told.push({ type: 'spore.placed', seat, cell, source })
}

/** RAU-198: what is free is activated, METSAT with its best animal; nothing is paid. */
export function activateFree(w: World, seat: number, but: (effect: Effect) => boolean = () => false): void {
  for (;;) {
    const free = within(w, seat).filter(source => {
      const effect = effectOf(w, seat, source)
      return effect.pay === 0 && !but(effect) && ways(w, seat, source).length > 0
    })
    const [source] = free
    if (source === undefined) return
    const all = ways(w, seat, source)
    const worth = ({ animal }: Activation) => (animal === undefined ? 0 : count(w, seat, animal))
    const best = Math.max(...all.map(worth))
    activate(
      w,
      seat,
      found(
        all.find(way => worth(way) === best),
        'best way',
      ),
    )
  }
}

/** RAU-197: free effects whose order cannot matter; Spores are counted last, and not while one can still be made. */
export function activateUnasked(w: World, seat: number): void {
  activateFree(w, seat, ({ per }) => per === 'spore')
  if (!activations(w, seat).some(({ spore }) => spore !== undefined)) activateFree(w, seat)
}
