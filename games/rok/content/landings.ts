/** What the simulation gave for default throws of a full hand each: quantiles of the distance to the centre, in mm. */
export const LANDINGS = {
  distances: [30, 59, 63, 66, 70, 76, 82, 90, 98, 105, 112, 120, 126, 133, 140, 149, 159, 171, 185, 208, 328],
  /** The usual time until all rest, in milliseconds. */
  rest: 1450,
}
