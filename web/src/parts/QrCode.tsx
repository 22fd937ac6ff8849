import { runeOutline } from '@runatal/look/runes/outline.ts'
import type { RuneId } from '@runatal/look/runes/signs.ts'
import { useMemo } from 'react'
import { qrCode } from './qr.ts'

/** A link as a QR code. A rune may lie on its middle: less than the code repairs. */
export function QrCode({ text, label, rune }: { text: string; label: string; rune?: RuneId }) {
  const { path, size } = useMemo(() => {
    const rows = qrCode(text)
    const middle = (rows.length - 1) / 2
    let d = ''
    for (const [r, row] of rows.entries())
      for (const [c, dark] of row.entries())
        if (dark && (rune === undefined || Math.hypot(r - middle, c - middle) > 3.6)) d += `M${c + 2} ${r + 2}h1v1h-1z`
    return { path: d, size: rows.length + 4 }
  }, [text, rune])
  const m = size / 2
  return (
    <div className="qrbox">
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#f6efdd" />
        <path d={path} fill="#1a140a" />
        {rune !== undefined && (
          <g shapeRendering="auto">
            <path d={`M${m} ${m - 3.8}l3.8 3.8-3.8 3.8-3.8-3.8z`} fill="#f6efdd" stroke="#8a6424" strokeWidth=".4" />
            <path transform={`translate(${m - 2.4} ${m - 2.4}) scale(.048)`} d={runeOutline(rune)} fill="#7a4d10" />
          </g>
        )}
      </svg>
    </div>
  )
}
