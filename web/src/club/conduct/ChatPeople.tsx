import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useState } from 'react'
import type { Sight } from '../../tables/table.ts'
import { useWords } from '../../words/words.ts'
import { hush, useHushed } from './hushed.ts'
import { ReportSheet } from './ReportSheet.tsx'
import './conduct.css'

/** Whom one hears at a table: each may be muted on this device, or reported. */
export function ChatPeople({ sight }: { sight: Sight }) {
  const { conduct } = useWords()
  const { view } = sight
  const hushed = useHushed()
  const [reported, setReported] = useState<number>()
  if (view.me < 0) return undefined
  const mine = view.seats[view.me]?.person
  const others = view.seats.filter(({ person }) => person !== undefined && person !== mine)
  const about = others.find(({ seat }) => seat === reported)
  if (others.length === 0) return undefined
  return (
    <>
      <ul className="chat-people">
        {others.map(({ seat, name, person = '' }) => {
          const isHushed = hushed.includes(person)
          return (
            <li key={seat}>
              <b>{name}</b>
              <button
                type="button"
                className="ico"
                aria-label={isHushed ? conduct.hearOf(name) : conduct.muteOf(name)}
                aria-pressed={isHushed}
                onClick={() => hush(person, !isHushed)}
              >
                <Sign of={isHushed ? 'mute' : 'sound'} size={18} />
              </button>
              <button
                type="button"
                className="ico"
                aria-label={conduct.reportOf(name)}
                onClick={() => setReported(seat)}
              >
                <Sign of="flag" size={18} />
              </button>
            </li>
          )
        })}
      </ul>
      {about?.person !== undefined && (
        <ReportSheet
          table={view.table}
          person={about.person}
          name={about.name}
          said={view.chat.filter(({ seat, text }) => seat === about.seat && text !== undefined)}
          onClose={() => setReported(undefined)}
        />
      )}
    </>
  )
}
