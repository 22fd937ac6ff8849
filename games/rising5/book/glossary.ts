import { both, say, type Term, term } from '@runatal/look/book.ts'

const rune = (id: string, en: string, fr: string) =>
  term(
    `rune-${id}`,
    both(`${en} rune`, `Rune ${fr}`),
    say(
      'One of the seven tiles; each has a colour and a glyph of its own.',
      'L’une des sept tuiles ; chacune a sa couleur et son glyphe.',
      'R5-029',
      'R5-030',
    ),
    `rune-${id}`,
  )
const sign = (id: string, en: string, fr: string) =>
  term(
    id,
    both(en, fr),
    say(
      'One of the seven signs; it belongs to one rune, another in each game.',
      'L’un des sept signes ; il appartient à une Rune, différente à chaque partie.',
      'R5-008',
      'R5-038',
    ),
    id,
  )

export const glossary: readonly Term[] = [
  term(
    'cube',
    both('Energy cube', 'Cube d’énergie'),
    say(
      'Goes onto an altar; four of them pay for an attempt.',
      'Se pose sur un autel ; quatre paient une tentative.',
      'R5-131',
      'R5-139',
      'R5-145',
    ),
    'cube',
  ),
  term(
    'sun',
    both('Sun', 'Soleil'),
    say('The eclipse marker goes up one space.', 'Le marqueur d’Éclipse remonte d’une case.', 'R5-129'),
    'sun',
  ),
  term(
    'hint',
    both('Hint', 'Indice'),
    say('The sign of a rune of your choice.', 'Le signe d’une Rune au choix.', 'R5-170'),
    'hint',
  ),
  term(
    'relic',
    both('Relic', 'Relique'),
    say(
      'An item won from a Lord; there are three.',
      'Un objet gagné sur un Seigneur ; il y en a trois.',
      'R5-027',
      'R5-117',
    ),
    'relic',
  ),
  term(
    'artefact',
    both('Artefact', 'Artefact'),
    say(
      'An item found in a cache; there are four.',
      'Un objet trouvé dans une Cache ; il y en a quatre.',
      'R5-028',
      'R5-135',
    ),
    'artefact',
  ),
  term(
    'red-moon',
    both('Red moon', 'Lune rouge'),
    say(
      'On a monster: what a defeat against it costs, and what it counts in a crisis.',
      'Sur un Monstre : ce que coûte une défaite, et ce qu’il compte lors d’une crise.',
      'R5-101',
      'R5-109',
      'R5-199',
    ),
    'moon',
  ),
  term(
    'eclipse',
    both('Eclipse', 'Éclipse'),
    say(
      'On the die: the fight is lost. On the track: total on the last space, and all is lost.',
      'Sur le dé : le combat est perdu. Sur la piste : totale à la dernière case, et tout est perdu.',
      'R5-105',
      'R5-294',
    ),
    'eclipse',
  ),
  term(
    'silhouette',
    both('Silhouette', 'Silhouette'),
    say('Nothing is said about that rune.', 'Rien n’est dit de cette Rune.', 'R5-153'),
    'unknown',
  ),
  term(
    'dark',
    both('Dark sign', 'Signe sombre'),
    say('The rune is not part of the answer.', 'La Rune ne fait pas partie de la réponse.', 'R5-154'),
    'dark',
  ),
  term(
    'bright',
    both('Bright sign', 'Signe brillant'),
    say(
      'The rune belongs to the answer, but on another space.',
      'La Rune fait partie de la réponse, mais ailleurs.',
      'R5-155',
    ),
    'bright',
  ),
  term(
    'golden',
    both('Golden sign', 'Signe doré'),
    say('The rune is right and on its space.', 'La Rune est juste et à sa place.', 'R5-156'),
    'golden',
  ),
  term('orakl', both('Orakl', 'Orakl'), say('Swaps two runes.', 'Échange deux Runes.', 'R5-223'), 'orakl'),
  term(
    'eli',
    both('Eli', 'Eli'),
    say('Lifts the eclipse marker by one.', 'Fait remonter le marqueur d’Éclipse d’une case.', 'R5-229'),
    'eli',
  ),
  term(
    'nova',
    both('Nova', 'Nova'),
    say('Attacks any monster by surprise.', 'Attaque un Monstre par surprise.', 'R5-230'),
    'nova',
  ),
  term(
    'ekho',
    both('Ekho', 'Ekho'),
    say('Sends another hero anywhere.', 'Envoie un autre héros où l’on veut.', 'R5-238'),
    'ekho',
  ),
  term(
    'hal',
    both('Hal', 'Hal'),
    say('Copies the skill of a hero beside him.', 'Copie la Compétence d’un héros du même lieu.', 'R5-240'),
    'hal',
  ),
  sign('sage', 'Sage', 'Sage'),
  sign('gobel', 'Gobel', 'Gobel'),
  sign('spider', 'Spider', 'Araignée'),
  sign('snake', 'Snake', 'Serpent'),
  sign('monkey', 'Monkey', 'Singe'),
  sign('phoenix', 'Phoenix', 'Phénix'),
  sign('whale', 'Whale', 'Baleine'),
  rune('blue', 'Blue', 'bleue'),
  rune('red', 'Red', 'rouge'),
  rune('yellow', 'Yellow', 'jaune'),
  rune('orange', 'Orange', 'orange'),
  rune('green', 'Green', 'verte'),
  rune('violet', 'Violet', 'violette'),
  rune('black', 'Black', 'noire'),
  term(
    'location',
    both('Location', 'Lieu'),
    say(
      'One of six places, two to a region, each with room for one card.',
      'L’un des six endroits, deux par région, chacun avec la place d’une carte.',
      'R5-013',
      'R5-014',
    ),
  ),
  term(
    'portal',
    both('Portal', 'Portail'),
    say(
      'The middle of the board, with four spaces for runes.',
      'Le centre du plateau, avec quatre emplacements pour les Runes.',
      'R5-016',
      'R5-017',
    ),
  ),
  term(
    'altar',
    both('Altar', 'Autel'),
    say('Holds one energy cube; there are four.', 'Porte un cube d’énergie ; il y en a quatre.', 'R5-015'),
  ),
  term(
    'lord',
    both('Lord', 'Seigneur'),
    say('The strongest monster of a region.', 'Le Monstre le plus fort d’une région.', 'R5-116', 'R5-117'),
  ),
  term(
    'companion-card',
    both('Companion', 'Compagnon'),
    say(
      'A card that gives its reward without a fight.',
      'Une carte qui donne sa récompense sans combat.',
      'R5-123',
      'R5-124',
    ),
  ),
  term(
    'support',
    both('Support', 'Soutien'),
    say(
      'Cards of the fighting hero that others discard: each adds one.',
      'Des cartes du héros qui combat, défaussées par d’autres : chacune ajoute un.',
      'R5-249',
      'R5-250',
    ),
  ),
  term(
    'teamwork',
    both('Teamwork', 'Travail d’équipe'),
    say(
      'One more on the roll if another hero is on the spot.',
      'Un de plus au lancer si un autre héros est sur place.',
      'R5-259',
    ),
  ),
]
