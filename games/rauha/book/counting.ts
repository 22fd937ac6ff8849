import { both, type Chapter, say, see, under } from '@runatal/look/book.ts'

/** Points, the end, and how else to play. */
export const counting: readonly Chapter[] = [
  {
    id: 'scoring',
    title: both('The scoring', 'Le décompte'),
    line: both('Spores, Entities and water, four times in a game.', 'Spores, Entités et eau, quatre fois par partie.'),
    sections: ['scoring', 'water'],
    parts: [
      say(
        'At a corner each player in turn, from the furthest on the track and clockwise, activates all Biomes that hold a Spore and all Divine Entities, in any order, each once. The avatar wakes nothing here, and no Entity changes hands.',
        'À un angle, chacun à son tour, en partant de qui mène sur la piste et dans le sens horaire, active tous ses Biomes qui portent une Spore et toutes ses Entités, dans l’ordre voulu, une fois chacun. L’avatar ne réveille rien ici et aucune Entité ne change de mains.',
        'RAU-144',
        'RAU-145',
        'RAU-146',
        'RAU-148',
        'RAU-149',
        'RAU-152',
        'RAU-153',
      ),
      see('a-whole-scoring', 4),
      say(
        'As in step 4 nothing has to be used. A Spore won in the scoring wakes its Biome in the same scoring. The turned faces of Spores and Entities only help to remember what has been used.',
        'Comme à l’étape 4, rien n’est obligatoire. Une Spore gagnée pendant le décompte réveille son Biome dans le même décompte. Les faces retournées des Spores et des Entités rappellent seulement ce qui a servi.',
        'RAU-150',
        'RAU-151',
        'RAU-169',
        'RAU-170',
      ),
      under(
        both('Water', 'L’eau'),
        say(
          'Then your Water Sources are compared with those of the player who has fewest. For a difference of 1, 2, 3, 4 or 5 and more you score 1, 3, 6, 10 or 15 points. VUORI stands for 2 Sources. Whoever has fewest scores nothing.',
          'Puis vos Sources d’eau sont comparées à celles de qui en a le moins. Un écart de 1, 2, 3, 4 ou 5 et plus rapporte 1, 3, 6, 10 ou 15 points. VUORI compte pour 2 Sources. Qui en a le moins ne marque rien.',
          'RAU-147',
          'RAU-155',
          'RAU-156',
          'RAU-157',
          'RAU-158',
          'RAU-159',
        ),
      ),
      see('water', 1),
    ],
  },
  {
    id: 'track',
    title: both('The track of Life Energy', 'La piste d’Énergie Vitale'),
    line: both('Piles of markers, and what happens past 99.', 'Les piles de marqueurs, et ce qui se passe après 99.'),
    sections: ['track'],
    parts: [
      say(
        'Points move your marker on. On a space that is taken it goes on top of the pile, which decides who plays first; when one leaves, the others keep their order. A gain of 0 moves nothing, and totals never go down.',
        'Les points font avancer votre marqueur. Sur une case occupée, il va au sommet de la pile, ce qui décide de qui joue en premier ; quand l’un s’en va, les autres gardent leur ordre. Gagner 0 ne bouge rien, et un total ne baisse jamais.',
        'RAU-182',
        'RAU-183',
        'RAU-184',
        'RAU-185',
        'RAU-187',
        'RAU-188',
      ),
      see('on-top-of-the-pile', 3),
      say(
        'Past 99 you take a marker of +100 and begin again at 0. Who is ahead is told by the whole total, hundreds included.',
        'Après 99, on prend un marqueur +100 et l’on repart de 0. Qui mène se dit d’après le total entier, centaines comprises.',
        'RAU-182',
        'RAU-186',
        'RAU-204',
      ),
    ],
  },
  {
    id: 'end',
    title: both('The end', 'La fin de la partie'),
    line: both(
      'After the fourth scoring the most points win.',
      'Après le quatrième décompte, le plus haut total l’emporte.',
    ),
    sections: ['end'],
    parts: [
      say(
        'The fourth scoring is the last. Most Life Energy wins; with equal totals the victory is shared. Crystals, Spores and Entities that are left count for nothing. The others are ranked by their totals too.',
        'Le quatrième décompte est le dernier. Le plus haut total d’Énergie Vitale gagne ; à égalité, la victoire est partagée. Les cristaux, Spores et Entités qui restent ne valent rien. Les autres sont classés selon leur total.',
        'RAU-189',
        'RAU-190',
        'RAU-191',
        'RAU-192',
        'RAU-203',
      ),
      see('the-end', 2),
    ],
  },
  {
    id: 'ways',
    title: both('Ways to play here', 'Façons de jouer ici'),
    line: both(
      'One screen, bots, clocks, and what a table may choose.',
      'Un seul écran, des automates, une pendule, et ce qu’une table peut choisir.',
    ),
    sections: ['modes'],
    parts: [
      say(
        'On one screen that is passed round, hidden cards are shown behind a veil. An option activates free effects by itself where their order cannot matter.',
        'Sur un seul écran qui passe de main en main, les cartes cachées se montrent derrière un voile. Une option active d’elle-même les effets gratuits dont l’ordre est sans importance.',
        'RAU-195',
        'RAU-197',
      ),
      say(
        'With a clock, whoever is late keeps the first card, discards for 4 crystals, or keeps what is done: always a legal move and never a loss. Somebody who leaves is replaced by a bot.',
        'Avec une pendule, qui est en retard garde la première carte, défausse contre 4 cristaux ou garde ce qui est fait : toujours un coup permis, jamais une perte. Qui s’en va est remplacé par un automate.',
        'RAU-198',
        'RAU-199',
      ),
      say(
        'The order of all cards is drawn before the game and sealed: the seal shown at the start proves at the end that nothing was changed.',
        'L’ordre de toutes les cartes est tiré avant la partie et scellé : le sceau montré au début prouve à la fin que rien n’a été changé.',
        'RAU-205',
      ),
    ],
  },
]
