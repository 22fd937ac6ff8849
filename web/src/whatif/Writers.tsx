import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { Change } from '@runatal/study'
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
  const called = (name: string) => name || whatIf.someone
  const away = study.writers.filter(writer => !readers.some(({ person }) => person === writer.person))
  return (
    <section aria-labelledby="writers-title" className="writers">
      <h3 id="writers-title">{mine ? whatIf.writers : whatIf.readers(readers.length)}</h3>
      {mine && readers.length === 0 && away.length === 0 && <p className="study-none">{whatIf.nobody}</p>}
      {!mine && known === undefined && (
        <button type="button" className="btn cut" onClick={() => void introduceMe(me.guest)}>
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
            {mine &&
              person !== undefined &&
              (study.writers.some(writer => writer.person === person) ? (
                <Dismiss name={called(name)} onPress={() => write({ do: 'dismiss', person })} />
              ) : (
                <button
                  type="button"
                  className="btn gold"
                  onClick={() => write({ do: 'admit', writer: { person, name: called(name) } })}
                >
                  {whatIf.admit(called(name))}
                </button>
              ))}
          </li>
        ))}
        {mine &&
          away.map(({ person, name }) => (
            <li key={person}>
              <b>{name}</b>
              <Dismiss name={name} onPress={() => write({ do: 'dismiss', person })} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function Dismiss({ name, onPress }: { name: string; onPress(): void }) {
  const { whatIf } = useWords()
  return (
    <button type="button" className="btn cut" onClick={onPress}>
      {whatIf.dismiss(name)}
    </button>
  )
}
