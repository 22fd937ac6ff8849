import { type KeyboardEvent, memo, useMemo } from 'react'
import { LARGE, rimLarge, rimSmall, SMALL, squareOf, stopAt, widthOf } from './art/rim.ts'
import { pawn } from './art/seats.ts'
import { Cell, faceOf } from './Cell.tsx'
import type { Choices } from './model/choices.ts'
import type { Preview } from './model/preview.ts'
import { ALL_CELLS, biomeAt, sporeFace, type WorldFace } from './model/world.ts'
import { BiomeCard } from './parts/BiomeCard.tsx'
import { Stamp } from './parts/Drawing.tsx'
import { Thread } from './Thread.tsx'
import { useSetting } from './table.ts'

export interface WorldProps extends WorldFace {
  /** The card that waits to be placed, if I know it. */
  card: number
  choices: Choices
  /** What each choice would bring. */
  gains: ReadonlyMap<number, Preview>
  /** The cell whose preview is shown. */
  pointed: number | undefined
  point(cell: number): void
  press(cell: number): void
  look(cell: number): void
  showRule(id: string): void
}

/** A world in full: nine Biomes, the rim with its 16 stops, and the avatar. */
export const World = memo(function World(props: WorldProps) {
  const { seat, stop, gains, pointed, point, press, look, showRule } = props
  const setting = useSetting()
  const { words, name, colour, me } = setting
  const W = widthOf(LARGE)
  const tint = colour(seat)
  const rim = useMemo(() => rimLarge(stop, tint), [stop, tint])
  const [x, y] = stopAt(stop, LARGE)
  const shown = pointed === undefined ? undefined : gains.get(pointed)
  return (
    <section className="rauha-world" aria-label={seat === me ? words.yourWorld : words.worldOf(name(seat))}>
      <div className="rauha-board">
        <Stamp className="rauha-rim" box={squareOf(LARGE)} drawing={rim} />
        <ol className="rauha-grid" onKeyDown={moveFocus}>
          {ALL_CELLS.map(cell => (
            <Cell
              key={cell}
              {...faceOf(setting, props, cell)}
              point={point}
              press={press}
              look={look}
              showRule={showRule}
            />
          ))}
        </ol>
        {shown !== undefined && <Thread preview={shown} seat={seat} />}
        <span
          className={y > W - LARGE.rim ? 'rauha-pawn rauha-low' : 'rauha-pawn'}
          data-piece={`pawn:${seat}`}
          style={{ left: `${(x / W) * 100}%`, top: `${(y / W) * 100}%` }}
        >
          <Stamp box="-24 -68 48 78" drawing={pawn(tint, 0, 0, 64)} />
        </span>
      </div>
    </section>
  )
})

/** A world at a glance. */
export const SmallWorld = memo(function SmallWorld(world: WorldFace) {
  const { seat, stop } = world
  const { ink } = useSetting()
  const W = widthOf(SMALL)
  const rim = useMemo(() => rimSmall(stop), [stop])
  const [x, y] = stopAt(stop, SMALL)
  return (
    <span className="rauha-board rauha-small" aria-hidden="true">
      <Stamp className="rauha-rim" box={squareOf(SMALL)} drawing={rim} />
      <span className="rauha-grid">
        {ALL_CELLS.map(cell => (
          <span key={cell} data-cell={`${seat}:${cell}`}>
            <BiomeCard biome={biomeAt(world, seat, cell)} spore={sporeFace(world, cell)} mini />
          </span>
        ))}
      </span>
      <i
        className="rauha-mini-pawn"
        data-piece={`mini-pawn:${seat}`}
        style={{ left: `${(x / W) * 100}%`, top: `${(y / W) * 100}%`, background: ink(seat) }}
      />
    </span>
  )
})

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }

/** The arrow keys walk from cell to cell. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const step = STEPS[event.key]
  if (step === undefined) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button.rauha-cell')]
  const at = cells.findIndex(cell => cell === event.target)
  const isSideways = Math.abs(step) === 1
  const to = at + step
  if (at < 0 || to < 0 || to > 8 || (isSideways && Math.floor(to / 3) !== Math.floor(at / 3))) return
  event.preventDefault()
  cells[to]?.focus()
}
