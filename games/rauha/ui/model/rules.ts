import type { Biome } from '../../content/biome.ts'

/** The rules that concern a thing, by their ids. */

export function rulesOfBiome({ cost, cells, effect, animals, water, types }: Biome, hasSpore: boolean): string[] {
  return [
    ...(cost === undefined ? [] : ['RAU-088', 'RAU-098']),
    ...(cells === undefined ? [] : ['RAU-089']),
    effect === undefined ? 'RAU-042' : 'RAU-041',
    ...(effect !== undefined && 'pay' in effect ? ['RAU-134'] : []),
    ...(effect !== undefined && 'spore' in effect ? ['RAU-135', 'RAU-168'] : []),
    ...(animals === undefined ? [] : ['RAU-043']),
    ...(water === undefined ? [] : ['RAU-158']),
    ...(types.length > 1 ? ['RAU-113'] : []),
    ...(hasSpore ? ['RAU-144', 'RAU-164'] : []),
  ]
}

export function rulesOfEntity(number: number): string[] {
  return [`RAU-${172 + number}`, 'RAU-108', 'RAU-126', 'RAU-145']
}
