import drop from '@runatal/look/icons/drawn/drop.ts'
import candleLight from '@runatal/look/icons/drawn/candle-light.ts'
import knapsack from '@runatal/look/icons/drawn/knapsack.ts'
import poison from '@runatal/look/icons/drawn/poison.ts'
import starSwirl from '@runatal/look/icons/drawn/star-swirl.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { Seat } from '@runatal/kernel'
import { Life } from './Mat.tsx'
import { TopSoul } from './Piles.tsx'
import { useTable } from './table.ts'

/** One player in a line, on narrow screens: Top soul, hit points, markers, numbers. */
export function Strip({ seat, threat }: { seat: Seat; threat: number }) {
  const { state, set, words, language, name, near, clock } = useTable()
  const side = state.sides[seat]!
  const { character } = set.characters[side.character]!
  return (
    <section className={`rrd-strip ${seat === near ? 'rrd-near' : 'rrd-far'}`} aria-label={name(seat)}>
      <TopSoul seat={seat} canDraw={false} press={() => undefined} />
      <div>
        <p className="rrd-called">
          <b>{character.name[language].split(',')[0]}</b> <span title={name(seat)}>{name(seat)}</span> {clock(seat)}
        </p>
        <Life hp={side.hp} most={character.ether} threat={threat} seat={seat} />
        <ul className="rrd-chips">
          <li>
            <Icon of={candleLight} title={words.latent(side.latent)} />
            {side.latent}
          </li>
          <li>
            <Icon of={knapsack} title={words.object} />
            {side.objects.length}
          </li>
          {side.poison > 0 && (
            <li className="rrd-poison">
              <Icon of={poison} title={words.poison(side.poison)} />
              {side.poison}
            </li>
          )}
          {side.bleed > 0 && (
            <li className="rrd-bleed">
              <Icon of={drop} title={words.bleed(side.bleed)} />
              {side.bleed}
            </li>
          )}
          {side.stunned && (
            <li className="rrd-stunned">
              <Icon of={starSwirl} title={words.stunned} />
            </li>
          )}
        </ul>
        <p className="rrd-numbers">
          {words.reserveIs(side.reserve)} · {words.void} {side.void.length} · {words.handOf(side.hand.length)}
        </p>
      </div>
    </section>
  )
}
