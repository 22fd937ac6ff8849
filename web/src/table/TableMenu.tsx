import type { Command, TableView } from '@runatal/table'
import { memo, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { copy } from '@runatal/look/hall/copy.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { go } from '../router.ts'
import { change, useSettings } from '../settings.ts'
import type { Sight } from '../tables/table.ts'
import { isLocal } from '../tables/local.ts'
import { useWords } from '../words/words.ts'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import './sheet.css'

interface TableMenuProps {
  sight: Sight
  /** Bots of this game say why they move as they do. */
  hasTalk: boolean
  send(command: Command): void
}

/** What is rarely wanted: leaving, giving up, sharing, settings. It changes far less often than the table does. */
export const TableMenu = memo(ShownMenu, (before, now) => sameMenu(before.sight.view, now.sight.view))

function sameMenu(before: TableView, now: TableView): boolean {
  const [me, meNow] = [before.seats[before.me], now.seats[now.me]]
  return (
    before.table === now.table &&
    before.status === now.status &&
    before.me === now.me &&
    me?.bot === meNow?.bot &&
    me?.forfeited === meNow?.forfeited
  )
}

function ShownMenu({ sight, hasTalk, send }: TableMenuProps) {
  const words = useWords()
  const { table } = words
  const { talk } = useSettings()
  const { view } = sight
  const [sure, setSure] = useState(false)
  const me = view.seats[view.me]
  const playing = view.status === 'playing' && me !== undefined
  const shared = !isLocal(view.table)
  return (
    <>
      <MenuTrigger>
        <Button className="ico" aria-label={table.menu}>
          <Sign of="gear" size={20} />
        </Button>
        <Popover className="pop">
          <Menu className="menu">
            <MenuItem onAction={() => go({ page: 'home' })}>{table.toHall}</MenuItem>
            <MenuItem onAction={() => go({ page: 'settings' })}>{words.nav.settings}</MenuItem>
            {hasTalk && (
              <MenuItem onAction={() => change({ talk: !talk })}>{talk ? table.silence : table.listen}</MenuItem>
            )}
            {shared && <MenuItem onAction={() => void copy(location.href)}>{table.watchLink}</MenuItem>}
            {playing && shared && me.bot === undefined && (
              <MenuItem onAction={() => send({ do: 'leave' })}>{table.leave}</MenuItem>
            )}
            {playing && me.bot !== undefined && !me.forfeited && (
              <MenuItem onAction={() => send({ do: 'comeBack' })}>{table.comeBack}</MenuItem>
            )}
            {playing && !me.forfeited && <MenuItem onAction={() => setSure(true)}>{table.forfeit}</MenuItem>}
          </Menu>
        </Popover>
      </MenuTrigger>
      {sure && (
        <Sheet title={table.forfeit} onClose={() => setSure(false)}>
          <p>{table.forfeitSure}</p>
          <div className="two">
            <button type="button" className="btn cut" onClick={() => setSure(false)}>
              {table.cancel}
            </button>
            <button
              type="button"
              className="btn cut danger"
              onClick={() => {
                setSure(false)
                send({ do: 'forfeit' })
              }}
            >
              {table.forfeitYes}
            </button>
          </div>
        </Sheet>
      )}
    </>
  )
}
