import { writeFileSync } from 'node:fs'
import { type Video, video, VIDEOS } from './video.ts'

/** `node recogniser/generator/film.ts sure portal.mjpeg`: a video for Chromium's fake camera. */
const [kind, file] = process.argv.slice(2)
if (!isVideo(kind) || file === undefined) {
  console.error(`Say which video and where to: film.ts <${VIDEOS.join('|')}> <file>.mjpeg`)
  process.exitCode = 2
} else writeFileSync(file, video(kind))

function isVideo(name: string | undefined): name is Video {
  return VIDEOS.some(known => known === name)
}
