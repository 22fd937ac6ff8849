import type { Calibration } from '@runatal/kernel'

/** Written by `npm run lab -- calibrate runebound --games 24`: so many of each number of seats. */
export const calibration: Calibration = {
  1: { slope: 1.641, bias: 0.078 },
  2: { slope: 1.242, bias: -0.086 },
  3: { slope: 2.66, bias: 1.012 },
  4: { slope: 0.992, bias: -0.277 },
}
