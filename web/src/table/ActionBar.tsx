import type { Prompt } from '@runatal/look/board.ts'
import type { Command, TableView } from '@runatal/table'
import type { AnyUi } from '../boards.ts'
import { nameOf } from '../parts/names.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useRulebook } from '../parts/useRulebook.ts'
import { reasonOf } from '../parts/refusal.ts'
import type { NotDone, Sight } from '../tables/table.ts'
import { useSpoken, useWords } from '../words/words.ts'
import { useSettled } from '../parts/useSettled.ts'
import type { Haste } from './useHaste.ts'
import { sentence } from './sentence.ts'

interface ActionBarProps {
  sight: Sight
  /** What the board shows: the sentence is about this. */
  shown: TableView
  ui: AnyUi
  sending: boolean
  refusal: NotDone | undefined
  /** Said by the board in place of what is asked. */
  prompt: Prompt | undefined
  /** Said in place of what is asked: the table stands still. */
  pause?: string | undefined
  onSlot(slot: HTMLElement | null): void
  send(command: Command): void
  onMoves(): void
  /** Left out where nobody gives hints, or no result follows: in a lesson. */
  onHint?(): void
  /** How the others' turns are looked at; absent where nothing can be hurried. */
  haste?: Haste | undefined
  onHaste?(haste: Haste): void
  onRule(id: string): void
  onResult?(): void
}

/** Under the board: what is asked, the board's own buttons, and the safety nets. */
export function ActionBar(props: ActionBarProps) {
  const { sight, shown, ui, sending, refusal, prompt, pause, onSlot, send, onMoves, onHint, onRule, onResult } = props
  const { haste, onHaste } = props
  const spoken = useSpoken()
  const { words } = spoken
  const { view } = sight
  const { text, mine } = prompt ?? sentence(shown, ui, spoken)
  const { asked } = view.undo
  const me = view.seats[view.me]
  const asker = asked === undefined ? undefined : view.seats[asked.by]
  const answer = (request: number, agree: boolean) => send({ do: 'answerUndo', agree, request })
  const toAnswer = asked !== undefined && view.me >= 0 && !asked.agreed.includes(view.me)
  return (
    <section tabIndex={-1} className={mine && pause === undefined ? 'ab asked' : 'ab'} aria-label={words.table.actions}>
      <div className="ab-say" role="status" aria-live="polite">
        <p className="ab-ask">{pause ?? text}</p>
        {sending && <p className="ab-note">{words.table.sending}</p>}
        {sight.cut && <p className="ab-note">{words.table.reconnecting}</p>}
        {refusal !== undefined && <Refused refusal={refusal} game={view.game} onRule={onRule} />}
        {asked !== undefined && asker !== undefined && (
          <p className="ab-note">
            {toAnswer ? words.table.undoAsked(nameOf(asker, words)) : words.table.undoWait}
            {toAnswer && (
              <>
                <button type="button" className="tbtn" onClick={() => answer(asked.request, true)}>
                  {words.table.agree}
                </button>
                <button type="button" className="tbtn" onClick={() => answer(asked.request, false)}>
                  {words.table.disagree}
                </button>
              </>
            )}
          </p>
        )}
      </div>
      <div className="ab-slot" ref={onSlot} />
      <div className="ab-nets">
        {view.status === 'over'
          ? onResult !== undefined && <SeeResult onResult={onResult} />
          : me !== undefined &&
            !me.forfeited && (
              <>
                {me.bot !== undefined && (
                  <button type="button" className="tbtn strong" onClick={() => send({ do: 'comeBack' })}>
                    {words.table.comeBack}
                  </button>
                )}
                <Undo sight={sight} send={send} />
                {haste !== undefined && onHaste !== undefined && !mine && (
                  <>
                    <button
                      type="button"
                      className="tbtn"
                      aria-pressed={haste === 'hurry'}
                      onClick={() => onHaste(haste === 'hurry' ? 'watch' : 'hurry')}
                    >
                      <Sign of="bolt" size={16} />
                      <span className="net-t">{words.table.hurry}</span>
                    </button>
                    <button type="button" className="tbtn" onClick={() => onHaste('skip')}>
                      <Sign of="next" size={16} />
                      <span className="net-t">{words.table.skip}</span>
                    </button>
                  </>
                )}
                {onHint !== undefined && (mine || haste === undefined) && (
                  <button type="button" className="tbtn" onClick={onHint} disabled={!mine}>
                    <Sign of="bulb" size={16} />
                    <span className="net-t">{words.table.hint}</span>
                  </button>
                )}
                <button type="button" className="tbtn" onClick={onMoves} aria-keyshortcuts="m">
                  <Sign of="list" size={16} />
                  <span className="net-t">{words.table.allMoves}</span>
                  <kbd aria-hidden>M</kbd>
                </button>
              </>
            )}
      </div>
    </section>
  )
}

/** It comes where other buttons were: a press that was meant for one of them does nothing. */
function SeeResult({ onResult }: { onResult(): void }) {
  const { table } = useWords()
  return (
    <button type="button" className="tbtn strong" disabled={!useSettled()} onClick={onResult}>
      {table.seeResult}
    </button>
  )
}

/** Why a move was not made: the rule itself, in the reader's language, where there is one. */
function Refused({ refusal, game, onRule }: { refusal: NotDone; game: string; onRule(id: string): void }) {
  const spoken = useSpoken()
  const { said, rule } = reasonOf(refusal, useRulebook(game), spoken)
  return (
    <p className="ab-note bad">
      {spoken.words.table.refused} {said}{' '}
      {rule !== undefined && (
        <button type="button" className="rid" onClick={() => onRule(rule)}>
          {rule}
        </button>
      )}
    </p>
  )
}

function Undo({ sight, send }: { sight: Sight; send(command: Command): void }) {
  const { words } = useSpoken()
  const { view } = sight
  if (view.undo.free > 0)
    return (
      <button type="button" className="tbtn" onClick={() => send({ do: 'undo' })}>
        <Sign of="back" size={16} />
        <span className="net-t">{words.table.undo}</span>
      </button>
    )
  const others = view.seats.some(({ seat, who }) => who === 'person' && seat !== view.me)
  if (!others || view.oneScreen || view.undo.asked !== undefined || view.moves === 0) return undefined
  return (
    <button type="button" className="tbtn" onClick={() => send({ do: 'askUndo' })}>
      <Sign of="back" size={16} />
      <span className="net-t">{words.table.askUndo}</span>
    </button>
  )
}
