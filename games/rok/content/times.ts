/** Every time of the race, in milliseconds, and every other number of it. */

/** ROK-041, ROK-042. */
export const SIGNAL_TIME = 15_000
export const COUNTDOWN = 2100
/** ROK-079, ROK-207. */
export const OPEN_DELAY = 250
export const LONGEST_FLIGHT = 6000
/** ROK-080. */
export const FALSE_START_BUSY = 500
/** ROK-081. */
export const LATENCY_CAP = 125
export const JITTER = 30
/** ROK-082. */
export const HUMAN_FLOOR = 120
/** ROK-083, ROK-210. */
export const ARBITRATION = 160
/** ROK-084. */
export const TIE = 5
/** ROK-061. */
export const BUSY_WON = 300
export const BUSY_LOST = 150
/** ROK-086: so many requests in any second. */
export const MOST_REQUESTS = 5
export const RATE_WINDOW = 1000
/** ROK-092, ROK-095, ROK-096. */
export const LEAST_OPEN = 4000
export const AFTER_LAST_GRAB = 1500
export const SILENCE = 8000
export const CAP = 45_000
/** ROK-105, ROK-133, ROK-141. */
export const PENALTY_TIME = 10_000
export const ORDER_TIME = 15_000
export const SLIDE_TIME = 15_000
/** ROK-199: head starts that a table may give. */
export const LONGEST_HEAD_START = 1500
