import type { Pace } from '@runatal/club'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useState } from 'react'
import { FIRST_GAME, GAME_IDS, GAMES, type GameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useLobby } from '../tables/lobby.ts'
import { playNow } from '../tables/play-now.ts'
import { useWords } from '../words/words.ts'
import type { SeekState } from './api.ts'
import { Found, Hunt } from './Hunt.tsx'
import { useRefusal } from './useRefusal.ts'
import { seek, useSeeking } from './seeking.ts'
import './pair.css'

const PACES = { live: ['live'], letter: ['letter'], either: ['live', 'letter'] } as const satisfies Record<
  string,
  Pace[]
>

/** Finding opponents: several games and paces at once, how long it takes, and the search itself. */
export function PairPanel() {
  const state = useSeeking()
  if (state?.call !== undefined) return <Found call={state.call} />
  if (state?.mine !== undefined) return <Hunt mine={state.mine} pools={state.pools} />
  return <Idle pools={state?.pools ?? []} />
}

function Idle({ pools }: { pools: SeekState['pools'] }) {
  const words = useWords()
  const { pairing } = words
  const [games, setGames] = useState<readonly GameId[]>([FIRST_GAME])
  const [pace, setPace] = useState<keyof typeof PACES>('live')
  const [bots, setBots] = useState(true)
  const [why, refused] = useRefusal()
  const open = useLobby()?.length ?? 0
  const countOf = (game: string) => Math.max(0, ...pools.filter(one => one.game === game).map(({ seeking }) => seeking))
  const toggle = (game: GameId) =>
    setGames(
      games.includes(game)
        ? games.filter(one => one !== game)
        : GAME_IDS.filter(id => id === game || games.includes(id)),
    )
  const wants = games.flatMap(game => PACES[pace].map(one => ({ game, pace: one })))
  return (
    <section className="panel pair" aria-labelledby="pair-title">
      <header>
        <h2 id="pair-title">{pairing.title}</h2>
        <span className="count">{pairing.seeking(GAME_IDS.reduce((sum, game) => sum + countOf(game), 0))}</span>
      </header>
      <div className="pick" role="group" aria-label={pairing.games}>
        {GAME_IDS.map(game => (
          <button
            key={game}
            type="button"
            className={`g-${game}`}
            aria-pressed={games.includes(game)}
            aria-label={pairing.seekingAt(GAMES[game].name, countOf(game))}
            title={GAMES[game].name}
            onClick={() => toggle(game)}
          >
            <Rune id={GAMES[game].rune} size={22} />
            {countOf(game) > 0 && <b aria-hidden>{countOf(game)}</b>}
          </button>
        ))}
      </div>
      <div className="pace" role="radiogroup" aria-label={pairing.pace}>
        {(['live', 'letter', 'either'] as const).map(one => (
          <label key={one} className={one === pace ? 'on' : ''}>
            <input type="radio" className="sr" name="pace" checked={one === pace} onChange={() => setPace(one)} />
            <b>{pairing.paces[one].name}</b>
            <small>{pairing.paces[one].note}</small>
          </label>
        ))}
      </div>
      <Wait pools={pools} wants={wants} />
      <label className="tick">
        <input type="checkbox" checked={bots} onChange={({ target }) => setBots(target.checked)} />
        {pairing.bots}
      </label>
      <button
        type="button"
        className="btn gold"
        {...(wants.length === 0 && { 'aria-disabled': true })}
        onClick={() => wants.length > 0 && void seek(wants, bots, words.me.guest).then(refused)}
      >
        {wants.length === 0 ? pairing.pick : pairing.search}
      </button>
      <p className="fine pair-foot" role={why === undefined ? undefined : 'alert'}>
        {why ?? (
          <>
            <Link to={{ page: 'lobby' }}>{pairing.openTables(open)}</Link>
            <button
              type="button"
              className="plain"
              onClick={() => void playNow(games[0] ?? FIRST_GAME, words.me.guest)}
            >
              {pairing.playBot}
            </button>
            <Link to={{ page: 'new', game: games[0] ?? FIRST_GAME }}>{pairing.openMine}</Link>
          </>
        )}
      </p>
    </section>
  )
}

/** An honest wait: the median of the last ones, or that one would be the first. */
function Wait({ pools, wants }: { pools: SeekState['pools']; wants: { game: string; pace: Pace }[] }) {
  const { pairing, time } = useWords()
  const waits = pools.flatMap(({ game, pace, wait }) =>
    wait !== undefined && wants.some(want => want.game === game && want.pace === pace) ? [wait] : [],
  )
  const letter = wants.length > 0 && wants.every(({ pace }) => pace === 'letter')
  const shortest = Math.min(...waits)
  const said =
    shortest < 60_000 ? `${Math.max(1, Math.round(shortest / 1000))} s` : time.minutes(Math.round(shortest / 60_000))
  return (
    <p className="wait">
      <b>{waits.length === 0 ? pairing.noWait : pairing.wait(said)}</b>
      <small>{letter ? pairing.letterNote : waits.length === 0 ? pairing.noWaitNote : pairing.median}</small>
    </p>
  )
}
