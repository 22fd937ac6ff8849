/** Collects what is handed over in one turn and sends it together: each message to a thread or a socket is dear. */
export function inOnePiece<T>(send: (pieces: T[]) => void, later: (act: () => void) => void = setImmediate) {
  let pieces: T[] = []
  return (piece: T): void => {
    if (pieces.push(piece) > 1) return
    later(() => {
      const all = pieces
      pieces = []
      send(all)
    })
  }
}
