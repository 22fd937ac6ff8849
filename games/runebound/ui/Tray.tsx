import type { Choices } from './model/choices.ts'
import type { Way } from './model/reach.ts'
import { Die } from './art/Die.tsx'
import { useTable } from './table.ts'

interface TrayProps {
  choices: Choices
  /** The way that is shown: its dice are numbered. */
  way: Way | undefined
  press(spot: string, title: string): void
}

/** The dice that were rolled. A lit one can be rolled again. */
export function Tray({ choices, way, press }: TrayProps) {
  const { state, words, game } = useTable()
  const { roll } = state
  if (roll === null || roll.faces.length === 0) return undefined
  return (
    <div className="rb-tray" aria-label={words.dice} role="group" data-tray>
      {roll.faces.map((face, i) => {
        const spot = `die:${i}`
        const isLit = choices.spots.has(spot)
        const order = way?.dice.indexOf(i) ?? -1
        const label = game.faces[face]!
        return (
          <span key={i} className={roll.spent[i] === 1 ? 'rb-die-box rb-spent' : 'rb-die-box'}>
            {isLit ? (
              <button
                type="button"
                className="rb-can"
                aria-label={words.rerollDie(label)}
                data-choice
                data-spot={spot}
                onClick={() => press(spot, words.rerollDie(label))}
              >
                <Die face={face} />
              </button>
            ) : (
              <Die face={face} label={label} />
            )}
            {order >= 0 && <b className="rb-order">{order + 1}</b>}
          </span>
        )
      })}
    </div>
  )
}
