import type { Seat } from '@runatal/kernel'
import { countSpores, sources } from '../../rules/board.ts'
import { useTable } from '../table.ts'
import { Drawing, Gems } from './Drawing.tsx'

/** Points, crystals, Spores and Sources of a seat. */
export function Reserves({ seat }: { seat: Seat }) {
  const { state, words } = useTable()
  const spores = countSpores(state, seat)
  const water = sources(state, seat)
  return (
    <ul className="rauha-reserves">
      <li aria-label={words.points(state.points[seat]!)} data-reserve={`${seat}:energy`}>
        <Drawing id="energy" />
        <span aria-hidden="true">{state.points[seat]}</span>
      </li>
      <li aria-label={words.crystals(state.crystals[seat]!)} data-reserve={`${seat}:gem`}>
        <Gems count={state.crystals[seat]!} />
        <span aria-hidden="true">{state.crystals[seat]}</span>
      </li>
      <li aria-label={words.spores(spores)}>
        <Drawing id="spore" />
        <span aria-hidden="true">{spores}</span>
      </li>
      <li aria-label={words.sources(water)}>
        <Drawing id="drop" />
        <span aria-hidden="true">{water}</span>
      </li>
    </ul>
  )
}
