import { type SoundName, SOUNDS } from './sounds.ts'

/** The one switch and the one speaker. Off until somebody turns it on, by a press: browsers want it so. */
let on = false
let speaker: { context: AudioContext; out: GainNode } | undefined

export function isSoundOn(): boolean {
  return on
}

/** `volume` is a share of the loudest. */
export function turnSound(wanted: boolean, volume = 0.7): void {
  on = wanted && volume > 0
  if (!on) return
  speaker ??= openSpeaker()
  speaker.out.gain.value = volume
  void speaker.context.resume()
}

export function playSound(name: SoundName, strength = 1, delay = 0): void {
  if (!on || speaker === undefined) return
  SOUNDS[name](speaker.context, speaker.out, speaker.context.currentTime + delay, strength)
}

function openSpeaker() {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const out = context.createGain()
  out.connect(context.createDynamicsCompressor()).connect(context.destination)
  return { context, out }
}
