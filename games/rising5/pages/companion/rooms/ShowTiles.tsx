import { at } from '@runatal/look/at.ts'
import type { Shown, TileLook } from '@runatal/recogniser'
import { RUNES } from '../../../rules/puzzle.ts'
import { useEffect, useRef, useState } from 'react'
import { framesOf } from '../camera/frames.ts'
import { openReader } from '../camera/reader.ts'
import { useCamera } from '../camera/useCamera.ts'
import { Video } from '../camera/Video.tsx'
import { useHand } from '../hand.ts'
import { RunePiece } from '../parts.tsx'

/** Each of the seven tiles before the camera, one after another. */
export function ShowTiles({ onLearnt }: { onLearnt(tiles: readonly TileLook[]): void }) {
  const { words } = useHand()
  const { calibrate, capture } = words
  const camera = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const [rune, setRune] = useState(0)
  const [shown, setShown] = useState<Shown>()
  const finish = useRef(onLearnt)
  finish.current = onLearnt
  useEffect(() => {
    const reader = openReader()
    const leaving = new AbortController()
    reader.begin({ do: 'calibrate' })
    const run = async () => {
      let next = 0
      for await (const frame of framesOf(video, leaving.signal)) {
        const seen = await reader.read({ do: 'show', rune: at(RUNES, next), frame })
        if (leaving.signal.aborted || !('shown' in seen)) return
        setShown(seen.shown)
        if (seen.tiles !== undefined) return finish.current(seen.tiles)
        if (seen.shown.learnt) setRune(++next)
      }
    }
    void run()
    return () => {
      leaving.abort()
      reader.close()
    }
  }, [])
  if (camera.state !== 'on')
    return (
      <p className="co-warn" role="status">
        {{ asking: capture.asking, refused: capture.refused, none: capture.noCamera }[camera.state]}
      </p>
    )
  const problem = shown?.problem
  return (
    <div className="co-showing">
      <div className="co-finder">
        <Video of={video} stream={camera.stream} label={capture.view} />
      </div>
      <p role="status">
        <RunePiece rune={Math.min(rune, RUNES.length - 1)} size={40} />
        {calibrate.show(at(words.runes, Math.min(rune, RUNES.length - 1)))}
      </p>
      <progress value={rune + (shown?.progress ?? 0)} max={RUNES.length} aria-label={calibrate.learnt(rune)} />
      <p className="co-fine">
        {problem === undefined
          ? calibrate.learnt(rune)
          : problem === 'alike'
            ? calibrate.alike
            : problem === 'noPortal'
              ? words.capture.looking
              : words.advice[problem]}
      </p>
    </div>
  )
}
