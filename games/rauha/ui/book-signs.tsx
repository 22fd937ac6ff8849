import { signStamp } from './art/stamp.ts'

const DRAWN = [
  'energy',
  'gem',
  'spore',
  'spore-turned',
  'drop',
  'forest',
  'crystal',
  'mushroom',
  'mountain',
  'desert',
  'air',
  'land',
  'sea',
  'METSAT',
  'KITEET',
  'SIENET',
  'VUORI',
  'TAIVAS',
  'MAA',
  'MERI',
  'moon',
  'polar-star',
  'vortex',
]

/** The signs that the book explains, as they are drawn on the pieces. */
export const signs = Object.fromEntries(
  DRAWN.map(id => [id, <img key={id} src={signStamp(id, '#2a2318')} alt="" width={30} height={30} />]),
)
