import { both, type Chapter, say, see } from '@runatal/look/book.ts'

export const chapters: readonly Chapter[] = [
  {
    id: 'what-it-is',
    title: both('What it is about', 'De quoi il s’agit'),
    line: both('A king in the middle, and a ring around him.', 'Un roi au milieu, et un cercle autour de lui.'),
    sections: ['overview'],
    parts: [
      say(
        'Two play, and not for the same thing. One side has a king and four defenders, who stand in the middle; the other has eight attackers, who come from the edges. The king wants out, by any of the four corners. The attackers want him.',
        'On joue à deux, mais pas pour la même chose. Un camp a un roi et quatre défenseurs, au milieu ; l’autre a huit assaillants, venus des bords. Le roi veut sortir, par l’un des quatre coins. Les assaillants veulent le roi.',
        'BRA-001',
        'BRA-003',
      ),
      see('start'),
      say(
        'The board has seven rows of seven squares. The square in the middle is the throne. You choose sides before the start; the first seat attacks unless you say otherwise.',
        'Le plateau a sept rangées de sept cases. La case du milieu est le trône. Les camps se choisissent avant de commencer ; sans choix, la première place attaque.',
        'BRA-002',
        'BRA-004',
      ),
    ],
  },
  {
    id: 'moving',
    title: both('Moving', 'Se déplacer'),
    line: both('Straight, as far as the way is free.', 'Tout droit, tant que la voie est libre.'),
    sections: ['moving'],
    parts: [
      say(
        'The attackers begin, then the sides take turns. In your turn you move one of your pieces, and you must.',
        'Les assaillants commencent, puis les camps alternent. À son tour, on déplace une de ses pièces, et il le faut.',
        'BRA-005',
        'BRA-006',
      ),
      say(
        'Every piece goes along its row or its column, as far as you like, until something stands in the way. The king moves like the others.',
        'Toute pièce va le long de sa rangée ou de sa colonne, aussi loin qu’on veut, jusqu’à ce que quelque chose barre la voie. Le roi se déplace comme les autres.',
        'BRA-007',
        'BRA-008',
      ),
      see('straight'),
      say(
        'Throne and corners are for the king: nobody else may stop there. To pass over the empty throne is free to all.',
        'Le trône et les coins sont au roi : nul autre ne s’y arrête. Passer par-dessus le trône vide est permis à tous.',
        'BRA-009',
        'BRA-010',
        'BRA-011',
      ),
      see('over-the-throne'),
    ],
  },
  {
    id: 'capturing',
    title: both('Capturing', 'Capturer'),
    line: both('One on each side, and it is gone.', 'Une de chaque côté, et elle disparaît.'),
    sections: ['capturing'],
    parts: [
      say(
        'Move a piece so that an enemy stands between it and another piece of yours, in a row or a column, and that enemy leaves the board. One move can do so in three directions at once. The king helps his side to capture.',
        'Déplacez une pièce de sorte qu’un ennemi se trouve entre elle et une autre des vôtres, en rangée ou en colonne : cet ennemi quitte le plateau. Un seul coup peut le faire dans trois directions à la fois. Le roi capture avec les siens.',
        'BRA-012',
        'BRA-014',
        'BRA-017',
      ),
      see('between-two'),
      say(
        'To step between two enemies of your own will costs nothing.',
        'Se glisser soi-même entre deux ennemis ne coûte rien.',
        'BRA-013',
      ),
      say(
        'Corners are against everybody: each counts as an enemy of whoever stands beside it. So does the throne while it is empty.',
        'Les coins sont contre tous : chacun compte comme un ennemi de qui se tient à côté. Le trône aussi, tant qu’il est vide.',
        'BRA-015',
        'BRA-016',
      ),
      see('against-a-corner'),
    ],
  },
  {
    id: 'the-king',
    title: both('Capturing the king', 'Capturer le roi'),
    line: both('Two are enough, except at home.', 'Deux suffisent, sauf chez lui.'),
    sections: ['king'],
    parts: [
      say(
        'Out on the board the king is captured like anybody else. On his throne all four sides must be taken by attackers, and beside it the three sides that are not the throne.',
        'Sur le plateau, le roi se capture comme tout le monde. Sur son trône, il faut des assaillants des quatre côtés ; à côté du trône, des trois autres côtés.',
        'BRA-018',
        'BRA-019',
        'BRA-020',
      ),
      see('four-around-the-throne'),
    ],
  },
  {
    id: 'the-end',
    title: both('How it ends', 'Comment cela finit'),
    line: both('Out, caught, stuck, or a draw.', 'Sorti, pris, bloqué, ou nul.'),
    sections: ['end', 'table'],
    parts: [
      say(
        'A king on a corner has won; a captured king has lost. Whoever has to move and cannot has lost as well.',
        'Un roi sur un coin a gagné ; un roi capturé a perdu. Qui doit jouer et ne le peut a perdu aussi.',
        'BRA-021',
        'BRA-022',
        'BRA-023',
      ),
      see('the-king-escapes'),
      say(
        'Two things make a draw, so that no game goes on for ever: the same position with the same side to move for the third time, and sixty moves in a row without a capture. If your time is up, a careful move is made for you.',
        'Deux choses font la partie nulle, pour qu’aucune ne dure sans fin : la même position pour la troisième fois, le même camp devant jouer, et soixante coups de suite sans capture. Si votre temps est écoulé, un coup prudent est joué pour vous.',
        'BRA-024',
        'BRA-025',
        'BRA-026',
      ),
    ],
  },
]
