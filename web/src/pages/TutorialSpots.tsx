import { at } from '@runatal/look/at.ts'
import { type RefObject, useEffect, useState } from 'react'

interface TutorialSpotsProps {
  screen: RefObject<HTMLElement | null>
  spots: readonly string[]
  /** Only to look at: the rest of the table steps back. */
  isDim: boolean
}

interface Light {
  x: number
  y: number
  w: number
  h: number
}

/** How often pieces that move are looked for, in milliseconds. */
const FOLLOW = 150
const MARGIN = 5
const BETWEEN = '|'

/** Light on the parts of the board that the teacher speaks of. It is only seen: presses go through it. */
export function TutorialSpots({ screen, spots, isDim }: TutorialSpotsProps) {
  const [lights, setLights] = useState<readonly Light[]>([])
  const sought = spots.join(BETWEEN)
  useEffect(() => {
    if (sought === '') return setLights([])
    let known = ''
    const find = () => {
      const found = sought.split(BETWEEN).flatMap(spot => lightOn(shownOf(screen.current, spot)))
      const now = JSON.stringify(found)
      if (now === known) return
      known = now
      setLights(found)
    }
    shownOf(screen.current, at(sought.split(BETWEEN), 0))?.scrollIntoView({ block: 'nearest' })
    find()
    const timer = setInterval(find, FOLLOW)
    return () => clearInterval(timer)
  }, [screen, sought])
  const first = lights[0]
  if (first === undefined) return undefined
  const box = ({ x, y, w, h }: Light) => ({ x, y, width: w, height: h, rx: Math.min(14, h / 3) })
  return (
    <svg className="spots" aria-hidden>
      <mask id="spots-mask">
        <rect width="100%" height="100%" fill="#fff" />
        {lights.map((light, i) => (
          <rect key={i} {...box(light)} fill="#000" />
        ))}
      </mask>
      {isDim && <rect className="spots-dim" width="100%" height="100%" mask="url(#spots-mask)" />}
      {lights.map((light, i) => (
        <g key={i} className="spot">
          <rect {...box(light)} />
          <rect {...box(light)} />
        </g>
      ))}
      <path className="spot-arrow" d={arrowTo(first)} />
    </svg>
  )
}

/** A board may have the same thing twice, one for wide screens and one for narrow ones: the one that is to be seen. */
function shownOf(screen: HTMLElement | null, spot: string): Element | undefined {
  return [...(screen?.querySelectorAll(spot) ?? [])].find(element => element.getBoundingClientRect().width > 0)
}

function lightOn(element: Element | undefined): Light[] {
  const rect = element?.getBoundingClientRect()
  if (rect === undefined || rect.width === 0) return []
  return [
    {
      x: Math.round(rect.x - MARGIN),
      y: Math.round(rect.y - MARGIN),
      w: Math.round(rect.width + 2 * MARGIN),
      h: Math.round(rect.height + 2 * MARGIN),
    },
  ]
}

/** From above; at the upper edge of the screen, from below. */
function arrowTo({ x, y, w, h }: Light): string {
  const middle = x + w / 2
  return y > 110 ? `M${middle - 12} ${y - 20}h24l-12 15z` : `M${middle - 12} ${y + h + 20}h24l-12 -15z`
}
