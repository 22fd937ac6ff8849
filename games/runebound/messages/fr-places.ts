import { hexName, placeName } from './names.ts'

/** 'au Sanctuaire des Cendres', 'à Tamalir', 'en C7': where something is, by the id of a place or the code of a hex. */
export function atPlace(id: string): string {
  const name = hexName(id, 'fr') ?? placeName(id, 'fr')
  if (/^[A-O]\d+$/.test(name)) return `en ${name}`
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  const [first = ''] = name.split(/[ -]/)
  return `${ARTICLE[first] ?? 'à '}${name}`
}

/** By the first word of a name; the others take none. */
const ARTICLE: Readonly<Record<string, string>> = {
  Sanctuaire: 'au ',
  Château: 'au ',
  Lac: 'au ',
  Dos: 'au ',
  Mélézin: 'au ',
  Ruines: 'aux ',
  Fagnes: 'aux ',
  Confins: 'aux ',
  Pics: 'aux ',
  Tertres: 'aux ',
  Collines: 'aux ',
  Clairière: 'à la ',
  Ronceraie: 'à la ',
  Croix: 'à la ',
  Échine: "à l'",
  Estuaire: "à l'",
}
