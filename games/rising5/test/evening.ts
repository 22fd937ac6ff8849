import { anyGame, plainSeed } from '@runatal/kernel'
import { type Command, type HouseCommand, Table as Seating, type TableEntry } from '@runatal/table'
import { rising5 } from '../index.ts'

/** A table of Rising 5, opened by Ana. */
export function opened({ seats, choices }: { seats: number; choices: Record<string, string> }) {
  return new Evening(seats, choices)
}

class Evening {
  readonly seating: Seating
  private commands = 0

  constructor(seats: number, choices: Record<string, string>) {
    const opening: TableEntry = {
      position: 0,
      at: 0,
      by: 'ana',
      id: 'open',
      command: {
        do: 'open',
        game: 'rising5',
        seats,
        choices,
        clock: { kind: 'none' },
        open: true,
        oneScreen: false,
        seed: plainSeed(1),
        openedAt: 1_000_000,
      },
    }
    this.seating = new Seating('t1', anyGame(rising5), opening)
  }

  tell(by: string, command: Command | HouseCommand): { refused: string; text: string } | undefined {
    const entry = this.seating.decide(by, `c${this.commands++}`, command, 0)
    if ('refused' in entry) return entry
    this.seating.happen(entry)
    return undefined
  }

  do(by: string, command: Command | HouseCommand): this {
    const refused = this.tell(by, command)
    if (refused !== undefined) throw new Error(refused.text)
    return this
  }
}
