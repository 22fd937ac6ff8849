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
    'habl|hach|haddock|hagard|hai(?!t)|hal(?:er?|eur)s?$|halet|halls?$|halleb|halos?$|haltes?$|hamac|hamburger|hameau',
    'hammam|hamp|hamster|hanap|hanche|hand|hangar|hannet|hans|hant|happ|haquen|harang|haras|harcel|hard|harem|hareng',
    'hargn|haricot|harnac|harnais|harnois|haro$|harp(?!ag)|hasard|hat[eio]|hauban|haubert|hauss|haut|haves?$|havr|hayon',
    'heaume|henni|herauts?$|heriss|herni|heron|heros$|herse|hetre|heurt|hibou|hideu|hierarch|hiss|hobb|hobereau|hoch',
    'hockey|hola$|holland|homard|hongr|hont|hoquet|hord|horion|hors|hott|hou|hublot|huche|huees?$|huguenot|huit(?!r)',
    'hulott|hulul|hune|hupp|hures?$|hurl|huron|husky|hussard|hutt',
    'hakon$|hal$|hamza$|han$|hank$|harald$|harris$|harrison$|harry$|haruki$|harvey$|hassan$|heidi$|heike$|heinrich$|heinz$',
    'helga$|helmut$|henrik$|hilda$|hiro$|hiroshi$|holger$|holly$|howard$|hrung|hudson$|hugh$|hulk$|hunter$|hussein$',
  ].join('|')})`,
)
