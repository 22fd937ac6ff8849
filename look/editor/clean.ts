import type { Types } from '@runatal/kernel'
import type { Editor, Field, Form, Place, Plain, Slot, Value } from './editor.ts'

/** What somebody brings as a position, such as a link, with all that the form can say of it and nothing else. */
export function clean<G extends Types, P extends Plain>(
  editor: Editor<G, P>,
  brought: unknown,
  [least, most]: readonly [number, number],
): P | undefined {
  const players: unknown = typeof brought === 'object' && brought !== null ? Reflect.get(brought, 'players') : undefined
  if (!Array.isArray(players) || players.length < least || players.length > most) return undefined
  let position = editor.blank(players.length)
  // What may lie where can hang on what is chosen, and so may what can be chosen.
  for (let round = 0; round < 2; round++)
    for (const field of editor.form(position).fields) {
      const value = field.read(brought)
      if (value !== undefined && fits(field, value, players.length)) position = field.write(position, value)
    }
  const form = editor.form(position)
  for (const { slots } of form.places)
    for (const slot of slots) {
      const things = known(form, slot, slot.read(brought))
      if (things.length > 0) position = slot.write(position, things)
    }
  return position
}

function known({ kinds }: Form, { kind, most }: Slot, things: readonly string[]): string[] {
  const all = new Set(kinds.find(({ id }) => id === kind)?.things.map(({ id }) => id))
  return things.filter(thing => all.has(thing)).slice(0, most)
}

export function fits({ takes }: Field, value: Value, seats: number): boolean {
  switch (takes.a) {
    case 'count':
      return Number.isInteger(value) && Number(value) >= takes.least && Number(value) <= takes.most
    case 'choice':
      return takes.options.some(option => option.value === value)
    case 'seat':
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats
    case 'switch':
      return value === true
  }
}

/** The same position with more seats at the table, or fewer. */
export function withSeats<G extends Types, P extends Plain>(editor: Editor<G, P>, position: P, seats: number): P {
  const { players } = position
  const all = [...players.slice(0, seats), ...editor.blank(seats).players.slice(players.length)]
  return clean(editor, { ...position, players: all }, [seats, seats]) ?? editor.blank(seats)
}

/** What lies at a place, of each kind that it takes. */
export function lying(place: Place, position: unknown): { kind: string; thing: string; slot: Slot }[] {
  return place.slots.flatMap(slot => slot.read(position).map(thing => ({ kind: slot.kind, thing, slot })))
}

/** A thing is put down; where only so many can lie, the earliest makes room. */
export function put<P extends Plain>(place: Place, position: P, kind: string, thing: string): P {
  const slot = place.slots.find(one => one.kind === kind)
  if (slot === undefined) return position
  return slot.write(position, [...slot.read(position), thing].slice(-slot.most))
}

/** One of the things of that name is taken away. */
export function take<P extends Plain>(place: Place, position: P, kind: string, thing: string): P {
  const slot = place.slots.find(one => one.kind === kind)
  const things = slot?.read(position) ?? []
  const at = things.lastIndexOf(thing)
  return slot === undefined || at < 0 ? position : slot.write(position, things.toSpliced(at, 1))
}
