import { shapeOf } from '@runatal/table'
import { Guest } from './guest.ts'
import type { TestHouse } from './house.ts'

/** Somebody whose name is kept. */
export async function member(house: TestHouse, name: string, program = false): Promise<Guest> {
  const guest = await Guest.arrive(house.origin, name)
  const kept = { person: guest.person, name, folded: shapeOf(name), since: 1, program }
  await house.store.club.keepName(kept, [])
  return guest
}
