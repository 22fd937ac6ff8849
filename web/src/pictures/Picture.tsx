import { type CSSProperties, useEffect, useState } from 'react'
import { arrive } from '@runatal/look/hall/arrive.ts'
import { picture } from './gallery.ts'
import type { Painting } from './painting.ts'
import './picture.css'

/** A painted ornament: nothing until it is ready, then it fades in. What matters is said beside it in words. */
export function Picture({ of, className = '', style }: { of: Painting; className?: string; style?: CSSProperties }) {
  const [src, setSrc] = useState<string>()
  const name = JSON.stringify(of)
  useEffect(() => arrive(picture(JSON.parse(name) as Painting), setSrc), [name])
  if (src === undefined) return undefined
  return <img className={`picture ${className}`} src={src} alt="" draggable={false} style={style} />
}

/** Pictures are painted for the screen's density, at most twice. */
export const DENSITY = Math.min(2, Math.ceil(globalThis.devicePixelRatio || 1))
