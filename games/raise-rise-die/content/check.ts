import type { Refusal } from '@runatal/kernel'
import { faultsOf } from '../rules/deck.ts'
import { FILTERS, MARKERS, OPS, type Op, type Pack, SLOTS, type Target, TIMINGS, TYPES, WHENS } from './language.ts'

/** Reads a designer's pack: every mistake is told with its path and what was expected there. */

/** Letters of a whole pack: what a table takes. */
const LONGEST_PACK = 262_144

/** The one read last: a table settles its choices again and again, and bulk play begins many duels with the same. */
let last: { text: string; found: { pack: Pack } } | undefined

/** The pack as it came in, itself or as JSON text, or the first thing that is wrong with it. */
export function checkPack(value: unknown): Pack | Refusal {
  const found = typeof value === 'string' ? packIn(value) : judged(value)
  return 'pack' in found ? found.pack : { refused: 'bad-setting', text: found.mistakes[0]! }
}

/** The pack that a text holds, or everything that is wrong with it, by path. */
export function packIn(text: string): Found {
  if (text === last?.text) return last.found
  if (text.length > LONGEST_PACK)
    return { mistakes: [`pack: expected at most ${LONGEST_PACK} letters: there are ${text.length}`] }
  let read: unknown
  try {
    read = JSON.parse(text) as unknown
  } catch (error) {
    return { mistakes: [`pack: expected JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`] }
  }
  const found = judged(read)
  if ('pack' in found) last = { text, found }
  return found
}

type Found = { pack: Pack } | { mistakes: string[] }

function judged(value: unknown): Found {
  const mistakes = mistakesIn(value)
  return mistakes.length === 0 ? { pack: value as Pack } : { mistakes }
}

/** Everything that is wrong with a pack, a line each. */
export function mistakesIn(value: unknown): string[] {
  const found: string[] = []
  new Reader(found).pack(value)
  return found
}

const MOST = { cards: 500, characters: 50, weapons: 50, archetypes: 20, decks: 50 }
/** Read where a card is paid for, laid down or repeated, whatever else holds. */
const PLAY_OPS: readonly Op[] = ['amplitude', 'follow_up', 'frenzy']
/** What a card can do to its own number, by its type. */
const OWN_OPS: Record<string, readonly Op[]> = {
  assault: ['pierce', 'damage_mul', 'damage_up'],
  support: ['shake_up'],
  defence: ['block_up'],
}
/** Texts about a soul just lost apply between two souls: nobody can be asked anything there. */
const QUIET_OPS: readonly Op[] = ['reserve', 'cost_down', 'damage_up', 'bleed', 'poison', 'torpor', 'stun', 'destroyer']
/** What a text that always stands can change about a card. */
const ALWAYS_OPS: readonly Op[] = ['damage_up', 'shake_up', 'block_up', 'pierce', 'cost_down', 'block']
const CONDITIONS: Record<string, 'slots' | 'number' | 'marker' | 'type' | 'true'> = {
  slot: 'slots',
  nth: 'number',
  foe_marker: 'marker',
  self_marker: 'marker',
  unopposed: 'true',
  hp_max: 'number',
  foe_hp_max: 'number',
  hand_max: 'number',
  foe_top_min: 'number',
  own_top_min: 'number',
  void_min: 'number',
  infusions_min: 'number',
  after: 'type',
  foe_passed: 'true',
}

type Fields = Record<string, unknown>

class Reader {
  private readonly found: string[]

  constructor(found: string[]) {
    this.found = found
  }

  pack(value: unknown) {
    const pack = this.object(value, 'pack', ['id', 'name', 'archetypes', 'characters', 'weapons', 'cards', 'decks'])
    if (pack === undefined) return
    this.text(pack['id'], 'id')
    this.names(pack['name'], 'name')
    const archetypes = this.list(pack['archetypes'], 'archetypes', MOST.archetypes, (one, path) => {
      const archetype = this.object(one, path, ['id', 'name'])
      if (archetype === undefined) return
      this.text(archetype['id'], `${path}.id`)
      this.names(archetype['name'], `${path}.name`)
    })
    const arms = this.list(pack['weapons'], 'weapons', MOST.weapons, (one, path) => this.weapon(one, path, archetypes))
    this.list(pack['characters'], 'characters', MOST.characters, (one, path) => this.character(one, path))
    this.list(pack['cards'], 'cards', MOST.cards, (one, path) => this.card(one, path, archetypes, arms))
    this.list(pack['decks'], 'decks', MOST.decks, (one, path) => this.deck(one, path))
    for (const name of ['characters', 'weapons', 'cards', 'decks'])
      if (Array.isArray(pack[name]) && pack[name].length === 0) this.wrong(name, 'at least one')
    if (this.found.length === 0) this.readyDecks(value as Pack)
  }

