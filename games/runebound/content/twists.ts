import type { Twist } from './language.ts'

/** The twists of the asset deck: five help, three are mixed, two harm. */
export const TWISTS: readonly Twist[] = [
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
  { id: 'tw_street_healer', name: { en: 'Street healer', fr: 'Guérisseur de rue' }, do: 'heal(2,self)' },
  {
    id: 'tw_old_friend',
    name: { en: 'An old friend', fr: 'Un vieil ami' },
    other: true,
    do: 'for(chosen_hero){gold(1)}; draw_skill(1)',
  },
  { id: 'tw_arm_wrestling', name: { en: 'Arm-wrestling', fr: 'Bras de fer' }, do: 'may{suffer(1); gold(2)}' },
  { id: 'tw_bidding_war', name: { en: 'Bidding war', fr: 'Surenchère' }, do: 'gold(1); this_action{shop_cost(1)}' },
  { id: 'tw_customs', name: { en: 'Customs check', fr: 'Contrôle de douane' }, do: 'lose_asset(good)' },
]
