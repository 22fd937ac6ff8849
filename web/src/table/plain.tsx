import type { AnyTypes } from '@runatal/kernel'
import type { BoardProps, GameWords, Language } from '@runatal/look/board.ts'
import type { AnyUi } from '../boards.ts'
import { apart, plainWords } from './plain-words.ts'
import './plain.css'

/** The face of a game that has no board yet: what lies on the table as a list, and every legal move as a button. */
export function plainUi(words: Record<Language, GameWords<AnyTypes>> = plainWords): AnyUi {
  function Board({ state, me, asks, language, frozen, play }: BoardProps<AnyTypes>) {
    const say = words[language]
    return (
      <div className="plain-board">
        {asks.map(ask => (
          <section key={ask.id} className="panel">
            <h2>{say.ask(ask.kind, state, me)}</h2>
            <ul className="plain-moves">
              {ask.options.map((move, i) => (
                <li key={i}>
                  <button
                    type="button"
                    className="btn cut"
                    data-choice
                    disabled={frozen}
                    onClick={() => play(ask.id, move)}
                  >
                    {say.move(move, state, me)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className="panel">
          <Parts of={lying(state)} />
        </section>
      </div>
    )
  }
  return { Board, words, theme: 'plain-theme' }
}

/** What is on the table, without what only says where the game is in its flow. */
function lying({ agenda: _, asks: __, nextAsk: ___, ...rest }: AnyTypes['state']): object {
  return rest
}

function Parts({ of }: { of: object }) {
  return (
    <dl className="plain-parts">
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{apart(name)}</dt>
          <dd>
            <Value of={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ of }: { of: unknown }) {
  if (typeof of !== 'object' || of === null) return <>{String(of)}</>
  if (!Array.isArray(of)) return <Parts of={of} />
  if (of.every(one => typeof one !== 'object')) return <>{of.length === 0 ? '–' : of.join(', ')}</>
  return (
    <ol>
      {of.map((one, i) => (
        <li key={i}>
          <Value of={one} />
        </li>
      ))}
    </ol>
  )
}
