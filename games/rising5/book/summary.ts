import { block, both, type Book } from '@runatal/look/book.ts'

export const summary: Book['summary'] = [
  [
    block(
      both('Aim', 'But'),
      both(
        'Four golden signs: won. Eclipse on its last space, or no Character card left at a turn’s end: lost.',
        'Quatre signes dorés : gagné. Éclipse sur la dernière case, ou plus de carte Personnage en fin de tour : perdu.',
      ),
    ),
    block(
      both('Setup', 'Mise en place'),
      both(
        '4 runes on the Portal, 3 in reserve; 4 cubes beside the altars.',
        '4 Runes sur le Portail, 3 en réserve ; 4 cubes à côté des autels.',
      ),
      both(
        '2 start cards face up in each region; eclipse marker on space 3.',
        '2 cartes de départ visibles par région ; marqueur d’Éclipse sur la case 3.',
      ),
      both(
        'Hand: 6 cards (2 or 3 players), 5 (4 or 5). Then 3, 4 or 5 Red Moons into the pile.',
        'Main : 6 cartes (2 ou 3 joueurs), 5 (4 ou 5). Puis 3, 4 ou 5 Lunes Rouges dans la pile.',
      ),
    ),
    block(
      both('A turn', 'Un tour'),
      both(
        '1. Activate a hero: one card of theirs for each action. Or pass.',
        '1. Activer un héros : une carte à son nom par action. Ou passer.',
      ),
      both('2. Skill, once, before the first action.', '2. La Compétence, une fois, avant la première action.'),
      both('3. Actions: move, encounter, seal.', '3. Actions : se déplacer, rencontrer, sceller.'),
      both('4. A Red Moon waiting? Crisis.', '4. Une Lune Rouge attend ? Crise.'),
      both(
        '5. Say how many cards, then draw: at least one. A Red Moon ends the turn.',
        '5. Annoncer combien de cartes, puis piocher : au moins une. Une Lune Rouge termine le tour.',
      ),
      both('6. Fill the empty locations.', '6. Remplir les lieux vides.'),
    ),
    block(
      both('Fight', 'Combat'),
      both(
        'Die + support + 1 for another hero on the spot, against strength.',
        'Dé + Soutien + 1 pour un autre héros sur place, contre la force.',
      ),
      both(
        'Eclipse face: always lost. Lost: marker down by the monster’s moons.',
        'Face éclipse : toujours perdu. Perdu : le marqueur descend des lunes du Monstre.',
      ),
      both(
        'Won: the whole reward; cubes, suns, hint, Relic in this order.',
        'Gagné : toute la récompense ; cubes, Soleils, Indice, Relique dans cet ordre.',
      ),
    ),
    block(
      both('Crisis', 'Crise'),
      both(
        'After the next player’s actions: marker down by all red moons in sight.',
        'Après les actions du joueur suivant : le marqueur descend de toutes les lunes visibles.',
      ),
    ),
  ],
  [
    block(
      both('Seal', 'Sceller'),
      both(
        '4 cubes on the altars, 1 action, from anywhere. Failed: the cubes are spent.',
        '4 cubes sur les autels, 1 action, d’où l’on veut. Raté : les cubes sont dépensés.',
      ),
    ),
    block(
      both('Skills', 'Compétences'),
      both(
        'Orakl: swap two runes (Portal, or with the reserve).',
        'Orakl : échanger deux Runes (Portail, ou avec la réserve).',
      ),
      both(
        'Eli: marker up 1. Ekho: send another hero anywhere.',
        'Eli : marqueur + 1 vers le haut. Ekho : envoyer un autre héros où l’on veut.',
      ),
      both(
        'Nova: roll against any monster, no bonus, no penalty.',
        'Nova : lancer contre un Monstre au choix, sans bonus ni pénalité.',
      ),
      both('Hal: copy a hero on the same location.', 'Hal : copier un héros du même lieu.'),
    ),
    block(
      both('Items (any moment, once)', 'Objets (à tout moment, une fois)'),
      both('Moonfire Blade: defeat strength 1 to 4.', 'Lame de feu lunaire : vaincre une force de 1 à 4.'),
      both(
        'Transmutation Staff: 3 cubes. Energy Store: 2 cubes.',
        'Bâton de transmutation : 3 cubes. Réserve d’énergie : 2 cubes.',
      ),
      both(
        'Eclipse Pendant: cancel a Red Moon just revealed.',
        'Pendentif de l’Éclipse : annuler une Lune Rouge à peine révélée.',
      ),
      both(
        'Divination Orb: a hint. Rising Sun Ring: marker up 2.',
        'Orbe de divination : un Indice. Anneau du soleil levant : 2 cases vers le haut.',
      ),
      both(
        'Healing Potion: roll again, the new result stands.',
        'Potion de soin : relancer, le nouveau résultat compte.',
      ),
    ),
  ],
]
