import { reader, tell } from '@runatal/grammar'
import { capital, count, number, people, sentence, waitingFor } from '@runatal/grammar/en'
import { log } from './en-log.ts'
import { colours, runeText, signs } from './en-names.ts'
import type { Seat, State } from './kinds.ts'
import type { AnyMove, Kind, Messages } from './messages.ts'
import { onTable } from './words.ts'

export const en: Messages = {
  colours,
  signs,
  levels: {
    novice: 'Novice',
    apprentice: 'Apprentice',
    initiate: 'Initiate',
    master: 'Master',
    grandmaster: 'Grandmaster',
  },
  choices: {
    table: {
      variant: {
        name: 'How to grab',
        values: { race: 'A race against the clock', calm: 'Calm: secret choices, no clock' },
      },
      first: {
        name: 'Who begins',
        values: {
          chance: 'By chance',
          seat1: 'Seat 1, the youngest',
          seat2: 'Seat 2, the youngest',
          seat3: 'Seat 3, the youngest',
          seat4: 'Seat 4, the youngest',
          seat5: 'Seat 5, the youngest',
        },
      },
      hardClosing: {
        name: 'End of the grabbing',
        values: { off: 'When nothing is left to grab', on: 'By vote or clock only' },
      },
      alwaysContest: {
        name: 'Several thefts of a colour',
        values: { off: 'Slide where the order matters', on: 'Always slide' },
      },
    },
    seat: { headStart: { name: 'Head start', value: ms => (ms === 0 ? 'None' : `${number(ms / 1000)} s`) } },
  },
  rune: runeText,
  stone(state, place) {
    const { tag, colour, rune, far } = onTable(state, place)
    return `${tag}: ${rune === undefined ? `${colours[colour]}, face down` : runeText(rune)}, ${far} mm`
  },
  ask: (kind, state, me) => ASKS[kind](state, me),
  waiting: (kind, name) => waitingFor(name, WAITING[kind]),
  move: (move, state, me) => moveText(move, state, me),
  event: (event, name) => sentence(tell(log, event, people(name))),
  progress: ({ turn, phase, bag }) => (phase === 'over' ? 'The end' : `Throw ${turn} · bag ${bag.length}`),
}

const ASKS: Record<Kind, (state: State, me: Seat) => string> = {
  setThrow: () => 'Set the aim and strength of your throw.',
  giveSignal: () => 'Give the signal for the throw!',
  signalTime: () => 'The signal is due.',
  launch: () => 'The stones are about to fly.',
  opening: () => 'The stones are coming to rest.',
  grab: ({ phase }) =>
    phase === 'flight' ? 'Hands off until the stones lie still!' : 'Grab the stones that make pairs!',
  nothingLeft: () => 'Grab the stones that make pairs! Nothing left? Say so.',
  raceClock: () => 'The race is on.',
  choosePenaltyPair: () => 'A false pair: choose the pair of your loot that you give back.',
  penaltyTime: () => 'A pair is about to be given back.',
  ghost: () => 'Watch the ghost stone slide.',
  slideShot: () => 'Slide your stone as close to the Destiny rune as you can. Do not touch it!',
  finalSlide: () => 'The last challenge: slide closest to the Destiny rune without touching it.',
  slideTime: () => 'The slide is about to end.',
  orderThefts: () => 'The contest is yours: choose the order of the thefts.',
  orderTime: () => 'The order of the thefts is due.',
  calmTarget(state, me) {
    const focus = state.focus[me] ?? 0
    return `Choose a target in secret. You have ${focus === 0 ? 'no focus' : count(focus, 'point') + ' of focus'} left.`
  },
  nervePick: () => 'Pick a number from 1 to 10: the highest that is not above the hidden limit wins.',
  presence: () => 'Are you there?',
  pause: () => 'Pause after this turn?',
  resume: () => 'The table is paused. Go on when you are ready.',
}

/** What the others wait for. */
const WAITING: Record<Kind, string> = {
  setThrow: 'set their throw',
  giveSignal: 'give the signal',
  signalTime: 'hear the signal',
  launch: 'throw',
  opening: 'watch the stones',
  grab: 'grab stones',
  nothingLeft: 'say “nothing left”',
  raceClock: 'finish the race',
  choosePenaltyPair: 'choose a pair to give back',
  penaltyTime: 'give a pair back',
  ghost: 'watch the ghost',
  slideShot: 'slide their stone',
  finalSlide: 'slide their stone for the game',
  slideTime: 'finish the slide',
  orderThefts: 'choose the order of the thefts',
  orderTime: 'choose the order of the thefts',
  calmTarget: 'choose a target',
  nervePick: 'pick a number',
  presence: 'come back',
  pause: 'play',
  resume: 'go on with the game',
}

function moveText(move: AnyMove, state: State, me: Seat): string {
  switch (move.do) {
    case 'aim':
      return `Aim ${move.aim}°, strength ${move.strength}`
    case 'throw':
      return 'Throw!'
    case 'launch':
      return 'The stones fly'
    case 'timeUp':
      return 'Time is up'
    case 'grab':
      return `Grab ${stoneText(state, move.stone)}`
    case 'press':
      return 'Nothing left'
    case 'takeBack':
      return 'Look again'
    case 'give':
      return `Give back the pair of ${runeText(move.pair)}`
    case 'shoot':
      return `Slide at strength ${move.power}, aim ${move.aim}°`
    case 'order': {
      const who = people(seat => (seat === me ? reader('') : `player ${seat + 1}`))
      return capital(move.thefts.map(([thief, victim]) => who(thief).does('robs', 'rob', who(victim))).join(', then '))
    }
    case 'target':
      return `${capital(stoneText(state, move.stone))}: ${move.focus === 0 ? 'no focus' : count(move.focus, 'point') + ' of focus'}`
    case 'pass':
      return 'Pass'
    case 'pick':
      return `${move.number}`
    case 'away':
      return 'I am away'
    case 'back':
      return 'I am back'
    case 'pause':
      return 'Pause after this turn'
    case 'resume':
      return 'Go on'
  }
}

function stoneText(state: State, tag: number): string {
  const place = state.table.tag.indexOf(tag)
  if (place < 0) return `stone ${tag}`
  const { colour, rune } = onTable(state, place)
  return `stone ${tag}, ${rune === undefined ? `${colours[colour]}, face down` : runeText(rune)}`
}
