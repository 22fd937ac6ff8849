import type { Power } from './model/powers.ts'
import { useTable } from './table.ts'

/** What the abilities do that something is asked for, where it is asked. */
export function Powers({ of }: { of: readonly Power[] }) {
  const { game } = useTable()
  if (of.length === 0) return undefined
  return (
    <ul className="rb-powers" data-powers>
      {of.map(({ source, ability }) => (
        <li key={source}>
          <b>{game.abilityCalled(source)}.</b> {game.ability(ability)}
        </li>
      ))}
    </ul>
  )
}
