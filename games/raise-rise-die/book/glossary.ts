import { both, say, type Term, term } from '@runatal/look/book.ts'

export const glossary: readonly Term[] = [
  term(
    'assault',
    both('Assault', 'Assaut'),
    say(
      'Red; its number is damage. On the rival’s body.',
      'Rouge ; son chiffre est un nombre de dégâts. Sur le corps adverse.',
      'RRD-032',
      'RRD-033',
      'RRD-142',
    ),
    'assault',
  ),
  term(
    'support',
    both('Support', 'Soutien'),
    say(
      'Violet; its number is shake. On your own body, or against an assault.',
      'Violet ; son chiffre est un ébranlement. Sur votre corps, ou contre un assaut.',
      'RRD-032',
      'RRD-143',
      'RRD-150',
    ),
    'support',
  ),
  term(
    'defence',
    both('Defence', 'Défense'),
    say(
      'Green; its number is block. Only against an assault.',
      'Vert ; son chiffre est un blocage. Seulement contre un assaut.',
      'RRD-032',
      'RRD-144',
      'RRD-145',
    ),
    'defence',
  ),
  term(
    'soul',
    both('Soul value (VA)', 'Valeur d’âme (VA)'),
    say(
      'What a card brings when sacrificed, and costs in HP as a lost Top soul.',
      'Ce qu’une carte rapporte sacrifiée, et coûte en PV comme Top soul perdue.',
      'RRD-034',
      'RRD-129',
      'RRD-202',
    ),
    'soul',
  ),
  term(
    'cost',
    both('Cost', 'Coût'),
    say('Paid from the reserve to play the card.', 'Pris sur la réserve pour jouer la carte.', 'RRD-035', 'RRD-130'),
    'cost',
  ),
  term(
    'slots',
    both('Optimal slots', 'Emplacements optimaux'),
    say(
      'The white parts of the body: where the card may lie, and its text works.',
      'Les parties blanches du corps : où la carte se pose, et où son texte agit.',
      'RRD-037',
      'RRD-141',
      'RRD-147',
    ),
    'slots',
  ),
  term(
    'second-sphere',
    both('Second sphere', 'Seconde sphère'),
    say('The number of the card when it is transcended.', 'Le chiffre de la carte transcendée.', 'RRD-041', 'RRD-257'),
    'second',
  ),
  term(
    'top-soul',
    both('Top soul', 'Top soul'),
    say(
      'The first card of a deck, face up: what damage strikes.',
      'La première carte d’un deck, face visible : ce que frappent les dégâts.',
      'RRD-054',
      'RRD-201',
    ),
  ),
  term(
    'void',
    both('Void', 'Néant'),
    say(
      'Where sacrificed, burned and transcended cards go.',
      'Où vont les cartes sacrifiées, brûlées et transcendées.',
      'RRD-057',
      'RRD-127',
    ),
  ),
  term(
    'reserve',
    both('Reserve', 'Réserve'),
    say(
      'Points from sacrifices; emptied after the bout.',
      'Les points des sacrifices ; vidée après la passe d’armes.',
      'RRD-126',
      'RRD-132',
    ),
  ),
  term(
    'ether',
    both('Ether', 'Éther'),
    say('Starting HP and size of the deck.', 'PV de départ et taille du deck.', 'RRD-024'),
  ),
  term(
    'initiative',
    both('Initiative', 'Initiative'),
    say('Whose turn it is to play a normal card.', 'À qui de jouer une carte normale.', 'RRD-100', 'RRD-107'),
  ),
  term(
    'consumption',
    both('Consumption', 'Consommation'),
    say(
      'Destroy a marker of that kind for the effect.',
      'Détruisez un marqueur de ce type pour l’effet.',
      'RRD-269',
      'RRD-270',
    ),
  ),
  term(
    'amplitude',
    both('Amplitude', 'Amplitude'),
    say('The card covers so many slots.', 'La carte couvre autant d’emplacements.', 'RRD-276', 'RRD-278'),
  ),
  term(
    'block',
    both('Block', 'Bloque'),
    say('Takes so much off the assault placed last.', 'Retranche autant du dernier assaut posé.', 'RRD-283', 'RRD-284'),
  ),
  term(
    'burn',
    both('Burn', 'Brûlez'),
    say(
      'So much damage to souls, unblocked, into the Void.',
      'Autant de dégâts aux âmes, sans blocage, vers le Néant.',
      'RRD-211',
      'RRD-215',
    ),
  ),
  term(
    'destroyer',
    both('Destroyer', 'Destructeur'),
    say('The rival loses so many HP.', 'L’adversaire perd autant de PV.', 'RRD-287'),
  ),
  term(
    'exchange',
    both('Exchange', 'Échangez'),
    say(
      'Swap a card of that VA in hand for one of your discard.',
      'Troquez une carte de cette VA en main contre une de votre défausse.',
      'RRD-288',
      'RRD-289',
    ),
  ),
  term(
    'follow-up',
    both('Follow-up', 'Enchaînement'),
    say(
      'As that card of the bout, or a later one, it costs nothing.',
      'Comme énième carte de la passe d’armes, ou plus tard, elle ne coûte rien.',
      'RRD-290',
      'RRD-291',
    ),
  ),
  term(
    'frenzy',
    both('Frenzy', 'Frénésie'),
    say(
      'May be played so many times, paid each time.',
      'Peut être jouée autant de fois, payée à chaque fois.',
      'RRD-292',
      'RRD-296',
    ),
  ),
  term(
    'oblivion',
    both('Oblivion', 'Oubli'),
    say(
      'The rival discards so many VA from hand.',
      'L’adversaire défausse autant de VA de sa main.',
      'RRD-298',
      'RRD-299',
    ),
  ),
  term(
    'pierce',
    both('Pierce', 'Percer'),
    say(
      'So much block or shake does not count.',
      'Autant de blocage ou d’ébranlement ne compte pas.',
      'RRD-300',
      'RRD-301',
    ),
  ),
  term('draw', both('Draw', 'Pioche'), say('Draw so many cards.', 'Piochez autant de cartes.', 'RRD-303')),
  term(
    'weak-point',
    both('Weak point', 'Point faible'),
    say(
      'Damage on that slot is raised until the end of the bout.',
      'Les dégâts sur cet emplacement augmentent jusqu’à la fin de la passe d’armes.',
      'RRD-304',
      'RRD-305',
    ),
  ),
  term(
    'poison',
    both('Poison', 'Poison'),
    say(
      'Each upkeep: discard as many VA as markers, then one less.',
      'À chaque entretien : défaussez autant de VA que de marqueurs, puis un de moins.',
      'RRD-307',
      'RRD-308',
    ),
  ),
  term(
    'bleed',
    both('Bleed', 'Saignement'),
    say(
      'Each consolidation: lose as many HP as markers, then one less.',
      'À chaque consolidation : perdez autant de PV que de marqueurs, puis un de moins.',
      'RRD-312',
      'RRD-313',
    ),
  ),
  term(
    'search',
    both('Search', 'Recherche'),
    say(
      'Take a card of that VA out of your deck, then shuffle it.',
      'Prenez une carte de cette VA dans votre deck, puis mélangez-le.',
      'RRD-310',
      'RRD-311',
    ),
  ),
  term(
    'stunned',
    both('Stunned', 'Sonné'),
    say(
      'Your next turn to play or to counter is lost.',
      'Votre prochaine occasion de jouer ou de contrer est perdue.',
      'RRD-315',
      'RRD-316',
    ),
  ),
  term('torpor', both('Torpor', 'Torpeur'), say('Lowers latent potential.', 'Réduit le potentiel latent.', 'RRD-319')),
]
