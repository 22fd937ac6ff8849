import { makeBot, playGame } from '@runatal/bots'
import { FastChance, Play } from '@runatal/kernel'
import { arrange, enemies, runebound as game } from '@runatal/runebound'
import { oddsOfFight } from '@runatal/runebound/odds'
import { Contender, race } from '../measure.ts'
import { microseconds, type Part, summary } from '../part.ts'
import { Playouts } from '../playouts.ts'
import { Positions } from '../positions.ts'

export const runebound: Part = {
  name: 'runebound',
  describe: 'fights and whole scenarios of Runebound by chance, and what a single call costs',
  async run(pace) {
    // Each on its own, and first for a while unmeasured: forty small files take longer to warm up than a race allows.
    const fights = new Contender(fightOn(200))
    for (let batch = 0; batch < 40; batch++) fights.work()
    race([fights], pace)
    const scenarios = new Playouts(game, wish, 2)
    for (let batch = 0; batch < 200; batch++) scenarios.work()
    race([scenarios], pace)
    const bots = new Contender(botsOn())
    race([bots], pace)
    const odds = new Contender(oddsOn())
    race([odds], pace)
    const calls = new Positions(game, wish, 4).calls('runebound')
    race(calls.contenders, pace)
    return {
      ...summary('runebound.fightsPerSecond', fights.rates),
      ...summary('runebound.playoutsPerSecond', scenarios.rates),
      ...microseconds('runebound.decisionUs', scenarios.moveRates),
      ...summary('runebound.botGamesPerSecond', bots.rates),
      ...summary('runebound.oddsFightsPerSecond', odds.rates),
      ...calls.measured(),
    }
  },
}

const wish = { seats: 2 }

/** Whole scenarios by a party of two bots, each scenario in turn. */
function botsOn(): () => number {
  const bots = [makeBot(game, 'policy'), makeBot(game, 'policy')]
  let next = 0
  return () => {
    const scenario = game.choices.table.scenario.values[next % 5]!
    playGame(game, { ...wish, table: { scenario } }, bots, [next++])
    return 1
  }
}

/** Fights that the odds of a fight are made of. */
function oddsOn(): () => number {
  const { state } = arrange({ players: [{ hero: 'pell', assets: ['A03', 'A07'] }] })
  return () => oddsOfFight(state, 0, { enemy: 'e_stone_ogre' }).fights
}

/** Fights of a hero with a little gear against each enemy of the combat deck in turn, from the first throw to the end. */
function fightOn(count: number): () => number {
  const { state } = arrange({
    players: [{ hero: 'pell', at: 'F2', assets: ['A03', 'A07'], learned: ['sk_spark'], hand: [] }],
  })
  state.asks = []
  const foes = enemies.filter(enemy => enemy.deck === 'combat' && enemy.scenario === undefined)
  const chance = new FastChance(3)
  let next = 0
  return () => {
    for (let i = 0; i < count; i++) {
      const play = new Play(game, game.clone(state), chance)
      play.next(['effect', { effect: ['fight', foes[next++ % foes.length]!.id], seat: 0, side: 0 }])
      play.advance()
      for (let ask = play.owed(); play.state.fight !== null && ask !== undefined; ask = play.owed()) {
        play.play(ask, play.draw(ask, chance))
      }
    }
    return count
  }
}
