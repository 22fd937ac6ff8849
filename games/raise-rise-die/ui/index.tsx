import type { GameUi } from '@runatal/look/board.ts'
import { ownValues } from '../pages/decks/own.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { Board } from './Board.tsx'
import { ending } from './ending.tsx'
import { gameWords, grouped, isMoment, opensPart } from './log.ts'
import { near } from './near.ts'
import { pictured } from './Thumb.tsx'
import './css/theme.css'
import './css/card.css'
import './css/mat.css'
import './css/chain.css'
import './css/stops.css'
import './css/hand.css'
import './css/zoom.css'
import './css/phone.css'
import './css/upright.css'
import './css/lying.css'

/** Raise, Rise & Die's face: one lazy chunk. */
export const ui: GameUi<RaiseRiseDie> = {
  Board,
  words: { en: gameWords('en'), fr: gameWords('fr') },
  opensPart,
  isMoment,
  grouped,
  pictured,
  near,
  theme: 'rrd-theme',
  ending,
  ownValues,
  showsSeats: true,
}
