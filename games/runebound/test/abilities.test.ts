import { expect, test } from 'vitest'
import { FastChance } from '@runatal/kernel'
import { runebound } from '../index.ts'
import { FOE, HERO, LEFT_OUT, POOL, SPENT } from '../rules/types.ts'
import { alone, duel, fighting, foeDid, IDLE, two, befall } from './game.ts'

/** Abilities by the moment at which they come, and what enemies do with words that heroes know too. */

test('after the cast a token may be flipped, or not', () => {
  // Pell: shield1, agi, tac with the Loaded dice showing dbl; the enemy has no gold showing.
  const cast = [1, 1, 0, 0, 1, 1, 0, 1, 0]
  const table = fighting('e_orc_reaver', cast, { assets: ['C12'] })
  expect(table.as(0).asked).toEqual(['choose'])
  table.as(0).play('choose', { what: 'option' }).play('choose', { what: 'token', value: '0' })
  expect(table.state.fight!.faces[HERO]).toEqual([0, 1, 0, 0])
  const kept = fighting('e_orc_reaver', cast, { assets: ['C12'] })
  kept.as(0).play('choose', { do: 'none' })
  expect(kept.state.fight!.faces[HERO]).toEqual([1, 1, 0, 0])
})

test('who deals damage may have the enemy recast a token, once a round', () => {
  const table = duel({ hero: ['phys1', 'phys2'], foe: [IDLE, IDLE] }, { learned: ['sk_headlong'] })
  table.as(0).play('combat', { do: 'spend', tokens: [0] })
  expect(table.as(0).asked).toEqual(['choose'])
  table.as(0).play('choose', { value: '1' })
  expect(table.happened('token_turned')).toMatchObject([{ side: FOE, token: 1, how: 'recast' }])
  const before = table.happened('token_turned').length
  table.playOn(s => s.asks[0]!.kind === 'combat')
  table.as(0).play('combat', { do: 'spend', tokens: [1] })
  expect(table.happened('token_turned')).toHaveLength(before)
})

test('at the end of a round a fighter heals', () => {
  const table = duel({ hero: ['phys1'], foe: [IDLE] }, { learned: ['sk_regrowth'], damage: 3 })
  table.as(0).play('combat', { do: 'pass' })
  expect([table.state.damage[0], table.as(0).asked]).toEqual([2, ['retreat']])
})

test('at the end of a round only those who are badly hurt are unbroken', () => {
  const damage = [5, 6].map(hurt => {
    const table = duel({ hero: ['phys1'], foe: [IDLE] }, { learned: ['sk_unbroken'], damage: hurt })
    table.as(0).play('combat', { do: 'pass' })
    return table.state.damage[0]
  })
  expect(damage).toEqual([5, 4])
})

test('who loses a fight learns from it', () => {
  const table = duel({ hero: ['phys1'], foe: ['skull1'] }, { learned: ['sk_alley_cat'], damage: 8 })
  table.as(0).play('combat', { do: 'pass' })
  expect(table.happened('combat_lost')).toHaveLength(1)
  expect(table.happened('skills_drawn').at(-1)!.cards).toHaveLength(2)
})

test('who trains draws more', () => {
  const table = alone({ learned: ['sk_patron'] })
  table.as(0).play('turn', { do: 'train' })
  expect(table.happened('skills_drawn').map(({ cards }) => cards.length)).toEqual([3, 2])
})

test('an ability that is an action takes its actions, once a turn, and not when they are gone', () => {
  const table = alone({ learned: ['sk_royal_writ'] })
  table.as(0).play('turn', { do: 'use', source: 'sk_royal_writ' }).play('choose', { value: 'social' })
  expect(table.state.actions).toBe(1)
  expect(table.happened('trophy_gained').at(-1)).toMatchObject({ kind: 'social' })
  expect(sources(table)).toEqual([])
  expect(sources(alone({ learned: ['sk_royal_writ'] }, { actions: 1 }))).toEqual([])
  expect(sources(alone({ learned: ['sk_monopoly'] }, { actions: 1 }))).toEqual(['sk_monopoly'])
})

