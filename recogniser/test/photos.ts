import { compose, render, type Scene, type Wanted } from '../generator/index.ts'
import type { Frame } from '../index.ts'

/** A scene as a phone would see it, small enough to be quick. */
export function scene(wanted: Partial<Wanted> = {}): Scene {
  return compose({ level: 'ordinary', seed: 1, width: 480, height: 352, ...wanted })
}

export function photo(wanted: Partial<Wanted> = {}): Frame {
  return render(scene(wanted))
}
