import { ANIMALS, type BiomeType } from '../../content/biome.ts'
import { ENTITIES } from '../../content/entities.ts'
import { entity } from './entity.ts'
import { type IconName, ICONS } from './icons.ts'
import { animalSign, medal, TOKEN_DRAWINGS, TYPES } from './tokens.ts'

/** Every small drawing once, as a symbol of the page: a board of five worlds uses each a hundred times. */
export function sprite(): string {
  const icons = USED.map(name => symbol(name, '0 0 512 512', `<path d="${ICONS[name].path}"/>`))
  const tokens = TOKEN_DRAWINGS.map(([id, drawing]) => symbol(id, '0 0 24 24', drawing))
  const medals = TYPE_NAMES.map(type => symbol(type, '-1.5 -1.5 43 43', medal(type)))
  const animals = ANIMALS.map(animal => symbol(animal, '-1 -1 36 36', animalSign(animal)))
  const spirits = ENTITIES.flatMap(({ id }) => [
    symbol(id, '0 0 64 68', entity(id, false)),
    symbol(`${id}-dark`, '0 0 64 68', entity(id, true)),
  ])
  return `<defs>${edges()}</defs>${[...icons, ...tokens, ...medals, ...animals, ...spirits].join('')}`
}

/** The frame of a card of two types runs from one colour to the other. */
export function edge(types: readonly BiomeType[]): string {
  const [first = 'desert', second] = types
  return second === undefined ? TYPES[first].ink : `url(#rauha-edge-${first}-${second})`
}

const TYPE_NAMES = ['forest', 'crystal', 'mushroom', 'mountain', 'desert'] as const

const USED: readonly IconName[] = [
  'pine-tree',
  'crystal-growth',
  'mushroom-gills',
  'peaks',
  'sun',
  'feather',
  'deer-track',
  'whale-tail',
  'moon',
  'polar-star',
  'vortex',
  'sunrise',
  'check-mark',
  'laurels',
]

function symbol(id: string, viewBox: string, drawing: string): string {
  return `<symbol id="rauha-${id}" viewBox="${viewBox}">${drawing}</symbol>`
}

function edges(): string {
  return TYPE_NAMES.flatMap(from =>
    TYPE_NAMES.filter(to => to !== from).map(
      to =>
        `<linearGradient id="rauha-edge-${from}-${to}"><stop offset=".3" stop-color="${TYPES[from].ink}"/><stop offset=".7" stop-color="${TYPES[to].ink}"/></linearGradient>`,
    ),
  ).join('')
}
