import type { Twist } from './language.ts'

/** The twists of the asset deck. */
export const TWISTS = [
  { id: 'tw_day_labour', name: { en: 'Day labour', fr: 'Journalier' }, do: 'may{delay(self); gold(2)}' },
  { id: 'tw_fire_sale', name: { en: 'Fire sale', fr: 'Liquidation' }, do: 'this_action{shop_cost(-2)}' },
  { id: 'tw_pickpocket', name: { en: 'Pickpocket', fr: 'Tire-laine' }, do: 'gold(-1)' },
  { id: 'tw_town_crier', name: { en: 'Town crier', fr: 'Crieur public' }, do: 'gem_up(here,2)' },
  {
    id: 'tw_joint_order',
    name: { en: 'Joint order', fr: 'Commande groupée' },
    other: true,
    do: 'for(chosen_hero@city){may{asset_market(1)}}',
  },
] as const satisfies readonly Twist[]
