import { capital } from '../messages/words.ts'
import { ACTIVE_CELLS } from '../content/path.ts'
import { UNKNOWN } from '@runatal/kernel'
import type { Choice } from './model/choices.ts'
import { eventsOf, type Preview } from './model/preview.ts'
import { biome, biomeAt, sporeFace } from './model/world.ts'
import { BiomeCard } from './parts/BiomeCard.tsx'
import { Drawing, Said } from './parts/Drawing.tsx'
import { Gain } from './parts/Gain.tsx'
import { useLongPress } from '@runatal/look/useLongPress.ts'
import { Why } from './parts/Why.tsx'
import { type Table, useTable } from './table.ts'
import type { WorldProps } from './World.tsx'

interface CellProps extends WorldProps {
  cell: number
  choice: Choice | undefined
  rule: string | undefined
  gain: Preview | undefined
  isPointed: boolean
}

/** One Biome of a large world: pressed to place, to activate, to put a Spore, or else to look closely. */
export function Cell(props: CellProps) {
  const { seat, cell, choice, rule, gain, isPointed, point, press, look, showRule } = props
  const table = useTable()
  const { state } = table
  const presses = useLongPress(
    () => look(cell),
    () => press(cell),
  )
  const number = biomeAt(state, seat, cell)
  const card = state.kept[seat] ?? UNKNOWN
  const move = choice !== undefined && 'move' in choice ? choice.move : undefined
  const lifted = isPointed && move?.do === 'place' && card >= 0 ? card : undefined
  const spore = sporeFace(state, seat, cell)
  const puts = move !== undefined && (move.do === 'discard' || 'spore' in move)
  const isUsed = (state.usedCells[seat]! & (1 << cell)) !== 0
  const cost = gain === undefined ? 0 : (eventsOf(gain, 'biome.placed')[0]?.cost ?? 0)
  const classes = [
    'rauha-cell',
    ...(choice === undefined ? [] : ['rauha-legal']),
    ...(rule === undefined ? [] : ['rauha-barred']),
    ...(isUsed ? ['rauha-used'] : []),
    ...(isPointed && choice !== undefined ? ['rauha-pointed'] : []),
  ]
  return (
    <li data-cell={`${seat}:${cell}`}>
      <button
        type="button"
        className={classes.join(' ')}
        data-choice={choice !== undefined || undefined}
        onPointerEnter={event => event.pointerType === 'mouse' && point(cell)}
        onFocus={() => point(cell)}
        {...presses}
      >
        <Said>{nameOfCell(table, props, number)}</Said>
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
        {gain !== undefined && (lifted !== undefined || move?.do === 'activate') && !puts && (
          <Gain points={gain.points} crystals={gain.crystals + cost} className="rauha-tag rauha-tag-gain" />
        )}
      </button>
      {rule !== undefined && <Why rule={rule} showRule={showRule} />}
    </li>
  )
}

function nameOfCell({ state, words, game }: Table, { seat, cell, choice }: CellProps, number: number): string {
  const parts = [game.biome(biome(number)), game.effect(biome(number))]
  const spore = sporeFace(state, seat, cell)
  if (spore !== 'none') parts.push(spore === 'turned' ? words.sporeTurned : words.withSpore)
  if (ACTIVE_CELLS[state.stop]?.includes(cell)) parts.push(words.active)
  const here = `${capital(game.cells[cell]!)}: ${parts.join(', ')}`
  if (choice === undefined) return here
  if ('intent' in choice) return `${words.activate}. ${here}, ${words.chooseWhere}`
  const { move } = choice
  if (move.do === 'place') return `${words.place(game.cells[cell]!)}. ${here}`
  if (move.do === 'discard' || 'spore' in move) return `${words.sporeHere}. ${here}`
  return `${words.activate}. ${here}`
}
