import { type Branch, type Chapter, endOf, type Place } from '@runatal/study'

/** A knot of the drawn tree: where other lines leave, or the end of a line. */
export interface Knot {
  place: Place
  /** Time runs downwards; only moments at which something begins or ends have a row. */
  row: number
  isEnd: boolean
}

/** The game, or a branch, in a column of its own. */
export interface Line {
  /** Absent for the game itself. */
  branch?: Branch
  column: number
  knots: Knot[]
  /** Where it leaves another line. */
  leaves?: { column: number; row: number }
}

/** The game first, then each branch beside the one that it leaves, those that leave earlier first. */
export function linesOf(chapter: Chapter): Line[] {
  const all = [undefined, ...treeOf(chapter)]
  const rows = [...new Set(all.flatMap(branch => momentsOf(chapter, branch?.id)))].toSorted((a, b) => a - b)
  const columnOf = (id: string | undefined) => all.findIndex(branch => branch?.id === id)
  return all.map((branch, column) => {
    const end = endOf(chapter, branch?.id)
    const knots = momentsOf(chapter, branch?.id).map(position => ({
      place: { ...(branch !== undefined && { branch: branch.id }), position },
      row: rows.indexOf(position),
      isEnd: position === end,
    }))
    if (branch === undefined) return { column, knots }
    const { from } = branch
    return { branch, column, knots, leaves: { column: columnOf(from.branch), row: rows.indexOf(from.position) } }
  })
}

/** Where lines leave this one, and its end. */
function momentsOf({ branches, ...chapter }: Chapter, of: string | undefined): number[] {
  const forks = branches.filter(({ from }) => from.branch === of).map(({ from }) => from.position)
  return [...new Set([...forks, endOf({ branches, ...chapter }, of)])].toSorted((a, b) => a - b)
}

function treeOf(chapter: Chapter, of?: string): Branch[] {
  return chapter.branches
    .filter(({ from }) => from.branch === of)
    .toSorted((a, b) => a.from.position - b.from.position)
    .flatMap(branch => [branch, ...treeOf(chapter, branch.id)])
}
