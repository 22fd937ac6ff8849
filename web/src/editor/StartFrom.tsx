import type { AnyGame } from '@runatal/kernel'
import { clean } from '@runatal/look/editor/clean.ts'
import type { Plain } from '@runatal/look/editor/editor.ts'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { type FormEvent, useState } from 'react'
import type { GameId } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import { codeIn, decode } from './code.ts'
import { type AnyEditor, positionsOf } from './editors.ts'
import { forgetPosition, savedPositions, savePosition } from './saved.ts'

interface StartFromProps {
  id: GameId
  game: AnyGame
  editor: AnyEditor
  /** The position that is on the table now. */
  code: string
  seats: number
  start(position: Plain, done: string): void
  told(text: string): void
  onClose(): void
}

/** What to begin with: nothing, an example of the rules, a link, or what was kept here. */
export function StartFrom({ id, game, editor, code, seats, start, told, onClose }: StartFromProps) {
  const { words, language } = useSpoken()
  const say = words.editor
  const range = [game.seats.min, game.seats.max] as const
  const examples = useLoaded(`positions ${id}`, async () => positionsOf(id))
  const [saved, setSaved] = useState(() => savedPositions(id))
  const [wrong, setWrong] = useState('')
  const bring = (found: unknown, done: string) => {
    const position = clean(editor, found, range)
    if (position === undefined) setWrong(say.noLink)
    else start(position, done)
  }
  const paste = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    bring(await decode(codeIn(textOf(event.currentTarget))), say.openIt)
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = textOf(event.currentTarget).trim()
    if (name === '') return
    const done = savePosition(id, { name, code })
    setSaved(savedPositions(id))
    told(done ? say.savedIt(name) : say.full)
    if (done) onClose()
    else setWrong(say.full)
  }
  return (
    <Sheet title={say.from} onClose={onClose}>
      <div className="ed-start">
        <button type="button" className="btn cut" onClick={() => start(editor.blank(seats), say.empty)}>
          {say.empty}
        </button>
        {Array.isArray(examples) && (
          <label>
            <span>{say.example}</span>
            <select
              value=""
              onChange={event =>
                bring(asForm(editor, examples[Number(event.target.value)]?.position, seats), say.example)
              }
            >
              <option value="">{say.examples}</option>
              {examples.map(({ id: one, rules, caption }, i) => (
                <option key={one} value={i}>
                  {rules[0]} {caption[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        <form onSubmit={event => void paste(event)}>
          <label>
            <span>{say.pasteLink}</span>
            <input name="text" placeholder={say.paste} autoComplete="off" />
          </label>
          <button type="submit" className="btn cut">
            {say.openIt}
          </button>
        </form>
        <form onSubmit={save}>
          <label>
            <span>{say.save}</span>
            <input name="text" placeholder={say.saveAs} maxLength={60} autoComplete="off" />
          </label>
          <button type="submit" className="btn cut">
            <Sign of="save" size={16} />
            {say.save}
          </button>
        </form>
        {wrong !== '' && <p role="alert">{wrong}</p>}
        {saved.length > 0 && (
          <>
            <h3>{say.saved}</h3>
            <ul>
              {saved.map(one => (
                <li key={one.name}>
                  <button
                    type="button"
                    className="btn cut"
                    onClick={() => void decode(one.code).then(found => bring(found, one.name))}
                  >
                    {one.name}
                  </button>
                  <button
                    type="button"
                    className="ico"
                    aria-label={say.forget(one.name)}
                    onClick={() => {
                      forgetPosition(id, one.name)
                      setSaved(savedPositions(id))
                    }}
                  >
                    <Sign of="bin" size={16} />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  )
}

/** The position of an example as the form says it; where the two differ, as its table is. */
function asForm(editor: AnyEditor, position: object | undefined, seats: number): unknown {
  if (position === undefined || 'players' in position) return position
  return editor.describe(editor.arrange(position as Plain).state, seats)
}

function textOf(form: HTMLFormElement): string {
  const text = new FormData(form).get('text')
  return typeof text === 'string' ? text : ''
}
