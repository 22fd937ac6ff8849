import type { Calibration } from '@runatal/kernel'

/** Written by `npm run lab -- calibrate rauha --games 500`: so many of each number of seats. */
export const calibration: Calibration = {
  2: { slope: 0.477, bias: 0 },
  3: { slope: 0.566, bias: 0 },
  4: { slope: 0.637, bias: 0 },
  5: { slope: 0.668, bias: 0 },
}
