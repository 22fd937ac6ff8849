import { drop, fly, glide, type Places, pulse, readPlaces } from '@runatal/look/motion/flip.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import type { SoundName } from '@runatal/look/sound/sounds.ts'
import { PLACES } from '../content/names.ts'
import { REGION_CARDS, type RegionCardId } from '../content/regions.ts'
import type { Event, State } from '../rules/types.ts'
import { lengthOf } from './model/show.ts'
import { appear, dissolve, redden, showSigns, tumble } from './stagecraft.ts'

/** Each event as what it is on a real table. Made once for a board; measures before, moves after, at the reader's tempo. */
export function makeStaging(root: () => HTMLElement | null, tempo: () => number, me: () => number) {
  let places: Places = new Map()
  /** Where what gives or takes lies: its cubes and moons fly from there. */
  let source: DOMRect | undefined
  /** A card that is about to leave the table. */
  let leaving: HTMLElement | undefined
  const find = (selector: string) => root()?.querySelector<HTMLElement>(selector) ?? undefined
  const boxOf = (selector: string) => find(selector)?.getBoundingClientRect()
  const handOf = (seat: number) => boxOf(seat === me() ? '.r5-fan' : `[data-seat="${seat}"]`)

  function send(token: Token, from: DOMRect | undefined, to: DOMRect | undefined, count = 1, delay = 0): void {
    if (from === undefined || to === undefined || from.width === 0 || to.width === 0) return
    for (let i = 0; i < Math.min(count, 4); i++) {
      const piece = document.createElement('span')
      piece.className = `r5-flying r5-flying-${token}`
      fly(piece, from, to, 400 * tempo(), (delay + i * 80) * tempo())
    }
  }

  function before(event: Event): void {
    const board = root()
    if (board === null) return
    places = readPlaces(board)
    if (event.type === 'fight_won' || event.type === 'companion_met' || event.type === 'cache_opened') {
      const card = find(cardOf(event.card))
      source = card?.getBoundingClientRect()
      leaving = card?.cloneNode(true) as HTMLElement | undefined
    }
  }

  function after(event: Event, _shown: State): void {
    const board = root()
    if (board === null) return
    const sound = SOUND_OF[event.type]
    if (sound !== undefined) playSound(sound)
    glide(board, places, Math.min(450, lengthOf(event)) * tempo(), event.type === 'runes_swapped' ? 40 : 0)
    switch (event.type) {
      case 'result_shown':
        showSigns(board, tempo())
        break
      case 'activated':
        send('card', handOf(event.seat), boxOf('[data-spot="discard"]'), event.actions)
        break
      case 'support_given':
        send('card', handOf(event.seat), boxOf('[data-spot="bonus"]'), event.cards)
        break
      case 'support_taken_back':
        send('card', boxOf('[data-spot="bonus"]'), handOf(event.seat), event.cards)
        break
      case 'encounter_started': {
        const card = find(cardOf(event.card))
        source = card?.getBoundingClientRect()
        if (card !== undefined) pulse(card, 350 * tempo())
        break
      }
      case 'die_rolled':
      case 'die_rerolled':
        tumble(find('.r5-die'), tempo())
        break
      case 'fight_won':
      case 'companion_met':
      case 'cache_opened':
        dissolve(leaving, source, tempo())
        leaving = undefined
        if (event.type === 'cache_opened') send('artefact', source, boxOf('[data-spot="items"]'))
        break
      case 'fight_lost':
        send('moon', boxOf(cardOf(event.card)), boxOf('.r5-marker'), event.moons)
        break
      case 'crisis_resolved':
        for (const { card, moons } of event.moons) {
          const monster = find(cardOf(card))
          if (monster !== undefined) pulse(monster, 600 * tempo())
          send('moon', monster?.getBoundingClientRect(), boxOf('.r5-marker'), moons)
        }
        break
      case 'cubes_gained':
        for (let i = 0; i < event.cubes; i++)
          send('cube', source, boxOf(`[data-altar="${_shown.altars - event.cubes + i}"]`), 1, i * 90)
        break
      case 'marker_moved': {
        const marker = find('.r5-marker')
        if (marker !== undefined) pulse(marker, 450 * tempo())
        break
      }
      case 'hint_given': {
        const rune = find(`[data-piece="rune:${event.rune}"]`)
        if (rune !== undefined) pulse(rune, 700 * tempo())
        appear([...board.querySelectorAll('.r5-hint-line')].slice(-1), tempo())
        break
      }
      case 'red_moon_revealed':
        redden(board, tempo())
        break
      case 'card_drawn':
        send('back', boxOf('[data-spot="pile"] .r5-pile'), handOf(event.seat))
        break
      case 'card_discarded':
        send('card', handOf(event.seat), boxOf('[data-spot="discard"]'))
        break
      case 'location_refilled': {
        const card = find(`[data-place="${PLACES[PLACES.indexOf(event.place)]}"] .r5-card-press`)
        if (card !== undefined) drop(card, 300 * tempo())
        break
      }
      case 'turn_started': {
        const seat = find(`[data-seat="${event.seat}"]`)
        if (seat !== undefined) pulse(seat, 350 * tempo())
        break
      }
      case 'game_lost':
        redden(board, tempo())
        break
      case 'bot_says':
      case 'actions_given_up':
      case 'character_moved':
      case 'draw_declared':
      case 'filling_in':
      case 'game_set_up':
      case 'game_won':
      case 'gm_ready':
      case 'hands_dealt':
      case 'hint_asked':
      case 'hint_declined':
      case 'item_used':
      case 'note_changed':
      case 'passed':
      case 'puzzle_made':
      case 'red_moon_cancelled':
      case 'red_moon_discarded':
      case 'red_moons_inserted':
      case 'relic_gained':
      case 'runes_captured':
      case 'runes_swapped':
      case 'seal_attempted':
      case 'seal_failed':
      case 'skill_skipped':
      case 'skill_used':
      case 'support_asked':
      case 'surprise_attack':
      case 'turn_ended':
        break
    }
  }

  return { before, after }
}

const SOUND_OF: Partial<Record<Event['type'], SoundName>> = {
  result_shown: 'spirit',
  activated: 'card',
  skill_used: 'bloom',
  runes_swapped: 'slide',
  character_moved: 'clack',
  encounter_started: 'thud',
  support_given: 'card',
  support_taken_back: 'card',
  die_rolled: 'dice',
  die_rerolled: 'dice',
  fight_won: 'rise',
  fight_lost: 'error',
  companion_met: 'bloom',
  cache_opened: 'crystal',
  cubes_gained: 'crystal',
  marker_moved: 'thud',
  relic_gained: 'spirit',
  hint_given: 'bloom',
  item_used: 'spirit',
  seal_attempted: 'rise',
  crisis_resolved: 'bell',
  card_drawn: 'flip',
  red_moon_revealed: 'bell',
  red_moon_cancelled: 'crystal',
  location_refilled: 'card',
  game_won: 'win',
  game_lost: 'bell',
}

function cardOf(card: RegionCardId): string {
  return `[data-card="${REGION_CARDS.findIndex(({ id }) => id === card)}"]`
}

type Token = 'card' | 'back' | 'moon' | 'cube' | 'artefact'
