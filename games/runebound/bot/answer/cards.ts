import { adventures, assets, skills } from '../../content/tables.ts'

/** Cards by the names that moves use. */

export function skillNumber(id: string): number {
  return SKILLS.get(id)!
}

export function assetNumber(id: string): number {
  return ASSETS.get(id)!
}

export function adventureNumber(id: string): number {
  return ADVENTURES.get(id)!
}

const SKILLS = new Map(skills.map((skill, i) => [skill.id, i]))
const ASSETS = new Map(assets.map((asset, i) => [asset.id, i]))
const ADVENTURES = new Map(adventures.map(({ card }, i) => [card.id, i]))
