import { glyph, runeArt, type RuneId, TILE_PATH } from '@runatal/recogniser/sheet'
import { createContext, use, useId } from 'react'
import { Shapes } from './shapes.tsx'
import { isPale, mixed } from './tint.ts'

/** Tiles of another colour than usual, as #rrggbb: for owners of a box whose seventh rune differs (R5-352). */
export const RuneTints = createContext<Partial<Record<RuneId, string>>>({})

interface Tile {
  rune: RuneId
  /** In pixels; the style sheet may say otherwise. */
  size?: number
  /** What a screen reader says; an ornament without it. */
  title?: string
}

/** A rune as an octagon of coloured stone with its glyph: colour is never alone. */
export function RuneTile({ rune, size = 48, title }: Tile) {
  return (
    <svg
      className="r5-rune"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <RuneBody rune={rune} />
    </svg>
  )
}

/** The tile's drawing in a box of 100, to nest in another picture. */
export function RuneBody({ rune }: { rune: RuneId }) {
  const gradient = useId()
  const { colour, dark, light, ink } = useStone(rune)
  // The groove under a light glyph is darker than the stone, under a dark one lighter.
  const groove = isPale(ink) ? dark : light
  return (
    <>
      <linearGradient id={gradient} x1="0" y1="0" x2=".5" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset=".28" stopColor={colour} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <path d={TILE_PATH} fill={dark} stroke="#05070c" strokeWidth="3" />
      <path d={TILE_PATH} transform="translate(0 -3)" fill={`url(#${gradient})`} />
      <path
        d={TILE_PATH}
        transform="translate(50 47) scale(.86) translate(-50 -50)"
        fill={colour}
        stroke={light}
        strokeOpacity=".55"
        strokeWidth="2"
      />
      <g transform="translate(17 14) scale(.66)">
        <g transform="translate(0 3)" opacity=".55">
          <RuneGlyph rune={rune} ink={groove} />
        </g>
        <RuneGlyph rune={rune} ink={ink} />
      </g>
    </>
  )
}

/** The bare glyph in a box of 100. */
export function RuneGlyph({ rune, ink }: { rune: RuneId; ink: string }) {
  return <Shapes of={glyph(rune, ink)} />
}

function useStone(rune: RuneId) {
  const tint = use(RuneTints)[rune]
  if (tint === undefined) return runeArt[rune]
  return {
    colour: tint,
    dark: mixed(tint, '#000000', 0.6),
    light: mixed(tint, '#ffffff', 0.45),
    ink: isPale(tint) ? '#1a1200' : '#ffffff',
  }
}
