import type { Form, Kind, Thing } from '@runatal/look/editor/editor.ts'
import { useState } from 'react'
import { useSpoken } from '../words/words.ts'
import type { ThingPicture } from './editors.ts'
import type { Held, useHeld } from './useHeld.ts'

interface TrayProps {
  form: Form
  /** Where each thing lies already, in words, by its kind and id. */
  lies: ReadonlyMap<string, string>
  held: Held | undefined
  grip: ReturnType<typeof useHeld>['grip']
  hold: ReturnType<typeof useHeld>['hold']
  Picture: ThingPicture | undefined
}

/** The box: everything that can be put somewhere, by kind, by sort and by name. */
export function Tray({ form, lies, held, grip, hold, Picture }: TrayProps) {
  const { words, language } = useSpoken()
  const { editor } = words
  const [chosen, setChosen] = useState(form.kinds[0]?.id)
  const [sort, setSort] = useState('')
  const [sought, setSought] = useState('')
  const kind = form.kinds.find(({ id }) => id === chosen) ?? form.kinds[0]
  if (kind === undefined) return undefined
  const things = foundIn(kind, sort, sought, language)
  return (
    <section className="ed-tray" aria-labelledby="ed-box">
      <h2 id="ed-box">{editor.box}</h2>
      <div className="ed-pick">
        {form.kinds.length > 1 && (
          <select
            aria-label={editor.box}
            value={kind.id}
            onChange={event => {
              setChosen(event.target.value)
              setSort('')
            }}
          >
            {form.kinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </select>
        )}
        {kind.sorts !== undefined && (
          <select
            aria-label={`${kind.name[language]}, ${editor.all}`}
            value={sort}
            onChange={event => setSort(event.target.value)}
          >
            <option value="">{editor.all}</option>
            {kind.sorts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </select>
        )}
        {kind.things.length > 12 && (
          <input
            type="search"
            aria-label={editor.find}
            placeholder={editor.find}
            value={sought}
            onChange={event => setSought(event.target.value)}
          />
        )}
      </div>
      {things.length === 0 && <p className="fine">{editor.nothingFound}</p>}
      <ul className={`ed-things ${Picture !== undefined ? 'drawn' : ''}`} aria-label={kind.name[language]}>
        {things.map(thing => {
          const what = { kind: kind.id, thing: thing.id }
          const isHeld =
            held !== undefined && held.from === undefined && held.kind === kind.id && held.thing === thing.id
          const where = lies.get(`${kind.id} ${thing.id}`)
          return (
            <li key={thing.id}>
              <button
                type="button"
                className={where === undefined ? 'ed-thing' : 'ed-thing lies'}
                aria-pressed={isHeld}
                title={thing.note?.[language]}
                onPointerDown={grip(what)}
                onClick={() => hold(isHeld ? undefined : what)}
              >
                {Picture !== undefined && <Picture kind={kind.id} id={thing.id} />}
                <span className="ed-name">{thing.name[language]}</span>
                {thing.note !== undefined && <small>{thing.note[language]}</small>}
                {where !== undefined && <em>{where}</em>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function foundIn({ things }: Kind, sort: string, sought: string, language: 'en' | 'fr'): readonly Thing[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  return things.filter(({ id, name, note, sorts }) => {
    const text = plain(`${id} ${name[language]} ${note?.[language] ?? ''}`)
    return (sort === '' || sorts?.includes(sort) === true) && words.every(word => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
