import type { Refusal } from '@runatal/kernel'
import { OPS, type Pack, SLOTS } from './language.ts'
export function checkPack(value: unknown): Pack | 'starter' | Refusal {
  return { refused: 'bad-setting', text: `no packs yet ${String(value)} ${SLOTS.length} ${Object.keys(OPS).length}` }
}
