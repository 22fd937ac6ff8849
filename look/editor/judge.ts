import { same, type Types } from '@runatal/kernel'
import { type Arranged, CannotBe, type FlawTold } from '@runatal/kernel/arrange'
import { take } from './clean.ts'
import type { Editor, Field, Form, Mend, Place, Plain } from './editor.ts'

/** What does not hold, and the ways to mend it. */
export interface Finding<P> {
  /** The id of a flaw; none if `arrange` could not say what it is. */
  why: string | undefined
  told: FlawTold
  mends: readonly Mending<P>[]
}

/** One press away: what it does, to which part, and the position that it leaves. */
export interface Mending<P> {
  does:
    | { take: string; of: string; from: Place }
    | { clear: readonly (Place | Field)[] }
    | { set: Field; to: string | number | boolean }
  position: P
}

export interface Judgement<G extends Types, P> {
  findings: readonly Finding<P>[]
  /** The position on the table: as it is, or as it would be when mended. */
  arranged: Arranged<G> | undefined
}

/** More is not read, and each costs a table. */
const MOST = 8

/** `arrange` names one thing at a time: each is mended for the look of it, until nothing more is wrong. `kept` is mended last. */
export function judge<G extends Types, P extends Plain>(
  editor: Editor<G, P>,
  position: P,
  kept?: string,
): Judgement<G, P> {
  const findings: Finding<P>[] = []
  let mended = position
  while (findings.length <= MOST) {
    try {
      return { findings, arranged: editor.arrange(mended) }
    } catch (error) {
      if (!(error instanceof CannotBe)) return { findings: [...findings, BEYOND], arranged: undefined }
      const mends = mendings(editor, mended, error)
      // What is mended for the look of it only lets the next flaw be seen: the reader mends the position itself.
      findings.push({ why: error.why, told: error.told, mends: mendings(editor, position, error) })
      const next = mends.find(({ does }) => !('from' in does && does.from.id === kept)) ?? mends[0]
      if (next === undefined) return { findings, arranged: undefined }
      mended = next.position
    }
  }
  return { findings, arranged: undefined }
}

const BEYOND = { why: undefined, told: {}, mends: [] }

function mendings<G extends Types, P extends Plain>(
  editor: Editor<G, P>,
  position: P,
  { why, told }: CannotBe,
): Mending<P>[] {
  const form = editor.form(position)
  const mends = editor.flaws[why]?.mends?.(told) ?? []
  return mends.flatMap(mend => mendingsOf(form, position, mend)).filter(mending => !same(mending.position, position))
}

function mendingsOf<P extends Plain>({ places, fields }: Form, position: P, mend: Mend): Mending<P>[] {
  if ('take' in mend) {
    const { take: thing, of } = mend
    return places.map(from => ({ does: { take: thing, of, from }, position: take(from, position, of, thing) }))
  }
  if ('set' in mend) {
    const field = fields.find(({ id }) => id === mend.set)
    return field === undefined ? [] : [{ does: { set: field, to: mend.to }, position: field.write(position, mend.to) }]
  }
  const parts = [...places, ...fields].filter(({ id }) => id === mend.clear || id.startsWith(`${mend.clear}:`))
  const set = parts.filter(part => !same(cleared(part, position), position))
  return [{ does: { clear: set }, position: set.reduce((left, part) => cleared(part, left), position) }]
}

export function cleared<P extends Plain>(part: Place | Field, position: P): P {
  return 'slots' in part
    ? part.slots.reduce((left, slot) => (slot.read(left).length === 0 ? left : slot.write(left, [])), position)
    : part.read(position) === undefined
      ? position
      : part.write(position, undefined)
}
