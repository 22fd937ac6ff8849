import type { GameUi } from '@runatal/look/board.ts'
import { messages } from '../messages/index.ts'
import type { Rauha } from '../rules/types.ts'
import { Board } from './Board.tsx'
import { ending } from './ending.tsx'
import { forLog, opensPart, touched } from './log.ts'
import { near } from './model/near.ts'
import { Preview } from './Preview.tsx'
import { boardWords } from './words/words.ts'
import './css/table.css'
import './css/strips.css'
import './css/world.css'
import './css/held.css'
import './css/draft.css'
import './css/actions.css'
import './css/zoom.css'
import './css/ending.css'
import './css/phone.css'
import './css/lying.css'

/** Rauha's face: one lazy chunk. */
export const ui: GameUi<Rauha> = {
  Board,
  words: { en: forLog(messages.en, boardWords.en), fr: forLog(messages.fr, boardWords.fr) },
  opensPart,
  touched,
  theme: 'rauha-theme',
  ending,
  preview: (choice, value) => (choice === 'side' ? <Preview side={value} /> : undefined),
  showsSeats: true,
  near,
}
