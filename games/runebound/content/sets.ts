/** Skill sets by the box that they come in (RB-339 to RB-345). */
export const SKILL_SETS = [
  { id: 'force_of_nature', name: { en: 'Force of Nature', fr: 'Force de la nature' }, box: 'base' },
  { id: 'wanderlust', name: { en: 'Wanderlust', fr: 'Soif de voyage' }, box: 'base' },
  { id: 'favour_of_the_gods', name: { en: 'Favour of the Gods', fr: 'Faveur des Dieux' }, box: 'base' },
  { id: 'military_training', name: { en: 'Military Training', fr: 'Entraînement militaire' }, box: 'base' },
  { id: 'children_of_the_slums', name: { en: 'Children of the Slums', fr: 'Enfants des bas-fonds' }, box: 'base' },
  { id: 'rune_magic', name: { en: 'Rune Magic', fr: 'Magie runique' }, box: 'base' },
  { id: 'power_of_profit', name: { en: 'Power of Profit', fr: 'Pouvoir du profit' }, box: 'gilded_blade' },
  {
    id: 'song_of_the_mountain',
    name: { en: 'Song of the Mountain', fr: 'Chant de la montagne' },
    box: 'mountains_rise',
  },
  { id: 'battle_pilgrim', name: { en: 'Battle Pilgrim', fr: 'Pèlerin de guerre' }, box: 'unbreakable_bonds' },
  {
    id: 'one_with_the_land',
    name: { en: 'One with the Land', fr: 'En harmonie avec la terre' },
    box: 'unbreakable_bonds',
  },
  { id: 'high_society', name: { en: 'High Society', fr: 'Haute société' }, box: 'unbreakable_bonds' },
  { id: 'party', name: { en: 'Party', fr: 'Groupe' }, box: 'unbreakable_bonds' },
] as const

export const ASSET_SETS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
