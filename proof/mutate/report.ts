import type { Broken, Outcome } from './outcome.ts'

export function asText(game: string, outcome: Outcome): string {
  return [
    ...outcome.survivors.map(lineOf),
    '',
    `${game}: ${outcome.caught} of ${outcome.total} mutants caught (${percentage(outcome)})${left(outcome)}`,
  ].join('\n')
}

/** How a page came about. */
interface Run {
  every: number
  isQuick: boolean
}

export function asMarkdown(game: string, outcome: Outcome, { every, isQuick }: Run): string {
  const kinds = [...outcome.kinds].map(([kind, { total, caught }]) => `| ${kind} | ${total} | ${caught} |`)
  const options = `${every > 1 ? ` --every ${every}` : ''}${isQuick ? ' --quick' : ''}`
  return `# Mutation testing: ${game}

The rules code was broken in ${outcome.total} places, one at a time; the game's tests noticed ${outcome.caught}
(${percentage(outcome)})${left(outcome)}. Made by \`npm run rules -- --mutate ${game}${options}\`${every > 1 ? ': a sample, every nth of all places' : ''}.
[Mutation testing](mutation.md) says how to read this page.
${isQuick ? QUICK : ''}
| what was broken | mutants | caught |
| --- | ---: | ---: |
${kinds.join('\n')}

## Survivors

${survivorsOf(outcome.survivors)}
${outcome.endless.length > 0 ? `\n## Caught because the tests never ended\n\n${listOf(outcome.endless)}\n` : ''}`
}

const QUICK = `
This was a first look: only tests that take less than a second were run. So each survivor may still be noticed by a longer
one (whole games, the second opinion, the conformance kit).
`

/** Those that nobody has explained come first: each may be a rule that nobody guards. */
function survivorsOf(survivors: readonly Broken[]): string {
  const explained = survivors.filter(({ why }) => why !== undefined)
  const open = survivors.filter(({ why }) => why === undefined)
  if (survivors.length === 0) return 'None.'
  return [
    ...(open.length > 0 ? [listOf(open)] : []),
    ...(explained.length > 0 ? [`Nobody can see these:\n\n${listOf(explained)}`] : []),
  ].join('\n\n')
}

function left({ open }: Outcome): string {
  return open > 0 ? `; ${open} were not tried yet` : ''
}

function listOf(places: readonly Broken[]): string {
  return places.map(place => `- ${markdownLineOf(place)}`).join('\n')
}

function lineOf({ file, line, kind, before, after, covered }: Broken): string {
  return `${file}:${line}  ${kind}${covered ? '' : ' (no test runs it)'}: ${before}  ->  ${after}`
}

function markdownLineOf({ file, line, kind, before, after, covered, why }: Broken): string {
  const what = `${file}:${line} ${kind}${covered ? '' : ' (no test runs it)'}: ${code(before)} became ${code(after)}`
  return why === undefined ? what : `${what}: ${why}`
}

/** Code in Markdown, even where it holds backticks. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function percentage({ total, caught }: Outcome): string {
  return total === 0 ? 'nothing to break' : `${((100 * caught) / total).toFixed(1)} %`
}
