/** Photos that never were: scenes by level and seed, and their pictures. For tests and the bench only. */
export { compose, type Flaw, moment, type Wanted } from './compose.ts'
export { type Level, LEVELS } from './level.ts'
export { render } from './render.ts'
export type { Scene } from './scene.ts'
export { type Video, video, VIDEOS } from './video.ts'