  /** All that has a form is there: now whether the decks may be played. */
  private readyDecks(pack: Pack) {
    for (const [i, deck] of pack.decks.entries())
      for (const { text, rule } of faultsOf(deck, pack)) this.found.push(`decks[${i}]: ${text} (${rule})`)
  }

  private weapon(value: unknown, path: string, archetypes: readonly string[]) {
    const weapon = this.object(value, path, ['id', 'name', 'arch', 'hands', 'bubbles', 'trait'])
    if (weapon === undefined) return
    this.text(weapon['id'], `${path}.id`)
    this.names(weapon['name'], `${path}.name`)
    this.oneOf(weapon['arch'], archetypes, `${path}.arch`)
    this.number(weapon['hands'], 1, 2, `${path}.hands`)
    this.number(weapon['bubbles'], 1, 4, `${path}.bubbles`)
    if (weapon['trait'] !== undefined) this.standing(weapon['trait'], `${path}.trait`)
  }

  private character(value: unknown, path: string) {
    const known = ['id', 'name', 'ether', 'active', 'latent', 'kind', 'cost', 'ability']
    const character = this.object(value, path, known)
    if (character === undefined) return
    this.text(character['id'], `${path}.id`)
    this.names(character['name'], `${path}.name`)
    this.number(character['ether'], 10, 60, `${path}.ether`)
    this.number(character['active'], 1, 10, `${path}.active`)
    this.number(character['latent'], 0, 20, `${path}.latent`)
    this.oneOf(character['kind'], ['active', 'passive'], `${path}.kind`)
    if (character['kind'] === 'passive') return this.standing(character['ability'], `${path}.ability`)
    const cost = this.object(character['cost'], `${path}.cost`, ['hp', 'latent', 'reserve'])
    for (const [name, price] of Object.entries(cost ?? {})) this.number(price, 1, 20, `${path}.cost.${name}`)
    this.entries(character['ability'], `${path}.ability`, 'use')
  }

  private card(value: unknown, path: string, archetypes: readonly string[], arms: readonly string[]) {
    const fields = 'id name arch weapon type instant object counter_text cost va value value2 slots'.split(' ')
    const card = this.object(value, path, [...fields, 'play', 'resolve', 'infusion', 'use', 'red'])
    if (card === undefined) return
    this.text(card['id'], `${path}.id`)
    this.names(card['name'], `${path}.name`)
    this.oneOf(card['arch'], archetypes, `${path}.arch`)
    if (card['weapon'] !== undefined) this.oneOf(card['weapon'], arms, `${path}.weapon`)
    this.oneOf(card['type'], TYPES, `${path}.type`)
    for (const flag of ['instant', 'object', 'counter_text'])
      if (card[flag] !== undefined && card[flag] !== true) this.wrong(`${path}.${flag}`, 'true, or nothing')
    this.number(card['cost'], 0, 9, `${path}.cost`)
    this.number(card['va'], 1, 4, `${path}.va`) // RRD-036
    this.number(card['value'], 0, 20, `${path}.value`)
    if (card['value2'] !== undefined) this.number(card['value2'], 0, 20, `${path}.value2`)
    this.slots(card['slots'], `${path}.slots`)
    for (const block of ['play', 'resolve', 'red'] as const)
      if (card[block] !== undefined) this.entries(card[block], `${path}.${block}`, block, String(card['type']))
    if (card['infusion'] !== undefined) this.standing(card['infusion'], `${path}.infusion`)
    if (card['object'] === true) this.use(card, path)
    else if (card['use'] !== undefined) this.wrong(`${path}.use`, 'nothing, for only objects are used (RRD-042)')
  }

