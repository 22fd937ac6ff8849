/** What the simulation gave for default throws of a full hand each: quantiles of the distance to the centre, in mm. */
export const LANDINGS = {
  distances: [36, 60, 72, 84, 94, 104, 112, 120, 130, 138, 146, 156, 164, 172, 182, 192, 204, 218, 236, 262, 330],
  /** The usual time until all rest, in milliseconds. */
  rest: 1500,
}
