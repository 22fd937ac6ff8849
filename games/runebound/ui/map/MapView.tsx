import { useEffect, useMemo, useRef, useState } from 'react'
import { codeOf } from '../../content/map.ts'
import { hexesOf } from '../../content/map.ts'
import { adventures } from '../../content/tables.ts'
import { NONE } from '../../rules/types.ts'
import { hexLine } from '../model/hex.ts'
import { arrowsOn, figuresOn, flightOf, plaguesOn, sealsOn } from '../model/pieces.ts'
import type { Way } from '../model/reach.ts'
import { Tool } from '../parts/Tool.tsx'
import { useTable } from '../table.ts'
import { Figures } from './Figures.tsx'
import { HEIGHT, hexAt, hexPath, WIDTH } from './geometry.ts'
import { PlainLand } from './PlainLand.tsx'
import { Labels } from './Labels.tsx'
import { Places } from './Places.tsx'
import { Lit, WayDrawn } from './Reach.tsx'
import { Arrows, Flight, Gems, Plagues, Scorched, Seals, Webs } from './Tokens.tsx'
import { useGround } from './useGround.ts'
import { useZoom } from './useZoom.ts'

interface MapViewProps {
  /** The hexes that can be named now. */
  lit: readonly number[]
  /** The way to each of them, where dice pay for it. */
  ways: ReadonlyMap<number, Way>
  /** Where the figure that moves stands. */
  from: number | undefined
  /** The hex whose way is shown. */
  aimed: number | undefined
  aim(hex: number | undefined): void
  press(hex: number): void
  byTouch(): boolean
  /** The rule that keeps a hex out of reach. */
  barred(hex: number): string | undefined
  /** What a screen reader says of a lit hex. */
  label(hex: number): string
  /** The hex to look at first. */
  home: number
}

/** The land with all that stands on it. */
export function MapView({ lit, ways, from, aimed, aim, byTouch, press, barred, label, home }: MapViewProps) {
  const { state, language, words, game, still, zoom } = useTable()
  const frame = useRef<HTMLDivElement>(null)
  const land = useRef<HTMLDivElement>(null)
  const ground = useGround()
  const { handlers, goTo, whole, zoomAt, wasDragged } = useZoom(frame, land, still)
  const [under, setUnder] = useState<number>()

  // Narrow windows open on the hero; wide ones show the whole land.
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    if (home === NONE) return whole()
    isOpened.current = true
    if ((frame.current?.clientWidth ?? 0) < 700) goTo(home, false)
    else whole()
  }, [home, goTo, whole])

  const seals = useMemo(
    () =>
      sealsOn(state, card => {
        const found = adventures[card]
        return found?.type === 'quest' ? hexesOf(found.card.place) : []
      }),
    [state],
  )
  const figures = useMemo(() => figuresOn(state), [state])
  const flight = useMemo(() => flightOf(state), [state])
  const arrows = useMemo(() => arrowsOn(state), [state])
  const way = aimed === undefined ? undefined : ways.get(aimed)
  const told = aimed ?? under
  const rule = told === undefined || lit.includes(told) ? undefined : barred(told)

  return (
    <div className="rb-map">
      <div
        ref={frame}
        className="rb-map-frame"
        role="region"
        tabIndex={0}
        aria-label={words.map}
        aria-description={words.mapKeys}
        {...handlers}
      >
        <div ref={land} className="rb-land" style={{ width: WIDTH, height: HEIGHT }}>
          {ground !== undefined && <img className="rb-ground" src={ground} alt="" draggable={false} />}
          <svg
            className="rb-live"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            onPointerMove={event => {
              if (event.pointerType !== 'mouse') return
              const box = event.currentTarget.getBoundingClientRect()
              const k = box.width / WIDTH
              setUnder(hexAt({ x: (event.clientX - box.left) / k, y: (event.clientY - box.top) / k }))
            }}
            onPointerLeave={() => setUnder(undefined)}
            onClick={event => {
              if (wasDragged()) return
              const box = event.currentTarget.getBoundingClientRect()
              const k = box.width / WIDTH
              const hex = hexAt({ x: (event.clientX - box.left) / k, y: (event.clientY - box.top) / k })
              if (hex !== undefined && !lit.includes(hex)) zoom({ what: 'hex', hex })
            }}
          >
            {ground === undefined && <PlainLand />}
            <Places />
            <Lit hexes={lit} from={from} />
            <Webs webs={state.webs} />
            <Scorched hexes={state.scorched} />
            {flight !== undefined && <Flight {...flight} />}
            <Labels language={language} />
            <Gems up={state.gems} />
            <Plagues plagues={plaguesOn(state)} />
            <Seals seals={seals} />
            <Arrows arrows={arrows} />
            {way !== undefined && state.roll !== null && <WayDrawn way={way} faces={state.roll.faces} />}
            {lit.map(hex => (
              <path
                key={hex}
                className="rb-hex"
                data-choice
                data-hex={codeOf(hex)}
                data-spot={`hex:${hex}`}
                d={hexPath(hex, 0.94)}
                role="button"
                tabIndex={0}
                aria-label={label(hex)}
                onPointerEnter={event => event.pointerType === 'mouse' && aim(hex)}
                onPointerLeave={event => event.pointerType === 'mouse' && aim(undefined)}
                // A finger aims by its first touch alone, and the way stays in sight until the next.
                onFocus={() => byTouch() || aim(hex)}
                onBlur={() => byTouch() || aim(undefined)}
                onClick={event => {
                  event.stopPropagation()
                  if (!wasDragged()) press(hex)
                }}
                onKeyDown={event => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  event.stopPropagation()
                  press(hex)
                }}
              />
            ))}
            <g className="rb-figures">
              <Figures figures={figures} active={state.active} />
            </g>
          </svg>
        </div>
      </div>
      {told !== undefined && (
        <p className="rb-tip">
          {hexLine(told, state, game, words, language)}
          {rule !== undefined && ` · ${words.notNow(rule)}`}
        </p>
      )}
      <div className="rb-map-tools">
        <Tool sign="plus" label={words.zoomIn} act={() => zoomAt(1.35)} />
        <Tool sign="minus" label={words.zoomOut} act={() => zoomAt(1 / 1.35)} />
        <Tool sign="whole" label={words.wholeMap} act={whole} />
        <Tool sign="hero" label={words.toHero} act={() => goTo(home)} />
      </div>
    </div>
  )
}
