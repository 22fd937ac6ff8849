import candleLight from '@runatal/look/icons/drawn/candle-light.ts'
import cardPickup from '@runatal/look/icons/drawn/card-pickup.ts'
import cardPlay from '@runatal/look/icons/drawn/card-play.ts'
import drop from '@runatal/look/icons/drawn/drop.ts'
import heartDrop from '@runatal/look/icons/drawn/heart-drop.ts'
import poison from '@runatal/look/icons/drawn/poison.ts'
import starSwirl from '@runatal/look/icons/drawn/star-swirl.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
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
  const { set, state, words, language, name, me, near, zoom } = useTable()
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
          <b>{called}</b> <span>{name(seat)}</span>
        </div>
        <ul className="rrd-chips">
          <li title={words.active(character.active)}>
            <Icon of={cardPickup} />
            {words.active(character.active)}
          </li>
          <li data-latent={seat}>
            <Icon of={candleLight} />
            {words.latent(side.latent)}
          </li>
          {seat !== near && (
            <li data-hand={seat}>
              <Icon of={cardPlay} />
              {words.handOf(side.hand.length)}
            </li>
          )}
          {side.poison > 0 && (
            <li className="rrd-poison">
              <Icon of={poison} />
              {words.poison(side.poison)}
            </li>
          )}
          {side.bleed > 0 && (
            <li className="rrd-bleed">
              <Icon of={drop} />
              {words.bleed(side.bleed)}
            </li>
          )}
          {side.stunned && (
            <li className="rrd-stunned">
              <Icon of={starSwirl} />
              {words.stunned}
            </li>
          )}
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
