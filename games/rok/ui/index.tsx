import type { GameUi } from '@runatal/look/board.ts'
import type { Rok } from '../rules/types.ts'
import { Board } from './Board.tsx'
import { debrief } from './debrief.ts'
import { ending } from './ending.tsx'
import { inHall, isMoment, opensPart } from './log.ts'
import { near } from './model/near.ts'
import './css/table.css'
import './css/around.css'
import './css/seats.css'
import './css/actions.css'
import './css/story.css'
import './css/slide.css'
import './css/phone.css'
import './css/phone-pages.css'
import './css/lying.css'

/** Rök's face: one lazy chunk. */
export const ui: GameUi<Rok> = {
  Board,
  words: { en: inHall('en'), fr: inHall('fr') },
  opensPart,
  isMoment,
  near,
  theme: 'rok-theme',
  // Only secret choices are hidden from those who share a screen (ROK-137, ROK-189).
  isOpen: state => state.variant === 'race',
  ending,
  debrief,
  showsSeats: true,
  live: true,
}
