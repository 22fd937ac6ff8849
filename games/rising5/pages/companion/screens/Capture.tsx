import { adviceFor, attemptsOf, readSoFar, taken } from '../../../companion/index.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import { useCallback, useRef } from 'react'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { BackButton, HistoryButton } from '../bars.tsx'
import { Outlines } from '../camera/Outlines.tsx'
import { takeShot } from '../camera/shot.ts'
import { useCamera } from '../camera/useCamera.ts'
import { type Look, useReading } from '../camera/useReading.ts'
import { useView } from '../camera/useView.ts'
import { Video } from '../camera/Video.tsx'
import { useHand } from '../hand.ts'
import { Frame } from '../parts.tsx'
import { usePreferences } from '../preferences.ts'

/** The Portal before the camera. The picture takes itself; entry by hand is always one touch away (R5-317). */
export function Capture() {
  const { session, perform, words, step } = useHand()
  const camera = useCamera()
  const { capture } = words
  const first = session.game.history.length === 0
  const portal = step?.portal
  return (
    <Frame
      className="co-capture"
      title={first ? capture.start : capture.attempt(attemptsOf(session.game) + 1)}
      note={capture.show}
      left={<BackButton />}
      right={
        <button type="button" className="co-round co-manual" onClick={() => perform({ do: 'manual' })}>
          <Sign of="pencil" size={18} />
          {capture.manual}
        </button>
      }
    >
      {camera.state === 'on' ? (
        <Finder stream={camera.stream} />
      ) : (
        <div className="co-nocamera">
          <Sign of="camera" size={64} />
          <p role="status">
            {{ asking: capture.asking, refused: capture.refused, none: capture.noCamera }[camera.state]}
          </p>
          {camera.state !== 'asking' && (
            <button type="button" className="co-go" onClick={() => perform({ do: 'manual' })}>
              {capture.manual}
            </button>
          )}
        </div>
      )}
      {portal !== undefined && (
        <button type="button" className="co-go co-lay" onClick={() => perform({ do: 'camera', spaces: portal })}>
          {words.lesson.lay}
        </button>
      )}
      <footer className="co-foot">
        <p className="co-fine">{capture.stays}</p>
        {!first && <HistoryButton />}
      </footer>
    </Frame>
  )
}

function Finder({ stream }: { stream: MediaStream }) {
  const { perform, words } = useHand()
  const { tiles } = usePreferences()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(perform)
  latest.current = perform
  const onLook = useCallback((look: Look) => {
    const spaces = taken(look.sighting)
    if (spaces === undefined || video.current === null) return
    takeShot(video.current, look)
    playSound('crystal')
    latest.current({ do: 'camera', spaces })
  }, [])
  const look = useReading(video, tiles, onLook)
  const room = useRef<HTMLDivElement>(null)
  const view = useView(room, look?.width ?? 3, look?.height ?? 4)
  const found = look === undefined ? 0 : readSoFar(look.sighting).filter(rune => rune !== undefined).length
  const advice = look === undefined ? undefined : adviceFor(look.waited, look.sighting.problem)
  const seen = look?.sighting.portal !== undefined
  return (
    <div className={`co-finder co-${view.fit}`} ref={room}>
      <Video of={video} stream={stream} label={words.capture.view} />
      {look !== undefined && <Outlines reading={look.sighting} width={look.width} height={look.height} view={view} />}
      {!seen && <div className="co-scan" aria-hidden />}
      <div className="co-said">
        <p className={found === 4 ? 'co-state co-found' : 'co-state'} role="status">
          {!seen ? words.capture.looking : found === 4 ? words.capture.hold : words.capture.seen(found)}
        </p>
        {advice !== undefined && (
          <p className="co-advice" role="status">
            {words.advice[advice]}
          </p>
        )}
        {look !== undefined && seen && found > 0 && found < 4 && (
          <button
            type="button"
            className="co-quiet"
            onClick={() => {
              if (video.current !== null) takeShot(video.current, look)
              perform({ do: 'camera', spaces: readSoFar(look.sighting) })
            }}
          >
            {words.capture.fillRest}
          </button>
        )}
      </div>
    </div>
  )
}
