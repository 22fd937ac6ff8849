import { parseArgs } from 'node:util'

/** What the command line says for each name, or what stands here. What cannot be is told in one line. */
export function words<Name extends string>(usual: Record<Name, string>): Record<Name, string> {
  const names: string[] = Object.keys(usual)
  try {
    const options = Object.fromEntries(names.map(name => [name, { type: 'string' } as const]))
    return { ...usual, ...parseArgs({ options }).values }
  } catch (error) {
    const known = names.map(name => `--${name}`).join(', ')
    return complain(`${(error as Error).message.split('. ')[0]}; there are ${known}`)
  }
}

export function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  return complain(`--${name} wants a whole number from 1, not '${text}'`)
}

function complain(what: string): never {
  process.stderr.write(`${what}\n`)
  process.exit(2)
}
