/** A piece of HTML that is known to be whole and safe. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | undefined | false | readonly Part[]

/** Builds HTML: what is put in is escaped, unless it is HTML itself; nothing and false leave no trace. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, i) => text + written(parts[i - 1]) + string))
}

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  return part.map(written).join('')
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)
}
