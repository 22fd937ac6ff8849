import type { Outcome, Survivor } from './outcome.ts'

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

${outcome.survivors.map(survivor => `- ${markdownLineOf(survivor)}`).join('\n') || 'None.'}
`
}

function lineOf({ file, line, kind, before, after, covered }: Survivor): string {
  return `${file}:${line}  ${kind}${covered ? '' : ' (no test runs it)'}: ${before}  ->  ${after}`
}

function markdownLineOf({ file, line, kind, before, after, covered }: Survivor): string {
  return `${file}:${line} ${kind}${covered ? '' : ' (no test runs it)'}: ${code(before)} became ${code(after)}`
}

/** Code in Markdown, even where it holds backticks. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function percentage({ total, caught }: Outcome): string {
  return total === 0 ? 'nothing to break' : `${((100 * caught) / total).toFixed(1)} %`
}
