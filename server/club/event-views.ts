import { roundsOf, type StandingRow, standings, type Tournament, WIN, winnerOf } from '@runatal/club'
import { HOUSE } from '@runatal/table'

/** A tournament in a list. */
export function glanceOf(t: Tournament, names: ReadonlyMap<string, string>, me: string | undefined) {
  const { plan, entrants, status, round } = t
  const there = entrants.filter(({ state }) => state !== 'out')
  const [first] = status === 'over' && t.off === undefined ? standings(t) : []
  return {
    id: t.id,
    name: plan.name,
    ...(t.owner === HOUSE && { evening: true }),
    game: plan.game,
    format: plan.format,
    size: plan.size,
    status,
    startsAt: plan.startsAt,
    people: there.length,
    places: plan.places,
    round,
    rounds: roundsOf(plan.format, plan.rounds, t.field.length || there.length),
    entered: there.some(({ person }) => person === me),
    ...(first && { winner: names.get(first.person) ?? '' }),
  }
}

/** All that a page shows of it, for somebody. People are told by their names, not by their ids. */
export function viewOf(t: Tournament, names: ReadonlyMap<string, string>, me: string | undefined, now: number) {
  const { plan, entrants, owner, nextAt, off } = t
  const nameOf = (person: string) => names.get(person) ?? ''
  const mine = entrants.find(({ person }) => person === me)
  const checkedIn = new Map(entrants.map(one => [one.person, one.checkedIn]))
  return {
    ...glanceOf(t, names, me),
    now,
    lasts: plan.lasts,
    clock: plan.clock,
    choices: plan.choices,
    patience: plan.patience,
    checkIn: plan.checkIn,
    ...(plan.below !== undefined && { below: plan.below }),
    weekly: plan.weekly,
    programs: plan.programs,
    listed: plan.listed,
    owner: { name: nameOf(owner), me: owner === me },
    ...(nextAt !== undefined && { nextAt }),
    ...(off && { off }),
    ...(mine && { me: { state: mine.state, checkedIn: mine.checkedIn, ready: mine.readyUntil > now } }),
    standings: standings(t).map(row => ({
      ...shown(row),
      name: nameOf(row.person),
      me: row.person === me,
      checkedIn: checkedIn.get(row.person) ?? false,
    })),
    bouts: t.bouts.map(bout => ({
      round: bout.round,
      number: bout.number,
      state: bout.state,
      ...(bout.how && { how: bout.how }),
      until: bout.until,
      // Whose race it is sees it; others might learn what they are dealt themselves.
      ...(bout.table !== undefined && { table: bout.table }),
      seats: bout.people.map((person, i) => ({
        name: nameOf(person),
        me: person === me,
        here: bout.here.includes(person),
        ...(bout.points !== undefined && { points: (bout.points[i] ?? 0) / WIN }),
        won: plan.format === 'knockout' && winnerOf(bout) === person,
      })),
    })),
  }
}

function shown({ rank, seed, state, points, buchholz, berger, cells }: StandingRow) {
  return {
    rank,
    rating: seed,
    state,
    points: points / WIN,
    buchholz: buchholz / WIN,
    berger: berger / WIN,
    cells: cells.map(cell => ({ ...cell, points: cell.points / WIN })),
  }
}
