import { flawed } from '@runatal/kernel/arrange'

/** What a description may not say, each in one line of English; the editor says it in the reader's language. */
export const FLAWS = {
  setting: ({ text }: { text: string }) => text,
  twice: ({ id }: { id: string }) => `Card ${id} is in two places: there is one of each`,
  noSuch: ({ what, id }: { what: string; id: string }) => `There is no ${what} '${id}'`,
  noEnd: ({ enemy }: { enemy: string }) =>
    `A fight with ${enemy}, an antagonist, has no retreat, and without tokens no end: lay out one at least`,
  noToken: ({ text }: { text: string }) => `No combat token shows '${text}'; write phys2, surge1* or phys2|shield1`,
}

export const cannot = flawed(FLAWS)
