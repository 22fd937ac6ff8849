import type { Seat } from '@runatal/kernel'
import type { Said } from '../tutorial.ts'
import type { Field, Plain, Slot, Takes, Value } from './editor.ts'

/** The ways in which positions say things: by where in the data it stands. */

export type Path = readonly (string | number)[]

/** One thing, or none. */
export function single(kind: string, path: Path): Slot {
  return {
    kind,
    most: 1,
    read: position => asThings([dig(position, path)]),
    write: (position, [thing]) => plant(position, path, thing),
  }
}

/** Things in a row, the first one first. `as` is how the data has them. */
export function row(kind: string, path: Path, most: number, as: 'text' | 'number' = 'text'): Slot {
  return {
    kind,
    most,
    read: position => asThings(asList(dig(position, path))),
    write: (position, things) =>
      plant(position, path, listed<string | number>(as === 'text' ? things : things.map(Number))),
  }
}

/** A token that lies there or not: the data lists the places where one does. */
export function token(kind: string, path: Path, here: string | number): Slot {
  return {
    kind,
    most: 1,
    read: position => (asList(dig(position, path)).includes(here) ? [kind] : []),
    write(position, things) {
      const others = asList(dig(position, path)).filter(one => one !== here)
      return plant(position, path, listed(things.length > 0 ? [...others, here] : others))
    },
  }
}

/** Things that stand somewhere: the data says of each where. */
export function standing(kind: string, path: Path, here: string, most = Infinity): Slot {
  return {
    kind,
    most,
    read: position => entries(dig(position, path)).flatMap(([thing, where]) => (where === here ? [thing] : [])),
    write(position, things) {
      const others = entries(dig(position, path)).filter(([thing, where]) => where !== here && !things.includes(thing))
      const all = [...others, ...things.map(thing => [thing, here] as const)]
      return plant(position, path, all.length === 0 ? undefined : Object.fromEntries(all))
    },
  }
}

/** Things that the data lists as records, with where each lies. */
export function among(kind: string, path: Path, name: string, where: Readonly<Record<string, unknown>>): Slot {
  const isHere = (record: unknown) => Object.entries(where).every(([key, value]) => dig(record, [key]) === value)
  return {
    kind,
    most: Infinity,
    read: position =>
      asThings(
        asList(dig(position, path))
          .filter(isHere)
          .map(record => dig(record, [name])),
      ),
    write(position, things) {
      const records = asList(dig(position, path))
      const here = records.filter(isHere)
      const named = things.map(
        thing => here.find(record => dig(record, [name]) === thing) ?? { [name]: thing, ...where },
      )
      return plant(position, path, listed([...records.filter(record => !isHere(record)), ...named]))
    },
  }
}

interface Named {
  id: string
  name: Said
  seat?: Seat
}

export function field(named: Named, path: Path, takes: Takes): Field {
  return {
    ...named,
    takes,
    read: position => asValue(dig(position, path)),
    write: (position, value) => plant(position, path, value),
  }
}

export function count(named: Named, path: Path, most: number, usual = 0, least = 0): Field {
  return field(named, path, { a: 'count', least, most, usual })
}

/** What stands there, whatever is asked of. */
function dig(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (whole, key) =>
      typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key) ? Reflect.get(whole, key) : undefined,
    data,
  )
}

/** A copy in which that stands there; with nothing to say, what would be left empty is left out. */
export function plant<P extends Plain>(position: P, path: Path, value: unknown): P {
  return (set(position, path, value) ?? position) as P
}

/** In the data a number is a place in a list, a text a name: what is missing is made so. */
function set(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const part = set(dig(whole, [key]), rest, value)
  if (typeof key === 'number') {
    const list = Array.isArray(whole) ? [...(whole as unknown[])] : []
    if (part !== undefined) while (list.length <= key) list.push([])
    if (key < list.length) list[key] = part ?? (Array.isArray(list[key]) ? [] : {})
    return list.every(one => Array.isArray(one) && one.length === 0) ? undefined : list
  }
  const others = entries(whole).filter(([name]) => name !== key)
  const all = part === undefined ? others : [...others, [key, part] as const]
  return all.length === 0 ? undefined : Object.fromEntries(all)
}

function asThings(found: readonly unknown[]): string[] {
  return found.flatMap(one => (typeof one === 'string' ? [one] : typeof one === 'number' ? [String(one)] : []))
}

function asList(found: unknown): readonly unknown[] {
  return Array.isArray(found) ? found : []
}

function asValue(found: unknown): Value | undefined {
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? found : undefined
}

function entries(found: unknown): [string, unknown][] {
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.entries(found) : []
}

function listed<T>(all: readonly T[]): readonly T[] | undefined {
  return all.length === 0 ? undefined : all
}
