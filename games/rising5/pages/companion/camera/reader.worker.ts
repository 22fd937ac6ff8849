import {
  type Calibration,
  calibrate,
  type Frame,
  type RuneId,
  type TileLook,
  watch,
  type Watcher,
} from '@runatal/recogniser'
import type { Seen } from './reader.ts'

/** Reads frames off the page. They stay here, and each is forgotten with the next (R5-351). */
export type Asked =
  | { do: 'watch'; tiles: readonly TileLook[] | undefined }
  | { do: 'see'; frame: Frame }
  | { do: 'calibrate' }
  | { do: 'show'; rune: RuneId; frame: Frame }

let watcher: Watcher | undefined
let calibration: Calibration | undefined

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  switch (data.do) {
    case 'watch':
      watcher = watch(data.tiles)
      return
    case 'calibrate':
      calibration = calibrate()
      return
    case 'see':
      watcher ??= watch()
      return say({ sighting: watcher.see(data.frame) })
    case 'show': {
      calibration ??= calibrate()
      const shown = calibration.show(data.rune, data.frame)
      return say({ shown, missing: calibration.missing, tiles: calibration.tiles })
    }
  }
})

function say(seen: Seen): void {
  postMessage(seen)
}
