import type { Frame } from '@runatal/recogniser'
import type { RefObject } from 'react'

/** What a video shows, picture after picture, each as soon as the last one is done with. */
export async function* framesOf(video: RefObject<HTMLVideoElement | null>, signal: AbortSignal): AsyncGenerator<Frame> {
  const canvas = document.createElement('canvas')
  while (!signal.aborted) {
    const frame = video.current === null ? undefined : frameOf(video.current, canvas)
    if (frame !== undefined) yield frame
    await new Promise(resolve => requestAnimationFrame(resolve))
  }
}

/** The longer side of what the recogniser gets: enough for a tile of 30 pixels, and quick. */
const LONGEST = 640

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Frame | undefined {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return undefined
  const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight))
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) return undefined
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  const { width, height, data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, pixels: data }
}
