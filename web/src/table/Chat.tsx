import { type Command, EMOTES } from '@runatal/table'
import { useEffect, useRef, useState } from 'react'
import { ChatPeople } from '../club/conduct/ChatPeople.tsx'
import { useHushed } from '../club/conduct/hushed.ts'
import { isLocal } from '../tables/local.ts'
import type { Sight } from '../tables/table.ts'
import { useWords } from '../words/words.ts'
import './chat.css'

/** What people say, and the eight things that everybody says. */
export function Chat({ sight, send }: { sight: Sight; send(command: Command): void }) {
  const { table, conduct } = useWords()
  const { view } = sight
  const hushed = useHushed()
  const isHushed = (seat: number | undefined) => seat !== undefined && hushed.includes(view.seats[seat]?.person ?? '')
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
          <li key={i} className={isHushed(line.seat) ? 'hushed' : ''}>
            <b>{line.name}</b>{' '}
            {isHushed(line.seat) ? (
              <em>{conduct.mute}</em>
            ) : line.emote === undefined ? (
              line.text
            ) : (
              <em>{table.emotes[line.emote]}</em>
            )}
          </li>
        ))}
        <li ref={end} aria-hidden />
      </ol>
      <ChatPeople sight={sight} />
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
