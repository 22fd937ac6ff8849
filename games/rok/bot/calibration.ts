import type { Calibration } from '@runatal/kernel'

/** Written by `npm run lab -- calibrate rok --games 2000`: so many of each number of seats. */
export const calibration: Calibration = {
  2: { slope: 0.59, bias: 0, bend: 0.582 },
  3: { slope: 0.969, bias: 0, bend: 0.523 },
  4: { slope: 1.273, bias: 0, bend: 0.549 },
  5: { slope: 1.398, bias: 0, bend: 0.568 },
}
