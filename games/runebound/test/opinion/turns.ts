import { Difference, fighter, FOE, HERO, type Table } from './table.ts'
import { down, showing, worth, worthAt } from './tokens.ts'

/** Tokens that are flipped or cast again, and which of them an enemy picks (RB-246 to RB-249, RB-315). */

export function castAgain(t: Table, owner: number, index: number): void {
  const event = t.told.reads('token_turned', `${index} of side ${owner}`)
  const token = fighter(t, owner).pool[index]
  if (event.side !== owner || event.token !== index || event.how !== 'recast' || token === undefined)
    throw new Difference(`Token ${index} of side ${owner} is cast again; the rules: ${JSON.stringify(event)}`)
  token.face = event.face
}

export function turnOver(t: Table, index: number): void {
  const token = t.hero.pool[index]
  if (token === undefined) return
  token.face = 1 - token.face
  t.told.says({ type: 'token_turned', side: HERO, token: index, face: token.face, how: 'flip' })
}

/** The first half of RB-315: its best blank, by what it hides. */
export function flipsBlank(t: Table, best = blankToFlip(t)): boolean {
  if (best === undefined || best.length === 0) return false
  const event = t.told.reads('token_turned', 'of a blank of the enemy')
  const token = t.foe.pool[event.token]
  if (event.side !== FOE || event.how !== 'flip' || !best.includes(event.token) || token === undefined)
    throw new Difference(`The enemy may flip ${best.join(' or ')}; the rules: ${JSON.stringify(event)}`)
  token.face = 1 - token.face
  return true
}

/** The second half: the hero's best token is cast again. */
export function heroRecasts(t: Table, targets = toRecast(t)): number | undefined {
  if (targets.length === 0) return undefined
  const event = t.told.reads('token_turned', 'of the hero')
  const token = t.hero.pool[event.token]
  if (event.side !== HERO || event.how !== 'recast' || !targets.includes(event.token) || token === undefined)
    throw new Difference(`The hero recasts ${targets.join(' or ')}; the rules: ${JSON.stringify(event)}`)
  token.face = event.face
  return event.token
}

const ORDER = ['skull', 'charge', 'surge']

/** The blanks that hide an icon, those that hide the best; undefined if there is none. */
export function blankToFlip(t: Table): number[] | undefined {
  const { pool } = t.foe
  const rank = (i: number): [number, number] => {
    const token = pool[i]
    if (token === undefined) return [0, 0]
    const hidden = down(token)
    const kind = ORDER.indexOf(hidden.icon)
    return [kind < 0 ? ORDER.length : kind, -worth(token, hidden)]
  }
  return lowest(hidingBlanks(t), rank)
}

/** The enemy's blanks whose other side shows an icon. */
export function hidingBlanks(t: Table): number[] {
  const { pool } = t.foe
  return showing(pool, 'blank').filter(i => {
    const token = pool[i]
    return token !== undefined && down(token).icon !== 'blank'
  })
}

/** RB-315: the hero's tokens of highest value among damage, charge and surge; failing these any that is not blank. */
export function toRecast(t: Table): number[] {
  const { pool } = t.hero
  const strong = showing(pool, 'phys', 'mag', 'charge', 'surge')
  const best = lowest(strong, i => [-worthAt(pool, i), 0])
  return best ?? showing(pool).filter(i => pool[i] !== undefined && !showing(pool, 'blank').includes(i))
}

function before(a: [number, number], b: [number, number]): number {
  return a[0] - b[0] || a[1] - b[1]
}

export function lowest(items: number[], rank: (item: number) => [number, number]): number[] | undefined {
  const [first] = items.toSorted((a, b) => before(rank(a), rank(b)))
  if (first === undefined) return undefined
  return items.filter(item => before(rank(item), rank(first)) === 0)
}
