import { commitment, verify } from '@runatal/kernel'
import type { TableView } from '@runatal/table'
import { useEffect, useState } from 'react'
import { isGameId } from '../games.ts'
import { arrive } from '@runatal/look/hall/arrive.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { gameOf } from '../register.ts'
import type { TableDoor } from '../tables/table.ts'
import { useWords } from '../words/words.ts'

type Verdict = { wrong: string | undefined; computed: string }

/** The whole game played again from the revealed seed, on the reader's own device. */
export function Proof({ door, view }: { door: TableDoor; view: TableView }) {
  const { result } = useWords()
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => arrive(check(door, view), setVerdict), [door, view])
  const promised = view.commitment ?? ''
  const good = verdict !== undefined && verdict.wrong === undefined
  return (
    <details className="panel proof">
      <summary>
        <h2>{good ? result.proof : result.proofPending}</h2>
        <span className={verdict === undefined || good ? 'ok' : 'ok bad'} role="status">
          {verdict !== undefined && <Sign of={good ? 'check' : 'cross'} size={16} />}
          {verdict === undefined ? result.checking : good ? result.good : result.bad}
        </span>
        <span className="proof-see">{result.seeProof}</span>
      </summary>
      <div className="seals">
        <figure>
          <Picture of={{ of: 'seal', hash: promised, size: 140, scale: DENSITY }} />
          <figcaption>{result.promised}</figcaption>
        </figure>
        <span className="eq" aria-hidden>
          {verdict === undefined ? '…' : good ? '=' : '≠'}
        </span>
        <figure>
          <Picture of={{ of: 'seal', hash: verdict?.computed ?? '', size: 140, scale: DENSITY }} />
          <figcaption>{result.computed}</figcaption>
        </figure>
      </div>
      <dl>
        <dt>{result.seed}</dt>
        <dd>
          <code>{view.seed}</code>
        </dd>
        <dt>{result.hash}</dt>
        <dd>
          <code>{verdict?.computed ?? promised}</code>
        </dd>
      </dl>
      <p className="fine">{good || verdict === undefined ? result.proofNote : `${verdict.wrong} ${result.badNote}`}</p>
    </details>
  )
}

async function check(door: TableDoor, view: TableView): Promise<Verdict> {
  const [finished, game] = await Promise.all([
    door.finished(),
    isGameId(view.game) ? gameOf(view.game) : Promise.resolve(undefined),
  ])
  if (finished === undefined || game === undefined) return { wrong: '', computed: '' }
  const computed = commitment(finished.record.seed)
  // A game that somebody gave up has no end of its own: its log is checked as far as it goes.
  const announced = view.seats.some(({ forfeited }) => forfeited) ? undefined : view.outcome
  const wrong = verify(game, finished.record, view.commitment ?? '', announced)
  return { wrong, computed }
}
