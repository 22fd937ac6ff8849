import type { Broken, Outcome } from './outcome.ts'

export function asText(game: string, outcome: Outcome): string {
  return [
    ...outcome.survivors.map(lineOf),
    '',
    `${game}: ${outcome.caught} of ${outcome.total} mutants caught (${percentage(outcome)})`,
  ].join('\n')
}

export function asMarkdown(game: string, outcome: Outcome, every: number): string {
  const kinds = [...outcome.kinds].map(([kind, { total, caught }]) => `| ${kind} | ${total} | ${caught} |`)
  return `# Mutation testing: ${game}

The rules code was broken in ${outcome.total} places, one at a time; the game's tests noticed ${outcome.caught}
(${percentage(outcome)}). Made by \`npm run rules -- --mutate ${game}${every > 1 ? ` --every ${every}` : ''}\`${every > 1 ? ': a sample, every nth of all places' : ''}.

| what was broken | mutants | caught |
| --- | ---: | ---: |
${kinds.join('\n')}

## Survivors

${listOf(outcome.survivors) || 'None.'}
${outcome.endless.length > 0 ? `\n## Caught because the tests never ended\n\n${listOf(outcome.endless)}\n` : ''}`
}

function listOf(places: readonly Broken[]): string {
  return places.map(place => `- ${markdownLineOf(place)}`).join('\n')
}

function lineOf({ file, line, kind, before, after, covered }: Broken): string {
  return `${file}:${line}  ${kind}${covered ? '' : ' (no test runs it)'}: ${before}  ->  ${after}`
}

function markdownLineOf({ file, line, kind, before, after, covered }: Broken): string {
  return `${file}:${line} ${kind}${covered ? '' : ' (no test runs it)'}: ${code(before)} became ${code(after)}`
}

/** Code in Markdown, even where it holds backticks. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function percentage({ total, caught }: Outcome): string {
  return total === 0 ? 'nothing to break' : `${((100 * caught) / total).toFixed(1)} %`
}