test('an ability that costs gold is not offered to who has too little, nor one whose place is not here', () => {
  expect(sources(alone({ at: 'G4', assets: ['D14'], gold: 1 }))).toEqual(['D14_1'])
  expect(sources(alone({ at: 'G4', assets: ['D14'], gold: 0 }))).toEqual([])
  expect(sources(alone({ at: 'G4', learned: ['sk_soul_of_the_land'] }))).toEqual(['sk_soul_of_the_land'])
  expect(sources(alone({ at: 'H4', learned: ['sk_soul_of_the_land'] }))).toEqual([])
  expect(sources(two({ at: 'G4', learned: ['pk_relay'] }, { at: 'G4' }))).toEqual(['pk_relay'])
  expect(sources(two({ at: 'G4', learned: ['pk_relay'] }, { at: 'G5' }))).toEqual([])
})

test('a die more to move or to explore, five at most', () => {
  expect(rolled([])).toBe(3)
  expect(rolled(['sk_short_cut'])).toBe(4)
  expect(rolled(['sk_pilot_star'])).toBe(3)
  expect(rolled(['sk_short_cut', 'sk_moss_step', 'sk_long_stride'], ['E15'])).toBe(5)
  const quest = alone({ at: 'F1', learned: ['sk_pilot_star', 'sk_short_cut'], quests: ['q_narrow_pass'] })
  quest.as(0).play('turn', { do: 'quest' })
  expect(quest.happened('dice_rolled')[0]!.faces).toHaveLength(4)
})

test('more cards for a test of the attribute that the ability names', () => {
  const mind = helped('sk_rune_of_thought')
  mind.as(0).play('exertTest', { do: 'use', source: 'sk_rune_of_thought' })
  expect(mind.happened('test_cards').map(({ cards }) => cards.length)).toEqual([1, 3])
  const moves = (learned: string) =>
    helped(learned)
      .as(0)
      .options('exertTest')
      .map(move => move.do)
  expect(moves('sk_golden_tongue')).toEqual(['enough', 'use', 'exert'])
  expect(moves('sk_oracle')).toEqual(['enough', 'exert'])
})

test('before an adventure one looks at the cards of the right deck', () => {
  expect(meet('sk_echo_call').happened('adventure_drawn')).toMatchObject([{ card: 'ev_caravan' }])
  expect(meet('sk_good_name').as(0).options('choose')).toHaveLength(2)
  const three = meet('sk_spymaster')
  expect(three.as(0).options('choose')).toHaveLength(3)
  three.as(0).play('choose', { value: 'ev_market_riot' })
  expect(three.happened('adventure_drawn')).toMatchObject([{ card: 'ev_market_riot' }])
  expect(three.state.peeked[2]).toBe(2)
})

test('alone, cards that speak of another hero are put away before one looks', () => {
  const table = alone(
    { at: 'C2', learned: ['sk_spymaster'] },
    { socialDeck: ['ev_sealed_letter', 'ev_caravan', 'ev_shared_fire', 'ev_rune_smith', 'ev_market_riot'] },
  )
  table.as(0).play('turn', { do: 'adventure' })
  expect(
    table
      .as(0)
      .options('choose')
      .map(move => ('value' in move ? move.value : '')),
  ).toEqual(['ev_market_riot', 'ev_rune_smith', 'ev_caravan'])
  expect(table.happened('card_replaced').map(({ card }) => card)).toEqual(['ev_shared_fire', 'ev_sealed_letter'])
})

test('a good is lost at the customs, and nothing by who has none', () => {
  for (const [assets, left] of [
    [['A01', 'A17'], 1],
    [['A01'], 1],
  ] as const) {
    const table = alone({ at: 'H4', assets }, { assetDeck: ['tw_customs', 'A02', 'A03'] })
    table.as(0).play('turn', { do: 'shop' })
    expect(table.happened('twist')).toHaveLength(1)
    expect(table.state.assets[0]).toHaveLength(left)
  }
})

test('assets that one looks at are hidden from the others until they are discarded', () => {
  const table = two(
    { at: 'H8', quests: ['q_dragon_spine'] },
    { at: 'A1' },
    { dice: ['mountains/water', 'mountains/water', 'plains'], assetDeck: ['A01', 'A02', 'A03', 'A04', 'A05', 'A06'] },
  )
  table.as(0).play('turn', { do: 'quest' }).play('choose', { value: '2' })
  expect(table.as(0).view.choice!.values).toEqual(table.state.choice!.values)
  for (const viewer of [1, -1]) {
    const seen = runebound.mask(table.state, viewer)
    expect(seen.choice!.values).toEqual([-1, -1, -1, -1])
    expect(JSON.stringify(seen.agenda)).not.toContain(JSON.stringify(table.state.choice!.values))
    const world = runebound.imagine(seen, viewer, new FastChance(3))
    expect(runebound.mask(world, viewer)).toEqual(seen)
    expect(world.choice!.values.every(card => card >= 0 && !world.assetDeck.includes(card))).toBe(true)
  }
  table.as(0).play('choose', { value: 'A03' })
  expect(table.as(1).view.assetDiscard).toHaveLength(3)
})

