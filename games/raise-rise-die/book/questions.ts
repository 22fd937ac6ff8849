import { both, question, type Question, say } from '@runatal/look/book.ts'

export const questions: readonly Question[] = [
  question(
    both('Is declining to counter a pass?', 'Refuser de contrer, est-ce passer ?'),
    say('No. Only giving up the initiative is.', 'Non. Seul le renoncement à l’initiative en est une.', 'RRD-111'),
  ),
  question(
    both('May I sacrifice just to fill my reserve?', 'Puis-je sacrifier pour remplir ma réserve ?'),
    say(
      'No; only to pay for a card, and only until the cost is covered.',
      'Non ; seulement pour payer une carte, et seulement jusqu’à couvrir le coût.',
      'RRD-134',
      'RRD-135',
    ),
  ),
  question(
    both('Does the text of my countering card work?', 'Le texte de ma carte de contre agit-il ?'),
    say(
      'Only if it is a defence, or says so itself.',
      'Seulement si c’est une défense, ou si elle le dit.',
      'RRD-162',
      'RRD-163',
    ),
  ),
  question(
    both('Can a defence be countered?', 'Une défense peut-elle être contrée ?'),
    say('No. It closes its chain.', 'Non. Elle clôt sa chaîne.', 'RRD-166'),
  ),
  question(
    both('Is a failed counter of mine weakened for the next?', 'Un soutien attaqué sans succès est-il affaibli ?'),
    say(
      'No. A shake that was not reached stays whole.',
      'Non. Un ébranlement qui n’est pas atteint reste entier.',
      'RRD-157',
    ),
  ),
  question(
    both('Do healing effects exist?', 'Peut-on regagner des PV ?'),
    say('No. HP never rise.', 'Non. Les PV ne remontent jamais.', 'RRD-064'),
  ),
  question(
    both('Does an empty deck lose at once?', 'Un deck vide fait-il perdre aussitôt ?'),
    say(
      'No. You lose when damage asks for a soul and there is none. At the consolidation the discard becomes the deck.',
      'Non. On perd quand des dégâts demandent une âme et qu’il n’y en a pas. À la consolidation, la défausse devient le deck.',
      'RRD-094',
      'RRD-207',
      'RRD-208',
      'RRD-331',
    ),
  ),
  question(
    both('How many HP does one point of damage cost?', 'Combien de PV coûte un seul dégât ?'),
    say('The whole VA of the Top soul.', 'Toute la VA de la Top soul.', 'RRD-202'),
  ),
  question(
    both('May a card that was partly countered be infused?', 'Une carte contrée en partie peut-elle être infusée ?'),
    say('Yes, as long as it stayed valid.', 'Oui, tant qu’elle est restée valide.', 'RRD-228'),
  ),
  question(
    both('Does a frenzied card have to be countered at once?', 'Faut-il contrer une Frénésie dès le début ?'),
    say(
      'Who lets one play through without a counter may not counter the repeats. A counter that let damage through is no such decline.',
      'Qui laisse passer une fois sans contrer ne peut plus contrer les répétitions. Un contre qui a laissé passer des dégâts n’est pas un refus.',
      'RRD-295',
      'RRD-355',
    ),
  ),
  question(
    both('In which order does my discard come back?', 'Dans quel ordre ma défausse revient-elle ?'),
    say('The oldest first; nothing is shuffled.', 'La plus ancienne d’abord ; rien n’est mélangé.', 'RRD-329'),
  ),
]
