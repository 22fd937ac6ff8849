import { count, list, verb } from '@runatal/grammar/en'
import { daily } from './en/daily.ts'
import { club } from './en/club.ts'
import { conduct } from './en/conduct.ts'
import { editor } from './en/editor.ts'
import { events } from './en/events.ts'
import { friends, pairing, watching } from './en/pairing.ts'
import { gathering } from './en/gathering.ts'
import { playing } from './en/playing.ts'
import { reading } from './en/reading.ts'
import { oneself } from './en/oneself.ts'
import { refusing } from './en/refusing.ts'
import { puzzles } from './en/puzzles.ts'
import { study } from './en/study.ts'
import { whatIf } from './en/what-if.ts'

/** Every sentence of the hall, in English; the other languages are checked against it. */
export const en = {
  ...daily,
  ...gathering,
  ...playing,
  ...reading,
  ...oneself,
  ...refusing,
  ...study,
  ...puzzles,
  ...whatIf,
  ...editor,
  club,
  events,
  conduct,
  pairing,
  friends,
  watching,
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    phone: 'Phone navigation',
    home: 'The hall',
    mine: 'My games',
    daily: 'Deal of the day',
    open: 'Open a table',
    ladder: 'Leaderboards',
    rules: 'Rules',
    short: { home: 'Hall', mine: 'Games', open: 'Table', club: 'Club', rules: 'Rules' },
    soundOn: 'Sound is on: turn it off',
    soundOff: 'Sound is off: turn it on',
    settings: 'Settings',
    profile: 'Your name and past games',
    waiting: (n: number) => (n === 0 ? 'My games' : `My games: ${n} ${verb(n, 'waits', 'wait')} for you`),
    offline: 'No server: games on this device only',
    online: 'Connected',
    crowd: (n: number) => (n <= 1 ? 'The hall is yours' : `${n} people in the hall`),
  },
  noTable: {
    title: 'There is no such table here.',
    note: 'It may have been on another device, or the link is incomplete.',
  },
  outdated: {
    title: 'This game can no longer be opened.',
    note: 'It was played under older rules than today’s: open a new table to play again.',
  },
  lost: {
    title: 'No such room',
    note: 'The hall has no door at this address.',
    home: 'Back to the hall',
  },
  colours: { moss: 'Moss', lagoon: 'Lagoon', dune: 'Dune', coral: 'Coral', violet: 'Violet' },
  time: {
    minutes: (n: number) => `${n} min`,
    hours: (n: number) => `${n} h`,
    days: (n: number) => count(n, 'day'),
    now: 'now',
  },
  clocks: {
    none: 'No clock',
    move: (seconds: number) => `${seconds} s per move`,
    bank: (minutes: number, increment: number) => `${minutes} min + ${increment} s`,
    days: (n: number) => `${count(n, 'day')} per move`,
  },
  list: (names: readonly string[]) => list(names),
  broken: {
    title: 'This page broke',
    note: 'Nothing is lost: games are kept move by move. Reload to go on.',
  },
  update: 'A new version is ready.',
  reload: 'Reload',
}

export type Messages = typeof en
