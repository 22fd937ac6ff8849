interface Pace {
  /** When the turn is over. */
  later?(act: () => void): void
  /** So many go at once, without waiting for the end: who works on them can begin. */
  most?: number
}

/**
 * Batching: it collects what is handed over in one turn of the event loop and sends it together, for each message is
 * dear.
 */
export function inBatches<T>(send: (pieces: T[]) => void, { later = setImmediate, most = Infinity }: Pace = {}) {
  let pieces: T[] = []
  const sendAll = () => {
    const all = pieces
    pieces = []
    if (all.length > 0) send(all)
  }
  return (piece: T): void => {
    const count = pieces.push(piece)
    if (count >= most) sendAll()
    else if (count === 1) later(sendAll)
  }
}
