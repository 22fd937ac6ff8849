import { useTable } from '../table.ts'

interface ToolsProps {
  leftHanded: boolean
  setLeftHanded(on: boolean): void
  /** Left out where nothing waits. */
  takeTime: boolean | undefined
  setTakeTime(on: boolean): void
  deep: boolean
  setDeep(on: boolean): void
}

/** How this device likes the table. */
export function Tools({ leftHanded, setLeftHanded, takeTime, setTakeTime, deep, setDeep }: ToolsProps) {
  const { words } = useTable()
  return (
    <div className="rok-tools">
      <button type="button" className="rok-tool" aria-pressed={deep} onClick={() => setDeep(!deep)}>
        {words.deep}
      </button>
      <button type="button" className="rok-tool" aria-pressed={leftHanded} onClick={() => setLeftHanded(!leftHanded)}>
        {words.leftHanded}
      </button>
      {takeTime !== undefined && (
        <button type="button" className="rok-tool" aria-pressed={takeTime} onClick={() => setTakeTime(!takeTime)}>
          {words.takeTime}
        </button>
      )}
    </div>
  )
}
