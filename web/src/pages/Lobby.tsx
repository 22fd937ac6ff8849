import { useWords } from '../words/words.ts'
import { OpenTables } from './OpenTables.tsx'
import './home.css'
import './plain.css'

export function Lobby() {
  const { lobby } = useWords()
  return (
    <div className="page">
      <div className="head">
        <h1>{lobby.title}</h1>
      </div>
      <OpenTables />
    </div>
  )
}
