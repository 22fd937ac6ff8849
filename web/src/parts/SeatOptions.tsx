import type { AnyGame, Choice } from '@runatal/kernel'
import type { ChoiceWords } from '@runatal/look/board.ts'
import { isTint } from '@runatal/look/emblems.ts'
import type { AnyUi } from '../boards.ts'
import { doorsOf, isGameId } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import { Link } from './Link.tsx'
import { SeatMark } from './SeatMark.tsx'
import { seatValues } from './settled.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'

interface SeatOptionsProps {
  game: AnyGame
  ui: AnyUi
  seat: number
  /** What was chosen for the whole table. */
  table: Record<string, string>
  /** What every seat has, chosen or by itself. */
  all: readonly Record<string, string>[]
  /** Bots have no habits. */
  bot: boolean
  /** Left out where they are only shown. */
  onChoose?: (choices: Record<string, string>) => void
}

/** What one seat chooses before the start, built from what the game declares: folded to a line, opened to be changed. */
export function SeatOptions({ game, ui, seat, table, all, bot, onChoose }: SeatOptionsProps) {
  const { words, language } = useSpoken()
  const said = (ui.words[language].choices?.seat ?? {}) as Record<string, ChoiceWords | undefined>
  const mine = all[seat] ?? {}
  const declared: Record<string, Choice<unknown>> = game.choices.seat
  const choices = Object.entries(declared).filter(([, { habit }]) => !(bot && habit))
  if (choices.length === 0) return undefined
  // Another's secret is not there to be shown.
  const isOpen = (secret: boolean | undefined) => !(secret && onChoose === undefined)
  const shown = choices.filter(([, { habit, secret }]) => !habit && isOpen(secret)).map(([name]) => name)
  const own = (name: string) =>
    declared[name]?.accepts === undefined ? [] : (ui.ownValues?.(name, table, language) ?? [])
  const called = (name: string, value: string) =>
    own(name).find(one => one.value === value)?.name ?? said[name]?.values[value] ?? said[name]?.own ?? value
  const line = (
    <span className="so-line">
      {shown.map(name => (
        <span key={name}>
          {name === 'colour' && isTint(mine[name]) && <SeatMark tint={mine[name]} />}
          {called(name, mine[name] ?? '')}
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
        {choices.map(([name, { distinct }]) => {
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
                {[...new Set([...seatValues(game, table, name), ...own(name).map(one => one.value), value])]
                  .filter(one => !taken.includes(one))
                  .map(one => (
                    <option key={one} value={one}>
                      {called(name, one)}
                    </option>
                  ))}
              </select>
              {isGameId(game.id) &&
                doorsOf(game.id, name).map(([address, { door }]) => (
                  <Link key={address} className="rid" to={{ page: 'own', of: address, room: undefined }}>
                    {door[language]}
                  </Link>
                ))}
            </label>
          )
        })}
      </div>
    </details>
  )
}
