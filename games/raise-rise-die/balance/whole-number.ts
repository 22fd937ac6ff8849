/** A number from the command line; what is none is told in one line. */
export function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  process.stderr.write(`--${name} wants a whole number from 1, not '${text}'\n`)
  process.exit(1)
}
