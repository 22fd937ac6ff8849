import { flawed } from '@runatal/kernel/arrange'

/** What a description may not say, each in one line of English; the editor says it in the reader's language. */
export const FLAWS = {
  setting: ({ text }: { text: string }) => text,
  noCard: ({ id }: { id: string }) => `There is no card ${id}: cards are named BL01 to SH32`,
  noSuch: ({ id, ids }: { id: string; ids: string }) => `There is no ${id}; there is: ${ids}`,
}

export const cannot = flawed(FLAWS)
