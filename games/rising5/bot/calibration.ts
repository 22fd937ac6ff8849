import type { Calibration } from '@runatal/kernel'

/** Written by `npm run lab -- calibrate rising5 --games 3000`: so many of each number of seats. */
export const calibration: Calibration = {
  1: { slope: 0.414, bias: -0.773, bend: 1.26, ahead: 1.438 },
  2: { slope: 0.418, bias: -0.715, bend: 1.203, ahead: 1.25 },
  3: { slope: 0.395, bias: -0.609, bend: 1.084, ahead: 1.496 },
  4: { slope: 0.484, bias: -0.605, bend: 1.053, ahead: 1.363 },
  5: { slope: 0.523, bias: -0.477, bend: 1.023, ahead: 1.313 },
}
