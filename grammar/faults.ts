import { elides } from './elision.ts'
import type { Noun } from './fr.ts'

/** Names that a glued sentence stumbles over: for every test that says sentences. */
export const NASTY_NAMES = ['Alice', 'Hélène', 'Hugo', 'Yves', 'Yann', 'É', 'B', 'James', 'O’Neill', 'Eir'] as const

export interface Said {
  /** A whole line: it begins with a capital and ends with a mark. */
  line?: boolean
  /** The people it may speak of, whose gender nobody knows. */
  people?: readonly string[]
  /** The things it may speak of in French: they want an article, of their gender. */
  things?: readonly Noun[]
}

/** What is wrong with a text that a player reads: nothing, in a sentence that is well said. */
export function faults(
  text: string,
  language: 'en' | 'fr',
  { line = false, people = [], things = [] }: Said = {},
): string[] {
  const found: string[] = []
  const check = (what: string, pattern: RegExp, excused: (match: RegExpExecArray) => boolean = () => false) => {
    for (const match of text.matchAll(pattern)) if (!excused(match)) found.push(`${what}: '${match[0]}' in '${text}'`)
  }
  check('not a word', /undefined|NaN|\bnull\b|\[object|Infinity/g)
  check('straight mark', /['"]/g)
  check('two spaces', /[ \u00a0\u202f]{2,}/g)
  check('space at an end', /^[\s\u00a0\u202f]+|[\s\u00a0\u202f]+$/g)
  check('space before', /[ \u00a0\u202f][.,)](?!\d|\.\.)/g)
  check('three full stops', /\.{2,}/g)
  check('nothing between marks', /\(\s*\)|«[ \u00a0\u202f]*»|“\s*”|\*\*|,\s*[,.]|:\s*\.(?!\p{L})/gu)
  check('a hyphen between words', /(?<=\S) - (?=\S)/g)
  check('x for times', /\d x (?=[\p{L}\d(])/gu)
  check('lazy plural', /\((?:s|e|es|x|ne)\)/g)
  if (line) {
    check('about nothing', /(?<![\d.,:/+−-])0[ \u00a0]\p{L}+/gu)
    if (/^[^\p{L}\p{N}]*\p{Ll}/u.test(text)) found.push(`no capital: '${text}'`)
    if (!/[.!?…][»”)]?$|[.!?…][\u00a0\u202f][»”]$/u.test(text)) found.push(`no end mark: '${text}'`)
  }
  if (language === 'en') english(check)
  else {
    french(check, people)
    for (const thing of things) if (text.includes(thing.one)) articles(check, thing)
  }
  return found
}

type Check = (what: string, pattern: RegExp, excused?: (match: RegExpExecArray) => boolean) => void

function english(check: Check) {
  check('space before', /[ \u00a0\u202f]+[:;!?](?!\))/g)
  check('a French mark', /[«»\u202f]/g)
  check('one of many', new RegExp(`${COUNT}1[ \\u00a0](\\p{L}*[^\\P{L}s]s)(?!\\p{L})`, 'gu'), ({ 1: word = '' }) =>
    NO_PLURAL.en.test(word),
  )
  check(
    'many of one',
    new RegExp(`${COUNT}(?:0|[2-9]|\\d{2,})[ \\u00a0](?:${COUNTED.en})(?![\\p{L}-]| \\p{L}+s\\b)`, 'gu'),
  )
  check('a before a vowel', /(?:\ba|^A) (?!one\b|once\b|eu|ewe)[aeio]/g)
  check('an before a consonant', /\b[Aa]n (?!hour|heir|hono|honest)[b-df-hj-np-tv-xz]\p{L}/gu)
  check(
    'you does',
    /(?:^|[.!?] )You (?:is|has|was|does|goes|(?!pass\b|miss\b|always\b|guess\b|discuss\b|toss\b|press\b)\p{L}+s)\b/gu,
  )
}

function french(check: Check, people: readonly string[]) {
  check('space before', /[^\u00a0\d]:|\d:(?!\d)/g, ({ 0: found, index, input }) => {
    return /^:(?:\/\/|\))/.test(input.slice(index + found.length - 1))
  })
  check('space before', /(?<![\u202f;!?(])[;!?]/g, ({ index }) => index === 0)
  check('space inside', /«(?!\u00a0)|(?<!\u00a0)»/g)
  check('an English mark', /[“”]/g)
  check('decimal point', /(?<![\d.]|\p{Lu}{2} )\d+\.\d+(?![\d.])/gu)
  check('breaks from its unit', /\d (?:%|€|mm|cm|PV|s|min|h)(?![\p{L}\d’-])/gu)
  check(
    'not elided',
    new RegExp(`${START}(?:de|le|la|que|se|ne|je|jusque|lorsque|puisque) (${WORD})`, 'giu'),
    wants(false),
  )
  check('si il', /(?<!\p{L})si ils?\b/giu)
  check('not elided', new RegExp(`${START}(?:du|au|ce|ma|ta|sa) (${WORD})`, 'giu'), wants(false))
  check('elided', new RegExp(`${START}(?:d|l|qu|n|s|j|m|t|jusqu|lorsqu|puisqu)’(${WORD})`, 'giu'), wants(true))
  check('not contracted', /(?<!\p{L})(?:de|à) les? (?!\p{L}+(?:er|ir|re)\b)\p{L}/giu)
  check('one of many', new RegExp(`${COUNT}[01][ \\u00a0](\\p{L}+(?:s|aux))(?!\\p{L})`, 'gu'), ({ 1: word = '' }) =>
    NO_PLURAL.fr.test(word),
  )
  check('many of one', new RegExp(`${COUNT}(?:[2-9]|\\d{2,})[ \\u00a0](?:${COUNTED.fr})(?![\\p{L}’-])`, 'gu'))
  check(
    'vous fait',
    /(?:^|[.!?…] )Vous (?!(?:et|ou|ne|en|y|la|les?|lui|leur|seule?|aussi|deux|qui|vous|voilà|voici|êtes|faites|dites|n’êtes|n’y)(?!\p{L}))(?!l’)\p{L}[\p{L}’]*(?<!ez)(?![\p{L}’])/gu,
  )
  const names = people.map(name => name.replaceAll(/[^\p{L}\p{N}]/gu, '.'))
  const still = '(?: (?:plus|pas|encore|déjà))?'
  const being = [
    ...names.map(name => `${name} (?:n’|s’)?(?:est|était|sera|sont)${still}`),
    `[Vv]ous (?:n’|vous )?(?:êtes|étiez|serez)${still}`,
  ].join('|')
  check('a gender', new RegExp(`${SUBJECT}(?:${being}) ${GENDERED}(?!\\p{L})`, 'gu'))
  if (names.length > 0) check('a gender', new RegExp(`${SUBJECT}(?:${names.join('|')}), \\p{Ll}+ée?s?,`, 'gu'))
  check('no article', /(?<!\p{L})(?:sur|pour|dans) (?:haut|bas|corps|droite|gauche|mer|terre|air)(?!\p{L})/gu)
}

/** 'combat Ogre', 'le Araignée', 'Araignée doré': what a thing wants before and after it. */
function articles(check: Check, { one, feminine, kind }: Noun) {
  if (kind === 'proper') return
  const name = `${one.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`
  check('no article', new RegExp(`(?<=\\p{Ll} )(?<!${DETERMINED} )${name}`, 'gu'))
  check(
    'wrong gender',
    new RegExp(`${START}(?:${feminine ? 'le|un|du|au|cet?' : 'la|une|cette|sa|ma'}) ${name}`, 'giu'),
  )
  if (feminine) check('wrong gender', new RegExp(`(?<!\\p{L})${name} \\p{Ll}+és?(?!\\p{L})`, 'gu'))
}

const DETERMINED =
  '(?<!\\p{L})(?:[Ll]es?|[Ll]a|[Uu]ne?|[Dd]es?|[Dd]u|[Aa]ux?|[Cc]es?|[Cc]et|[Cc]ette|[Ss]on|[Ss]a|[Ss]es|[Vv]otre|[Vv]os|[Ll]eurs?|[Cc]haque|[Aa]ucune?|autres?|sans|en|comme|et|ou)'

/** Where a number counts what follows, not in 'round 2'. */
const COUNT = `(?<![\\d.,:/+–-]|(?:${[
  '[Aa]ge|[Aa]ct|[Ll]evel|[Pp]layer|[Rr]ound|[Ss]eat|[Ss]tage|[Ss]tep|[Ss]trength|[Tt]urn|[Ww]ave|Bout',
  'Âge|[Aa]cte|[Éé]tape|[Ff]orce|[Jj]oueur|[Ll]ancer|[Mm]anche|[Nn]iveau|[Pp]lace|[Ss]iège|[Tt]our|[Vv]ague',
].join('|')}) )`
/** Not in 'le tour d’Alice est fini'. */
const SUBJECT = '(?<![\\p{L}’]|(?<!\\p{L})(?:de|à|par|avec|chez|pour|contre|sur|vers|devant) )'
const START = '(?<![\\p{L}’-])'
const WORD = '[\\p{L}][\\p{L}-]*'

/** But for 'la une', 'de I à III' and 'de E5'; and the h of names, which may be heard or not. */
function wants(elided: boolean): (match: RegExpExecArray) => boolean {
  return ({ 0: found, 1: word = '', index, input }) =>
    elides(word) === elided ||
    word.startsWith('H') ||
    /^(?:une?|[yYaà]|I+|IV|IX)$/.test(word) ||
    /^\d/.test(input.slice(index + found.length))
}

/** What a person must not be said to be: participles and adjectives that a woman would have otherwise. */
const GENDERED =
  '(?!(?:au|aux|du|sous|dessus|dessous|tous|dans|vers|plus|puis|deux|devant|avant|maintenant|désormais|souvent|jamais)(?!\\p{L}))' +
  '(?:\\p{Ll}+(?:ée?s?|ies?|ise?|uite?|erte?|ue?s?|inte?|ente?|ante?|eux|euse|if|ive|ier|ière)|morte?|prête?|seule?|forte?)'

const COUNTED = {
  en: 'card|point|crystal|action|token|player|turn|rune|stone|marker|seat|game|round|trophy|die|skill|enemy|success|Source|Spore|slot|hero|monster|cube|sun|moon|unit|hex|stage|rule|deck|bot|move|try|attempt',
  fr: 'carte|point|cristal|dégât|action|pion|joueur|tour|rune|pierre|marqueur|place|partie|manche|Trophée|dé|ennemi|Source|Spore|emplacement|monstre|Monstre|cube|soleil|lune|Lune|Unité|hexagone|règle|deck|robot|coup|essai|tentative|autel|case|gemme|signe|jour|seconde|minute',
}

/** Words that end as a plural does and are none. */
const NO_PLURAL = {
  en: /^(?:vs|is|was|has|as|its|this|plus|minus|bonus|always|wins|costs|gives|takes|begins|ends|starts|waits|looks|plays|finds|brings|goes|lies|stands)$/,
  fr: /^(?:succès|bras|fois|mois|héros|tas|dos|temps|os|bois|corps|relais|avis|pas|plus|moins|sans|dans|mais|vers|sous|très|puis|depuis|après|[dlsnmt]es|[vn]os|aux|accès|progrès|hors|dès|tous|refus|as|plusieurs|toujours|vous|nous)$/iu,
}
