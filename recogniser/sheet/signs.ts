/** The seven signs, in the order in which they are shown. */
export const SIGNS = ['sage', 'gobel', 'spider', 'snake', 'monkey', 'phoenix', 'whale'] as const

export type SignId = (typeof SIGNS)[number]

/** What a sign shows: nothing said, not in the answer, in the answer elsewhere, in its place. */
export const SIGN_STATES = ['unknown', 'dark', 'bright', 'golden'] as const

export type SignState = (typeof SIGN_STATES)[number]

/** A figure in a box of 100. */
export interface SignArt {
  readonly body: readonly string[]
  /** Drawn with a round pen. */
  readonly limbs: readonly Stroke[]
  /** Cut out in the colour of the ground: areas, then lines; and what is put back on top. */
  readonly cuts: readonly string[]
  readonly lines: readonly Stroke[]
  readonly details: readonly string[]
}

export interface Stroke {
  readonly path: string
  readonly width: number
}

export const signArt: Readonly<Record<SignId, SignArt>> = {
  sage: {
    body: ['M44 3C46 10 60 20 66 36C70 46 71 54 71 62L78 95H4L12 62C12 40 26 16 44 3Z', 'M89 2L98 15L89 28L80 15Z'],
    limbs: [{ path: 'M89 24V96', width: 6 }],
    cuts: [
      'M41 25C30 32 24 45 24 57C24 74 33 87 42 97C51 87 60 74 60 57C60 44 53 31 41 25Z',
      'M89 9.5L93 15L89 20.5L85 15Z',
    ],
    lines: [],
    details: [
      'M28 61C33 66 38 66 42 61C46 66 51 66 56 61C57 75 50 86 42 95C34 86 27 75 28 61Z',
      'M42 31L46.5 39L42 47L37.5 39Z',
      'M28 52C31 47 36 48 38 53C35 56 31 56 28 52Z',
      'M56 52C53 47 48 48 46 53C49 56 53 56 56 52Z',
    ],
  },
  gobel: {
    body: [
      'M50 15C55 15 58 8 62 4C63 11 66 15 68 20C71 24 73 29 74 34L98 20C98 41 89 55 75 59C72 76 61 91 50 93C39 91 28 76 25 59C11 55 2 41 2 20L26 34C27 29 29 24 32 20C34 15 37 11 38 4C42 8 45 15 50 15Z',
    ],
    limbs: [],
    cuts: [
      'M29 43L47 53C45 61 33 60 29 43Z',
      'M71 43L53 53C55 61 67 60 71 43Z',
      'M33 70C39 68 44 69 50 69C56 69 61 68 67 70C63 83 37 83 33 70Z',
      'M9 31L21 39C20 45 19 48 19 50C13 46 10 39 9 31Z',
      'M91 31L79 39C80 45 81 48 81 50C87 46 90 39 91 31Z',
    ],
    lines: [],
    details: ['M39 69.5L44 69.5L41.5 76Z', 'M61 69.5L56 69.5L58.5 76Z'],
  },
  spider: {
    body: [
      'M50 42C64 42 71 53 71 65C71 79 62 90 50 90C38 90 29 79 29 65C29 53 36 42 50 42Z',
      'M50 23C58 23 63 29 63 36C63 43 58 47 50 47C42 47 37 43 37 36C37 29 42 23 50 23Z',
    ],
    limbs: [
      { path: 'M40 38L25 29L22 8', width: 6 },
      { path: 'M60 38L75 29L78 8', width: 6 },
      { path: 'M36 46L16 44L5 26', width: 6 },
      { path: 'M64 46L84 44L95 26', width: 6 },
      { path: 'M34 58L15 62L5 82', width: 6 },
      { path: 'M66 58L85 62L95 82', width: 6 },
      { path: 'M37 72L24 79L20 96', width: 6 },
      { path: 'M63 72L76 79L80 96', width: 6 },
    ],
    cuts: [
      'M50 52L58 61L53 67L59 79L50 84L41 79L47 67L42 61Z',
      'M43 33A3 3 0 1 0 43.1 33Z',
      'M57 33A3 3 0 1 0 57.1 33Z',
    ],
    lines: [],
    details: [],
  },
  snake: {
    body: [
      'M44 17C52 5 74 3 87 16C91 20 91 25 87 28C76 38 58 37 47 33C42 28 41 22 44 17Z',
      'M20 92C12 92 8 88 5 82C12 85 18 82 24 80Z',
    ],
    limbs: [
      { path: 'M20 86C46 94 82 90 82 73C82 54 24 62 23 42C22 28 36 22 52 24', width: 14 },
      { path: 'M88 23L97 18M88 23L96 29', width: 3.5 },
    ],
    cuts: ['M66 17A4.5 4.5 0 1 0 66.1 17Z'],
    lines: [{ path: 'M36 55L30 62M50 58L46 66M64 62L60 69M74 76L68 70M62 84L60 77M44 86L44 79', width: 3 }],
    details: [],
  },
  monkey: {
    body: [
      'M50 10C54 6 60 4 64 6C62 9 61 11 61 13C74 17 82 28 84 41C93 39 99 46 98 55C97 65 88 70 80 66C75 83 64 93 50 93C36 93 25 83 20 66C12 70 3 65 2 55C1 46 7 39 16 41C18 28 26 17 39 13C41 12 47 12 50 10Z',
    ],
    limbs: [],
    cuts: [
      'M50 38C44 25 26 30 26 46C26 54 30 58 34 60C29 71 36 85 50 85C64 85 71 71 66 60C70 58 74 54 74 46C74 30 56 25 50 38Z',
      'M10 49C6 54 8 60 14 60L17 53Z',
      'M90 49C94 54 92 60 86 60L83 53Z',
    ],
    lines: [],
    details: [
      'M38 42A5.5 5.5 0 1 0 38.1 42Z',
      'M62 42A5.5 5.5 0 1 0 62.1 42Z',
      'M44 60C46 57 49 58 50 60C51 58 54 57 56 60C54 63 51 63 50 61C49 63 46 63 44 60Z',
      'M38 70C44 74 56 74 62 70C60 79 40 79 38 70Z',
    ],
  },
  phoenix: {
    body: [
      'M50 44C58 34 78 30 95 5C98 28 95 44 84 54C89 55 93 53 97 50C94 66 80 75 64 70L76 95C68 92 62 86 58 80C58 87 55 93 50 98C45 93 42 87 42 80C38 86 32 92 24 95L36 70C20 75 6 66 3 50C7 53 11 55 16 54C5 44 2 28 5 5C22 30 42 34 50 44Z',
      'M50 50C43 48 39 40 41 31C40 27 38 24 34 22C39 20 43 21 45 23C44 17 45 10 50 3C55 10 56 17 55 23C60 24 62 29 60 33L66 37C63 40 60 40 58 40C58 45 55 49 50 50Z',
    ],
    limbs: [],
    cuts: ['M50 30A3.2 3.2 0 1 0 50.1 30Z'],
    lines: [
      {
        path: 'M14 24C20 36 28 44 38 50M86 24C80 36 72 44 62 50M17 43C23 50 30 55 38 57M83 43C77 50 70 55 62 57',
        width: 3,
      },
      { path: 'M50 62V84', width: 3 },
    ],
    details: [],
  },
  whale: {
    body: [
      'M3 60C4 40 26 31 48 34C64 36 72 48 80 43C83 36 76 30 68 22C78 19 85 23 88 30C90 22 94 17 99 14C100 32 98 46 92 57C85 74 66 86 42 86C19 86 3 76 3 60Z',
    ],
    limbs: [
      { path: 'M29 26C29 16 20 12 15 19', width: 5 },
      { path: 'M29 26C29 16 38 12 43 19', width: 5 },
    ],
    cuts: ['M21 51A4.6 4.6 0 1 0 21.1 51Z'],
    lines: [
      { path: 'M5 64C18 71 34 69 46 62', width: 3.5 },
      { path: 'M12 74C26 79 40 77 52 70', width: 3 },
      { path: 'M26 83C38 85 48 83 58 78', width: 3 },
      { path: 'M56 52C62 58 64 62 62 68', width: 3.5 },
    ],
    details: [],
  },
}
