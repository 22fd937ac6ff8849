import { paint, type Painting } from './painting.ts'

/** Paints off the page, one picture after the other, and hands back what the browser can keep. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; painting: Painting }>) => {
  void paint(data.painting)
    .convertToBlob({ type: 'image/webp', quality: 0.92 })
    .then(blob => postMessage({ id: data.id, blob }))
})
