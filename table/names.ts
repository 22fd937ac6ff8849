/** What people may call themselves: something that can be seen, and that nobody else is called. */

/** Names that somebody could be taken for another by: how they look, not how they are written. */
export function looksLike(one: string, other: string): boolean {
  return shapeOf(one) === shapeOf(other)
}

/** Whether a name is one: it has a letter, a number or a picture, and is not the name of the house or of a bot. */
export function isName(name: string): boolean {
  return VISIBLE.test(bare(name)) && !RESERVED.has(shapeOf(name))
}

/** Smiths of old tales: heads of clay need names too. A bot has that of its seat, so that no two are alike. */
export const BOT_NAMES = ['Eitri', 'Brokk', 'Sindri', 'Dvalin', 'Andvari', 'Nabbi']

const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Without what nobody sees: fillers and joiners, spaces, accents, and the empty pattern of Braille. */
function bare(name: string): string {
  return name.normalize('NFKD').replace(/[\p{Default_Ignorable_Code_Point}\p{C}\p{M}\p{Z}\u2800]/gu, '')
}

/** How a name looks: letters that look the same become the same. */
export function shapeOf(name: string): string {
  const letters = Array.from(bare(name).toLowerCase(), letter => LOOKS_LIKE.get(letter) ?? letter)
  const word = letters.join('').replace(/[\p{P}\p{S}]/gu, '')
  return word.replaceAll('rn', 'm').replaceAll('vv', 'w') || letters.join('')
}

/** Of other alphabets and of numbers, each letter that looks like one of ours. */
const LOOKS_LIKE = new Map(
  Object.entries({
    a: 'аαɑ@',
    b: 'вьβ',
    c: 'сϲ',
    d: 'ԁɗ',
    e: 'еєεɛ3',
    g: 'ɡց',
    h: 'һнн',
    j: 'јϳ',
    k: 'кκ',
    l: 'i1|!ıіιɩӏǀ',
    m: 'мμ',
    n: 'ոηпи',
    o: 'оοօσ0ø',
    p: 'рρ',
    q: 'ԛ',
    r: 'гɾ',
    s: 'ѕꜱ5$',
    t: 'тτ',
    u: 'υսц',
    v: 'νѵ',
    w: 'ԝωѡш',
    x: 'хχ×',
    y: 'уγү',
    z: 'ʐζ2',
  }).flatMap(([letter, others]) => Array.from(others, (other): [string, string] => [other, letter])),
)

const HOUSE = 'Runatal, House, The House, Maison, La maison, La salle, Server, Serveur, System, Système, Clock, Pendule'
const STAFF = 'Admin, Administrator, Administrateur, Moderator, Modérateur, Bot, Robot, undefined, null'
const THINKERS = 'random, greedy, policy, flat, ismcts'
const RESERVED = new Set(
  [HOUSE, STAFF, THINKERS, BOT_NAMES.join(', ')].flatMap(names => names.split(', ')).map(shapeOf),
)
