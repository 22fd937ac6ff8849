import { type AnyGame, type AnyTypes, Match } from '@runatal/kernel'
import { Clocks } from './clocks.ts'
import { News } from './news.ts'
import { Table } from './table.ts'
import { Undos } from './undos.ts'

/**
 * The snapshot of a table, as texts: another thread can make it of its log, or a store keep it, and whoever has them need
 * not play the log again. Each text is short, and what becomes of it is made piece by piece: nobody is held up for long.
 */
export function freeze(table: Table): string[] {
  const { id: _id, game: _game, match, news, done, ...own } = table
  const { told, takenBack } = news
  const frozen = match?.freeze() as Frozen | undefined
  const { log = [], told: heard = [], asked = new Map(), state, ...rest } = frozen ?? {}
  const head: Head = { own: pack(inOrder(own)), ...(frozen && { match: { state, rest: pack(rest) } }) }
  const lists: Lists = {
    log,
    heard,
    asked: [...asked],
    told,
    takenBack,
    done: [...done].flatMap(([by, ids]) => [...ids].map(([one, version]): Lists['done'][number] => [by, one, version])),
  }
  return [JSON.stringify(head), ...slices(lists).map(slice => JSON.stringify(slice))]
}

/** Makes a table of its texts, one after the other. */
export class Thaw {
  private readonly id: string
  private readonly game: AnyGame
  private head: Head | undefined
  private readonly lists: Lists = { log: [], heard: [], asked: [], told: [], takenBack: [], done: [] }

  constructor(id: string, game: AnyGame) {
    this.id = id
    this.game = game
  }

  add(text: string): void {
    if (this.head === undefined) {
      this.head = JSON.parse(text) as Head
      return
    }
    const { list, items } = JSON.parse(text) as Slice
    const known: unknown[] = this.lists[list]
    known.push(...items)
  }

  /** The table, once all texts were added. */
  table(): Table {
    if (this.head === undefined) throw new Error(`Of table ${this.id} nothing is left`)
    const { own, match } = this.head
    const { log, heard, asked, told, takenBack, done } = this.lists
    const news = Object.assign(new News(), { told, takenBack })
    const fields = Object.assign(unpack(own) as object, { id: this.id, game: this.game, news, done: doneBy(done) })
    if (match !== undefined) {
      const rest = unpack(match.rest) as object
      const frozen = { ...rest, state: match.state, log, told: heard, asked: new Map(asked) }
      Object.assign(fields, { match: Match.thaw<AnyTypes>(this.game as never, frozen) })
    }
    return Object.assign(Object.create(Table.prototype) as Table, fields)
  }
}

/** What is short, and the lists that grow with the game. */
interface Head {
  own: unknown
  match?: { state: unknown; rest: unknown }
}

interface Lists {
  log: unknown[]
  heard: unknown[]
  asked: [number, unknown][]
  told: News['told']
  takenBack: News['takenBack']
  done: [by: string, id: string, version: number][]
}

interface Slice {
  list: keyof Lists
  items: unknown[]
}

type Frozen = { state: unknown; log: unknown[]; told: unknown[]; asked: Map<number, unknown> }

function slices(lists: Lists): Slice[] {
  const all: Slice[] = []
  for (const list of Object.keys(lists) as (keyof Lists)[])
    for (let at = 0; at < lists[list].length; at += AT_A_TIME)
      all.push({ list, items: lists[list].slice(at, at + AT_A_TIME) })
  return all
}

/** Of the lists: some hundred kilobytes at most. */
const AT_A_TIME = 250

function doneBy(done: Lists['done']): Table['done'] {
  const by = new Map<string, Map<string, number>>()
  for (const [person, id, version] of done) {
    const ids = by.get(person)
    if (ids === undefined) by.set(person, new Map([[id, version]]))
    else ids.set(id, version)
  }
  return by
}

/** What a table is made of that JSON does not know, by name. */
const PARTS = { Clocks, Undos }

/** Fields that were never set are set later in one that was thawed: in one order, equal tables are equal texts. */
function inOrder(fields: object): object {
  return Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

type Packed = { $: string; of?: unknown }

function pack(value: unknown): unknown {
  if (value === Infinity) return { $: 'Infinity' } satisfies Packed
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(pack)
  if (value instanceof Map) return { $: 'Map', of: [...value].map(pack) } satisfies Packed
  if (value instanceof Set) return { $: 'Set', of: [...value].map(pack) } satisfies Packed
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, pack(field)]))
  const part = Object.entries(PARTS).find(([, kind]) => value instanceof kind)?.[0]
  return part === undefined ? fields : ({ $: part, of: fields } satisfies Packed)
}

function unpack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(unpack)
  const fields = () => Object.fromEntries(Object.entries(value).map(([name, field]) => [name, unpack(field)]))
  if (!('$' in value)) return fields()
  const { $: kind, of } = value as Packed
  if (kind === 'Infinity') return Infinity
  if (kind === 'Map') return new Map(unpack(of) as [unknown, unknown][])
  if (kind === 'Set') return new Set(unpack(of) as unknown[])
  if (Object.hasOwn(PARTS, kind))
    return Object.assign(Object.create(PARTS[kind as keyof typeof PARTS].prototype) as object, unpack(of))
  return fields()
}
