/** The part of a syntax tree that our mutators look at. */
type Node = { type: string; [field: string]: unknown }
type Mutator = {
  readonly name: string
  mutate(path: { readonly node: Node; readonly parent: Node | undefined }): Iterable<Node>
}

/**
 * Three ways to break rules that Stryker does not have: change a number, leave out a whole call (an emit, an ask, a
 * helper), leave out one of several steps. Of all that can be broken, every nth is, the first one first.
 */
export async function addRuleMutators(every: number): Promise<void> {
  // Stryker has no door for mutators of one's own, but its list is an array that we may add to.
  const instrumenter = import.meta.resolve('@stryker-mutator/instrumenter')
  const { allMutators } = (await import(new URL('mutators/mutate.js', instrumenter).href)) as { allMutators: Mutator[] }
  // Stryker's own CallExpression skips every call that has another mutant inside: nearly all emits.
  const its = allMutators.filter(
    mutator => !['CallExpression', 'ChangeNumber', 'DropCall', 'DropStep'].includes(mutator.name),
  )
  allMutators.splice(0, allMutators.length, ...sample([...its, changeNumber, dropCall, dropStep], every))
}

/** They share one count, in the order of the files: the same code gives the same sample. */
function sample(mutators: readonly Mutator[], every: number): Mutator[] {
  let count = 0
  return mutators.map(mutator => ({
    ...mutator,
    *mutate(path) {
      for (const broken of mutator.mutate(path)) if (count++ % every === 0) yield broken
    },
  }))
}

const changeNumber: Mutator = {
  name: 'ChangeNumber',
  *mutate({ node, parent }) {
    if (node.type !== 'NumericLiteral' || typeof node.value !== 'number') return
    // A key such as `{ 1: … }` is a name, not a number of the game.
    if (parent?.type === 'ObjectProperty' && parent.key === node) return
    yield { type: 'NumericLiteral', value: node.value + 1 }
  },
}

const dropCall: Mutator = {
  name: 'DropCall',
  *mutate({ node }) {
    if (node.type === 'ExpressionStatement' && isCall(node.expression)) yield { type: 'EmptyStatement' }
  },
}

const dropStep: Mutator = {
  name: 'DropStep',
  *mutate({ node }) {
    if (!isCall(node) || methodOf(node) !== 'next' || node.arguments.length < 2) return
    for (const i of node.arguments.keys()) yield { ...node, arguments: node.arguments.toSpliced(i, 1) }
  },
}

function isCall(node: unknown): node is Node & { callee: Node; arguments: Node[] } {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'CallExpression'
}

function methodOf({ callee }: { callee: Node }): unknown {
  return (callee.property as Node | undefined)?.name
}
