import { CAP, COUNTDOWN, SILENCE } from '../../content/times.ts'
import { HandSign } from '../art/signs.tsx'
import { useTableTime } from '../hooks.ts'
import { useTable } from '../table.ts'

/** My hand and the clock of the race: 8 s of silence outside (ROK-095), the cap of 45 s inside (ROK-096). */
export function Ring({ version, busy }: { version: number; busy: boolean }) {
  const { state, paused, untimed, words } = useTable()
  const { race, time } = state
  const now = useTableTime(time, version, !paused && !untimed)
  const silence = Math.max(0, Math.min(SILENCE, race.lastWon + SILENCE - now))
  const cap = Math.max(0, Math.min(CAP, race.opening + CAP - now))
  const left = Math.min(silence, cap)
  return (
    <svg
      className={busy ? 'rok-ring busy' : 'rok-ring'}
      viewBox="0 0 128 128"
      role="img"
      aria-label={busy ? words.hand.busy : words.hand.free}
    >
      <circle cx="64" cy="64" r="60" fill="url(#rok-brass)" />
      <circle cx="64" cy="64" r="57.5" fill="#1d160e" stroke="#2b1d08" />
      <Arc radius={52} part={untimed ? 1 : silence / SILENCE} width={6} colour={untimed ? '#7fc39a' : '#ffd36b'} />
      <Arc radius={44} part={cap / CAP} width={2} colour="#7fc39a" />
      <svg x="38" y="22" width="52" height="52" viewBox="0 0 48 48">
        <HandSign busy={busy} />
      </svg>
      <text x="64" y="92" textAnchor="middle" fontSize="17" fontWeight="700" fill="#fff3d6">
        {untimed ? '∞' : words.closesIn(left / 1000)}
      </text>
    </svg>
  )
}

/** The stones fly in a moment (ROK-042); where they land may be known before they do, after an outage. */
export function Ready({ version }: { version: number }) {
  const { state, paused, words } = useTable()
  const until = state.phase === 'countdown' ? state.due : state.race.launch
  const now = useTableTime(state.time, version, !paused && until > state.time)
  if (now >= until) return null
  return (
    <p className="rok-ready">
      <b>{words.ready}</b>
      <Countdown until={until} of={COUNTDOWN} version={version} />
    </p>
  )
}

/** What is left of some time, for the other clocks. */
export function Countdown({ until, of, version }: { until: number; of: number; version: number }) {
  const { state, paused, untimed } = useTable()
  const now = useTableTime(state.time, version, !paused)
  const left = Math.max(0, Math.min(of, until - now))
  if (untimed) return null
  return (
    <svg className="rok-countdown" viewBox="0 0 64 64" aria-hidden>
      <circle cx="32" cy="32" r="30" fill="#1d160e" />
      <svg viewBox="0 0 128 128" width="64" height="64">
        <Arc radius={54} part={left / of} width={10} colour="#ffd36b" />
      </svg>
      <text x="32" y="39" textAnchor="middle" fontSize="20" fontWeight="700" fill="#fff3d6">
        {Math.ceil(left / 1000)}
      </text>
    </svg>
  )
}

function Arc({ radius, part, width, colour }: { radius: number; part: number; width: number; colour: string }) {
  const round = 2 * Math.PI * radius
  return (
    <circle
      cx="64"
      cy="64"
      r={radius}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeDasharray={`${round * part} ${round}`}
      transform="rotate(-90 64 64)"
    />
  )
}
