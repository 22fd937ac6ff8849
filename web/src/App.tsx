import { HallContext } from '@runatal/look/hall/hall.ts'
import { turnSound } from '@runatal/look/sound/sound.ts'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { arrive } from '@runatal/look/hall/arrive.ts'
import { Bar } from './parts/Bar.tsx'
import { covered } from './parts/cover.ts'
import { Notice } from './parts/Notice.tsx'
import { Rescue } from './parts/Rescue.tsx'
import { Tabs } from './parts/Tabs.tsx'
import { Wall } from './parts/Wall.tsx'
import { HuntBar } from './club/HuntBar.tsx'
import { Home } from './pages/Home.tsx'
import { OWN_PAGES } from './games.ts'
import { hallIn } from './hall.ts'
import { recogniseMe } from './me.ts'
import { ownPage } from './own-pages.ts'
import { pathTo, type Route } from './route.ts'
import { useRoute } from './router.ts'
import { isStill, useSettings } from './settings.ts'
import { useWatched } from '@runatal/look/store.ts'
import { refreshSummaries } from './tables/desk.ts'
import { loadWords, type Spoken, useWords, Words } from './words/words.ts'

const Fresh = lazy(async () => ({ default: (await import('./pages/Fresh.tsx')).Fresh }))
const Lobby = lazy(async () => ({ default: (await import('./pages/Lobby.tsx')).Lobby }))
const DailyPage = lazy(async () => ({ default: (await import('./club/DailyPage.tsx')).DailyPage }))
const Mine = lazy(async () => ({ default: (await import('./pages/Mine.tsx')).Mine }))
const TablePage = lazy(async () => ({ default: (await import('./pages/TablePage.tsx')).TablePage }))
const Replay = lazy(async () => ({ default: (await import('./pages/Replay.tsx')).Replay }))
const BookPage = lazy(async () => ({ default: (await import('./book/BookPage.tsx')).BookPage }))
const Show = lazy(async () => ({ default: (await import('./pages/Show.tsx')).Show }))
const SettingsPage = lazy(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }))
const Profile = lazy(async () => ({ default: (await import('./pages/Profile.tsx')).Profile }))
const PersonPage = lazy(async () => ({ default: (await import('./club/PersonPage.tsx')).PersonPage }))
const LadderPage = lazy(async () => ({ default: (await import('./club/LadderPage.tsx')).LadderPage }))
const EventsPage = lazy(async () => ({ default: (await import('./club/events/EventsPage.tsx')).EventsPage }))
const EventPage = lazy(async () => ({ default: (await import('./club/events/EventPage.tsx')).EventPage }))
const NewEventPage = lazy(async () => ({ default: (await import('./club/events/NewEventPage.tsx')).NewEventPage }))
const ModerationPage = lazy(async () => ({
  default: (await import('./club/conduct/ModerationPage.tsx')).ModerationPage,
}))
const Credits = lazy(async () => ({ default: (await import('./pages/Credits.tsx')).Credits }))
const Tutorial = lazy(async () => ({ default: (await import('./pages/Tutorial.tsx')).Tutorial }))
const EditorPage = lazy(async () => ({ default: (await import('./editor/EditorPage.tsx')).EditorPage }))
const PuzzlesPage = lazy(async () => ({ default: (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage }))
const PuzzlePage = lazy(async () => ({ default: (await import('./puzzles/PuzzlePage.tsx')).PuzzlePage }))
const WhatIf = lazy(async () => ({ default: (await import('./whatif/WhatIf.tsx')).WhatIf }))
const StudiesPage = lazy(async () => ({ default: (await import('./whatif/StudiesPage.tsx')).StudiesPage }))
const Signs = lazy(async () => ({ default: (await import('./pages/Signs.tsx')).Signs }))
const BecomeMe = lazy(async () => ({ default: (await import('./pages/BecomeMe.tsx')).BecomeMe }))
const ConfirmMail = lazy(async () => ({ default: (await import('./club/ConfirmMail.tsx')).ConfirmMail }))
const Lost = lazy(async () => ({ default: (await import('./pages/Lost.tsx')).Lost }))

export function App({ first }: { first: Spoken }) {
  const settings = useSettings()
  const [spoken, setSpoken] = useState(first)
  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken])
  useEffect(
    () => arrive(loadWords(settings.language), words => setSpoken({ language: settings.language, words })),
    [settings.language],
  )
  useEffect(() => {
    const list = document.documentElement.classList
    list.toggle('still', isStill(settings))
    list.toggle('as-device', settings.motion === 'system')
    list.toggle('strong-marks', settings.marks === 'strong')
    list.toggle('left-hand', settings.hand === 'left')
    document.documentElement.style.setProperty('--set-text', String(Number(settings.text) / 100))
  }, [settings])
  useEffect(() => {
    // Browsers let a page sound only after a press.
    const wake = () => turnSound(settings.sound, settings.volume / 100)
    if (navigator.userActivation?.hasBeenActive) wake()
    addEventListener('pointerdown', wake, { once: true })
    addEventListener('keydown', wake, { once: true })
    return () => {
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
    }
  }, [settings.sound, settings.volume])
  useEffect(() => {
    void recogniseMe()
    void refreshSummaries()
  }, [])
  const hall = useMemo(() => hallIn(settings.language, spoken.words), [settings.language, spoken])
  return (
    <Words value={spoken}>
      <HallContext value={hall}>
        <Hall />
      </HallContext>
    </Words>
  )
}

