import { type ChoiceWords, type Language, valueName } from '@runatal/look/board.ts'
import type { Command } from '@runatal/table'
import type { AnyUi } from '../boards.ts'
import { paceOf } from '../parts/time.ts'
import { Chat } from '../table/Chat.tsx'
import type { Sight } from '../tables/table.ts'
import { useSpoken, useWords } from '../words/words.ts'

/** What will be played: all that was chosen for the whole table, with what it means, and the pace. */
export function WhatIsPlayed({ sight, ui }: { sight: Sight; ui: AnyUi | undefined }) {
  const { words, language } = useSpoken()
  const { view } = sight
  return (
    <section className="panel played" aria-labelledby="room-played">
      <header>
        <h2 id="room-played">{words.room.played}</h2>
      </header>
      <dl>
        {ui !== undefined &&
          chosen(view.choices, ui, language).map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                {note !== undefined && <small>{note}</small>}
              </dd>
            </div>
          ))}
        <div>
          <dt>{words.fresh.pace}</dt>
          <dd>{paceOf(view.clock.rule, words)}</dd>
        </div>
      </dl>
    </section>
  )
}

export function RoomChat({ sight, send }: { sight: Sight; send(command: Command): void }) {
  const { table } = useWords()
  return (
    <section className="panel room-chat" aria-labelledby="room-chat">
      <header>
        <h2 id="room-chat">{table.chat}</h2>
      </header>
      <Chat sight={sight} send={send} />
    </section>
  )
}

/** In the game's words. */
function chosen(choices: Record<string, string>, ui: AnyUi, language: Language) {
  const said: Record<string, ChoiceWords | undefined> = ui.words[language].choices?.table ?? {}
  return Object.entries(choices).map(([name, value]) => {
    const own = ui.ownValues?.(name, choices, language).find(one => one.value === value)
    return {
      name: said[name]?.name ?? name,
      value: own?.name ?? valueName(said[name], value).slice(0, 120),
      note: said[name]?.notes?.[value],
    }
  })
}
