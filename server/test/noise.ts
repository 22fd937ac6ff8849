import type { FastChance } from '@runatal/kernel'

/** Everything that nobody should send: malformed, oversized, stale, replayed and forged. */
export class Noise {
  private readonly chance: FastChance
  private readonly table: string
  /** Messages that were good once and were done. */
  private readonly done: readonly object[]
  /** Asks that are open now: no noise may answer one of them. */
  private readonly open: readonly number[]

  constructor(chance: FastChance, table: string, done: readonly object[], open: readonly number[]) {
    this.chance = chance
    this.table = table
    this.done = done
    this.open = open
  }

  /** From somebody who sits at the table: nothing of it may have an effect. */
  fromPlayer(): string {
    return this.oneOf([
      () => this.garbage(),
      () => this.cut(),
      () => this.wrong(),
      () => this.wrong(),
      () => this.stale(),
      () => this.illegal(),
      () => JSON.stringify(this.oneOf(this.done)),
      () => this.houseCommand(),
      () => this.nowhere(),
      () => (this.chance.int(50) === 0 ? this.oversized() : this.deep()),
    ])()
  }

  /** From somebody who does not: not even a good command may have an effect. */
  fromStranger(): string {
    return this.chance.int(2) === 0 ? this.fromPlayer() : JSON.stringify(this.command(this.goodCommand()))
  }

  private goodCommand(): object {
    return this.oneOf<object>([
      { do: 'start' },
      { do: 'leave' },
      { do: 'forfeit' },
      { do: 'undo' },
      { do: 'askUndo' },
      { do: 'answerUndo', agree: true, request: 3 },
      { do: 'standIn', bot: 'random' },
      { do: 'comeBack' },
      { do: 'say', text: 'hello' },
      { do: 'emote', emote: 'wow' },
      { do: 'sit', seat: this.chance.int(16), name: 'Mallory' },
      { do: 'clearSeat', seat: this.chance.int(3) },
      { do: 'addBot', seat: this.chance.int(3), bot: 'greedy' },
      { do: 'setTable', open: true },
      { do: 'choose', seat: this.chance.int(3), choices: { colour: 'moss' } },
      { do: 'move', ask: this.oneOf(this.open), move: { do: 'pickBiome', card: 'B1-01' } },
    ])
  }

  private command(command: unknown): object {
    return { t: 'do', id: `n${this.chance.int(1e9)}`, table: this.table, command }
  }

  private garbage(): string {
    const length = this.chance.int(200)
    return Array.from({ length }, () =>
      String.fromCharCode(this.chance.int(this.chance.int(9) === 0 ? 65_536 : 128)),
    ).join('')
  }

  private cut(): string {
    const whole = JSON.stringify(this.command(this.goodCommand()))
    return whole.slice(0, 1 + this.chance.int(whole.length - 2))
  }

  /** A good message with something in it that does not belong. */
  private wrong(): string {
    const odd = this.oneOf<unknown>([
      null,
      [],
      {},
      -1,
      1.5,
      1e308,
      '',
      'x'.repeat(100),
      true,
      [[[]]],
      { do: 'open' },
      '__proto__',
    ])
    return this.oneOf([
      () => JSON.stringify({ ...this.command({ do: 'leave' }), t: odd }),
      () => JSON.stringify({ ...this.command({ do: 'leave' }), table: odd }),
      () => JSON.stringify(this.command(odd)),
      () => JSON.stringify(this.command({ do: odd })),
      () => JSON.stringify(this.command({ do: 'sit', seat: odd, name: odd })),
      () => JSON.stringify(this.command({ do: 'undo', count: 0 })),
      () => JSON.stringify(this.command({ do: 'standIn', bot: 'cheat:100' })),
      () => JSON.stringify(this.command({ do: 'forfeit', extra: odd })),
      () => JSON.stringify({ ...this.command({ do: 'forfeit' }), person: 'house' }),
      () => JSON.stringify({ ...this.command({ do: 'forfeit' }), by: odd }),
      () =>
        `{"t":"do","id":"x","table":"${this.table}","command":{"do":"forfeit","__proto__":{"do":"leave"},"do":"open"}}`,
      () => JSON.stringify({ t: 'watch', table: odd }),
      () => JSON.stringify(odd),
    ])()
  }

  private stale(): string {
    return JSON.stringify(this.command({ do: 'move', ask: 1 + this.chance.int(Math.min(...this.open) - 1), move: {} }))
  }

  private illegal(): string {
    const move = this.oneOf<unknown>([
      null,
      0,
      '',
      {},
      [],
      { do: 'pickBiome', card: 'B9-99' },
      { do: 'fly' },
      { card: -1 },
    ])
    return JSON.stringify(this.command({ do: 'move', ask: this.oneOf(this.open), move }))
  }

  private houseCommand(): string {
    const ask = this.oneOf(this.open)
    const command = this.oneOf<object>([
      { do: 'botMove', seat: 0, ask, move: {} },
      { do: 'timeUp', ask },
      { do: 'open', game: 'rauha', seats: 2 },
      { do: 'rematch', table: 'mine' },
    ])
    return JSON.stringify(this.command(command))
  }

  private nowhere(): string {
    const table = `nowhere${this.chance.int(1e6)}`
    return JSON.stringify(
      this.oneOf<object>([
        { ...this.command({ do: 'leave' }), table },
        { t: 'watch', table },
      ]),
    )
  }

  private oversized(): string {
    return JSON.stringify(this.command({ do: 'say', text: 'x'.repeat(66_000 + this.chance.int(1000)) }))
  }

  private deep(): string {
    const depth = 1 + this.chance.int(this.chance.int(20) === 0 ? 30_000 : 300)
    const move = '['.repeat(depth) + ']'.repeat(depth)
    return `{"t":"do","id":"d","table":"${this.table}","command":{"do":"move","ask":${this.oneOf(this.open)},"move":${move}}}`
  }

  private oneOf<T>(all: readonly T[]): T {
    return all[this.chance.int(all.length)]!
  }
}
