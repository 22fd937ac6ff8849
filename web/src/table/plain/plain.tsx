import type { AnyTypes } from '@runatal/kernel'
import type { BoardProps, GameUi, GameWords } from '@runatal/look/board.ts'

const words: GameWords<AnyTypes> = {
  ask: kind => `Choose: ${kind}.`,
  waiting: (kind, name) => `${name} chooses: ${kind}.`,
  move: move => JSON.stringify(move),
  event: event => JSON.stringify(event).slice(0, 120),
  progress: state => `Agenda ${state.agenda.length}`,
}

function Board({ state, me }: BoardProps<AnyTypes>) {
  return (
    <pre style={{ overflow: 'auto', margin: 0, height: '100%' }}>
      {JSON.stringify({ me, state }, undefined, 1).slice(0, 4000)}
    </pre>
  )
}

export const ui: GameUi<AnyTypes> = { Board, words: { en: words, fr: words }, theme: 'plain' }
