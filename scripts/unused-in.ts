/** What stands in these files, by path and text, and is read by no other: a line for each. Only tokens are compared. */
export function unusedIn(texts: ReadonlyMap<string, string>): string[] {
  return [...unusedExports(texts), ...unusedWords(texts), ...unusedClasses(texts)]
}

type Texts = ReadonlyMap<string, string>

/** Functions, classes and constants that a file exports and no other file names. Types are left alone. */
function unusedExports(texts: Texts): string[] {
  const standing = new Map<string, number>()
  for (const [, text] of codeIn(texts))
    for (const name of new Set(namesIn(text))) standing.set(name, (standing.get(name) ?? 0) + 1)
  return codeIn(texts).flatMap(([file, text]) =>
    isFrontDoor(file)
      ? []
      : [...text.matchAll(/^export (?:async )?(?:function\*?|class|const|let) ([\p{L}_$][\p{L}\p{N}_$]*)/gmu)]
          .filter(([, name = '']) => standing.get(name) === 1)
          .map(([, name]) => `${file}: ${name} is exported and used nowhere else`),
  )
}

/** What is loaded by its place, not by its name: settings of tools, and what a game or the house offers to others. */
function isFrontDoor(file: string): boolean {
  return /(^|\/)(index\.tsx?|[\w.-]+\.config\.ts|companion\.ts|typed\.ts)$/.test(file)
}

/** Words for readers, which stand in two languages: a key that is named in neither code nor data is read by nobody. */
function unusedWords(texts: Texts): string[] {
  const inEnglish = codeIn(texts).filter(([file]) => frenchOf(file) !== file && texts.has(frenchOf(file)))
  const ofWords = new Set(inEnglish.flatMap(([file]) => [file, frenchOf(file)]))
  const read = new Set(codeIn(texts).flatMap(([file, text]) => (ofWords.has(file) ? [] : namesIn(text))))
  return inEnglish.flatMap(([file, text]) =>
    [...text.matchAll(/^ +'?([\p{L}_$][\p{L}\p{N}_$]*)'?(?:: |\()/gmu)]
      .filter(([, key = '']) => !read.has(key))
      .map(([, key]) => `${file}: nobody reads '${key}'`),
  )
}

function frenchOf(file: string): string {
  return file.replace(/(^|[/-])en(?=[-./])/g, '$1fr')
}

/** Classes of the style sheets that no page wears, not even one that is put together, as in `side-${side}`. */
function unusedClasses(texts: Texts): string[] {
  const code = codeIn(texts).map(([, text]) => text)
  const worn = new Set(code.flatMap(text => text.match(/[A-Za-z_][\w-]*/g) ?? []))
  const starts = code.flatMap(text => [...text.matchAll(/([A-Za-z][\w-]*-)\$\{/g)].map(([, start = '']) => start))
  const ends = code.flatMap(text => [...text.matchAll(/\}(-[\w-]+)/g)].map(([, end = '']) => end))
  const isWorn = (name: string) =>
    worn.has(name) || starts.some(start => name.startsWith(start)) || ends.some(end => name.endsWith(end))
  return [...texts]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, text]) =>
      [...classesOf(text)].filter(name => !isWorn(name)).map(name => `${file}: nothing wears .${name}`),
    )
}

/** Names in selectors: what stands in comments, strings and between braces is none. */
function classesOf(sheet: string): Set<string> {
  const selectors = sheet
    .replace(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)|@import[^;]*;/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}

function codeIn(texts: Texts): [file: string, text: string][] {
  return [...texts].filter(([file]) => !file.endsWith('.css'))
}

function namesIn(text: string): string[] {
  return text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []
}