test('an enemy leaves tokens out of the cast after a smoke screen', () => {
  const table = duel({ hero: ['surge1', 'surge1*'], foe: [IDLE] }, { learned: ['sk_smoke_screen'] })
  table.as(0).play('combat', { do: 'surge', source: 'sk_smoke_screen' })
  table.playOn(s => s.asks[0]!.kind === 'retreat')
  table.as(0).play('retreat', { do: 'fightOn' })
  expect(table.state.fight!.places[FOE]!.filter(place => place === LEFT_OUT)).toHaveLength(1)
})

test('an enemy flips a blank that hides something, and does not pay for nothing', () => {
  const leap = duel({ enemy: 'e_pale_drummer', hero: ['phys1'], foe: ['surge1', 'blank*|skull1'], starts: 'foe' })
  expect(foeDid(leap)).toContain('Dead march')
  expect(leap.happened('token_turned')).toMatchObject([{ side: FOE, token: 1, how: 'flip' }])
  const still = duel({ enemy: 'e_pale_drummer', hero: ['phys1'], foe: ['surge1', 'shield1'], starts: 'foe' })
  expect(foeDid(still)).not.toContain('Dead march')
})

test('an enemy doubles damage for a surge', () => {
  const drummer = duel({ enemy: 'e_war_drummer', hero: ['phys1'], foe: ['surge1', 'skull1', 'shield1'], starts: 'foe' })
  drummer.playOn(
    s => s.asks[0]!.kind === 'retreat',
    (_, options) => options.at(-1)!,
  )
  expect(foeDid(drummer)).toEqual(expect.arrayContaining(['War beat', 'skull 2']))
  const none = duel({ enemy: 'e_war_drummer', hero: ['phys1'], foe: ['surge1', 'shield1'], starts: 'foe' })
  expect(foeDid(none)).not.toContain('War beat')
})

test('an enemy in a haze burns who strikes it, as long as it stands', () => {
  const table = duel({ enemy: 'e_scorched_shade', hero: ['phys1', 'phys2'], foe: ['surge2'], starts: 'foe' })
  expect(foeDid(table)).toContain('Heat haze')
  table.as(0).play('combat', { do: 'spend', tokens: [0] })
  expect(table.state.damage[0]).toBe(1)
  table.as(0).play('combat', { do: 'spend', tokens: [1] })
  expect(table.state.damage[0]).toBe(2)
})

test('an enemy of quick start has one gold more in the first round', () => {
  // Pell shows one gold; the Herald none but its own.
  const cast = [0, 1, 1, 0, 0, 0, 1, 1]
  expect(fighting('e_jealous_rival', cast).state.fight!.first).toBe(HERO)
  const [herald] = fighting('e_scale_herald', [0, 1, 0, 0, 0, 0, 1, 1], {}, { scenario: 'margath' }).happened(
    'tokens_cast',
  )
  const [rival] = fighting('e_jealous_rival', [0, 1, 0, 0, 0, 0, 1, 1]).happened('tokens_cast')
  expect([herald!.heroStarts, rival!.heroStarts]).toEqual([false, true])
})

test('an enemy slips away: nobody wins, the card is discarded', () => {
  const table = duel(
    { enemy: 'e_wailing_shade', hero: ['phys1'], foe: ['surge2', 'surge1'], starts: 'foe' },
    {},
    { scenario: 'corpse' },
  )
  expect(foeDid(table)).toContain('Fade')
  expect(table.happened('combat_ended')).toHaveLength(1)
  expect([table.state.fight, table.state.trophies[0]]).toEqual([null, []])
  expect(table.state.adventureDiscards.flat()).toHaveLength(1)
})

function sources(table: ReturnType<typeof alone>): string[] {
  return table
    .as(0)
    .options('turn')
    .flatMap(move => (move.do === 'use' ? move.source : []))
}

