/** Rising 5's camera: a frame in, four runes with positions and confidence out. No DOM: it runs in a worker. */
export { type Calibration, calibrate, type Shown } from './calibrate.ts'
export { read } from './read.ts'
export type { Corners, Frame, Point, Problem, Reading, SlotReading } from './reading.ts'
export { type RuneId, RUNES } from './sheet/runes.ts'
export { printedTiles, type TileLook } from './tiles.ts'
export { type Sighting, watch, type Watcher } from './watch.ts'
