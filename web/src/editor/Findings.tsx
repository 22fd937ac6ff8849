import type { Plain } from '@runatal/look/editor/editor.ts'
import type { Finding, Mending } from '@runatal/look/editor/judge.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { GameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useSpoken } from '../words/words.ts'
import type { Called } from './called.ts'
import type { AnyEditor } from './editors.ts'

interface FindingsProps {
  game: GameId
  editor: AnyEditor
  findings: readonly Finding<Plain>[]
  called: Called
  mend(position: Plain, done: string): void
}

/** What does not hold, each with its rule and what mends it in one press; or that all of it does. */
export function Findings({ game, editor, findings, called, mend }: FindingsProps) {
  const { words, language } = useSpoken()
  const say = words.editor
  const inWords = ({ does }: Mending<Plain>) =>
    'take' in does
      ? say.mendTake(called.thing(does.of, does.take), called.whose(does.from))
      : 'clear' in does
        ? say.mendClear(does.clear.map(part => called.whose(part)).join(', '))
        : say.mendSet(called.whose(does.set), called.valueOf(does.set, does.to))
  return (
    <section className="ed-holds" aria-labelledby="ed-holds">
      <h2 id="ed-holds">{say.holds}</h2>
      <ul aria-live="polite">
        {findings.length === 0 && (
          <li className="ok">
            <Sign of="check" size={18} />
            <b>{say.fine}</b>
          </li>
        )}
        {findings.map(({ why, told, mends }, i) => {
          const flaw = why === undefined ? undefined : editor.flaws[why]
          return (
            <li key={i} className="bad">
              <Sign of="ban" size={18} />
              <div>
                <b>{flaw === undefined ? say.unknown : flaw.say[language](told, called)}</b>{' '}
                {flaw?.rule !== undefined && (
                  <Link className="rid" to={{ page: 'rules', game, rule: flaw.rule }}>
                    {flaw.rule}
                  </Link>
                )}
                <span className="ed-mends">
                  {mends.map((mending, n) => (
                    <button
                      key={n}
                      type="button"
                      className="tbtn"
                      onClick={() => mend(mending.position, inWords(mending))}
                    >
                      {inWords(mending)}
                    </button>
                  ))}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
