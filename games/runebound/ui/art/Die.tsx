import { memo, useId } from 'react'
import { FACES, WILD } from '../../content/dice.ts'
import { TERRAIN_PICTURES, WILD_PICTURE } from './pictures.ts'

/** A terrain die with this face up; a face of two terrains is split. */
export const Die = memo(function Die({ face, label }: { face: number; label?: string | undefined }) {
  const clip = useId()
  const [first = 0, second] = face === WILD ? [WILD] : FACES[face]!
  return (
    <svg
      className="rb-die"
      viewBox="0 0 48 48"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x=".5" y=".5" width="47" height="47" rx="8.6" fill="#f4e9cf" stroke="#2a1a0c" />
      <path d="M8.6 46.5H39.4Q46.5 46.5 46.5 39.4V8.6" fill="none" stroke="#b89f70" strokeWidth="2.4" />
      <clipPath id={clip}>
        <rect x="4.3" y="4.3" width="39.4" height="39.4" rx="6" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {face === WILD ? (
          <>
            <path d="M0 0H48V48H0Z" fill="#2b1d10" />
            <Glyph path={WILD_PICTURE.path} x={24} y={24} size={30} colour="#ffd257" />
          </>
        ) : second === undefined ? (
          <>
            <path d="M0 0H48V48H0Z" fill={TERRAIN_COLOURS[first]} />
            <Glyph path={TERRAIN_PICTURES[first]!.path} x={24} y={24} size={30} colour={inkOn(first)} />
          </>
        ) : (
          <>
            <path d="M0 0H48L0 48Z" fill={TERRAIN_COLOURS[first]} />
            <path d="M48 0V48H0Z" fill={TERRAIN_COLOURS[second]} />
            <path d="M48 0L0 48" stroke="#f6ead0" strokeWidth="2.2" />
            <Glyph path={TERRAIN_PICTURES[first]!.path} x={16.5} y={16.5} size={19} colour={inkOn(first)} />
            <Glyph path={TERRAIN_PICTURES[second]!.path} x={32} y={32} size={19} colour={inkOn(second)} />
          </>
        )}
      </g>
      <rect x="4.3" y="4.3" width="39.4" height="39.4" rx="6" fill="none" stroke="#0007" />
    </svg>
  )
})

export const TERRAIN_COLOURS: readonly string[] = ['#d7b548', '#56793f', '#b07c40', '#7d7280', '#3f8798']

function inkOn(terrain: number): string {
  return terrain === 0 ? '#2b1d0a' : '#fff8e4'
}

interface GlyphProps {
  path: string
  x: number
  y: number
  size: number
  colour: string
}

/** A picture round a point of a larger drawing. */
export function Glyph({ path, x, y, size, colour }: GlyphProps) {
  return (
    <path
      d={path}
      fill={colour}
      transform={`translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${(size / 512).toFixed(4)})`}
    />
  )
}
