import { both, question, type Question, say } from '@runatal/look/book.ts'

export const questions: readonly Question[] = [
  question(
    both('May I keep a card that I cannot pay?', 'Puis-je garder une carte que je ne peux pas payer ?'),
    say(
      'Yes. You then discard it for 4 crystals or a Spore.',
      'Oui. On la défausse alors contre 4 cristaux ou une Spore.',
      'RAU-079',
      'RAU-098',
    ),
  ),
  question(
    both(
      'Can the 4 crystals of a discard pay for that card?',
      'Les 4 cristaux de la défausse peuvent-ils payer cette carte ?',
    ),
    say('No: they come when the card is already gone.', 'Non : ils arrivent une fois la carte partie.', 'RAU-100'),
  ),
  question(
    both('Is the card I have just placed activated?', 'La carte que je viens de poser s’active-t-elle ?'),
    say(
      'Yes, if it lies in the row or column of your avatar.',
      'Oui, si elle est dans la rangée ou la colonne de votre avatar.',
      'RAU-131',
    ),
  ),
  question(
    both('Do I lose an Entity if I break its line?', 'Est-ce que je perds une Entité si je romps sa ligne ?'),
    say(
      'No. Only a rival who makes the line takes it from you.',
      'Non. Seul un rival qui forme la ligne vous la prend.',
      'RAU-118',
      'RAU-111',
    ),
  ),
  question(
    both('How do I win an Entity back?', 'Comment reprendre une Entité ?'),
    say(
      'Place a card into a line that is whole afterwards, even over a Biome of a line that was whole before. An old line alone brings nothing back.',
      'Posez une carte dans une ligne complète ensuite, même sur un Biome d’une ligne qui l’était déjà. Une ancienne ligne seule ne ramène rien.',
      'RAU-116',
      'RAU-117',
    ),
  ),
  question(
    both('Do three Deserts call somebody?', 'Trois Déserts appellent-ils quelqu’un ?'),
    say('No. There is no Entity of the Desert.', 'Non. Il n’y a pas d’Entité du Désert.', 'RAU-115'),
  ),
  question(
    both('Does a card with two types count twice?', 'Une carte à deux types compte-t-elle deux fois ?'),
    say(
      'It counts as each of the two types, in lines and for effects. A double symbol of one type counts twice for effects, but stands for one Biome of a line.',
      'Elle compte pour chacun des deux types, dans les lignes et pour les effets. Un symbole double d’un même type compte deux fois pour les effets, mais pour un seul Biome d’une ligne.',
      'RAU-040',
      'RAU-043',
      'RAU-113',
    ),
  ),
  question(
    both(
      'Can two players take the same Entity in one turn?',
      'Deux joueurs peuvent-ils prendre la même Entité dans un tour ?',
    ),
    say(
      'Yes, one after the other, and each activates it in their own step 4.',
      'Oui, l’un après l’autre, et chacun l’active à sa propre étape 4.',
      'RAU-120',
    ),
  ),
  question(
    both('May I move a Spore?', 'Puis-je déplacer une Spore ?'),
    say(
      'Never. It belongs to its space, and passes to the card that covers it.',
      'Jamais. Elle appartient à sa case et passe sur la carte qui la recouvre.',
      'RAU-167',
      'RAU-164',
    ),
  ),
  question(
    both('Does a Spore do something in step 4?', 'Une Spore sert-elle à l’étape 4 ?'),
    say(
      'No. It works in scorings only; effects may count it at any time.',
      'Non. Elle ne sert qu’aux décomptes ; les effets peuvent la compter à tout moment.',
      'RAU-132',
      'RAU-201',
    ),
  ),
  question(
    both(
      'Who begins when two markers share the furthest space?',
      'Qui commence si deux marqueurs partagent la case de tête ?',
    ),
    say(
      'The one on top of the pile, which came there last.',
      'Celui du dessus de la pile, arrivé le dernier.',
      'RAU-083',
      'RAU-183',
    ),
  ),
  question(
    both('Do crystals break a tie?', 'Les cristaux départagent-ils une égalité ?'),
    say(
      'No. Nothing does: the victory is shared.',
      'Non. Rien ne départage : la victoire est partagée.',
      'RAU-191',
      'RAU-192',
    ),
  ),
]
