/** A page as HTML, and its headings with the ids that links name. */
export interface Rendered {
  html: string
  headings: { depth: number; text: string; id: string }[]
}

/**
 * The part of Markdown that our pages use: headings, paragraphs, lists, tables, blocks of code, links and pictures. HTML
 * is no part of it and is shown as it is written. `address` says where each link and picture leads.
 */
export function render(text: string, address: (link: string) => string): Rendered {
  const headings: Rendered['headings'] = []
  return { html: blocks(text.split('\n')), headings }

  function blocks(lines: readonly string[]): string {
    const html: string[] = []
    let at = 0
    /** Takes lines as long as they belong to what has begun. */
    const take = (belongs: (line: string) => boolean): string[] => {
      const from = at++
      while (at < lines.length && belongs(lines[at] ?? '')) at++
      return lines.slice(from, at)
    }
    while (at < lines.length) {
      const line = lines[at] ?? ''
      if (FENCE.test(line)) {
        const [, ...code] = take(next => next !== '```')
        at++
        html.push(`<pre><code>${escape(code.join('\n'))}</code></pre>`)
      } else if (HEADING.test(line)) html.push(heading(take(() => false)[0] ?? ''))
      else if (line.startsWith('|')) html.push(table(take(next => next.startsWith('|'))))
      else if (ITEM.test(line)) html.push(list(take(next => next === '' || /^\s/.test(next) || ITEM.test(next))))
      else if (line === '') at++
      else html.push(`<p>${inline(take(next => next !== '' && !BLOCK.test(next)).join('\n'))}</p>`)
    }
    return html.join('\n')
  }

  function heading(line: string): string {
    const [, marks = '', title = ''] = HEADING.exec(line) ?? []
    const words = inline(title)
    const plain = words.replaceAll(/<[^>]*>/g, '')
    const slug = slugOf(plain)
    const twins = headings.filter(other => slugOf(other.text) === slug).length
    const id = twins === 0 ? slug : `${slug}-${twins}`
    headings.push({ depth: marks.length, text: plain, id })
    return `<h${marks.length} id="${id}">${words}</h${marks.length}>`
  }

  function table([head = '', rule = '', ...rows]: readonly string[]): string {
    const sides = cells(rule).map(cell => (cell.endsWith('-:') ? ' class="number"' : ''))
    const row = (line: string, tag: string) =>
      `<tr>${cells(line)
        .map((cell, i) => `<${tag}${sides[i] ?? ''}>${inline(cell)}</${tag}>`)
        .join('')}</tr>`
    const body = rows.map(line => row(line, 'td')).join('\n')
    return `<div class="wide"><table>\n<thead>${row(head, 'th')}</thead>\n<tbody>${body}</tbody>\n</table></div>`
  }

  function list(lines: readonly string[]): string {
    const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul'
    const items: string[][] = []
    for (const line of lines) {
      const [mark] = ITEM.exec(line) ?? []
      if (mark !== undefined) items.push([line.slice(mark.length)])
      else items.at(-1)?.push(line.trimStart() === '' ? '' : line.replace(/^ {1,3}/, ''))
    }
    // An item that is one paragraph is set without one.
    const html = items.map(item => `<li>${blocks(item).replace(/^<p>(.*?)<\/p>/s, '$1')}</li>`)
    return `<${tag}>\n${html.join('\n')}\n</${tag}>`
  }

  function inline(words: string): string {
    let html = ''
    let from = 0
    for (const found of words.matchAll(INLINE)) {
      const [whole, , code, picture, label = '', link, strong, soft] = found
      html += escape(words.slice(from, found.index))
      from = found.index + whole.length
      if (code !== undefined) html += `<code>${escape(code.replaceAll('\\|', '|'))}</code>`
      else if (strong !== undefined) html += `<strong>${inline(strong)}</strong>`
      else if (soft !== undefined) html += `<em>${inline(soft)}</em>`
      else if (picture === '!')
        html += `<img src="${escape(address(link ?? ''))}" alt="${escape(label)}" loading="lazy">`
      else html += `<a href="${escape(address(link ?? ''))}">${inline(label)}</a>`
    }
    return html + escape(words.slice(from))
  }
}

/** The id that a heading gets, as code hosts make it: small letters and digits, words joined by '-'. */
function slugOf(title: string): string {
  return unescape(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function unescape(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function cells(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())
}

const FENCE = /^```\w*$/
const HEADING = /^(#{1,6}) (.+)$/
const ITEM = /^(?:[-*]|\d+\.) +/
const BLOCK = new RegExp([FENCE, HEADING, ITEM, /^\|/].map(({ source }) => source).join('|'))
/** Code, a picture or a link, what is strong, what is soft. */
const INLINE = /(`+)(?!`) ?(.+?) ?(?<!`)\1(?!`)|(!?)\[([^\]]*)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|(?<!\w)_([^_]+)_(?!\w)/gs
