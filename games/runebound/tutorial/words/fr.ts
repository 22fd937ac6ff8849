import { printed } from '@runatal/grammar/fr'
import type { TutorialWords } from './en.ts'

export const fr: TutorialWords = printed({
  step: {
    title: 'Le pays et votre héroïne',
    land: 'Voici le pays : 165 hexagones de plaine, forêt, colline, montagne et eau, avec cités, villes, sanctuaires et forteresses. Faites-le glisser, zoomez, touchez un hexagone pour savoir ce qu’il est.',
    sheet:
      'Vous êtes Tatianna. Sa fiche montre Corps, Intelligence et Esprit, sa Santé, sa Vitesse, son Or et ses actions : trois à chaque tour.',
    move: {
      say: 'Se déplacer coûte une action : un pas vers n’importe quel hexagone voisin, ou un lancer des dés Terrain.',
      goal: 'Choisissez « Se déplacer », puis l’un des hexagones dorés.',
      praise: 'Un pas est toujours possible, quel que soit le terrain. Les dés mènent plus loin.',
      again: 'C’était une autre action. Choisissez « Se déplacer », puis un hexagone doré voisin.',
    },
  },
  dice: {
    title: 'Les dés montrent le chemin',
    roll: {
      say: 'Vous lancez autant de dés que votre Vitesse : quatre. Chaque dé paie un pas vers un hexagone du terrain qu’il montre ; sur une route, tout dé convient, et l’étoile est un Joker.',
      goal: 'Déplacez-vous, lancez les dés et allez à la gemme verte en G9, au sud-ouest.',
      praise:
        'Route, plaine, colline : trois dés, et il reste le Joker. Le plateau trouve le chemin, à vous de choisir où il finit.',
      again: 'Pas encore. « Se déplacer », puis lancez les dés, puis touchez G9.',
    },
    gems: 'Les gemmes sont des aventures : orange pour le Combat, vertes pour l’Exploration, violettes pour la Société, les gens et leurs soucis.',
  },
  event: {
    title: 'Une aventure',
    test: {
      say: 'S’aventurer coûte deux actions et retourne la gemme face cachée. Pour un test, piochez une carte Compétence par point de la caractéristique ; les étoiles sont des succès. Se dépasser, c’est défausser une carte de sa main : ici, pour en piocher une de plus.',
      goal: 'Aventurez-vous, lisez les pierres et réussissez le test : dépassez-vous s’il le faut.',
      praise: 'Réussi. La carte devient un Trophée vert : les Trophées servent à apprendre des Compétences.',
      again:
        'Il s’en faut de peu. Aventurez-vous, lisez les pierres, et dépassez-vous avec la carte de votre main si la première pioche échoue.',
    },
  },
  fight: {
    title: 'Un brigand sur la route',
    pools:
      'Un combat. Les deux camps ont lancé leurs pions : à gauche les vôtres, rangés par icône. À droite, la fiche de l’ennemi dit ce qu’il fait, de haut en bas ; la case dorée est la prochaine.',
    strike: {
      say: 'Tous les pions d’une même icône se dépensent ensemble. Deux épées de 2 font 4 dégâts, et il reste 4 de Santé au brigand.',
      goal: 'Frappez avec les deux épées.',
      praise: 'Vaincu avant d’avoir agi : 2 Or, et la carte devient un Trophée orange.',
      again: 'Il a sauvé sa peau. Frappez avec les deux épées à la fois.',
    },
  },
  shield: {
    title: 'Levez le bouclier',
    block: {
      say: 'L’ennemi a plus d’icônes dorées et commence. Ses crânes valent 3, et il vous reste 3 de Santé. Un bouclier n’est pas une action : il répond au coup.',
      goal: 'Bloquez avec votre bouclier.',
      praise: 'Deux dégâts sur trois bloqués. Vous tenez debout, et c’est à vous.',
      again: 'Un coup de trop. Bloquez avec le bouclier quand les dégâts arrivent.',
    },
  },
  double: {
    title: 'Deux fois plus',
    win: {
      say: 'Un double-cercle double un autre pion. Doubler est une action de combat à part entière, et cet ennemi n’a rien pour répondre.',
      goal: 'Doublez l’épée, puis frappez : 4 dégâts mettent fin à ce combat.',
      praise:
        'Deux font quatre. Les pions des Ressources rejoignent votre réserve : de quoi combiner davantage plus tard.',
      again: 'Deux dégâts ne suffisent pas. Doublez d’abord l’épée, puis frappez.',
    },
  },
  learn: {
    title: 'Les Trophées deviennent des Compétences',
    card: {
      say: 'Les cartes en main sont des Compétences à apprendre, contre les Trophées inscrits en bas. La caractéristique limite le nombre de Compétences de son type.',
      goal: 'Apprenez « Longue foulée » : touchez-la dans votre main, puis payez deux Trophées.',
      praise: 'Vitesse 5 désormais : cinq dés à chaque déplacement. Apprendre ne coûte pas d’action.',
      again: 'Ces Trophées sont partis ailleurs. Cette fois, apprenez « Longue foulée ».',
    },
  },
  shop: {
    title: 'Le marché de Tamalir',
    buy: {
      say: 'Les cités ont un marché. Acheter coûte une action : une carte de plus est posée, puis vous en achetez une ou en défaussez une. Vous pouvez revendre avant.',
      goal: 'Allez au marché et achetez le Fléau pour 8 Or.',
      praise:
        'Son pion, épée 2 ou agilité, rejoint votre réserve à chaque combat. Une Arme, un Vêtement, une seule Ressource de chaque type : choisissez bien.',
      again: 'Ce n’était pas le Fléau. Achetez-le tant qu’il est là.',
    },
  },
  retreat: {
    title: 'Une issue',
    flee: {
      say: 'Tous les pions sont dépensés et le brigand tient debout. À la fin de chaque round, on continue ou l’on tente la retraite : lancez un dé Terrain et fuyez vers un hexagone voisin d’un terrain qu’il montre.',
      goal: 'Tentez la retraite et choisissez un hexagone.',
      praise: 'Sauvée. Garder 2 de Santé pour un autre jour, c’est bien joué.',
      again: 'Le combat continue, avec 2 de Santé. Cette fois, tentez la retraite.',
    },
    price:
      'La retraite ne rapporte rien : la carte est défaussée et vos dégâts restent. Mais vos actions restantes sont toujours à vous.',
  },
  defeat: {
    title: 'À terre, mais pas vaincue',
    kept: 'Un combat perdu : Tatianna reste où elle est tombée. Elle garde son Or, ses cartes et ses Trophées ; elle ne perd que le temps de se relever.',
    rise: {
      say: 'Sa prochaine action doit être de se reposer. Dans la nature, lancez les cinq dés Terrain : chaque dé qui montre le terrain de votre hexagone soigne 1.',
      goal: 'Reposez-vous et relevez-vous.',
      praise:
        'Trois dés montrent la forêt : 3 dégâts soignés, et toutes les actions sont de nouveau possibles. Face à un antagoniste, c’est autre chose : qui tombe quitte la partie.',
      again: 'Un héros vaincu ne peut rien faire d’autre avant de s’être reposé. Reposez-vous.',
    },
  },
  rest: {
    title: 'Une nuit en ville',
    heal: {
      say: 'Six dégâts sur huit. Dans la nature, se reposer soigne 1 par dé, sur cinq, qui montre le terrain de votre hexagone. Dans une cité, une ville, un sanctuaire ou une forteresse, tout est soigné.',
      goal: 'Faites un pas vers Tamalir, à côté de vous, et reposez-vous là.',
      praise: 'Tout est soigné, pour deux actions en tout. Et il y a un marché.',
      again: 'Peu ou rien n’est soigné ainsi. Faites un pas vers Tamalir, puis reposez-vous.',
    },
  },
  train: {
    title: 'S’entraîner',
    draw: {
      say: 'S’entraîner coûte une action : piochez autant de Compétences que votre Main Max, trois pour Tatianna, puis défaussez jusqu’à cette limite, parmi les anciennes comme les nouvelles.',
      goal: 'Entraînez-vous et choisissez la carte à défausser.',
      praise: 'Trois cartes de votre choix. Apprenez-les contre des Trophées, ou dépassez-vous avec elles.',
      again: 'C’était une autre action. Entraînez-vous : le bouton au livre.',
    },
  },
  prepare: {
    title: 'Une action en réserve',
    keep: {
      say: 'Vous êtes sur une gemme verte, mais une aventure coûte deux actions et il n’en reste qu’une. Se préparer garde une action pour un autre tour, sur un pion. On n’en a qu’un.',
      goal: 'Préparez-vous.',
      praise: 'Le pion est sur votre fiche.',
      again: 'Cette action est perdue. Préparez-vous : le bouton au sablier.',
    },
    spend: {
      say: 'Dès votre prochain tour, le pion se dépense à tout moment de votre tour : une action de plus.',
      goal: 'Finissez votre tour et, au suivant, dépensez le pion avant d’agir.',
      praise: 'Quatre actions : deux aventures en un tour, ou une aventure et le chemin qui y mène.',
      again: 'Pas encore : finissez votre tour, puis dépensez le pion avant toute action.',
    },
  },
  time: {
    title: 'Le temps passe',
    track:
      'Quand chacun a joué, le marqueur avance d’une case. Deux actes de douze rounds, pas plus : aux cases 3, 7 et 11, une carte Histoire ; aux cases 5 et 9, les gemmes retournées reviennent.',
    pass: {
      say: 'Le marqueur est sur la case 4, et trois gemmes sont épuisées près de vous. Plus d’aventure là-bas aujourd’hui.',
      goal: 'Finissez votre tour et regardez les gemmes.',
      praise: 'Case 5 : les gemmes sont de retour, sauf sous les pieds d’un héros. Mieux vaut savoir quand.',
    },
  },
  web: {
    title: 'Le scénario',
    goals:
      'Ce panneau dit comment gagner, comment perdre, et où l’on en est. Ici, la Reine des araignées doit tomber avant la fin de l’Acte II ; d’ici là, les Toiles s’étendent.',
    destroy: {
      say: 'Une Toile couvre votre hexagone. Seul un dé Joker permet d’entrer dans son hexagone et dans ceux qui l’entourent.',
      goal: 'Détruisez la Toile : une action.',
      praise: 'Disparue. Moins de Toiles, une Reine plus faible, et la voie libre.',
      again: 'La Toile est toujours là. Détruisez-la : le bouton est parmi vos actions.',
    },
    time: {
      say: 'Quand chacun a joué, le temps avance. Sur certaines cases on pioche une carte Histoire, sur d’autres les gemmes reviennent.',
      goal: 'Finissez votre tour et voyez ce que l’histoire apporte.',
      praise:
        'Une carte Histoire : certaines apportent une quête, marquée d’un sceau rouge. Vous en savez assez pour partir.',
    },
  },
})
