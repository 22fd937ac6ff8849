import { at } from '@runatal/look/at.ts'
import { attemptsOf, resultsOf } from '../../../companion/index.ts'
import { Portal } from '../../../ui/art/index.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import { type Result, RUNES, STATES, UNSEEN } from '../../../rules/puzzle.ts'
import { useEffect, useState } from 'react'
import { copy } from '@runatal/look/hall/copy.ts'
import { leave } from '../desk.ts'
import { RoundButton } from '../bars.tsx'
import { useHand } from '../hand.ts'
import { Frame, RunePiece, SignPiece } from '../parts.tsx'

/** The end: the answer, all links, and how many attempts and hints it took (R5-347, R5-348). */
export function End({ won }: { won: boolean }) {
  const { session, perform, words, step } = useHand()
  const { game } = session
  const { end } = words
  const attempts = attemptsOf(game)
  const hints = game.hints.length
  useEffect(() => playSound(won ? 'win' : 'thud'), [won])
  if (game.puzzle === undefined) return undefined
  const { solution, links } = game.puzzle
  const states = won ? resultsOf(game).at(-1)?.states : undefined
  return (
    <Frame
      className={won ? 'co-end co-won co-scroll' : 'co-end co-lost co-scroll'}
      title={won ? end.victory : end.defeat}
      note={won ? end.victoryNote : end.defeatNote}
      left={step === undefined && <RoundButton of="home" label={words.menu.leave} onPress={leave} />}
    >
      <div className="co-stage">
        <Portal
          runes={solution.map(rune => RUNES[rune])}
          altars={game.altars}
          sealed={won}
          title={end.solutionIs(solution.flatMap(rune => words.runes[rune] ?? []))}
        />
      </div>
      <p className="co-tally">
        <b>{end.attempts(attempts)}</b>
        <b>{end.hints(hints)}</b>
      </p>
      <section className="co-panel">
        <h2>{end.links}</h2>
        <ul className="co-links">
          {links.map((sign, rune) => (
            <li key={rune}>
              <RunePiece rune={rune} size={36} />
              <SignPiece sign={sign} state={states?.[sign] ?? UNSEEN} size={44} />
              <span aria-hidden>{words.signs[sign]}</span>
            </li>
          ))}
        </ul>
      </section>
      {step === undefined && (
        <>
          <button type="button" className="co-go" onClick={() => perform({ do: 'newGame' })}>
            {end.again}
          </button>
          {won && <Share text={`${end.summary(won, attempts, hints)}\n${marks(resultsOf(game))}`} />}
        </>
      )}
    </Frame>
  )
}

function Share({ text }: { text: string }) {
  const { words } = useHand()
  const [copied, setCopied] = useState(false)
  const share = async () => {
    try {
      await navigator.share({ text })
    } catch {
      setCopied(await copy(text))
    }
  }
  return (
    <>
      <button type="button" className="co-quiet" onClick={() => void share()}>
        {words.end.share}
      </button>
      <p className="co-fine" role="status">
        {copied ? words.end.copied : ''}
      </p>
    </>
  )
}

/** A line of small marks per result, without the runes: nobody who reads it learns an answer. */
function marks(results: readonly Result[]): string {
  return results.map(marksOf).join('\n')
}

function marksOf({ states }: Result): string {
  return states
    .filter(state => state !== UNSEEN)
    .toSorted((a, b) => b - a)
    .map(state => MARKS[at(STATES, state)])
    .join('')
}

const MARKS = { unknown: '·', dark: '⊖', bright: '✧', golden: '✪' }
