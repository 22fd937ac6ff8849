import type { Move } from '@runatal/kernel'
import { pairName, pairNamed } from '../../content/stones.ts'
import { PENALTY_TIME, ORDER_TIME } from '../../content/times.ts'
import type { Rok } from '../../rules/types.ts'
import { Rune } from '../art/Stone.tsx'
import { type Ask, askOf, focusOn } from '../model/asks.ts'
import { Countdown, Ring } from '../parts/Ring.tsx'
import { useTable } from '../table.ts'
import { Throw } from './Throw.tsx'

interface PanelProps {
  asks: readonly Ask[]
  version: number
  busy: boolean
  /** Calm: the target that was pressed. */
  target: number | undefined
  /** Several people share this screen and have buttons in their corners. */
  shared: boolean
  leftHanded: boolean
  /** The table waits for somebody who may go on. */
  goOn: (() => void) | undefined
  play(ask: number, move: Move<Rok>): void
}

/** What I am asked, as buttons under the board. The slide has a table of its own. */
export function Panel({ asks, version, busy, target, shared, leftHanded, goOn, play }: PanelProps) {
  const { state, me, words, game, name, called, frozen, untimed } = useTable()
  const racing = state.phase === 'grab' && state.variant === 'race'
  const vote = askOf(asks, 'nothingLeft')
  const penalty = askOf(asks, 'choosePenaltyPair')
  const order = askOf(asks, 'orderThefts')
  const calm = askOf(asks, 'calmTarget')
  const nerve = askOf(asks, 'nervePick')
  const voted = [...state.hands.keys()].filter(seat => state.race.pressed[seat])
  return (
    <div className={leftHanded ? 'rok-panel rok-theme left-handed' : 'rok-panel rok-theme'}>
      {racing && <Ring version={version} busy={busy} />}
      {racing && (
        <div className="rok-vote">
          <span>{words.finished(voted.map(name))}</span>
          {vote !== undefined && !shared && (
            <button
              type="button"
              className="rok-button"
              data-choice
              aria-keyshortcuts="r"
              aria-pressed={state.race.pressed[me] === true}
              disabled={frozen}
              onClick={() => play(vote.id, { do: state.race.pressed[me] === true ? 'takeBack' : 'press' })}
            >
              {state.race.pressed[me] === true ? words.lookAgain : words.nothingLeft} <kbd aria-hidden>R</kbd>
            </button>
          )}
        </div>
      )}
      {racing && untimed && vote !== undefined && (
        <a className="rok-button" href="/practice">
          {words.practise}
        </a>
      )}
      {goOn !== undefined && (
        <button type="button" className="rok-button strong" data-choice disabled={frozen} onClick={goOn}>
          {words.goOn}
        </button>
      )}
      <Throw asks={asks} version={version} play={play} />
      {penalty !== undefined && (
        <>
          <Countdown until={state.due} of={PENALTY_TIME} version={version} />
          {penalty.options.map(move =>
            move.do === 'give' ? (
              <button
                key={move.pair}
                type="button"
                className="rok-button rok-pairbutton"
                data-choice
                disabled={frozen}
                aria-label={game.move(move, state, me)}
                onClick={() => play(penalty.id, move)}
              >
                <Rune rune={pairName(pairNamed(move.pair))} />
                <Rune rune={pairName(pairNamed(move.pair))} />
              </button>
            ) : undefined,
          )}
        </>
      )}
      {order !== undefined && (
        <>
          {state.variant === 'race' && <Countdown until={state.due} of={ORDER_TIME} version={version} />}
          {order.options.map(move =>
            move.do === 'order' ? (
              <button
                key={JSON.stringify(move)}
                type="button"
                className="rok-button"
                data-choice
                disabled={frozen}
                onClick={() => play(order.id, move)}
              >
                {words.thefts(move.thefts.map(([thief, victim]) => [called(thief), called(victim)]))}
              </button>
            ) : undefined,
          )}
        </>
      )}
      {calm !== undefined && (
        <>
          {target === undefined ? (
            <p className="rok-hint">{words.calm.pick}</p>
          ) : (
            <>
              <span className="rok-hint">{words.calm.focus}</span>
              {focusOn(calm, target).map(move =>
                move.do === 'target' ? (
                  <button
                    key={move.focus}
                    data-focus={move.focus}
                    type="button"
                    className="rok-button"
                    data-choice
                    disabled={frozen}
                    onClick={() => play(calm.id, move)}
                  >
                    {words.calm.points(move.focus)}
                  </button>
                ) : undefined,
              )}
            </>
          )}
          <button
            type="button"
            className="rok-button"
            data-choice
            disabled={frozen}
            onClick={() => play(calm.id, { do: 'pass' })}
          >
            {words.calm.pass}
          </button>
        </>
      )}
      {nerve?.options.map(move =>
        move.do === 'pick' ? (
          <button
            key={move.number}
            type="button"
            className="rok-button rok-number"
            data-choice
            disabled={frozen}
            onClick={() => play(nerve.id, move)}
          >
            {move.number}
          </button>
        ) : undefined,
      )}
    </div>
  )
}
