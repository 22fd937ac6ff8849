/** Procedural sounds: each is a few oscillators and a bit of noise. */

export type Sound = (context: BaseAudioContext, out: AudioNode, at: number, strength: number) => void

export const SOUNDS = {
  /** Stone on stone. */
  clack(context, out, at, k) {
    for (const [hertz, loud] of [
      [2100, 0.5],
      [3350, 0.3],
      [4870, 0.18],
    ] as const)
      tone(context, out, at, { hertz, decay: 0.045, peak: loud * k * 0.5 })
    hiss(context, out, at, { hertz: 3000, q: 0.8, decay: 0.02, peak: 0.5 * k })
  },
  /** Stone on felt. */
  thud(context, out, at, k) {
    tone(context, out, at, { hertz: 170, to: 85, decay: 0.09, peak: 0.6 * k, attack: 0.003 })
    hiss(context, out, at, { hertz: 700, q: 0.7, decay: 0.05, peak: 0.35 * k, type: 'lowpass' })
  },
  slide: (context, out, at, k) =>
    hiss(context, out, at, { hertz: 900, to: 380, q: 0.9, decay: 0.5, peak: 0.22 * k, attack: 0.06 }),
  card(context, out, at, k) {
    hiss(context, out, at, { hertz: 5200, q: 0.6, decay: 0.07, peak: 0.3 * k, attack: 0.015, type: 'highpass' })
    hiss(context, out, at + 0.06, { hertz: 2200, q: 1.2, decay: 0.03, peak: 0.25 * k })
  },
  flip(context, out, at, k) {
    hiss(context, out, at, { hertz: 1800, to: 4200, q: 0.8, decay: 0.09, peak: 0.3 * k, attack: 0.02 })
    tone(context, out, at + 0.09, { hertz: 420, decay: 0.03, peak: 0.12 * k, wave: 'triangle' })
  },
  /** Your turn. */
  turn(context, out, at, k) {
    tone(context, out, at, { hertz: 523.25, decay: 0.35, peak: 0.25 * k, wave: 'triangle', attack: 0.01 })
    tone(context, out, at + 0.09, { hertz: 783.99, decay: 0.5, peak: 0.22 * k, wave: 'triangle', attack: 0.01 })
  },
  /** Crystals change hands. */
  crystal(context, out, at, k) {
    for (const [i, hertz] of [1568, 2093, 2637].entries())
      tone(context, out, at + i * 0.045, { hertz, decay: 0.22, peak: 0.09 * k, attack: 0.003 })
  },
  /** Life Energy rises. */
  rise(context, out, at, k) {
    tone(context, out, at, { hertz: 392, to: 659.25, decay: 0.3, peak: 0.16 * k, wave: 'triangle', attack: 0.02 })
  },
  /** A Spore opens. */
  bloom(context, out, at, k) {
    tone(context, out, at, { hertz: 330, to: 494, decay: 0.45, peak: 0.14 * k, attack: 0.08 })
    tone(context, out, at + 0.05, { hertz: 661, to: 990, decay: 0.4, peak: 0.06 * k, attack: 0.08 })
  },
  /** An Entity comes. */
  spirit(context, out, at, k) {
    for (const [i, hertz] of [293.66, 440, 587.33, 880].entries())
      tone(context, out, at + i * 0.07, { hertz, decay: 0.8, peak: 0.12 * k, attack: 0.05 })
  },
  /** A die tumbles and settles. */
  dice(context, out, at, k) {
    for (const [i, wait] of [0, 0.08, 0.15, 0.27, 0.4].entries()) {
      hiss(context, out, at + wait, { hertz: 2600 - i * 260, q: 2, decay: 0.03, peak: (0.45 - i * 0.05) * k })
      tone(context, out, at + wait, { hertz: 620 - i * 50, decay: 0.03, peak: 0.16 * k, wave: 'triangle' })
    }
  },
  /** The red moon rises. */
  bell(context, out, at, k) {
    for (const [hertz, loud, decay] of [
      [98, 0.34, 2.4],
      [196, 0.16, 1.9],
      [234, 0.12, 1.5],
      [295, 0.07, 1.1],
      [523, 0.04, 0.7],
    ] as const)
      tone(context, out, at, { hertz, decay, peak: loud * k, attack: 0.012 })
  },
  error: (context, out, at, k) =>
    tone(context, out, at, { hertz: 196, to: 150, decay: 0.14, peak: 0.3 * k, wave: 'square', attack: 0.005 }),
  win(context, out, at, k) {
    for (const [i, hertz] of [523.25, 659.25, 783.99, 1046.5].entries()) {
      tone(context, out, at + i * 0.11, { hertz, decay: 0.9, peak: 0.2 * k, wave: 'triangle', attack: 0.01 })
      tone(context, out, at + i * 0.11, { hertz: hertz * 2.005, decay: 0.6, peak: 0.06 * k })
    }
  },
} satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS

interface Tone {
  hertz: number
  to?: number
  decay: number
  peak: number
  wave?: OscillatorType
  attack?: number
}

function tone(context: BaseAudioContext, out: AudioNode, at: number, wish: Tone): void {
  const { hertz, to = hertz, decay, peak, wave = 'sine', attack = 0.004 } = wish
  const oscillator = context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(hertz, at)
  if (to !== hertz) oscillator.frequency.exponentialRampToValueAtTime(to, at + decay)
  oscillator.connect(envelope(context, out, at, attack, decay, peak))
  oscillator.start(at)
  oscillator.stop(at + attack + decay + 0.02)
}

interface Hiss {
  hertz: number
  to?: number
  q: number
  decay: number
  peak: number
  attack?: number
  type?: BiquadFilterType
}

function hiss(context: BaseAudioContext, out: AudioNode, at: number, wish: Hiss): void {
  const { hertz, to = hertz, q, decay, peak, attack = 0.002, type = 'bandpass' } = wish
  const source = context.createBufferSource()
  source.buffer = noise(context)
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  filter.frequency.setValueAtTime(hertz, at)
  if (to !== hertz) filter.frequency.exponentialRampToValueAtTime(to, at + decay)
  source.connect(filter).connect(envelope(context, out, at, attack, decay, peak))
  source.start(at, (hertz * 7) % 0.9)
  source.stop(at + attack + decay + 0.02)
}

function envelope(context: BaseAudioContext, out: AudioNode, at: number, attack: number, decay: number, peak: number) {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(peak, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay)
  gain.connect(out)
  return gain
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

function noise(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context)
  if (made !== undefined) return made
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 22222
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    samples[i] = seed / 0x3fffffff - 1
  }
  noises.set(context, buffer)
  return buffer
}
