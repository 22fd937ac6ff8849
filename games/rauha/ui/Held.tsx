import { isOver, type Seat } from '@runatal/kernel'
import { memo } from 'react'
import { isCorner } from '../content/path.ts'
import { ENTITIES } from '../content/entities.ts'
import { NONE } from '../rules/types.ts'
import type { Choices } from './model/choices.ts'
import type { Preview } from './model/preview.ts'
import { biome, entitiesOf, has } from './model/world.ts'
import { BiomeCard } from './parts/BiomeCard.tsx'
import { Drawing } from './parts/Drawing.tsx'
import { Reserves } from './parts/Reserves.tsx'
import { Standings } from './Standings.tsx'
import { Sum } from './Sum.tsx'
import { useTable } from './table.ts'
import { ToActivate } from './ToActivate.tsx'
import { Water } from './Water.tsx'
import { whyOf } from './words/words.ts'

interface HeldProps {
  seat: Seat
  shown: Preview | undefined
  choices: Choices
  gains: ReadonlyMap<number, Preview>
  coming: string
}

/** The column beside the world: what I have, the card I hold, and what the move I point at would do. */
export const Held = memo(function Held({ seat, shown, choices, gains, coming }: HeldProps) {
  const { state, words, game, name, me, zoom } = useTable()
  const card = state.kept[seat] ?? NONE
  const own = entitiesOf(state, seat)
  const hasCard = card >= 0 && !state.drafting
  const isActivating = choices.end !== undefined
  const [barred] = choices.cellsBarred.values()
  const hint =
    choices.cells.size > 0
      ? words.pointAt
      : choices.crystals !== undefined && barred !== undefined
        ? whyOf(words, barred)
        : state.active >= 0 && state.active !== me
          ? words.waits(name(state.active))
          : ''
  return (
    <aside
      className={hasCard ? 'rauha-held' : 'rauha-held rauha-bare'}
      aria-label={seat === me ? words.reserves : name(seat)}
    >
      <Reserves seat={seat} />
      <div className="rauha-hold">
        {hasCard && (
          <button
            type="button"
            className="rauha-holding"
            aria-label={`${words.yourCard}${words.colon}${game.biome(biome(card))}, ${game.cost(biome(card))}, ${game.effect(biome(card))}`}
            data-piece={`card:${card}`}
            onClick={() => zoom({ what: 'card', biome: card })}
          >
            <BiomeCard biome={card} />
          </button>
        )}
        <div className="rauha-mine">
          <span className="rauha-small-title">{seat === me ? words.yourEntities : words.entitiesOf(name(seat))}</span>
          <span className="rauha-spirits">
            {own.length === 0 && coming === '' && <span className="rauha-dim">{words.none}</span>}
            {own.map(number => {
              const { id } = ENTITIES[number]!
              return (
                <span key={id} data-piece={`entity:${id}`}>
                  <Drawing id={has(state.usedEntities, number) ? `${id}-dark` : id} className="rauha-spirit" />
                </span>
              )
            })}
            {coming
              .split(' ')
              .filter(Boolean)
              .map(id => (
                <span key={id} className="rauha-come">
                  <Drawing id={id} className="rauha-spirit" />
                </span>
              ))}
          </span>
        </div>
      </div>
      {hasCard && (
        <p className="rauha-card-name">
          <b>{game.biome(biome(card))}</b>
          <span>
            {words.capital(game.effect(biome(card)))}. {words.onlyYou}
          </span>
        </p>
      )}
      {isOver(state) ? <Standings /> : isCorner(state.stop) && shown === undefined && <Water />}
      {shown !== undefined && <Sum preview={shown} seat={seat} />}
      {shown === undefined && isActivating && !isCorner(state.stop) && (
        <ToActivate seat={seat} choices={choices} gains={gains} />
      )}
      {shown === undefined && !isActivating && !isOver(state) && !isCorner(state.stop) && (
        <p className="rauha-hint">{hint}</p>
      )}
    </aside>
  )
})
