import { both, question, type Question, say } from '@runatal/look/book.ts'

export const questions: readonly Question[] = [
  question(
    both('Do the same signs in two colours make a pair?', 'Un même signe en deux couleurs fait-il une paire ?'),
    say(
      'Never. Sign and colour must both be equal.',
      'Jamais. Signe et couleur doivent être identiques.',
      'ROK-012',
      'ROK-013',
    ),
  ),
  question(
    both('May I take a stone only to deny it?', 'Puis-je prendre une pierre pour en priver un autre ?'),
    say(
      'Yes. If the other one takes its twin it is a split pair and costs nobody a penalty.',
      'Oui. Si l’autre prend la jumelle, c’est une paire partagée, sans pénalité pour personne.',
      'ROK-071',
      'ROK-113',
    ),
  ),
  question(
    both('Can I put a stone back?', 'Puis-je reposer une pierre ?'),
    say('No. What you hold is yours, mistakes too.', 'Non. Ce que l’on tient est à soi, erreurs comprises.', 'ROK-070'),
  ),
  question(
    both('What does a single wrong stone cost?', 'Que coûte une seule mauvaise pierre ?'),
    say(
      'As much as a false pair: it goes into the bag with a pair of your loot. With no pair you lose the stone alone.',
      'Autant qu’une fausse paire : elle va au sac avec une paire de votre butin. Sans paire, seule la pierre est perdue.',
      'ROK-103',
      'ROK-107',
      'ROK-111',
    ),
  ),
  question(
    both('Are pairs of this turn safe from theft?', 'Les paires de ce tour sont-elles à l’abri du vol ?'),
    say(
      'No. They lie in your loot and are stolen with the rest of their colour.',
      'Non. Elles sont dans votre butin et partent avec le reste de leur couleur.',
      'ROK-120',
    ),
  ),
  question(
    both('Can a claim be stolen, or pay a penalty?', 'Un droit peut-il être volé, ou payer une pénalité ?'),
    say(
      'Neither. Until the theft is done it is no loot.',
      'Ni l’un ni l’autre. Jusqu’au vol, ce n’est pas du butin.',
      'ROK-077',
      'ROK-108',
    ),
  ),
  question(
    both('Can I be robbed without a Balance rune?', 'Peut-on me voler sans rune d’Équilibre ?'),
    say('No: there is no twin to grab.', 'Non : il n’y a pas de jumelle à saisir.', 'ROK-152', 'ROK-076'),
  ),
  question(
    both(
      'Somebody clicked before me, but I got the stone. Why?',
      'Un autre a appuyé avant moi, mais j’ai la pierre. Pourquoi ?',
    ),
    say(
      'Each grab is dated by its own screen, and the date is believed as far as the line explains it. The log shows every grab with its time.',
      'Chaque prise est datée par son écran, et l’heure est crue autant que la ligne l’explique. Le journal montre chaque prise avec son heure.',
      'ROK-081',
      'ROK-083',
      'ROK-089',
    ),
  ),
  question(
    both('May I choose my new Balance rune?', 'Puis-je choisir ma nouvelle rune d’Équilibre ?'),
    say(
      'No. It is the nearest to the Destiny rune that is unlike all others in front of players.',
      'Non. C’est la plus proche de la rune du Destin qui diffère de toutes celles des joueurs.',
      'ROK-149',
      'ROK-151',
    ),
  ),
]
