/** How far apart values lie: a running standard deviation. What is a big difference depends on the game. */
export class Spread {
  private count = 0
  private mean = 0
  private squares = 0

  add(value: number): void {
    this.count++
    const step = value - this.mean
    this.mean += step / this.count
    this.squares += step * (value - this.mean)
  }

  average(): number {
    return this.mean
  }

  deviation(): number {
    return this.count < 2 ? 1 : Math.sqrt(this.squares / this.count)
  }
}
