import type { Seat } from '@runatal/kernel'
import type { Field, Form, Named, Value } from '@runatal/look/editor/editor.ts'
import type { Language } from '@runatal/look/board.ts'

/** How everything of a form is called, in the reader's language. */
export interface Called extends Named {
  /** A part with whose it is: 'Ana: in the centre'. */
  whose(part: { name: Record<Language, string>; seat?: Seat }): string
  valueOf(field: Field, value: Value): string
}

export function calledIn(form: Form, language: Language, names: readonly string[], colon: string): Called {
  const seat = (one: Seat) => names[one] ?? String(one + 1)
  const whose: Called['whose'] = part =>
    part.seat === undefined ? part.name[language] : `${seat(part.seat)}${colon} ${part.name[language]}`
  const valueOf = ({ takes }: Field, value: Value) =>
    takes.a === 'seat'
      ? seat(Number(value))
      : ((takes.a === 'choice' ? takes.options.find(one => one.value === value)?.name[language] : undefined) ??
        String(value))
  const parts = [...form.places, ...form.fields]
  return {
    seat,
    whose,
    valueOf,
    thing: (kind, id) =>
      form.kinds.find(one => one.id === kind)?.things.find(one => one.id === id)?.name[language] ?? id,
    part: id => {
      const exact = parts.find(one => one.id === id)
      const any = parts.find(one => one.id.startsWith(`${id}:`))
      return exact === undefined ? (any?.name[language] ?? id) : whose(exact)
    },
    value: (id, value) => {
      const field = form.fields.find(one => one.id === id)
      return field === undefined ? String(value) : valueOf(field, value)
    },
  }
}
