import { printed } from '@runatal/grammar/fr'
import type { TutorialWords } from './en.ts'

export const fr: TutorialWords = printed<TutorialWords>({
  signs: {
    title: 'Ce que dit le Portail',
    portal:
      'Quatre Runes entourent le Portail, sur les emplacements 1 à 4. Quatre des sept Runes forment la solution, chacune à un emplacement précis : trouvez-les pour sceller le Portail.',
    answer:
      'Le Portail a déjà répondu une fois, par des Signes. Chaque Rune est liée en secret à un Signe ; lequel, personne ne le sait encore.',
    states:
      'Le Sage et le Gobel sont brillants : leurs Runes font partie de la solution, mais pas à cet emplacement. L’Araignée et le Serpent sont sombres : leurs Runes n’en font pas partie. Un Signe doré indiquerait une Rune bien placée.',
    note: {
      say: 'Le carnet est partagé par toute l’équipe. Touchez un Signe, en haut, pour le noter ; touchez une case pour épingler un Signe à une Rune.',
      goal: 'Notez les quatre Signes : touchez le Sage, le Gobel, l’Araignée et le Serpent en haut du carnet.',
      praise:
        'C’est noté, et votre équipe le voit aussi. Deux des quatre Runes du Portail sont bonnes, mais toutes deux mal placées.',
    },
  },
  swap: {
    title: 'Orakl déplace les Runes',
    activate: {
      say: 'À votre tour, vous activez un personnage en défaussant une de ses cartes par action voulue. Seule la Compétence d’Orakl déplace les Runes.',
      goal: 'Activez Orakl, pour une action ou deux.',
      praise: 'Orakl est prêt. Sa Compétence passe en premier, et ne coûte rien de plus.',
      again: 'Ce n’était pas Orakl. Activez-le cette fois : seule sa Compétence déplace les Runes.',
    },
    runes: {
      say: 'La Compétence échange deux Runes du Portail, ou l’une d’elles avec une Rune de la réserve.',
      goal: 'Utilisez la Compétence pour échanger la bleue et la rouge : touchez l’une, puis l’autre, ou faites glisser la première sur la seconde.',
      praise: 'La rouge est en 1, la bleue en 2. La prochaine tentative dira si c’était une bonne idée.',
      again: 'Pas tout à fait : utilisez d’abord la Compétence, et échangez la bleue avec la rouge.',
    },
    move: {
      say: 'Viennent ensuite les actions. Un déplacement mène à n’importe quel lieu, sans contrainte de distance.',
      goal: 'Déplacez Orakl : touchez un lieu.',
      praise:
        'Orakl a quitté son portrait pour de bon. Avec une action de plus, il pourrait rencontrer ce qui l’attend sur ce lieu.',
      again: 'L’action est perdue. Touchez un lieu pour vous y rendre.',
    },
  },
  companion: {
    title: 'Un ami à l’oasis',
    hermit:
      'On ne combat jamais un Compagnon : il offre une récompense. Une barre oblique en sépare deux ? Choisissez-en une.',
    meet: {
      say: 'Les cubes allument les autels du Portail. Quand les quatre sont allumés, l’équipe peut tenter de le sceller.',
      goal: 'Rencontrez l’Ermite de l’oasis, là où se trouve Orakl, et prenez le cube.',
      praise: 'Le premier autel s’est allumé tout seul. Encore trois, et vous pourrez tenter de sceller le Portail.',
      again:
        'C’est utile aussi, mais cette fois, allumez un autel : rencontrez l’Ermite de l’oasis et choisissez le cube.',
    },
  },
  fight: {
    title: 'Plus forts ensemble',
    brute:
      'Un Monstre : force 4, deux Lunes Rouges. S’il est vaincu, l’équipe gagne deux cubes. S’il gagne, ses Lunes Rouges font avancer l’éclipse de deux cases.',
    sum: 'Le dé donne de 1 à 5, ou une Éclipse, qui fait toujours perdre. Un autre personnage sur le même lieu ajoute 1. Et avant le lancer, vos partenaires peuvent donner des cartes du personnage qui combat : +1 par carte.',
    win: {
      say: 'Kevin a deux cartes Ekho en main. Les six petites faces montrent les lancers gagnants.',
      goal: 'Rencontrez la Brute de cendre, demandez du Soutien, et gagnez.',
      praise: 'Le dé donne 2 ; avec Hal, 3 ; avec les deux cartes de Kevin, 5. Sans aide, c’était perdu.',
      again: 'Le dé donne 2 : sans aide, c’est trop peu. Demandez du Soutien avant de lancer.',
    },
  },
  replica: {
    title: 'Hal, qui copie',
    beside:
      'La Compétence de Hal copie celle d’un personnage du même lieu. Il est aux côtés d’Orakl : il peut donc échanger des Runes.',
    swap: {
      say: 'La jaune ou l’orange est sans doute de trop : deux Signes étaient sombres. Une nouvelle Rune vous en apprendra plus qu’une ancienne.',
      goal: 'Activez Hal, utilisez sa Compétence, et remplacez la jaune par la verte de la réserve.',
      praise: 'La verte est en 3. Deux échanges en deux tours : voilà comment une équipe avance.',
      again: 'Activez Hal, et échangez la jaune du Portail avec la verte de la réserve.',
    },
  },
  moon: {
    title: 'La Lune Rouge',
    pile: 'À la fin du tour, vous annoncez combien de cartes vous piochez, puis vous les prenez une par une. Des Lunes Rouges attendent dans la pile, à intervalles réguliers : ici, la deuxième carte en est une.',
    draw: {
      say: 'Une Lune Rouge arrête la pioche. Le joueur suivant agit d’abord, puis toutes les Lunes Rouges des Monstres visibles font avancer l’éclipse.',
      goal: 'Piochez deux cartes, et voyez ce que Kevin doit faire.',
      praise:
        'Les Lunes Rouges de tous les Monstres visibles ont compté. En vaincre quelques-uns à temps en aurait épargné.',
      again:
        'Une carte, c’était sans risque, mais la Lune Rouge attend toujours. Piochez-en deux pour la voir se lever.',
    },
    after:
      'Sur la dernière case de la piste, l’éclipse est totale et la partie perdue. Elle l’est aussi quand la pile est vide : ne piochez donc pas plus qu’il ne faut.',
  },
  seal: {
    title: 'Une première tentative',
    attempt: {
      say: 'Les quatre autels sont allumés : Hal peut tenter de sceller le Portail, où qu’il soit. Cela coûte une action, et les cubes en cas d’échec.',
      goal: 'Scellez le Portail : touchez le bouton, glissez vers le bas sur le Portail ou appuyez sur S, puis confirmez.',
      praise: 'Le sceau ne tient pas, mais le Portail répond : deux Signes dorés, un brillant, un sombre.',
      again: 'L’action a servi à autre chose. Cette fois, tentez de sceller le Portail.',
    },
    read: 'Le Sage et le Gobel sont devenus dorés : la rouge et la bleue sont bien placées. Le Serpent est toujours sombre, et il était là les deux fois : c’est donc l’orange, la seule autre Rune restée en place.',
    monkey:
      'Le Singe est nouveau, comme la verte : la verte est donc le Singe. Il est brillant : la verte fait partie de la solution, mais pas en 3. Il ne lui reste que l’emplacement 4.',
    note: {
      say: 'Tout ce que l’équipe découvre a sa place dans le carnet.',
      goal: 'Épinglez le Singe à la verte : touchez leur case.',
      praise: 'C’est ainsi que les liens se révèlent : en comparant les résultats, l’un sous l’autre.',
    },
  },
  hint: {
    title: 'Un Indice',
    astronomer:
      'Certaines récompenses sont des Indices, comme celle de l’Astronome aveugle : choisissez une Rune pour apprendre son Signe.',
    ask: {
      say: 'Le Sage et le Gobel désignent la rouge et la bleue, mais dans quel ordre ? Un Indice le dira. En revanche, il ne dit jamais si une Rune fait partie de la solution.',
      goal: 'Rencontrez l’Astronome aveugle, et demandez un Indice sur la bleue.',
      praise: 'La bleue est le Sage : la rouge est donc le Gobel. L’Indice reste dans l’historique, visible de tous.',
      again: 'Bonne question aussi, mais cette fois, demandez un Indice sur la bleue.',
    },
    two: 'Rouge en 1, bleue en 2, verte en 4 : c’est certain. En 3, la violette ou la noire : il reste deux solutions, et aucun Indice ne peut les départager.',
  },
  victory: {
    title: 'Quatre Signes dorés',
    odds: 'Kevin a fait passer la verte en 4, et les autels sont de nouveau allumés. Violette ou noire en 3 : une chance sur deux. Aujourd’hui, la chance sourit à la noire.',
    swap: {
      say: 'La Compétence échange deux Runes, puis l’action scelle le Portail : une seule carte Orakl suffit.',
      goal: 'Activez Orakl, et échangez l’orange avec la noire.',
      praise: 'Rouge, bleue, noire, verte. Les avoir en place ne suffit pas : seule une tentative fait gagner.',
      again: 'L’orange doit quitter l’emplacement 3, et la noire y venir. Recommencez avec Orakl.',
    },
    seal: {
      say: 'Retenez votre souffle.',
      goal: 'Scellez le Portail.',
      praise: 'Quatre Signes dorés. Le Portail est scellé, Asteros est sauvée : vous savez jouer.',
      again: 'L’action a servi à autre chose. Cette fois, scellez le Portail.',
    },
  },
})
