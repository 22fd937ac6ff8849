import { describe, expect } from 'vitest'
import { rule } from '@runatal/proof'
import type { Text } from '../content/effects.ts'
import type { Duel, Player, Position } from '../index.ts'
import { FOE, HERO } from '../rules/types.ts'
import { befall, BLANK, duel, foeDid, IDLE, type Table, two } from './game.ts'

/** What each word of the card texts does in a fight, whichever side it is on. */

/** The text is done first, then the hero passes. */
function reads(table: Table, text: Text, side: number): Table {
  befall(table, text, side)
  table.as(0).play('combat', { do: 'pass' })
  return table
}

const fight = (
  text: Text,
  side: number,
  tokens: Duel = {},
  player: Partial<Player> = {},
  more: Partial<Position> = {},
) => reads(duel({ hero: [BLANK, 'phys2'], foe: [IDLE], ...tokens }, player, more), text, side)

/** What may be chosen now. */
function offered(table: Table): string[] {
  return table
    .as(0)
    .options('choose')
    .map(move => (move.do === 'choose' ? move.value : 'none'))
}

const turned = (table: Table) => table.happened('token_turned').map(({ side, token }) => [side, token])

describe('blows', () => {
  rule('RB-264', 'damage may be blocked, whether it is physical or magic; what is unavoidable may not', () => {
    for (const word of ['deal', 'deal_magic'] as const) {
      const table = fight([[word, 2]], FOE, { hero: ['shield1', 'phys2'] })
      expect(table.as(0).asked).toEqual(['block'])
    }
    const hurt = fight([['unavoidable', 2]], FOE, { hero: ['shield1', 'phys2'] })
    expect(hurt.state.damage).toEqual([2])
  })

  rule('RB-264', 'a hero strikes the enemy', () => {
    for (const word of ['deal', 'deal_magic', 'unavoidable'] as const)
      expect(
        fight([[word, 2]], HERO)
          .happened('enemy_damaged')
          .map(({ amount }) => amount),
      ).toEqual([2])
  })

  rule('RB-018', 'what an enemy suffers itself hurts it; in a challenge, whoever the rival is', () => {
    expect(
      fight([['suffer', 2, 'self']], FOE)
        .happened('enemy_damaged')
        .map(({ amount }) => amount),
    ).toEqual([2])
    expect(fight([['suffer', 2, 'self']], HERO).state.damage).toEqual([2])
    const challenge = two({ at: 'E5' }, { at: 'E5' }, { fight: { rival: 1, hero: [BLANK, 'phys2'], foe: [BLANK] } })
    befall(challenge, [['suffer', 2, 'self']], FOE, 1)
    challenge.as(0).play('combat', { do: 'pass' })
    expect(challenge.happened('damaged').map(({ seat, amount }) => [seat, amount])).toEqual([[1, 2]])
  })

  rule('RB-550', 'a block is the own side’s', () => {
    expect(
      fight(
        [
          ['block', 2],
          ['unavoidable', 1],
        ],
        FOE,
      ).state.fight?.block,
    ).toEqual([0, 2])
    expect(fight([['block', 2]], HERO).state.fight?.block).toEqual([2, 0])
  })

  rule('RB-018', 'a fighter heals itself', () => {
    expect(fight([['heal_self', 2]], HERO, {}, { damage: 3 }).state.damage).toEqual([1])
    const foe = fight([['heal_self', 2]], FOE, { damage: 3 })
    expect(foe.happened('enemy_healed').map(({ amount }) => amount)).toEqual([2])
  })

  rule('RB-018', 'gold is stolen; what there is not is suffered', () => {
    const enough = fight([['steal', 2]], FOE, {}, { gold: 2 })
    expect([enough.state.gold, enough.happened('damaged')]).toEqual([[0], []])
  })

  rule('RB-388', 'so many tokens that the other has spent, or that it still has', () => {
    const tokens = { hero: ['phys2', 'mag1', BLANK], foe: [IDLE] }
    const table = duel(tokens)
    table.as(0).play('combat', { do: 'spend', icon: 'phys' })
    expect(reads(table, [['suffer', 'spent']], FOE).state.damage).toEqual([1])
    expect(fight([['suffer', 'pool']], FOE, tokens).state.damage).toEqual([3])
  })
})

describe('what holds this round', () => {
  rule('RB-018', 'surge is forbidden to the other side, shields to either', () => {
    expect(fight([['silence']], FOE).state.fight?.silent).toEqual([1, 0])
    expect(fight([['silence']], HERO).state.fight?.silent).toEqual([0, 1])
    expect(fight([['no_block', 'self']], FOE).state.fight?.noBlock).toEqual([0, 1])
    expect(fight([['no_block', 'opponent']], FOE).state.fight?.noBlock).toEqual([1, 0])
  })

  rule('RB-018', 'gold icons and what strikes back are the own side’s, and add up', () => {
    expect(
      fight(
        [
          ['initiative', 1],
          ['initiative', 2],
        ],
        FOE,
      ).state.fight?.lead,
    ).toEqual([0, 3])
    expect(
      fight(
        [
          ['reflect', 1],
          ['reflect', 2],
        ],
        HERO,
      ).state.fight?.reflect,
    ).toEqual([3, 0])
  })

  rule('RB-018', 'a fight that ends has no winner', () => {
    const table = fight([['end_combat']], HERO)
    expect([table.state.fight, table.happened('combat_won'), table.happened('combat_lost')]).toEqual([null, [], []])
    expect(table.happened('combat_ended')).toHaveLength(1)
  })
})

