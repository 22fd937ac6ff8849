import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { render } from './markdown.ts'
import { type Page, targetOf } from './pages.ts'

/** What a page says that can be seen to be wrong: links, files and commands that are not there. One line each. */
export function untrue(root: string, page: Page): string[] {
  const links: string[] = []
  const own = render(page.text, link => {
    links.push(link)
    return link
  })
  const headingsOf = (file: string) =>
    file === page.file ? own.headings : render(readFileSync(join(root, file), 'utf8'), link => link).headings
  const isThere = (link: string) => {
    const target = targetOf(root, page.file, link)
    if (target === undefined) return true
    if (!existsSync(join(root, target.path))) return false
    return target.heading === undefined || headingsOf(target.path).some(({ id }) => id === target.heading)
  }
  // Pages name files from the root, or from their own folder; what begins otherwise is made up.
  const homes = [root, join(root, dirname(page.file))]
  const named = [...page.text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|md|yaml|json|css|txt))`/g)]
  return [
    ...links.filter(link => !isThere(link)).map(link => `${page.file}: the link '${link}' leads nowhere`),
    ...named
      .map(([, file = '']) => file)
      .filter(
        file => existsSync(join(root, file.split('/')[0] ?? '')) && !homes.some(home => existsSync(join(home, file))),
      )
      .map(file => `${page.file}: there is no file '${file}'`),
    ...[...page.text.matchAll(/\bnpm run (?:-s )?([\w:-]+)(?: -w ([\w/-]+))?/g)]
      .filter(([, command = '', room = '']) => !Object.hasOwn(commandsOf(join(root, room)), command))
      .map(([whole]) => `${page.file}: there is no command '${whole}'`),
  ]
}

function commandsOf(folder: string): object {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts?: object }
  return scripts
}
