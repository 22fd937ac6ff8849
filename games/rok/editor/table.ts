import type { Plain, Slot } from '@runatal/look/editor/editor.ts'
import { plant } from '@runatal/look/editor/parts.ts'
import type { Lies, Position } from '../arrange.ts'
import type { RuneName } from '../content/stones.ts'

/** The stones on the table with one side up. Each new one lies farther out than the last. */
export function lying(face: 'up' | 'down', most: number): Slot {
  const isHere = (one: Lies) => (one.face ?? 'up') === face
  return {
    kind: 'rune',
    most,
    read: position => stonesOf(position).flatMap(one => (isHere(one) ? [one.rune] : [])),
    write<P extends Plain>(position: P, things: readonly string[]): P {
      const here = stonesOf(position).filter(isHere)
      const kept = things.map(thing => {
        const at = here.findIndex(({ rune }) => rune === thing)
        return at < 0 ? fresh(thing as RuneName, face) : here.splice(at, 1)[0]!
      })
      const all = [...stonesOf(position).filter(one => !isHere(one)), ...kept]
      return plant(position, ['table'], all.length === 0 ? undefined : all)
    },
  }
}

function fresh(rune: RuneName, face: 'up' | 'down'): Lies {
  return face === 'up' ? { rune } : { rune, face }
}

/** Whatever is asked of: what is no stone is none. */
function stonesOf(position: unknown): Lies[] {
  const table: Position['table'] | undefined =
    typeof position === 'object' && position !== null ? Reflect.get(position, 'table') : undefined
  if (!Array.isArray(table)) return []
  return (table as readonly unknown[]).flatMap(one => {
    if (typeof one === 'string') return [{ rune: one as RuneName }]
    return typeof one === 'object' && one !== null && typeof Reflect.get(one, 'rune') === 'string' ? [one as Lies] : []
  })
}