  private use(card: Fields, path: string) {
    if (card['type'] !== 'support') this.wrong(`${path}.type`, "'support', for an object")
    const use = this.object(card['use'], `${path}.use`, ['timing', 'shake', 'do'])
    if (use === undefined) return
    this.oneOf(use['timing'], TIMINGS, `${path}.use.timing`)
    if (use['timing'] === 'as_support') this.number(use['shake'], 0, 20, `${path}.use.shake`)
    this.entries(use['do'], `${path}.use.do`, 'use')
    const ready = Array.isArray(use['do']) ? use['do'].findIndex(one => Object(one).op === 'ready') : -1
    if (ready >= 0)
      this.wrong(`${path}.use.do[${ready}].op`, 'another word: objects that ready each other go round for ever')
  }

  private deck(value: unknown, path: string) {
    const deck = this.object(value, path, ['id', 'name', 'character', 'weapons', 'cards'])
    if (deck === undefined) return
    this.text(deck['id'], `${path}.id`)
    this.names(deck['name'], `${path}.name`)
    this.text(deck['character'], `${path}.character`)
    if (!Array.isArray(deck['weapons'])) this.wrong(`${path}.weapons`, 'a list of weapon ids')
    const cards = this.object(deck['cards'], `${path}.cards`)
    for (const [id, copies] of Object.entries(cards ?? {})) this.number(copies, 1, 3, `${path}.cards.${id}`)
  }

  private standing(value: unknown, path: string) {
    this.list(value, path, 8, (one, at) => {
      const entry = this.object(one, at, ['when', 'op', 'x', 'to', 'if', 'consume', 'filter', 'limit'])
      if (entry === undefined) return
      this.oneOf(entry['when'], WHENS, `${at}.when`)
      this.entry(entry, at)
      if (entry['consume'] !== undefined) this.wrong(`${at}.consume`, 'nothing, in a text that stands')
      for (const name of ['unopposed', 'after'])
        if (Object(entry['if'])[name] !== undefined) this.wrong(`${at}.if.${name}`, 'nothing, in a text that stands')
      if (entry['when'] === 'always') this.always(entry, at)
      else this.triggered(entry, at)
    })
  }

  /** It changes what it speaks of, all the time (RRD-350). */
  private always(entry: Fields, at: string) {
    this.oneOf(entry['op'], ALWAYS_OPS, `${at}.op`)
    this.oneOf(entry['to'], ['this', 'self', 'foe_assault'], `${at}.to`)
    if (entry['limit'] !== undefined) this.wrong(`${at}.limit`, 'nothing, in a text that always stands')
    if (entry['filter'] === undefined) return
    const filter = this.object(entry['filter'], `${at}.filter`, ['cards', 'slot'])
    // RRD-351: a standing Block is against every assault, the first or not.
    const cards = entry['op'] === 'block' ? ['assault'] : FILTERS
    if (filter?.['cards'] !== undefined) this.oneOf(filter['cards'], cards, `${at}.filter.cards`)
    if (filter?.['slot'] !== undefined) this.slots(filter['slot'], `${at}.filter.slot`)
  }

  /** Something sets it off, and there may be no card that it could speak of. */
  private triggered(entry: Fields, at: string) {
    const { when, op, to } = entry
    if (when === 'on_top_soul_lost') this.oneOf(op, QUIET_OPS, `${at}.op`)
    if (op === 'unbind') this.wrong(`${at}.op`, 'another word: infusions stay while their texts are read')
    if (to === 'this') this.wrong(`${at}.to`, "another target: 'this' is for texts that always stand")
    if (to === 'this_slot' && when !== 'on_hit') this.wrong(`${at}.to`, "'chosen_slot': only a hit has a slot")
    if (entry['filter'] !== undefined) this.wrong(`${at}.filter`, "nothing, but in a text that stands 'always'")
    if (entry['limit'] !== undefined) this.number(entry['limit'], 1, 9, `${at}.limit`)
  }

