import { block, both, type Book } from '@runatal/look/book.ts'

export const summary: Book['summary'] = [
  [
    block(
      both('Round', 'Round'),
      both(
        'Each hero: 3 actions. Then the time marker moves.',
        'Chaque héros : 3 actions. Puis le marqueur de Temps avance.',
      ),
      both(
        'Spaces 3, 7, 11: story card. 5, 9: gems face up. 12 spaces, two acts.',
        'Cases 3, 7, 11 : carte Histoire. 5, 9 : gemmes visibles. 12 cases, deux actes.',
      ),
    ),
    block(
      both('Actions', 'Actions'),
      both(
        'Move: one step anywhere, or Speed dice; any die for roads, bridges, cities.',
        'Se déplacer : un pas où l’on veut, ou Vitesse dés ; tout dé pour routes, ponts, cités.',
      ),
      both('Adventure (2): turn the gem, draw its deck.', 'S’aventurer (2) : retourner la gemme, piocher son paquet.'),
      both(
        'Train: draw the hand limit, discard down to it.',
        'S’entraîner : piocher la Main Max, défausser l’excédent.',
      ),
      both(
        'Shop (city): offer of 4, buy or discard one. Sell before.',
        'Acheter (cité) : offre de 4, en acheter ou défausser une. Vendre avant.',
      ),
      both(
        'Rest: civilised, all damage; wild, 5 dice, 1 for each match.',
        'Se reposer : civilisé, tous les dégâts ; sauvage, 5 dés, 1 par dé juste.',
      ),
      both(
        'Prepare: one action more in a later turn. Clear a delay: 1 action.',
        'Se préparer : une action de plus à un tour suivant. Ôter un délai : 1 action.',
      ),
    ),
    block(
      both('Free', 'Gratuit'),
      both(
        'Learn: pay trophies; no more of a kind than the attribute.',
        'Apprendre : payer en Trophées ; pas plus d’une sorte que la caractéristique.',
      ),
      both(
        'Exert: discard a skill card for a test card or a reroll.',
        'Se dépasser : défausser une Compétence pour une carte de test ou une relance.',
      ),
      both(
        'Exchange gold and assets in one hex. Sell a good at its place.',
        'Échanger Or et Ressources sur un hexagone. Vendre un Bien à son lieu.',
      ),
    ),
    block(
      both('Tests', 'Tests'),
      both(
        'Attribute: draw its value, one success is enough. Explore: roll Speed dice.',
        'Caractéristique : piocher sa valeur, un succès suffit. Explorer : lancer Vitesse dés.',
      ),
    ),
  ],
  [
    block(
      both('Fight', 'Combat'),
      both(
        'Cast all. More gold begins; a tie is the hero’s.',
        'Lancer tout. Le plus d’or commence ; à égalité le héros.',
      ),
      both(
        'By turns: tokens of one sign, or pass. Shields at any time.',
        'À tour de rôle : des pions d’un signe, ou passer. Boucliers à tout moment.',
      ),
      both('After a round: retreat with 1 die.', 'Après un round : retraite avec 1 dé.'),
      both(
        'Won: reward and trophy. Lost: the next action is Rest.',
        'Gagné : récompense et Trophée. Perdu : la prochaine action est un Repos.',
      ),
    ),
    block(
      both('Enemy', 'Ennemi'),
      both(
        '5 tokens in Act I, 6 in Act II, 7 for an antagonist. Highest box first, all its tokens.',
        '5 pions à l’Acte I, 6 à l’Acte II, 7 pour un antagoniste. La case la plus haute, tous ses pions.',
      ),
      both(
        'Warrior: suffer 1. Mystic: one token less in round 1. Savage: begins round 1. Rogue: 1 gold or 1 damage.',
        'Guerrier : subir 1. Mystique : un pion de moins au round 1. Sauvage : commence le round 1. Escroc : 1 Or ou 1 dégât.',
      ),
      both(
        'Antagonist: no retreat; a defeated hero is out, and it heals.',
        'Antagoniste : pas de retraite ; un héros vaincu est hors jeu, et il guérit.',
      ),
    ),
    block(
      both('Scenarios', 'Scénarios'),
      both(
        'Web: defeat Queen Ariad. Wild dice beside Webs.',
        'Toile : vaincre la reine Ariad. Des Jokers près des Toiles.',
      ),
      both('Margath: defeat him together before Tamalir.', 'Margath : le vaincre ensemble avant Tamalir.'),
      both(
        'Corpse King: defeat all antagonists. Companions weaken them.',
        'Roi des Cadavres : vaincre tous les antagonistes. Les Compagnons les affaiblissent.',
      ),
      both(
        'Red Death: no active plague, and the Epicentre cured.',
        'Mort Rouge : aucune épidémie active, et l’Épicentre guéri.',
      ),
      both(
        'Locust Swarm: defeat all warbands; keep them out of cities.',
        'Essaim : vaincre toutes les Troupes de guerre ; les tenir hors des cités.',
      ),
    ),
  ],
]
