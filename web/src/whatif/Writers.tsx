import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { Change } from '@runatal/study'
import { useRef } from 'react'
import { introduceMe, useMe } from '../me.ts'
import { useWords } from '../words/words.ts'
import type { Spot, StudySight } from './door.ts'

interface WritersProps {
  sight: StudySight
  write(change: Change): void
  onGo(spot: Spot): void
}

/** Who reads along and where; its owner says who of them may write. */
export function Writers({ sight: { study, readers, mine }, write, onGo }: WritersProps) {
  const { whatIf, me } = useWords()
  const { person: known } = useMe()
  // The button that was pressed goes away: whoever pressed it is still here.
  const section = useRef<HTMLElement>(null)
  const called = (name: string) => name || whatIf.someone
  const away = study.writers.filter(writer => !readers.some(({ person }) => person === writer.person))
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="writers-title" className="writers">
      <h3 id="writers-title">{mine ? whatIf.writers : whatIf.readers(readers.length)}</h3>
      {mine && readers.length === 0 && away.length === 0 && <p className="study-none">{whatIf.nobody}</p>}
      {!mine && known === undefined && (
        <button
          type="button"
          className="btn cut"
          onClick={() => void introduceMe(me.guest).then(() => section.current?.focus())}
        >
          {whatIf.introduce}
        </button>
      )}
      <ul aria-live="polite">
        {readers.map(({ person, name, at }, i) => (
          <li key={`${person ?? ''} ${i}`}>
            <b>{called(name)}</b>
            {at !== undefined && (
              <button type="button" className="ico" aria-label={whatIf.follow(called(name))} onClick={() => onGo(at)}>
                <Sign of="eye" size={16} />
              </button>
            )}
            {mine && person !== undefined && (
              <Pen
                name={called(name)}
                has={study.writers.some(writer => writer.person === person)}
                onPress={has =>
                  write(has ? { do: 'dismiss', person } : { do: 'admit', writer: { person, name: called(name) } })
                }
              />
            )}
          </li>
        ))}
        {mine &&
          away.map(({ person, name }) => (
            <li key={person}>
              <b>{name}</b>
              <Pen name={name} has onPress={() => write({ do: 'dismiss', person })} />
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Gives somebody the pen, or takes it back: one button, so that who presses it stays where they are. */
function Pen({ name, has, onPress }: { name: string; has: boolean; onPress(has: boolean): void }) {
  const { whatIf } = useWords()
  return (
    <button type="button" className={has ? 'btn cut' : 'btn gold'} onClick={() => onPress(has)}>
      {has ? whatIf.dismiss(name) : whatIf.admit(name)}
    </button>
  )
}
