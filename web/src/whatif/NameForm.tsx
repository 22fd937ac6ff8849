import { useState } from 'react'
import { useWords } from '../words/words.ts'

/** A name is changed: of the study, of a chapter, of a branch. */
export function NameForm({ name, onName }: { name: string; onName(name: string): void }) {
  const { whatIf } = useWords()
  const [text, setText] = useState(name)
  const wanted = text.trim()
  return (
    <form
      className="name-form"
      onSubmit={event => {
        event.preventDefault()
        if (wanted !== '') onName(wanted)
      }}
    >
      <input aria-label={whatIf.name} value={text} maxLength={80} onChange={event => setText(event.target.value)} />
      <button type="submit" className="tbtn" disabled={wanted === '' || wanted === name}>
        {whatIf.save}
      </button>
    </form>
  )
}
