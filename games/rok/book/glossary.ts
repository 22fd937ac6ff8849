import { both, say, type Term, term } from '@runatal/look/book.ts'

const sign = (name: string) =>
  term(
    name,
    both(name, name),
    say(
      'One of the eight signs; there are two of it in each colour.',
      'L’un des huit signes ; il y en a deux de chaque couleur.',
      'ROK-009',
      'ROK-013',
    ),
    name,
  )

export const glossary: readonly Term[] = [
  term(
    'destiny',
    both('Destiny rune', 'Rune du Destin'),
    say(
      'The stone in the middle, with a dot; every distance is measured from it.',
      'La pierre du centre, à point ; toutes les distances se mesurent d’elle.',
      'ROK-007',
      'ROK-057',
    ),
  ),
  term(
    'balance',
    both('Balance rune', 'Rune d’Équilibre'),
    say(
      'The rune in front of you; whoever grabs its twin robs you.',
      'La rune devant vous ; qui saisit sa jumelle vous vole.',
      'ROK-020',
      'ROK-116',
    ),
  ),
  term(
    'twin',
    both('Twin', 'Jumelle'),
    say('The other rune of the same sign and colour.', 'L’autre rune du même signe et de la même couleur.', 'ROK-014'),
  ),
  term(
    'pair',
    both('Pair', 'Paire'),
    say(
      'Two runes of the same sign and the same colour.',
      'Deux runes du même signe et de la même couleur.',
      'ROK-012',
    ),
  ),
  term(
    'loot',
    both('Loot', 'Butin'),
    say(
      'The pairs behind your Balance rune: what counts in the end.',
      'Les paires derrière votre rune d’Équilibre : ce qui compte à la fin.',
      'ROK-067',
      'ROK-168',
    ),
  ),
  term(
    'catch',
    both('Catch', 'Prise'),
    say('The stones you have won in this grabbing.', 'Les pierres gagnées pendant cette prise.', 'ROK-068'),
  ),
  term(
    'claim',
    both('Claim', 'Droit'),
    say(
      'The twin of a rival’s Balance rune in your catch; it waits for the theft.',
      'La jumelle de la rune d’Équilibre d’un rival dans votre prise ; elle attend le vol.',
      'ROK-077',
    ),
  ),
  term(
    'stray',
    both('Stray', 'Orpheline'),
    say(
      'A single stone that no visible rune justified.',
      'Une pierre seule qu’aucune rune visible ne justifiait.',
      'ROK-102',
    ),
  ),
  term(
    'false-pair',
    both('False pair', 'Fausse paire'),
    say(
      'Two strays, or an odd one: it costs a pair of your loot.',
      'Deux orphelines, ou une isolée : elle coûte une paire de votre butin.',
      'ROK-099',
      'ROK-103',
    ),
  ),
  term(
    'split-pair',
    both('Split pair', 'Paire partagée'),
    say(
      'Two players hold one stone each: both go into the bag.',
      'Deux joueurs tiennent chacun une pierre : les deux vont au sac.',
      'ROK-112',
    ),
  ),
  term(
    'live',
    both('Live stone', 'Pierre vivante'),
    say('One that is still worth grabbing.', 'Une pierre qui vaut encore la peine d’être saisie.', 'ROK-091'),
  ),
  term(
    'focus',
    both('Focus', 'Attention'),
    say(
      'Three points after each throw, in the calm game.',
      'Trois points après chaque lancer, dans le jeu posé.',
      'ROK-188',
    ),
  ),
  term(
    'black',
    both('Black', 'Noir'),
    say('Polished, with a ring. Settled first.', 'Poli, avec un anneau. Réglé en premier.', 'ROK-016', 'ROK-124'),
    'black',
  ),
  term(
    'grey',
    both('Grey', 'Gris'),
    say('Speckled. Settled second.', 'Moucheté. Réglé en deuxième.', 'ROK-016', 'ROK-124'),
    'grey',
  ),
  term(
    'white',
    both('White', 'Blanc'),
    say('Veined, with two strokes. Settled last.', 'Veiné, avec deux traits. Réglé en dernier.', 'ROK-016', 'ROK-124'),
    'white',
  ),
  ...['fehu', 'ansuz', 'thurisaz', 'wunjo', 'raido', 'berkano', 'algiz', 'tiwaz'].map(sign),
]
