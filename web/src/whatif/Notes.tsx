import { Sign } from '@runatal/look/hall/Sign.tsx'
import { type Chapter, isSamePlace, type Place } from '@runatal/study'
import { useState } from 'react'
import { myName } from '../me.ts'
import type { NotDone } from '../tables/table.ts'
import { inWords } from '../parts/refusal.ts'
import { useSpoken } from '../words/words.ts'
import type { StudyDoor } from './door.ts'
import { newId } from './ids.ts'

interface NotesProps {
  door: StudyDoor
  chapter: Chapter
  place: Place
  mayWrite: boolean
  onGo(place: Place): void
}

/** What was said about this moment, and about the others of the same line. */
export function Notes({ door, chapter, place, mayWrite, onGo }: NotesProps) {
  const spoken = useSpoken()
  const { whatIf, me } = spoken.words
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<NotDone>()
  const here = chapter.notes.filter(({ at }) => isSamePlace(at, place))
  const elsewhere = chapter.notes
    .filter(({ at }) => at.branch === place.branch && !isSamePlace(at, place))
    .toSorted((a, b) => a.at.position - b.at.position)
  const say = async () => {
    const note = { id: newId(), by: myName() || me.guest, at: place, text: text.trim() }
    const refused = await door.change({ do: 'say', chapter: chapter.id, note })
    setRefusal(refused)
    if (refused === undefined) setText('')
  }
  return (
    <section className="notes" aria-labelledby="notes-title">
      <h3 id="notes-title">{whatIf.notes}</h3>
      {here.length === 0 && <p className="study-none">{whatIf.noNotes}</p>}
      <ul aria-live="polite">
        {here.map(note => (
          <li key={note.id}>
            <p>
              <b>{note.by || whatIf.someone}</b> {note.text}
            </p>
            {mayWrite && (
              <button
                type="button"
                className="ico"
                aria-label={whatIf.unsay(note.by || whatIf.someone)}
                onClick={() => void door.change({ do: 'unsay', chapter: chapter.id, note: note.id })}
              >
                <Sign of="bin" size={16} />
              </button>
            )}
          </li>
        ))}
        {elsewhere.map(note => (
          <li key={note.id} className="else">
            <button type="button" onClick={() => onGo(note.at)}>
              <b>{note.by || whatIf.someone}</b> <em>{whatIf.onMove(note.at.position)}</em> {note.text}
            </button>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form
          className="name-form"
          onSubmit={event => {
            event.preventDefault()
            if (text.trim() !== '') void say()
          }}
        >
          <textarea
            aria-label={whatIf.note}
            placeholder={whatIf.note}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={event => setText(event.target.value)}
          />
          <button type="submit" className="tbtn" disabled={text.trim() === ''}>
            {whatIf.say}
          </button>
        </form>
      )}
      {refusal !== undefined && <p role="alert">{inWords(refusal, undefined, spoken)}</p>}
    </section>
  )
}
