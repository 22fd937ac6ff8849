import type { Calibration } from '@runatal/kernel'

/** Written by `npm run lab -- calibrate rauha --games 1200`: so many of each number of seats. */
export const calibration: Calibration = {
  2: { slope: 0.5, bias: 0, bend: 0.998 },
  3: { slope: 0.465, bias: 0, bend: 1.242 },
  4: { slope: 0.406, bias: 0, bend: 1.457 },
  5: { slope: 0.457, bias: 0, bend: 1.402 },
}
