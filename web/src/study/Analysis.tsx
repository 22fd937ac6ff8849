import { type AnyGame, type AnyTypes, type MatchRecord, type Outcome } from '@runatal/kernel'
import { accountsOf, momentsOf, turnsOf } from '@runatal/study'
import { at } from '@runatal/look/at.ts'
import type { Tint } from '@runatal/look/emblems.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useMemo, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { isGameId } from '../games.ts'
import { OWN } from '../puzzles/choose.ts'
import { pathTo } from '../route.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { inWords } from '../parts/refusal.ts'
import type { NotDone } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { Balance } from './Balance.tsx'
import { Chances } from './Chances.tsx'
import { Debrief } from './Debrief.tsx'
import { Decision } from './Decision.tsx'
import { MarkSign } from './MarkSign.tsx'
import { NotedMoves } from './NotedMoves.tsx'
import { seenAt } from './seen.ts'
import { useAnalysis } from './useAnalysis.ts'
import './study.css'

interface AnalysisProps {
  table: string
  game: AnyGame
  ui: AnyUi
  record: MatchRecord<AnyTypes>
  outcome: Outcome
  names: readonly string[]
  tints: readonly Tint[]
  /** Whose account is shown first. */
  seat: number
  position: number
  onGo(position: number): void
}

/** A finished game judged decision by decision, by what each seat could know; luck stands apart from skill. */
export function Analysis({
  table,
  game,
  ui,
  record,
  outcome,
  names,
  tints,
  seat: first,
  position,
  onGo,
}: AnalysisProps) {
  const spoken = useSpoken()
  const { study, replay } = spoken.words
  const [refusal, setRefusal] = useState<NotDone>()
  const { judged, total, running, beside, pause, resume, ask } = useAnalysis(table, game, record)
  const [open, setOpen] = useState(false)
  const [seat, setSeat] = useState(first)
  const last = record.log.length
  const whole = judged.length === total
  const told = useMemo(() => {
    const turns = turnsOf(game, judged, outcome, last)
    return {
      turns: whole ? turns : turns.slice(0, -1),
      moments: momentsOf(judged),
      accounts: accountsOf(game, judged, outcome, last),
    }
  }, [game, judged, outcome, last, whole])
  const here = judged.find(one => one.position === position)
  const seen = useMemo(() => here && seenAt(game, record, here), [game, record, here])
  const turns = judged.filter(one => one.mark !== 'best' && one.mark !== 'good')
  const turning = turns.find(one => one.position > position) ?? turns[0]
  const itself = useMemo(() => ui.debrief?.(record, names, spoken.language), [ui, record, names, spoken.language])
  const debrief = itself !== undefined && itself.rows.length + itself.moments.length > 0 && (
    <Debrief debrief={itself} names={names} position={position} onGo={onGo} />
  )
  if (total === 0) return <div className="study">{debrief || <p className="study-none">{study.nothing}</p>}</div>
  return (
    <div className="study">
      {!whole && (
        <div className="study-run">
          <progress max={total} value={judged.length} aria-label={study.progress(judged.length, total)} />
          <span>{study.progress(judged.length, total)}</span>
          <button
            type="button"
            className="sq"
            aria-label={running ? study.pause : study.resume}
            onClick={running ? pause : resume}
          >
            <Sign of={running ? 'pause' : 'play'} size={16} />
          </button>
          {ask !== undefined && beside === undefined && (
            <button type="button" className="tbtn house" onClick={() => void ask().then(setRefusal)}>
              {study.askHouse}
            </button>
          )}
          {beside !== undefined && <p role="status">{beside === 0 ? study.houseThinks : study.houseTurns(beside)}</p>}
          {refusal !== undefined && <p role="alert">{inWords(refusal, undefined, spoken)}</p>}
        </div>
      )}
      <Chances
        turns={told.turns}
        moments={told.moments}
        tints={tints}
        seat={seat}
        together={game.together === true}
        last={last}
        position={position}
        onGo={onGo}
      />
      <button
        type="button"
        className="tbtn study-next"
        disabled={turning === undefined}
        onClick={() => onGo(turning?.position ?? last)}
      >
        <Sign of="down" size={16} />
        <span>{study.next}</span>
      </button>
      {here !== undefined && seen !== undefined ? (
        <>
          <Decision judged={here} seen={seen} ui={ui} name={at(names, here.seat)} open={open} onOpen={setOpen} />
          {here.mark !== 'best' && here.mark !== 'good' && here.mark !== 'find' && isGameId(game.id) && (
            <a className="tbtn" href={`${pathTo({ page: 'puzzle', game: game.id, of: OWN })}#${table}.${position}`}>
              <Sign of="bulb" size={16} />
              <span>{spoken.words.puzzles.own.solve}</span>
            </a>
          )}
        </>
      ) : (
        <p className="study-none">
          {whole || position < (judged.at(-1)?.position ?? 0) ? study.noDecision : study.notYet}
        </p>
      )}
      {whole && (
        <>
          {names.length > 1 && (
            <div className="study-seats" role="radiogroup" aria-label={replay.seat}>
              {names.map((name, i) => (
                <button key={i} type="button" role="radio" aria-checked={i === seat} onClick={() => setSeat(i)}>
                  <SeatMark tint={at(tints, i)} size={18} />
                  <span>{name}</span>
                </button>
              ))}
            </div>
          )}
          <Balance account={at(told.accounts, seat)} name={at(names, seat)} alone={names.length === 1} />
          {told.moments.length > 0 && (
            <section aria-labelledby="study-moments">
              <h3 id="study-moments">{study.moments}</h3>
              <NotedMoves
                judged={told.moments}
                game={game}
                record={record}
                ui={ui}
                tints={tints}
                position={position}
                onGo={onGo}
              />
            </section>
          )}
          <details>
            <summary>{study.all(names[seat] ?? '')}</summary>
            <NotedMoves
              judged={judged.filter(one => one.seat === seat && one.mark !== 'best')}
              game={game}
              record={record}
              ui={ui}
              tints={tints}
              position={position}
              onGo={onGo}
            />
          </details>
        </>
      )}
      {debrief}
      <ul className="study-legend">
        {(['find', 'best', 'good', 'inexact', 'mistake', 'blunder'] as const).map(mark => (
          <li key={mark}>
            <MarkSign mark={mark} size={15} />
            {study.marks[mark]}
          </li>
        ))}
      </ul>
    </div>
  )
}
