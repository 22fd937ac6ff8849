import type { CSSProperties } from 'react'
import type { Event, ShownSign } from '../../rules/types.ts'
import { RuneTile } from '../art/runes.tsx'
import { SignToken } from '../art/signs.tsx'

/** What the Portal says, large and over it, while it says it: on a phone the ledger is behind a tab. */
export function Reveal({ now }: { now: Event | undefined }) {
  if (now?.type === 'hint_given')
    return (
      <div className="r5-reveal" aria-hidden>
        <RuneTile rune={now.rune} size={72} />
        <b>=</b>
        <SignToken sign={now.sign} state="unknown" size={84} />
      </div>
    )
  if (now?.type !== 'result_shown') return undefined
  const order = lastGolden(now.signs)
  return (
    <div className="r5-reveal" aria-hidden>
      {/* R5-159: the fixed order of signs; only when each appears says nothing but its state. */}
      {now.signs.map(({ sign, state }) => (
        <span key={sign} style={{ '--nth': order.indexOf(sign) } as CSSProperties}>
          <SignToken sign={sign} state={state} size={72} />
        </span>
      ))}
    </div>
  )
}

/** The golden signs appear last. */
function lastGolden(signs: readonly ShownSign[]): ShownSign['sign'][] {
  return signs.toSorted((a, b) => Number(a.state === 'golden') - Number(b.state === 'golden')).map(({ sign }) => sign)
}