  private entries(value: unknown, path: string, block: 'play' | 'resolve' | 'red' | 'use', type?: string) {
    const own = [...PLAY_OPS, ...(OWN_OPS[type ?? ''] ?? [])]
    this.list(value, path, 8, (one, at) => {
      const entry = this.object(one, at, ['op', 'x', 'to', 'if', 'consume'])
      if (entry === undefined) return
      this.entry(entry, at)
      const inPlay = own.includes(entry['op'] as Op) && entry['to'] === 'this'
      // RRD-268
      if (block === 'play' && !inPlay) this.wrong(at, `one of ${own.join(', ')}, on this card, in a play text`)
      if (block !== 'play' && entry['to'] === 'this') this.wrong(`${at}.to`, "another target: 'this' is for play texts")
      // RRD-306
      if (type !== 'assault' && entry['to'] === 'this_slot')
        this.wrong(`${at}.to`, "'chosen_slot': only an assault hits a slot")
      if (PLAY_OPS.includes(entry['op'] as Op) && block === 'play')
        for (const name of ['if', 'consume'])
          if (entry[name] !== undefined) this.wrong(`${at}.${name}`, `nothing, for ${String(entry['op'])}`)
    })
  }

  private entry(entry: Fields, path: string) {
    this.oneOf(entry['op'], Object.keys(OPS), `${path}.op`)
    const op = OPS[entry['op'] as Op] as { to: readonly Target[]; x: boolean } | undefined
    if (op === undefined) return
    this.oneOf(entry['to'], op.to, `${path}.to`)
    if (op.x) this.number(entry['x'], entry['op'] === 'shake_up' ? -9 : 1, 9, `${path}.x`)
    const conditions = entry['if'] === undefined ? undefined : this.object(entry['if'], `${path}.if`)
    for (const [name, value] of Object.entries(conditions ?? {})) this.condition(name, value, `${path}.if.${name}`)
    if (entry['consume'] === undefined) return
    const consume = this.object(entry['consume'], `${path}.consume`, ['marker', 'from'])
    this.oneOf(consume?.['marker'], MARKERS, `${path}.consume.marker`)
    this.oneOf(consume?.['from'], ['foe', 'self'], `${path}.consume.from`)
  }

  private condition(name: string, value: unknown, path: string) {
    const kind = CONDITIONS[name]
    if (kind === 'slots') this.slots(value, path)
    else if (kind === 'number') this.number(value, 0, 99, path)
    else if (kind === 'marker') this.oneOf(value, MARKERS, path)
    else if (kind === 'type') this.oneOf(value, TYPES, path)
    else if (kind === 'true') this.oneOf(String(value), ['true'], path)
    else this.wrong(path, `one of ${Object.keys(CONDITIONS).join(', ')}`)
  }

  /** Gives the ids of what is in the list. */
  private list(value: unknown, path: string, most: number, each: (one: unknown, path: string) => void): string[] {
    if (!Array.isArray(value) || value.length > most) {
      this.wrong(path, `a list of at most ${most}`)
      return []
    }
    const ids = new Set<string>()
    for (const [i, one] of value.entries()) {
      each(one, `${path}[${i}]`)
      const id: unknown = Object(one).id
      if (typeof id !== 'string') continue
      if (ids.has(id)) this.wrong(`${path}[${i}].id`, `an id of its own: '${id}' is there already`)
      ids.add(id)
    }
    return [...ids]
  }

  private object(value: unknown, path: string, fields?: readonly string[]): Fields | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.wrong(path, 'an object')
      return undefined
    }
    const stray = fields && Object.keys(value).find(name => !fields.includes(name))
    if (stray !== undefined) this.wrong(`${path}.${stray}`, `nothing: the fields are ${fields!.join(', ')}`)
    return value as Fields
  }

  private slots(value: unknown, path: string) {
    const fine =
      Array.isArray(value) && value.length > 0 && value.every(slot => (SLOTS as readonly unknown[]).includes(slot))
    if (!fine || new Set(value).size < value.length) this.wrong(path, `different slots of ${SLOTS.join(', ')}`)
  }

  private names(value: unknown, path: string) {
    const names = this.object(value, path, ['en', 'fr'])
    if (names === undefined) return
    this.text(names['en'], `${path}.en`)
    this.text(names['fr'], `${path}.fr`)
  }

  private text(value: unknown, path: string) {
    if (typeof value !== 'string' || value.length === 0 || value.length > 80)
      this.wrong(path, 'a text of 1 to 80 letters')
  }

  private number(value: unknown, least: number, most: number, path: string) {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      this.wrong(path, `a whole number from ${least} to ${most}`)
  }

  private oneOf(value: unknown, among: readonly string[], path: string) {
    if (!among.includes(value as string)) this.wrong(path, `one of ${among.join(', ')}`)
  }

  private wrong(path: string, expected: string) {
    this.found.push(`${path}: expected ${expected}`)
  }
}
