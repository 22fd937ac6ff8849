import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { assets, envelopes, hexOf, type Player, type Position, skills, stories } from '../index.ts'
import { acts, alone, duel, two } from './game.ts'

/** The rule that is cited when a hero tries this on its turn. */
function why(move: object, player: Partial<Player> = {}, more: Partial<Position> = {}): string | undefined {
  return alone(player, more).as(0).tries('turn', move)?.rule
}

const PLAIN = ['move', 'adventure', 'train', 'shop', 'prepare', 'destroyWeb', 'killZombie', 'quarantine']

rule(['RB-058', 'RB-173', 'RB-292'], 'without actions, delayed or defeated, the rule is told for every action', () => {
  for (const action of PLAIN) {
    expect([action, why({ do: action }, {}, { actions: 0 })]).toEqual([action, 'RB-058'])
    expect([action, why({ do: action }, { delayed: true })]).toEqual([action, 'RB-173'])
    expect([action, why({ do: action }, { mustRest: true, damage: 9 })]).toEqual([action, 'RB-292'])
  }
  expect(why({ do: 'rest' }, {}, { actions: 0 })).toBe('RB-058')
  expect(why({ do: 'rest' }, { delayed: true })).toBe('RB-173')
  expect(why({ do: 'clearDelay' }, { delayed: true }, { actions: 0 })).toBe('RB-058')
})

rule(['RB-383', 'RB-063', 'RB-093', 'RB-141', 'RB-170'], 'an action that is not to be had here or now says why', () => {
  expect(why({ do: 'rest' }, {}, { table: { restForbidden: true } })).toBe('RB-383')
  expect(why({ do: 'rest' }, { mustRest: true, damage: 9 }, { table: { restForbidden: true } })).toBe('RB-383')
  expect(why({ do: 'adventure' }, { at: 'H4' })).toBe('RB-093')
  expect(why({ do: 'adventure' }, { at: 'F2' }, { actions: 1 })).toBe('RB-063')
  expect(why({ do: 'shop' }, { at: 'F2' })).toBe('RB-141')
  expect(why({ do: 'prepare' }, { prepared: true })).toBe('RB-170')
})

rule(['RB-168', 'RB-169', 'RB-172'], 'a token that is not there, one just placed, a delay that is none', () => {
  expect(why({ do: 'spendPrepare' })).toBe('RB-168')
  const fresh = alone()
  fresh.as(0).play('turn', { do: 'prepare' })
  expect(fresh.as(0).tries('turn', { do: 'spendPrepare' })?.rule).toBe('RB-169')
  expect(why({ do: 'clearDelay' })).toBe('RB-172')
})

rule(['RB-350', 'RB-351', 'RB-352', 'RB-446', 'RB-554', 'RB-473', 'RB-478'], 'scenario actions name their rule', () => {
  expect(why({ do: 'destroyWeb' }, { at: 'F2' }, { webs: ['C5'] })).toBe('RB-350')
  expect(why({ do: 'destroyWeb' }, { at: 'H4' }, { webs: ['C5'] })).toBe('RB-350')
  expect(why({ do: 'destroyWeb' }, { at: 'H4' }, { webs: ['H4'] })).toBe('RB-351')
  expect(why({ do: 'destroyWeb' }, { at: 'C5' }, { webs: ['C5'], ariad: 'C5' })).toBe('RB-352')
  expect(why({ do: 'destroyWeb' }, { at: 'C5' }, { webs: ['D6'], ariad: 'C5' })).toBe('RB-350')
  const corpse = { scenario: 'corpse', zombies: ['F2'] } as const
  expect(why({ do: 'killZombie' }, { at: 'H4' }, corpse)).toBe('RB-446')
  expect(why({ do: 'killZombie' }, { at: 'F2' }, { ...corpse, actions: 1 })).toBe('RB-554')
  const red = { scenario: 'red', plagues: ['H4', 'E5'], epicentre: 'H4' } as const
  expect(why({ do: 'quarantine' }, { at: 'F2' }, red)).toBe('RB-473')
  expect(why({ do: 'quarantine' }, { at: 'H4' }, red)).toBe('RB-478')
  expect(acts(alone({ at: 'E5' }, red))).toContain('quarantine')
})

rule(['RB-479', 'RB-437', 'RB-197'], 'the Epicentre in Act I, gifts to who is elsewhere', () => {
  const red = { scenario: 'red', plagues: ['H4'], epicentre: 'H4' } as const
  for (const attribute of ['mind', 'spirit']) {
    expect(why({ do: 'cureEpicentre', attribute }, { at: 'H4' }, red)).toBe('RB-479')
    expect(why({ do: 'cureEpicentre', attribute }, { at: 'H4' }, { ...red, actions: 0 })).toBe('RB-058')
  }
  const apart = two({ at: 'H4', companions: 1, letters: [envelopes[0]!.id] }, { at: 'F2' }, { scenario: 'corpse' })
  expect(apart.as(0).tries('turn', { do: 'giveCompanion', to: 1 })?.rule).toBe('RB-437')
  expect(apart.as(0).tries('turn', { do: 'handLetter', to: 1 })?.rule).toBe('RB-197')
  const tired = two({ at: 'H4', companions: 1 }, { at: 'H4' }, { scenario: 'corpse', actions: 0 })
  expect(tired.as(0).tries('turn', { do: 'giveCompanion', to: 1 })?.rule).toBe('RB-058')
})

