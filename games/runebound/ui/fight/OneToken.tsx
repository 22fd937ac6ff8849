import { sideOf } from '../../rules/pool.ts'
import { FOE } from '../../rules/types.ts'
import { Disc } from '../art/Disc.tsx'
import type { Choices } from '../model/choices.ts'
import type { Lying } from '../model/pools.ts'
import { useTable } from '../table.ts'

interface OneTokenProps {
  token: Lying
  side: number
  choices: Choices | undefined
  isOff?: boolean
  toggle?(): void
  press(spot: string, title: string): void
}

/** A token that can be named by a question (agility, a shield), or kept back from what is spent. */
export function OneToken({ token, side, choices, isOff = false, toggle, press }: OneTokenProps) {
  const { state, me, game, words } = useTable()
  const f = state.fight!
  const label = `${game.icons[token.icon]}${token.value > 0 ? ` ${token.value}` : ''}${token.gold ? `, ${words.gold}` : ''}`
  const mine = side === (me >= 0 ? sideOf(f, me) : 0)
  const spot = [`token:${mine ? token.index : 100 + token.index}`, `shield:${mine ? token.index : -1}`].find(one =>
    choices?.spots.has(one),
  )
  const drawing = <Disc icon={token.icon} value={token.value} gold={token.gold} foe={side === FOE} turn={token.index} />
  const className = `rb-tok${token.isDoubled ? ' rb-doubled' : ''}${isOff ? ' rb-off' : ''}${token.place === 'pool' ? '' : ' rb-spent'}${token.gold ? ' rb-golden' : ''}`
  if (spot !== undefined)
    return (
      <button
        type="button"
        className={`${className} rb-can`}
        aria-label={label}
        data-choice
        data-spot={spot}
        onClick={() => press(spot, label)}
      >
        {drawing}
      </button>
    )
  if (toggle !== undefined)
    return (
      <button type="button" className={className} aria-label={label} aria-pressed={!isOff} onClick={toggle}>
        {drawing}
      </button>
    )
  return (
    <span className={className} role="img" aria-label={label} data-token={`${side}:${token.index}`}>
      {drawing}
    </span>
  )
}
