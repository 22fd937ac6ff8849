import { type Motions, staging } from '@runatal/look/motion/staging.ts'
import { hexOf } from '../content/map.ts'
import type { Runebound } from '../rules/types.ts'
import { centre } from './map/geometry.ts'

/** Each event as what it is on a real table. */
export const makeStaging = staging<Runebound>(({ all, pulseAt, tempo }) => {
  /** A figure hops: distances are in the units of the map, whatever its zoom. */
  const hop = (figure: string, from: string, to: string) => {
    const a = centre(hexOf(from))
    const b = centre(hexOf(to))
    const [x, y] = [a.x - b.x, a.y - b.y]
    for (const found of all(`[data-figure="${figure}"]`))
      found.animate(
        [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: `translate(${x / 2}px, ${y / 2 - 26}px)` },
          { transform: 'none' },
        ],
        { duration: 240 * tempo(), easing: 'ease-in-out' },
      )
  }
  const tumble = (pieces: readonly Element[]) => {
    pieces.forEach((piece, i) =>
      piece.animate(
        [
          { transform: 'translateY(-46px) rotate(-400deg) scale(.6)', opacity: 0 },
          { transform: 'translateY(0) rotate(-40deg) scale(1.12)', opacity: 1, offset: 0.7 },
          { transform: 'none' },
        ],
        { duration: 430 * tempo(), delay: i * 30 * tempo(), easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' },
      ),
    )
  }
  /** Tokens are thrown from the hand: an arc, a tumble, a bounce; then what shows gold flashes while it is counted. */
  const cast = () => {
    for (const [side, from] of [
      [0, -220],
      [1, 220],
    ] as const)
      all(`[data-pool="${side}"] .rb-tok`).forEach((token, i) =>
        token.animate(
          [
            { transform: `translate(${from}px, -170px) rotate(-300deg) scale(.7, .3)`, opacity: 0 },
            { transform: `translate(${from / 2}px, -210px) rotate(-160deg) scale(1, .95)`, opacity: 1, offset: 0.4 },
            { transform: 'translateY(0) rotate(-14deg) scale(1.06, .9)', offset: 0.78 },
            { transform: 'translateY(-9px) scale(1)', offset: 0.9 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: 560 * tempo(), delay: i * 30 * tempo(), easing: 'ease-out', fill: 'backwards' },
        ),
      )
    all('.rb-golden').forEach((token, i) =>
      token.animate(
        [
          { filter: 'none' },
          { filter: 'brightness(1.7) drop-shadow(0 0 12px #ffd257)', offset: 0.5 },
          { filter: 'none' },
        ],
        { duration: 320 * tempo(), delay: (760 + i * 130) * tempo() },
      ),
    )
  }
  /** Cards come from the deck, one after the other, and turn over as they lie down. */
  const deal = (cards: readonly Element[]) => {
    cards.forEach((card, i) =>
      card.animate(
        [
          { transform: 'translate(120px, -90px) rotate(14deg) rotateY(180deg)', opacity: 0 },
          { transform: 'translate(20px, -14px) rotate(3deg) rotateY(90deg)', opacity: 1, offset: 0.6 },
          { transform: 'none' },
        ],
        { duration: 380 * tempo(), delay: i * 120 * tempo(), easing: 'ease-out', fill: 'backwards' },
      ),
    )
  }
  let dealt = 0
  /** Towards the other, and back. */
  const lunge = (fighter: 'hero' | 'foe') => {
    const far = fighter === 'hero' ? 90 : -90
    for (const found of all(`[data-fighter="${fighter}"]`))
      found.animate(
        [
          { transform: 'none' },
          { transform: `translateX(${far}px) rotate(${far / 30}deg)`, offset: 0.4, easing: 'ease-in' },
          { transform: 'none' },
        ],
        { duration: 460 * tempo() },
      )
  }
  /** Thrown back, with a flash; the ground shakes. */
  const hit = (fighter: 'hero' | 'foe') => {
    const back = fighter === 'hero' ? -24 : 24
    for (const found of all(`[data-fighter="${fighter}"]`))
      found.animate(
        [
          { transform: 'none', filter: 'brightness(2.4)' },
          { transform: `translateX(${back}px)`, filter: 'none', offset: 0.3 },
          { transform: 'none', filter: 'none' },
        ],
        { duration: 460 * tempo() },
      )
    shake('.rb-fight-stage')
  }
  const fall = (fighter: 'hero' | 'foe') => {
    for (const found of all(`[data-fighter="${fighter}"]`))
      found.animate(
        [{ transform: 'translateY(-40px) rotate(-6deg)' }, { transform: 'translateY(6px)' }, { transform: 'none' }],
        {
          duration: 460 * tempo(),
          easing: 'ease-in',
        },
      )
    shake('.rb-fight-stage')
  }
  const shake = (selector: string) => {
    for (const found of all(selector))
      found.animate(
        [0, -4, 4, -3, 0].map(x => ({ transform: `translateX(${x}px)` })),
        { duration: 300 * tempo() },
      )
  }

  const moves: Motions<Runebound>['moves'] = {
    hero_moved: ({ seat, from, to }) => hop(`hero${seat}`, from, to),
    zombie_moved: ({ from, to }, shown) => hop(`zombie${shown.zombies.indexOf(hexOf(to))}`, from, to),
    dice_rolled: () => tumble(all('.rb-die-box')),
    die_rerolled: ({ die }) => tumble(all('.rb-die-box').slice(die, die + 1)),
    tokens_cast: cast,
    token_turned: () => pulseAt('[data-duel] .rb-group'),
    tokens_spent: ({ side, icon }) => {
      pulseAt(`[data-pool="${side}"] [data-group="${icon}"]`)
      if (icon !== 'agi' && icon !== 'surge' && icon !== 'shield') lunge(side === 0 ? 'hero' : 'foe')
    },
    blocked: ({ side }) => pulseAt(`[data-pool="${side}"] [data-group="shield"]`),
    enemy_damaged: () => hit('foe'),
    damaged: () => hit('hero'),
    combat_won: () => fall('foe'),
    combat_lost: () => fall('hero'),
    test_cards: ({ cards }) => {
      deal(all('.rb-drawn li').slice(dealt))
      dealt = cards.length
    },
    test_ended: () => {
      dealt = 0
      pulseAt('.rb-drawn .rb-hit')
    },
    gem_turned: ({ hex }) => pulseAt(`[data-gem="${hexOf(hex)}"] > g`),
    web_placed: ({ hex }) => pulseAt(`[data-web="${hexOf(hex)}"] > path`),
    time_advanced: () => pulseAt('.rb-time .rb-now'),
    gold_changed: ({ seat }) => pulseAt(`[data-hero-sheet="${seat}"] .rb-stats li:nth-child(2)`),
  }

  return { sounds, moves }
})

const sounds: Motions<Runebound>['sounds'] = {
  dice_rolled: 'dice',
  die_rerolled: 'dice',
  hero_moved: 'clack',
  gem_turned: 'crystal',
  adventure_drawn: 'flip',
  skills_drawn: 'card',
  test_cards: 'card',
  tokens_cast: 'dice',
  tokens_spent: 'clack',
  enemy_damaged: 'thud',
  damaged: 'thud',
  blocked: 'clack',
  combat_won: 'rise',
  combat_lost: 'bell',
  healed: 'bloom',
  skill_learned: 'spirit',
  asset_gained: 'card',
  story_drawn: 'bell',
  web_placed: 'slide',
  master_appeared: 'bell',
  game_won: 'win',
  game_lost: 'bell',
}
