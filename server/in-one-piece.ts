interface Pace {
  /** When the turn is over. */
  later?(act: () => void): void
  /** So many go at once, without waiting for the end: who works on them can begin. */
  most?: number
}

/** Collects what is handed over in one turn and sends it together: each message to a thread or a socket is dear. */
export function inOnePiece<T>(send: (pieces: T[]) => void, { later = setImmediate, most = Infinity }: Pace = {}) {
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
