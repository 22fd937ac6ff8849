import { FOE } from '../../rules/types.ts'
import { Disc } from '../art/Disc.tsx'
import { sideOfToken } from '../art/Token.tsx'
import type { Choices } from '../model/choices.ts'
import { useTable } from '../table.ts'

interface UncastProps {
  side: number
  choices: Choices
  press(spot: string, title: string): void
}

/** Tokens before their first cast, when a question names one of them (RB-321): each shows both its sides. */
export function Uncast({ side, choices, press }: UncastProps) {
  const { state, game, frozen } = useTable()
  return (
    <span className="rb-discs">
      {state.fight!.tokens[side]!.map((token, index) => {
        const spot = `token:${index}`
        if (!choices.spots.has(spot)) return null
        const sides = [0, 1].map(face => sideOfToken(token, face))
        const names = sides.map(({ icon, value }) => `${game.icons[icon]}${value > 0 ? ` ${value}` : ''}`)
        const label = names.join(' / ')
        return (
          <button
            key={spot}
            type="button"
            className="rb-tok rb-can rb-uncast"
            aria-disabled={frozen || undefined}
            title={label}
            data-choice
            data-spot={spot}
            onClick={() => press(spot, label)}
          >
            {sides.map((shown, face) => (
              <span key={face} role="img" aria-label={names[face]}>
                <Disc {...shown} foe={side === FOE} turn={index + face} />
              </span>
            ))}
          </button>
        )
      })}
    </span>
  )
}
