import { paint, type Painting } from './painting.ts'

/** Paints off the page and hands back what the browser can keep. */
addEventListener('message', ({ data }: MessageEvent<Painting>) => {
  void paint(data)
    .then(canvas => canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }))
    .then(blob => postMessage(blob))
})
