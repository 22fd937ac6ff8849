import { CupsPanel } from '../club/events/CupsPanel.tsx'
import { FriendsPanel } from '../club/FriendsPanel.tsx'
import { PairPanel } from '../club/PairPanel.tsx'
import { useWords } from '../words/words.ts'
import { DailyLedge } from '../club/DailyLedge.tsx'
import { PuzzleOfDay } from '../puzzles/PuzzleOfDay.tsx'
import { WatchPanel } from '../club/WatchPanel.tsx'
import { MineLedge } from './MineLedge.tsx'
import { Steles } from './Steles.tsx'
import './home.css'

/** The hall: a stele for each game, the deals of the day, somebody to play with, my games, what goes on, tournaments, friends. */
export function Home() {
  const words = useWords()
  return (
    <div className="home">
      <h1 className="sr">{words.home.title}</h1>
      <Steles />
      <DailyLedge />
      <PuzzleOfDay />
      <div className="court">
        <PairPanel />
        <div className="court-c">
          <MineLedge />
          <WatchPanel most={3} />
        </div>
        <div className="court-r">
          <CupsPanel />
          <FriendsPanel />
        </div>
      </div>
    </div>
  )
}
