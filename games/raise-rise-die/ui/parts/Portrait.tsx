import { useGlyph } from '../art/gallery.ts'
import { BEARERS, metalOf } from '../art/palette.ts'

/** A character's face in a niche. */
export function Portrait({ id }: { id: string }) {
  const arch = BEARERS[id] ?? 'maul'
  const { edge, middle, mid } = metalOf(arch)
  const glyph = useGlyph({ id, arch })
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={NICHE} fill={middle} stroke="url(#rrd-gold)" strokeWidth="2.5" />
      <circle cx="32" cy="30" r="22" fill={edge} opacity=".55" />
      {glyph !== undefined && (
        <g transform="translate(11 17) scale(.082)">
          <path d={glyph} fill="#000" fillOpacity=".5" transform="translate(18 24)" />
          <path d={glyph} fill={mid} />
        </g>
      )}
    </svg>
  )
}

const NICHE = 'M6 63V28C6 13 22 3 32 1C42 3 58 13 58 28V63Z'
