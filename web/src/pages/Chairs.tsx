import type { AnyGame } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { ReactNode } from 'react'
import { LEVELS } from '@runatal/look/manifest.ts'
import type { AnyUi } from '../boards.ts'
import { Avatar } from '../parts/Avatar.tsx'
import type { Tint } from '@runatal/look/emblems.ts'
import { tintsOf } from '../parts/faces.ts'
import { SeatOptions } from '../parts/SeatOptions.tsx'
import { botName } from '../parts/names.ts'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWords } from '../words/words.ts'
import { peopleOnly } from './fitting.ts'
import { type Chair, type Draft, optionsOf, sitting } from './plan.ts'

/** The seats of a new table, each with a person, a bot, or closed. */
export function Chairs(props: { game: AnyGame; ui: AnyUi; draft: Draft; onChange(chairs: Chair[]): void }) {
  const { game, ui, draft, onChange } = props
  const { fresh } = useWords()
  const all = optionsOf(game, draft)
  const tints = tintsOf(all.map(choices => ({ choices })))
  const open = all.map((choices, i) => (at(draft.chairs, i).kind === 'closed' ? {} : choices))
  const seated = sitting(draft)
  const people = peopleOnly(game, seated.length, draft.choices)
  const set = (i: number, part: Partial<Chair>) =>
    onChange(draft.chairs.map((chair, k) => (k === i ? { ...chair, ...part } : chair)))
  return (
    <section className="panel seats" aria-labelledby="seats-title">
      <header>
        <h2 id="seats-title">{fresh.seats}</h2>
        <span className="count">{fresh.seatsCount(seated.length, game.seats.max)}</span>
      </header>
      <ol>
        {draft.chairs.map((chair, i) => (
          <Row
            key={i}
            i={i}
            chair={chair}
            tint={at(tints, i)}
            here={draft.place === 'here'}
            noBot={people.includes(seated.indexOf(chair))}
            onChange={part => set(i, part)}
          >
            {chair.kind !== 'closed' && (
              <SeatOptions
                game={game}
                ui={ui}
                seat={i}
                table={draft.choices}
                all={open}
                bot={chair.kind === 'bot'}
                onChoose={choices => set(i, { choices })}
              />
            )}
          </Row>
        ))}
      </ol>
    </section>
  )
}

const OCCUPANTS = ['person', 'bot', 'closed'] as const

interface RowProps {
  i: number
  chair: Chair
  tint: Tint
  here: boolean
  /** Only a person may sit here. */
  noBot: boolean
  onChange(part: Partial<Chair>): void
  children: ReactNode
}

function Row({ i, chair, tint, here, noBot, onChange, children }: RowProps) {
  const words = useWords()
  const { fresh } = words
  const { kind, level, name } = chair
  const host = i === 0
  const awaited = kind === 'person' && !host && !here
  const who = kind === 'bot' ? 'bot' : kind === 'person' && !awaited ? 'person' : 'nobody'
  const note = host
    ? fresh.youHost
    : kind === 'bot'
      ? fresh.levelNotes[level]
      : kind === 'closed'
        ? fresh.closedNote
        : here
          ? fresh.guestNote
          : fresh.expectedNote
  const title = host
    ? name || fresh.you
    : kind === 'bot'
      ? `${botName(i)}, ${fresh.levels[level]}`
      : kind === 'closed'
        ? fresh.closedSeat
        : fresh.expected
  return (
    <li className={awaited ? 'is-open' : kind === 'closed' ? 'is-shut' : ''}>
      <Avatar seat={i} who={who} tint={tint} size="l" empty={kind === 'closed' ? 'plus' : 'link'} />
      <span className="st-name">
        {kind === 'person' && here ? (
          <input
            className="st-input"
            value={name}
            maxLength={40}
            aria-label={`${fresh.seat(i + 1)}, ${words.me.name}`}
            placeholder={fresh.guest(i + 1)}
            onChange={event => onChange({ name: event.target.value })}
          />
        ) : (
          <b>{title}</b>
        )}
        <small>{note}</small>
      </span>
      <span className="st-row">
        {host ? (
          <span />
        ) : (
          <Segments
            label={fresh.occupant(i + 1)}
            value={kind}
            options={OCCUPANTS.filter(one => !(noBot && one === 'bot')).map(one => ({ value: one, name: fresh[one] }))}
            onChange={next => onChange({ kind: next })}
          />
        )}
        {kind === 'bot' && (
          <span className="levels" role="radiogroup" aria-label={fresh.level}>
            {LEVELS.map((one, k) => (
              <label key={one} title={fresh.levels[one]} className={one === level ? 'on' : ''}>
                <input
                  type="radio"
                  className="sr"
                  name={`level ${i}`}
                  aria-label={fresh.levels[one]}
                  checked={one === level}
                  onChange={() => onChange({ level: one })}
                />
                <i style={{ height: 6 + 3 * k }} />
              </label>
            ))}
          </span>
        )}
        {kind === 'person' && (
          <span className={awaited ? 'ready wait' : 'ready'}>
            <Sign of={awaited ? 'clock' : 'check'} size={15} />
            {awaited ? fresh.awaited : fresh.ready}
          </span>
        )}
      </span>
      {children}
    </li>
  )
}
