import candleLight from '@runatal/look/icons/drawn/candle-light.ts'
import cardPickup from '@runatal/look/icons/drawn/card-pickup.ts'
import cardPlay from '@runatal/look/icons/drawn/card-play.ts'
import drop from '@runatal/look/icons/drawn/drop.ts'
import heartDrop from '@runatal/look/icons/drawn/heart-drop.ts'
import poison from '@runatal/look/icons/drawn/poison.ts'
import starSwirl from '@runatal/look/icons/drawn/star-swirl.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import type { Seat } from '@runatal/kernel'
import type { Slot } from '../content/language.ts'
import { Body } from './Body.tsx'
import { Gear } from './Gear.tsx'
import type { Choices } from './model/choices.ts'
import { Portrait } from './parts/Portrait.tsx'
import { Piles } from './Piles.tsx'
import { useTable } from './table.ts'

interface MatProps {
  seat: Seat
  choices: Choices
  lanes: readonly Slot[]
  /** Hit points that are about to be lost. */
  threat: number
  press(spot: string): void
}

/** One player's half of the table. */
export function Mat({ seat, choices, lanes, threat, press }: MatProps) {
  const { near, name } = useTable()
  return (
    <section className={`rrd-mat ${seat === near ? 'rrd-near' : 'rrd-far'}`} aria-label={name(seat)}>
      <MatHead seat={seat} choices={choices} threat={threat} press={press} />
      <div className="rrd-middle">
        <Piles seat={seat} choices={choices} press={press} />
        <Body seat={seat} choices={choices} lanes={lanes} press={press} />
      </div>
      <Gear seat={seat} choices={choices} press={press} />
    </section>
  )
}

/** Who it is, and how they stand. */
function MatHead({ seat, choices, threat, press }: Omit<MatProps, 'lanes'>) {
  const { set, state, words, language, name, me, near, clock, zoom } = useTable()
  const side = state.sides[seat]!
  const { character } = set.characters[side.character]!
  const [called] = character.name[language].split(',')
  const canUse = seat === me && choices.spots.has('ability')
  return (
    <header className="rrd-head">
      <button
        type="button"
        className="rrd-portrait"
        aria-label={`${character.name[language]}. ${words.look}`}
        onClick={() => zoom({ what: 'character', seat })}
      >
        <Portrait id={character.id} />
      </button>
      <div className="rrd-head-text">
        <div className="rrd-called">
          <b>{called}</b> <span title={name(seat)}>{name(seat)}</span> <i className="rrd-clock">{clock(seat)}</i>
        </div>
        <ul className="rrd-chips">
          <Chip icon={cardPickup} said={words.active(character.active)} n={character.active} />
          <Chip icon={candleLight} said={words.latent(side.latent)} n={side.latent} about={{ 'data-latent': seat }} />
          {seat !== near && (
            <Chip
              icon={cardPlay}
              said={words.handOf(side.hand.length)}
              n={side.hand.length}
              about={{ 'data-hand': seat }}
            />
          )}
          {side.poison > 0 && (
            <Chip icon={poison} said={words.poison(side.poison)} n={side.poison} className="rrd-poison" />
          )}
          {side.bleed > 0 && <Chip icon={drop} said={words.bleed(side.bleed)} n={side.bleed} className="rrd-bleed" />}
          {side.stunned && <Chip icon={starSwirl} said={words.stunned} className="rrd-stunned" />}
          {canUse && (
            <li className="rrd-chip-button">
              <button type="button" data-choice title={words.useAbility} onClick={() => press('ability')}>
                {words.ability}
              </button>
            </li>
          )}
        </ul>
        <Life hp={side.hp} most={character.ether} threat={threat} seat={seat} />
      </div>
    </header>
  )
}

interface ChipProps {
  icon: IconPicture
  said: string
  /** All that there is room for on a narrow table. */
  n?: number
  className?: string
  about?: Readonly<Record<`data-${string}`, number>>
}

function Chip({ icon, said, n, className, about }: ChipProps) {
  return (
    <li className={className} title={said} {...about}>
      <Icon of={icon} />
      <span className="rrd-chip-said">{said}</span>
      <b className="rrd-chip-n" aria-hidden="true">
        {n}
      </b>
    </li>
  )
}

export function Life({ hp, most, threat, seat }: { hp: number; most: number; threat: number; seat: Seat }) {
  const { words } = useTable()
  const share = (n: number) => `${(Math.max(0, Math.min(n, most)) / most) * 100}%`
  return (
    <div className="rrd-life" data-life={seat} role="img" aria-label={words.hp(hp, most)}>
      <span className="rrd-hp" aria-hidden="true">
        <Icon of={heartDrop} />
        {hp}
        <small>/{most}</small>
      </span>
      <span className="rrd-bar" aria-hidden="true">
        <i style={{ width: share(hp) }} />
        {threat > 0 && <u style={{ left: share(hp - threat), width: share(Math.min(hp, threat)) }} />}
      </span>
    </div>
  )
}
