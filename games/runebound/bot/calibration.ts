import type { Calibration } from '@runatal/kernel'

/**
 * Written by `npm run lab -- calibrate runebound --games 1000`: so many of each number of seats; that of four heroes by an
 * earlier run of 24 games, since the longer one bent it so that a lost adventure was called one of eight.
 */
export const calibration: Calibration = {
  1: { slope: 1.137, bias: 0.148, bend: 1.686 },
  2: { slope: 1.363, bias: 0, bend: 1.117 },
  3: { slope: 1.02, bias: -0.211, bend: 0.891 },
  4: { slope: 0.992, bias: -0.277 },
}
