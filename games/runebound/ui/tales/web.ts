import type { Tales } from './tales.ts'

/** The adventures of the Web. */
export const WEB: Tales = {
  ev_ambush_above: {
    en: 'A drop of something sticky lands on your sleeve, then a loop around your shoulders. High in the branches, something pulls.',
    fr: 'Une goutte poisseuse tombe sur votre manche, puis une boucle autour de vos épaules. Là-haut dans les branches, quelque chose tire.',
  },
  ev_humming_hollow: {
    en: 'The hollow hums like a hive, but no bee ever had so many knees. It is asleep; it will not be for long.',
    fr: 'Le creux bourdonne comme une ruche, mais aucune abeille n’eut jamais tant de genoux. Cela dort ; plus pour longtemps.',
  },
  ev_maze_of_threads: {
    en: 'Between the trunks run threads by the thousand, and only one of them does not stick. Somebody left a glove on each wrong one.',
    fr: 'Entre les troncs courent mille fils, dont un seul ne colle pas. À chaque mauvais, quelqu’un a laissé un gant.',
  },
  ev_moon_moth: {
    en: 'A moth as wide as a shield drifts over the webs and is never caught. Its dust glows where the silk is thin.',
    fr: 'Un papillon large comme un bouclier glisse au-dessus des toiles sans jamais s’y prendre. Sa poussière luit là où la soie est mince.',
  },
  ev_web_weavers: {
    en: 'Three sisters weave in a barn, and their thread comes down through the roof. The cloth is perfect, and nobody asks who spins.',
    fr: 'Trois sœurs tissent dans une grange, et leur fil descend par le toit. L’étoffe est parfaite, et nul ne demande qui la file.',
  },
  ev_grey_widows: {
    en: 'They sit in grey along the wall, one chair for every man who went to fight the Queen. They know more of her than the captains do.',
    fr: 'En gris le long du mur, elles ont une chaise par homme parti combattre la Reine. Elles en savent plus sur elle que les capitaines.',
  },
  ev_antidote_seller: {
    en: 'She drinks from each vial before she sells it, and her lips are quite blue. Business has never been better.',
    fr: 'Elle boit à chaque fiole avant de la vendre, et ses lèvres sont toutes bleues. Les affaires n’ont jamais été si bonnes.',
  },
  ev_hidden_weaver: {
    en: 'The woman in the hayloft wove for the Queen until her hands would not. Those who look for her are already at the farm gate.',
    fr: 'La femme cachée au grenier a tissé pour la Reine jusqu’à ce que ses mains refusent. Ceux qui la cherchent sont déjà au portail.',
  },
  ev_torch_militia: {
    en: 'Bakers, coopers and a notary stand in line with torches they hold like brooms. All they lack is somebody who goes first.',
    fr: 'Boulangers, tonneliers et un notaire s’alignent, la torche tenue comme un balai. Il ne leur manque que quelqu’un pour passer devant.',
  },
  ev_eight_eyes: {
    en: 'In the dream she counts your heroes’ names on eight legs, and has one leg left over. You know that you are asleep, which does not help.',
    fr: 'Dans le rêve, elle compte vos noms sur huit pattes, et il lui en reste une. Vous savez que vous dormez, ce qui n’arrange rien.',
  },
  q_brood_pit: {
    en: 'In the Cursed Ruins a well is full to the brim with eggs. They tap, all in the same rhythm.',
    fr: 'Aux Ruines Maudites, un puits est plein d’œufs jusqu’à la margelle. Ils tapotent, tous au même rythme.',
  },
  q_husk_road: {
    en: 'The path through Hollow Wood is paved with empty skins that crack underfoot. The largest is still warm.',
    fr: 'Le sentier du Bois-Creux est pavé de mues vides qui craquent sous le pied. La plus grande est encore tiède.',
  },
  q_silk_trail: {
    en: 'One thread of royal silk runs into Fogwood at the height of your heart. Follow it without touching it, said the tailor who paid you.',
    fr: 'Un fil de soie royale s’enfonce dans le Bois-Brume à hauteur du cœur. Suivez-le sans le toucher, dit le tailleur qui vous paie.',
  },
  q_fire_resin: {
    en: 'The oldest larches weep a resin that burns under water and through silk. They bleed it only on the windward side, where nobody likes to stand.',
    fr: 'Les plus vieux mélèzes pleurent une résine qui brûle sous l’eau et perce la soie. Elle ne coule que côté vent, là où nul n’aime se tenir.',
  },
  q_mirror_dew: {
    en: 'Dew from Mirror Lake shows venom before it is tasted. It must be gathered before the sun has seen it.',
    fr: 'La rosée du Lac Miroir trahit le venin avant qu’on y goûte. Il faut la cueillir avant que le soleil l’ait vue.',
  },
  q_spider_bane: {
    en: 'A white flower in the Briarweald has no cobweb near it, not for a hundred paces. The thorns have drawn closer round it than last year.',
    fr: 'Dans la Ronceraie, une fleur blanche n’a pas une toile à cent pas à la ronde. Les épines l’enserrent de plus près que l’an passé.',
  },
  q_under_shrine: {
    en: 'Beneath the Shrine of Thorns the monks walled up a stair and forgot why. Behind the bricks something now answers to the evening prayer.',
    fr: 'Sous le Sanctuaire des Ronces, les moines ont muré un escalier et oublié pourquoi. Derrière les briques, quelque chose répond à la prière du soir.',
  },
  q_old_silk_mine: {
    en: 'Men dug silk here before they knew what had left it. The last shift wrote its names on the wall, and then a question mark.',
    fr: 'Ici, on extrayait de la soie avant de savoir qui l’avait laissée. La dernière équipe a écrit ses noms au mur, puis un point d’interrogation.',
  },
  q_dyers_debt: {
    en: 'The dyers of Willowmere owe the Queen’s agents a hundred ells of red. They would rather owe them to you.',
    fr: 'Les teinturiers de Saulemare doivent cent aunes de rouge aux agents de la Reine. Ils préféreraient vous les devoir, à vous.',
  },
  q_lost_daughters: {
    en: 'Five girls of Coldharbor followed a fiddler up the coast road. The fiddle hangs in a web above the bay, and it still plays.',
    fr: 'Cinq filles de Froidhavre ont suivi un violoneux sur la route de la côte. Le violon pend dans une toile au-dessus de la baie, et joue encore.',
  },
}
