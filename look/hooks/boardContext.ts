import { createContext, useContext } from 'react'

/** What every part of a game's board needs to know: where it is said, and how a part comes to it. */
export function boardContext<Table>() {
  const TableContext = createContext<Table | undefined>(undefined)
  const useTable = (): Table => {
    const table = useContext(TableContext)
    if (table === undefined) throw new Error('A part of the board stands outside it: put it inside <TableContext>')
    return table
  }
  return { TableContext, useTable }
}
