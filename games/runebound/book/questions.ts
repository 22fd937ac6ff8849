import { both, question, type Question, say } from '@runatal/look/book.ts'

export const questions: readonly Question[] = [
  question(
    both('May I use the Prepare token in the same turn?', 'Puis-je utiliser le pion Se préparer au même tour ?'),
    say(
      'No; in a later one. It may supply one of the two actions of an Adventure.',
      'Non ; à un tour suivant. Il peut fournir l’une des deux actions d’une Aventure.',
      'RB-169',
      'RB-064',
    ),
  ),
  question(
    both('Does a river hold up a single step?', 'Une rivière arrête-t-elle un simple pas ?'),
    say('No. The one-hex step crosses rivers too.', 'Non. Le pas d’un hexagone franchit aussi les rivières.', 'RB-072'),
  ),
  question(
    both('Must I stop at a gem or a hero?', 'Dois-je m’arrêter sur une gemme ou un héros ?'),
    say('No. Passing costs nothing and forces nothing.', 'Non. Passer ne coûte rien et n’oblige à rien.', 'RB-088'),
  ),
  question(
    both('May I exert after seeing the cards of a test?', 'Puis-je me dépasser après avoir vu les cartes d’un test ?'),
    say(
      'Yes, one card at a time, as often as you have some.',
      'Oui, une carte à la fois, tant que vous en avez.',
      'RB-116',
    ),
  ),
  question(
    both('What must I do in Shop if I can afford nothing?', 'Que faire en achetant si je ne peux rien payer ?'),
    say(
      'Discard one card of the offer. To do neither is not allowed.',
      'Défausser une carte de l’offre. Ne faire ni l’un ni l’autre n’est pas permis.',
      'RB-143',
      'RB-144',
    ),
  ),
  question(
    both('Do I lose gold or assets when I am defeated?', 'Perd-on Or ou Ressources quand on est vaincu ?'),
    say(
      'No. You stay where you are and must Rest; an antagonist removes you with everything.',
      'Non. Vous restez sur place et devez vous reposer ; un antagoniste vous retire avec tout.',
      'RB-292',
      'RB-295',
      'RB-323',
    ),
  ),
  question(
    both('Is a retreat a defeat?', 'La retraite est-elle une défaite ?'),
    say(
      'No: no duty to Rest, and nothing that happens on defeats.',
      'Non : aucun devoir de repos, et rien de ce qui suit une défaite.',
      'RB-545',
    ),
  ),
  question(
    both('Do flips by agility change who begins?', 'Les retournements changent-ils qui commence ?'),
    say(
      'No. Gold is counted once, right after the cast.',
      'Non. L’or est compté une fois, juste après le lancer.',
      'RB-221',
    ),
  ),
  question(
    both('May I block after passing?', 'Puis-je bloquer après avoir passé ?'),
    say(
      'Yes, with shields and with a tactic that copies one; not after a charge.',
      'Oui, avec des boucliers et une tactique qui en copie un ; pas après une charge.',
      'RB-227',
      'RB-551',
      'RB-268',
    ),
  ),
  question(
    both('Who decides for the enemy?', 'Qui décide pour l’ennemi ?'),
    say('Nobody: its sheet does.', 'Personne : sa fiche.', 'RB-319'),
  ),
  question(
    both('May two heroes fight an antagonist together?', 'Deux héros peuvent-ils affronter ensemble un antagoniste ?'),
    say(
      'Only Margath, who is met by all at once; every other fight is one hero’s.',
      'Seulement Margath, que tous affrontent ensemble ; tout autre combat est celui d’un héros.',
      'RB-417',
      'RB-451',
    ),
  ),
  question(
    both('What is changed from the printed rules?', 'Qu’est-ce qui change des règles imprimées ?'),
    say(
      'Two house rules, both left out at a table that plays by the book: more infection in The Red Death, and units for warbands at the start. Whoever likes may also choose a gentle or a grim table. Everything else that is ours fills a gap and is marked as a ruling.',
      'Deux règles maison, laissées de côté à une table qui joue selon le livret : plus d’infection dans La Mort Rouge, et des unités de départ pour les Troupes de guerre. Qui le souhaite peut aussi choisir une table clémente ou rude. Tout ce qui vient de nous par ailleurs comble un vide et porte la marque d’une précision.',
      'RB-486',
      'RB-519',
      'RB-586',
      'RB-587',
    ),
  ),
]
