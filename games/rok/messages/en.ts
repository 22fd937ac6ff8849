import type { AnyMove, EventWords, Kind, Messages, Name } from './messages.ts'
import type { RuneName, Seat, State } from './kinds.ts'
import { capital, onTable, parts, reported, seconds, tell, type Timed } from './words.ts'

const colours = { black: 'black', grey: 'grey', white: 'white' }
const signs = {
  fehu: 'fehu',
  ansuz: 'ansuz',
  thurisaz: 'thurisaz',
  wunjo: 'wunjo',
  raido: 'raido',
  berkano: 'berkano',
  algiz: 'algiz',
  tiwaz: 'tiwaz',
}

export const en: Messages = {
  colours,
  signs,
  levels: { apprentice: 'Apprentice', initiate: 'Initiate', master: 'Master' },
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
          seat1: 'Seat 1 (youngest)',
          seat2: 'Seat 2 (youngest)',
          seat3: 'Seat 3 (youngest)',
          seat4: 'Seat 4 (youngest)',
          seat5: 'Seat 5 (youngest)',
        },
      },
      hardClosing: {
        name: 'End of the grabbing',
        values: { off: 'When no stone is worth grabbing', on: 'By vote or clock only' },
      },
      alwaysContest: {
        name: 'Several thefts of a colour',
        values: { off: 'Slide where the order matters', on: 'Always slide' },
      },
    },
    seat: { headStart: { name: 'Head start', value: ms => (ms === 0 ? 'None' : `${seconds(ms)} s`) } },
  },
  rune,
  stone(state, place) {
    const { tag, colour, rune: seen, far } = onTable(state, place)
    return `${tag}: ${seen === undefined ? `${colours[colour]}, face down` : rune(seen)}, ${far} mm`
  },
  ask: (kind, state, me) => ASKS[kind](state, me),
  waiting: (kind, name) => `${name} ${WAITING[kind]}…`,
  move: (move, state) => moveText(move, state),
  event: (event, name) => tell(log, event, name),
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
  slideTime: () => 'The slide is about to close.',
  orderThefts: () => 'You slid best: choose the order of the thefts.',
  orderTime: () => 'The order of the thefts is due.',
  calmTarget: (state, me) => `Choose a target in secret. You have ${plural(state.focus[me] ?? 0, 'focus point')}.`,
  nervePick: () => 'Pick a number from 1 to 10: the highest that is not above the hidden limit wins.',
  presence: () => 'Are you there?',
  pause: () => 'Pause after this turn?',
  resume: () => 'The table rests. Go on when you are ready.',
}

const WAITING: Record<Kind, string> = {
  setThrow: 'aims',
  giveSignal: 'gives the signal',
  signalTime: 'waits for the signal',
  launch: 'counts down',
  opening: 'watches the stones',
  grab: 'grabs',
  nothingLeft: 'looks for more',
  raceClock: 'watches the clock',
  choosePenaltyPair: 'chooses a pair to give back',
  penaltyTime: 'watches the penalty',
  ghost: 'watches the ghost',
  slideShot: 'slides',
  finalSlide: 'slides for the game',
  slideTime: 'watches the slide',
  orderThefts: 'orders the thefts',
  orderTime: 'watches the thefts',
  calmTarget: 'chooses a target',
  nervePick: 'picks a number',
  presence: 'is away',
  pause: 'plays',
  resume: 'has paused the table',
}

function moveText(move: AnyMove, state: State): string {
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
      return 'Wait, there is more'
    case 'give':
      return `Give the pair ${rune(move.pair)}`
    case 'shoot':
      return `Slide at power ${move.power}, aim ${move.aim}°`
    case 'order':
      return move.thefts.map(([thief, victim]) => `${thief + 1} robs ${victim + 1}`).join(', then ')
    case 'target':
      return `${capital(stoneText(state, move.stone))}: ${move.focus} focus`
    case 'pass':
      return 'Pass'
    case 'pick':
      return `${move.number}`
    case 'away':
      return 'Away'
    case 'back':
      return 'Back'
    case 'pause':
      return 'Pause after this turn'
    case 'resume':
      return 'Go on'
  }
}

