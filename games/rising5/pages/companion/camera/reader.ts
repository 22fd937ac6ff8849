import type { Calibration, Shown, Sighting } from '@runatal/recogniser'
import type { Asked } from './reader.worker.ts'

/** What the worker says about a frame. */
export type Seen = { sighting: Sighting } | ({ shown: Shown } & Pick<Calibration, 'missing' | 'tiles'>)

/** The recogniser in its worker: one frame at a time, the next as soon as the last one is read. */
export interface Reader {
  /** Begins anew: with these tiles, or as a calibration. */
  begin(asked: Extract<Asked, { do: 'watch' | 'calibrate' }>): void
  /** Reads a frame; the pixels go with it. */
  read(asked: Extract<Asked, { do: 'see' | 'show' }>): Promise<Seen>
  close(): void
}

export function openReader(): Reader {
  const worker = new Worker(new URL('reader.worker.ts', import.meta.url), { type: 'module', name: 'recogniser' })
  return {
    begin: asked => worker.postMessage(asked),
    read: asked =>
      new Promise(resolve => {
        worker.addEventListener('message', ({ data }: MessageEvent<Seen>) => resolve(data), { once: true })
        worker.postMessage(asked, [asked.frame.pixels.buffer])
      }),
    close: () => worker.terminate(),
  }
}
