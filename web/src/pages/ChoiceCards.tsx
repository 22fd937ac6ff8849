import type { AnyGame, Choice } from '@runatal/kernel'
import type { ChoiceWords } from '@runatal/look/board.ts'
import { useId } from 'react'
import type { AnyUi } from '../boards.ts'
import { ownValues } from '../decks/own.ts'
import { useSpoken } from '../words/words.ts'
import { offered } from './fitting.ts'

interface ChoiceCardsProps {
  game: AnyGame
  ui: AnyUi
  /** How many will play: some values name a seat. */
  seats: number
  values: Record<string, string>
  onChange(name: string, value: string): void
}

/** More than this is a list, not cards. */
const CARDS = 6

/** What a game lets one choose for the whole table: built from what the game declares. */
export function ChoiceCards({ game, ui, seats, values, onChange }: ChoiceCardsProps) {
  const { language } = useSpoken()
  const group = useId()
  const words = (ui.words[language].choices?.table ?? {}) as Record<string, ChoiceWords | undefined>
  const declared: Record<string, Choice<unknown>> = game.choices.table
  return Object.entries(declared).map(([name, choice]) => {
    const said = words[name]
    const own = choice.accepts === undefined ? [] : ownValues(name, values, language)
    const called = (value: string) => said?.values[value] ?? own.find(one => one.value === value)?.name ?? value
    const all = [...offered(game, seats, name), ...own.map(({ value }) => value)]
    const chosen = values[name] ?? String(choice.first)
    if (choice.values.length > CARDS)
      return (
        <label key={name} className="sides-list">
          <span>
            {said?.name ?? name}
            <small>{said?.notes?.[chosen]}</small>
          </span>
          <select className="pick" value={chosen} onChange={event => onChange(name, event.target.value)}>
            {all.map(value => (
              <option key={value} value={value}>
                {called(value)}
              </option>
            ))}
          </select>
        </label>
      )
    return (
      <fieldset key={name} className="sides">
        <legend>{said?.name ?? name}</legend>
        {all.map(value => (
          <label key={value} className={value === chosen ? 'side on' : 'side'}>
            <input
              type="radio"
              className="sr"
              name={`${group}${name}`}
              checked={value === chosen}
              onChange={() => onChange(name, value)}
            />
            <span className="sd-t">
              <b>{called(value)}</b>
              <small>{said?.notes?.[value]}</small>
            </span>
          </label>
        ))}
      </fieldset>
    )
  })
}
