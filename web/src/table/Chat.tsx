import { type Command, EMOTES } from '@runatal/table'
import { useEffect, useRef, useState } from 'react'
import { isLocal } from '../tables/local.ts'
import type { Sight } from '../tables/table.ts'
import { useWords } from '../words/words.ts'
import './chat.css'

/** What people say, and the eight things that everybody says. */
export function Chat({ sight, send }: { sight: Sight; send(command: Command): void }) {
  const { table } = useWords()
  const { view } = sight
  const [text, setText] = useState('')
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [view.chat])
  if (isLocal(view.table)) return <p className="none">{table.chatHere}</p>
  return (
    <div className="chat">
      <ol className="said" aria-live="polite">
        {view.chat.length === 0 && <li className="none">{table.chatEmpty}</li>}
        {view.chat.map((line, i) => (
          <li key={i}>
            <b>{line.name}</b> {line.emote === undefined ? line.text : <em>{table.emotes[line.emote]}</em>}
          </li>
        ))}
        <li ref={end} aria-hidden />
      </ol>
      {view.me >= 0 && (
        <>
          <div className="emotes" role="group" aria-label={table.emote}>
            {EMOTES.map(emote => (
              <button key={emote} type="button" onClick={() => send({ do: 'emote', emote })}>
                {table.emotes[emote]}
              </button>
            ))}
          </div>
          <form
            onSubmit={event => {
              event.preventDefault()
              if (text.trim() === '') return
              send({ do: 'say', text: text.trim() })
              setText('')
            }}
          >
            <input
              value={text}
              maxLength={500}
              aria-label={table.say}
              placeholder={table.say}
              onChange={event => setText(event.target.value)}
            />
            <button type="submit" className="tbtn">
              {table.send}
            </button>
          </form>
        </>
      )}
    </div>
  )
}
