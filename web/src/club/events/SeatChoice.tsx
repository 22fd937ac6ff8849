import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { boardOf } from '../../boards.ts'
import { isGameId } from '../../games.ts'
import { SeatOptions } from '../../parts/SeatOptions.tsx'
import { settled } from '../../parts/settled.ts'
import { gameOf } from '../../register.ts'

/** What somebody brings to every table of a tournament, such as a deck. */
export function SeatChoice({
  game,
  choices,
  onChoose,
}: {
  game: string
  choices: Record<string, string>
  onChoose(choices: Record<string, string>): void
}) {
  const rules = useLoaded(`rules ${game}`, async () => (isGameId(game) ? gameOf(game) : undefined))
  const ui = useLoaded(`board ${game}`, async () => (isGameId(game) ? boardOf(game) : undefined))
  if (typeof rules !== 'object' || typeof ui !== 'object') return undefined
  const others = Array.from({ length: rules.seats.min - 1 }, () => ({}))
  return (
    <SeatOptions
      game={rules}
      ui={ui}
      seat={0}
      table={{}}
      all={settled(rules, {}, [choices, ...others])}
      bot={false}
      onChoose={onChoose}
    />
  )
}
