import type { Seat } from '@runatal/kernel'
import { memo, useMemo, useState } from 'react'
import { symbolAt, TURNS_PER_ROUND, turnOf } from '../content/path.ts'
import { BIOMES } from '../content/tables.ts'
import type { State } from '../rules/types.ts'
import { satellite } from './art/scenery.ts'
import type { Choices } from './model/choices.ts'
import { eventsOf, placings } from './model/preview.ts'
import { worldOf } from './model/world.ts'
import { BiomeCard } from './parts/BiomeCard.tsx'
import { Drawing, Said, Stamp } from './parts/Drawing.tsx'
import { useLongPress } from '@runatal/look/useLongPress.ts'
import { Reserves } from './parts/Reserves.tsx'
import { Ring } from './Ring.tsx'
import { type Setting, useSetting, useTable } from './table.ts'
import { SmallWorld } from './World.tsx'

const MOON = satellite()

interface DraftProps {
  seat: Seat
  hand: readonly number[]
  kept: number
  stop: number
  choices: Choices
  pick(card: string): void
}

/** Step 1: the hand fans out over the Satellite that it came from. */
export const Draft = memo(function Draft({ seat, hand, kept, stop, choices, pick }: DraftProps) {
  const { words } = useSetting()
  const tilt = hand.length > 3 ? 5 : 7
  const [looked, look] = useState<number>()
  const isLast = turnOf(stop) === TURNS_PER_ROUND
  return (
    <section className={`rauha-draft rauha-hand-${hand.length}`} aria-label={words.hand}>
      <Stamp className="rauha-satellite" box="0 0 620 500" drawing={MOON} />
      <h2>{words.keepOne}</h2>
      <p>{isLast ? words.toBlackHole : words.goBack(hand.length - 1, words[symbolAt(stop)])}</p>
      <ol className="rauha-fan">
        {hand.map((card, i) => {
          const biome = BIOMES[card]
          if (biome === undefined) return null
          const turn = (i - (hand.length - 1) / 2) * tilt
          const isKept = kept === card
          return (
            <li
              key={card}
              className={isKept ? 'rauha-kept' : ''}
              style={{ rotate: isKept ? '0deg' : `${turn}deg`, translate: `0 ${isKept ? -12 : Math.abs(turn) * 3}px` }}
            >
              <InHand
                card={card}
                isKept={isKept}
                isLegal={choices.cards.has(biome.id)}
                look={() => look(card)}
                pick={() => pick(biome.id)}
              />
              {isKept && (
                <span className="rauha-kept-mark">
                  <Drawing id="check-mark" ink="#fff" /> {words.kept}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <Notes hand={hand} seat={seat} looked={looked ?? kept} />
    </section>
  )
})

interface InHandProps {
  card: number
  isKept: boolean
  isLegal: boolean
  look(): void
  pick(): void
}

function InHand({ card, isKept, isLegal, look, pick }: InHandProps) {
  const { words, game, zoom } = useSetting()
  const biome = BIOMES[card]!
  const presses = useLongPress(() => zoom({ what: 'card', biome: card }), pick)
  return (
    <button
      type="button"
      className={`rauha-in-hand${isLegal ? ' rauha-legal' : ''}`}
      aria-label={`${game.biome(biome)}. ${words.cost}${words.colon}${game.cost(biome)}. ${words.effect}${words.colon}${game.effect(biome)}`}
      aria-pressed={isKept}
      data-piece={`card:${card}`}
      data-choice={isLegal || undefined}
      onFocus={look}
      onPointerEnter={look}
      {...presses}
    >
      <BiomeCard biome={card} />
    </button>
  )
}

/** What each card costs, does and could bring. */
function Notes({ hand, seat, looked }: { hand: readonly number[]; seat: Seat; looked: number | undefined }) {
  const table = useTable()
  const { state, game, zoom, words } = table
  const read = looked !== undefined && hand.includes(looked) ? looked : hand[0]
  // Nothing that a note tells of changes while cards are chosen.
  const choosing = `${state.stop} ${hand.join()}`
  const notes = useMemo(() => hand.map(card => noteOf(table, state, seat, card)), [choosing, seat, game])
  return (
    <ul className="rauha-notes">
      {hand.map((card, i) => {
        const biome = BIOMES[card]
        if (biome === undefined) return null
        return (
          <li
            key={card}
            className={`${state.kept[seat] === card ? 'rauha-kept' : ''}${read === card ? ' rauha-looked' : ''}`}
          >
            <button type="button" onClick={() => zoom({ what: 'card', biome: card })}>
              <b>{game.biome(biome)}</b>
              {notes[i]}
              <Said>{words.enlarge}</Said>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function noteOf({ words, game }: Setting, state: State, seat: Seat, card: number): string {
  const biome = BIOMES[card]
  if (biome === undefined) return ''
  const missing = (biome.cost ?? 0) - state.crystals[seat]!
  const brought = new Map<string, number>()
  for (const placing of placings(state, seat, biome.id))
    for (const { entity } of eventsOf(placing, 'entity.welcomed'))
      if (!brought.has(entity) && placing.move.do === 'place') brought.set(entity, placing.move.cell)
  return [
    `${game.cost(biome)}. ${words.capital(game.effect(biome))}.`,
    ...(missing > 0 ? [words.notPayable(missing)] : []),
    ...(brought.size > 0 ? [words.brings([...brought].map(([entity, cell]) => `${entity} ${game.cells[cell]!}`))] : []),
  ].join(' ')
}

/** Beside the hand: my world, my reserves, and who has chosen. */
export const DraftSide = memo(function DraftSide({ seat, open }: { seat: Seat; open(seat: Seat): void }) {
  const { state, words } = useTable()
  return (
    <aside className="rauha-held rauha-draft-side">
      <Reserves seat={seat} />
      <button type="button" className="rauha-own-world" onClick={() => open(seat)}>
        <span className="rauha-small-title">{words.yourWorld}</span>
        <Said>{words.enlarge}</Said>
        <SmallWorld {...worldOf(state, seat)} />
      </button>
      <Ring from={seat} />
    </aside>
  )
})
