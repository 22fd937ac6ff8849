import type { AnyGame, Choice } from '@runatal/kernel'
import type { ChoiceWords } from '@runatal/look/board.ts'
import { isTint } from '@runatal/look/emblems.ts'
import type { AnyUi } from '../boards.ts'
import { useSpoken } from '../words/words.ts'
import { SeatMark } from './SeatMark.tsx'
import { Sign } from './Sign.tsx'

interface SeatOptionsProps {
  game: AnyGame
  ui: AnyUi
  seat: number
  /** What every seat has, chosen or by itself. */
  all: readonly Record<string, string>[]
  /** Bots have no habits. */
  bot: boolean
  /** Left out where they are only shown. */
  onChoose?: (choices: Record<string, string>) => void
}

/** What one seat chooses before the start, built from what the game declares: folded to a line, opened to be changed. */
export function SeatOptions({ game, ui, seat, all, bot, onChoose }: SeatOptionsProps) {
  const { words, language } = useSpoken()
  const said = (ui.words[language].choices?.seat ?? {}) as Record<string, ChoiceWords | undefined>
  const mine = all[seat] ?? {}
  const declared: Record<string, Choice<unknown>> = game.choices.seat
  const choices = Object.entries(declared).filter(([, { habit }]) => !(bot && habit))
  if (choices.length === 0) return undefined
  const shown = choices.filter(([, { habit }]) => !habit).map(([name]) => name)
  const line = (
    <span className="so-line">
      {shown.map(name => (
        <span key={name}>
          {name === 'colour' && isTint(mine[name]) && <SeatMark tint={mine[name]} />}
          {said[name]?.values[mine[name] ?? ''] ?? mine[name]}
        </span>
      ))}
    </span>
  )
  if (onChoose === undefined) return <span className="st-options">{line}</span>
  return (
    <details className="st-options">
      <summary>
        {line}
        <span className="sr">
          , {words.fresh.change}, {words.fresh.seat(seat + 1)}
        </span>
        <Sign of="gear" size={15} />
      </summary>
      <div className="so-panel">
        {choices.map(([name, { values, distinct }]) => {
          const taken = distinct ? all.flatMap((other, i) => (i === seat ? [] : (other[name] ?? []))) : []
          const value = mine[name] ?? ''
          return (
            <label key={name}>
              <span>
                {said[name]?.name ?? name}
                {said[name]?.notes?.[value] !== undefined && <small>{said[name].notes[value]}</small>}
              </span>
              <select
                className="pick"
                value={value}
                onChange={event => onChoose({ ...mine, [name]: event.target.value })}
              >
                {values
                  .map(String)
                  .filter(one => !taken.includes(one))
                  .map(one => (
                    <option key={one} value={one}>
                      {said[name]?.values[one] ?? one}
                    </option>
                  ))}
              </select>
            </label>
          )
        })}
      </div>
    </details>
  )
}