function Hall() {
  const route = useRoute()
  const words = useWords()
  const main = useRef<HTMLElement>(null)
  const path = pathTo(route)
  const shown = useRef(path)
  // A new page is where reading goes on: at its top, for the eye and for the screen reader. A rule or a position is not.
  const isPlace = route.page === 'rules' && route.rule !== undefined
  const room = isPlace || ['show', 'replay', 'what-if'].includes(route.page) ? route.page : path
  useEffect(() => {
    if (shown.current === room) return
    shown.current = room
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [room])
  const atTable = useWatched(covered)
  const bare = atTable || (route.page === 'own' && OWN_PAGES.get(route.of)?.bare === true)
  return (
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      {!bare && <Wall route={route} />}
      {!bare && <Bar route={route} />}
      <main id="content" tabIndex={-1} ref={main}>
        <Suspense fallback={<p className="sr">{words.table.loading}</p>}>
          <Rescue key={room}>
            <Page route={route} />
          </Rescue>
        </Suspense>
      </main>
      {!bare && <Tabs route={route} />}
      <HuntBar route={route} />
      {!atTable && <Notice />}
    </>
  )
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />
    case 'new':
      return <Fresh key={route.game} game={route.game} />
    case 'lobby':
      return <Lobby />
    case 'mine':
      return <Mine />
    case 'daily':
      return <DailyPage game={route.game} />
    case 'table':
      return <TablePage key={route.table} id={route.table} />
    case 'replay':
    case 'study':
      return <Replay key={route.table} id={route.table} at={route.at} page={route.page} />
    case 'what-if':
      return <WhatIf key={route.study} id={route.study} at={route.at} />
    case 'studies':
      return <StudiesPage />
    case 'rules':
      return <BookPage key={route.game} game={route.game} leaf={undefined} rule={route.rule} />
    case 'leaf':
      return <BookPage key={route.game} game={route.game} leaf={route.leaf} rule={route.rule} />
    case 'show':
      return <Show key={route.game} game={route.game} rule={route.rule} example={route.example} />
    case 'learn':
      return <Tutorial key={route.game} game={route.game} />
    case 'editor':
      return <EditorPage key={route.game} game={route.game} />
    case 'puzzles':
      return <PuzzlesPage game={route.game} />
    case 'puzzle':
      return <PuzzlePage key={`${route.game} ${route.of}`} game={route.game} of={route.of} />
    case 'settings':
      return <SettingsPage />
    case 'me':
      return <Profile />
    case 'person':
      return <PersonPage key={route.name} name={route.name} />
    case 'ladder':
      return <LadderPage game={route.game} />
    case 'moderation':
      return <ModerationPage />
    case 'events':
      return <EventsPage />
    case 'new-event':
      return <NewEventPage />
    case 'event':
      return <EventPage key={route.event} id={route.event} />
    case 'credits':
      return <Credits />
    case 'signs':
      return <Signs />
    case 'own': {
      const Own = ownPage(route.of)
      return Own === undefined ? <Lost because="lost" /> : <Own room={route.room} />
    }
    case 'become-me':
      return <BecomeMe key={route.token} token={route.token} />
    case 'mail':
      return <ConfirmMail key={route.token} token={route.token} />
    case 'lost':
      return <Lost because="lost" />
  }
}
