import { type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { STONE_SIZE } from '../content/disc.ts'
import type { Event } from '../rules/events.ts'
import type { Table3D } from './scene/scene.ts'
import { Depth } from './Depth.tsx'
import { Felt } from './art/Felt.tsx'
import { Stone } from './art/Stone.tsx'
import { useSize, useTouch } from './hooks.ts'
import { flightOf, seenFromAbove } from './model/flight.ts'
import { type Frame, frameOf, placeOf, readingOrder } from './model/place.ts'
import { spread } from './model/spread.ts'
import { type Shown, shownAt } from './model/stones.ts'
import { useTable } from './table.ts'

interface DiscProps {
  /** The throw that is in the air, if it was seen to begin. */
  thrown: Extract<Event, { type: 'throw.simulated' }> | undefined
  letters: ReadonlyMap<number, string>
  /** What can be pressed, by tag, and what is chosen already. */
  legal(stone: Shown): boolean
  chosen: number | undefined
  twins: readonly number[] | undefined
  busy: boolean
  nodes: RefObject<Map<number, HTMLElement>>
  /** People share this screen: stones are pulled into corners. */
  pulled: boolean
  /** Whether to show it in three dimensions: always, never, or where the device is quick at it. */
  deep: boolean | undefined
  onDeep(can: boolean): void
  press(stone: Shown): void
  pull(stone: Shown, seat: number): void
}

/** The disc from above: every stone a button, in reading order, each where the simulation put it. */
export function Disc(props: DiscProps) {
  const { thrown, letters, legal, chosen, twins, busy, nodes, pulled, deep, onDeep, press, pull } = props
  const { state, me, still, words, game } = useTable()
  const ground = useRef<HTMLDivElement>(null)
  const size = useSize(ground)
  // What was thrown decides how near we look, once a throw: nothing moves because a stone is taken.
  const landed = useMemo(() => state.table, [state.turn, state.phase === 'flight' || state.phase === 'grab'])
  const viewer = pulled ? 0 : me
  const scene = useRef<Table3D>(undefined)
  const [isDeep, setDeep] = useState(false)
  const frame = useMemo(
    () => frameOf(landed, size, viewer, state.hands.length, isDeep),
    [landed, size, viewer, state.hands.length, isDeep],
  )
  const isReached = useTouch() && state.phase === 'grab' && state.variant === 'race'
  // Once an opening: a stone that is taken moves no other.
  const apart = useMemo(() => (isReached ? spread(landed, frame, size) : undefined), [isReached, landed, frame, size])
  const stones = useMemo(
    () =>
      readingOrder(state).map(i => {
        const stone = shownAt(state, i)
        const [x, y] = apart?.get(stone.tag) ?? [stone.x, stone.y]
        return { ...stone, x, y }
      }),
    [state, apart],
  )
  useFlight(thrown, state.phase === 'flight' && !still, frame, stones, nodes, scene)
  return (
    <div
      ref={ground}
      className={`rok-ground${isDeep ? ' deep' : ''}${state.phase === 'flight' || still ? '' : ' easing'}`}
    >
      {deep !== false && (
        <Depth
          insist={deep === true}
          size={size}
          frame={frame}
          stones={stones}
          scene={scene}
          onOpen={can => {
            setDeep(can)
            onDeep(can)
          }}
        />
      )}
      <div className="rok-middle" style={{ '--turned': `${frame.turned}deg` } as React.CSSProperties}>
        {!isDeep && <Felt scale={frame.scale} />}
        <ul aria-label={words.stones}>
          {stones.map(stone => {
            const isLegal = legal(stone)
            const name = stone.rune === undefined ? words.faceDown(stone.colour) : game.rune(stone.rune)
            const letter = stone.up ? letters.get(stone.tag) : undefined
            return (
              <li key={stone.tag}>
                <button
                  type="button"
                  ref={node => {
                    if (node !== null) nodes.current.set(stone.tag, node)
                  }}
                  className={`rok-lying${isLegal ? ' legal' : ''}${chosen === stone.tag || twins?.includes(stone.tag) === true ? ' chosen' : ''}${busy ? ' busy' : ''}`}
                  style={{ transform: translation(frame, stone), width: WIDTH * frame.scale * frame.enlarged }}
                  data-stone={stone.tag}
                  {...(isLegal && { 'data-choice': true })}
                  aria-disabled={!isLegal}
                  aria-label={name}
                  aria-keyshortcuts={isLegal ? letter : undefined}
                  title={stone.up ? name : `${words.whyNot.faceDown} · ROK-063`}
                  {...(chosen !== undefined && { 'aria-pressed': chosen === stone.tag })}
                  onPointerDown={event => {
                    if (event.button !== 0) return
                    if (pulled && isLegal) drag(event, seat => pull(stone, seat))
                    else press(stone)
                  }}
                  onClick={event => {
                    // The tap itself counted; a key or a screen reader has no pointer.
                    if (event.detail === 0) press(stone)
                  }}
                >
                  <span
                    className="rok-turn"
                    {...(stone.id !== undefined && { 'data-piece': stone.id })}
                    style={{ transform: `rotate(${frame.turned - stone.yaw}deg)` }}
                  >
                    <Stone colour={stone.colour} sign={stone.sign} />
                  </span>
                  {isLegal && letter !== undefined && <kbd aria-hidden>{letter}</kbd>}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

/** A stone's drawing is a little wider than the stone. */
const WIDTH = (STONE_SIZE.length * 88) / 78

function translation(frame: Frame, { x, y }: Pick<Shown, 'x' | 'y'>, height = STONE_SIZE.height / 2): string {
  const [px, py, size] = placeOf(frame, x, y, height)
  return `translate(-50%, -50%) translate(${px}px, ${py}px)${size === 1 ? '' : ` scale(${size})`}`
}

/** Plays the recorded path; when it is over, or the view says so, everything is where React put it. */
function useFlight(
  thrown: DiscProps['thrown'],
  isFlying: boolean,
  frame: Frame,
  stones: readonly Shown[],
  nodes: DiscProps['nodes'],
  scene: RefObject<Table3D | undefined>,
) {
  const { time, race } = useTable().state
  const latest = useRef({ frame, stones, time, launch: race.launch })
  useLayoutEffect(() => {
    latest.current = { frame, stones, time, launch: race.launch }
  })
  useLayoutEffect(() => {
    const flight = isFlying && thrown !== undefined ? flightOf(thrown) : undefined
    const all = nodes.current
    if (flight === undefined) {
      // At rest: what the flight wrote is not what React knows of.
      const { frame: now, stones: lying } = latest.current
      for (const stone of lying) {
        const node = all.get(stone.tag)
        const turning = node?.querySelector<HTMLElement>('.rok-turn')
        if (node === undefined || !turning) continue
        node.style.transform = translation(now, stone)
        turning.style.transform = `rotate(${now.turned - stone.yaw}deg)`
      }
      return undefined
    }
    // ROK-042: after an outage it may be known before the stones fly.
    const began = performance.now() + Math.max(0, latest.current.launch - latest.current.time)
    const draw = () => {
      const part = (performance.now() - began) / flight.length
      const poses = flight.at(part)
      const { frame: now } = latest.current
      scene.current?.fly(flight.tags, poses)
      for (const [i, tag] of flight.tags.entries()) {
        const node = all.get(tag)
        const turning = node?.querySelector<HTMLElement>('.rok-turn')
        if (node === undefined || !turning) continue
        const { x, y, z, q } = poses[i]!
        node.style.transform = `${translation(now, { x, y: -z }, y)}${now.deep ? '' : ` scale(${1 + Math.max(0, y - STONE_SIZE.height / 2) / 320})`}`
        turning.style.transform = `rotate(${now.turned}deg) matrix(${seenFromAbove(q).join()}, 0, 0)`
      }
      if (part < 1) request = requestAnimationFrame(draw)
    }
    let request = 0
    draw()
    return () => cancelAnimationFrame(request)
  }, [thrown, isFlying, nodes, scene])
}

/** A stone follows the finger until it is let go over somebody's corner. */
function drag(event: PointerEvent<HTMLButtonElement>, drop: (seat: number) => void) {
  const node = event.currentTarget
  const [x, y] = [event.clientX, event.clientY]
  const { pointerId } = event
  node.setPointerCapture(pointerId)
  const move = (now: globalThis.PointerEvent) => {
    if (now.pointerId === pointerId) node.style.translate = `${now.clientX - x}px ${now.clientY - y}px`
  }
  const end = (now: globalThis.PointerEvent) => {
    if (now.pointerId !== pointerId) return
    node.removeEventListener('pointermove', move)
    node.removeEventListener('pointerup', end)
    node.removeEventListener('pointercancel', end)
    node.style.translate = ''
    const corners = [...document.querySelectorAll<HTMLElement>('[data-corner]')]
    const corner = corners.find(one => {
      const box = one.getBoundingClientRect()
      return now.clientX >= box.left && now.clientX <= box.right && now.clientY >= box.top && now.clientY <= box.bottom
    })
    if (corner !== undefined && now.type === 'pointerup') drop(Number(corner.dataset['corner']))
  }
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', end)
  node.addEventListener('pointercancel', end)
}
