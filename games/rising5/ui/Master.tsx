import { useState } from 'react'
import {
  type Rune,
  RUNES,
  type Sign,
  SIGNS,
  type SignState,
  signsOf,
  SPACES,
  STATES,
  whyNotLinks,
  whyNotSolution,
} from '../rules/puzzle.ts'
import { NONE, type ShownSign } from '../rules/types.ts'
import { RuneTile } from './art/runes.tsx'
import { SignToken } from './art/signs.tsx'
import type { Ask, Press } from './model/choices.ts'
import { Arrangement } from './parts/HistoryLines.tsx'
import { useTable } from './table.ts'

interface DeskProps {
  asks: readonly Ask[]
  press(press: Press): void
}

/** The Game Master's desk: the secret, the question that waits for an answer, and the switch (R5-369 to R5-392). */
export function Master({ asks, press }: DeskProps) {
  const { state, words, frozen } = useTable()
  const ask = asks.find(({ kind }) => kind in QUESTIONS)
  const Question = ask === undefined ? undefined : QUESTIONS[ask.kind]
  const fillIn = asks.find(({ kind }) => kind === 'gmFillIn')
  return (
    <section className="r5-desk" aria-label={words.master.title}>
      <header>
        <h2 className="r5-title">
          {words.master.title}
          <small>{words.master.secret}</small>
        </h2>
        {fillIn !== undefined && (
          <button
            type="button"
            className="r5-quiet"
            role="switch"
            aria-checked={state.fillIn}
            aria-disabled={frozen || undefined}
            onClick={() => press({ ask: fillIn.id, move: { do: 'fillIn', on: !state.fillIn } })}
          >
            {state.fillIn ? '☑' : '☐'} {words.master.fillIn}
          </button>
        )}
      </header>
      {ask !== undefined && Question !== undefined && <Question key={ask.id} ask={ask} press={press} />}
      <Secret />
    </section>
  )
}

interface QuestionProps {
  ask: Ask
  press(press: Press): void
}

const QUESTIONS: Partial<Record<Ask['kind'], (props: QuestionProps) => React.ReactNode>> = {
  gmSolution: SetSolution,
  gmLinks: SetLinks,
  gmResult: LayResult,
  gmHint: HandSign,
}

