import { FastChance } from '@runatal/kernel'
import assert from 'node:assert/strict'
import { ALTARS, type CompanionGame, FRESH, resultsOf } from '../companion/game.ts'
import { LESSON_PUZZLE } from '../companion/lesson.ts'
import type { Why } from '../companion/refusal.ts'
import { act, type Action, type Session, TITLE } from '../companion/session.ts'
import { type Rune, RUNES, type Sign, SIGNS, STATES, UNSEEN } from '../rules/puzzle.ts'

/** A phone with the companion on it, for tests that touch it. */
export class Phone {
  session: Session
  private readonly seed: number

  constructor(session: Session = TITLE, seed = 1) {
    this.session = session
    this.seed = seed
  }

  get game(): CompanionGame {
    return this.session.game
  }

  get at(): string {
    return this.session.screen.at
  }

  /** Does it, which must be possible. */
  do(action: Action): this {
    const { session, refused } = act(this.session, action, new FastChance(this.seed))
    assert.equal(refused, undefined, `${action.do} on ${this.at}: ${JSON.stringify(refused)}`)
    this.session = session
    return this
  }

  /** Tries it, which must be refused and change nothing. */
  refuses(action: Action, rule: string, why: Why): this {
    const before = structuredClone(this.session)
    const { session, refused } = act(this.session, action, new FastChance(this.seed))
    assert.deepEqual(refused, { rule, why }, `${action.do} on ${this.at}`)
    assert.deepEqual(session, before)
    return this
  }

  /** From the title or from four burning altars: these runes, entered by hand and confirmed. */
  enter(...names: Rune[]): this {
    this.do({ do: 'manual' })
    names.forEach((name, space) => this.do({ do: 'pickRunePerSpace', space, rune: RUNES.indexOf(name) }))
    return this.do({ do: 'confirm' })
  }

  /** A game with its first answer read. */
  begin(...names: Rune[]): this {
    return this.do({ do: 'gameStart' })
      .enter(...names)
      .do({ do: 'continue' })
  }

  light(): this {
    for (let altar = 0; altar < ALTARS; altar++)
      if (this.game.altars[altar] !== true) this.do({ do: 'toggleAltar', altar })
    return this
  }

  /** A whole attempt; leaves the result on the screen. */
  attempt(...names: Rune[]): this {
    return this.light()
      .do({ do: 'swipeDownSeal' })
      .enter(...names)
  }

  hint(name: Rune): this {
    return this.do({ do: 'hint' })
      .do({ do: 'pickRune', rune: RUNES.indexOf(name) })
      .do({ do: 'confirm' })
      .do({ do: 'back' })
  }

  /** The last answer, sign by sign. */
  get answer(): Partial<Record<Sign, string>> {
    const states = resultsOf(this.game).at(-1)?.states ?? []
    return Object.fromEntries(SIGNS.flatMap((sign, i) => (states[i] === UNSEEN ? [] : [[sign, STATES[states[i]!]!]])))
  }
}

/** A phone before the first reading of the worked example's puzzle (R5-166). */
export function kevinsPhone(): Phone {
  return new Phone({ screen: { at: 'capture' }, game: { ...FRESH, puzzle: LESSON_PUZZLE } })
}

export function runes(...names: Rune[]): number[] {
  return names.map(name => RUNES.indexOf(name))
}
