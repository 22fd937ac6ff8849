import { block, both, type Book, question, say, term } from '@runatal/look/book.ts'
import { chapters } from './chapters.ts'

/** Brandubh as one reads it. */
export const book: Book = {
  chapters,
  glossary: [
    term(
      'attacker',
      both('Attacker', 'Assaillant'),
      say('One of the eight who come from the edges.', 'L’un des huit qui viennent des bords.', 'BRA-001'),
    ),
    term(
      'defender',
      both('Defender', 'Défenseur'),
      say('One of the four who stand with the king.', 'L’un des quatre qui se tiennent avec le roi.', 'BRA-001'),
    ),
    term(
      'king',
      both('King', 'Roi'),
      say(
        'He wins on a corner, and loses when he is captured.',
        'Il gagne sur un coin, et perd s’il est capturé.',
        'BRA-021',
        'BRA-022',
      ),
    ),
    term(
      'throne',
      both('Throne', 'Trône'),
      say(
        'The square in the middle. Only the king may stop on it.',
        'La case du milieu. Seul le roi s’y arrête.',
        'BRA-002',
        'BRA-009',
      ),
    ),
    term(
      'corner',
      both('Corner', 'Coin'),
      say(
        'The king’s way out, closed to all others.',
        'La sortie du roi, fermée à tous les autres.',
        'BRA-010',
        'BRA-022',
      ),
    ),
  ],
  questions: [
    question(
      both('May the king come back to his throne?', 'Le roi peut-il revenir sur son trône ?'),
      say('Yes, as often as he likes.', 'Oui, autant de fois qu’il veut.', 'BRA-009'),
    ),
    question(
      both('Does an edge help to capture?', 'Un bord aide-t-il à capturer ?'),
      say('No, only corners and the empty throne do.', 'Non, seuls les coins et le trône vide.', 'BRA-015', 'BRA-016'),
    ),
    question(
      both('May I pass?', 'Puis-je passer mon tour ?'),
      say('No; and whoever cannot move has lost.', 'Non ; et qui ne peut pas jouer a perdu.', 'BRA-006', 'BRA-023'),
    ),
  ],
  summary: [
    [
      block(
        both('Aim', 'But'),
        both('The king: reach a corner.', 'Le roi : atteindre un coin.'),
        both('The attackers: capture him.', 'Les assaillants : le capturer.'),
      ),
      block(
        both('Moving', 'Se déplacer'),
        both(
          'The attackers begin. One piece a turn, straight, as far as it is free.',
          'Les assaillants commencent. Une pièce par tour, tout droit, tant que c’est libre.',
        ),
        both('Throne and corners: the king alone stops there.', 'Trône et coins : le roi seul s’y arrête.'),
      ),
    ],
    [
      block(
        both('Capturing', 'Capturer'),
        both(
          'Between two, in a row or a column; three at most in one move.',
          'Entre deux, en rangée ou en colonne ; trois au plus en un coup.',
        ),
        both('Corners and the empty throne count against everybody.', 'Coins et trône vide comptent contre tous.'),
        both(
          'The king on his throne: four attackers. Beside it: three.',
          'Le roi sur son trône : quatre assaillants. À côté : trois.',
        ),
      ),
      block(
        both('Draws', 'Parties nulles'),
        both(
          'The same position three times; sixty moves without a capture.',
          'Trois fois la même position ; soixante coups sans capture.',
        ),
      ),
    ],
  ],
  synonyms: {
    en: [
      ['capture', 'take', 'kill', 'remove', 'sandwich'],
      ['corner', 'exit', 'escape', 'way out'],
      ['throne', 'middle', 'centre', 'center', 'castle'],
      ['draw', 'tie', 'repetition', 'stalemate'],
      ['move', 'go', 'slide', 'rook'],
    ],
    fr: [
      ['capturer', 'prendre', 'manger', 'prise', 'capture'],
      ['coin', 'sortie', 'fuite', 'échapper'],
      ['trône', 'milieu', 'centre', 'château'],
      ['nulle', 'égalité', 'répétition', 'pat'],
      ['déplacer', 'bouger', 'avancer', 'tour'],
    ],
  },
}
