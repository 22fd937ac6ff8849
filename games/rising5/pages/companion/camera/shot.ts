import { Store, useWatched } from '@runatal/look/store.ts'
import type { Look } from './useReading.ts'

/** The picture that was taken, while people check it. It lives in memory only, until the next screen (R5-351). */
export interface Shot {
  look: Look
  picture: HTMLCanvasElement
}

const shot = new Store<Shot | undefined>(undefined)

export function useShot(): Shot | undefined {
  return useWatched(shot)
}

export function takeShot(video: HTMLVideoElement, look: Look): void {
  const picture = document.createElement('canvas')
  picture.width = video.videoWidth
  picture.height = video.videoHeight
  picture.getContext('2d')?.drawImage(video, 0, 0)
  shot.set({ look, picture })
}

export function dropShot(): void {
  shot.set(undefined)
}
