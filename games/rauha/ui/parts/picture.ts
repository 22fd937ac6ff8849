/** Where the picture of a Biome lies: see ../../build. */
export function pictureOf(biome: number): string {
  return `/rauha/biome-${biome}.webp`
}
