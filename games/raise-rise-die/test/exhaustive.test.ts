import { type Ask, begin, type Chance, FastChance, isRefusal, settle } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { type Deck, raiseRiseDie, STARTER } from '../index.ts'
import type { Asks } from '../rules/types.ts'
import type { Event } from '../rules/events.ts'
import { Happened } from './happened.ts'
import { content, ledgerCoverage } from './ledger.ts'
import { everythingWanted } from './wanted.ts'

/** Far more than it takes: about a tenth of these are played. */
const MOST_DUELS = 2_000

test('the ledger prints the set as it is played', () => {
  const { characters, weapons, cards, decks } = STARTER
  expect(content.characters).toEqual(characters)
  expect(content.weapons).toEqual(weapons.map(weapon => ({ trait: [], ...weapon })))
  expect(content.cards).toEqual(cards)
  expect(content.decks.map(({ size: _, ...deck }) => deck)).toEqual(decks)
  expect(content.decks.map(({ size }) => size)).toEqual(
    decks.map(deck => characters.find(({ id }) => id === deck.character)!.ether),
  )
})

test('what the ledger says that the set covers is what its cards do', () => {
  const wanted = everythingWanted()
  expect(ledgerCoverage().filter(what => !wanted.has(what))).toEqual([])
})

test('duels are played until every card, word, condition and mode of the set has happened', () => {
  const missing = everythingWanted()
  const all = missing.size
  const happened = new Happened()
  const chance = new FastChance(6)
  for (let duel = 0; duel < MOST_DUELS && missing.size > 0; duel++) {
    playOut([deckFor(missing, chance), deckFor(missing, chance)], missing, event => happened.hear(event), chance)
    for (const note of happened.notes) missing.delete(note)
  }
  expect([...missing]).toEqual([])
  expect(all).toBeGreaterThan(700)
})

type Move = Asks[keyof Asks]

function playOut(decks: Deck[], missing: ReadonlySet<string>, hear: (event: Event) => void, chance: Chance) {
  const setting = settle(raiseRiseDie, { seats: 2, table: { windows: 'quick' }, seat: decks.map(deck => ({ deck })) })
  if (isRefusal(setting)) throw new Error(setting.text)
  const play = begin(raiseRiseDie, raiseRiseDie.create(setting), chance, hear)
  for (let ask = play.owed(); ask !== undefined; ask = play.owed()) {
    const options = play.options(ask)
    const fresh = options.filter(move => isWanted(ask, move, missing))
    const among = fresh.length > 0 && chance.int(4) > 0 ? fresh : options
    play.play(ask, among[chance.int(among.length)]!)
  }
}

/** Whether a move would show something that has not happened yet; what comes of it is noted from the events alone. */
function isWanted({ kind }: Ask, move: Move, missing: ReadonlySet<string>): boolean {
  if (kind === 'consume') return move.do === 'consume'
  if (kind === 'infuse' || kind === 'repeat') return move.do !== 'done' && move.do !== 'stop'
  if (move.do === 'use') return true
  if (!('card' in move) || !('transcend' in move)) return false
  const { card, transcend } = move
  if (missing.has(`frenzy ${card}`) || missing.has(`amplitude_above_optimal_slots ${card}`)) return true
  if ('further' in move && missing.has(`amplitude ${card}`)) return true
  const mode = move.do === 'play' ? (kind === 'play' ? 'play' : 'free') : move.do === 'attach' ? 'attached' : 'counter'
  return missing.has(`${transcend ? `${mode} transcended` : mode} ${card}`)
}

/** A legal deck, with what is still missing first. */
function deckFor(missing: ReadonlySet<string>, chance: Chance): Deck {
  const { characters, weapons, cards } = STARTER
  const character = characters[chance.int(characters.length)]!
  const first = weapons[chance.int(weapons.length)]!
  const others = weapons.filter(({ hands, id }) => hands === 1 && id !== first.id)
  const arms = first.hands === 2 ? [first] : [first, others[chance.int(others.length)]!]
  const legal = cards.filter(
    ({ arch, weapon }) =>
      arms.some(arm => arm.arch === arch) && (weapon === undefined || arms.some(({ id }) => id === weapon)),
  )
  chance.shuffle(legal)
  const isMissing = (id: string) => [...missing].some(what => what.endsWith(` ${id}`))
  const order = [...legal.filter(({ id }) => isMissing(id)), ...legal.filter(({ id }) => !isMissing(id))]
  const copies: Record<string, number> = {}
  let left = character.ether
  for (const { id } of order) {
    copies[id] = Math.min(3, left)
    left -= copies[id]
    if (left === 0) break
  }
  return { character: character.id, weapons: arms.map(({ id }) => id), cards: copies }
}
