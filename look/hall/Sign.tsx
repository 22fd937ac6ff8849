import { memo } from 'react'

/** Interface signs, cut with the same straight chisel as the runes. */
const SIGNS = {
  bell: 'M5 17h14l-2-3V9l-3-4h-4L7 9v5zM10 20h4',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9l2 3-2 3M19 6l3 6-3 6',
  mute: 'M4 9v6h4l5 4V5L8 9zM16 9l6 6M22 9l-6 6',
  clock: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7v5l4 3',
  people: 'M12 3l4 4-4 4-4-4zM4 21l3-8h10l3 8z',
  search: 'M10 3l5 2 2 5-2 5-5 2-5-2-2-5 2-5zM15 15l6 6',
  link: 'M10 14l4-4M8 11l-4 4 5 5 4-4M16 13l4-4-5-5-4 4',
  copy: 'M9 8h11v13H9zM15 8V3H4v13h5',
  lock: 'M5 11h14v10H5zM8 11V6l4-3 4 3v5',
  check: 'M4 12l6 7L20 5',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 4h3v16H7zM14 4h3v16h-3z',
  prev: 'M18 4L8 12l10 8zM6 4v16',
  next: 'M6 4l10 8-10 8zM18 4v16',
  again: 'M4 12l3-7 7-2 5 4M20 12l-3 7-7 2-5-4M19 2v5h-5M5 22v-5h5',
  back: 'M10 4L3 11l7 7M3 11h11l6 4v5',
  plus: 'M12 4v16M4 12h16',
  down: 'M5 9l7 7 7-7',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  eye: 'M2 12l6-6h8l6 6-6 6H8zM12 9l3 3-3 3-3-3z',
  cross: 'M5 5l14 14M19 5L5 19',
  bolt: 'M13 2L5 14h6l-1 8 9-13h-6z',
  gear: 'M12 8l4 4-4 4-4-4zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  scroll: 'M6 3h12v14l3 4H9l-3-4zM6 3L3 6v3h3M10 8h5M10 12h5',
  talk: 'M3 4h18v12H12l-5 5v-5H3z',
  book: 'M12 6L4 4v15l8 2 8-2V4zM12 6v15',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1',
  bulb: 'M12 2l6 5-2 7v3H8v-3L6 7zM9 20h6',
  table: 'M3 8l9-4 9 4-9 4zM6 10v8M18 10v8M12 12v9',
  flag: 'M5 22V3l13 4-13 5',
  menu: 'M3 6h18M3 12h18M3 18h18',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  camera: 'M3 7h5l2-3h4l2 3h5v13H3zM12 9l4 4-4 4-4-4z',
  print: 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z',
  up: 'M5 15l7-7 7 7',
  home: 'M3 11l9-8 9 8M6 9v12h12V9',
  cup: 'M6 3h12v6l-4 5h-4L6 9zM6 5H2l2 5h3M18 5h4l-2 5h-3M12 14v4M7 21h10',
  key: 'M9 9l-5 5 5 5 5-5zM14 12l7-7M18 8l3 3',
  save: 'M12 3v12M6 10l6 6 6-6M4 21h16',
  bin: 'M5 7h14l-1 14H6zM3 7h18M9 7V3h6v4',
  fork: 'M6 3v18M6 15l12-6V3M15 6l3-3 3 3',
  ban: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM5 19L19 5',
} as const

export type SignName = keyof typeof SIGNS

export const Sign = memo(function Sign({ of, size = 18 }: { of: SignName; size?: number }) {
  return (
    <svg
      className="sign"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d={SIGNS[of]} />
    </svg>
  )
})
