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
    tokens_cast: () => tumble(all('.rb-tok')),
    token_turned: () => pulseAt('[data-duel] .rb-group'),
    tokens_spent: ({ side, icon }) => pulseAt(side === 0 ? `[data-group="${icon}"]` : '.rb-box.rb-next'),
    enemy_damaged: () => shake('[data-fighter="foe"]'),
    damaged: () => shake('[data-fighter="hero"]'),
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