function rolled(learned: string[], assets: string[] = []) {
  const table = alone({ at: 'G4', learned, assets })
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  return table.happened('dice_rolled')[0]!.faces.length
}

function helped(learned: string) {
  const skillDeck = ['sk_bear_hide', 'sk_thorn_skin', 'sk_hymn', 'sk_avalanche']
  const table = alone(
    { at: 'C2', learned: [learned], hand: ['sk_spark'] },
    { socialDeck: ['ev_rune_smith'], skillDeck },
  )
  // A Mind test with one card fewer: Pell draws one.
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option: 1 })
  return table
}

function meet(learned: string) {
  const table = alone(
    { at: 'C2', learned: [learned] },
    { socialDeck: ['ev_caravan', 'ev_rune_smith', 'ev_market_riot', 'ev_wise_woman'] },
  )
  table.as(0).play('turn', { do: 'adventure' })
  return table
}

test('an echo brings tokens back that were spent, cast anew, and no others', () => {
  const table = duel(
    { hero: ['phys1*', 'surge1', 'surge1*', 'shield1'], foe: [IDLE] },
    { learned: ['sk_rune_of_echo'] },
  )
  table.as(0).play('combat', { do: 'spend', tokens: [0] })
  table.as(0).play('combat', { do: 'surge', source: 'sk_rune_of_echo' })
  expect(table.as(0).options('choose')).toEqual(['0', '1', '2'].map(value => ({ do: 'choose', what: 'token', value })))
  table.as(0).play('choose', { value: '0' })
  expect(
    table
      .as(0)
      .options('choose')
      .map(move => move.do === 'choose' && move.value),
  ).toEqual(['1', '2'])
  table.as(0).play('choose', { value: '2' })
  expect(table.state.fight!.places[HERO]).toEqual([POOL, SPENT, POOL, POOL])
})

test('two abilities of one card are told apart', () => {
  const table = duel({ hero: ['surge1'], foe: [IDLE] }, { learned: ['sk_rune_of_iron'] })
  expect(table.as(0).options('combat')).toContainEqual({ do: 'surge', source: 'sk_rune_of_iron_1', tokens: [0] })
})

test('who looks at assets keeps them in any world that it imagines, beside what all have seen', () => {
  const table = two(
    { at: 'H8', quests: ['q_dragon_spine'], assets: ['A09'] },
    { at: 'A1' },
    { dice: ['mountains/water', 'mountains/water', 'plains'] },
  )
  table.as(0).play('turn', { do: 'quest' }).play('choose', { value: '2' })
  const world = runebound.imagine(table.as(0).view, 0, new FastChance(3))
  expect(world.choice!.values).toEqual(table.state.choice!.values)
  expect(JSON.stringify(world.agenda)).toBe(JSON.stringify(table.state.agenda))
  const seen = [...world.assets.flat(), ...world.markets.flat(), ...world.assetDiscard, ...world.choice!.values]
  expect(world.assetDeck.filter(card => seen.includes(card))).toEqual([])
})

test('no damage is no question: nothing to block, nothing to prevent', () => {
  const table = duel({ hero: ['shield1', 'phys1*'], foe: [IDLE] })
  befall(table, [['suffer', 'webs']], FOE)
  table.as(0).play('combat', { do: 'spend', icon: 'phys' })
  expect(table.happened('damaged')).toEqual([])
  expect(table.as(0).asked).not.toContain('block')
})

test('what is for the party reaches those in the hex', () => {
  const table = two({ at: 'E5', damage: 3, assets: ['F13'] }, { at: 'E5', damage: 3 })
  table.as(0).play('turn', { do: 'use', source: 'F13' })
  expect(table.state.damage).toEqual([2, 2])
})

test('whose time is up ends its turn', () => {
  const table = two({ at: 'E5', gold: 1 }, { at: 'E5' })
  table.as(0).late('turn')
  expect([table.as(0).asked, table.as(1).asked]).toEqual([[], ['turn', 'trade']])
})

test('a bolt is as strong as the hero’s Mind', () => {
  const table = duel({ hero: ['surge2'], foe: [IDLE] }, { hero: 'ysolde', learned: ['sk_rune_storm'] })
  table.as(0).play('combat', { do: 'surge', source: 'sk_rune_storm' })
  expect(table.happened('enemy_damaged').map(({ amount }) => amount)).toEqual([3])
})
