import { at } from '@runatal/look/at.ts'
import { arrangement, attemptsOf, type EntryScreen, isRefusal, triedBefore } from '../../../companion/index.ts'
import { Portal, RuneTile } from '../../../ui/art/index.ts'
import { RUNES } from '../../../rules/puzzle.ts'
import { useEffect, useRef, useState } from 'react'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { BackButton, HistoryButton } from '../bars.tsx'
import { Outlines } from '../camera/Outlines.tsx'
import { type Shot, useShot } from '../camera/shot.ts'
import { useView } from '../camera/useView.ts'
import { useHand } from '../hand.ts'
import { Frame, SpaceNumber } from '../parts.tsx'
import { RunePicker } from './RunePicker.tsx'

/** The four runes, entered by hand or read by the camera, before anything is answered (R5-318, R5-319). */
export function Entry({ screen }: { screen: EntryScreen }) {
  const { session, perform, words, step } = useHand()
  const { entry, capture } = words
  const shot = useShot()
  const manual = screen.at === 'manual'
  const first = session.game.history.length === 0
  const blank = screen.spaces.indexOf(undefined)
  const [space, setSpace] = useState(blank === -1 ? undefined : blank)
  const ready = arrangement(screen.spaces)
  const tried = isRefusal(ready) ? undefined : triedBefore(session.game, ready)
  const pick = (rune: number | undefined) => {
    if (space === undefined) return
    perform({ do: manual ? 'pickRunePerSpace' : 'correct', space, rune })
    const next = screen.spaces.findIndex((one, i) => i !== space && one === undefined)
    setSpace(next === -1 ? undefined : next)
  }
  return (
    <Frame
      className="co-entry"
      title={first ? capture.start : capture.attempt(attemptsOf(session.game) + 1)}
      left={<BackButton />}
      right={first ? undefined : <HistoryButton />}
    >
      {shot !== undefined && !manual ? (
        <Photo shot={shot} />
      ) : (
        <div className="co-stage">
          <Portal
            runes={screen.spaces.map(rune => (rune === undefined ? undefined : RUNES[rune]))}
            altars={session.game.altars}
          />
        </div>
      )}
      <div className="co-sheet">
        <h2>{manual ? entry.manual : entry.check}</h2>
        <div className="co-spaces">
          {screen.spaces.map((rune, i) => (
            <button
              key={i}
              type="button"
              className={i === space ? 'co-cell co-on' : 'co-cell'}
              aria-expanded={i === space}
              onClick={() => setSpace(i === space ? undefined : i)}
            >
              <span className="sr">
                {entry.correct(i + 1, rune === undefined ? words.blank : at(words.runes, rune))}
              </span>
              <SpaceNumber space={i} />
              <span className="co-pencil">
                <Sign of="pencil" size={13} />
              </span>
              {rune === undefined ? (
                <span className="co-hole" aria-hidden>
                  ?
                </span>
              ) : (
                <RuneTile rune={at(RUNES, rune)} size={52} />
              )}
              <span aria-hidden>{rune === undefined ? words.blank : words.runes[rune]}</span>
            </button>
          ))}
        </div>
        {tried !== undefined && (
          <p className="co-warn" role="alert">
            {entry.tried(tried)}
          </p>
        )}
        {space !== undefined ? (
          <RunePicker
            label={entry.choose(space + 1)}
            chosen={screen.spaces[space]}
            taken={screen.spaces.filter((_, i) => i !== space)}
            onPick={pick}
          />
        ) : (
          <button
            type="button"
            className="co-go"
            aria-disabled={isRefusal(ready) || undefined}
            onClick={() => perform({ do: 'confirm' })}
          >
            {first ? entry.confirmStart : entry.confirmSeal}
          </button>
        )}
        <p className="co-fine">
          {isRefusal(ready) && space === undefined
            ? words.refusals[ready.why]
            : manual
              ? entry.manualNote
              : entry.checkNote}
        </p>
        {first && step === undefined && !isRefusal(ready) && space === undefined && (
          <button type="button" className="co-quiet" onClick={() => perform({ do: 'setByHand' })}>
            {entry.master}
          </button>
        )}
      </div>
    </Frame>
  )
}

/** The picture that was taken, with what was read in it. */
function Photo({ shot: { picture, look } }: { shot: Shot }) {
  const { words } = useHand()
  const place = useRef<HTMLDivElement>(null)
  const view = useView(place, look.width, look.height)
  useEffect(() => {
    picture.className = 'co-video'
    place.current?.prepend(picture)
    return () => picture.remove()
  }, [picture])
  return (
    <div className={`co-photo co-${view.fit}`} ref={place}>
      <Outlines reading={look.sighting} width={look.width} height={look.height} view={view} />
      <p className="co-state co-found" role="status">
        {look.sighting.sure
          ? words.capture.sure
          : words.capture.seen(look.sighting.slots.filter(({ rune }) => rune !== undefined && rune !== 'empty').length)}
      </p>
    </div>
  )
}
