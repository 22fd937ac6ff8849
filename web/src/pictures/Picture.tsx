import { type CSSProperties, useEffect, useState } from 'react'
import { arrive } from '@runatal/look/hall/arrive.ts'
import { paintedAt, picture } from './gallery.ts'
import type { Painting } from './painting.ts'
import './picture.css'

/** A painted ornament: there with the page, or, where this device paints it, as soon as it is ready. What matters is said beside it. */
export function Picture({ of, className = '', style }: { of: Painting; className?: string; style?: CSSProperties }) {
  const name = JSON.stringify(of)
  const [missing, setMissing] = useState('')
  const [painted, setPainted] = useState<string>()
  const ahead = missing === name ? undefined : paintedAt(of)
  useEffect(() => {
    if (ahead === undefined) return arrive(picture(JSON.parse(name) as Painting), setPainted)
    return undefined
  }, [ahead, name])
  if (ahead !== undefined)
    return (
      <img
        className={`picture ready ${className}`}
        src={ahead}
        alt=""
        draggable={false}
        loading="lazy"
        style={style}
        // Without a network a picture that was never fetched is painted here.
        onError={() => setMissing(name)}
      />
    )
  if (painted === undefined) return undefined
  return <img className={`picture ${className}`} src={painted} alt="" draggable={false} style={style} />
}

/** Pictures are painted for the screen's density, at most twice. */
export const DENSITY = Math.min(2, Math.ceil(globalThis.devicePixelRatio || 1))