/** What the Game Master alone knows. */
function Secret() {
  const { state, game } = useTable()
  if (state.solution.includes(NONE)) return undefined
  return (
    <div className="r5-secret">
      <Arrangement runes={state.solution.map(rune => RUNES[rune]!)} size={76} />
      {!state.links.includes(NONE) && (
        <ul>
          {RUNES.map((rune, i) => (
            <li key={rune}>
              <RuneTile rune={rune} size={24} title={game.runes[rune]} />
              <SignToken
                sign={SIGNS[state.links[i]!]!}
                state="unknown"
                size={28}
                small
                title={game.signs[SIGNS[state.links[i]!]!]}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SetSolution({ ask, press }: QuestionProps) {
  const { state, words, game, frozen } = useTable()
  const [runes, setRunes] = useState<readonly (Rune | undefined)[]>([undefined, undefined, undefined, undefined])
  const rule = whyNotSolution(
    runes.map(rune => (rune === undefined ? -1 : RUNES.indexOf(rune))),
    state.runes,
  )
  const set = (space: number, rune: Rune | undefined) => setRunes(runes.with(space, rune))
  const fill = (rune: Rune) => {
    const space = runes.indexOf(undefined)
    if (space >= 0 && !runes.includes(rune)) set(space, rune)
  }
  return (
    <div className="r5-ask-master">
      <p>{words.master.chooseSolution}</p>
      <div className="r5-spaces">
        {runes.map((rune, space) => (
          <button
            key={space}
            type="button"
            className="r5-slot"
            aria-label={`${words.master.space(space + 1)}: ${rune === undefined ? words.master.none : game.runes[rune]}`}
            onClick={() => set(space, undefined)}
          >
            {rune === undefined ? space + 1 : <RuneTile rune={rune} size={40} />}
          </button>
        ))}
      </div>
      <div className="r5-row">
        {RUNES.map(rune => (
          <button
            key={rune}
            type="button"
            className="r5-tile-button"
            aria-label={game.runes[rune]}
            disabled={runes.includes(rune)}
            onClick={() => fill(rune)}
          >
            <RuneTile rune={rune} size={34} />
          </button>
        ))}
      </div>
      <Answer
        ready={rule === undefined && !frozen}
        why={rule === 'R5-384' ? words.master.notStart : rule === undefined ? undefined : words.master.notFour}
        label={words.master.set}
        answer={() => press({ ask: ask.id, move: { do: 'set', solution: runes.filter(rune => rune !== undefined) } })}
        other={words.master.random}
        letDo={() => press({ ask: ask.id, move: { do: 'random' } })}
      />
    </div>
  )
}

function SetLinks({ ask, press }: QuestionProps) {
  const { words, game, frozen } = useTable()
  const [signs, setSigns] = useState<readonly (Sign | undefined)[]>(RUNES.map(() => undefined))
  const rule = whyNotLinks(signs.map(sign => (sign === undefined ? -1 : SIGNS.indexOf(sign))))
  return (
    <div className="r5-ask-master">
      <p>{words.master.chooseLinks}</p>
      <div className="r5-row">
        {RUNES.map((rune, i) => (
          <label key={rune} className="r5-pair">
            <RuneTile rune={rune} size={30} />
            <select
              aria-label={words.master.signOf(game.runes[rune])}
              value={signs[i] ?? ''}
              onChange={event =>
                setSigns(
                  signs.with(
                    i,
                    SIGNS.find(sign => sign === event.target.value),
                  ),
                )
              }
            >
              <option value="">{words.master.none}</option>
              {SIGNS.map(sign => (
                <option key={sign} value={sign} disabled={signs.includes(sign) && signs[i] !== sign}>
                  {game.signs[sign]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Answer
        ready={rule === undefined && !frozen}
        why={rule === undefined ? undefined : words.master.notSeven}
        label={words.master.set}
        answer={() => press({ ask: ask.id, move: { do: 'set', links: signs.filter(sign => sign !== undefined) } })}
        other={words.master.random}
        letDo={() => press({ ask: ask.id, move: { do: 'random' } })}
      />
    </div>
  )
}

const LAID = STATES.filter(state => state !== 'unknown')

/** The four signs on the Portal, each to be laid dark, bright or golden; what is wrong is refused, privately. */
function LayResult({ ask, press }: QuestionProps) {
  const { state, words, game, frozen } = useTable()
  const shown = signsOf(state.runes, state.solution, state.links).flatMap((one, sign) =>
    one > 0 ? [SIGNS[sign]!] : [],
  )
  const [laid, setLaid] = useState<Partial<Record<Sign, SignState>>>({})
  const signs: ShownSign[] = shown.flatMap(sign => {
    const one = laid[sign]
    return one === undefined ? [] : [{ sign, state: one }]
  })
  return (
    <div className="r5-ask-master">
      <p>{words.master.layResult}</p>
      <div className="r5-row">
        <Arrangement runes={state.runes.slice(0, SPACES).map(rune => RUNES[rune]!)} size={76} />
        {shown.map(sign => (
          <fieldset key={sign} className="r5-lay">
            <legend>{game.signs[sign]}</legend>
            {LAID.map(one => (
              <button
                key={one}
                type="button"
                aria-pressed={laid[sign] === one}
                aria-label={`${game.signs[sign]}: ${game.states[one].name}`}
                onClick={() => setLaid({ ...laid, [sign]: one })}
              >
                <SignToken sign={sign} state={one} size={36} small={false} />
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <Answer
        ready={signs.length === SPACES && !frozen}
        label={words.master.publish}
        answer={() => press({ ask: ask.id, move: { do: 'publish', signs } })}
        other={words.master.fill}
        letDo={() => press({ ask: ask.id, move: { do: 'fill' } })}
      />
    </div>
  )
}

function HandSign({ ask, press }: QuestionProps) {
  const { state, words, game, frozen } = useTable()
  const [sign, setSign] = useState<Sign>()
  return (
    <div className="r5-ask-master">
      <p>{words.master.handSign(game.runes[RUNES[state.asked]!])}</p>
      <div className="r5-row">
        <RuneTile rune={RUNES[state.asked]!} size={40} />
        {SIGNS.map(one => (
          <button
            key={one}
            type="button"
            className="r5-tile-button"
            aria-pressed={sign === one}
            aria-label={game.signs[one]}
            onClick={() => setSign(one)}
          >
            <SignToken sign={one} state="unknown" size={38} small={false} />
          </button>
        ))}
      </div>
      <Answer
        ready={sign !== undefined && !frozen}
        label={words.master.hand}
        answer={() => sign !== undefined && press({ ask: ask.id, move: { do: 'hand', sign } })}
        other={words.master.fill}
        letDo={() => press({ ask: ask.id, move: { do: 'fill' } })}
      />
    </div>
  )
}

interface AnswerProps {
  ready: boolean
  why?: string | undefined
  label: string
  answer(): void
  other: string
  letDo(): void
}

function Answer({ ready, why, label, answer, other, letDo }: AnswerProps) {
  return (
    <div className="r5-row">
      <button type="button" className="r5-button r5-go" disabled={!ready} onClick={answer}>
        {label}
      </button>
      <button type="button" className="r5-button" data-choice onClick={letDo}>
        {other}
      </button>
      {why !== undefined && <span className="r5-fine">{why}</span>}
    </div>
  )
}
