import type { Calibration } from '@runatal/kernel'

/** Written by `npm run lab -- calibrate rauha --games 2000`: so many of each number of seats. */
export const calibration: Calibration = {
  2: { slope: 0.461, bias: 0, bend: 1.047 },
  3: { slope: 0.469, bias: 0, bend: 1.195 },
  4: { slope: 0.418, bias: 0, bend: 1.406 },
  5: { slope: 0.457, bias: 0, bend: 1.414 },
}
