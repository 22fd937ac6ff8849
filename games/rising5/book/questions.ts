import { both, question, type Question, say } from '@runatal/look/book.ts'

export const questions: readonly Question[] = [
  question(
    both('Do we lose the cubes when an attempt fails?', 'Perd-on les cubes quand une tentative échoue ?'),
    say(
      'Yes, all four. Nothing else is lost: the eclipse marker does not move.',
      'Oui, tous les quatre. Rien d’autre n’est perdu : le marqueur d’Éclipse ne bouge pas.',
      'R5-145',
      'R5-147',
    ),
  ),
  question(
    both('Does the order of the signs tell where a rune lies?', 'L’ordre des signes dit-il où est une Rune ?'),
    say(
      'No. Signs always stand in the same order, whatever lies where.',
      'Non. Les signes sont toujours dans le même ordre, quoi qu’il y ait où.',
      'R5-159',
    ),
  ),
  question(
    both('Does a hint say that the rune is right?', 'Un Indice dit-il que la Rune est juste ?'),
    say('No. It names the sign and nothing else.', 'Non. Il nomme le signe et rien d’autre.', 'R5-174'),
  ),
  question(
    both('May I support my own hero?', 'Puis-je soutenir mon propre héros ?'),
    say(
      'No; only the others may. Alone, the reserve does it.',
      'Non, seuls les autres le peuvent. Seul, c’est la réserve qui le fait.',
      'R5-251',
      'R5-360',
    ),
  ),
  question(
    both('Can a fight be called off?', 'Peut-on renoncer à un combat ?'),
    say(
      'Not once the encounter is chosen: the die is rolled, unless the Moonfire Blade ends it.',
      'Plus une fois la rencontre choisie : on lance le dé, sauf si la Lame de feu lunaire y met fin.',
      'R5-113',
      'R5-103',
    ),
  ),
  question(
    both('Is a new card dangerous when it appears?', 'Une nouvelle carte est-elle dangereuse en arrivant ?'),
    say(
      'No. It counts in a crisis and in encounters, nothing more.',
      'Non. Elle compte lors d’une crise et des rencontres, rien de plus.',
      'R5-216',
      'R5-199',
    ),
  ),
  question(
    both('Can an item save us from a total eclipse?', 'Un objet peut-il nous sauver d’une éclipse totale ?'),
    say(
      'Only before it: when the game is over it is too late. The table waits right after a roll if something could help.',
      'Seulement avant : quand la partie est finie, il est trop tard. La table attend juste après un lancer si quelque chose peut aider.',
      'R5-272',
      'R5-276',
    ),
  ),
  question(
    both(
      'Does the Pendant’s cancelled Red Moon count as a card I drew?',
      'La Lune Rouge annulée par le Pendentif compte-t-elle parmi mes cartes ?',
    ),
    say('No, and the draw goes on.', 'Non, et la pioche continue.', 'R5-283'),
  ),
  question(
    both('Can Hal use his skill on his portrait?', 'Hal peut-il utiliser sa Compétence sur son portrait ?'),
    say(
      'No: he needs somebody on the same location, when he is activated.',
      'Non : il lui faut quelqu’un sur le même lieu, au moment où il est activé.',
      'R5-222',
      'R5-241',
      'R5-243',
    ),
  ),
  question(
    both('Do Red Moons in the pile keep us alive?', 'Les Lunes Rouges de la pile nous gardent-elles en jeu ?'),
    say(
      'No. They are no Character cards: only those count.',
      'Non. Ce ne sont pas des cartes Personnage : elles seules comptent.',
      'R5-296',
    ),
  ),
]
