import type { Seat } from '@runatal/kernel'
import type { ReactNode } from 'react'
import { COST } from '../content/tables.ts'
import { countAnimals } from '../rules/board.ts'
import type { Choice, Choices, Intent } from './model/choices.ts'
import { Drawing } from './parts/Drawing.tsx'
import { useTable } from './table.ts'

interface ActionsProps {
  seat: Seat
  choices: Choices
  intent: Intent
  pointed: number | undefined
  /** Free effects whose order cannot matter are left. */
  canActivateAll: boolean
  frozen: boolean
  choose(choice: Choice): void
  activateAll(): void
  cancel(): void
}

/** The buttons beside the shell's sentence. */
export function Actions(props: ActionsProps) {
  const { seat, choices, intent, pointed, canActivateAll, frozen, choose, activateAll, cancel } = props
  const { state, words, game } = useTable()
  const at = pointed === undefined ? undefined : choices.cells.get(pointed)
  const placing = at !== undefined && 'move' in at && at.move.do === 'place' ? at : undefined
  const unused = choices.cells.size + choices.entities.size
  const button = (choice: Choice | undefined, content: ReactNode, className = '') =>
    choice !== undefined && (
      <button
        type="button"
        className={`rauha-button ${className}`}
        aria-disabled={frozen || undefined}
        data-choice
        onClick={() => choose(choice)}
      >
        {content}
      </button>
    )
  const cancelButton = (
    <button type="button" className="rauha-button" onClick={cancel}>
      {words.cancel}
    </button>
  )
  if (intent.kind === 'discardSpore' || intent.kind === 'sporeFrom')
    return (
      <>
        <span className="rauha-prompt">
          <Drawing id="spore" /> {words.chooseSpore}
        </span>
        {cancelButton}
      </>
    )
  if (intent.kind === 'animal')
    return (
      <>
        {[...choices.animals].map(([animal, choice]) => (
          <span key={animal}>
            {button(
              choice,
              <>
                <Drawing id={animal} />
                {words.countAnimal(animal, countAnimals(state, seat, animal))}
              </>,
            )}
          </span>
        ))}
        {cancelButton}
      </>
    )
  return (
    <>
      {placing !== undefined &&
        pointed !== undefined &&
        button(
          placing,
          <>
            <Drawing id="check-mark" ink="#fff" />
            <span>
              {words.place(game.cells[pointed]!)}
              <small>{words.costs(COST[state.kept[seat] ?? 0] ?? 0)}</small>
            </span>
          </>,
          'rauha-go',
        )}
      {choices.crystals !== undefined && (
        <span className="rauha-split">
          <span className="rauha-split-name" aria-hidden="true">
            <Drawing id="vortex" ink="#3a3558" />
            <span>{words.discardFor}</span>
          </span>
          {button(
            choices.crystals,
            <>
              <span className="sr">{words.discardCrystals}</span>
              <span aria-hidden="true">4</span>
              <Drawing id="gem" />
            </>,
          )}
          {button(
            choices.spore,
            <>
              <span className="sr">{words.discardSpore}</span>
              <span aria-hidden="true">1</span>
              <Drawing id="spore" />
            </>,
          )}
        </span>
      )}
      {canActivateAll && (
        <button
          type="button"
          className="rauha-button rauha-go"
          aria-disabled={frozen || undefined}
          onClick={activateAll}
        >
          <Drawing id="energy" />
          <span>
            {words.activateAll}
            <small>{words.activateAllNote}</small>
          </span>
        </button>
      )}
      {button(
        choices.end,
        <span>
          {words.end}
          {unused > 0 && <small>{words.endLeaving(unused)}</small>}
        </span>,
      )}
      {button(
        choices.confirm,
        <>
          <Drawing id="check-mark" ink="#fff" />
          <span>{words.confirm}</span>
        </>,
        'rauha-go',
      )}
    </>
  )
}
