import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Size } from './hooks.ts'
import type { Frame } from './model/place.ts'
import type { Shown } from './model/stones.ts'
import type { Table3D } from './scene/scene.ts'

interface DepthProps {
  insist: boolean
  size: Size
  frame: Frame
  stones: readonly Shown[]
  scene: RefObject<Table3D | undefined>
  onOpen(can: boolean): void
}

/** The disc in three dimensions under the buttons; three.js is fetched only here. Without WebGL the flat one stays. */
export function Depth({ insist, size, frame, stones, scene, onOpen }: DepthProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const told = useRef(onOpen)
  useLayoutEffect(() => {
    told.current = onOpen
  })
  useEffect(() => {
    let gone = false
    const open = async () => {
      const { openScene } = await import('./scene/scene.ts')
      if (gone || canvas.current === null) return
      scene.current = openScene(canvas.current, insist)
      told.current(scene.current !== undefined)
    }
    // What cannot be fetched (no network) is drawn flat.
    open().catch(() => told.current(false))
    return () => {
      gone = true
      scene.current?.close()
      scene.current = undefined
      told.current(false)
    }
  }, [insist, scene])
  useLayoutEffect(() => {
    if (frame.deep) scene.current?.show(size, frame, stones)
  }, [size, frame, stones, scene])
  return <canvas ref={canvas} className="rok-depth" aria-hidden key={String(insist)} hidden={!frame.deep} />
}
