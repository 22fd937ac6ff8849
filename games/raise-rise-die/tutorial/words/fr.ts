import { printed } from '@runatal/grammar/fr'
import { called, GUARD, INCH, JAB, LUNGE, PARRY, PRAYER, PROMISE, STANCE, STROKE, VIAL } from '../school.ts'
import type { TutorialWords } from './en.ts'

const name = (id: string) => called(id, 'fr')

/** The teacher's words in French. */
export const fr: TutorialWords = printed({
  body: {
    title: 'Deux corps',
    two: 'Vous revenez d’entre les morts, et Ulle aussi. Qui n’a plus de points de vie meurt de nouveau.',
    card: 'Voici votre main. Les cartes rouges sont des assauts, pour l’autre corps ; les violettes sont des soutiens et les vertes des défenses, pour le vôtre. La petite silhouette montre leurs emplacements : haut, corps, bas, droite et gauche.',
    strike: {
      say: `${name(JAB)} ne coûte rien et inflige 2 dégâts.`,
      goal: `Prenez ${name(JAB)} et touchez l’emplacement haut du corps d’Ulle. Puis jouez la carte.`,
      praise: 'Touché. Ulle aurait pu contrer sur le même emplacement, mais a laissé passer.',
      again: `Jouez cette fois ${name(JAB)} sur l’emplacement haut : la tête du corps d’Ulle.`,
    },
  },
  souls: {
    title: 'Des dégâts à travers les âmes',
    top: 'Les dégâts ne vont pas droit aux points de vie. Ils frappent la Top soul, la carte face visible sur le deck. Elle est perdue, et avec elle autant de points de vie que l’indique son nombre violet, quels que soient les dégâts.',
    next: 'Ce qui reste des dégâts frappe l’âme suivante, et ainsi de suite. La Top soul d’Ulle vaut 3 ; dessous se cachent une âme de 1 et une de 3.',
    strike: {
      say: `${name(LUNGE)} inflige 4 : exactement 3 et 1, et cela s’arrête là. ${name(STROKE)} inflige 5, et un point frappe une troisième âme.`,
      goal: 'Faites perdre 7 points de vie à Ulle avec une seule carte.',
      praise:
        'Trois âmes : 3, 1 et 3. Un seul point de dégât a suffi pour la dernière, et elle a coûté 3 points de vie.',
      again: `Deux âmes sont tombées, et 4 points de vie avec elles. Un dégât de plus aurait atteint la troisième : essayez ${name(STROKE)}.`,
    },
  },
  payment: {
    title: 'Payer par le sacrifice',
    two: 'Le nombre en haut à gauche est le coût d’une carte, le violet en haut à droite la valeur de son âme. Pour payer, vous sacrifiez d’autres cartes de votre main : leurs âmes vont à votre réserve, les cartes au Néant.',
    sacrifice: {
      say: `${name(STROKE)} coûte 3. Un paiement vous est proposé ; touchez les cartes qu’il contient pour le modifier. ${name(GUARD)} vaut 4 à elle seule.`,
      goal: `Jouez ${name(STROKE)} et ne payez qu’avec ${name(GUARD)}.`,
      praise: 'Une âme de 4 pour un coût de 3 : il reste 1 point.',
      again: `Payez avec ${name(GUARD)} et rien d’autre : retirez du paiement la carte proposée, et mettez-y ${name(GUARD)}.`,
    },
    change:
      'Le point en trop reste dans votre réserve pour le reste de la passe d’armes. Ce que vous avez sacrifié est au Néant, et n’en revient pas tout seul : payer use votre deck.',
    spend: {
      say: `Ulle laisse passer, puis passe son tour : c’est de nouveau à vous. ${name(PROMISE)} coûte 1.`,
      goal: `Jouez ${name(PROMISE)} avec le point de votre réserve.`,
      praise: 'Aucun sacrifice n’a été nécessaire. À la fin d’une passe d’armes, la réserve est vidée : dépensez-la.',
      again: `Choisissez ${name(PROMISE)} : elle coûte exactement ce que contient votre réserve.`,
    },
  },
  transcendence: {
    title: 'Transcender une carte',
    slots: `${name(PROMISE)} ne va qu’en bas. Mais son second nombre, plus grand, dit qu’elle peut être transcendée : elle va alors partout et vaut 5 au lieu de 2. Vous payez aussi son coût en points de vie, et elle finit au Néant.`,
    strike: {
      say: 'Ulle a un point faible en haut : ce qui frappe là inflige 2 de plus.',
      goal: `Prenez ${name(PROMISE)}, activez « Transcender », puis frappez l’emplacement haut.`,
      praise: 'Cinq, et deux pour le point faible : 7 dégâts, pour un point de vie à vous.',
      again: 'C’était l’emplacement bas, pour 2 dégâts. Activez « Transcender », puis touchez l’emplacement haut.',
    },
  },
  chain: {
    title: 'Contres et chaînes',
    open: {
      say: 'Après chaque carte, l’autre peut la contrer : avec une carte sur le même emplacement. Un soutien retranche sa valeur d’un assaut. Un assaut arrête un soutien s’il inflige au moins autant.',
      goal: `Jouez ${name(LUNGE)}, 4 dégâts, sur le corps d’Ulle (l’emplacement du milieu).`,
      praise: `Ulle contre avec ${name(STANCE)} : 4 moins 5, il ne reste rien.`,
      again: `Commencez par ${name(LUNGE)}, sur l’emplacement du corps.`,
    },
    ladder:
      'L’échelle au milieu montre la chaîne, sa première carte en bas. On calcule du dernier maillon au premier : ce qui tient au-dessus arrête ce qui est dessous. En bas, vous lisez ce qui passerait si elle s’arrêtait là.',
    cancel: {
      say: `${name(STANCE)} a 5 d’ébranlement. À vous de la contrer : ${name(JAB)} inflige 2, ${name(STROKE)} 5. Prenez-en une et regardez l’échelle avant de la jouer.`,
      goal: 'Faites passer vos 4 dégâts.',
      praise: `${name(STROKE)} a arrêté le soutien, et ${name(LUNGE)} a frappé de ses 4. Une carte qui contre ne fait qu’arrêter : elle n’inflige rien elle-même.`,
      again: `Moins de 5 dégâts ne l’arrêtent pas. Il vous faut ${name(STROKE)}.`,
    },
  },
  reaction: {
    title: 'Une fenêtre de réaction',
    windows:
      'Avant et après chaque carte s’ouvre une fenêtre : on y joue un instantané, on y utilise un objet ou sa capacité, ou on dit terminé. Réglez ici quand on vous interroge. Que vous ayez un instantané ou non, l’adversaire n’y voit aucune différence.',
    attach: {
      say: `Ulle va frapper votre corps de 5. ${name(INCH)} est une défense instantanée : elle se rattache à l’assaut dans la fenêtre, avant le contre.`,
      goal: `Attendez la carte d’Ulle. Puis rattachez-lui ${name(INCH)}.`,
      praise: '5 moins 3, il reste 2, et vous pouvez encore contrer.',
      again: `La fenêtre s’est refermée. Jouez ${name(INCH)} avant de dire terminé.`,
    },
    counter: {
      say: `Maintenant le contre lui-même : ${name(PARRY)} bloque 2. Chaque carte retranche de l’assaut sa propre valeur.`,
      goal: 'Contrez, pour que rien ne passe.',
      praise: '5 moins 3 moins 2 : l’assaut est arrêté. Et une défense ne peut pas être contrée à son tour.',
      again: `2 dégâts sont passés. Contrez avec ${name(PARRY)}.`,
    },
  },
  object: {
    title: 'Les objets',
    stays: `${name(VIAL)} est un objet. Joué comme un soutien que personne n’arrête, il est placé, couché, sur l’un de vos trois emplacements d’objet ; la consolidation le redresse. Dès lors, il sert une fois par passe d’armes, dans n’importe quelle fenêtre.`,
    use: {
      say: `Utiliser ${name(VIAL)} donne 2 dégâts de plus à votre prochain assaut. La fenêtre avant votre carte est ouverte.`,
      goal: `Utilisez ${name(VIAL)}, puis frappez de 4 avec ${name(JAB)}.`,
      praise:
        '2 et 2 : 4 dégâts avec une carte qui n’a rien coûté. L’objet reste couché jusqu’à la fin de la passe d’armes.',
      again: `Utilisez d’abord ${name(VIAL)}, tant que la fenêtre est ouverte. Ensuite seulement ${name(JAB)}.`,
    },
  },
  infusion: {
    title: 'Passer, et ce qui reste',
    passing:
      'Au lieu de jouer une carte, vous pouvez passer. L’affrontement s’achève quand les deux adversaires passent l’un après l’autre, ou que l’un d’eux passe deux fois de suite. Vient alors la consolidation.',
    play: {
      say: `${name(PRAYER)} a un texte en bleu : une infusion. Une carte jouée sur l’un de ses emplacements et qui n’a pas été arrêtée peut être infusée en consolidation.`,
      goal: `Jouez ${name(PRAYER)} sur votre corps, puis passez jusqu’à la fin de l’affrontement.`,
      praise: 'L’affrontement est fini, et votre carte est là, intacte.',
      again: `Jouez ${name(PRAYER)} avant de passer : seules les cartes jouées peuvent être infusées.`,
    },
    infuse: {
      say: 'Votre arme a deux châsses. Une carte mise en châsse y reste, et son texte bleu agit dès la prochaine passe d’armes.',
      goal: `Infusez ${name(PRAYER)}.`,
      praise: 'Désormais chacun de vos assauts inflige 1 de plus.',
      again: `Une châsse libre ne demande qu’à servir. Choisissez ${name(PRAYER)} avant de dire terminé.`,
    },
    under:
      'Toutes les autres cartes des emplacements et la défausse vont sous votre deck, les réserves sont vidées, les objets redressés. Une nouvelle passe d’armes commence.',
  },
  bout: {
    title: 'Une nouvelle passe d’armes',
    first: {
      say: 'Une passe d’armes commence par une question à qui a passé en premier dans la précédente : c’était vous.',
      goal: 'Décidez qui commence.',
      praise: 'Passer tôt a du bon : c’est vous qui choisissez.',
    },
    draws:
      'Chacun pioche autant de cartes que son potentiel actif, 5. Votre potentiel latent en donne d’autres, mais 3 seulement pour tout le duel. Chacune vient du deck, ou de votre Néant : là, vous choisissez laquelle.',
    latent: {
      say: `${name(STROKE)} est dans votre Néant, sacrifiée il y a longtemps.`,
      goal: `Reprenez ${name(STROKE)} dans le Néant.`,
      praise:
        'Revenue d’entre les morts, comme vous. Votre potentiel latent donnera encore deux cartes d’ici la fin du duel.',
      again: `Choisissez ${name(STROKE)} parmi les cartes du Néant.`,
    },
  },
  end: {
    title: 'Comment cela finit',
    ways: 'Sans points de vie, vous perdez. Vous perdez aussi si des dégâts exigent une Top soul alors que votre deck est vide. Ulle a encore 3 points de vie, et 3 marqueurs Saignement : au début de la consolidation, ils coûtent 3 points de vie.',
    win: {
      say: 'Vous pourriez frapper. Ou laisser finir la passe d’armes.',
      goal: 'Gagnez le duel.',
      praise:
        'C’est tout ce qu’il faut savoir. Touchez une carte pour lire ce qu’elle fait ; toutes les règles se trouvent à côté du plateau.',
    },
  },
})
