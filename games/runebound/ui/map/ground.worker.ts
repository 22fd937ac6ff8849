import { paintGround } from './ground.ts'

/** Paints the land off the page: half a second in which the table can already be used. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  void paintGround(data)
    .convertToBlob({ type: 'image/webp', quality: 0.92 })
    .then(blob => postMessage(blob))
})
