import type { Ask, Press } from '../model/choices.ts'

/** What each question to the Game Master is given. */
export interface QuestionProps {
  ask: Ask
  press(press: Press): void
}

interface AnswerProps {
  ready: boolean
  why?: string | undefined
  label: string
  answer(): void
  other: string
  letDo(): void
}

/** His own answer, or the one that is made for him. */
export function Answer({ ready, why, label, answer, other, letDo }: AnswerProps) {
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
