import { SEVENTH } from '../../../companion/index.ts'
import { RUNES } from '../../../rules/puzzle.ts'
import { runeArt } from '@runatal/recogniser/sheet'
import { useState } from 'react'
import { useHand } from '../hand.ts'
import { forgetTiles, prefer, usePreferences } from '../preferences.ts'
import { Room } from './Room.tsx'
import { ShowTiles } from './ShowTiles.tsx'

/** R5-352, R5-354: other people's tiles, shown to the camera once each, and the names that their box has. */
export function Calibrate() {
  const { words } = useHand()
  const { calibrate } = words
  const { tiles } = usePreferences()
  const [showing, setShowing] = useState(false)
  return (
    <Room title={calibrate.title}>
      <p className="co-ask">{calibrate.what}</p>
      {showing ? (
        <ShowTiles
          onLearnt={learnt => {
            prefer({ tiles: learnt })
            setShowing(false)
          }}
        />
      ) : (
        <>
          <p role="status" className="co-fine">
            {tiles === undefined ? calibrate.printed : calibrate.yours}
          </p>
          <button type="button" className="co-go" onClick={() => setShowing(true)}>
            {tiles === undefined ? calibrate.begin : calibrate.again}
          </button>
          {tiles !== undefined && (
            <button type="button" className="co-quiet" onClick={forgetTiles}>
              {calibrate.forget}
            </button>
          )}
        </>
      )}
      <Names />
    </Room>
  )
}

function Names() {
  const { words } = useHand()
  const { calibrate } = words
  const { naming } = usePreferences()
  const set = (part: object) => prefer({ naming: { ...naming, ...part } })
  return (
    <section className="co-panel">
      <h2>{calibrate.names}</h2>
      <p className="co-fine">{calibrate.namesNote}</p>
      <div className="co-names">
        {(['seventh', 'phoenix', 'whale'] as const).map(which => (
          <label key={which}>
            {calibrate[which]}
            <input
              value={naming[which] ?? ''}
              maxLength={16}
              placeholder={calibrate.usual}
              onChange={({ target }) => set({ [which]: target.value })}
            />
          </label>
        ))}
        <label>
          {calibrate.colour}
          <input
            type="color"
            value={naming.colour ?? runeArt[RUNES[SEVENTH]].colour.toLowerCase()}
            onChange={({ target }) => set({ colour: target.value })}
          />
        </label>
      </div>
    </section>
  )
}
