import type { Seat } from '@runatal/kernel'
import { memo } from 'react'
import { ENTITIES } from '../content/entities.ts'
import { isCorner } from '../content/path.ts'
import { countSpores, sources } from '../rules/board.ts'
import type { State } from '../rules/types.ts'
import { entitiesOf, has, type WorldFace, worldOf } from './model/world.ts'
import { Dot, Drawing, Said } from './parts/Drawing.tsx'
import { useSetting, useTable } from './table.ts'
import { SmallWorld } from './World.tsx'

interface NeighboursProps {
  seats: readonly Seat[]
  /** Entities that a previewed placing would take away, who has won, who decides: each a list in one text, to be compared. */
  leaving: string
  winners: string
  deciding: string
  open(seat: Seat): void
}

/** The other worlds: small but readable, one press to enlarge. */
export const Neighbours = memo(function Neighbours({ seats, leaving, winners, deciding, open }: NeighboursProps) {
  const { state, words } = useTable()
  return (
    <ul className={`rauha-neighbours rauha-others-${seats.length}`} aria-label={words.worlds}>
      {seats.map(seat => (
        <Neighbour
          key={seat}
          {...worldOf(state, seat)}
          owners={state.owners}
          usedEntities={state.usedEntities}
          points={state.points[seat]!}
          crystals={state.crystals[seat]!}
          sporeCount={countSpores(state, seat)}
          water={sources(state, seat)}
          leaving={leaving}
          isActive={state.active === seat}
          hasWon={isIn(winners, seat)}
          decides={isIn(deciding, seat)}
          open={open}
        />
      ))}
    </ul>
  )
})

function isIn(list: string, one: Seat | string): boolean {
  return list.split(' ').includes(String(one))
}

interface NeighbourProps extends WorldFace, Pick<State, 'owners' | 'usedEntities'> {
  points: number
  crystals: number
  sporeCount: number
  water: number
  leaving: string
  isActive: boolean
  hasWon: boolean
  decides: boolean
  open(seat: Seat): void
}

const Neighbour = memo(function Neighbour(props: NeighbourProps) {
  const { seat, boards, stop, spores, used, owners, usedEntities } = props
  const { points, crystals, sporeCount, water, leaving, isActive, hasWon, decides, open } = props
  const { words, name, clock, ink } = useSetting()
  const own = entitiesOf({ owners }, seat)
  const label = [
    `${words.enlarge}${words.colon}${words.worldOf(name(seat))}`,
    words.points(points),
    words.crystals(crystals),
    words.spores(sporeCount),
    words.sources(water),
    own.map(number => ENTITIES[number]!.id).join(', '),
    ...(hasWon ? [words.won] : []),
    ...(decides ? [words.thinking(name(seat))] : []),
  ]
  return (
    <li className={isActive || decides ? 'rauha-on-turn' : ''} style={{ color: ink(seat) }}>
      <button type="button" onClick={() => open(seat)}>
        <Said>{label.join(', ')}</Said>
        {/* What was used can be seen in a scoring only: nothing else shall draw the world again. */}
        <SmallWorld seat={seat} boards={boards} stop={stop} spores={spores} used={isCorner(stop) ? used : 0} />
        <span className="rauha-neighbour" aria-hidden="true">
          <b className="rauha-neighbour-name">
            <Dot seat={seat} />
            <span title={name(seat)}>{name(seat)}</span>
          </b>
          <span className="rauha-points">
            {hasWon && <Drawing id="laurels" ink="#a8760f" className="rauha-laurels" />}
            {points}
            <Drawing id="energy" />
          </span>
          {clock(seat) !== undefined && <span className="rauha-neighbour-clock">{clock(seat)}</span>}
          <span className="rauha-stock">
            <span data-reserve={`${seat}:gem`}>
              <Drawing id="gem" />
              {crystals}
            </span>
            <span>
              <Drawing id="spore" />
              {sporeCount}
            </span>
            <span>
              <Drawing id="drop" />
              {water}
            </span>
          </span>
          <span className="rauha-own">
            {own.map(number => {
              const { id } = ENTITIES[number]!
              return (
                <span key={id} data-piece={`entity:${id}`} className={isIn(leaving, id) ? 'rauha-leaving' : ''}>
                  <Drawing id={has(usedEntities, number) ? `${id}-dark` : id} className="rauha-spirit" />
                </span>
              )
            })}
          </span>
        </span>
      </button>
    </li>
  )
})
