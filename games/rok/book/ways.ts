import { both, type Chapter, say, see } from '@runatal/look/book.ts'

export const ways: readonly Chapter[] = [
  {
    id: 'calm',
    title: both('Calm RÖK', 'RÖK posé'),
    line: both(
      'Without a race: secret choices and three points of focus.',
      'Sans course : des choix secrets et trois points d’attention.',
    ),
    sections: ['calm'],
    parts: [
      say(
        'In the calm game nobody needs to be quick. After each throw everybody has 3 points of focus. In waves all secretly name a target, a visible pair or the twin of a Balance rune, and spend focus on it, or pass. Most focus wins it; what was spent is gone.',
        'Dans le jeu posé, inutile d’être rapide. Après chaque lancer, chacun a 3 points d’attention. Par vagues, tous désignent en secret une cible, paire visible ou jumelle d’une rune d’Équilibre, et y mettent de l’attention, ou passent. Le plus d’attention l’emporte ; ce qui est mis est perdu.',
        'ROK-187',
        'ROK-188',
        'ROK-189',
        'ROK-190',
      ),
      see('most-focus-wins'),
      say(
        'A tie splits a pair; over the twin of a Balance rune its owner wins the tie. It goes on until all pass, nothing is left or four waves are over. The slide becomes a test of nerve with a number from 1 to 10.',
        'Une égalité partage la paire ; pour la jumelle d’une rune d’Équilibre, son propriétaire l’emporte. On continue jusqu’à ce que tous passent, qu’il ne reste rien ou que quatre vagues soient jouées. La glissade devient un jeu de nerfs avec un nombre de 1 à 10.',
        'ROK-191',
        'ROK-192',
        'ROK-193',
        'ROK-195',
        'ROK-196',
      ),
    ],
  },
  {
    id: 'fair',
    title: both('Who sees what', 'Qui voit quoi'),
    line: both('Hidden faces, honest bots.', 'Des faces cachées, des automates honnêtes.'),
    sections: ['visibility', 'bots'],
    parts: [
      say(
        'Everything face up is open: Balance runes, loots, catches, the number of stones in the bag. The sign of a hidden stone is shown to nobody; those of a throw appear for all at the opening.',
        'Tout ce qui est visible est public : runes d’Équilibre, butins, prises, nombre de pierres dans le sac. Le signe d’une pierre cachée n’est montré à personne ; ceux d’un lancer apparaissent pour tous à l’ouverture.',
        'ROK-177',
        'ROK-178',
        'ROK-179',
        'ROK-180',
      ),
      see('the-signs-appear', 1),
      say(
        'Bots see the signs when you do, need their time to find a pair, and make mistakes.',
        'Les automates voient les signes en même temps que vous, mettent leur temps à trouver une paire, et se trompent.',
        'ROK-181',
        'ROK-182',
        'ROK-183',
        'ROK-184',
      ),
    ],
  },
  {
    id: 'ways',
    title: both('Other ways to play', 'Autres façons de jouer'),
    line: both('A head start, one screen, bots.', 'Une avance, un seul écran, des automates.'),
    sections: ['modes'],
    parts: [
      say(
        'A table may give somebody a head start. On one touch screen stones are pulled into one’s own corner. Alone you play against one to four bots of a level you choose.',
        'Une table peut donner une avance à quelqu’un. Sur un écran tactile partagé, on tire les pierres vers son coin. Seul, on joue contre un à quatre automates du niveau choisi.',
        'ROK-199',
        'ROK-200',
        'ROK-201',
      ),
      see('a-head-start', 3),
    ],
  },
]
