import { block, both, type Book } from '@runatal/look/book.ts'

export const summary: Book['summary'] = [
  [
    block(
      both('Aim', 'But'),
      both('Most Life Energy after 4 rounds.', 'Le plus d’Énergie Vitale après 4 manches.'),
      both(
        'A round: 3 turns, then a scoring. Rounds 1 and 2: Age 1; 3 and 4: Age 2.',
        'Une manche : 3 tours, puis un décompte. Manches 1 et 2 : Âge 1 ; 3 et 4 : Âge 2.',
      ),
    ),
    block(
      both('Setup', 'Mise en place'),
      both(
        'Each: a board (same side for all), an avatar at the top-left notch, 4 crystals.',
        'Chacun : un plateau (même face pour tous), un avatar à l’arrêt en haut à gauche, 4 cristaux.',
      ),
      both(
        'A Satellite between neighbours: moon at your left, star at your right.',
        'Un Satellite entre voisins : lune à gauche, étoile à droite.',
      ),
      both(
        'Markers piled on 0 by chance. Each round: 4 cards on every Satellite.',
        'Marqueurs empilés sur 0 au hasard. Chaque manche : 4 cartes par Satellite.',
      ),
    ),
    block(
      both('Step 1: choose (all at once)', 'Étape 1 : choisir (tous ensemble)'),
      both(
        'Take the cards of the Satellite that your avatar’s moon or star names; keep one, lay the rest back.',
        'Prenez les cartes du Satellite que désigne la lune ou l’étoile ; gardez-en une, reposez les autres.',
      ),
      both(
        'Third turn: 2 cards; the other one goes into the Black Hole.',
        'Troisième tour : 2 cartes ; l’autre part dans le Trou Noir.',
      ),
    ),
    block(
      both('Order of steps 2 to 4', 'Ordre des étapes 2 à 4'),
      both(
        'First the furthest on the track (top of the pile), then clockwise; each does 2, 3 and 4 in a row.',
        'D’abord qui mène sur la piste (sommet de la pile), puis sens horaire ; chacun enchaîne 2, 3 et 4.',
      ),
    ),
    block(
      both('Step 2: place or discard', 'Étape 2 : poser ou défausser'),
      both(
        'Place on any space for its cost; it covers what lies there. A Spore passes to the new card.',
        'Posez sur une case au choix en payant ; la carte recouvre tout. Une Spore passe dessus.',
      ),
      both(
        'Or discard for 4 crystals, or for a Spore on a Biome without one (no step 3 then).',
        'Ou défaussez contre 4 cristaux, ou une Spore sur un Biome sans Spore (alors pas d’étape 3).',
      ),
    ),
    block(
      both('Step 3: welcome', 'Étape 3 : accueillir'),
      both(
        'Three equal types or animals in the row or column of the new card: take that Entity, even from a rival.',
        'Trois types ou animaux égaux dans la rangée ou la colonne de la nouvelle carte : prenez l’Entité, même chez un rival.',
      ),
    ),
    block(
      both('Step 4: activate', 'Étape 4 : activer'),
      both(
        'The row or column at the avatar, and Entities that came this turn; any order, each once, none forced.',
        'La rangée ou colonne de l’avatar et les Entités de ce tour ; ordre libre, une fois chacun, rien d’obligatoire.',
      ),
    ),
    block(
      both('Step 5: advance', 'Étape 5 : avancer'),
      both(
        'All avatars one stop on, clockwise. At a corner: scoring.',
        'Tous les avatars d’un arrêt, sens horaire. À un angle : décompte.',
      ),
    ),
  ],
  [
    block(
      both('Scoring', 'Décompte'),
      both(
        'In turn order: all Biomes with a Spore and all your Entities, any order, each once.',
        'Dans l’ordre du tour : tous les Biomes avec Spore et toutes vos Entités, ordre libre, une fois.',
      ),
      both(
        'Then water: your Sources less those of whoever has fewest.',
        'Puis l’eau : vos Sources moins celles de qui en a le moins.',
      ),
      both(
        'Difference 1, 2, 3, 4, 5 or more: 1, 3, 6, 10, 15 points.',
        'Écart de 1, 2, 3, 4, 5 ou plus : 1, 3, 6, 10, 15 points.',
      ),
    ),
    block(
      both('Entities', 'Entités'),
      both('METSAT (Forest): 1 point per animal of one kind.', 'METSAT (Forêt) : 1 point par animal d’une espèce.'),
      both('KITEET (Crystal): 3 points.', 'KITEET (Cristal) : 3 points.'),
      both('SIENET (Mushroom): 3 crystals.', 'SIENET (Champignon) : 3 cristaux.'),
      both('VUORI (Mountain): 2 more Water Sources.', 'VUORI (Montagne) : 2 Sources d’eau de plus.'),
      both('TAIVAS (air): 4 crystals for 7 points.', 'TAIVAS (air) : 4 cristaux pour 7 points.'),
      both('MAA (land): 1 point per Spore.', 'MAA (terre) : 1 point par Spore.'),
      both('MERI (sea): 1 point per Water Source.', 'MERI (mer) : 1 point par Source d’eau.'),
    ),
    block(
      both('Remember', 'À retenir'),
      both('What is covered counts no more.', 'Ce qui est recouvert ne compte plus.'),
      both('One Spore to a Biome; it never moves.', 'Une Spore par Biome ; elle ne bouge jamais.'),
      both(
        'Gains come at once and may pay for the next effect.',
        'Les gains sont immédiats et peuvent payer l’effet suivant.',
      ),
      both('An Entity stays until a rival makes its line.', 'Une Entité reste jusqu’à ce qu’un rival forme sa ligne.'),
      both('Past 99: take +100. A tie shares the victory.', 'Après 99 : prenez +100. Une égalité partage la victoire.'),
    ),
  ],
]
