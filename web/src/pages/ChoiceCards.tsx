import type { AnyGame, Choice } from '@runatal/kernel'
import type { ChoiceWords } from '@runatal/look/board.ts'
import { useId, useState } from 'react'
import type { AnyUi } from '../boards.ts'
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
    const own = choice.accepts === undefined ? [] : (ui.ownValues?.(name, values, language) ?? [])
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
    const { made } = choice
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
            {ui.preview?.(name, value)}
            <span className="sd-t">
              <b>{called(value)}</b>
              <small>{said?.notes?.[value]}</small>
            </span>
          </label>
        ))}
        {made !== undefined && said?.made !== undefined && (
          <PutTogether made={made} said={said.made} chosen={chosen} onChange={value => onChange(name, value)} />
        )}
      </fieldset>
    )
  })
}

interface PutTogetherProps {
  made: NonNullable<Choice<unknown>['made']>
  said: NonNullable<ChoiceWords['made']>
  chosen: string
  onChange(value: string): void
}

/** A value of one's own, ticked part by part; it holds as soon as there are enough. */
function PutTogether({ made: { of, count }, said, chosen, onChange }: PutTogetherProps) {
  const now = chosen.split(' ').filter(part => of.includes(part))
  const [ticked, setTicked] = useState(now)
  const tick = (part: string) => {
    const next = ticked.includes(part) ? ticked.filter(one => one !== part) : [...ticked, part]
    setTicked(next)
    if (next.length === count) onChange(of.filter(one => next.includes(one)).join(' '))
  }
  return (
    <details className={now.length === count ? 'side made on' : 'side made'} open={now.length === count}>
      <summary>
        <b>{said.name}</b>{' '}
        <small>
          {ticked.length} / {count}
        </small>
      </summary>
      <span className="made-parts">
        {of.map(part => (
          <label key={part}>
            <input
              type="checkbox"
              checked={ticked.includes(part)}
              disabled={ticked.length >= count && !ticked.includes(part)}
              onChange={() => tick(part)}
            />
            {said.parts[part] ?? part}
          </label>
        ))}
      </span>
    </details>
  )
}
