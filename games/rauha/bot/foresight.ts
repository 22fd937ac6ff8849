import { FACTS } from './standing.ts'

/**
 * What each fact of a standing adds to the points still to come, by turns left (0 to 12): least squares over 12,000 games
 * of the quick policy against itself, one move in twelve at random, 2 to 5 seats on both sides. The first column is not
 * fitted: after the last turn the rules say it. Read a row from right to left to see a thing lose its worth.
 */
const BY_FACT: Record<(typeof FACTS)[number], readonly number[]> = {
  'always 1': [0, -0.4, -0.17, -0.04, 4.72, 7.57, 9.6, 16.8, 23.91, 25.81, 24.35, 23.7, 10.13],
  crystals: [0, -0.02, 0.04, 0.17, 0.08, 0.25, 0.52, 0.32, 0.33, -0.46, 1.31, 1.84, 3.21],
  'crystals up to 6': [0, 1.06, 1.71, 2.25, 2.49, 3.05, 3.71, 3.2, 2.88, 3.24, 1.64, 0.7, 3.21],
  points: [1, 0.94, 0.9, 0.86, 0.88, 0.82, 0.74, 0.78, 0.78, 0.69, 0.81, 1.02, 2.12],
  'income in crystals': [0, 0.27, 0.36, 0.42, 0.59, 0.59, 0.55, 0.77, 0.81, 0.87, 0.91, 1.24, 1.09],
  'points by animals, as many as there are now': [
    1, 0.93, 0.9, 0.83, 0.85, 0.82, 0.81, 0.81, 0.83, 0.94, 1.59, 2.46, 0,
  ],
  'points by animals, each': [0, 0.3, 0.58, 1, 0.88, 1.12, 1.25, 1.09, 1.26, 1.05, 0.71, 0.15, 0],
  'points by Spores, as many as there are now': [1, 0.83, 0.77, 0.73, 0.78, 0.76, 0.67, 0.7, 0.56, 0.68, -0.33, 0, 0],
  'points by Spores, each': [0, 1.1, 1.28, 1.16, 1.38, 1.4, 1.44, 2.03, 2.78, 2, 6.48, 6.97, 0],
  'points by Sources, as many as there are now': [1, 0.87, 0.73, 0.7, 0.78, 0.66, 0.62, 0.72, 0.73, 0.52, 0.47, 0, 0],
  'points by Sources, each': [0, 0.68, 1.66, 1.7, 1.35, 2.03, 2.29, 1.56, 2.23, 3.39, 3.58, 0, 0],
  'points for crystals': [0.7, 0.76, 0.79, 0.58, 0.76, 0.67, 0.71, 0.84, 0.49, 0.43, 0.9, 0.28, 0],
  'crystals for points': [0, -0.19, -0.36, -0.17, -0.82, -0.75, -0.92, -1.27, -0.66, -0.54, -1.22, 0.25, 0],
  'Spores for crystals': [0, 1.03, 1.03, 0.72, 1.69, 1.43, 1.51, 2.7, 2.8, 2.71, 3.62, 2.73, 3.21],
  'crystals for Spores': [0, -0.16, -0.31, -0.24, -0.43, -0.29, -0.27, -0.39, -0.42, -0.35, -0.39, 0.19, 1.09],
  Spores: [0, 0.02, 0.4, 1, 0.93, 1.76, 3.14, 2.43, 2.49, 1.41, -2.04, 1.6, 0],
  'Spores on Biomes that give neither points nor crystals': [
    0, 0.11, 0.33, 0.58, 0.86, 0.64, 0.3, 0.09, -0.53, -1.25, 1.3, -2.06, 0,
  ],
  'cells not yet covered': [0, -0.16, -0.27, -0.44, -0.2, 0.05, -0.19, 0.44, 0.99, 3.22, 3.9, 3.67, 1.45],
  'pairs in a line': [0, 0.13, 0.25, 0.37, 0.52, 0.7, 0.9, 0.95, 1.52, 1.83, 1.89, 3.76, 0],
  animals: [0, 0.36, 0.63, 0.87, 1.21, 1.43, 1.71, 1.97, 2.2, 2.42, 2.53, 0.66, 0],
  'animals of the favourite': [0, -0.08, 0.05, 0.43, 0.69, 1.01, 1.68, 2.24, 2.11, 1.98, 2.19, 5.28, 0],
  'water points': [1, 0.76, 0.58, 0.43, 0.57, 0.44, 0.33, 0.44, 0.35, 0.38, 0.51, 0.66, 0],
  Sources: [0, 0.47, 0.81, 0.97, 1.54, 2.04, 2.4, 3.19, 3.67, 2.82, 2.86, 3.02, 10.13],
  'points by what Entities count': [0, 0.63, 0.43, 0.37, 0.51, 0.38, 0.22, 0.39, 0.28, -0.47, -0.56, 0, 0],
  METSAT: [0, 0.5, 0.44, -0.42, 0.34, 0.72, 1.19, 1.38, 1.38, 4.77, 4.08, 0, 0],
  KITEET: [0, 2.4, 2.22, 1.77, 4.14, 3.44, 2.71, 4.48, 3.18, 1.59, 5.05, 0, 0],
  SIENET: [0, 0.86, 0.88, 0.84, 3.52, 3.53, 3.04, 6.2, 4.54, 6.66, 6.72, 0, 0],
  VUORI: [0, -0.68, -1.46, -1.77, -2.9, -4.24, -5.06, -6.95, -8.01, -7.76, -9.35, 0, 0],
  TAIVAS: [0, 2.82, 1.67, 1.29, 1.96, 1.78, 2.37, -0.19, 2.27, -2.54, 0, 0, 0],
  MAA: [0, 0.02, -0.15, -0.33, 1.02, 1.3, 1.25, 3.21, 4.55, 6.66, 0, 0, 0],
  MERI: [0, 0.15, 0.26, 0.04, 0.93, 1.9, 1.57, 1.48, 3.48, 5.39, 0, 0, 0],
}

/** WEIGHTS[turns left][fact] */
export const WEIGHTS: readonly Float64Array[] = Array.from({ length: 13 }, (_, turns) =>
  Float64Array.from(FACTS, fact => BY_FACT[fact][turns]!),
)

/** How many points of difference, by turns left, make the victory e times as likely: as much as foresight errs. */
export const HEAT: readonly number[] = [3, 4.9, 6.8, 8.3, 10.5, 12.3, 14, 15.5, 16.4, 16.9, 17.7, 18.1, 19.1]
