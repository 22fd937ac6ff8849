import { Link } from '../../parts/Link.tsx'
import { useWords } from '../../words/words.ts'
import { useDay } from '../parts.tsx'
import { useAsked } from '../useAsked.ts'
import { conductApi } from './api.ts'
import './conduct.css'

/** What moderators have done about me, until I have read it; and the door for those who are moderators. */
export function Told({ person }: { person: string | undefined }) {
  const { conduct } = useWords()
  const day = useDay()
  const [mine, again] = useAsked(`conduct ${person}`, async () =>
    person === undefined ? undefined : conductApi.mine(),
  )
  if (typeof mine !== 'object') return undefined
  const acts = mine.acts.filter(({ seen, until }) => !seen || (until ?? 0) > Date.now())
  return (
    <>
      {acts.length > 0 && (
        <section className="panel told" aria-labelledby="told-title">
          <header>
            <h2 id="told-title">{conduct.told}</h2>
          </header>
          <ul>
            {acts.map(({ act, note, at, until }) => (
              <li key={at}>
                <b>{conduct.done[act]}</b> <q>{note}</q>
                <small>{until === undefined ? day(at) : conduct.until(day(until))}</small>
              </li>
            ))}
          </ul>
          {acts.some(({ seen }) => !seen) && (
            <button type="button" className="btn cut" onClick={() => void conductApi.seen().then(again)}>
              {conduct.read}
            </button>
          )}
        </section>
      )}
      {mine.moderator && (
        <Link className="btn cut" to={{ page: 'moderation' }}>
          {conduct.door}
        </Link>
      )}
    </>
  )
}
