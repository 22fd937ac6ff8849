/** The lab's front door: bots play a plan by the thousand, and what came of it as numbers and as a page. */
export type { Bundle, Crashed, Played } from './bundle.ts'
export { lineUps, type Plan } from './plan.ts'
export { page } from './report/page.ts'
export { run } from './run.ts'
export { type Results, resultsOf } from './stats/results.ts'
export type { Timing } from './stats/timing.ts'
