import { both, say, type Term, term } from '@runatal/look/book.ts'

export const glossary: readonly Term[] = [
  term(
    'physical',
    both('Physical damage', 'Dégât physique'),
    say('The hero deals the sum of the values spent.', 'Le héros inflige la somme des valeurs dépensées.', 'RB-242'),
    'phys',
  ),
  term(
    'magic',
    both('Magic damage', 'Dégât magique'),
    say(
      'The same, as magic; not spent together with physical damage.',
      'De même, en magie ; ne se dépense pas avec les dégâts physiques.',
      'RB-243',
      'RB-237',
    ),
    'mag',
  ),
  term(
    'enemy-damage',
    both('Enemy damage', 'Dégât ennemi'),
    say(
      'What the enemy deals; neither physical nor magic.',
      'Ce qu’inflige l’ennemi ; ni physique ni magique.',
      'RB-244',
      'RB-245',
    ),
    'skull',
  ),
  term(
    'shield',
    both('Shield', 'Bouclier'),
    say('Blocks so much damage; no action.', 'Bloque autant de dégâts ; sans action.', 'RB-264', 'RB-265'),
    'shield',
  ),
  term(
    'surge',
    both('Surge', 'Capacité améliorée'),
    say(
      'Pays for an ability of the hero, an asset, a skill or the enemy.',
      'Paie un pouvoir du héros, d’une Ressource, d’une Compétence ou de l’ennemi.',
      'RB-250',
      'RB-252',
    ),
    'surge',
  ),
  term(
    'agility',
    both('Agility', 'Agilité'),
    say(
      'Flips one of your tokens, or has the other recast one.',
      'Retourne un de vos pions, ou en fait relancer un à l’autre.',
      'RB-246',
    ),
    'agi',
  ),
  term(
    'double',
    both('Double', 'Double-cercle'),
    say('Doubles the token that you lay on it.', 'Double le pion que vous posez dessus.', 'RB-256'),
    'dbl',
  ),
  term(
    'charge',
    both('Charge', 'Charge'),
    say(
      'Damage that nothing stops; no more blocking afterwards.',
      'Des dégâts que rien n’arrête ; plus de blocage ensuite.',
      'RB-267',
      'RB-268',
    ),
    'charge',
  ),
  term('tactic', both('Tactic', 'Tactique'), say('Copies one open sign.', 'Copie un signe visible.', 'RB-271'), 'tac'),
  term('blank', both('Blank', 'Côté vide'), say('Does nothing.', 'Ne fait rien.', 'RB-280'), 'blank'),
  term(
    'gold-side',
    both('Gold rim', 'Bord doré'),
    say(
      'Counts for who begins the round, and for nothing else.',
      'Compte pour savoir qui commence le round, et pour rien d’autre.',
      'RB-219',
      'RB-222',
    ),
    'gold',
  ),
  term(
    'combat-gem',
    both('Orange gem', 'Gemme orange'),
    say('An adventure of the combat deck.', 'Une aventure du paquet Combat.', 'RB-008', 'RB-095'),
    'gem-combat',
  ),
  term(
    'exploration-gem',
    both('Green gem', 'Gemme verte'),
    say('An adventure of the exploration deck.', 'Une aventure du paquet Exploration.', 'RB-008', 'RB-095'),
    'gem-exploration',
  ),
  term(
    'social-gem',
    both('Purple gem', 'Gemme violette'),
    say('An adventure of the social deck.', 'Une aventure du paquet Société.', 'RB-008', 'RB-095'),
    'gem-social',
  ),
  term(
    'wild',
    both('Wild', 'Joker'),
    say(
      'The side of a terrain die that shows every terrain.',
      'La face d’un dé Terrain qui montre tous les terrains.',
      'RB-007',
      'RB-076',
    ),
    'wild',
  ),
  term(
    'terrain-die',
    both('Terrain die', 'Dé Terrain'),
    say(
      'Five dice; each side shows one terrain, two, or a wild.',
      'Cinq dés ; chaque face montre un terrain, deux, ou un Joker.',
      'RB-006',
      'RB-007',
    ),
  ),
  term(
    'trophy',
    both('Trophy', 'Trophée'),
    say(
      'The card of an adventure that succeeded; pays for skills.',
      'La carte d’une aventure réussie ; paie les Compétences.',
      'RB-015',
      'RB-132',
    ),
  ),
  term(
    'skill',
    both('Skill', 'Compétence'),
    say(
      'A card to exert, to draw in tests, or to learn for trophies.',
      'Une carte pour se dépasser, à piocher dans les tests, ou à apprendre contre des Trophées.',
      'RB-112',
      'RB-130',
      'RB-177',
    ),
  ),
  term(
    'asset',
    both('Asset', 'Ressource'),
    say(
      'A weapon, clothing, equipment, a means of travel or a good.',
      'Une arme, un vêtement, un équipement, un moyen de déplacement ou un bien.',
      'RB-141',
      'RB-153',
    ),
  ),
  term(
    'twist',
    both('Twist', 'Rebondissement'),
    say(
      'A card among the assets that is resolved when it turns up in a Shop.',
      'Une carte parmi les Ressources, résolue quand elle sort en achetant.',
      'RB-157',
    ),
  ),
  term(
    'exert',
    both('Exert', 'Se dépasser'),
    say(
      'Discard a skill card: one more card in a test, or a reroll.',
      'Défausser une Compétence : une carte de plus dans un test, ou une relance.',
      'RB-177',
    ),
  ),
  term(
    'delay',
    both('Delay', 'Délai'),
    say(
      'The hero lies down; an action to get up comes first.',
      'Le héros est couché ; se relever, pour une action, vient d’abord.',
      'RB-171',
      'RB-172',
    ),
  ),
  term('party', both('Party', 'Groupe'), say('Heroes in one hex.', 'Les héros d’un même hexagone.', 'RB-190')),
  term(
    'civilised',
    both('Civilised hex', 'Hexagone civilisé'),
    say('A city, town, shrine or stronghold.', 'Une cité, une ville, un sanctuaire ou une forteresse.', 'RB-045'),
  ),
  term(
    'antagonist',
    both('Antagonist', 'Antagoniste'),
    say(
      'Removes the hero whom it defeats; no retreat from it.',
      'Retire de la partie le héros qu’il vainc ; pas de retraite.',
      'RB-323',
      'RB-324',
    ),
  ),
]
