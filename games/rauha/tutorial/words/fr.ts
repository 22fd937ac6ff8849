import type { TutorialWords } from './en.ts'

/** A no-break space stands before : and a narrow one before ; ! ? (written \u00a0 and \u202f to be seen). */
export const fr: TutorialWords = {
  world: {
    title: 'Votre monde',
    nine: 'Voici votre monde\u00a0: neuf Biomes. Chacun montre ce qu’il est (Forêt, Cristal, Champignon, Montagne ou Désert) et, sur son parchemin, ce qu’il donne.',
    avatar:
      'Le pion sur le bord est votre avatar. Il fait face à une ligne, colonne ou rangée\u00a0: à ce tour, c’est elle qui travaille pour vous.',
    activate: {
      say: 'Dans cette colonne, deux Biomes donnent un cristal et un autre un point d’Énergie Vitale. Les cristaux servent à payer\u202f; le plus d’Énergie Vitale gagne la partie.',
      goal: 'Pressez les trois Biomes lumineux de la colonne de gauche.',
      praise:
        'Deux cristaux et un point. Et rien n’est usé\u00a0: ces Biomes resserviront chaque fois que votre avatar leur fera face.',
      again:
        'Vous avez fini avant que les trois aient servi. C’est permis, mais ce qui reste est perdu. Prenez les trois cette fois.',
    },
  },
  turn: {
    title: 'Garder une carte, la poser',
    hand: 'Chaque tour commence par des cartes. Gardez-en une et rendez les autres, face cachée\u00a0: quelqu’un d’autre y choisira ensuite.',
    keep: {
      say: 'Chaque carte montre son prix en haut à droite. Vous avez 4 cristaux.',
      goal: 'Gardez une carte que vous pouvez payer.',
      praise: 'Bien choisi. Tout le monde choisit en même temps, et personne d’autre ne sait ce que vous avez gardé.',
      again: 'Celle-là coûte 6 cristaux et vous en avez 4\u00a0: impossible de la poser. Gardez-en une moins chère.',
    },
    place: {
      say: 'Posez-la maintenant, sur n’importe lequel de vos Biomes. Ce qu’elle recouvre est perdu\u00a0: recouvrez donc ce qui vaut le moins.',
      goal: 'Recouvrez le Désert en haut à droite\u00a0: son parchemin est roulé, il ne donne rien.',
      praise: 'Payée et posée. Votre monde a grandi, et rien d’utile n’est perdu.',
      again:
        'Cela vous coûte quelque chose d’utile. Le Désert en haut à droite ne donne rien\u00a0: recouvrez celui-là.',
    },
  },
  where: {
    title: 'Certaines cartes choisissent leur place',
    grid: 'Ce Champignon ne coûte aucun cristal. Son prix est une petite grille\u00a0: il ne va que sur trois de vos Biomes. Les cartes sans prix ni grille vont partout.',
    place: {
      say: 'Une carte peut aller hors de la ligne de votre avatar. Mais dans cette ligne, elle sert dès ce tour.',
      goal: 'Posez le Champignon dans la colonne de gauche, face à votre avatar.',
      praise: 'Exact. Il est dans la colonne active, avec deux Biomes qui y étaient déjà.',
      again: 'Il peut aller là, mais votre avatar n’y fait pas face à ce tour. Essayez en bas à gauche.',
    },
    activate: {
      say: 'La ligne s’active après la pose, nouvelle carte comprise.',
      goal: 'Activez votre nouveau Champignon.',
      praise: 'Trois cristaux tout de suite, pour une carte qui n’en coûtait aucun.',
      again: 'Vous avez fini avant que la nouvelle carte ait servi. Pressez-la tant qu’elle brille.',
    },
  },
  discard: {
    title: 'Trop chère\u202f? Défaussez-la',
    dear: 'Cette Montagne coûte 6 cristaux et vous en avez 1\u00a0: impossible de la poser. Quand une chose n’est pas permise, pressez-la pour lire pourquoi.',
    spore: {
      say: 'Une carte peut toujours être défaussée, contre 4 cristaux ou contre une Spore. Une Spore reste pour de bon sur son Biome et le fait servir une fois de plus à chaque décompte.',
      goal: 'Défaussez la carte contre une Spore, et mettez-la sur la Forêt en haut.',
      praise: 'Désormais cette Forêt donne aussi son point à chaque décompte, où que soit votre avatar.',
      again:
        'C’est un bon usage aussi\u202f! Mais essayez la Spore sur la Forêt en haut\u00a0: vous en reverrez au décompte.',
    },
  },
  order: {
    title: 'Dans le bon ordre',
    column:
      'Votre avatar fait face à la colonne du milieu. De haut en bas\u00a0: gagner 2 cristaux\u202f; payer 2 cristaux pour une Spore\u202f; marquer un point par Spore de votre monde.',
    activate: {
      say: 'Vous choisissez l’ordre, un Biome après l’autre, et ce que l’un donne peut payer le suivant. Vous avez 2 Spores et aucun cristal.',
      goal: 'Marquez 3 points avec cette colonne.',
      praise: 'Les cristaux, puis la Spore, puis les points. L’ordre vaut souvent plus que la carte.',
      again:
        'Comptez les Spores en dernier, quand la troisième est là\u00a0: d’abord les cristaux, puis la Spore, puis les points.',
    },
  },
  entity: {
    title: 'Trois en ligne font venir une Entité',
    line: 'Sept Entités Divines attendent des lignes de trois symboles égaux. METSAT répond aux Forêts. Elle est chez Aino, mais elle va à qui complète la prochaine ligne.',
    place: {
      say: 'Votre rangée du haut montre deux Forêts, l’une imprimée, l’autre posée. Vous en tenez une troisième. Les animaux font des lignes de la même façon.',
      goal: 'Complétez la rangée de Forêts.',
      praise:
        'METSAT quitte Aino et vient chez vous. Elle y reste jusqu’à ce que quelqu’un d’autre complète une rangée ou une colonne de Forêts.',
      again: 'Pas encore de ligne de Forêts. Il ne manque à la rangée du haut que son bout droit.',
    },
    activate: {
      say: 'Une Entité sert dès qu’elle arrive. METSAT compte une sorte d’animal dans votre monde, à votre choix\u00a0: un point chacun.',
      goal: 'Activez METSAT et choisissez l’animal que vous avez le plus.',
      praise: 'Deux points maintenant, et METSAT sert encore à chaque décompte tant qu’elle est à vous.',
      again: 'Cela valait moins que possible, ou rien. Vous avez deux animaux de l’air\u00a0: comptez ceux-là.',
    },
  },
  scoring: {
    title: 'Les Spores servent au décompte',
    corner:
      'Après trois tours, les avatars arrivent à un coin\u00a0: c’est un décompte. La ligne ne compte plus. Vos Spores et vos Entités, si.',
    activate: {
      say: 'Chaque Biome qui porte une Spore sert une fois, où qu’il soit, et chacune de vos Entités aussi, dans l’ordre que vous voulez.',
      goal: 'Prenez tout\u00a0: deux Biomes avec une Spore, et KITEET.',
      praise:
        '2 cristaux et 5 points sans une seule carte. Chaque Spore rapporte encore à chaque décompte\u00a0: posez-en tôt.',
      again: 'Il restait quelque chose. Pressez les deux Biomes avec une Spore, et KITEET parmi les Entités.',
    },
  },
  water: {
    title: 'L’eau compte par différence',
    compare:
      'Un décompte finit par l’eau. Vos Sources sont comparées à celles du joueur qui en a le moins\u00a0: 1 de plus donne 1 point, puis 3, 6, 10 et 15 au plus.',
    place: {
      say: 'Aino a une Source\u202f; vous aussi, sur votre Montagne. Votre carte en apporte deux, ne coûte rien et ne s’active pas.',
      goal: 'Posez-la de façon à avoir 3 Sources.',
      praise: 'Trois Sources contre une\u00a0: 2 de plus.',
      again:
        'Il vous reste moins de 3 Sources. Ne recouvrez pas votre Montagne imprimée\u00a0: posez la carte ailleurs.',
    },
    score: {
      say: 'C’est le dernier tour de la manche. Activez ce que vous voulez et finissez votre passage\u202f; Aino joue\u202f; puis vient le décompte. Vous n’avez pas de Spore\u00a0: finissez-le aussi.',
      goal: 'Jouez jusqu’à ce que votre eau soit comptée.',
      praise:
        '2 Sources de plus que le minimum\u00a0: 3 points. Ils reviennent à chaque décompte, tant que vous gardez l’avance.',
    },
  },
  first: {
    title: 'Qui joue en premier',
    track:
      'Le marqueur le plus avancé sur la piste joue en premier, puis les autres dans le sens horaire. Sur une même case, le dernier arrivé est au-dessus et passe avant.',
    reach: {
      say: 'Aino mène avec 12 points, vous en avez 9. La Forêt en haut de la colonne du milieu donne 1 point, et la carte que vous tenez 2 si elle est dans cette colonne.',
      goal: 'Atteignez 12 points à ce tour\u00a0: vous arrivez au-dessus d’Aino.',
      praise: '12, et au-dessus de la pile. Vous voilà devant Aino.',
      again: 'Cela ne suffit pas pour 12. Posez la carte au centre ou en dessous, et activez-la ainsi que la Forêt.',
    },
    next: {
      say: 'Finissez votre passage. Tous les avatars avancent, et un nouveau tour commence\u00a0: gardez la carte que vous voulez.',
      goal: 'Voyez qui joue en premier au tour suivant.',
      praise: 'C’est vous. Quand une Entité est à prendre, être premier peut valoir beaucoup.',
    },
  },
  end: {
    title: 'Le dernier décompte',
    last: 'Une partie a quatre manches de trois tours et un décompte, et les cartes sont plus fortes dès la troisième. Voici le dernier coin\u00a0: ensuite le plus d’Énergie Vitale gagne, et tout le reste ne vaut rien.',
    win: {
      say: 'Aino a fini avec 60 points, vous en avez 50. Une Spore vous donne 5 cristaux\u202f; un autre Biome change 3 cristaux en 6 points, TAIVAS 4 cristaux en 7.',
      goal: 'Dépensez vos derniers cristaux pour dépasser Aino, et finissez la partie.',
      praise: '63 à 60\u00a0: vous gagnez\u202f! Vous savez tout ce qu’il faut pour jouer à Rauha.',
      again:
        'Aino reste devant. Prenez d’abord les cristaux\u202f; il y en a ensuite assez pour le Biome et pour TAIVAS.',
    },
  },
}
