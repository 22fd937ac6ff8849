import { flawed } from '@runatal/kernel/arrange'

/** What a description may not say, each in one line of English; the editor says it in the reader's language. */
export const FLAWS = {
  setting: ({ text }: { text: string }) => text,
  thrice: ({ rune }: { rune: string }) => `${rune} is in three places: there are two of each`,
  notInBag: ({ rune }: { rune: string }) => `${rune} is not in the bag so often: there are two of each`,
  noSeat: ({ seat, seats }: { seat: number; seats: number }) => `The seats are 0 to ${seats - 1}, not ${seat}`,
  pairCaught: ({ rune }: { rune: string; seat: number }) => `Both ${rune} are a pair: list it as loot`,
  balanceCaught: ({ rune }: { rune: string; seat: number }) =>
    `${rune} is the twin of a Balance rune: list it in claims, or as loot of its owner`,
  notClaimed: ({ rune }: { rune: string; seat: number }) =>
    `Nobody else has the Balance rune ${rune}: it can be caught, not claimed`,
  lone: ({ rune }: { rune: string; seat: number }) =>
    `Nobody has caught the twin of ${rune}: from step 2 on there is nothing to split, say phase 'check'`,
  bagCount: ({ count, left }: { count: number; left: number }) =>
    `${left} stones are named nowhere else: the bag cannot hold ${count}`,
}

export const cannot = flawed(FLAWS)
