import { useId } from 'react'
import { useWords } from '../words/words.ts'

interface ChoiceCardsProps {
  choices: object
  values: Record<string, string>
  onChange(name: string, value: string): void
}

/** What a game lets one choose before the start, as cards: built from what the game declares. */
export function ChoiceCards({ choices, values, onChange }: ChoiceCardsProps) {
  const { fresh } = useWords()
  const group = useId()
  return Object.entries(choices as Record<string, { values: readonly unknown[]; first: unknown }>).map(
    ([name, choice]) => {
      const said = fresh.choices[name]
      return (
        <fieldset key={name} className="sides">
          <legend>{said?.title ?? name}</legend>
          {choice.values.map(String).map(value => {
            const chosen = (values[name] ?? String(choice.first)) === value
            return (
              <label key={value} className={chosen ? 'side on' : 'side'}>
                <input
                  type="radio"
                  className="sr"
                  name={`${group}${name}`}
                  checked={chosen}
                  onChange={() => onChange(name, value)}
                />
                <span className="sd-t">
                  <b>{said?.values[value]?.name ?? value}</b>
                  <small>{said?.values[value]?.note}</small>
                </span>
              </label>
            )
          })}
        </fieldset>
      )
    },
  )
}
