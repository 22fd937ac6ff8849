/** A drawing written as a file that the browser can keep, in a worker. It fails where a browser cannot do that. */
export function press(drawn: ImageBitmap): Promise<Blob> {
  worker ??= hire()
  const id = pressing++
  const pressed = Promise.withResolvers<Blob>()
  waiting.set(id, pressed)
  worker.postMessage({ id, drawn }, [drawn])
  return pressed.promise
}

let worker: Worker | undefined
let pressing = 0
const waiting = new Map<number, PromiseWithResolvers<Blob>>()

function hire(): Worker {
  const hired = new Worker(new URL('./press.worker.ts', import.meta.url), { type: 'module', name: 'press' })
  hired.addEventListener('message', ({ data: { id, picture } }: MessageEvent<{ id: number; picture?: Blob }>) => {
    if (picture === undefined) waiting.get(id)?.reject(new Error('A landscape could not be written'))
    else waiting.get(id)?.resolve(picture)
    waiting.delete(id)
  })
  hired.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('Landscapes cannot be written here'))
    waiting.clear()
    worker = undefined
  })
  return hired
}
