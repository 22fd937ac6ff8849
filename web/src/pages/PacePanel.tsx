import { useId } from 'react'
import { Picture } from '../pictures/Picture.tsx'
import { useWords } from '../words/words.ts'
import { DENSITY } from '../pictures/Picture.tsx'
import type { Draft, Pace, Place } from './plan.ts'

interface PanelProps {
  draft: Draft
  onChange(part: Partial<Draft>): void
}

/** How fast one plays. */
export function PacePanel({ draft, onChange }: PanelProps) {
  const { fresh } = useWords()
  const paces: Pace[] = draft.place === 'here' ? ['none', 'bank'] : ['none', 'bank', 'days']
  return (
    <section className="panel" aria-labelledby="pace-title">
      <header>
        <h2 id="pace-title">{fresh.pace}</h2>
      </header>
      <Three
        label={fresh.pace}
        value={draft.pace}
        options={paces.map(value => ({ value, ...fresh.paces[value] }))}
        onChange={pace => onChange({ pace })}
      />
      <p className="fine">{fresh.paceNote}</p>
    </section>
  )
}

/** Where the table stands: this screen, a link, or the lobby. */
export function PlacePanel({ draft, onChange }: PanelProps) {
  const { fresh } = useWords()
  const people = draft.chairs.filter(({ kind }) => kind === 'person').length
  const note = draft.place !== 'here' ? fresh.invitationNote : people > 1 ? fresh.handNote : fresh.soloNote
  return (
    <section className="panel invite" aria-labelledby="where-title">
      <header>
        <h2 id="where-title">{fresh.invitation}</h2>
      </header>
      <Three
        label={fresh.where}
        value={draft.place}
        options={(['here', 'link', 'public'] as const).map(value => ({ value, ...fresh.places[value] }))}
        onChange={(place: Place) =>
          onChange({ place, ...(place === 'here' && draft.pace === 'days' && { pace: 'none' }) })
        }
      />
      <p className="fine">{note}</p>
      <div className="pledge">
        <figure>
          <Picture of={{ of: 'seal', hash: PLEDGE, size: 84, scale: DENSITY }} />
        </figure>
        <p className="fine">
          <b>{fresh.seal}</b>
          {fresh.sealNote}
        </p>
      </div>
    </section>
  )
}

/** A seal to show what one looks like: the true one is made when the table opens. */
const PLEDGE = '5f0c3ad1e85b3a0664f1c92d7be8305a1d44c6f7a09e13b258cd70e4618fb92d'

interface ThreeProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; name: string; note: string }[]
  onChange(value: V): void
}

function Three<V extends string>({ label, value, options, onChange }: ThreeProps<V>) {
  const group = useId()
  return (
    <div className="opts3" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value} className={option.value === value ? 'on' : ''}>
          <input
            type="radio"
            className="sr"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <b>{option.name}</b>
          <small>{option.note}</small>
        </label>
      ))}
    </div>
  )
}
