import { type Site, useOf } from './site.ts'

/** How the house grows: each step does what the one before cannot. */
export const STEPS = {
  /** One process and one PostgreSQL. */
  one: () => ({ processes: 1, databases: 1, cores: 8, news: 'all', replicas: false }),
  /** As many processes as needed, people on any of them. */
  anywhere: processes => ({ processes, databases: 1, cores: 8, news: 'all', replicas: false }),
  /** Lists and replays from copies. */
  replicas: processes => ({ processes, databases: 1, cores: 8, news: 'all', replicas: true }),
  /** People are led to the process that keeps their table; nobody else hears of it. */
  byKeeper: processes => ({ processes, databases: 1, cores: 8, news: 'table', replicas: true }),
  /** The log in four databases, by table. */
  partitioned: processes => ({ processes, databases: 4, cores: 8, news: 'table', replicas: true }),
} satisfies Record<string, (processes: number) => Site>

export type Step = keyof typeof STEPS

/** Busier than this nothing is planned: evenings are not even, and one of them may be down. */
export const BUSY = 0.6
const MOST_PROCESSES = 200

/** The step's site with as few processes as will do; undefined if no number does. */
export function siteFor(step: Step, people: number): Site | undefined {
  for (let processes = 1; processes <= MOST_PROCESSES; processes++) {
    const site = STEPS[step](processes)
    const { process, database } = useOf(site, people)
    if (process <= BUSY && database <= BUSY) return site
  }
  return undefined
}

/** How many people a step can bear, to the nearest hundred. */
export function mostPeople(step: Step): number {
  let [can, cannot] = [0, 100_000]
  for (; cannot - can > 1;) {
    const middle = Math.floor((can + cannot) / 2)
    if (siteFor(step, middle * 100) === undefined) cannot = middle
    else can = middle
  }
  return can * 100
}
