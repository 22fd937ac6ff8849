import { RuneTile } from '../../../ui/art/index.ts'
import { RUNES } from '../../../rules/puzzle.ts'
import { useHand } from '../hand.ts'

interface PickerProps {
  label: string
  chosen: number | undefined
  /** Lie elsewhere already: shown dim, but they can be moved here. */
  taken: readonly (number | undefined)[]
  onPick(rune: number): void
}

/** The seven runes to choose from. */
export function RunePicker({ label, chosen, taken, onPick }: PickerProps) {
  const { words } = useHand()
  return (
    <fieldset className="co-picker">
      <legend>{label}</legend>
      {RUNES.map((id, rune) => (
        <button
          key={id}
          type="button"
          className={taken.includes(rune) ? 'co-pick co-dim' : 'co-pick'}
          aria-pressed={rune === chosen}
          aria-label={words.runes[rune]}
          onClick={() => onPick(rune)}
        >
          <RuneTile rune={id} size={40} />
        </button>
      ))}
    </fieldset>
  )
}
