import { block, both, type Book } from '@runatal/look/book.ts'

export const summary: Book['summary'] = [
  [
    block(
      both('Aim', 'But'),
      both(
        'Bring your rival to 0 HP, or leave no soul to lose.',
        'Amener l’adversaire à 0 PV, ou à n’avoir plus d’âme à perdre.',
      ),
    ),
    block(
      both('Preparation', 'Préparation'),
      both('1. Who passed first last bout chooses who begins.', '1. Qui a passé en premier choisit qui commence.'),
      both(
        '2. Draw active potential; then latent cards (deck or own Void), one by one.',
        '2. Piocher le potentiel actif ; puis des cartes latentes (deck ou son Néant), une à une.',
      ),
      both(
        '3. Turn up the Top soul. 4. Upkeep: poison, texts.',
        '3. Dévoiler la Top soul. 4. Entretien : poison, textes.',
      ),
    ),
    block(
      both('Clash', 'Affrontement'),
      both(
        'One card each in turn, or pass. Over: both pass in turn, or one twice in a row.',
        'Une carte chacun, ou passer. Fini : deux passes de suite, ou deux du même joueur.',
      ),
      both(
        'Pay: sacrifice from hand to the Void, VA into the reserve.',
        'Payer : sacrifier de sa main au Néant, la VA en réserve.',
      ),
      both(
        'Assault: rival’s body. Support: own body. Defence: only against an assault.',
        'Assaut : corps adverse. Soutien : son corps. Défense : seulement contre un assaut.',
      ),
      both(
        'Window before and after each card: instants, objects, capability.',
        'Fenêtre avant et après chaque carte : instantanés, objets, capacité.',
      ),
    ),
    block(
      both('Counter (same slot)', 'Contre (même emplacement)'),
      both(
        'Support or defence on assault: less damage. Through by 1: its text works.',
        'Soutien ou défense sur assaut : moins de dégâts. S’il passe 1 : son texte agit.',
      ),
      both(
        'Assault on support: damage as high as shake cancels it.',
        'Assaut sur soutien : dégâts égaux à l’ébranlement, il est annulé.',
      ),
      both(
        'Chain: from the last card back. Counters have no text, save defences.',
        'Chaîne : de la dernière à la première. Un contre n’a pas de texte, sauf une défense.',
      ),
    ),
  ],
  [
    block(
      both('Damage', 'Dégâts'),
      both(
        'Top soul is discarded, you lose its VA; the rest strikes the next.',
        'La Top soul est défaussée, on perd sa VA ; le reste frappe la suivante.',
      ),
      both(
        'Number, doubled or halved, + bonuses, − blocks and shakes (less Pierce), + weak points.',
        'Chiffre, doublé ou divisé, + bonus, − blocages et ébranlements (moins Percer), + points faibles.',
      ),
      both('Burn: no block, into the Void.', 'Brûlure : sans blocage, vers le Néant.'),
    ),
    block(
      both('Transcend', 'Transcender'),
      both(
        'Cost in VA and in HP; second sphere and red text; any slot; then the Void.',
        'Coût en VA et en PV ; seconde sphère et texte rouge ; tout emplacement ; puis le Néant.',
      ),
    ),
    block(
      both('Consolidation', 'Consolidation'),
      both(
        'Bleeding; end effects; infusions; gather, discard under the deck; objects stand up; reserve to 0.',
        'Saignement ; effets de fin ; infusions ; ramasser, défausse sous le deck ; objets redressés ; réserve à 0.',
      ),
      both(
        'Infuse: optimal slot, valid, no counter, not transcended.',
        'Infuser : emplacement optimal, valide, sans contrer ni transcender.',
      ),
    ),
    block(
      both('Keywords', 'Mots-clés'),
      both(
        'Amplitude x: x slots. Frenzy x: x plays, paid each time.',
        'Amplitude x : x emplacements. Frénésie x : x fois, payée à chaque fois.',
      ),
      both('Follow-up x: free as the x-th card or later.', 'Enchaînement x : gratuite dès la x-ième carte.'),
      both(
        'Pierce x: ignore x block or shake. Block x: x less damage.',
        'Percer x : ignore x de blocage ou d’ébranlement. Bloque x : x dégâts de moins.',
      ),
      both(
        'Destroyer x: x HP. Oblivion x: discard x VA. Torpor x: latent − x.',
        'Destructeur x : x PV. Oubli x : défausser x VA. Torpeur x : latent − x.',
      ),
      both(
        'Search x: a card of VA x from your deck. Exchange x: hand for discard.',
        'Recherche x : une carte de VA x du deck. Échangez x : main contre défausse.',
      ),
      both(
        'Poison: discard VA in upkeep. Bleed: HP in consolidation. Each one less afterwards.',
        'Poison : défausser à l’entretien. Saignement : PV à la consolidation. Puis un de moins.',
      ),
      both('Stunned: lose the next play or counter.', 'Sonné : perdre la prochaine carte ou le prochain contre.'),
    ),
  ],
]
