import type { Types } from '../../game.ts'
import { bytes } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** What a net is shown of a seat is there to be seen by the seat itself, and is all written anew. */
export const readingLaw: Law = {
  name: 'a reading needs no secret',
  every: 2,
  check<G extends Types>({ game, match, broken }: Position<G>) {
    const reading = game.guide?.reading
    if (reading === undefined || game.guide?.quiet?.(match.state) === false) return
    const { state } = match
    const before = bytes(state)
    for (let seat = 0; seat < reading.seats(state); seat++) {
      const known = new Float32Array(reading.size + 1).fill(Number.NaN)
      const seen = new Float32Array(reading.size + 1).fill(0)
      reading.read(state, seat, known, 0)
      reading.read(game.mask(state, seat), seat, seen, 0)
      for (let i = 0; i < reading.size; i++) {
        if (!Number.isFinite(known[i])) broken(`fact ${i} of seat ${seat} is ${known[i]}`)
        else if (known[i] !== seen[i])
          broken(`fact ${i} of seat ${seat} is ${known[i]}, and ${seen[i]} by what the seat may see`)
      }
      if (!Number.isNaN(known[reading.size])) broken(`more is written of seat ${seat} than ${reading.size} facts`)
    }
    if (bytes(state) !== before) broken('to read the facts changes the state')
  },
}
