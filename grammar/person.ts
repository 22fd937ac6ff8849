/** Somebody who reads the sentence that speaks of them: it says 'you' or 'vous'. */
export interface Reader {
  reader: string
  toString(): string
}

/** How somebody is called: by a name, or as the reader. */
export type Called = string | Reader

/** How to call a seat. */
export type Name = (seat: number) => Called

/** The person of this name reads the sentence. Put into a text as it is, it is the name. */
export function reader(name: string): Reader {
  return { reader: name, toString: () => name }
}

/** The same in all languages: a person's name, whether they read this, and which of two wordings fits. */
export interface Who {
  readonly name: string
  readonly you: boolean
  /** The first of anybody else, the second to the reader: 'et perd', 'et perdez'. */
  or(they: string, you: string): string
}

export function whoIs(called: Called): Who {
  const you = typeof called !== 'string'
  return { name: typeof called === 'string' ? called : called.reader, you, or: (theirs, mine) => (you ? mine : theirs) }
}
