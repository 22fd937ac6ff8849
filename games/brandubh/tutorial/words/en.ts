export const en = {
  capture: {
    title: 'Between two',
    look: 'Every piece moves along a row or a column, as far as the way is free. Dark pieces are the attackers: yours.',
    task: {
      say: 'A defender stands beside your piece. Bring another to its other side, and it is captured.',
      goal: 'Capture the defender on d5.',
      praise: 'It stood between two of yours, and is gone.',
      again: 'It must stand between two of your pieces, in one line: try from f5.',
    },
  },
  corner: {
    title: 'The corners help',
    look: 'Now you play the king and his men. The corners are for the king alone, but they help whoever attacks.',
    task: {
      say: 'The attacker on g2 has a corner at its back. The corner counts as one of yours.',
      goal: 'Capture the attacker on g2.',
      praise: 'One piece and a corner are enough. So are one piece and the empty throne.',
      again: 'Stand on the side of g2 that is away from the corner.',
    },
  },
  escape: {
    title: 'Two ways at once',
    look: 'The king wins as soon as he reaches a corner. One open way can be shut; two cannot.',
    fork: {
      say: 'Look for a square at the edge from which the king would reach two corners.',
      goal: 'Threaten two corners at once.',
      praise: 'Whatever they shut, the other way stays open.',
      again: 'From there at most one corner is in reach. Try straight down.',
    },
    out: {
      say: 'One way has been shut.',
      goal: 'Bring the king to a corner.',
      praise: 'The king is out: his side has won.',
      again: 'The other corner was free. Take the king there.',
    },
  },
  hunt: {
    title: 'Closing the ring',
    look: 'Far from the throne two attackers capture the king, like any piece. On the throne it takes four; beside it, three.',
    task: {
      say: 'The king stands beside his throne, with an attacker above and one below.',
      goal: 'Capture the king.',
      praise: 'Three sides and the throne: the ring is closed, and the attackers have won.',
      again: 'One side of the king is still free. Close it.',
    },
  },
}
