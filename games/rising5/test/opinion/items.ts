import type { Item, Place } from '../../index.ts'
import { defeat, endFight, roll } from './fight.ts'
import { gainCubes } from './reward.ts'
import { monsters, moveMarker, tell, type World } from './world.ts'

/** R5-277 to R5-290. */
export function useItem(w: World, by: number, item: Item): unknown {
  if (item === 'blade') return w.duties.push({ kind: 'bladeTarget', seat: by })
  w.table.items[item] = 'used'
  tell(w, 'item_used', { item, by })
  if (item === 'staff') gainCubes(w, 3)
  if (item === 'store') gainCubes(w, 2)
  if (item === 'ring') moveMarker(w, -2, 'ring')
  if (item === 'orb') w.duties.push({ kind: 'hint', seat: by })
  if (item === 'potion') {
    w.duties.pop()
    roll(w, true)
  }
  if (item === 'pendant') cancelMoon(w, by)
  return undefined
}

/** R5-283. */
function cancelMoon(w: World, by: number) {
  w.duties.pop()
  w.table.moonWaiting = false
  w.table.moonsGone++
  tell(w, 'red_moon_cancelled', { by })
}

/** R5-278, R5-279, R5-406; R5-405: nobody is left to surprise. */
export function strike(w: World, by: number, place: Place) {
  w.table.items.blade = 'used'
  tell(w, 'item_used', { item: 'blade', by, card: w.table.places[place] })
  if (w.fight?.place === place) endFight(w)
  defeat(w, place, 'blade', by)
  if (monsters(w.table).length === 0) w.duties = w.duties.filter(({ kind }) => kind !== 'skillNova')
}
