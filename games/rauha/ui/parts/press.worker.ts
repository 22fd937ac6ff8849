/** Writes landscapes as JPEG, beside the page: the page draws on meanwhile. */
addEventListener('message', ({ data: { id, drawn } }: MessageEvent<{ id: number; drawn: ImageBitmap }>) => {
  const canvas = new OffscreenCanvas(drawn.width, drawn.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn)
  // JPEG is ten times faster to write than WebP, and a landscape has no holes.
  void canvas
    .convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    .catch(() => undefined)
    .then(picture => postMessage({ id, picture }))
})
