import { heard, type Told, type Viewer } from '@runatal/kernel'
import type { Update } from './protocol.ts'

type Event = { type: string }

/** Which version told of what in a match: first of the start, then of each move that stands. */
export class News {
  /** As long as what was told in the match; `says` is what a bot has said before its move. */
  readonly told: { version: number; says?: Event }[] = []
  readonly takenBack: { version: number; gone: number[] }[] = []

  tell(version: number, says?: Event): void {
    this.told.push(says === undefined ? { version } : { version, says })
  }

  /** These moves, counted from 0, are gone. */
  takeBack(version: number, moves: readonly number[]): void {
    const gone = moves.map(move => this.told[move + 1]!.version)
    const left = this.told.filter(one => !gone.includes(one.version))
    this.told.splice(0, this.told.length, ...left)
    this.takenBack.push({ version, gone })
  }

  /** Whether a viewer who is at a version has seen the game. */
  isStartKnown(since: number): boolean {
    const started = this.told[0]
    return started !== undefined && since >= started.version
  }

  /** What a viewer has heard since a version, and what was taken back since. */
  since(since: number, viewer: Viewer, match: readonly Told<Event>[][]): Pick<Update, 'told' | 'undone'> {
    const told: Update['told'] = []
    for (let i = this.told.findLastIndex(({ version }) => version <= since) + 1; i < this.told.length; i++) {
      const { version, says } = this.told[i]!
      const mine: Event[] = says === undefined ? [] : [says]
      for (const one of match[i]!) {
        const event = heard(one, viewer)
        if (event !== undefined) mine.push(event)
      }
      if (mine.length > 0) told.push({ version, events: mine })
    }
    if (this.takenBack.length === 0) return { told }
    const undone = this.takenBack.filter(({ version }) => version > since).flatMap(({ gone }) => gone)
    return undone.length > 0 ? { told, undone } : { told }
  }
}
