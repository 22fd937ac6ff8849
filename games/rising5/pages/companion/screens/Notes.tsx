import { at } from '@runatal/look/at.ts'
import { useHall } from '@runatal/look/hall/hall.ts'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { useMemo } from 'react'
import { knownOf, UNLINKED } from '../../../companion/index.ts'
import { hintedSign } from '../../../ui/model/history.ts'
import { NoteGrid } from '../../../ui/parts/NoteGrid.tsx'
import { boardWords } from '../../../ui/words/words.ts'
import { BackButton, HistoryButton } from '../bars.tsx'
import { useHand } from '../hand.ts'
import { Frame } from '../parts.tsx'
import { usePreferences } from '../preferences.ts'
import { Assistant } from './Assistant.tsx'
import '../../../ui/css/theme.css'
import '../../../ui/css/notes.css'

const loadKnowledge = () => import('../../../ui/model/knowledge.ts')

/** R5-335: the same grid as at the table. Hints stand in it by themselves; with the assistant, all that follows too. */
export function Notes() {
  const { session, perform, words } = useHand()
  const { language } = useHall()
  const { assistant } = usePreferences()
  const { game } = session
  const known = useMemo(() => knownOf(game), [game])
  const deduction = useLoaded('knowledge of Rising 5', loadKnowledge)
  const knowledge = useMemo(
    () => (assistant && typeof deduction === 'object' ? deduction.knowledgeOf(known) : undefined),
    [assistant, deduction, known],
  )
  const put = (sign: number, where: number) => perform({ do: 'putSign', sign, where })
  return (
    <Frame
      className="co-notes co-scroll"
      title={words.notes.title}

      left={<BackButton />}
      right={<HistoryButton />}
    >
      <p className="co-ask">{words.notes.free}</p>
      <div className="co-pad r5-theme">
        <NoteGrid
          words={boardWords[language]}
          runeName={rune => at(words.runes, rune)}
          open
          isPinned={(rune, sign) => game.notes[sign] === rune}
          isUnlinked={sign => game.notes[sign] === UNLINKED}
          hinted={rune => hintedSign(known, rune)}
          fact={(rune, sign) => knowledge?.square(rune, sign)}
          pressHead={sign => put(sign, UNLINKED)}
          pressSquare={(rune, sign) => put(sign, game.notes[sign] === rune ? UNLINKED : rune)}
        />
      </div>
      {assistant && <Assistant />}
    </Frame>
  )
}
