import type { Tales } from './tales.ts'

/** The adventures of the Red Death. */
export const RED: Tales = {
  ev_looters: {
    en: 'They wear vinegar masks and other people’s rings. Each house with a red cross is open, and they know them all.',
    fr: 'Ils portent un masque au vinaigre et les bagues des autres. Toute maison à croix rouge est ouverte, et ils les connaissent toutes.',
  },
  ev_ratcatchers: {
    en: 'Two guilds of ratcatchers fight over one sewer, and the rats are winning. Their king, a boy swears, wears a chain.',
    fr: 'Deux guildes de ratiers se disputent un égout, et ce sont les rats qui gagnent. Leur roi, jure un gamin, porte une chaîne.',
  },
  ev_bitter_herbs: {
    en: 'On the bank grow two herbs with the same leaf: one breaks the fever, one brings it. The bees fly to neither.',
    fr: 'Sur la berge poussent deux herbes à la même feuille : l’une coupe la fièvre, l’autre la donne. Les abeilles ne vont ni à l’une ni à l’autre.',
  },
  ev_clean_spring: {
    en: 'Nobody who drank here has fallen ill, and so nobody speaks of it. There is water for a village, not for a province.',
    fr: 'Nul de ceux qui boivent ici n’est malade, aussi n’en parle-t-on pas. Il y a de l’eau pour un village, pas pour une province.',
  },
  ev_treat_sick: {
    en: 'A hundred tents stand in rows, and the nurses walk only where the wind comes from. A hand lifts a flap as you pass, and waves.',
    fr: 'Cent tentes s’alignent, et les infirmières ne marchent que contre le vent. Une main soulève une toile sur votre passage, et salue.',
  },
  ev_flagellants: {
    en: 'They whip each other from town to town, and the plague walks with them. The first of them was a baker, and misses the oven.',
    fr: 'Ils se fouettent de ville en ville, et la peste les accompagne. Le premier d’entre eux était boulanger, et regrette son four.',
  },
  ev_beaked_doctor: {
    en: 'Behind the beak a tired voice asks for light, linen and another pair of hands. His round has forty doors, and most of them no longer knock back.',
    fr: 'Derrière le bec, une voix lasse demande de la lumière, du linge et deux mains de plus. Sa tournée compte quarante portes, dont la plupart ne répondent plus.',
  },
  ev_orphans: {
    en: 'Nine children walk in a line, holding one rope, the eldest in front with a saucepan on her head. They are going to the sea, because it is clean.',
    fr: 'Neuf enfants marchent en file le long d’une corde, l’aînée devant, une casserole sur la tête. Ils vont à la mer, parce qu’elle est propre.',
  },
  ev_council_of_fear: {
    en: 'The council has voted to close the gates, and now votes on which side the healers should be. The mayor coughs, and everybody moves a chair away.',
    fr: 'Le conseil a voté la fermeture des portes, et vote à présent de quel côté seront les guérisseurs. Le maire tousse, et chacun recule sa chaise.',
  },
  ev_relic_seller: {
    en: 'He has the saint’s tooth, guaranteed, and in the other pocket several more. A woman kneels in the mud and counts her last coins.',
    fr: 'Il a la dent de la sainte, garantie, et dans l’autre poche quelques autres. Une femme agenouillée dans la boue compte ses dernières pièces.',
  },
  q_plague_ship: {
    en: 'A ship lies off Coldharbor under full sail and does not move. On the third day somebody lowered a flag, and nobody has seen who.',
    fr: 'Un navire mouille devant Froidhavre, toutes voiles dehors, sans bouger. Au troisième jour quelqu’un a amené un pavillon, et nul n’a vu qui.',
  },
  q_burn_the_nest: {
    en: 'The rats of three towns sleep in the outlaws’ glade, in one great knot. Oil is heavy, and they are light sleepers.',
    fr: 'Les rats de trois villes dorment à la clairière aux Brigands, en un seul nœud. L’huile pèse lourd, et ils ont le sommeil léger.',
  },
  q_bitter_root: {
    en: 'The root grows where the fens are deepest, and cries when it is pulled. Physicians stop their ears, and pay for it by weight.',
    fr: 'La racine pousse au plus profond des Fagnes et pleure quand on l’arrache. Les médecins se bouchent les oreilles, et la paient au poids.',
  },
  q_moon_moss: {
    en: 'Only on the north side of Fogwood does the moss shine, and only while nobody looks straight at it. It draws the red from a wound.',
    fr: 'Au nord du Bois-Brume, la mousse luit, tant qu’on ne la regarde pas en face. Elle tire le rouge des plaies.',
  },
  q_high_spring: {
    en: 'Above the last goat track a spring comes out of the ice, and the ice is older than the plague. The barrels were made for mules; there are no mules.',
    fr: 'Au-dessus du dernier sentier de chèvres, une source sort d’une glace plus vieille que la peste. Les tonneaux étaient faits pour des mules ; il n’y a plus de mules.',
  },
  q_white_poppy: {
    en: 'One poppy in ten thousand is white, and one who has seen it sleeps without fever. In the Goldenfields the harvest has begun.',
    fr: 'Un pavot sur dix mille est blanc, et qui l’a vu dort sans fièvre. Dans les champs, la moisson a commencé.',
  },
  q_leech_pond: {
    en: 'The leeches of Mirror Lake take bad blood and leave the good, if they are asked in time. To catch them one must be the bait.',
    fr: 'Les sangsues du Lac Miroir prennent le mauvais sang et laissent le bon, si l’on s’y prend à temps. Pour les pêcher, il faut être l’appât.',
  },
  q_bitter_cave: {
    en: 'Under Dragonback the salt grows in flowers, and no sickness passes it. The cave breathes in all morning, and out all afternoon.',
    fr: 'Sous le Dos-du-Dragon, le sel pousse en fleurs, et aucun mal ne le franchit. La grotte inspire le matin, et expire l’après-midi.',
  },
  q_clean_wells: {
    en: 'Millstead has seven wells, and somebody falls ill at every second one. A map, a rope and a stubborn nose are called for.',
    fr: 'Vieux-Moulin a sept puits, et l’on tombe malade à un sur deux. Il faut un plan, une corde et un nez obstiné.',
  },
  q_sister_house: {
    en: 'The sisters of the Shrine of Echoes take in whoever can walk as far as their door. The door has been shut since Tuesday, and they sing behind it.',
    fr: 'Les sœurs du Sanctuaire des Échos accueillent qui peut marcher jusqu’à leur porte. Elle est close depuis mardi, et l’on chante derrière.',
  },
}
