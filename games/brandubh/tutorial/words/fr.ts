import type { en } from './en.ts'

export const fr: typeof en = {
  capture: {
    title: 'Pris entre deux',
    look: 'Toute pièce avance le long d’une rangée ou d’une colonne, tant que la voie est libre. Les pièces sombres sont les assaillants : les vôtres.',
    task: {
      say: 'Un défenseur se tient à côté de votre pièce. Amenez-en une autre de l’autre côté : il est capturé.',
      goal: 'Capturez le défenseur en d5.',
      praise: 'Il se trouvait entre deux des vôtres : le voilà parti.',
      again: 'Il doit se trouver entre deux de vos pièces, sur une même ligne : essayez depuis f5.',
    },
  },
  corner: {
    title: 'L’aide des coins',
    look: 'Vous jouez maintenant le roi et les siens. Les coins sont réservés au roi, mais ils aident qui attaque.',
    task: {
      say: 'L’assaillant en g2 est adossé à un coin. Ce coin compte comme l’une de vos pièces.',
      goal: 'Capturez l’assaillant en g2.',
      praise: 'Une pièce et un coin suffisent. De même, une pièce et le trône vide.',
      again: 'Placez-vous du côté de g2 qui est opposé au coin.',
    },
  },
  escape: {
    title: 'Deux voies à la fois',
    look: 'Le roi gagne dès qu’il atteint un coin. Une voie ouverte se ferme ; deux, non.',
    fork: {
      say: 'Cherchez au bord une case d’où le roi atteindrait deux coins.',
      goal: 'Menacez deux coins à la fois.',
      praise: 'Quoi qu’on ferme, l’autre voie reste ouverte.',
      again: 'De là, un seul coin au plus est à portée. Essayez tout droit vers le bas.',
    },
    out: {
      say: 'Une voie vient d’être fermée.',
      goal: 'Menez le roi à un coin.',
      praise: 'Le roi est sorti : son camp a gagné.',
      again: 'L’autre coin était libre. Menez-y le roi.',
    },
  },
  hunt: {
    title: 'Refermer l’anneau',
    look: 'Loin du trône, deux assaillants capturent le roi, comme toute pièce. Sur le trône, il en faut quatre ; à côté, trois.',
    task: {
      say: 'Le roi est à côté de son trône, avec un assaillant au-dessus et un autre au-dessous.',
      goal: 'Capturez le roi.',
      praise: 'Trois côtés et le trône : l’anneau est fermé, les assaillants ont gagné.',
      again: 'Un côté du roi est encore libre. Fermez-le.',
    },
  },
}
