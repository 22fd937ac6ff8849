import { arrange, type AtTable, type Position } from '../../arrange.ts'

/** Positions to look at, by name. */
export function positionOf(name: string, seats: number): AtTable {
  const make = POSITIONS[name]
  if (make === undefined) throw new Error(`There is no position '${name}': try ${Object.keys(POSITIONS).join(', ')}`)
  const position = make()
  const players = [...position.players, {}, {}, {}].slice(0, Math.max(seats, position.players.length))
  return arrange({ ...position, players })
}

const LOOTS: Position['players'] = [
  { balance: 'white-tiwaz', loot: ['white-ansuz', 'black-wunjo', 'grey-algiz'] },
  { balance: 'black-thurisaz', loot: ['black-fehu', 'black-algiz'] },
  { balance: 'grey-raido', loot: ['grey-fehu', 'grey-tiwaz', 'white-berkano'] },
  { balance: 'white-algiz', loot: ['white-fehu'] },
]

const STONES: Position['table'] = [
  { rune: 'black-ansuz', at: [-78, -66] },
  { rune: 'black-ansuz', at: [174, 82] },
  { rune: 'white-raido', at: [90, -84] },
  { rune: 'grey-thurisaz', at: [26, 106] },
  { rune: 'white-thurisaz', at: [-192, -20] },
  { rune: 'black-tiwaz', at: [100, 20] },
  { rune: 'white-tiwaz', at: [-12, -164] },
  { rune: 'grey-wunjo', at: [196, -44] },
  { rune: 'black-berkano', at: [-128, -160] },
  { rune: 'grey-raido', at: [-108, 64] },
  { rune: 'grey-berkano', at: [92, -212], face: 'down' },
  { rune: 'white-wunjo', at: [-36, 204], face: 'down' },
  { rune: 'black-raido', at: [-212, 64], face: 'down' },
  { rune: 'grey-ansuz', at: [-212, -108], face: 'down' },
]

const POSITIONS: Record<string, () => Position> = {
  grab: () => ({ players: LOOTS, table: STONES }),
  calm: () => ({ players: LOOTS, table: STONES, variant: 'calm' }),
  slide: () => ({
    players: [
      { balance: 'black-fehu', loot: ['black-ansuz', 'black-wunjo', 'white-fehu'], claims: ['black-raido'] },
      { balance: 'black-raido', loot: ['black-tiwaz', 'grey-fehu', 'grey-ansuz'], claims: ['black-fehu'] },
    ],
    phase: 'thefts',
  }),
  theft: () => ({
    players: [
      { balance: 'white-tiwaz', loot: ['black-fehu', 'black-algiz'] },
      { balance: 'grey-raido', loot: ['grey-fehu', 'grey-tiwaz', 'white-berkano'] },
    ],
    table: [
      { rune: 'grey-raido', at: [-108, 64] },
      { rune: 'black-tiwaz', at: [100, 20] },
    ],
  }),
  penalty: () => ({
    players: [
      { catches: ['black-wunjo', 'black-thurisaz'], loot: ['black-tiwaz', 'white-ansuz'] },
      { balance: 'grey-raido', loot: ['grey-fehu'] },
    ],
    bag: 20,
  }),
}
