import type { Contest, Lying, Race, State } from './types.ts'

/** An independent copy, one line a field. */
export function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    variant: s.variant,
    hardClosing: s.hardClosing,
    alwaysContest: s.alwaysContest,
    youngest: s.youngest,
    headStart: s.headStart.slice(),
    phase: s.phase,
    turn: s.turn,
    first: s.first,
    time: s.time,
    due: s.due,
    bag: s.bag.slice(),
    hands: s.hands.map(copy),
    aims: s.aims.slice(),
    strengths: s.strengths.slice(),
    table: cloneTable(s.table),
    nextTag: s.nextTag,
    balance: s.balance.slice(),
    loot: s.loot.map(copy),
    catches: s.catches.map(copy),
    claims: s.claims.map(copy),
    race: cloneRace(s.race),
    penalties: s.penalties.slice(),
    contest: cloneContest(s.contest),
    wave: s.wave,
    focus: s.focus.slice(),
    picks: s.picks.slice(),
    spent: s.spent.slice(),
    awaySince: s.awaySince.slice(),
    pausedBy: s.pausedBy,
    winner: s.winner,
  }
}

function cloneTable(table: Lying): Lying {
  return {
    tag: table.tag.slice(),
    stone: table.stone.slice(),
    colour: table.colour.slice(),
    x: table.x.slice(),
    y: table.y.slice(),
    yaw: table.yaw.slice(),
    up: table.up.slice(),
    flying: table.flying.slice(),
  }
}

function cloneRace(race: Race): Race {
  return {
    launch: race.launch,
    opening: race.opening,
    closing: race.closing,
    lastWon: race.lastWon,
    order: race.order.slice(),
    requests: race.requests.map(({ seat, tag, arrived, dated, result }) => ({ seat, tag, arrived, dated, result })),
    busyUntil: race.busyUntil.slice(),
    pressed: race.pressed.slice(),
    gone: race.gone.slice(),
  }
}

function cloneContest(contest: Contest): Contest {
  return {
    colour: contest.colour,
    seats: contest.seats.slice(),
    round: contest.round,
    friction: contest.friction,
    ghost: contest.ghost,
    power: contest.power.slice(),
    aim: contest.aim.slice(),
    nerve: contest.nerve.slice(),
  }
}

function copy(numbers: number[]): number[] {
  return numbers.slice()
}
