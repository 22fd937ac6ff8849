import { COLOURS, SIGNS } from '../content/stones.ts'
import { Paints } from './art/Paints.tsx'
import { Stone } from './art/Stone.tsx'

/** The signs that the book explains, as they are cut into the stones. The paints come with the first of them. */
export const signs = Object.fromEntries<React.ReactNode>([
  ...COLOURS.map(
    (colour, i) =>
      [
        colour,
        <span key={colour} style={{ position: 'relative', display: 'block', width: '100%' }}>
          {i === 0 && (
            <span style={{ position: 'absolute', width: 0, height: 0, overflow: 'hidden' }}>
              <Paints />
            </span>
          )}
          <Stone colour={colour} />
        </span>,
      ] as const,
  ),
  ...SIGNS.map(
    sign =>
      [
        sign,
        <span key={sign} style={{ display: 'block', width: '100%' }}>
          <Stone colour="grey" sign={sign} />
        </span>,
      ] as const,
  ),
])
