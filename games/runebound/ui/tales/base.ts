import type { Tales } from './tales.ts'

/** What happens at the adventures of every game, in two sentences each. */
export const BASE: Tales = {
  ev_ambushed_village: {
    en: 'Smoke stands over the roofs, and iron rings on the palisade. The reeve thrusts a spear at you: there are more of them than there are of us.',
    fr: 'Une fumée monte des toits, et le fer résonne contre la palissade. Le bailli vous tend une pique : ils sont plus nombreux que nous.',
  },
  ev_held_bridge: {
    en: 'A chain bars the only dry way across, and six men in odd armour lean on it. Their toll goes up with every look at your purse.',
    fr: 'Une chaîne barre le seul passage à sec, et six hommes aux armures dépareillées s’y accoudent. Leur péage monte à chaque regard jeté sur votre bourse.',
  },
  ev_trial_by_arms: {
    en: 'In the square a boy stands in chains, and nobody will speak for him. The judge yawns and lays two swords on the table.',
    fr: 'Sur la place, un garçon attend dans les chaînes, et personne ne veut parler pour lui. Le juge bâille et pose deux épées sur la table.',
  },
  ev_grave_lights: {
    en: 'Pale lights wander over the mound, and each goes out above the same stone. Somebody has carved a warning there, or a promise.',
    fr: 'De pâles lueurs errent sur la butte, et toutes s’éteignent au-dessus de la même pierre. On y a gravé un avertissement, ou une promesse.',
  },
  ev_two_keys: {
    en: 'The door in the rock has two locks, made to be turned at the same moment. In a niche beside it lies a letter that nobody came for.',
    fr: 'La porte creusée dans le roc a deux serrures, faites pour tourner au même instant. Dans une niche, une lettre attend quelqu’un qui n’est pas venu.',
  },
  ev_listening_stone: {
    en: 'The boulder hums when the wind drops, a little off the key of your own voice. From its top one would see three valleys.',
    fr: 'Le rocher bourdonne quand le vent tombe, un peu à côté de votre propre voix. De son sommet, on verrait trois vallées.',
  },
  ev_caravan: {
    en: 'Four wagons have sunk to the axles, and the drivers curse in as many tongues. What they sell would be cheaper if it were lighter.',
    fr: 'Quatre chariots sont embourbés jusqu’aux essieux, et les cochers jurent en autant de langues. Leur marchandise serait moins chère si elle pesait moins.',
  },
  ev_rune_smith: {
    en: 'She beats signs into horseshoes, and the horses of this valley never stumble. Gold buys a lesson; patience might buy the rest.',
    fr: 'Elle frappe des signes sur les fers, et les chevaux de la vallée ne bronchent jamais. L’or achète une leçon ; la patience achèterait peut-être le reste.',
  },
  ev_sealed_letter: {
    en: 'A rider presses a letter into your hand and gallops on before you can ask. The wax bears a crest that has been dead for a hundred years.',
    fr: 'Un cavalier vous glisse une lettre et repart au galop sans répondre. La cire porte un blason éteint depuis cent ans.',
  },
  ev_tavern_brawl: {
    en: 'It began with a song and goes on with stools. The innkeeper counts the broken jugs aloud, and looks at you.',
    fr: 'Tout a commencé par une chanson et continue à coups de tabouret. L’aubergiste compte les cruches brisées à voix haute, en vous regardant.',
  },
  ev_market_riot: {
    en: 'Bread has doubled since the morning bell, and the first stall has just gone over. Between the guards and the crowd there is room for one.',
    fr: 'Le pain a doublé depuis la cloche du matin, et le premier étal vient de verser. Entre la garde et la foule, il reste la place d’une personne.',
  },
  ev_riddling_host: {
    en: 'The host pays for the supper of any guest who outwits him. So far the walls are covered with the names of those who paid.',
    fr: 'L’aubergiste offre le souper à qui se montre plus malin que lui. Jusqu’ici, les murs sont couverts du nom de ceux qui ont payé.',
  },
  ev_gambling_den: {
    en: 'Behind the tannery they play for rings, boots and years of service. The dealer has lost two fingers and none of his smile.',
    fr: 'Derrière la tannerie, on joue des bagues, des bottes et des années de service. Le donneur a perdu deux doigts, mais rien de son sourire.',
  },
  ev_dying_courier: {
    en: 'He sits against a milestone with his hand on the wound and a satchel under his knees. The men who did it cannot be far.',
    fr: 'Adossé à une borne, il presse sa blessure et serre une sacoche sous ses genoux. Ceux qui ont frappé ne peuvent pas être loin.',
  },
  ev_fencing_school: {
    en: 'Chalk circles cover the floor, and the master never leaves hers. She will teach whoever stays in the circle for ten breaths.',
    fr: 'Des cercles de craie couvrent le sol, et la maîtresse d’armes ne quitte jamais le sien. Elle enseigne à qui tient dix souffles dans le cercle.',
  },
  ev_wise_woman: {
    en: 'Bundles of herbs hang so low that you have to bow to enter. She knew that you would come, and has already set water on the fire.',
    fr: 'Les bottes d’herbes pendent si bas qu’il faut s’incliner pour entrer. Elle vous attendait : l’eau est déjà sur le feu.',
  },
  ev_ferrymans_tale: {
    en: 'The ferryman has one oar, one arm and one story, and he begins it at every crossing. Nobody has yet heard how it ends.',
    fr: 'Le passeur n’a qu’une rame, qu’un bras et qu’une histoire, qu’il reprend à chaque traversée. Personne n’en connaît encore la fin.',
  },
  ev_barons_hunt: {
    en: 'Horns, mud, and forty riders who have lost the stag. The baron promises his favour to whoever finds it, and his temper to the rest.',
    fr: 'Des cors, de la boue et quarante cavaliers qui ont perdu le cerf. Le baron promet sa faveur à qui le retrouvera, et sa colère aux autres.',
  },
  ev_blind_bookseller: {
    en: 'He knows each book by its smell and each buyer by the step. Yours, he says, is the step of somebody in need of page ninety.',
    fr: 'Il reconnaît chaque livre à l’odeur et chaque client au pas. Le vôtre, dit-il, est celui de quelqu’un qui cherche la page quatre-vingt-dix.',
  },
  ev_shared_fire: {
    en: 'Two camps want the same dry hollow, and the rain decides for both. Around a shared fire, even rivals have something to tell.',
    fr: 'Deux troupes veulent le même creux à l’abri, et la pluie tranche pour elles. Autour d’un feu partagé, même des rivaux ont de quoi raconter.',
  },
  q_wolf_trail: {
    en: 'Seven sheep in one night, and tracks as wide as a hat. They lead to Rimewood, where the snow keeps what it is told.',
    fr: 'Sept brebis en une nuit, et des empreintes larges comme un chapeau. Elles mènent au Bois-Givre, où la neige garde ce qu’on lui confie.',
  },
  q_outlaw_bounty: {
    en: 'The poster is new, the face on it familiar: he once sold you boots. He shares out his takings in the glade, they say, at moonrise.',
    fr: 'L’affiche est neuve, le visage connu : il vous a vendu des bottes. Il partagerait son butin à la clairière, au lever de la lune.',
  },
  q_old_battlefield: {
    en: 'Ploughs turn up helmets in the Low Barrows, and no farmer dares to keep them. Somewhere under the turf lies a whole vanguard with its pay.',
    fr: 'Aux Tertres-Bas, la charrue déterre des casques que nul fermier n’ose garder. Quelque part sous l’herbe dort toute une avant-garde, avec sa solde.',
  },
  q_narrow_pass: {
    en: 'The pass over the Northspine saves three days, and has kept most of those who wanted to save them. You have a map of half of it.',
    fr: 'Le col de l’Échine du Nord épargne trois jours, et a gardé presque tous ceux qui voulaient les gagner. Vous tenez la moitié d’une carte.',
  },
  q_drowned_bell: {
    en: 'On still evenings a bell rings under Mirror Lake, one stroke for each house that sank. Last night it rang once more than there were houses.',
    fr: 'Les soirs sans vent, une cloche sonne sous le Lac Miroir, un coup par maison engloutie. La nuit dernière, elle a sonné un coup de trop.',
  },
  q_lost_pilgrim: {
    en: 'He set out for the Shrine of Ash with a lamp and a loaf. The lamp came back, carried by a goat.',
    fr: 'Il est parti pour le Sanctuaire des Cendres avec une lampe et une miche. La lampe est revenue, portée par une chèvre.',
  },
  q_sunken_galley: {
    en: 'At low water two masts stand out of the Sunken Reach like a pair of chopsticks. The hull below was loaded on the very day it sank.',
    fr: 'À l’étiage, deux mâts dépassent des Confins noyés comme deux joncs brisés. En dessous, la coque avait fait son plein le jour même du naufrage.',
  },
  q_hollow_heart: {
    en: 'In Hollow Wood one oak has no rings, only rooms. Whoever cuts a door must knock first.',
    fr: 'Au Bois-Creux, un chêne n’a pas de cernes, mais des chambres. Qui veut y tailler une porte doit d’abord frapper.',
  },
  q_eagle_ledge: {
    en: 'The eagles of the Eastwall line their nests with whatever shines. From below one sees a chain of office, and far too much air.',
    fr: 'Les aigles des Pics du Levant tapissent leur aire de tout ce qui brille. D’en bas, on devine un collier de cérémonie, et beaucoup trop de vide.',
  },
  q_dragon_spine: {
    en: 'Whoever walks the whole crest of Dragonback is owed a wish by custom. Custom does not say by whom.',
    fr: 'À qui suit toute la crête du Dos-du-Dragon, la coutume doit un vœu. La coutume ne dit pas qui le paie.',
  },
  q_briar_crown: {
    en: 'A king of nobody once hid in the Briarweald and was crowned by it. The thorns still hold his crown, at the height of a man.',
    fr: 'Un roi sans peuple se cacha jadis dans la Ronceraie, et elle le couronna. Les épines tiennent encore sa couronne, à hauteur d’homme.',
  },
  q_amber_hive: {
    en: 'Deep in the larches the bees build with resin, and what they catch stays young. A jar of that honey buys a house.',
    fr: 'Au fond du Mélézin, les abeilles bâtissent en résine, et leurs prises restent jeunes. Un pot de ce miel vaut une maison.',
  },
  q_fog_beacon: {
    en: 'The beacon of Fogwood has burned for nobody since the road moved. Tonight somebody signals back.',
    fr: 'Le fanal du Bois-Brume ne brûle pour personne depuis qu’on a déplacé la route. Ce soir, quelqu’un lui répond.',
  },
  q_black_mushrooms: {
    en: 'They grow in rings under Blackroot, and pigs refuse them. Three apothecaries offer gold, and none will say what for.',
    fr: 'Ils poussent en cercle sous la Noire-Racine, et les porcs n’en veulent pas. Trois apothicaires offrent de l’or sans dire pourquoi.',
  },
  q_shattered_vault: {
    en: 'The hills broke, and a vault of the old dukes broke with them. Its lid lies in two valleys, its door still locked between.',
    fr: 'Les collines se sont brisées, et avec elles un caveau des anciens ducs. Son couvercle gît dans deux vallées ; entre elles, la porte reste fermée.',
  },
  q_salt_pearls: {
    en: 'In the salt estuary the oysters make square pearls, and the tide gives you one hour. The divers who are rich dive no more; the others are missing.',
    fr: 'Dans l’Estuaire salé, les huîtres font des perles carrées, et la marée vous laisse une heure. Les plongeurs riches ne plongent plus ; les autres manquent à l’appel.',
  },
  q_golden_ears: {
    en: 'Each harvest leaves one circle of corn uncut around the standing stone. This year the circle moved.',
    fr: 'À chaque moisson, on laisse un rond de blé autour de la pierre levée. Cette année, le rond s’est déplacé.',
  },
  q_smugglers_run: {
    en: 'In Burrow Town every cellar knows the next one. Forty casks must be across before the customs men have finished their soup.',
    fr: 'À Bourg Garenne, chaque cave connaît sa voisine. Quarante tonneaux doivent passer avant que les douaniers aient fini leur soupe.',
  },
  q_wedding_gift: {
    en: 'The bride of Larkfield wants no silver, only the music box that her grandmother lost on the road. The groom would rather she had asked for silver.',
    fr: 'La mariée de Champ-l’Alouette ne veut pas d’argenterie, mais la boîte à musique que sa grand-mère perdit en route. Le marié aurait préféré l’argenterie.',
  },
  q_pilgrims_escort: {
    en: 'Thirty pilgrims wish to reach the Shrine of Tides with dry feet and full purses. Word of the purses has gone ahead of them.',
    fr: 'Trente pèlerins veulent gagner le Sanctuaire des Marées les pieds secs et la bourse pleine. La nouvelle de leurs bourses les a précédés.',
  },
}
