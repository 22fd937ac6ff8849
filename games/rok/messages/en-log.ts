import type { Lines } from '@runatal/grammar'
import { a, capital, count, number, type Person, together, verb } from '@runatal/grammar/en'
import type { Colour } from '../content/stones.ts'
import type { Event } from '../rules/events.ts'
import { colours, runeText, thePair, theRune } from './en-names.ts'
import { reported, type Timed } from './words.ts'

/** What happened, line by line. */
export const log: Lines<Event, Person> = {
  'game.created': ({ seats, variant }) => `A game of ${seats} begins${variant === 'calm' ? ', without a clock' : ''}.`,
  'balance.drawn': ({ seat, rune }, who) => `${who(seat).does('draws', 'draw')} ${theRune(rune)} as a Balance rune.`,
  'balance.redrawn': ({ seats, rune }, who) =>
    `${together(seats.map(who), 'has', 'have')} drawn the same rune, ${runeText(rune)}, and ${verb(seats.length, 'draws', 'draw')} again.`,
  'turn.started': ({ turn, first }, who) => `Throw ${turn}: ${who(first).does('holds', 'hold')} the bag.`,
  'hand.drawn': ({ seat, count: drawn, bag }, who) =>
    drawn === 0
      ? undefined
      : `${who(seat).does('draws', 'draw')} ${count(drawn, 'stone')}; ` +
        `${bag === 0 ? 'the bag is empty' : `${bag} ${verb(bag, 'is', 'are')} left in the bag`}.`,
  'throw.armed': ({ seat }, who) => `${who(seat).does('has', 'have')} set ${who(seat).their('throw')}.`,
  'throw.signalled': ({ by }, who) =>
    by === 'server' ? 'Nobody gives the signal: the table does.' : `${who(by).does('gives', 'give')} the signal.`,
  'throw.simulated': ({ thrown: { length: n } }) =>
    n === 0 ? undefined : `${count(n, 'stone')} ${verb(n, 'flies', 'fly')}.`,
  'stone.outOfTable': ({ colour }) => `${a(`${colours[colour]} stone`)} leaves the table and goes back into the bag.`,
  'throw.settled'({ stones }) {
    const up = stones.filter(({ face }) => face === 'up').length
    return up === 0
      ? 'No stone shows its sign.'
      : `${up} of ${count(stones.length, 'stone')} ${verb(up, 'shows its sign', 'show their signs')}.`
  },
  'grab.opened': ({ signs: { length: n } }) =>
    `The stones lie still: ${n === 0 ? 'no sign' : count(n, 'sign')} to read.`,
  'grab.requested': ({ seat, stone }, who) => `${who(seat).does('reaches', 'reach')} for stone ${stone}.`,
  'grab.awarded': ({ seat, rune }, who) => `${who(seat).does('grabs', 'grab')} ${theRune(rune)}.`,
  'grab.lost': ({ seat, stone }, who) => `${who(seat).does('is', 'are')} too late for stone ${stone}.`,
  'grab.refused': ({ seat, reason }, who) =>
    `${who(seat).said} reached out ${reason === 'falseStart' ? 'too early' : 'after the end'}.`,
  'pair.made': ({ seat, rune }, who) => `${who(seat).does('completes', 'complete')} ${thePair(rune)}.`,
  'balance.completed': ({ seat, rune }, who) =>
    `${who(seat).does('grabs', 'grab')} the twin of ${who(seat).their('Balance rune')}, ${runeText(rune)}.`,
  'claim.taken': ({ seat, victim, rune }, who) =>
    `${who(seat).does('holds', 'hold')} the twin of ${who(victim).own('Balance rune')}, ${runeText(rune)}.`,
  'vote.nothingLeft': ({ seat, on }, who) =>
    on ? `${who(seat).does('says', 'say')} “nothing left”.` : `${who(seat).does('looks', 'look')} again.`,
  'grab.closed': ({ reason }) => CLOSED[reason],
  'grab.report'(event, who) {
    const stones = reported(event).map(
      ([stone, times]) => `stone ${stone}: ${times.map(one => time(one, who(one.seat))).join(', ')}`,
    )
    return stones.length === 0 ? 'Nobody reached for a stone.' : `Reaction times. ${capital(stones.join('; '))}.`
  },
  'check.falsePairs': ({ faults }, who) =>
    faults.length === 0
      ? undefined
      : `${faults.length === 1 ? 'False pair' : 'False pairs'}: ${faults
          .map(({ seat, orphans }) => `${who(seat).said} (${orphans.map(runeText).join(', ')})`)
          .join('; ')}.`,
  'penalty.paid': ({ seat, rune }, who) => `${who(seat).does('gives', 'give')} back ${thePair(rune)}.`,
  'half.returned': ({ seat, rune }, who) =>
    `${who(seat).said} grabbed only half of ${thePair(rune)}: it goes into the bag.`,
  'pair.split': ({ seats, rune }, who) =>
    `${together(seats.map(who), 'splits', 'split')} ${thePair(rune)}: it goes into the bag.`,
  'contest.opened': ({ colour, seats, round }, who) =>
    `${together(seats.map(who), 'slides', 'slide')} for ${stake(colour)}${inRound(round)}.`,
  'slide.played': ({ seat }, who) => `${who(seat).does('has', 'have')} slid.`,
  'contest.result': ({ results, winner, drawn }, who) =>
    `${results
      .map(({ seat, gap, touched, shot }) =>
        touched
          ? `${who(seat).said} touched`
          : shot
            ? `${who(seat).does('stops', 'stop')} at ${number(gap)} mm`
            : `${who(seat).said} did not slide`,
      )
      .join(', ')}. ${decided(winner === undefined ? undefined : who(winner), drawn)}`,
  'nerve.opened': ({ seats, round, colour }, who) =>
    `${together(seats.map(who), 'takes', 'take')} the trial of nerve for ${stake(colour)}${inRound(round)}.`,
  'nerve.result': ({ limit, picks, winner, drawn }, who) =>
    `The limit is ${limit}: ${picks.map(({ seat, number: picked }) => `${who(seat).said} ${picked}`).join(', ')}. ` +
    decided(winner === undefined ? undefined : who(winner), drawn),
  'theft.ordered': ({ colour, order }, who) =>
    `Order of the ${colours[colour]} thefts: ${order
      .map(([thief, victim]) => who(thief).does('robs', 'rob', who(victim)))
      .join(', then ')}.`,
  'theft.resolved'({ thief, victim, rune, count: runes, colour }, who) {
    const more = runes === 0 ? '' : ` and ${count(runes, `${colours[colour]} rune`)}`
    return `${who(thief).does('robs', 'rob', who(victim))} of ${theRune(rune)}${more}.`
  },
  'balance.replaced': ({ seat, rune, distance }, who) =>
    `${who(seat).does('gets', 'get')} ${theRune(rune)}, ${number(distance)} mm from the Destiny rune, as a Balance rune.`,
  'balance.unserved': ({ seat }, who) => `${who(seat).does('has', 'have')} no Balance rune for the next throw.`,
  'table.cleared': ({ count: hidden, bag }) =>
    hidden === 0
      ? undefined
      : `${count(hidden, 'face-down stone')} ${verb(hidden, 'goes', 'go')} back into the bag, which holds ${bag}.`,
  'bag.passed': ({ from, to }, who) => `${who(from).gives('hands', 'hand', 'the bag', who(to))}.`,
  'table.paused': ({ by }, who) => `${who(by).does('pauses', 'pause')} the table.`,
  'table.resumed': ({ by }, who) => `${who(by).does('goes', 'go')} on.`,
  'game.ended': ({ reason, loots }, who) =>
    `${reason === 'bag' ? 'The bag is nearly empty' : 'The last throw is played'}: ` +
    `${loots.map((loot, seat) => `${who(seat).said} ${loot}`).join(', ')}.`,
  'tie.contest': ({ seats }, who) => `${together(seats.map(who), 'is', 'are')} level: a last challenge decides.`,
  'game.won': ({ seat, runes }, who) =>
    `${who(seat).does('wins', 'win')}${runes === 0 ? '' : ` with ${count(runes, 'rune')}`} ` +
    `and ${who(seat).or('becomes', 'become')} grand master of the runes!`,
  'calm.wave': ({ wave }) => `Wave ${wave}: everybody chooses in secret.`,
  'calm.revealed': ({ choices }, who) =>
    `${choices
      .map(({ seat, rune, focus, result }) =>
        rune === undefined
          ? who(seat).does('passes', 'pass')
          : `${
              focus === 0
                ? `${who(seat).does('goes', 'go')} for ${theRune(rune)} without a point`
                : `${who(seat).does('puts', 'put')} ${count(focus, 'point')} on ${theRune(rune)}`
            } (${RESULTS[result]})`,
      )
      .join('; ')}.`,
  'player.disconnected': ({ seat }, who) => `${who(seat).does('is', 'are')} away.`,
  'player.returned': ({ seat }, who) => `${who(seat).does('is', 'are')} back.`,
}

const CLOSED = {
  noLive: 'Nothing is left to grab: hands off.',
  vote: 'Everybody agrees that nothing is left.',
  silence: 'Nobody has grabbed for a while: hands off.',
  cap: 'Time is up: hands off.',
  calm: 'The choices are made.',
}

const RESULTS = { won: 'won', lost: 'in vain', split: 'split', stays: 'nobody gets it', passed: 'passes' }

/** What a contest is about. */
function stake(colour: Colour | undefined): string {
  return colour === undefined ? 'the victory' : `the order of the ${colours[colour]} thefts`
}

const inRound = (round: number) => (round === 1 ? '' : `, round ${round}`)

function decided(winner: Person | undefined, drawn = false): string {
  if (winner === undefined) return 'Once more.'
  return drawn ? `Chance picks ${winner.said}.` : `${capital(winner.does('wins', 'win'))}.`
}

function time({ ms, result }: Timed, { said }: Person): string {
  if (result === 'falseStart') return `${said} ${number(-ms)} ms too early`
  return `${said} ${number(ms)} ms${result === 'closed' ? ', after the end' : ''}`
}
