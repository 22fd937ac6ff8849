import { useTitle } from '@runatal/look/hall/title.ts'
import { useState } from 'react'
import { Link } from '../../parts/Link.tsx'
import { inWords } from '../../parts/refusal.ts'
import type { NotDone } from '../../tables/table.ts'
import { useSpoken, useWords } from '../../words/words.ts'
import { useDay } from '../parts.tsx'
import { useAsked } from '../useAsked.ts'
import { type ActName, conductApi, type History, type Report } from './api.ts'
import './conduct.css'

/** What moderators look at: reports with their lines, the history of a person, and what can be done. */
export function ModerationPage() {
  const { conduct } = useWords()
  useTitle(conduct.title)
  const [reports, again] = useAsked('reports', async () => conductApi.reports())
  return (
    <div className="page">
      <div className="head">
        <h1>{conduct.title}</h1>
      </div>
      {reports === 'none' && <p className="none">{conduct.forModerators}</p>}
      {typeof reports === 'object' && (
        <div className="reports">
          {reports.length === 0 && <p className="none">{conduct.none}</p>}
          {reports.map(report => (
            <Reported key={report.id} report={report} onDone={again} />
          ))}
        </div>
      )}
    </div>
  )
}

function Reported({ report, onDone }: { report: Report; onDone(): void }) {
  const { conduct } = useWords()
  const day = useDay()
  const { id, by, person, name, table, reason, lines, at } = report
  return (
    <section className="panel" aria-label={conduct.reportOf(name)}>
      <header>
        <h2>{name}</h2>
        <span className="count">
          {conduct.reasons[reason]} · {conduct.by(by, day(at))}
        </span>
        <Link to={{ page: 'table', table }}>{conduct.table}</Link>
      </header>
      {lines.length === 0 && <p className="fine">{conduct.noLines}</p>}
      <ul className="meant">
        {lines.map((line, i) => (
          <li key={i}>
            <q>{line}</q>
          </li>
        ))}
      </ul>
      <Past person={person} />
      <Acts person={person} report={id} onDone={onDone} />
    </section>
  )
}

function Past({ person }: { person: string }) {
  const { conduct } = useWords()
  const day = useDay()
  const [past] = useAsked<History>(`history ${person}`, async () => conductApi.history(person))
  if (typeof past !== 'object' || past.acts.length + past.reports.length < 2) return undefined
  return (
    <details>
      <summary>
        {conduct.history} ({past.acts.length + past.reports.length})
      </summary>
      <ul className="meant">
        {past.acts.map(({ act, note, at, by }) => (
          <li key={at}>
            {day(at)}: {conduct.acts[act]}, {by}. <q>{note}</q>
          </li>
        ))}
        {past.reports.map(({ id, reason, at, by, lines }) => (
          <li key={id}>
            {conduct.reasons[reason]}, {conduct.by(by, day(at))} <q>{lines.join(' / ')}</q>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Acts({ person, report, onDone }: { person: string; report: string; onDone(): void }) {
  const spoken = useSpoken()
  const { conduct } = spoken.words
  const [note, setNote] = useState('')
  const [days, setDays] = useState(7)
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<NotDone>()
  const act = async (what: ActName) => {
    const answer = await conductApi.act({
      person,
      report,
      act: what,
      note: note.trim() || conduct.acts[what],
      days,
      ...(what === 'rename' && { name }),
    })
    if (answer === undefined) return
    if ('refused' in answer) return setRefusal(answer)
    onDone()
  }
  const button = (what: ActName) => (
    <button type="button" className="btn cut" onClick={() => void act(what)}>
      {conduct.acts[what]}
    </button>
  )
  return (
    <div className="acts">
      <label>
        {conduct.note}
        <input className="field" maxLength={60} value={note} onChange={event => setNote(event.target.value)} />
      </label>
      {button('warn')}
      {button('dismiss')}
      <label>
        {conduct.days}
        <input
          className="field"
          type="number"
          min={1}
          max={3650}
          value={days}
          onChange={event => setDays(Math.max(1, Number(event.target.value)))}
        />
      </label>
      {button('mute')}
      {button('suspend')}
      <label>
        {conduct.newName}
        <input className="field" maxLength={40} value={name} onChange={event => setName(event.target.value)} />
      </label>
      {button('rename')}
      {button('restore')}
      {refusal !== undefined && (
        <p className="bad" role="alert">
          {inWords(refusal, undefined, spoken)}
        </p>
      )}
    </div>
  )
}
