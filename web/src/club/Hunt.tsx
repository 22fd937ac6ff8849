import { Rune } from '@runatal/look/runes/Rune.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { type CSSProperties, useState } from 'react'
import { GAMES, isGameId } from '../games.ts'
import { useWords } from '../words/words.ts'
import type { SeekState } from './api.ts'
import { nameOfGame, useNumber } from './parts.tsx'
import { useRefusal } from './useRefusal.ts'
import { sitDown, stopSeeking, useHouseNow } from './seeking.ts'

type Mine = NonNullable<SeekState['mine']>
type Call = NonNullable<SeekState['call']>

/** The search goes on: for how long it has, among whom, and how to end it. */
export function Hunt({ mine, pools }: { mine: Mine; pools: SeekState['pools'] }) {
  const { pairing } = useWords()
  const now = useHouseNow()
  const [why, refused] = useRefusal()
  const others = pools
    .filter(({ game, pace }) => mine.wants.some(want => want.game === game && want.pace === pace))
    .reduce((most, { seeking }) => Math.max(most, seeking - 1), 0)
  const waited = Math.max(0, now - mine.since)
  return (
    <section className="panel pair hunt" aria-labelledby="pair-title">
      <header>
        <h2 id="pair-title">{pairing.searching}</h2>
        <span className="count">{pairing.seeking(others)}</span>
      </header>
      <div className="ring">
        <span className="ring-d" style={{ '--part': Math.min(1, waited / OPEN_AFTER) } as CSSProperties}>
          <b>{clockText(waited)}</b>
        </span>
        <ul>
          {mine.wants.map(({ game, pace, from, to }) => (
            <li key={`${game} ${pace}`}>
              <span className={`chip xs g-${game}`}>{isGameId(game) && <Rune id={GAMES[game].rune} size={15} />}</span>
              <span>
                <b>
                  {nameOfGame(game)}, {pairing.paces[pace].name.toLowerCase()}
                </b>
                <small>{from === undefined || to === undefined ? pairing.anyRating : pairing.window(from, to)}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="fine" role={why === undefined ? undefined : 'alert'}>
        {why ?? pairing.stroll}
      </p>
      <button type="button" className="btn cut" onClick={() => void stopSeeking().then(refused)}>
        <Sign of="cross" size={14} />
        {pairing.stop}
      </button>
    </section>
  )
}

/** A table has been found: fifteen seconds to sit down. */
export function Found({ call }: { call: Call }) {
  const { pairing } = useWords()
  const number = useNumber()
  return (
    <section className="panel pair found" aria-labelledby="pair-title">
      <header>
        <h2 id="pair-title">{pairing.found}</h2>
        <span className="count">{nameOfGame(call.game)}</span>
      </header>
      <ul className="found-seats">
        {call.seats.map(({ name, me, came, rating }, i) => (
          <li key={i} className={came ? 'came' : ''}>
            <Sign of={came ? 'check' : 'clock'} size={16} />
            <span>
              <b>{me ? pairing.you : name}</b>
              <small>
                {rating !== undefined && `${number(rating)} · `}
                {came ? pairing.came : pairing.notYet}
              </small>
            </span>
          </li>
        ))}
        {call.bots.map((_bot, i) => (
          <li key={`bot ${i}`} className="came">
            <Sign of="check" size={16} />
            <span>
              <b>{pairing.bot}</b>
              <small>{pairing.came}</small>
            </span>
          </li>
        ))}
      </ul>
      <SitDown call={call} />
    </section>
  )
}

/** The press that says that one is there. */
export function SitDown({ call }: { call: Call }) {
  const { pairing } = useWords()
  const now = useHouseNow()
  const [pressed, setPressed] = useState(false)
  const [why, refused] = useRefusal()
  const came = pressed || call.seats.some(({ me, came: there }) => me && there)
  if (why !== undefined) return <p role="alert">{why}</p>
  if (came) return <p className="fine">{pairing.waitFor}</p>
  return (
    <button
      type="button"
      className="btn gold"
      onClick={() => {
        setPressed(true)
        void sitDown(call.table).then(refused)
      }}
    >
      {pairing.sit(Math.max(0, Math.ceil((call.until - now) / 1000)))}
    </button>
  )
}

export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** When any rating will do, in milliseconds. */
const OPEN_AFTER = 120_000
