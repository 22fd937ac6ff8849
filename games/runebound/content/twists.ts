import { text } from './effects.ts'
import type { Twist } from './language.ts'

/** The twists of the asset deck: five help, three are mixed, two harm. */
export const TWISTS: readonly Twist[] = [
  {
    id: 'tw_day_labour',
    name: { en: 'Day labour', fr: 'Journalier' },
    do: text(['may', text(['delay'], ['gold', 2])]),
  },
  {
    id: 'tw_fire_sale',
    name: { en: 'Fire sale', fr: 'Liquidation' },
    do: text(['this_action', text(['shop_cost', -2])]),
  },
  { id: 'tw_pickpocket', name: { en: 'Pickpocket', fr: 'Tire-laine' }, do: text(['gold', -1]) },
  { id: 'tw_town_crier', name: { en: 'Town crier', fr: 'Crieur public' }, do: text(['gem_up', 'here', 2]) },
  {
    id: 'tw_joint_order',
    name: { en: 'Joint order', fr: 'Commande groupée' },
    other: true,
    do: text(['for', ['chosen_hero', 'city'], text(['may', text(['asset_market', 1])])]),
  },
  { id: 'tw_street_healer', name: { en: 'Street healer', fr: 'Guérisseur de rue' }, do: text(['heal', 2]) },
  {
    id: 'tw_old_friend',
    name: { en: 'An old friend', fr: 'Un vieil ami' },
    other: true,
    do: text(['for', 'chosen_hero', text(['gold', 1])], ['draw_skill', 1]),
  },
  {
    id: 'tw_arm_wrestling',
    name: { en: 'Arm-wrestling', fr: 'Bras de fer' },
    do: text(['may', text(['suffer', 1], ['gold', 2])]),
  },
  {
    id: 'tw_bidding_war',
    name: { en: 'Bidding war', fr: 'Surenchère' },
    do: text(['gold', 1], ['this_action', text(['shop_cost', 1])]),
  },
  { id: 'tw_customs', name: { en: 'Customs check', fr: 'Contrôle de douane' }, do: text(['lose_asset', 'good']) },
]
