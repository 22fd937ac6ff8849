import { CELLS, SYMBOLS } from '../content/tables.ts'

/** What each cell would need to complete a row or a column of a board. */
export class Lines {
  /** Per cell: the symbols that both others of its row show, or of its column; and those that one of them shows. */
  private readonly bothAcross = new Uint8Array(CELLS)
  private readonly bothDown = new Uint8Array(CELLS)
  private readonly oneAcross = new Uint8Array(CELLS)
  private readonly oneDown = new Uint8Array(CELLS)

  /** Reads the nine Biomes that begin at `base`. */
  read(boards: readonly number[], base: number): void {
    for (let i = 0; i < 3; i++) {
      readLine(boards, base, 3 * i, 1, this.bothAcross, this.oneAcross)
      readLine(boards, base, i, 3, this.bothDown, this.oneDown)
    }
  }

  /** Which of these symbols would make a line on a cell. */
  completed(symbols: number, cell: number): number {
    return symbols & (this.bothAcross[cell]! | this.bothDown[cell]!)
  }

  /** How many pairs these symbols make on a cell: lines that want one more. */
  pairs(symbols: number, cell: number): number {
    return BITS[symbols & this.oneAcross[cell]!]! + BITS[symbols & this.oneDown[cell]!]!
  }
}

function readLine(
  boards: readonly number[],
  base: number,
  first: number,
  step: number,
  both: Uint8Array,
  one: Uint8Array,
) {
  const at = base + first
  const a = SYMBOLS[boards[at]!]!
  const b = SYMBOLS[boards[at + step]!]!
  const c = SYMBOLS[boards[at + 2 * step]!]!
  both[first] = b & c
  both[first + step] = a & c
  both[first + 2 * step] = a & b
  one[first] = b ^ c
  one[first + step] = a ^ c
  one[first + 2 * step] = a ^ b
}

/** How many of seven symbols are in a set. */
const BITS = Uint8Array.from({ length: 128 }, (_, set) => set.toString(2).replaceAll('0', '').length)
