import type { Tales } from './tales.ts'

/** The adventures of Margath's awakening. */
export const MARGATH: Tales = {
  ev_cult_patrol: {
    en: 'They wear scales of painted tin and sing as they march, quite out of tune. The axes are real.',
    fr: 'Ils portent des écailles de fer-blanc et chantent en marchant, plutôt faux. Les haches, elles, sont vraies.',
  },
  ev_claws_challenge: {
    en: 'A champion with a claw for a hand draws a circle in the sand, one half of it black. Step in, he says, and the road is yours.',
    fr: 'Un champion à la main griffue trace un cercle dans le sable, à moitié noir. Entrez, dit-il, et la route est à vous.',
  },
  ev_dragon_omen: {
    en: 'A burnt shape lies on the meadow: two wings, one tail, forty paces across. At its heart the grass is green and wet.',
    fr: 'Une forme brûlée marque le pré : deux ailes, une queue, quarante pas de large. En son cœur, l’herbe est verte et mouillée.',
  },
  ev_cold_lair: {
    en: 'He slept here a hundred winters, and the walls are scratched with what he dreamt. Of the hoard he left only what he found too small to take.',
    fr: 'Il a dormi ici cent hivers, et les parois portent les griffures de ses rêves. Du trésor, il n’a laissé que ce qu’il jugeait trop petit.',
  },
  ev_red_envoy: {
    en: 'The envoy bows, and opens a chest before he opens his mouth. All his master wants is that you arrive late.',
    fr: 'L’émissaire s’incline, et ouvre un coffre avant d’ouvrir la bouche. Son maître ne demande qu’une chose : que vous arriviez en retard.',
  },
  ev_dragon_scholar: {
    en: 'She has followed the dragon for nine years, and singed every notebook. Soft under the left wing, she whispers; the ink ran just there.',
    fr: 'Elle suit le dragon depuis neuf ans, et tous ses carnets ont roussi. Tendre sous l’aile gauche, souffle-t-elle ; l’encre a coulé juste là.',
  },
  ev_first_fall: {
    en: 'The old ballad tells how he was brought down the first time, in thirty-one verses. The thirty-second is never sung, only drummed.',
    fr: 'La vieille ballade dit comment il tomba la première fois, en trente et un couplets. Le trente-deuxième ne se chante pas : on le bat au tambour.',
  },
  ev_scale_smith: {
    en: 'He hammers dragon scales flat on a gravestone, the only thing that does not crack. His bellows boy has run away, towards the dragon.',
    fr: 'Il aplatit des écailles de dragon sur une pierre tombale, seule à ne pas se fendre. Son souffleur s’est enfui, du côté du dragon.',
  },
  ev_townsfolk_flee: {
    en: 'The whole road is handcarts, cradles and clocks. Behind them the evening has come up red, in the east.',
    fr: 'La route n’est plus que charrettes, berceaux et horloges. Derrière eux, le soir s’est levé rouge, à l’est.',
  },
  ev_shield_oath: {
    en: 'A burnt shield leans at the crossroads, and passers-by lay their hand on it. The print of the last hand is still warm.',
    fr: 'Un bouclier noirci s’appuie au carrefour, et chacun y pose la main en passant. La dernière empreinte est encore chaude.',
  },
  q_claw_camp: {
    en: 'In the Shattered Hills the cult keeps its drakes hungry and its tents far apart. The cook can be bribed, if he is not the meal.',
    fr: 'Dans les Collines brisées, le culte affame ses dracs et espace ses tentes. On peut soudoyer le cuisinier, s’il n’est pas le repas.',
  },
  q_burnt_bridge: {
    en: 'Below the Bulwark the bridge has burnt, and half a company waits on the wrong bank. They have rope, timber, and an hour of dark.',
    fr: 'Au pied du Rempart, le pont a brûlé, et une demi-compagnie attend du mauvais côté. Elle a des cordes, du bois, et une heure de nuit.',
  },
  q_dragon_bones: {
    en: 'In the Cursed Ruins lies the one that came before him. Smiths say that only its bones have ever marked his hide.',
    fr: 'Aux Ruines Maudites repose celui qui l’a précédé. Les forgerons disent que ses os seuls ont jamais entamé sa peau.',
  },
  q_sky_iron: {
    en: 'A star came down on the Eastwall and is still too hot to touch. Iron of that kind remembers falling.',
    fr: 'Une étoile est tombée sur les Pics du Levant, trop chaude encore pour qu’on y touche. Ce fer-là se souvient de sa chute.',
  },
  q_cold_flame: {
    en: 'At the Shrine of Ash burns a fire that chills the hand. The keepers will part with a spark, for somebody who can carry it.',
    fr: 'Au Sanctuaire des Cendres brûle un feu qui glace la main. Les gardiennes en cèdent une étincelle à qui saura la porter.',
  },
  q_wyrm_song: {
    en: 'An old wyrm lies in the estuary, too tired to hate, and hums. It once taught Margath his first song, and knows how he breathes.',
    fr: 'Un vieux dragon fredonne dans l’estuaire, trop las pour haïr. Il apprit à Margath sa première chanson, et sait comment il respire.',
  },
  q_ember_seed: {
    en: 'In Hollow Wood one seed opens only in dragonfire, and its leaf heals burns. The tree bears it on the branch that points at the smoke.',
    fr: 'Au Bois-Creux, une graine ne s’ouvre qu’au feu du dragon, et sa feuille guérit les brûlures. L’arbre la porte sur la branche tournée vers la fumée.',
  },
  q_watchers_eye: {
    en: 'On the Northspine stands a stone watcher with one eye of glass. Whoever looks through it sees where the dragon will sleep.',
    fr: 'Sur l’Échine du Nord veille un guetteur de pierre à l’œil de verre. Qui regarde au travers voit où dormira le dragon.',
  },
  q_fire_wardens: {
    en: 'The wardens of Ember Cross have buckets for a kitchen fire. What is coming is no kitchen fire.',
    fr: 'Les garde-feux de Croix-Braise ont des seaux pour un feu de cuisine. Ce qui vient n’en est pas un.',
  },
  q_royal_archive: {
    en: 'Somewhere in Tamalir’s archive is the bill for the first dragon’s funeral. It lists a spear, and who has it now.',
    fr: 'Quelque part aux archives de Tamalir dort la facture des funérailles du premier dragon. On y lit le prix d’une lance, et qui la détient.',
  },
}
