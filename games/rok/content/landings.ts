/** What the simulation gave for default throws of a full hand each: quantiles of the distance to the centre, in mm. */
export const LANDINGS = {
  distances: [9, 45, 52, 57, 64, 73, 81, 88, 97, 104, 112, 118, 124, 131, 139, 146, 159, 171, 186, 208, 310],
  /** The usual time until all rest, in milliseconds. */
  rest: 1440,
}
