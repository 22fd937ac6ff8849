import { at } from '@runatal/look/at.ts'
import { knownOf } from '../../../companion/index.ts'
import { useState } from 'react'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { useHand } from '../hand.ts'
import { RunePiece } from '../parts.tsx'

const load = () => import('../../../deduction/index.ts')

/** More than these are no help to anybody. */
const LISTED = 24

/** R5-336: what follows from the results. The answers themselves only when asked for. */
export function Assistant() {
  const { session, words } = useHand()
  const [asked, setAsked] = useState(false)
  const deduction = useLoaded('deduction', load)
  if (deduction === undefined || deduction === 'none') return undefined
  const { assistant } = words
  const known = knownOf(session.game)
  const codes = deduction.remaining(known, session.game.history[0])
  const links = deduction.certainLinks(known)
  return (
    <section className="co-panel co-assistant" aria-label={assistant.title}>
      <h2>{assistant.title}</h2>
      <p>{assistant.remain(codes.length)}</p>
      <h3>{assistant.certain}</h3>
      {links.length === 0 ? (
        <p className="co-fine">{assistant.noLink}</p>
      ) : (
        <ul>
          {links.map(({ rune, sign }) => (
            <li key={rune}>{assistant.isSign(at(words.runes, rune), at(words.signs, sign))}</li>
          ))}
        </ul>
      )}
      {!asked ? (
        <button type="button" className="co-quiet" onClick={() => setAsked(true)}>
          {assistant.show}
        </button>
      ) : codes.length > LISTED ? (
        <p className="co-fine">{assistant.tooMany(codes.length)}</p>
      ) : (
        <ol className="co-codes">
          {codes.map(code => (
            <li key={code.join()} className="co-four">
              {code.map(rune => (
                <RunePiece key={rune} rune={rune} size={30} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
