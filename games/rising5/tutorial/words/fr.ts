import type { TutorialWords } from './en.ts'

/** A no-break space stands before : and a narrow one before ; ! ? (written \u00a0 and \u202f to be seen). */
export const fr: TutorialWords = {
  signs: {
    title: 'Ce que dit le Portail',
    portal:
      'Quatre Runes entourent le Portail, sur les emplacements 1 à 4. Parmi les sept Runes se cachent les quatre bonnes, chacune avec son emplacement\u00a0: trouvez-les, et le Portail se ferme.',
    answer:
      'Le Portail a déjà répondu une fois, par des Signes. Chaque Rune a un Signe secret, le sien\u202f; lequel, nul ne le sait encore.',
    states:
      'Le Sage et le Gobel sont brillants\u00a0: leurs Runes sont dans la solution, mais ailleurs. L’Araignée et le Serpent sont sombres\u00a0: leurs Runes n’y sont pas. Un Signe doré serait juste.',
    note: {
      say: 'Le carnet est partagé par toute l’équipe. Presser un Signe en haut le note\u202f; presser une case épingle un Signe à une Rune.',
      goal: 'Notez les quatre Signes\u00a0: pressez le Sage, le Gobel, l’Araignée et le Serpent en haut du carnet.',
      praise:
        'C’est noté, et votre équipe le voit aussi. Deux des quatre Runes du Portail sont bonnes, toutes deux mal placées.',
    },
  },
  swap: {
    title: 'Orakl déplace les Runes',
    activate: {
      say: 'À votre tour, vous activez un personnage\u00a0: une de ses cartes par action voulue. Seule la Compétence d’Orakl déplace les Runes.',
      goal: 'Activez Orakl, pour une action ou deux.',
      praise: 'Orakl est prêt. La Compétence vient d’abord, et ne coûte rien de plus.',
      again: 'Ce n’était pas Orakl. Activez-le cette fois\u00a0: seule sa Compétence déplace les Runes.',
    },
    runes: {
      say: 'La Compétence échange deux Runes du Portail, ou l’une d’elles avec une Rune de la réserve.',
      goal: 'Utilisez la Compétence et échangez la bleue et la rouge\u00a0: pressez l’une, puis l’autre, ou faites-la glisser.',
      praise: 'La rouge est en 1, la bleue en 2. Ce que cela vaut, la prochaine tentative le dira.',
      again: 'Pas tout à fait\u00a0: utilisez d’abord la Compétence, et échangez la bleue avec la rouge.',
    },
    move: {
      say: 'Viennent ensuite les actions. Un déplacement mène à n’importe quel lieu, si loin soit-il.',
      goal: 'Déplacez Orakl\u00a0: pressez un lieu.',
      praise: 'Orakl a quitté son portrait pour de bon. Une autre action permettrait de rencontrer qui l’attend là.',
      again: 'L’action est perdue. Pressez un lieu pour vous y rendre.',
    },
  },
  companion: {
    title: 'Un ami à l’oasis',
    hermit:
      'On ne combat jamais un Compagnon\u00a0: il donne. Une barre oblique entre deux présents\u202f? Choisissez l’un des deux.',
    meet: {
      say: 'Les cubes allument les autels du Portail. Quand les quatre brillent, l’équipe peut tenter de le sceller.',
      goal: 'Rencontrez l’ermite là où se tient Orakl, et prenez le cube.',
      praise: 'Le premier autel s’est allumé, tout seul. Encore trois, et le Portail peut être tenté.',
      again: 'C’est utile aussi. Mais allumez un autel cette fois\u00a0: rencontrez l’ermite et choisissez le cube.',
    },
  },
  fight: {
    title: 'Plus forts ensemble',
    brute:
      'Un Monstre\u00a0: force 4, deux lunes rouges. Vainquez-le et deux autels s’allument. Perdez, et ses lunes poussent l’éclipse de deux cases.',
    sum: 'Le dé donne 1 à 5, ou une éclipse, qui échoue toujours. Un autre personnage au même lieu ajoute 1. Et avant le lancer, vos partenaires peuvent donner des cartes du personnage qui combat\u00a0: 1 de plus chacune.',
    win: {
      say: 'Kevin tient deux cartes Ekho. Les six petites faces montrent quels lancers gagneraient.',
      goal: 'Rencontrez la brute, demandez du Soutien, et gagnez.',
      praise: 'Le dé donne 2\u202f; avec Hal 3, avec les deux cartes de Kevin 5. Seul, c’était perdu.',
      again: 'Le dé donne 2\u00a0: trop peu sans aide. Demandez du Soutien avant de lancer.',
    },
  },
  replica: {
    title: 'Hal, qui copie',
    beside:
      'La Compétence de Hal copie celle d’un personnage du même lieu. Il se tient près d’Orakl\u00a0: aujourd’hui, il échange donc des Runes.',
    swap: {
      say: 'La jaune ou l’orange est sans doute de trop\u00a0: deux Signes étaient sombres. Une Rune nouvelle en apprend plus qu’une ancienne.',
      goal: 'Activez Hal, utilisez la Compétence, et remplacez la jaune par la verte de la réserve.',
      praise: 'La verte est en 3. Deux échanges en deux tours\u00a0: voilà comment une équipe avance.',
      again: 'Activez Hal, et échangez la jaune du Portail avec la verte de la réserve.',
    },
  },
  moon: {
    title: 'La Lune Rouge',
    pile: 'À la fin du tour, vous annoncez un nombre de cartes, puis les piochez une à une. Des Lunes Rouges y attendent, à distances régulières\u00a0: ici, c’est la deuxième carte.',
    draw: {
      say: 'Une Lune Rouge arrête la pioche. Le joueur suivant agit d’abord, puis toutes les lunes rouges visibles poussent l’éclipse.',
      goal: 'Piochez deux cartes, et voyez ce que Kevin doit faire.',
      praise: 'Chaque Monstre visible a compté ses lunes. En vaincre à temps en aurait retiré autant.',
      again: 'Une carte, c’était sans risque, mais la lune attend encore. Piochez-en deux pour la voir se lever.',
    },
    after:
      'La dernière case de la piste est l’éclipse totale, et la fin. L’autre fin est une pioche vide\u00a0: ne piochez donc pas plus qu’il ne faut.',
  },
  seal: {
    title: 'Une première tentative',
    attempt: {
      say: 'Quatre autels brillent\u00a0: Hal peut tenter de sceller le Portail, d’où qu’il soit. Cela coûte une action, et les cubes en cas d’échec.',
      goal: 'Scellez le Portail\u00a0: pressez le bouton, glissez vers le bas sur le Portail, ou appuyez sur S. Puis confirmez.',
      praise: 'Il ne se ferme pas, mais il parle\u00a0: deux dorés, un brillant, un sombre.',
      again: 'L’action est partie ailleurs. Tentez de sceller le Portail.',
    },
    read: 'Le Sage et le Gobel sont devenus dorés\u00a0: la rouge et la bleue sont bien placées. Le Serpent est encore sombre, et il était là les deux fois\u00a0: c’est l’orange, la seule autre Rune restée.',
    monkey:
      'Le Singe est nouveau, comme la verte\u00a0: la verte est le Singe. Il est brillant\u00a0: elle est dans la solution, mais pas en 3. Il ne lui reste que l’emplacement 4.',
    note: {
      say: 'Ce que l’équipe découvre a sa place dans le carnet.',
      goal: 'Épinglez le Singe à la verte\u00a0: pressez leur case.',
      praise: 'Voilà comment les liens se révèlent\u00a0: en comparant les résultats, l’un sous l’autre.',
    },
  },
  hint: {
    title: 'Un Indice',
    astronomer:
      'Certaines récompenses sont des Indices, comme celle de l’astronome aveugle\u00a0: nommez une Rune, et apprenez son Signe.',
    ask: {
      say: 'Le Sage et le Gobel sont la rouge et la bleue, mais lequel est laquelle\u202f? Un Indice le dit. Il ne dit jamais si une Rune est dans la solution.',
      goal: 'Rencontrez l’astronome, et demandez la bleue.',
      praise: 'La bleue est le Sage\u00a0: la rouge est donc le Gobel. Cela reste dans l’historique, pour tous.',
      again: 'Bonne question aussi, mais demandez la bleue cette fois.',
    },
    two: 'Rouge en 1, bleue en 2, verte en 4\u00a0: c’est certain. En 3, la violette ou la noire\u00a0: deux solutions restent, et aucun Indice ne les départage.',
  },
  victory: {
    title: 'Quatre Signes dorés',
    odds: 'Kevin a mené la verte en 4, et les autels brillent de nouveau. Violette ou noire en 3\u00a0: une chance sur deux. Aujourd’hui, la chance sourit à la noire.',
    swap: {
      say: 'Deux Runes pour la Compétence, puis le sceau\u00a0: une carte Orakl suffit pour les deux.',
      goal: 'Activez Orakl, et échangez l’orange avec la noire.',
      praise: 'Rouge, bleue, noire, verte. Les avoir là ne suffit pas\u00a0: seule une tentative fait gagner.',
      again: 'L’orange doit quitter l’emplacement 3, et la noire y venir. Recommencez avec Orakl.',
    },
    seal: {
      say: 'Retenez votre souffle.',
      goal: 'Scellez le Portail.',
      praise: 'Quatre Signes dorés. Le Portail est clos, Asteros est sauvée\u00a0: vous savez jouer.',
      again: 'L’action est partie ailleurs. Scellez le Portail.',
    },
  },
}