const engage = (enemy: string, at: string) => ({ do: 'engage', enemy, mark: hexOf(at) })

rule(['RB-330', 'RB-408', 'RB-574'], 'who is elsewhere is not engaged; Margath only by all together', () => {
  expect(why(engage('ariad', 'C5'), { at: 'F2' }, { webs: ['C5'], ariad: 'C5' })).toBe('RB-330')
  expect(why(engage('avatar', 'H4'), { at: 'F2' }, { webs: ['H4'] })).toBe('RB-330')
  expect(why(engage('avatar', 'H4'), { at: 'H4' }, { webs: ['H4'], actions: 0 })).toBe('RB-058')
  const corpse = { scenario: 'corpse', act: 2, vorakesh: 'D2', champions: ['M3'] } as const
  expect(why(engage('vorakesh', 'D2'), { at: 'F2' }, corpse)).toBe('RB-330')
  expect(why(engage('champion', 'M3'), { at: 'F2' }, corpse)).toBe('RB-330')
  const locust = { scenario: 'locust', warbands: [{ id: 'wb_iron_horns', at: 'K2', units: 1 }] } as const
  expect(why({ do: 'engage', enemy: 'wb_iron_horns', mark: 0 }, { at: 'F2' }, locust)).toBe('RB-330')
  const margath = { scenario: 'margath', act: 2, margath: 0 } as const
  const apart = two({ at: 'H10' }, { at: 'F2' }, margath)
  expect(apart.as(0).tries('turn', engage('margath', 'H10'))?.rule).toBe('RB-408')
  const weary = two({ at: 'H10' }, { at: 'H10', mustRest: true, damage: 9 }, margath)
  expect(weary.as(0).tries('turn', engage('margath', 'H10'))?.rule).toBe('RB-574')
  expect(acts(two({ at: 'H10' }, { at: 'H10' }, margath))).toContain('engage')
})

rule(['RB-105', 'RB-208', 'RB-149'], 'quests and goods out of place say what they need', () => {
  const quest = { do: 'quest', quest: 'q_outlaw_bounty' }
  expect(why(quest, { at: 'H4', quests: ['q_outlaw_bounty'] })).toBe('RB-105')
  expect(why(quest, { at: 'H4', quests: ['q_outlaw_bounty'] }, { actions: 0 })).toBe('RB-058')
  expect(why(quest)).toBe('RB-061')
  const story = stories.find(card => card.scenario === 'web' && card.quest !== undefined)!
  expect(why({ do: 'storyQuest', slot: 0 }, { at: 'A1' }, { storyQuests: [story.id] })).toBe('RB-208')
  expect(why({ do: 'storyQuest', slot: 0 }, { at: 'A1', delayed: true }, { storyQuests: [story.id] })).toBe('RB-173')
  expect(why({ do: 'storyQuest', slot: 1 }, { at: 'A1' }, { storyQuests: [story.id] })).toBe('RB-061')
  const good = assets.find(({ trade }) => trade !== undefined)!
  expect(why({ do: 'sellGood', asset: good.id }, { at: 'A1', assets: [good.id] })).toBe('RB-149')
  const [other] = assets.filter(({ trade }) => trade === undefined)
  expect(why({ do: 'sellGood', asset: other!.id }, { at: 'A1', assets: [other!.id] })).toBe('RB-061')
})

const used = (when: string) => skills.find(({ abilities }) => abilities.some(one => one.when === when && one.limit))!.id

rule('RB-549', 'an ability that is used up, or has no card to exert, is refused by its moment', () => {
  for (const when of ['free', 'action']) {
    const source = used(when)
    const more = { table: { used: [[source]] } }
    expect(why({ do: 'use', source }, { learned: [source], gold: 9 }, more)).toBe('RB-549')
    expect(why({ do: 'use', source, card: 'sk_spark' }, { learned: [source], hand: ['sk_spark'] }, more)).toBe('RB-549')
    const tired = why({ do: 'use', source }, { learned: [source], gold: 9 }, { ...more, actions: 0 })
    expect(tired).toBe(when === 'free' ? 'RB-549' : 'RB-058')
  }
})

rule('RB-071', 'what is no answer to a question is refused by the rule of that question', () => {
  const step = alone({ at: 'F4' })
  step.as(0).play('turn', { do: 'move' })
  expect(step.as(0).tries('travel', { do: 'step', hex: 'O11' })?.rule).toBe('RB-071')
  step.as(0).play('travel', { do: 'roll' })
  expect(step.as(0).tries('die', { do: 'go', die: 0, hex: 'O11' })?.rule).toBe('RB-075')
  const fight = duel({ hero: ['phys2'], foe: ['skull1'] })
  expect(fight.as(0).tries('combat', { do: 'spend', icon: 'mag', tokens: [0] })?.rule).toBe('RB-223')
  const blow = duel({ hero: ['shield1'], foe: ['skull1'], starts: 'foe' })
  expect(blow.as(0).tries('block', { do: 'shield', token: 9 })?.rule).toBe('RB-264')
})
