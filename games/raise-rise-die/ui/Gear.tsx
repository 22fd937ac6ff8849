import knapsack from '@runatal/look/icons/drawn/knapsack.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { Seat } from '@runatal/kernel'
import { OBJECT_SLOTS } from '../rules/objects.ts'
import { useGlyph } from './art/gallery.ts'
import { Token } from './art/tokens.tsx'
import type { Choices } from './model/choices.ts'
import { Card } from './parts/Card.tsx'
import { labelOf } from './parts/card-words.ts'
import { useTable } from './table.ts'

interface GearProps {
  seat: Seat
  choices: Choices
  press(spot: string): void
}

/** Weapons with their sockets, three objects, and the reserve. */
export function Gear({ seat, choices, press }: GearProps) {
  const { state, words } = useTable()
  const side = state.sides[seat]!
  return (
    <div className="rrd-gear">
      <Weapons seat={seat} choices={choices} press={press} />
      <div className="rrd-gear-side">
        <ul className="rrd-objects">
          {Array.from({ length: OBJECT_SLOTS }, (_, object) => (
            <li key={object}>
              <ObjectPlace seat={seat} object={object} choices={choices} press={press} />
            </li>
          ))}
        </ul>
        <div className="rrd-reserve" data-reserve={seat} role="img" aria-label={words.reserveIs(side.reserve)}>
          <span aria-hidden="true">{words.reserve}</span>
          <b aria-hidden="true">{side.reserve}</b>
          <span className="rrd-souls" aria-hidden="true">
            {Array.from({ length: Math.max(3, Math.min(5, side.reserve)) }, (_, i) => (
              <Token key={i} of="soul" empty={i >= side.reserve} />
            ))}
          </span>
        </div>
      </div>
    </div>
  )
}

/** Infusions fill the sockets of a side from the first weapon on. */
function Weapons({ seat, choices, press }: GearProps) {
  const { state, set, words, language, card, zoom } = useTable()
  const side = state.sides[seat]!
  let first = 0
  return (
    <ul className="rrd-weapons">
      {side.weapons.map((number, at) => {
        const { weapon } = set.weapons[number]!
        const from = first
        first += weapon.bubbles
        return (
          <li key={weapon.id} className={side.weapons.length === 1 ? 'rrd-two-hands' : ''}>
            <button type="button" className="rrd-weapon" onClick={() => zoom({ what: 'weapon', seat, weapon: at })}>
              <WeaponSign id={weapon.id} arch={weapon.arch} />
              <span>{weapon.name[language]}</span>
            </button>
            <span className="rrd-sockets">
              {Array.from({ length: weapon.bubbles }, (_, i) => {
                const socket = from + i
                const held = side.sockets[socket]
                if (held === undefined) return <Socket key={i} label={words.emptySocket} />
                const spot = `socket:${seat}:${socket}`
                const isLit = choices.spots.has(spot)
                const infusion = card(held)
                return (
                  <button
                    key={i}
                    type="button"
                    className={isLit ? 'rrd-socket rrd-legal' : 'rrd-socket'}
                    aria-label={words.infused(labelOf(infusion, language))}
                    data-socket={`${seat}:${socket}`}
                    {...(isLit && { 'data-choice': true })}
                    onClick={() => (isLit ? press(spot) : zoom({ what: 'card', card: infusion }))}
                  >
                    <SocketSign id={infusion.id} arch={infusion.arch} />
                  </button>
                )
              })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function WeaponSign(shown: { id: string; arch: string }) {
  const glyph = useGlyph(shown)
  return (
    <svg className="gi" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      {glyph !== undefined && <path d={glyph} />}
    </svg>
  )
}

function Socket({ label }: { label: string }) {
  return (
    <span className="rrd-socket" role="img" aria-label={label}>
      <SocketSign />
    </span>
  )
}

function SocketSign({ id, arch }: { id?: string; arch?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="16.5" fill="#0a070c" stroke="url(#rrd-iron)" strokeWidth="2" />
      <circle cx="18" cy="18" r="14" fill="url(#rrd-grey)" />
      {id !== undefined && arch !== undefined && <Infused id={id} arch={arch} />}
    </svg>
  )
}

function Infused(shown: { id: string; arch: string }) {
  const glyph = useGlyph(shown)
  return (
    <>
      <circle cx="18" cy="18" r="13.4" fill="#0c2238" stroke="#8fd0ff" strokeWidth="2.2" />
      {glyph !== undefined && <path d={glyph} fill="#bfe4ff" transform="translate(8.5 8.5) scale(.037)" />}
    </>
  )
}

function ObjectPlace({ seat, object, choices, press }: GearProps & { object: number }) {
  const { state, words, language, card, zoom } = useTable()
  const side = state.sides[seat]!
  const held = side.objects[object]
  if (held === undefined)
    return (
      <span className="rrd-object" role="img" aria-label={words.emptyObject}>
        <Icon of={knapsack} />
      </span>
    )
  const spot = `object:${seat}:${object}`
  const isLit = choices.spots.has(spot)
  const isUsed = (side.used & (1 << object)) !== 0
  const printed = card(held)
  const isTaken = choices.begun?.intent.object === object
  const classes = ['rrd-object', 'rrd-filled', isLit && 'rrd-legal', isUsed && 'rrd-used', isTaken && 'rrd-selected']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-object={`${seat}:${object}`}
      {...(isLit && { 'data-choice': true })}
      onClick={() => (isLit ? press(spot) : zoom({ what: 'card', card: printed }))}
    >
      <span className="sr">{`${labelOf(printed, language)}${isUsed ? `, ${words.usedObject}` : ''}`}</span>
      <Card card={printed} level="mini" language={language} />
    </button>
  )
}
