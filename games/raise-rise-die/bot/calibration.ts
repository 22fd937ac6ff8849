import type { Calibration } from '@runatal/kernel'

/** Written by `npm run lab -- calibrate raise-rise-die --games 3000`: so many of each number of seats. */
export const calibration: Calibration = {
  2: { slope: 0.305, bias: 0, bend: 2.742 },
}
