import { ACTIVE_CELLS } from '../content/path.ts'
import type { Seat } from '@runatal/kernel'
import { memo } from 'react'
import type { SporeFace } from './art/card.ts'
import type { Choice } from './model/choices.ts'
import { eventsOf } from './model/preview.ts'
import { biome, biomeAt, has, sporeFace, type WorldFace } from './model/world.ts'
import { BiomeCard } from './parts/BiomeCard.tsx'
import { Drawing, Said } from './parts/Drawing.tsx'
import { Gain } from './parts/Gain.tsx'
import { useLongPress } from '@runatal/look/useLongPress.ts'
import { Why } from './parts/Why.tsx'
import type { Setting } from './table.ts'
import type { WorldProps } from './World.tsx'

/** A cell as it looks now, in values that can be compared: one that has not changed is not drawn again. */
interface CellFace {
  seat: Seat
  cell: number
  number: number
  spore: SporeFace
  label: string
  className: string
  isLegal: boolean
  isPointed: boolean
  /** The card that would cover it, and what that costs. */
  lifted: number | undefined
  cost: number
  /** A Spore would be put here. */
  puts: boolean
  /** What pressing it would bring. */
  points: number | undefined
  crystals: number | undefined
  rule: string | undefined
}

/** One Biome of a large world: pressed to place, to activate, to put a Spore, or else to look closely. */
export const Cell = memo(function Cell(props: CellFace & Pick<WorldProps, 'point' | 'press' | 'look' | 'showRule'>) {
  const { seat, cell, number, spore, label, className, isLegal, isPointed, lifted, cost, puts, rule } = props
  const { points, crystals, point, press, look, showRule } = props
  const presses = useLongPress(
    () => look(cell),
    () => press(cell),
  )
  return (
    <li className={isPointed && isLegal ? 'rauha-pointed' : undefined} data-cell={`${seat}:${cell}`}>
      <button
        type="button"
        className={className}
        data-choice={isLegal || undefined}
        onPointerEnter={event => event.pointerType === 'mouse' && point(cell)}
        onFocus={() => point(cell)}
        {...presses}
      >
        <Said>{label}</Said>
        <span className={lifted === undefined ? 'rauha-lies' : 'rauha-lies rauha-under'} data-piece={`card:${number}`}>
          <BiomeCard biome={number} spore={lifted === undefined ? spore : 'none'} />
        </span>
        {lifted !== undefined && (
          <span className="rauha-lifted">
            <BiomeCard biome={lifted} spore={spore} />
            {cost > 0 && (
              <span className="rauha-tag rauha-tag-cost" aria-hidden="true">
                −{cost}
                <Drawing id="gem" />
              </span>
            )}
          </span>
        )}
        {puts && <Drawing id="spore" className={`rauha-put${isPointed ? ' rauha-put-here' : ''}`} />}
        {points !== undefined && crystals !== undefined && (
          <Gain points={points} crystals={crystals} className="rauha-tag rauha-tag-gain" />
        )}
      </button>
      {rule !== undefined && isPointed && <Why rule={rule} showRule={showRule} />}
    </li>
  )
})

export function faceOf(setting: Setting, world: WorldProps, cell: number): CellFace {
  const { seat, card, choices, gains, pointed } = world
  const choice = choices.cells.get(cell)
  const rule = choices.cellsBarred.get(cell)
  const gain = gains.get(cell)
  const isPointed = pointed === cell
  const number = biomeAt(world, seat, cell)
  const move = choice !== undefined && 'move' in choice ? choice.move : undefined
  const lifted = isPointed && move?.do === 'place' && card >= 0 ? card : undefined
  const puts = move !== undefined && (move.do === 'discard' || 'spore' in move)
  const cost = gain === undefined ? 0 : (eventsOf(gain, 'biome.placed')[0]?.cost ?? 0)
  const brings = gain !== undefined && (lifted !== undefined || move?.do === 'activate') && !puts ? gain : undefined
  const classes = [
    'rauha-cell',
    ...(choice === undefined ? [] : ['rauha-legal']),
    ...(rule === undefined ? [] : ['rauha-barred']),
    ...(has(world.used, cell) ? ['rauha-used'] : []),
  ]
  return {
    seat,
    cell,
    number,
    spore: sporeFace(world, cell),
    label: labelOf(setting, world, cell, choice),
    className: classes.join(' '),
    isLegal: choice !== undefined,
    isPointed,
    lifted,
    cost,
    puts,
    points: brings?.points,
    crystals: brings === undefined ? undefined : brings.crystals + cost,
    rule,
  }
}

function labelOf({ words, game }: Setting, world: WorldFace, cell: number, choice: Choice | undefined): string {
  const number = biomeAt(world, world.seat, cell)
  const parts = [game.biome(biome(number)), game.effect(biome(number))]
  const spore = sporeFace(world, cell)
  if (spore !== 'none') parts.push(spore === 'turned' ? words.sporeTurned : words.withSpore)
  if (ACTIVE_CELLS[world.stop]?.includes(cell)) parts.push(words.active)
  const here = `${words.capital(game.cells[cell]!)}${words.colon}${parts.join(', ')}`
  if (choice === undefined) return here
  if ('intent' in choice) return `${words.activate}. ${here}, ${words.chooseWhere}`
  const { move } = choice
  if (move.do === 'place') return `${words.place(game.cells[cell]!)}. ${here}`
  if (move.do === 'discard' || 'spore' in move) return `${words.sporeHere}. ${here}`
  return `${words.activate}. ${here}`
}
