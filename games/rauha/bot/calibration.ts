import type { Calibration } from '@runatal/kernel'

/** Written by `npm run lab -- calibrate rauha --games 100`: so many of each number of seats. */
export const calibration: Calibration = {
  2: { slope: 0.445, bias: 0 },
  3: { slope: 0.57, bias: 0 },
  4: { slope: 0.625, bias: 0 },
  5: { slope: 0.586, bias: 0 },
}
