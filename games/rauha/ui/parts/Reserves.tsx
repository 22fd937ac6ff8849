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
      <li aria-label={words.points(state.points[seat]!)} data-reserve={`${seat}:energy`} data-about="RAU-182">
        <Drawing id="energy" />
        <span aria-hidden="true">{state.points[seat]}</span>
      </li>
      <li aria-label={words.crystals(state.crystals[seat]!)} data-reserve={`${seat}:gem`} data-about="RAU-088">
        <Gems count={state.crystals[seat]!} />
        <span aria-hidden="true">{state.crystals[seat]}</span>
      </li>
      <li aria-label={words.spores(spores)} data-about="RAU-144">
        <Drawing id="spore" />
        <span aria-hidden="true">{spores}</span>
      </li>
      <li aria-label={words.sources(water)} data-about="RAU-158">
        <Drawing id="drop" />
        <span aria-hidden="true">{water}</span>
      </li>
    </ul>
  )
}
