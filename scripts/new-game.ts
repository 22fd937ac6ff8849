import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Something about the name that its chooser can mend. */
export class Unfit extends Error {}

export interface Page {
  file: string
  text: string
}

/** Writes a game that plays and passes at once: the guide's, under another name. Gives the files, from the root. */
export function newGame(root: string, name: string): string[] {
  const guide = readFileSync(join(root, 'docs/your-game.md'), 'utf8')
  const register = readFileSync(join(root, 'games/register.ts'), 'utf8')
  const pages = pagesOf(partOf(guide, '# The game'))
  checkName(root, name, pages)
  const rename = namedAs(name, keyOf(name, register, root))
  const files = pages.map(({ file, text }) => write(root, `games/${name}/${file}`, rename(text)))
  const line = `  ${/-/.test(name) ? `'${name}'` : name}: use => import('./${name}/index.ts').then(m => use(m.${camel(name)})),`
  write(
    root,
    'games/register.ts',
    register.replace('\n} satisfies', () => `\n${line}\n} satisfies`),
  )
  return ['games/register.ts', ...files]
}

/** What stands under a heading of the first order. */
export function partOf(guide: string, heading: string): string {
  const [, part] = guide.split(`\n${heading}\n`)
  if (part === undefined) throw new Error(`docs/your-game.md has no '${heading}': that is where its files stand`)
  return part.split(/\n# (?!rulebook)/)[0] ?? ''
}

/** The files of the guide: blocks whose first line is a comment with a path. */
export function pagesOf(part: string): Page[] {
  return [...part.matchAll(/^```\w+\n(?:\/\/|#|\/\*) ([\w./-]+\.\w+)(?: \*\/)?\n(.*?)^```$/gms)].map(
    ([, file = '', text = '']) => ({ file, text }),
  )
}

/** The guide's own name in all its forms, by another. */
export function namedAs(name: string, key: string): (text: string) => string {
  const title = name.split('-').map(capital).join(' ')
  return text =>
    text
      .replaceAll('last-match', name)
      .replaceAll('lastMatch', camel(name))
      .replaceAll('LastMatch', capital(camel(name)))
      .replaceAll('Last Match', title)
      .replaceAll('LAS', key)
}

function checkName(root: string, name: string, pages: readonly Page[]): void {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name) || name.length > 30)
    throw new Unfit(
      `'${name}' cannot be the name of a game: it takes 1 to 30 small letters and digits, a letter first, words joined by '-', as in: npm run new -- last-match`,
    )
  if (existsSync(join(root, 'games', name)))
    throw new Unfit(`games/${name} is there already: choose another name, or remove that folder first`)
  const others = pages.map(({ text }) => text.replaceAll(/lastMatch/gi, ''))
  const spoken = new Set(others.flatMap(text => text.match(/\w+/g) ?? []))
  if (RESERVED.has(name) || spoken.has(camel(name)) || spoken.has(capital(camel(name))))
    throw new Unfit(`'${name}' means something else in the code of a game: choose another name`)
}

/** Words that TypeScript keeps for itself. */
const RESERVED = new Set(
  'arguments await break case catch class continue debugger default delete do else enum eval extends false finally for if in instanceof implements interface let null package private protected public static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/** Three letters that no other game's rules begin with. */
function keyOf(name: string, register: string, root: string): string {
  const others = [...register.matchAll(/import\('\.\/([\w-]+)\//g)].map(([, id]) =>
    join(root, 'games', id ?? '', 'manifest.ts'),
  )
  const taken = new Set(others.filter(existsSync).map(file => /key: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1]))
  const letters = name.replaceAll('-', '').toUpperCase()
  const wanted = [letters.slice(0, 3), letters.slice(0, 4), letters.slice(0, 5), letters]
  const free = wanted.find(key => !taken.has(key))
  if (free === undefined) throw new Unfit(`The rules of another game begin with ${letters}: choose another name`)
  return free
}

function write(root: string, file: string, text: string): string {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), text)
  return file
}

function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
