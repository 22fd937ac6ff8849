import { useState } from 'react'
import { RUNES } from '../../rules/puzzle.ts'
import { RuneTile } from '../art/runes.tsx'
import type { Choices, Intent, Press } from '../model/choices.ts'
import { useTable } from '../table.ts'

interface RuneSpotProps {
  position: number
  choices: Choices
  intent: Intent
  press(press: Press): void
  hover(position: number | undefined): void
}

/** A rune where it lies. It can be pressed, or dragged onto the one that it changes places with. */
export function RuneSpot({ position, choices, intent, press, hover }: RuneSpotProps) {
  const { state, game, words, frozen } = useTable()
  const [isOver, setOver] = useState(false)
  const rune = RUNES[state.runes[position]!]!
  const choice = choices.runes.get(position)
  const name = words.runeAt(game.runes[rune], position)
  const isTaken = intent.kind === 'swap' && (intent.from === position || intent.to === position)
  const tile = <RuneTile rune={rune} size={44} />
  if (choice === undefined)
    return (
      <span className="r5-rune-spot" data-piece={`rune:${rune}`} role="img" aria-label={name}>
        {tile}
      </span>
    )
  const canSwap =
    'intent' in choice ? choice.intent.kind === 'swap' || intent.kind === 'swap' : choice.move.do === 'swap'
  return (
    <button
      type="button"
      className={`r5-rune-spot r5-legal-tile${isTaken ? ' r5-lifted' : ''}${isOver ? ' r5-over' : ''}`}
      data-piece={`rune:${rune}`}
      data-choice
      aria-label={name}
      aria-pressed={canSwap ? isTaken : undefined}
      aria-disabled={frozen || undefined}
      draggable={canSwap}
      onPointerEnter={() => 'move' in choice && hover(position)}
      onPointerLeave={() => 'move' in choice && hover(undefined)}
      onFocus={() => 'move' in choice && hover(position)}
      onDragStart={event => {
        event.dataTransfer.setData('text/plain', String(position))
        if (intent.kind !== 'swap') press({ intent: { kind: 'swap', from: position } })
      }}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        if (!('intent' in choice)) press(choice)
      }}
      onClick={() => press(choice)}
    >
      {tile}
    </button>
  )
}
