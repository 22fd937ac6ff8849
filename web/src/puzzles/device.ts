/** What this device keeps under a name; nothing, where it keeps nothing or something broken. */
export function read(key: string): object {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof saved === 'object' && saved !== null ? saved : {}
  } catch {
    return {}
  }
}

/** Keeps it, where that can be done: else everybody begins in the middle of the scale next time. */
export function write(key: string, what: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(what))
  } catch {
    // A browser that keeps nothing.
  }
}
