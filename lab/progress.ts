/** How far a run is. */
export interface Standing {
  done: number
  total: number
  /** Of those done, played in this sitting. */
  playedNow: number
  seconds: number
}

/** What progress is shown on: a redrawn line where it is a terminal, else a plain line now and then. */
export interface Screen {
  isTTY?: boolean | undefined
  columns?: number
  write(text: string): unknown
}

export class Progress {
  private readonly screen: Screen
  private readonly every: number
  private shownAt = 0

  constructor(screen: Screen) {
    this.screen = screen
    this.every = screen.isTTY ? 0.1 : 10
  }

  /** Shows the standing, if it is time to. */
  show(standing: Standing): void {
    if (standing.seconds - this.shownAt < this.every) return
    this.shownAt = standing.seconds
    if (this.screen.isTTY) this.screen.write(`\r\u001B[2K${bar(standing, this.screen.columns || 80)}`)
    else this.screen.write(`${sentence(standing)}\n`)
  }

  /** Leaves the line clear for what is said next. */
  clear(): void {
    if (this.screen.isTTY && this.shownAt > 0) this.screen.write('\r\u001B[2K')
  }
}

/** One line with a bar, no wider than the terminal. */
export function bar(standing: Standing, columns = 80): string {
  const words = sentence(standing)
  const room = Math.min(40, columns - words.length - 4)
  if (room < 8) return words.slice(0, columns - 1)
  const full = Math.floor((room * standing.done) / (standing.total || 1))
  return `▕${'█'.repeat(full)}${'░'.repeat(room - full)}▏ ${words}`
}

export function sentence({ done, total, playedNow, seconds }: Standing): string {
  const rate = seconds > 0 ? playedNow / seconds : 0
  const left = rate > 0 ? ` · ${duration((total - done) / rate)} left` : ''
  return `${done} of ${total} games · ${speed(rate)} games/s${left}`
}

function speed(rate: number): string {
  return rate < 10 && !Number.isInteger(rate) ? rate.toFixed(1) : String(Math.round(rate))
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes} min ${whole % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
