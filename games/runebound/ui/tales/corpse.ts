import type { Tales } from './tales.ts'

/** The adventures of the Corpse King. */
export const CORPSE: Tales = {
  ev_dead_at_gate: {
    en: 'They do not shout, they only lean, and the gate groans for them. Somewhere in the front row stands the old gatekeeper.',
    fr: 'Ils ne crient pas, ils s’appuient, et la porte gémit à leur place. Au premier rang se tient l’ancien portier.',
  },
  ev_silent_field: {
    en: 'After the battle the crows circled, and went home hungry. By nightfall those who fell here will want their swords back.',
    fr: 'Après la bataille, les corbeaux ont tourné, puis sont repartis à jeun. À la nuit, ceux qui sont tombés réclameront leurs épées.',
  },
  ev_open_tomb: {
    en: 'The slab has been pushed from within, and the steps are clean. Gold lies where somebody long asleep had no use for it.',
    fr: 'La dalle a été poussée du dedans, et les marches sont propres. L’or est resté là où un long sommeil n’en avait que faire.',
  },
  ev_mist_lantern: {
    en: 'A lantern swings ahead of you, at the height of a hand, and stops when you stop. No hand holds it.',
    fr: 'Une lanterne se balance devant vous, à hauteur de main, et s’arrête quand vous vous arrêtez. Aucune main ne la tient.',
  },
  ev_last_watch: {
    en: 'Eleven guards are left of sixty, and the twelfth hour is theirs. They ask for wages or for a reason.',
    fr: 'De soixante gardes il en reste onze, et la douzième heure est à eux. Ils demandent une solde, ou une raison.',
  },
  ev_mourners: {
    en: 'The procession has walked for three days, for no churchyard will take the coffin. From inside, somebody asks how far it is.',
    fr: 'Le cortège marche depuis trois jours, car aucun cimetière ne veut du cercueil. De l’intérieur, quelqu’un demande si c’est encore loin.',
  },
  ev_lordless_swords: {
    en: 'Their lord has died, and has since offered them a new contract. They would prefer a master who breathes.',
    fr: 'Leur seigneur est mort, et leur a proposé depuis un nouveau contrat. Ils préféreraient un maître qui respire.',
  },
  ev_gravedigger: {
    en: 'He fills them by day and finds them open by morning. One grave he has dug for himself, much deeper than the rest.',
    fr: 'Il comble les fosses le jour et les retrouve ouvertes au matin. Il s’en est creusé une pour lui, bien plus profonde.',
  },
  ev_midnight_bells: {
    en: 'While the bell rings the dead stand still, and the ringer has rung for two nights. The rope has worn his hands, and now it frays.',
    fr: 'Tant que sonne la cloche, les morts ne bougent pas, et le sonneur sonne depuis deux nuits. La corde a usé ses mains, et s’effiloche.',
  },
  ev_necromancers_bargain: {
    en: 'He is polite, cold to the touch, and sorry for the disturbance. What he offers is yours already; you only gave it up at a graveside.',
    fr: 'Il est poli, froid au toucher, et navré du dérangement. Ce qu’il offre était à vous ; vous l’aviez laissé au bord d’une tombe.',
  },
  q_corpse_cart: {
    en: 'A cart leaves Millstead full each night and comes back empty and washed. Nobody has ordered it, and nobody has dared to stop it.',
    fr: 'Chaque nuit, une charrette quitte Vieux-Moulin pleine et revient vide et lavée. Nul ne l’a commandée, nul n’ose l’arrêter.',
  },
  q_bone_pit: {
    en: 'In the Cursed Ruins a pit sorts its bones by size, with great care. It is short of a left hand.',
    fr: 'Aux Ruines Maudites, une fosse trie ses os par taille, avec grand soin. Il lui manque une main gauche.',
  },
  q_hidden_chapel: {
    en: 'The roots of Blackroot have swallowed a chapel, candles and all. Where the last one burns, no dead thing has set foot.',
    fr: 'Les racines de la Noire-Racine ont avalé une chapelle, cierges compris. Là où brûle le dernier, aucun mort n’a posé le pied.',
  },
  q_silver_vein: {
    en: 'Silver runs through the Northspine, thin as a thread and hated by the dead. The miners left when the mountain began to knock back.',
    fr: 'Un filet d’argent court dans l’Échine du Nord, mince et haï des morts. Les mineurs sont partis quand la montagne s’est mise à répondre.',
  },
  q_saints_finger: {
    en: 'The saint of the Shrine of Dawn has nine fingers, and the tenth points at whoever lies. It was last seen pointing at a bishop.',
    fr: 'La sainte du Sanctuaire de l’Aube n’a que neuf doigts, et le dixième désigne qui ment. On l’a vu pour la dernière fois désigner un évêque.',
  },
  q_wisp_trail: {
    en: 'The wisps of the fens were drowned children once, and still like to be chased. They know each dry step, and each that is not.',
    fr: 'Les feux follets des Fagnes furent des enfants noyés, et aiment encore qu’on les poursuive. Ils savent chaque pas au sec, et tous les autres.',
  },
  q_hermits_oak: {
    en: 'The hermit of the Briarweald has not opened his oak since the dead began to walk. Through the bark one hears him laugh, or saw.',
    fr: 'L’ermite de la Ronceraie n’a plus ouvert son chêne depuis que les morts marchent. À travers l’écorce, on l’entend rire, ou scier.',
  },
  q_drowned_crypt: {
    en: 'Under the Sunken Reach a crypt holds its breath until the tide turns. The kings in it were buried with their backs to the door.',
    fr: 'Sous les Confins noyés, une crypte retient son souffle jusqu’au reflux. Les rois y furent couchés le dos à la porte.',
  },
  q_raise_the_levy: {
    en: 'Castle Orlen has walls for a thousand and bread for a hundred. The villages will send men, if somebody asks who has seen the enemy.',
    fr: 'Le Château d’Orlen a des murs pour mille et du pain pour cent. Les villages enverront des hommes, si qui demande a vu l’ennemi.',
  },
  q_widows_plea: {
    en: 'Her husband comes home each evening and sits at the table, and does not eat. She asks you to walk him back, gently.',
    fr: 'Son mari rentre chaque soir, s’assoit à table et ne mange pas. Elle vous prie de le raccompagner, avec douceur.',
  },
}
