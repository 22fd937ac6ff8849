import { useAfterPaint } from '@runatal/look/hooks/useAfterPaint.ts'
import type { Command } from '@runatal/table'
import { memo, type ReactNode, useMemo } from 'react'
import type { AnyUi } from '../boards.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../parts/TabPages.tsx'
import type { Sight } from '../tables/table.ts'
import { useSpoken, useWords } from '../words/words.ts'
import { Chat } from './Chat.tsx'
import { Log } from './Log.tsx'
import { RailRules } from './RailRules.tsx'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import './sheet.css'

export type RailTab = 'game' | 'log' | 'chat' | 'rules'

interface RailProps {
  sight: Sight
  /** How many of the latest events the board has still to show. */
  unseen: number
  ui: AnyUi
  tab: RailTab | undefined
  unread: number
  rule: string | undefined
  /** What the game's own tab shows, where it has one. */
  page: ReactNode
  /** On phones: a sheet from below. */
  sheet: boolean
  onTab(tab: RailTab | undefined): void
  onRule(id: string | undefined): void
  send(command: Command): void
}

/** Log, chat and rules beside the board. The table comes first: what is written follows when it has been drawn. */
export function Rail(props: RailProps) {
  const { sight, unseen } = props
  return <Written {...props} {...useAfterPaint(useMemo(() => ({ sight, unseen }), [sight, unseen]))} />
}

/** It folds away. */
const Written = memo(function Written(props: RailProps) {
  const { tab, sheet, onTab } = props
  const { table } = useWords()
  if (tab === undefined) return undefined
  if (sheet)
    return (
      <Sheet title={table.rail} onClose={() => onTab(undefined)}>
        <RailTabs {...props} tab={tab} />
      </Sheet>
    )
  return (
    <aside className="rail" aria-label={table.rail}>
      <RailTabs {...props} tab={tab} />
      <button type="button" className="rail-fold" aria-label={table.railClose} onClick={() => onTab(undefined)}>
        <Sign of="right" size={16} />
      </button>
    </aside>
  )
})

function RailTabs({ sight, unseen, ui, tab, unread, rule, page, onTab, onRule, send }: RailProps & { tab: RailTab }) {
  const { words, language } = useSpoken()
  const { table } = words
  return (
    <Tabs className="rail-in" selectedKey={tab} onSelectionChange={key => onTab(key as RailTab)}>
      <TabList className="rail-tabs" aria-label={table.rail}>
        {ui.rail !== undefined && <Tab id="game">{ui.rail.name[language]}</Tab>}
        <Tab id="log">{table.log}</Tab>
        <Tab id="chat">
          {table.chat}
          {unread > 0 && <b>{unread}</b>}
        </Tab>
        <Tab id="rules">{table.rules}</Tab>
      </TabList>
      {ui.rail !== undefined && (
        <TabPanel id="game" className="rail-page">
          {page}
        </TabPanel>
      )}
      <TabPanel id="log" className="rail-page rail-log">
        <Log sight={sight} unseen={unseen} ui={ui} />
      </TabPanel>
      <TabPanel id="chat" className="rail-page">
        <Chat sight={sight} send={send} />
      </TabPanel>
      <TabPanel id="rules" className="rail-page">
        <RailRules game={sight.view.game} rule={rule} onRule={onRule} />
      </TabPanel>
    </Tabs>
  )
}
