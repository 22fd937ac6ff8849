import { at } from '@runatal/look/at.ts'
import { isRefusal, type MasterScreen, puzzleSet } from '../../../companion/index.ts'
import { RUNES, SIGNS } from '../../../rules/puzzle.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { BackButton } from '../bars.tsx'
import { useHand } from '../hand.ts'
import { Frame, RunePiece, SpaceNumber } from '../parts.tsx'

/** R5-356: the Game Master sets the puzzle by hand, out of sight of the others. */
export function Master({ screen }: { screen: MasterScreen }) {
  const { perform, words } = useHand()
  const { master } = words
  const ready = puzzleSet(screen)
  return (
    <Frame className="co-master co-scroll" title={master.title} left={<BackButton />}>
      <p className="co-warn">{master.hide}</p>
      <section className="co-panel">
        <h2>{master.solution}</h2>
        <ul className="co-fields">
          {screen.solution.map((rune, space) => (
            <li key={space}>
              <SpaceNumber space={space} size={26} />
              {rune === undefined ? <span className="co-hole">?</span> : <RunePiece rune={rune} size={34} />}
              <select
                aria-label={master.rune(space + 1)}
                value={rune ?? ''}
                onChange={({ target }) => perform({ do: 'pickSolution', space, rune: numberOf(target.value) })}
              >
                <option value="">{master.none}</option>
                {RUNES.map((id, i) => (
                  <option key={id} value={i}>
                    {words.runes[i]}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        <button type="button" className="co-quiet" onClick={() => perform({ do: 'drawSolution' })}>
          <Sign of="again" size={16} />
          {master.draw}
        </button>
      </section>
      <section className="co-panel">
        <h2>{master.links}</h2>
        <ul className="co-fields">
          {screen.links.map((sign, rune) => (
            <li key={rune}>
              <RunePiece rune={rune} size={34} />
              <select
                aria-label={master.sign(at(words.runes, rune))}
                value={sign ?? ''}
                onChange={({ target }) => perform({ do: 'pickLink', rune, sign: numberOf(target.value) })}
              >
                <option value="">{master.none}</option>
                {SIGNS.map((id, i) => (
                  <option key={id} value={i}>
                    {words.signs[i]}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        <button type="button" className="co-quiet" onClick={() => perform({ do: 'drawLinks' })}>
          <Sign of="again" size={16} />
          {master.draw}
        </button>
      </section>
      {isRefusal(ready) && <p className="co-fine">{words.refusals[ready.why]}</p>}
      <button
        type="button"
        className="co-go"
        aria-disabled={isRefusal(ready) || undefined}
        onClick={() => perform({ do: 'confirm' })}
      >
        {master.set}
      </button>
    </Frame>
  )
}

function numberOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value)
}