describe('tokens', () => {
  rule('RB-020', 'a hero who recasts two tokens of the enemy recasts two different ones', () => {
    const table = fight([['recast', 'opponent', 2]], HERO, { foe: [IDLE, IDLE, IDLE] })
    expect(offered(table)).toEqual(['0', '1', '2'])
    table.as(0).play('choose', { value: '1' })
    expect(offered(table)).toEqual(['0', '2'])
    table.as(0).play('choose', { value: '2' })
    expect(turned(table)).toEqual([
      [FOE, 1],
      [FOE, 2],
    ])
  })

  rule('RB-020', 'who has one token recasts or flips one, however many the card says', () => {
    expect(turned(fight([['recast', 'opponent', 2]], HERO))).toEqual([[FOE, 0]])
    expect(turned(fight([['recast', 'opponent', 2]], FOE, { hero: ['phys2'] }))).toEqual([[HERO, 0]])
    expect(turned(fight([['flip', 2]], HERO, { hero: ['phys2'] }))).toEqual([[HERO, 0]])
  })

  rule('RB-020', 'an enemy that recasts two tokens recasts two different ones, by chance', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const table = fight([['recast', 'opponent', 2]], FOE, { hero: ['phys2', BLANK] }, {}, { seed })
      expect(turned(table).toSorted(([, a = 0], [, b = 0]) => a - b)).toEqual([
        [HERO, 0],
        [HERO, 1],
      ])
    }
  })

  rule('RB-018', 'a hero flips different tokens of its own, and recasts its own', () => {
    const flips = fight([['flip', 2]], HERO, { hero: [BLANK, 'phys2', 'shield1'] })
    flips.as(0).play('choose', { value: '2' })
    expect(offered(flips)).toEqual(['0', '1'])
    flips.as(0).play('choose', { value: '0' })
    expect(flips.happened('token_turned').map(({ token, how }) => [token, how])).toEqual([
      [2, 'flip'],
      [0, 'flip'],
    ])
    const own = fight([['recast', 'self', 1]], HERO)
    own.as(0).play('choose', { value: '1' })
    expect(own.happened('token_turned').map(({ side, token, how }) => [side, token, how])).toEqual([
      [HERO, 1, 'recast'],
    ])
  })

  rule('RB-020', 'an enemy flips a blank of its own that hides something', () => {
    const table = fight([['flip', 2]], FOE, { foe: ['skull1|agi', IDLE] })
    expect(turned(table)).toEqual([[FOE, 1]])
  })

  rule('RB-393', 'whose tokens they are removes them', () => {
    const table = fight([['remove_tokens', 'opponent', 2]], FOE, { hero: [BLANK, 'phys2', 'shield1'] })
    table.as(0).play('choose', { value: '0' })
    expect(offered(table)).toEqual(['1', '2'])
    table.as(0).play('choose', { value: '2' })
    expect(table.happened('token_removed').map(({ side, token }) => [side, token])).toEqual([
      [HERO, 0],
      [HERO, 2],
    ])
    const foe = fight([['remove_tokens', 'opponent', 1]], HERO)
    expect(foe.happened('token_removed').map(({ side, token }) => [side, token])).toEqual([[FOE, 0]])
    const own = fight([['remove_tokens', 'self', 1]], HERO)
    own.as(0).play('choose', { value: '1' })
    expect(own.happened('token_removed').map(({ side, token }) => [side, token])).toEqual([[HERO, 1]])
  })

  rule('RB-018', 'a spent token is taken back and cast again, an unspent one is not', () => {
    const table = duel({ hero: ['phys2', 'mag1', BLANK], foe: [IDLE] })
    table.as(0).play('combat', { do: 'spend', icon: 'phys' })
    reads(table, [['reclaim', 2]], HERO)
    expect(table.happened('token_turned').map(({ token, how }) => [token, how])).toEqual([[0, 'recast']])
  })

  rule('RB-018', 'one token counts double: no blank, no tactic, no double', () => {
    const table = fight([['free_double']], HERO, { hero: [BLANK, 'phys2', 'shield1', 'dbl', 'tac'] })
    expect(offered(table)).toEqual(['1', '2'])
    table.as(0).play('choose', { value: '1' })
    expect(table.state.fight?.doubled[HERO]?.slice(0, 3)).toEqual([0, 1, 0])
  })

  rule('RB-020', 'an enemy doubles damage of its own', () => {
    const table = duel({ hero: [BLANK, 'phys2'], foe: ['surge1', 'skull2'] })
    befall(table, [['free_double']], FOE)
    table.as(0).play('combat', { do: 'pass' })
    expect(foeDid(table)).toContain('skull 4')
  })
})
