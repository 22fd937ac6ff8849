/** For effects: hands on what arrives, unless the page has moved on by then. */
export function arrive<T>(coming: Promise<T>, then: (thing: T) => void): () => void {
  let current = true
  void coming.then(thing => (current ? then(thing) : undefined))
  return () => {
    current = false
  }
}
