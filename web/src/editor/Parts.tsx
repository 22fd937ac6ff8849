import { lying } from '@runatal/look/editor/clean.ts'
import type { Field, Form, Place, Plain, Value } from '@runatal/look/editor/editor.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useId } from 'react'
import { useSpoken } from '../words/words.ts'
import type { Called } from './called.ts'
import type { Held, useHeld } from './useHeld.ts'

interface PartsProps {
  form: Form
  position: Plain
  called: Called
  names: readonly string[]
  /** Whose parts are shown; the table's where left out. */
  seat: number | undefined
  title: string
  held: Held | undefined
  grip: ReturnType<typeof useHeld>['grip']
  /** Parts in which something does not hold. */
  flawed: ReadonlySet<string>
  set(field: Field, value: Value | undefined): void
  put(place: Place): void
  take(place: Place, kind: string, thing: string): void
}

/** Everything that a position says of a seat or of the table, as a form: numbers, choices, and what lies where. */
export function Parts(props: PartsProps) {
  const { form, position, called, names, seat, title, held, grip, flawed, set, put, take } = props
  const { words, language } = useSpoken()
  const { editor } = words
  const fields = form.fields.filter(field => field.seat === seat)
  const places = form.places.filter(
    place => place.seat === seat && (place.oneOfMany !== true || lying(place, position).length > 0),
  )
  if (fields.length === 0 && places.length === 0) return undefined
  return (
    <section className="ed-parts" aria-label={title}>
      <h2>{title}</h2>
      <div className="ed-fields">
        {fields.map(field => (
          <FieldRow
            key={field.id}
            field={field}
            value={field.read(position)}
            called={called}
            names={names}
            isFlawed={flawed.has(field.id)}
            set={value => set(field, value)}
          />
        ))}
      </div>
      <ul className="ed-places">
        {places.map(place => {
          const things = lying(place, position)
          const takes = held !== undefined && place.slots.some(({ kind }) => kind === held.kind)
          return (
            <li
              key={place.id}
              data-place={place.id}
              className={`${flawed.has(place.id) ? 'flawed' : ''} ${takes ? 'takes' : ''}`}
            >
              <span className="ed-place">{place.name[language]}</span>
              <span className="ed-lying">
                {things.length === 0 && <i>{editor.nowhere}</i>}
                {things.map(({ kind, thing }, i) => {
                  const name = called.thing(kind, thing)
                  return (
                    <button
                      key={i}
                      type="button"
                      className="ed-chip"
                      aria-label={editor.takeAway(name, called.whose(place))}
                      onPointerDown={grip({ kind, thing, from: place.id })}
                      onClick={() => take(place, kind, thing)}
                    >
                      {name}
                      <Sign of="cross" size={12} />
                    </button>
                  )
                })}
              </span>
              {takes && (
                <button
                  type="button"
                  className="tbtn"
                  aria-label={editor.putAt(called.thing(held.kind, held.thing), called.whose(place))}
                  onClick={() => put(place)}
                >
                  {editor.putHere}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface FieldRowProps {
  field: Field
  value: Value | undefined
  called: Called
  names: readonly string[]
  isFlawed: boolean
  set(value: Value | undefined): void
}

function FieldRow({ field, value, called, names, isFlawed, set }: FieldRowProps) {
  const { words, language } = useSpoken()
  const { editor } = words
  const id = useId()
  const { takes } = field
  const name = field.name[language]
  const row = isFlawed ? 'ed-field flawed' : 'ed-field'
  if (takes.a === 'count') {
    const count = typeof value === 'number' ? value : takes.usual
    const to = (next: number) => set(Math.max(takes.least, Math.min(takes.most, next)))
    return (
      <div className={row} role="group" aria-label={called.whose(field)}>
        <label htmlFor={id}>{name}</label>
        <span className="ed-step">
          <button
            type="button"
            aria-label={editor.lessOf(name)}
            disabled={count <= takes.least}
            onClick={() => to(count - 1)}
          >
            <Minus />
          </button>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={takes.least}
            max={takes.most}
            value={count}
            onChange={event => event.target.value !== '' && to(Math.round(Number(event.target.value)))}
          />
          <button
            type="button"
            aria-label={editor.moreOf(name)}
            disabled={count >= takes.most}
            onClick={() => to(count + 1)}
          >
            <Sign of="plus" size={14} />
          </button>
        </span>
      </div>
    )
  }
  if (takes.a === 'switch')
    return (
      <div className={row}>
        <label htmlFor={id}>{name}</label>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={event => set(event.target.checked || undefined)}
        />
      </div>
    )
  const options = takes.a === 'seat' ? names.map((_, seat) => seat) : takes.options.map(option => option.value)
  const usual = takes.a === 'choice' ? takes.usual : undefined
  return (
    <div className={row}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value === undefined ? '' : String((options as readonly Value[]).indexOf(value))}
        onChange={event => set(event.target.value === '' ? undefined : options[Number(event.target.value)])}
      >
        <option value="">{usual === undefined ? editor.byItself : editor.usually(called.valueOf(field, usual))}</option>
        {options.map((option, i) => (
          <option key={String(option)} value={i}>
            {called.valueOf(field, option)}
          </option>
        ))}
      </select>
    </div>
  )
}

function Minus() {
  return (
    <svg viewBox="0 0 24 24" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M4 12h16" />
    </svg>
  )
}
