import type { GameUi } from '@runatal/look/board.ts'
import { messages } from '../messages/index.ts'
import type { Rising5 } from '../rules/types.ts'
import { Board } from './Board.tsx'
import { ending } from './ending.tsx'
import { forLog, isMoment, isTalk, opensPart } from './log.ts'
import { near } from './model/near.ts'
import { isOpen } from './model/open.ts'
import { debrief } from './questions.ts'
import './css/theme.css'
import './css/layout.css'
import './css/stage.css'
import './css/signs.css'
import './css/notes.css'
import './css/land.css'
import './css/dock.css'
import './css/panel.css'
import './css/master.css'
import './css/zoom.css'
import './css/compact.css'
import './css/upright.css'
import './css/lying.css'

/** Rising 5's face: one lazy chunk. */
export const ui: GameUi<Rising5> = {
  Board,
  words: { en: forLog(messages.en), fr: forLog(messages.fr) },
  opensPart,
  isMoment,
  isTalk,
  near: (state, _, __, language) => near(state, language),
  theme: 'r5-theme',
  isOpen,
  ending,
  debrief,
}
