/** How difficult a photo is. */
export const LEVELS = ['easy', 'ordinary', 'hard', 'extreme'] as const

export type Level = (typeof LEVELS)[number]

/** What may happen to a photo, as ranges and shares. */
export interface Trouble {
  /** Degrees off looking straight down. */
  readonly tilt: number
  /** The sheet's side as a share of the frame's shorter side. */
  readonly nearest: number
  readonly farthest: number
  /** Millimetres that a tile lies off its space's middle. */
  readonly careless: number
  /** Brightness of white paper, at least and at most; above 1 the camera saturates. */
  readonly exposure: readonly [number, number]
  /** How far a channel is off white balance. */
  readonly cast: number
  /** How much darker one side of the frame is than the other. */
  readonly gradient: number
  readonly vignette: number
  /** Shares of photos that have it, and how strong it is. */
  readonly shadow: Share
  readonly glare: Share
  /** A lamp seen in the portal's middle, and a shadow with a sharp edge across the sheet. */
  readonly lamp: Share
  readonly edge: Share
  /** Things on the table. */
  readonly clutter: number
  /** Share of photos where clutter may lie on the sheet's bare paper. */
  readonly clutterOnSheet: number
  /** Share of photos with a finger over a tile or a marker. */
  readonly finger: number
  /** Gaussian, in pixels, on top of the lens's own. */
  readonly blur: number
  readonly motion: number
  /** Standard deviation in the middle tones, of 255. */
  readonly noise: number
  /** How far printed colours are off. */
  readonly ink: number
  /** How far the camera's tone curve is off sRGB. */
  readonly tone: number
  /** How far a wide lens draws the corners in, as a share. */
  readonly wide: number
  /** How coarsely the picture is squeezed: 1 as a phone does, 8 as a messenger does. */
  readonly squeeze: number
}

export interface Share {
  readonly share: number
  readonly strength: number
}

export const troubles: Readonly<Record<Level, Trouble>> = {
  easy: {
    tilt: 8,
    nearest: 0.95,
    farthest: 0.8,
    careless: 1,
    exposure: [0.7, 0.9],
    cast: 0.04,
    gradient: 0.1,
    vignette: 0.05,
    shadow: { share: 0, strength: 0 },
    glare: { share: 0, strength: 0 },
    lamp: { share: 0, strength: 0 },
    edge: { share: 0, strength: 0 },
    clutter: 0,
    clutterOnSheet: 0,
    finger: 0,
    blur: 0.2,
    motion: 0,
    noise: 2,
    ink: 0.04,
    tone: 0.03,
    wide: 0,
    squeeze: 0,
  },
  ordinary: {
    tilt: 25,
    nearest: 0.95,
    farthest: 0.62,
    careless: 2.5,
    exposure: [0.4, 1],
    cast: 0.13,
    gradient: 0.4,
    vignette: 0.15,
    shadow: { share: 0.4, strength: 0.4 },
    glare: { share: 0.3, strength: 0.25 },
    lamp: { share: 0, strength: 0 },
    edge: { share: 0, strength: 0 },
    clutter: 6,
    clutterOnSheet: 0,
    finger: 0,
    blur: 0.8,
    motion: 1.5,
    noise: 5,
    ink: 0.12,
    tone: 0.08,
    wide: 0,
    squeeze: 0,
  },
  hard: {
    tilt: 40,
    nearest: 0.98,
    farthest: 0.5,
    careless: 4,
    exposure: [0.2, 1.25],
    cast: 0.22,
    gradient: 0.6,
    vignette: 0.3,
    shadow: { share: 0.7, strength: 0.6 },
    glare: { share: 0.6, strength: 0.7 },
    lamp: { share: 0.2, strength: 1.5 },
    edge: { share: 0.3, strength: 0.6 },
    clutter: 14,
    clutterOnSheet: 0.25,
    finger: 0.2,
    blur: 1.4,
    motion: 3,
    noise: 9,
    ink: 0.2,
    tone: 0.12,
    wide: 0.06,
    squeeze: 3,
  },
  extreme: {
    tilt: 52,
    nearest: 1,
    farthest: 0.4,
    careless: 6,
    exposure: [0.06, 1.7],
    cast: 0.35,
    gradient: 0.8,
    vignette: 0.4,
    shadow: { share: 0.9, strength: 0.75 },
    glare: { share: 0.8, strength: 1.3 },
    lamp: { share: 0.4, strength: 2.5 },
    edge: { share: 0.5, strength: 0.75 },
    clutter: 24,
    clutterOnSheet: 0.5,
    finger: 0.5,
    blur: 2.6,
    motion: 7,
    noise: 16,
    ink: 0.3,
    tone: 0.2,
    wide: 0.12,
    squeeze: 6,
  },
}
