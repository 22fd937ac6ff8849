import { useTable } from './table.ts'

/** What a narrow screen shows in the middle. */
export type Tab = 'chain' | 'mine' | 'foe'

export function Tabs({ tab, choose }: { tab: Tab; choose(tab: Tab): void }) {
  const { words } = useTable()
  return (
    <div className="rrd-tabs" role="tablist">
      {(['foe', 'chain', 'mine'] as const).map(one => (
        <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => choose(one)}>
          {words.tabs[one]}
        </button>
      ))}
    </div>
  )
}
