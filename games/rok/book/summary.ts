import { block, both, type Book } from '@runatal/look/book.ts'

export const summary: Book['summary'] = [
  [
    block(
      both('Aim', 'But'),
      both(
        'Most runes in your loot. A tie is slid out.',
        'Le plus de runes dans son butin. Une égalité se joue à la glissade.',
      ),
    ),
    block(
      both('Setup', 'Mise en place'),
      both('Destiny rune in the middle, 48 runes in the bag.', 'Rune du Destin au centre, 48 runes dans le sac.'),
      both(
        'Each draws a Balance rune; all must be different.',
        'Chacun tire une rune d’Équilibre ; toutes doivent différer.',
      ),
    ),
    block(
      both('Draw and throw', 'Piocher et lancer'),
      both(
        'Blind: 5 runes each (2 players), 4 (3), 3 (4), 2 (5).',
        'À l’aveugle : 5 runes chacun (2 joueurs), 4 (3), 3 (4), 2 (5).',
      ),
      both(
        'The first player gives the signal; all throw at once.',
        'Le premier joueur donne le signal ; tous lancent ensemble.',
      ),
    ),
    block(
      both('Grab', 'Saisir'),
      both('A pair: same sign and same colour.', 'Une paire : même signe et même couleur.'),
      both(
        'One hand, one stone at a time, face up only. No laying back.',
        'Une main, une pierre à la fois, face visible seulement. On ne repose rien.',
      ),
      both(
        'Never: face down, Balance runes, the Destiny rune, loots.',
        'Jamais : faces cachées, runes d’Équilibre, rune du Destin, butins.',
      ),
      both(
        'Twin of your Balance rune: a pair at once. A rival’s: a claim.',
        'Jumelle de votre rune d’Équilibre : une paire. D’un rival : un droit.',
      ),
    ),
    block(
      both('It closes', 'Elle se clôt'),
      both(
        'Nothing worth grabbing; all say “nothing left”; 8 s of silence; 45 s in all.',
        'Plus rien à saisir ; tous disent « plus rien » ; 8 s de silence ; 45 s en tout.',
      ),
    ),
  ],
  [
    block(
      both('Seven steps', 'Sept étapes'),
      both(
        '1. False pairs: strays by two (an odd one counts) into the bag, with a pair of your loot each.',
        '1. Fausses paires : orphelines par deux (une isolée compte) au sac, avec une paire du butin chacune.',
      ),
      both(
        '2. Split pairs: both stones into the bag, no penalty.',
        '2. Paires partagées : les deux pierres au sac, sans pénalité.',
      ),
      both(
        '3. Theft: the Balance rune and all of its colour.',
        '3. Vol : la rune d’Équilibre et tout ce qui est de sa couleur.',
      ),
      both(
        '4. If the order matters: slide; the best one orders the thefts.',
        '4. Si l’ordre compte : glissade ; le meilleur ordonne les vols.',
      ),
      both(
        '5. New Balance runes, in play order: the nearest face up, all different.',
        '5. Nouvelles runes d’Équilibre, dans l’ordre : la plus proche visible, toutes différentes.',
      ),
      both('6. Face down into the bag; face up stays.', '6. Faces cachées au sac ; les visibles restent.'),
      both('7. The bag goes to the left.', '7. Le sac passe à gauche.'),
    ),
    block(
      both('End', 'Fin'),
      both(
        'No more runes in the bag than players. Balance runes count for nobody.',
        'Pas plus de runes dans le sac que de joueurs. Les runes d’Équilibre ne comptent pas.',
      ),
    ),
    block(
      both('Slide', 'Glissade'),
      both(
        'Nearest to the Destiny rune wins; touching comes last; equals slide again.',
        'La plus proche de la rune du Destin gagne ; toucher est dernier ; à égalité on recommence.',
      ),
    ),
    block(
      both('Calm RÖK', 'RÖK posé'),
      both(
        '3 focus a throw, up to 4 waves of secret targets; most focus wins.',
        '3 points d’attention par lancer, jusqu’à 4 vagues de cibles secrètes ; le plus l’emporte.',
      ),
      both(
        'Tie: a pair is split; a Balance twin goes to its owner.',
        'Égalité : la paire est partagée ; la jumelle d’Équilibre va à son propriétaire.',
      ),
    ),
  ],
]
