/** What stands at a place of a list. That nothing does is a mistake of ours, and is said at once. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const found = list[place]
  if (found === undefined) throw new RangeError(`Nothing stands at ${place} in a list of ${list.length}`)
  return found
}
