import type { Move } from '@runatal/kernel'
import { useState } from 'react'
import { MOST_STRENGTH, MOST_TURN } from '../../content/disc.ts'
import { SIGNAL_TIME } from '../../content/times.ts'
import type { Rok } from '../../rules/types.ts'
import { type Ask, askOf } from '../model/asks.ts'
import { Countdown } from '../parts/Ring.tsx'
import { useTable } from '../table.ts'

interface ThrowProps {
  asks: readonly Ask[]
  version: number
  play(ask: number, move: Move<Rok>): void
}

/** Before a throw: my gesture (ROK-043), and for the first player the signal (ROK-038). */
export function Throw({ asks, version, play }: ThrowProps) {
  const { state, me, words, frozen } = useTable()
  const gesture = askOf(asks, 'setThrow')
  const signal = askOf(asks, 'giveSignal')
  if (gesture === undefined && signal === undefined) return undefined
  return (
    <>
      {gesture !== undefined && (
        <Gesture
          key={state.turn}
          aim={state.aims[me] ?? 0}
          strength={state.strengths[me] ?? 0}
          set={(aim, strength) => play(gesture.id, { do: 'aim', aim, strength })}
        />
      )}
      {signal !== undefined && (
        <>
          {state.variant === 'race' && <Countdown until={state.due} of={SIGNAL_TIME} version={version} />}
          <button
            type="button"
            className="rok-button strong"
            data-choice
            disabled={frozen}
            onClick={() => play(signal.id, { do: 'throw' })}
          >
            {words.throwNow}
          </button>
        </>
      )}
    </>
  )
}

interface GestureProps {
  aim: number
  strength: number
  set(aim: number, strength: number): void
}

function Gesture(props: GestureProps) {
  const { words } = useTable()
  const [aim, setAim] = useState(props.aim)
  const [strength, setStrength] = useState(props.strength)
  // Told when a slider is let go, not at every step of it.
  const tell = () => {
    if (aim !== props.aim || strength !== props.strength) props.set(aim, strength)
  }
  return (
    <div className="rok-gesture" onPointerUp={tell} onKeyUp={tell} onBlur={tell}>
      <label>
        {words.aim}
        <input
          type="range"
          min={-MOST_TURN}
          max={MOST_TURN}
          value={aim}
          aria-valuetext={aim === 0 ? '0°' : `${Math.abs(aim)}° ${aim < 0 ? words.left : words.right}`}
          onChange={event => setAim(Number(event.target.value))}
        />
      </label>
      <label>
        {words.strength}
        <input
          type="range"
          min="0"
          max={MOST_STRENGTH}
          step="5"
          value={strength}
          onChange={event => setStrength(Number(event.target.value))}
        />
      </label>
    </div>
  )
}
