import { lessonOf } from '@runatal/look/example-run.ts'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { useMemo, useState } from 'react'
import { type AnyUi, boardOf } from '../boards.ts'
import { type AnyExample, examplesOf } from '../examples.ts'
import { type GameId, isGameId } from '../games.ts'
import { useCover } from '../parts/cover.ts'
import { Link } from '../parts/Link.tsx'
import { botName } from '../parts/names.ts'
import { useSpoken, useWords } from '../words/words.ts'
import { ShowBar } from './ShowBar.tsx'
import { ShowWatch } from './ShowWatch.tsx'
import { TutorialLesson } from './TutorialLesson.tsx'
import '../table/table.css'
import '../table/lying.css'
import '../table/themes.css'
import './tutorial.css'
import './show.css'

/** A rule that shows itself: its example on the real board, watched or tried. */
export function Show({ game, rule, example }: { game: string; rule: string; example: string }) {
  const words = useWords()
  const ui = useLoaded(`board ${game}`, async () => (isGameId(game) ? boardOf(game) : undefined))
  const examples = useLoaded(`examples ${game}`, async () => (isGameId(game) ? examplesOf(game) : undefined))
  if (ui === undefined || examples === undefined) return <p className="laying">{words.table.loading}</p>
  const ofRule = examples === 'none' ? [] : examples.filter(({ rules }) => rules.includes(rule))
  const one = ofRule.find(({ id }) => id === example)
  if (!isGameId(game) || ui === 'none' || one === undefined)
    return (
      <div className="page lost">
        <h1>{words.book.noExample}</h1>
        <Link className="btn gold wide" to={{ page: 'rules', game, rule }}>
          {words.book.toRule(rule)}
        </Link>
      </div>
    )
  return <Shown key={one.id} game={game} ui={ui} rule={rule} example={one} examples={ofRule} />
}

interface ShownProps {
  game: GameId
  ui: AnyUi
  rule: string
  example: AnyExample
  /** All that show this rule. */
  examples: readonly AnyExample[]
}

function Shown({ game, ui, rule, example, examples }: ShownProps) {
  useCover()
  const { words, language } = useSpoken()
  const { book, learn } = words
  const [tries, setTries] = useState(false)
  const { goal } = example
  const lesson = useMemo(() => {
    if (goal === undefined) return undefined
    const inBoth = (text: string) => ({ en: text, fr: text })
    return lessonOf(example, goal, {
      say: example.caption,
      praise: inBoth(book.tryPraise),
      again: inBoth(book.tryAgain(example.rules.join(', '))),
    })
  }, [example, goal, book])
  const bar = <ShowBar game={game} rule={rule} example={example} examples={examples} />
  const label = `${rule}, ${example.caption[language]}`
  if (!tries || lesson === undefined)
    return (
      <ShowWatch
        game={game}
        ui={ui}
        example={example}
        bar={bar}
        label={label}
        {...(lesson !== undefined && { onTry: () => setTries(true) })}
      />
    )
  return (
    <TutorialLesson
      game={game}
      ui={ui}
      lesson={lesson}
      rivals={RIVALS}
      bar={bar}
      label={`${learn.task}, ${label}`}
      onward={book.watch}
      onDone={() => setTries(false)}
    />
  )
}

/** Whoever else sits at the table is called as bots are. */
const RIVALS = [1, 2, 3, 4].map(botName)
