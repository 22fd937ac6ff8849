import type { TutorialWords } from './en.ts'

/** A no-break space stands before : and a narrow one before ; ! ? (written \u00a0 and \u202f to be seen). */
export const fr: TutorialWords = {
  world: {
    title: 'Votre monde',
    nine: 'Voici votre monde\u00a0: neuf Biomes. Chacun montre ce qu’il est (Forêt, Cristal, Champignon, Montagne ou Désert) et, sur son parchemin, ce qu’il donne.',
    avatar:
      'Le pion sur le bord est votre avatar. Il fait face à une ligne, colonne ou rangée\u00a0: à ce tour, c’est elle que vous activez.',
    activate: {
      say: 'Dans cette colonne, deux Biomes donnent un cristal et le troisième un point d’Énergie Vitale. Les cristaux servent à payer\u202f; qui a le plus d’Énergie Vitale gagne la partie.',
      goal: 'Touchez les trois Biomes qui brillent dans la colonne de gauche.',
      praise:
        'Deux cristaux et un point. Et rien n’est perdu\u00a0: ces Biomes s’activeront de nouveau chaque fois que votre avatar leur fera face.',
      again:
        'Vous avez terminé sans activer les trois. C’est permis, mais ce qui reste est perdu. Activez les trois cette fois.',
    },
  },
  turn: {
    title: 'Garder une carte, la poser',
    hand: 'Chaque tour commence par des cartes. Gardez-en une et rendez les autres, face cachée\u00a0: quelqu’un d’autre choisira ensuite parmi elles.',
    keep: {
      say: 'Chaque carte indique son coût en haut à droite. Vous avez 4 cristaux.',
      goal: 'Gardez une carte que vous pouvez payer.',
      praise: 'Bien choisi. Tout le monde choisit en même temps, et personne d’autre ne sait ce que vous avez gardé.',
      again: 'Celle-là coûte 6 cristaux et vous en avez 4\u00a0: impossible de la poser. Gardez-en une moins chère.',
    },
    place: {
      say: 'Posez-la maintenant, sur n’importe lequel de vos Biomes. Ce qu’elle recouvre est perdu pour de bon\u00a0: recouvrez donc ce qui vaut le moins.',
      goal: 'Recouvrez le Désert en haut à droite\u00a0: son parchemin est enroulé, il ne donne rien.',
      praise: 'Payée et posée. Votre monde s’est enrichi, et rien d’utile n’est perdu.',
      again:
        'Vous avez recouvert quelque chose d’utile. Le Désert en haut à droite ne donne rien\u00a0: recouvrez celui-là.',
    },
  },
  where: {
    title: 'Des cartes qui imposent leur place',
    grid: 'Ce Champignon ne coûte aucun cristal. Son coût est une petite grille\u00a0: il ne peut aller que sur trois de vos Biomes. Les cartes sans cristaux ni grille vont partout.',
    place: {
      say: 'Une carte peut se poser hors de la ligne de votre avatar. Mais dans cette ligne, elle s’active dès ce tour.',
      goal: 'Posez le Champignon dans la colonne de gauche, face à votre avatar.',
      praise: 'Exact. Il est dans la colonne active, avec deux Biomes qui y étaient déjà.',
      again: 'Il peut aller là, mais votre avatar n’y fait pas face à ce tour. Essayez en bas à gauche.',
    },
    activate: {
      say: 'La ligne s’active après la pose, nouvelle carte comprise.',
      goal: 'Activez votre nouveau Champignon.',
      praise: 'Trois cristaux tout de suite, pour une carte qui n’en coûtait aucun.',
      again: 'Vous avez terminé sans activer la nouvelle carte. Touchez-la tant qu’elle brille.',
    },
  },
  discard: {
    title: 'Trop chère\u202f? Défaussez-la',
    dear: 'Cette Montagne coûte 6 cristaux et vous en avez 1\u00a0: impossible de la poser. Quand une chose n’est pas permise, touchez-la pour lire pourquoi.',
    spore: {
      say: 'Une carte peut toujours être défaussée, contre 4 cristaux ou contre une Spore. Une Spore reste pour de bon sur son Biome, et l’active une fois de plus à chaque décompte.',
      goal: 'Défaussez la carte contre une Spore, et posez-la sur la Forêt en haut.',
      praise: 'Désormais cette Forêt donne aussi son point à chaque décompte, où que soit votre avatar.',
      again:
        'C’est bien joué aussi\u202f! Mais essayez la Spore sur la Forêt en haut\u00a0: vous la retrouverez au décompte.',
    },
  },
  order: {
    title: 'Dans le bon ordre',
    column:
      'Votre avatar fait face à la colonne du milieu. De haut en bas\u00a0: gagner 2 cristaux\u202f; payer 2 cristaux pour une Spore\u202f; gagner 1 point par Spore de votre monde.',
    activate: {
      say: 'Vous choisissez l’ordre, un Biome après l’autre, et ce que l’un donne peut payer le suivant. Vous avez 2 Spores et aucun cristal.',
      goal: 'Gagnez 3 points avec cette colonne.',
      praise: 'Les cristaux, puis la Spore, puis les points. L’ordre vaut souvent plus que la carte.',
      again:
        'Comptez les Spores en dernier, quand la troisième est là\u00a0: d’abord les cristaux, puis la Spore, puis les points.',
    },
  },
  entity: {
    title: 'Trois en ligne font venir une Entité',
    line: 'Sept Entités Divines attendent des lignes de trois symboles identiques. METSAT répond aux Forêts. Elle est chez Aino, mais ira chez qui complétera la prochaine ligne.',
    place: {
      say: 'Votre rangée du haut montre deux Forêts, l’une préimprimée, l’autre posée. Vous en avez une troisième en main. Les animaux forment des lignes de la même façon.',
      goal: 'Complétez la rangée de Forêts.',
      praise:
        'METSAT quitte Aino et vient chez vous. Elle y reste jusqu’à ce que quelqu’un d’autre complète une rangée ou une colonne de Forêts.',
      again: 'Pas encore de ligne de Forêts. Il ne manque que la case de droite à la rangée du haut.',
    },
    activate: {
      say: 'Une Entité s’active dès son arrivée. METSAT compte une sorte d’animaux dans votre monde, à votre choix\u00a0: 1 point par animal.',
      goal: 'Activez METSAT et choisissez les animaux les plus nombreux.',
      praise: 'Deux points maintenant, et METSAT s’active encore à chaque décompte tant qu’elle est chez vous.',
      again: 'Cela rapportait moins que possible, ou rien. Vous avez deux animaux de l’air\u00a0: comptez ceux-là.',
    },
  },
  scoring: {
    title: 'Les Spores, au décompte',
    corner:
      'Après trois tours, les avatars arrivent à un angle\u00a0: c’est un décompte. La ligne ne compte plus\u00a0: seuls vos Biomes à Spore et vos Entités s’activent.',
    activate: {
      say: 'Chaque Biome à Spore s’active une fois, où qu’il soit, et chacune de vos Entités aussi, dans l’ordre de votre choix.',
      goal: 'Activez tout\u00a0: les deux Biomes à Spore, et KITEET.',
      praise:
        '2 cristaux et 5 points sans une seule carte. Chaque Spore rapporte encore à chaque décompte\u00a0: posez-en tôt.',
      again: 'Il restait quelque chose. Touchez les deux Biomes à Spore, et KITEET parmi les Entités.',
    },
  },
  water: {
    title: 'L’eau compte par l’écart',
    compare:
      'Un décompte finit par l’eau. Vos Sources d’eau sont comparées à celles de la personne qui en a le moins\u00a0: 1 de plus donne 1 point, puis 3, 6, 10 et 15 au plus.',
    place: {
      say: 'Aino a une Source\u202f; vous aussi, sur votre Montagne. Votre carte en apporte deux, ne coûte rien et ne s’active pas.',
      goal: 'Posez-la de façon à avoir 3 Sources d’eau.',
      praise: 'Trois Sources contre une\u00a0: 2 de plus.',
      again:
        'Il vous reste moins de 3 Sources. Ne recouvrez pas votre Montagne préimprimée\u00a0: posez la carte ailleurs.',
    },
    score: {
      say: 'C’est le dernier tour de la manche. Activez ce que vous voulez et terminez votre tour\u202f; Aino joue\u202f; puis vient le décompte. Vous n’avez pas de Spore\u00a0: terminez-le aussi.',
      goal: 'Jouez jusqu’à ce que votre eau soit comptée.',
      praise:
        '2 Sources de plus que le minimum\u00a0: 3 points. Ils reviennent à chaque décompte, tant que vous gardez cette avance.',
    },
  },
  first: {
    title: 'Qui joue en premier',
    track:
      'Le marqueur le plus avancé sur la piste joue en premier, puis les autres dans le sens horaire. Sur une même case, le dernier arrivé est au-dessus et passe avant.',
    reach: {
      say: 'Aino mène avec 12 points, vous en avez 9. La Forêt en haut de la colonne du milieu donne 1 point, et la carte que vous avez en main 2 si elle est posée dans cette colonne.',
      goal: 'Atteignez 12 points à ce tour\u00a0: vous arrivez au-dessus d’Aino.',
      praise: '12, et en haut de la pile. Vous voilà devant Aino.',
      again: 'Cela ne suffit pas pour 12. Posez la carte au centre ou en dessous, et activez-la ainsi que la Forêt.',
    },
    next: {
      say: 'Terminez votre tour. Tous les avatars avancent, et un nouveau tour commence\u00a0: gardez la carte que vous voulez.',
      goal: 'Regardez qui joue en premier au tour suivant.',
      praise: 'C’est vous. Quand une Entité est à prendre, jouer en premier peut valoir cher.',
    },
  },
  end: {
    title: 'Le dernier décompte',
    last: 'Une partie compte quatre manches de trois tours et un décompte, et les cartes sont plus fortes à partir de la troisième. Voici le dernier angle\u00a0: ensuite, qui a le plus d’Énergie Vitale gagne, et tout le reste ne vaut rien.',
    win: {
      say: 'Aino a fini avec 60 points, vous en avez 50. Une Spore vous donne 5 cristaux\u202f; un autre Biome change 3 cristaux en 6 points, TAIVAS 4 cristaux en 7.',
      goal: 'Dépensez vos derniers cristaux pour dépasser Aino, et finissez la partie.',
      praise: '63 à 60\u00a0: vous gagnez\u202f! Vous savez tout ce qu’il faut pour jouer à Rauha.',
      again:
        'Aino reste devant. Gagnez d’abord les cristaux\u202f; il y en aura ensuite assez pour le Biome et pour TAIVAS.',
    },
  },
}
