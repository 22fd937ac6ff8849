import type { TutorialWords } from './en.ts'

/** A no-break space stands before : and a narrow one before ; ! ? (written \u00a0 and \u202f to be seen). */
export const fr: TutorialWords = {
  throwing: {
    title: 'Lancez les pierres',
    table:
      'Voici la table. Au milieu, la rune du Destin et son point. On lance les runes autour d’elle\u202f; qui en a le plus dans son butin à la fin gagne.',
    balance:
      'Chacun a une rune d’Équilibre sur une coupelle\u00a0: elle reste devant son propriétaire et personne n’a le droit de la saisir. Vous verrez bientôt à quoi elle sert.',
    signal: {
      say: 'Chacun a pioché cinq runes dans le sac, sans regarder. Vous tenez le sac\u00a0: à vous de donner le signal. Alors tout le monde lance ensemble.',
      goal: 'Touchez «\u00a0Lancer\u202f!\u00a0» et regardez tomber les pierres.',
      praise:
        'Certaines pierres montrent leur signe, d’autres sont face cachée. Maintenant tout le monde saisit en même temps\u202f!',
    },
  },
  pair: {
    title: 'Saisissez une paire',
    twins:
      'Une paire, c’est deux pierres de même couleur et de même signe. Ces deux-là sont jumelles. La blanche au même signe est un piège\u00a0: elle n’est pas de la même couleur.',
    hidden: 'Les pierres face cachée sont hors jeu. Personne n’a le droit de les retourner ni de les saisir.',
    grab: {
      say: 'Vous n’avez qu’une main\u00a0: touchez une jumelle puis, quand votre main est libre, l’autre. Prenez votre temps\u00a0: aucune horloge ne court ici.',
      goal: 'Saisissez les deux jumelles noires.',
      praise: 'Une paire\u202f! Elle est dans votre butin, derrière votre rune d’Équilibre.',
      again: 'C’était une autre pierre. Les jumelles sont toutes deux noires et portent le même signe.',
    },
  },
  falsePair: {
    title: 'Une fausse paire coûte cher',
    alike:
      'Ces deux-là se ressemblent, mais ne sont pas jumelles. Rien ne vous empêche de les saisir. Que se passe-t-il alors\u202f?',
    grab: {
      say: 'Tout le monde se trompe un jour. Trompez-vous maintenant, exprès.',
      goal: 'Saisissez les deux pierres noires, même si ce n’est pas une paire.',
      praise: 'Vous les avez. Mais quand la prise est finie, tout le monde vérifie ce que vous avez saisi.',
    },
    pay: {
      say: 'La prise se termine d’elle-même quand il n’y a plus rien à saisir. Chaque fausse paire retourne alors au sac, avec une vraie paire de votre butin.',
      goal: 'Attendez la vérification, puis choisissez la paire à rendre.',
      praise: 'Regardez donc deux fois avant de saisir. Sans paire au butin, vous n’auriez rien payé de plus.',
    },
  },
  own: {
    title: 'Votre rune d’Équilibre',
    single:
      'Votre rune d’Équilibre attend sa jumelle. Si celle-ci est lancée et que vous la saisissez, les deux forment une paire pour vous.',
    grab: {
      say: 'Une pierre de la table a la couleur et le signe de votre rune d’Équilibre. Elle vaut une paire d’un seul geste.',
      goal: 'Saisissez la jumelle de votre rune d’Équilibre.',
      praise:
        'Une paire d’un seul geste. Votre coupelle est vide\u00a0: tant qu’elle l’est, personne ne peut vous voler.',
      again: 'Ce n’était pas la jumelle. Comparez la couleur et le signe avec ceux de la pierre de votre coupelle.',
    },
    next: {
      say: 'Il n’y a plus rien à saisir\u00a0: bas les mains. Qui n’a plus de rune d’Équilibre reçoit alors la pierre visible la plus proche de la rune du Destin.',
      goal: 'Regardez quelle pierre arrive sur votre coupelle.',
      praise: 'La plus proche. Ici personne ne choisit, et deux runes d’Équilibre ne sont jamais identiques.',
    },
  },
  theft: {
    title: 'Volez un rival',
    rich: 'Tove garde une rune d’Équilibre grise et possède deux paires grises. Qui saisit la jumelle de cette rune vole Tove.',
    grab: {
      say: 'La jumelle est sur la table. Tove la veut aussi, mais manque un peu de vitesse aujourd’hui.',
      goal: 'Saisissez la jumelle de la rune d’Équilibre de Tove, plus vite que Tove.',
      praise: 'Vous tenez la jumelle. Le vol aura lieu à la fin de la prise.',
      again:
        'Ce n’était pas elle, ou Tove a fait plus vite. Cherchez la pierre grise qui porte le signe de la coupelle de Tove.',
    },
    rob: {
      say: 'Le voleur prend la rune d’Équilibre et toutes les pierres de sa couleur dans le butin de la victime. Les autres couleurs sont à l’abri.',
      goal: 'Attendez la fin de la prise et regardez le vol.',
      praise:
        'Six runes grises sont à vous\u202f; la paire blanche reste à Tove. Gardez l’œil sur la couleur de votre propre coupelle\u202f!',
    },
  },
  split: {
    title: 'Plutôt personne qu’un rival',
    rival: 'Une paire noire est là. Tove l’a vue en premier et tend déjà la main vers une des jumelles.',
    deny: {
      say: 'Si deux joueurs saisissent chacun une jumelle, la paire est partagée\u00a0: les deux pierres vont au sac. Personne ne gagne, personne ne paie.',
      goal: 'Saisissez l’autre jumelle, et attendez la fin de la prise.',
      praise: 'Partagée\u202f! Tove est devant vous et se passera de cette paire.',
      again:
        'Tove a gardé la paire, ou vous avez pris une autre pierre. Saisissez la jumelle noire dès que Tove a la première.',
    },
  },
  slide: {
    title: 'La glissade',
    why: 'Tove et vous avez chacun saisi la jumelle de la rune d’Équilibre noire de l’autre. Qui vole en premier\u202f? La meilleure glissade décide\u00a0: au plus près de la rune du Destin, sans la toucher.',
    shoot: {
      say: 'D’abord un fantôme glisse à la force 50 et montre si la piste est lisse. Puis tirez votre pierre en arrière, visez et lâchez\u202f; ou servez-vous des flèches et d’Entrée.',
      goal: 'Arrêtez-vous plus près que Tove, sans toucher. Ici, une force d’environ 70 convient.',
      praise: 'La plus proche, et sans toucher la rune du Destin. Vous choisissez donc l’ordre des vols.',
      again: 'Toucher la rune du Destin fait perdre, et s’arrêter trop loin aussi. Essayez une force entre 65 et 75.',
    },
    order: {
      say: 'Qui vole en dernier garde tout le noir\u00a0: d’abord Tove prend le vôtre, puis vous reprenez tout, et plus encore.',
      goal: 'Choisissez l’ordre qui vous laisse le plus de runes.',
      praise: '12 runes contre 4. Dans l’autre ordre, c’était Tove qui gagnait.',
      again: 'Voilà vos pierres noires chez Tove. Laissez Tove voler d’abord\u00a0: ensuite vous reprenez tout.',
    },
  },
  end: {
    title: 'La fin de la partie',
    bag: 'Après chaque lancer, les pierres face cachée retournent au sac et les visibles restent. Quand le sac ne contient pas plus de pierres qu’il n’y a de joueurs, la partie est finie.',
    win: {
      say: 'Deux pierres au sac, deux joueurs\u00a0: c’est la dernière prise. Vous êtes à égalité avec Tove, six runes partout. À égalité, une glissade déciderait de la victoire.',
      goal: 'Saisissez la dernière paire et gagnez.',
      praise: 'Huit runes contre six\u00a0: le titre de grand maître des runes est à vous\u202f!',
      again: 'Sans la paire, il y a égalité. Saisissez les deux pierres blanches à temps.',
    },
  },
  calm: {
    title: 'Sans se presser',
    focus:
      'Rök se joue aussi posément. Pas besoin de vitesse\u00a0: après chaque lancer, chacun a trois points d’attention et choisit en secret.',
    choose: {
      say: 'Touchez une paire, puis dites combien de points vous y mettez. Qui en met le plus la gagne\u202f; à égalité, elle est partagée. Tove aime en mettre un.',
      goal: 'Choisissez la paire noire et gagnez-la.',
      praise: 'À vous. Les points mis sont perdus pour ce lancer\u202f; au prochain, vous en aurez de nouveau trois.',
      again: 'Pas assez\u00a0: à nombre de points égal, elle est partagée. Mettez-en deux ou trois sur la paire.',
    },
  },
}
