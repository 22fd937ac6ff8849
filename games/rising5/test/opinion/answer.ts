import type { Hero, Place } from '../../index.ts'
import { card, found } from './book.ts'
import { applyRoll, fightOf, heroOf, others, startFight, surprise } from './fight.ts'
import { strike, useItem } from './items.ts'
import { canUse, copied, type Move } from './questions.ts'
import { gainAll, takeRelic } from './reward.ts'
import { answerSeal, giveHint } from './riddle.ts'
import { closeSupport, give } from './support.ts'
import { goOn, letStand, resolveCrisis } from './turn.ts'
import { discard, asked, type Asked, handOf, moveMarker, remove, tell, type World } from './world.ts'

/** What an answer does, up to the next question. */
export function answer(w: World, seat: number, kind: string, move: Move): void {
  w.told = []
  w.learnt = false
  if (kind === 'notes') note(w, seat, move)
  else if (kind === 'useItem') useItem(w, seat, found(move.item, 'item'))
  else if (kind === 'offerSupport') give(w, seat, found(move.cards, 'number'))
  else if (kind === 'closeSupport') closeSupport(w)
  else if (kind === 'gmFillIn') fillIn(w, move.on === true)
  else answerDuty(w, asked(w), move)
  goOn(w)
}

function note({ table, told }: World, by: number, { sign, to }: Move) {
  table.notes[found(sign, 'sign')] = String(to)
  told.push({ event: { type: 'note_changed', sign, to, by } })
}

function answerDuty(w: World, duty: Asked, move: Move) {
  if (move.do === 'back') return goBack(w)
  const t = w.table
  switch (duty.kind) {
    case 'activate':
      w.duties.pop()
      return move.do === 'pass' ? tell(w, 'passed', { seat: t.active }) : activate(w, move)
    case 'skill':
      if (move.do === 'use') return useSkill(w, heroOf(w))
      w.duties.pop()
      return tell(w, 'skill_skipped', { hero: w.hero })
    case 'skillHal':
      return useSkill(w, found(move.hero, 'hero'))
    case 'skillOrakl':
      return swap(w, found(move.from, 'position'), Number(move.to))
    case 'skillNova':
      skillUsed(w)
      return surprise(w, found(move.place, 'place'))
    case 'skillEkho':
      skillUsed(w)
      return go(w, found(move.hero, 'hero'), found(move.place, 'place'))
    case 'action':
      return act(w, move.do)
    case 'move':
      w.duties.pop()
      w.actions--
      return go(w, heroOf(w), found(move.place, 'place'))
    case 'sealConfirm':
      w.duties.pop()
      w.actions--
      tell(w, 'seal_attempted', { seat: t.active, hero: w.hero, arrangement: t.runes.slice(0, 4) })
      return w.duties.push({ kind: 'answer' })
    case 'askSupport':
      w.duties.pop()
      if (move.do === 'roll') return undefined
      tell(w, 'support_asked', { seat: t.active, hero: w.hero })
      return w.duties.push({ kind: 'supporters', seats: others(t) })
    case 'giveSupport':
      w.duties.pop()
      return give(w, duty.seat, found(fightOf(w).given[duty.seat], 'seat') + found(move.cards, 'number'))
    case 'afterRoll':
      return applyRoll(w)
    case 'slashReward':
      w.duties.pop()
      return befriend(w, found(move.reward, 'reward'))
    case 'relic':
      w.duties.pop()
      return takeRelic(w, found(move.relic, 'Relic'), duty.seat)
    case 'hint':
      w.duties.pop()
      return move.do === 'decline' ? tell(w, 'hint_declined', { by: duty.seat }) : askHint(w, duty.seat, move)
    case 'crisisConfirm':
      w.duties.pop()
      return resolveCrisis(w)
    case 'drawCount':
      w.duties.pop()
      tell(w, 'draw_declared', { seat: t.active, cards: move.cards })
      return w.duties.push({ kind: 'draw', cards: found(move.cards, 'number') })
    case 'redMoonReaction':
      w.duties.pop()
      return letStand(w)
    case 'discardDown':
      w.duties.pop()
      discard(t, handOf(t, t.active), found(move.hero, 'hero'))
      return tell(w, 'card_discarded', { seat: t.active, hero: move.hero })
    case 'bladeTarget':
      w.duties.pop()
      return strike(w, duty.seat, found(move.place, 'place'))
    case 'gmResult':
      w.duties.pop()
      return answerSeal(w)
    case 'gmHint':
      w.duties.pop()
      return giveHint(w, duty.rune, duty.by)
    case 'gmSolution':
      w.duties.pop()
      if (move.solution) t.solution = move.solution
      else w.learnt = true
      return undefined
    case 'gmLinks':
      w.duties.pop()
      if (move.links) t.links = move.links
      else w.learnt = true
      return undefined
  }
}

