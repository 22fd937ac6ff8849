import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'

/**
 * Tabs and their pages. Our own: a library's walk through the whole page whenever anything in it changes, and a log
 * changes with every move.
 */
export function Tabs(props: {
  className: string
  selectedKey: string
  onSelectionChange(key: string): void
  children: ReactNode
}) {
  const { className, selectedKey: selected, onSelectionChange: select, children } = props
  const name = useId()
  return (
    <Selection value={{ name, selected, select }}>
      <div className={className}>{children}</div>
    </Selection>
  )
}

export function TabList({ children, ...rest }: { className: string; 'aria-label': string; children: ReactNode }) {
  return (
    <div role="tablist" onKeyDown={walk} {...rest}>
      {children}
    </div>
  )
}

export function Tab({ id, children }: { id: string; children: ReactNode }) {
  const { name, selected, select } = useSelection()
  const isOpen = id === selected
  return (
    <button
      type="button"
      role="tab"
      id={`${name}${id}`}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${name}page` : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => select(id)}
    >
      {children}
    </button>
  )
}

/** Only the page of the open tab is there. */
export function TabPanel({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const { name, selected } = useSelection()
  if (id !== selected) return undefined
  return (
    <div role="tabpanel" id={`${name}page`} aria-labelledby={`${name}${id}`} tabIndex={0} className={className}>
      {children}
    </div>
  )
}

interface Selected {
  name: string
  selected: string
  select(key: string): void
}

const Selection = createContext<Selected | undefined>(undefined)

function useSelection(): Selected {
  const selection = use(Selection)
  if (selection === undefined) throw new Error('A tab stands outside its <Tabs>: put it inside')
  return selection
}

/** The arrow keys open the next tab and go there, round and round. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex(tab => tab === event.target)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  const tab = tabs.at(to % tabs.length)
  tab?.focus()
  tab?.click()
}
