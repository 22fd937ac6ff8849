import { at } from '@runatal/look/at.ts'
import { UNLINKED } from '../../../companion/index.ts'
import { RUNES, SIGNS, UNSEEN } from '../../../rules/puzzle.ts'
import { useState } from 'react'
import { BackButton, HistoryButton } from '../bars.tsx'
import { useHand } from '../hand.ts'
import { Frame, RunePiece, SignPiece } from '../parts.tsx'
import { usePreferences } from '../preferences.ts'
import { Assistant } from './Assistant.tsx'

/** R5-335: signs not linked yet on the left, signs beside their rune on the right. A free scratch pad. */
export function Notes() {
  const { session, perform, words } = useHand()
  const { notes } = words
  const { assistant } = usePreferences()
  const [sign, setSign] = useState<number>()
  const put = (where: number) => {
    if (sign === undefined) return
    perform({ do: 'putSign', sign, where })
    setSign(undefined)
  }
  const zone = (where: number, name: string) => (
    <Zone
      name={name}
      signs={SIGNS.map((_, i) => i).filter(i => session.game.notes[i] === where)}
      chosen={sign}
      onChoose={one => setSign(one === sign ? undefined : one)}
      onPut={() => put(where)}
    />
  )
  return (
    <Frame
      className="co-notes co-scroll"
      title={notes.title}

      left={<BackButton />}
      right={<HistoryButton />}
    >
      <p className="co-ask" role="status">
        {sign === undefined ? notes.free : notes.chosen(at(words.signs, sign))}
      </p>
      <div className="co-pad">
        <section aria-label={notes.unlinked}>
          <h2>{notes.unlinked}</h2>
          {zone(UNLINKED, notes.unlinked)}
        </section>
        <ul>
          {RUNES.map((id, rune) => (
            <li key={id}>
              <RunePiece rune={rune} size={44} />
              {zone(rune, notes.beside(at(words.runes, rune)))}
            </li>
          ))}
        </ul>
      </div>
      {assistant && <Assistant />}
    </Frame>
  )
}

interface ZoneProps {
  name: string
  signs: readonly number[]
  chosen: number | undefined
  onChoose(sign: number): void
  onPut(): void
}

function Zone({ name, signs, chosen, onChoose, onPut }: ZoneProps) {
  const { words } = useHand()
  return (
    <div className={chosen === undefined ? 'co-zone' : 'co-zone co-open'}>
      {signs.map(sign => (
        <button
          key={sign}
          type="button"
          className="co-note"
          aria-pressed={sign === chosen}
          aria-label={words.notes.pick(at(words.signs, sign))}
          onClick={() => onChoose(sign)}
        >
          <SignPiece sign={sign} state={UNSEEN} size={44} />
          <span aria-hidden>{words.signs[sign]}</span>
        </button>
      ))}
      {chosen !== undefined && !signs.includes(chosen) && (
        <button
          type="button"
          className="co-put"
          aria-label={words.notes.putHere(at(words.signs, chosen), name)}
          onClick={onPut}
        >
          +
        </button>
      )}
    </div>
  )
}