/** Nothing is spent yet; from a skill one goes back to whether to use it. */
function goBack(w: World) {
  const skill = w.duties.findIndex(({ kind }) => kind === 'skill')
  const choosing = w.duties.at(-1)?.kind.startsWith('skill') === true
  w.duties.splice(choosing ? skill + 1 : -1)
}

/** R5-074, R5-219. */
function activate(w: World, { hero, actions }: Move) {
  const t = w.table
  w.hero = found(hero, 'hero')
  w.actions = found(actions, 'number')
  for (let i = 0; i < w.actions; i++) discard(t, handOf(t, t.active), w.hero)
  tell(w, 'activated', { seat: t.active, hero, actions })
  w.duties.push({ kind: 'action', seat: t.active })
  if (canUse(t, w.hero)) w.duties.push({ kind: 'skill', seat: t.active })
}

/** R5-407: Hal copies without asking where only one can be copied. */
function useSkill(w: World, hero: Hero): unknown {
  const seat = w.table.active
  w.skillOf = hero
  if (hero === 'orakl') return w.duties.push({ kind: 'skillOrakl', seat })
  if (hero === 'nova') return w.duties.push({ kind: 'skillNova', seat })
  if (hero === 'ekho') return w.duties.push({ kind: 'skillEkho', seat })
  if (hero === 'eli') {
    skillUsed(w)
    return moveMarker(w, -1, 'skill')
  }
  const [only, ...more] = copied(w.table)
  if (only !== undefined && more.length === 0) return useSkill(w, only)
  return w.duties.push({ kind: 'skillHal', seat })
}

function skillUsed(w: World) {
  w.duties = w.duties.filter(({ kind }) => !kind.startsWith('skill'))
  tell(w, 'skill_used', { hero: w.hero, ...(w.skillOf !== w.hero && { copied: w.skillOf }) })
}

function swap(w: World, from: number, to: number) {
  const { runes } = w.table
  const [a, b] = [found(runes[from], 'rune'), found(runes[to], 'rune')]
  skillUsed(w)
  runes[from] = b
  runes[to] = a
  tell(w, 'runes_swapped', { from, to, runes: [a, b] })
}

function go(w: World, hero: Hero, to: Place) {
  const from = w.table.at[hero]
  w.table.at[hero] = to
  tell(w, 'character_moved', { hero, ...(from !== 'portrait' && { from }), to, by: w.hero })
}

function act(w: World, what: string): unknown {
  const seat = w.table.active
  if (what === 'move') return w.duties.push({ kind: 'move', seat })
  if (what === 'seal') return w.duties.push({ kind: 'sealConfirm', seat })
  if (what === 'encounter') return encounter(w)
  tell(w, 'actions_given_up', { seat, actions: w.actions })
  w.actions = 0
  return undefined
}

/** R5-096, R5-123 to R5-128, R5-135. */
function encounter(w: World) {
  const t = w.table
  const place = t.at[heroOf(w)]
  if (place === 'portrait') throw new Error('The model meets nobody on a portrait')
  const id = t.places[place]
  w.actions--
  tell(w, 'encounter_started', { hero: w.hero, card: id, place })
  const { kind, reward } = card(id)
  if (kind === 'monster') startFight(w, place)
  else if (kind === 'cache') {
    remove(t, place)
    w.learnt = true
    const artefact = t.artefacts.shift()
    if (artefact !== undefined) t.items[artefact] = 'held'
    tell(w, 'cache_opened', { card: id, ...(artefact && { artefact }) })
  } else if (reward.length > 1) w.duties.push({ kind: 'slashReward', seat: t.active, card: id })
  else befriend(w, 0)
}

function befriend(w: World, choice: number) {
  const t = w.table
  const place = t.at[heroOf(w)]
  if (place === 'portrait') throw new Error('The model meets nobody on a portrait')
  const id = remove(t, place)
  const { reward } = card(id)
  tell(w, 'companion_met', { card: id, ...(reward.length > 1 && { choice }) })
  gainAll(w, found(reward[choice], 'reward'), t.active)
}

function askHint(w: World, by: number, { rune }: Move) {
  const { master } = w.table
  const about = found(rune, 'rune')
  tell(w, 'hint_asked', { rune, by })
  if (master === undefined) return giveHint(w, about, by)
  return w.duties.push({ kind: 'gmHint', seat: master, rune: about, by })
}

function fillIn(w: World, on: boolean) {
  w.table.fillIn = on
  tell(w, 'filling_in', { on })
}
