/**
 * The house's wall time in milliseconds, by a monotonic clock. It goes on evenly from where it was at the start: a
 * clock that is set forwards or back while people play neither costs anybody time nor gives them any. Processes that
 * share a database agree on its time.
 */
export function houseTime(): number {
  return Math.floor(beginning + performance.now())
}

let beginning = performance.timeOrigin

export function setHouseTime(now: number): void {
  beginning = now - performance.now()
}
