import type { GameUi } from '@runatal/look/board.ts'
import { messages } from '../messages/index.ts'
import type { Rok } from '../rules/types.ts'
import { debriefed, type Hands, middle } from './model/debrief.ts'
import { boardWords } from './words/words.ts'

/** What a race says afterwards: how quick each hand was, what was left lying, and what a theft should have been. */
export const debrief: NonNullable<GameUi<Rok>['debrief']> = (record, names, language) => {
  const { hands, missed } = debriefed(record)
  const { debrief: said, thefts } = boardWords[language]
  const each = (label: string, cell: (its: Hands) => string) => ({ label, cells: hands.map(cell) })
  const isRace = hands.some(({ reactions, early, late }) => reactions.length + early + late > 0)
  const rows = [
    each(said.reaction, ({ reactions }) => said.seconds(middle(reactions))),
    each(said.quickest, ({ reactions }) => said.seconds(reactions.length === 0 ? undefined : Math.min(...reactions))),
    each(said.won, ({ won }) => String(won)),
    each(said.second, ({ second }) => String(second)),
    each(said.early, ({ early }) => String(early)),
    each(said.late, ({ late }) => String(late)),
  ]
  const moments = missed.map(one => ({
    position: one.position,
    said:
      one.what === 'left'
        ? said.left(one.turn, one.runes.map(messages[language].rune))
        : said.order(
            names[one.seat] ?? '',
            thefts(one.thefts.map(([thief, victim]) => [names[thief] ?? '', names[victim] ?? ''])),
            one.more,
          ),
  }))
  return { title: said.title, rows: isRace ? rows : [], moments }
}
