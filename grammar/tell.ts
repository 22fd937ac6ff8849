/** A sentence for every type of event, by who they are of; undefined of what is not worth a line. */
export type Lines<Event extends { type: string }, Person, More extends readonly unknown[] = []> = {
  [T in Event['type']]: (
    event: Extract<Event, { type: T }>,
    who: (seat: number) => Person,
    ...more: More
  ) => string | undefined
}

export function tell<Event extends { type: string }, Person, More extends readonly unknown[] = []>(
  lines: Lines<Event, Person, More>,
  event: Event,
  who: (seat: number) => Person,
  ...more: More
): string | undefined {
  const say = lines[event.type as Event['type']] as (
    one: Event,
    called: typeof who,
    ...rest: More
  ) => string | undefined
  return say(event, who, ...more)
}
