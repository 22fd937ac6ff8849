/** A part of the store whose calls go somewhere else: to the thread that has the file. */
export function over<Part>(
  methods: Readonly<Record<keyof Part, 0>>,
  ask: (method: string, parameters: readonly unknown[]) => Promise<unknown>,
): Part {
  const all = Object.keys(methods).map(method => [method, (...parameters: unknown[]) => ask(method, parameters)])
  // Each answers what its own store gives: the same method, of the same contract.
  return Object.fromEntries(all) as Part
}