function stoneText(state: State, tag: number): string {
  const place = state.table.tag.indexOf(tag)
  if (place < 0) return `stone ${tag}`
  const { colour, rune: seen } = onTable(state, place)
  return seen === undefined ? `stone ${tag}, ${colours[colour]}, face down` : `stone ${tag}, ${rune(seen)}`
}

const log: EventWords = {
  'game.created': ({ seats, variant }) => `A game of ${seats} begins${variant === 'calm' ? ', without a clock' : ''}.`,
  'balance.drawn': ({ seat, rune: one }, name) => `${name(seat)} draws ${rune(one)} as a Balance rune.`,
  'balance.redrawn': ({ seats, rune: one }, name) => `${list(seats.map(name))} both drew ${rune(one)} and draw again.`,
  'turn.started': ({ turn, first }, name) => `Throw ${turn}: ${name(first)} is first.`,
  'hand.drawn': ({ seat, count, bag }, name) =>
    `${name(seat)} draws ${plural(count, 'stone')}; ${bag} are left in the bag.`,
  'throw.armed': ({ seat }, name) => `${name(seat)} has set a throw.`,
  'throw.signalled': ({ by }, name) =>
    by === 'server' ? 'Nobody gave the signal: the table does.' : `${name(by)} gives the signal.`,
  'throw.simulated': ({ thrown }) => `${plural(thrown.length, 'stone')} fly.`,
  'stone.outOfTable': ({ colour }) => `A ${colours[colour]} stone leaves the table and goes back into the bag.`,
  'throw.settled': ({ stones }) =>
    `${plural(stones.filter(({ face }) => face === 'up').length, 'stone')} of ${stones.length} lie face up.`,
  'grab.opened': ({ signs: shown }) => `The stones lie still: ${plural(shown.length, 'sign')} to read.`,
  'grab.requested': ({ seat, stone }, name) => `${name(seat)} reaches for stone ${stone}.`,
  'grab.awarded': ({ seat, rune: one }, name) => `${name(seat)} grabs ${rune(one)}.`,
  'grab.lost': ({ seat, stone }, name) => `${name(seat)} was too late for stone ${stone}.`,
  'grab.refused': ({ seat, reason }, name) =>
    reason === 'falseStart' ? `${name(seat)} reached out too early.` : `${name(seat)} reached out after the end.`,
  'pair.made': ({ seat, rune: one }, name) => `${name(seat)} has the pair ${rune(one)}.`,
  'balance.completed': ({ seat, rune: one }, name) => `${name(seat)} pairs ${rune(one)} with the own Balance rune.`,
  'claim.taken': ({ seat, victim, rune: one }, name) =>
    `${name(seat)} holds ${rune(one)}, the twin of ${name(victim)}’s Balance rune.`,
  'vote.nothingLeft': ({ seat, on }, name) => (on ? `${name(seat)} sees nothing left.` : `${name(seat)} looks again.`),
  'grab.closed': ({ reason }) => CLOSED[reason],
  'grab.report'(event, name) {
    const stones = reported(event).map(
      ([stone, times]) => `stone ${stone}: ${times.map(one => time(one, name)).join(', ')}`,
    )
    return stones.length === 0 ? 'Nobody reached for a stone.' : `Reaction times. ${capital(stones.join('; '))}.`
  },
  'check.falsePairs': ({ faults }, name) =>
    faults.length === 0
      ? 'Nobody has a false pair.'
      : `False pairs: ${faults.map(({ seat, orphans }) => `${name(seat)} (${orphans.map(rune).join(', ')})`).join('; ')}.`,
  'penalty.paid': ({ seat, rune: one }, name) => `${name(seat)} gives back the pair ${rune(one)}.`,
  'half.returned': ({ seat, rune: one }, name) =>
    `${name(seat)} did not finish the pair ${rune(one)}: it goes into the bag.`,
  'pair.split': ({ seats, rune: one }, name) =>
    `${list(seats.map(name))} split the pair ${rune(one)}: it goes into the bag.`,
  'contest.opened': ({ colour, seats, round }, name) =>
    `${list(seats.map(name))} slide for ${colour === undefined ? 'the game' : `the order of the ${colours[colour]} thefts`}, round ${round}.`,
  'slide.played': ({ seat }, name) => `${name(seat)} has slid.`,
  'contest.result': ({ results, winner, drawn }, name) =>
    `${results.map(({ seat, gap, touched, shot }) => `${name(seat)} ${touched ? 'touched' : shot ? `${gap} mm` : 'did not shoot'}`).join(', ')}. ` +
    (winner === undefined
      ? 'They slide again.'
      : drawn
        ? `Chance decides for ${name(winner)}.`
        : `${name(winner)} slid best.`),
  'nerve.opened': ({ seats, round }, name) => `${list(seats.map(name))} try their nerve, round ${round}.`,
  'nerve.result': ({ limit, picks, winner, drawn }, name) =>
    `The limit is ${limit}: ${picks.map(({ seat, number }) => `${name(seat)} ${number}`).join(', ')}. ` +
    (winner === undefined
      ? 'They pick again.'
      : drawn
        ? `Chance decides for ${name(winner)}.`
        : `${name(winner)} wins.`),
  'theft.ordered': ({ colour, order }, name) =>
    `Order of the ${colours[colour]} thefts: ${order.map(([thief, victim]) => `${name(thief)} robs ${name(victim)}`).join(', then ')}.`,
  'theft.resolved': ({ thief, victim, rune: one, count, colour }, name) =>
    `${name(thief)} robs ${name(victim)} of ${rune(one)}${count > 0 ? ` and ${plural(count, `${colours[colour]} rune`)}` : ''}.`,
  'balance.replaced': ({ seat, rune: one, distance }, name) =>
    `${name(seat)} takes ${rune(one)}, ${distance} mm from the Destiny rune, as a Balance rune.`,
  'balance.unserved': ({ seat }, name) => `${name(seat)} gets no Balance rune for the next throw.`,
  'table.cleared': ({ count, bag }) => `${plural(count, 'face-down stone')} back into the bag, which holds ${bag}.`,
  'bag.passed': ({ from, to }, name) => `${name(from)} hands the bag to ${name(to)}.`,
  'table.paused': ({ by }, name) => `${name(by)} pauses the table.`,
  'table.resumed': ({ by }, name) => `${name(by)} goes on.`,
  'game.ended': ({ reason, loots }, name) =>
    `${reason === 'bag' ? 'The bag is nearly empty' : 'The last throw was played'}: ${loots.map((loot, seat) => `${name(seat)} ${loot}`).join(', ')}.`,
  'tie.contest': ({ seats }, name) => `${list(seats.map(name))} are level: a last challenge decides.`,
  'game.won': ({ seat, runes }, name) => `${name(seat)} wins with ${plural(runes, 'rune')} and is grand master!`,
  'calm.wave': ({ wave }) => `Wave ${wave}: choose in secret.`,
  'calm.revealed': ({ choices }, name) =>
    choices
      .map(
        ({ seat, rune: one, focus, result }) =>
          `${name(seat)}: ${one === undefined ? 'pass' : `${rune(one)} with ${focus}, ${RESULTS[result]}`}`,
      )
      .join('; '),
  'player.disconnected': ({ seat }, name) => `${name(seat)} is away.`,
  'player.returned': ({ seat }, name) => `${name(seat)} is back.`,
}

const CLOSED = {
  noLive: 'No stone is worth grabbing any more: hands off.',
  vote: 'Everybody agrees that nothing is left.',
  silence: 'Nobody has grabbed for a while: hands off.',
  cap: 'Time is up: hands off.',
  calm: 'The choices are made.',
}

const RESULTS = { won: 'won', lost: 'lost', split: 'split', stays: 'nobody gets it', passed: 'passed' }

function rune(one: RuneName): string {
  const [colour, sign] = parts(one)
  return `${colours[colour]} ${signs[sign]}`
}

function time({ seat, ms, result }: Timed, name: Name): string {
  if (result === 'falseStart') return `${name(seat)} ${-ms} ms too early`
  return `${name(seat)} ${ms} ms${result === 'closed' ? ', after the end' : ''}`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}
