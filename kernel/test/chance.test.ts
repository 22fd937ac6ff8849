import { createHash } from 'node:crypto'
import { array, assert, integer, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chance, commitment, FastChance, newSeed, plainSeed, ScriptedChance, SealedChance } from '../index.ts'

const seed = plainSeed(1)

describe('sealed chance', () => {
  test('is SHA-256 of seed, position and block, word by word', () => {
    const input = Buffer.alloc(40)
    Buffer.from(seed, 'hex').copy(input)
    input.writeUInt32BE(5, 32)
    const words = [0, 1].flatMap(block => {
      input.writeUInt32BE(block, 36)
      const hash = createHash('sha256').update(input).digest()
      return Array.from({ length: 8 }, (_, i) => hash.readUInt32BE(4 * i))
    })
    expect(draw(new SealedChance(seed, 5), 16, 2 ** 32)).toEqual(words)
  })

  test('says the same at the same position, and something else at any other', () => {
    const here = draw(new SealedChance(seed, 3), 20, 1000)
    expect(draw(new SealedChance(seed, 3), 20, 1000)).toEqual(here)
    expect(draw(new SealedChance(seed, 4), 20, 1000)).not.toEqual(here)
    expect(draw(new SealedChance(plainSeed(2), 3), 20, 1000)).not.toEqual(here)
  })

  test('knows whether it was used', () => {
    const chance = new SealedChance(seed, 0)
    chance.shuffle([1])
    expect(chance.used).toBe(false)
    chance.shuffle([1, 2])
    expect(chance.used).toBe(true)
    const die = new SealedChance(seed, 0)
    die.int(6)
    expect(die.used).toBe(true)
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses to draw one of %d', n => {
    expect(() => new SealedChance(seed, 0).int(n)).toThrow('Chance draws one of 1 to 4294967296 numbers')
  })

  test.each(['', 'abc', 'G'.repeat(64), 'A'.repeat(64), '0'.repeat(63)])('refuses the seed "%s"', bad => {
    expect(() => new SealedChance(bad, 0).int(2)).toThrow('A seed is 64 hexadecimal digits in lower case')
  })

  test('favours no number, not even where 32 bits do not divide evenly', () => {
    // Of 3 x 2^30 numbers, plain remainders would give those of the first 2^30 twice as often.
    const chance = new SealedChance(seed, 0)
    const low = draw(chance, 6000, 3 * 2 ** 30).filter(value => value < 2 ** 30).length
    expect(low / 6000).toBeGreaterThan(0.3)
    expect(low / 6000).toBeLessThan(0.37)
  })
})

describe('fast chance', () => {
  test.each([
    [[], [272, 407, 847, 56, 872, 241, 204, 181]],
    [[1], [451, 139, 526, 459, 633, 838, 716, 86]],
    [
      [1, 2],
      [724, 490, 916, 695, 319, 50, 215, 146],
    ],
    [
      [2, 1],
      [598, 550, 984, 248, 564, 353, 981, 268],
    ],
    [
      [7, 2 ** 40],
      [469, 659, 11, 853, 22, 468, 750, 152],
    ],
    [[-1], [602, 816, 873, 766, 363, 694, 976, 199]],
  ])('of stream %j says what it has always said: the games of the lab stay what they are', (stream, numbers) => {
    expect(draw(new FastChance(...stream), 8, 1000)).toEqual(numbers)
  })

  test('shuffles as it always has', () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    new FastChance(42).shuffle(items)
    expect(items).toEqual([5, 2, 6, 7, 3, 4, 1, 8, 0, 9])
  })

  test('has streams that differ from their first number on', () => {
    const firsts = Array.from({ length: 2000 }, (_, i) => new FastChance(1, i).int(2 ** 32))
    expect(new Set(firsts).size).toBe(2000)
    expect(
      spread(
        firsts.map(first => Math.floor(first / 2 ** 28)),
        16,
      ),
    ).toBeLessThan(LIMIT_15)
  })

  test('has streams of which one tells nothing about its neighbour', () => {
    const pairs = Array.from(
      { length: 4000 },
      (_, i) => 4 * new FastChance(9, i).int(4) + new FastChance(9, i + 1).int(4),
    )
    expect(spread(pairs, 16)).toBeLessThan(LIMIT_15)
  })
})

describe.each<[string, (n: number) => Chance]>([
  ['fast', n => new FastChance(n)],
  ['sealed', n => new SealedChance(plainSeed(n), 0)],
])('%s chance', (_, make) => {
  test('draws whole numbers within range', () => {
    assert(
      property(nat(), integer({ min: 1, max: 2 ** 32 }), (n, range) => {
        for (const value of draw(make(n), 20, range))
          if (!Number.isInteger(value) || value < 0 || value >= range) return false
        return true
      }),
    )
  })

  test.each([2, 6, 7, 16])('draws each of %d about as often', sides => {
    expect(spread(draw(make(3), 600 * sides, sides), sides)).toBeLessThan(LIMIT_15)
  })

  test('shuffles: the same items in another order', () => {
    assert(
      property(nat(), array(integer()), (n, items) => {
        const shuffled = [...items]
        make(n).shuffle(shuffled)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
  })

  test('shuffles into every order about as often', () => {
    const chance = make(5)
    const orders = Array.from({ length: 6000 }, () => {
      const items = [0, 1, 2]
      chance.shuffle(items)
      return [12, 21, 102, 120, 201, 210].indexOf(items[0]! * 100 + items[1]! * 10 + items[2]!)
    })
    expect(spread(orders, 6)).toBeLessThan(LIMIT_15)
  })
})

describe('scripted chance', () => {
  const then = new FastChance(1)

  test('says what it was told to, then goes on with another', () => {
    const chance = new ScriptedChance({ ints: [2, 0] }, new FastChance(1))
    expect(draw(chance, 4, 1000)).toEqual([2, 0, 451, 139])
  })

  test('puts first what a shuffle is told to, and leaves the rest in order', () => {
    const chance = new ScriptedChance({ shuffles: [['c', 'a']] }, then)
    const items = ['a', 'b', 'c', 'd']
    chance.shuffle(items)
    expect(items).toEqual(['c', 'a', 'b', 'd'])
    expect(chance.used).toBe(true)
  })

  test('says where the script cannot be followed', () => {
    expect(() => new ScriptedChance({ ints: [6] }, then).int(6)).toThrow(
      'The script says 6 where a whole number from 0 to 5 is drawn',
    )
    expect(() => new ScriptedChance({ shuffles: [[9]] }, then).shuffle([1, 2])).toThrow(
      'The script shuffles 9 to the front, but it is not among the items',
    )
    expect(() => new ScriptedChance({ shuffles: [[1, 1]] }, then).shuffle([1, 2])).toThrow('not among the items')
  })
})

describe('a seed', () => {
  test('is new every time', () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/)
    expect(newSeed()).not.toBe(newSeed())
  })

  test('is promised by its hash', () => {
    const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
    expect(commitment(seed)).toBe(hash)
    expect(commitment(plainSeed(2))).not.toBe(hash)
  })
})

function draw(chance: Chance, count: number, range: number): number[] {
  return Array.from({ length: count }, () => chance.int(range))
}

/** Chi squared of values from 0 to kinds - 1 against all equally often. */
function spread(values: number[], kinds: number): number {
  const expected = values.length / kinds
  const counts = Array<number>(kinds).fill(0)
  for (const value of values) counts[value]!++
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** With 15 degrees of freedom or fewer, chance exceeds this once in 10,000 cases. */
const LIMIT_15 = 44.3
