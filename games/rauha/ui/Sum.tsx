import type { Seat } from '@runatal/kernel'
import type { ReactNode } from 'react'
import { ENTITIES } from '../content/entities.ts'
import type { State } from '../rules/types.ts'
import { eventsOf, type Preview } from './model/preview.ts'
import { activeLine, biome, biomeAt } from './model/world.ts'
import { Drawing } from './parts/Drawing.tsx'
import { Gain, signed } from './parts/Gain.tsx'
import { type Table, useTable } from './table.ts'

/** The move that is pointed at, in words and numbers: all of it from the events that it would cause. */
export function Sum({ preview, seat }: { preview: Preview; seat: Seat }) {
  const table = useTable()
  const { state, words, name } = table
  const before = state.points[seat]!
  const after = before + preview.points
  const passed = state.points.flatMap((_, other) =>
    isAhead(state, other, seat) && !isAhead(preview.after, other, seat) ? [name(other)] : [],
  )
  return (
    <section className="rauha-sum" aria-live="polite">
      <h2>{title(table, preview, seat)}</h2>
      <div className="rauha-rows">
        {costRow(table, preview, seat)}
        {entityRows(table, preview)}
        {sporeRow(table, preview)}
        {lineRow(table, preview, seat)}
        {activatedEntityRows(preview)}
      </div>
      {preview.points !== 0 && (
        <p className="rauha-sum-total">
          <Drawing id="energy" />
          <b>{signed(preview.points)}</b>
          <span>
            {words.fromTo(before, after)}
            {passed.length > 0 && (
              <>
                , <b>{words.ahead(passed)}</b>
              </>
            )}
          </span>
        </p>
      )}
    </section>
  )
}

/** RAU-082, RAU-083: further on the track or, on the same space, higher in the pile. */
function isAhead({ points, arrivals }: State, other: Seat, seat: Seat): boolean {
  const difference = points[other]! - points[seat]!
  return difference > 0 || (difference === 0 && arrivals.indexOf(other) > arrivals.indexOf(seat))
}

function Row({ sign, children, amount }: { sign: ReactNode; children: ReactNode; amount: ReactNode }) {
  return (
    <div className="rauha-row">
      {sign}
      <span>{children}</span>
      <span className="rauha-amount">{amount}</span>
    </div>
  )
}

function title({ words, game, state }: Table, { move }: Preview, seat: Seat): string {
  if (move.do === 'place') return words.ifPlaced(game.cells[move.cell]!)
  if (move.do === 'discard')
    return move.gain === 'spore' ? words.ifSpore(game.cells[move.cell]!) : words.discardCrystals
  if (move.do === 'activate' && 'cell' in move) return game.biome(biome(biomeAt(state, seat, move.cell)))
  return 'entity' in move ? move.entity : ''
}

function costRow({ state, words }: Table, preview: Preview, seat: Seat): ReactNode {
  const placed = eventsOf(preview, 'biome.placed')[0]
  if (placed === undefined || placed.cost === 0) return undefined
  return (
    <Row sign={<Drawing id="gem" />} amount={signed(-placed.cost)}>
      {words.costLeft(state.crystals[seat]! - placed.cost)}
    </Row>
  )
}

function entityRows({ words, name }: Table, preview: Preview): ReactNode {
  return eventsOf(preview, 'entity.welcomed').map(({ entity, from, lines }) => {
    const { symbol } = ENTITIES.find(({ id }) => id === entity)!
    return (
      <Row
        key={entity}
        sign={<Drawing id={symbol} />}
        amount={<Drawing id="check-mark" ink="#3f7a4c" className="rauha-check" />}
      >
        {lines.map(line => words.line(line, symbol)).join(', ')}
        {words.colon}
        <br />
        <b>{words.comesFrom(entity, from === undefined ? undefined : name(from))}</b>
      </Row>
    )
  })
}

function sporeRow({ game, words }: Table, preview: Preview): ReactNode {
  return eventsOf(preview, 'spore.placed').map(({ cell }) => (
    <Row key={cell} sign={<Drawing id="spore" />} amount="+1">
      {words.capital(game.cells[cell]!)}
    </Row>
  ))
}

function lineRow({ state, words, game }: Table, preview: Preview, seat: Seat): ReactNode {
  const done = eventsOf(preview, 'biome.activated')
  if (done.length === 0) return undefined
  const sum = (key: 'points' | 'crystals' | 'paid') => done.reduce((total, event) => total + event[key], 0)
  const kind = activeLine(state.stop)
  const parts = done.map(({ cell, points, crystals, paid }) => {
    const [type = 'desert'] = biome(biomeAt(preview.after, seat, cell)).types
    return `${game.types[type].toLowerCase()} ${signed(points + crystals - paid)}`
  })
  return (
    <Row
      sign={<i className={`rauha-line rauha-line-${kind ?? 'none'}`} />}
      amount={<Gain points={sum('points')} crystals={sum('crystals') - sum('paid')} />}
    >
      {kind !== undefined && words.activeLine(kind)}
      <small>{parts.join(', ')}</small>
    </Row>
  )
}

function activatedEntityRows(preview: Preview): ReactNode {
  return eventsOf(preview, 'entity.activated').map(({ entity, points, crystals, paid, animal }) => (
    <Row
      key={entity}
      sign={<Drawing id={animal ?? entity} />}
      amount={<Gain points={points} crystals={crystals - paid} />}
    >
      {entity}
    </Row>
  ))
}
