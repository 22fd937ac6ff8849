/** Whether 'de' becomes 'd’' before a word or a name: before a vowel, a mute h, and a y that a consonant follows. */
export function elides(word: string): boolean {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replace(/^[«“"*(\s\u00a0\u202f]+/, '')
  const [first = ''] = plain.split(/[^\p{L}]/u)
  if (/^[aeiouœæø]/.test(first)) return !FULL_VOWEL.has(first)
  if (first.startsWith('h')) return first.length > 1 && !ASPIRATED.test(first)
  return /^y[bcdfghjklmnpqrstvwxz]/.test(first)
}

const FULL_VOWEL = new Set(['oui', 'onze', 'onzieme', 'ouistiti', 'uhlan', 'ululement'])

/** Words with an h that keeps 'le' whole, by how they begin, and people's names of other tongues. */
const ASPIRATED = new RegExp(
  `^(?:${[
    'hach|hagard|haie|hain|hair|hall$|halleb|halo|haltes?$|hamac|hameau|hamster|hanche|handi|hangar|hant|happ|harang',
    'hard|harem|hareng|hargn|haricot|harnac|harnais|harp|hasard|hat[eio]|hauban|hauss|haut|havr|heaume|herauts?$',
    'heriss|hernie|heron|heros$|herse|hetre|heurt|hibou|hideu|hierarch|hiss|hobbit|hoche|homard|hongr|hont|hoquet',
    'hord|hors|hott|houbl|houe|houill|houl|houpp|houss|houx|huche|huee|huit(?!r)|hulott|hune|hupp|hurl|hussard|hutt',
    'hakon$|hal$|hamza$|han$|hank$|hans$|harald$|harry$|hassan$|heidi$|hiro$|holly$|hrung|hudson$',
  ].join('|')})`,
)
