import type { Tales } from './tales.ts'

/** The adventures of the Locust Swarm. */
export const LOCUST: Tales = {
  ev_burning_outpost: {
    en: 'The tower burns from the top, as they like it, and the garrison is below. There is one gate, and it opens outwards.',
    fr: 'La tour brûle par le haut, comme ils aiment, et la garnison est en bas. Il n’y a qu’une porte, et elle s’ouvre vers l’extérieur.',
  },
  ev_prisoners: {
    en: 'Sixty walk on one chain, and the smith among them has been filing at it since dawn. The guards ride at the head, where the dust is thinnest.',
    fr: 'Soixante marchent à la même chaîne, et le forgeron parmi eux la lime depuis l’aube. Les gardes vont en tête, là où la poussière est mince.',
  },
  ev_thousand_tracks: {
    en: 'The plain has been trodden to felt, as far as one sees, and all the toes point one way. Only one pair of boots goes back.',
    fr: 'La plaine est foulée comme du feutre, à perte de vue, et tous les pas vont du même côté. Une seule paire de bottes revient.',
  },
  ev_bone_totem: {
    en: 'On the hill they have raised a thing of ribs, hung with spurs that ring in no wind. Cattle will not graze in its shadow.',
    fr: 'Sur la colline, ils ont dressé une chose de côtes, ornée d’éperons qui tintent sans vent. Le bétail ne broute pas dans son ombre.',
  },
  ev_refugees: {
    en: 'They have walked for so long that they no longer ask where to. An old woman gives you a key, in case you come by her house.',
    fr: 'Ils marchent depuis si longtemps qu’ils ne demandent plus où. Une vieille femme vous donne une clef, au cas où vous passeriez chez elle.',
  },
  ev_marshals: {
    en: 'Four marshals lean over one map, and each has brought an army the others did not count on. They lack a plan, and somebody who is not a marshal.',
    fr: 'Quatre maréchaux se penchent sur une carte, chacun avec une armée que les autres n’attendaient pas. Il leur manque un plan, et quelqu’un qui ne soit pas maréchal.',
  },
  ev_scythes: {
    en: 'The village has straightened its scythes and put the blacksmith in front. The corn stands ripe; whoever comes first will have it.',
    fr: 'Le village a redressé ses faux et mis le forgeron devant. Le blé est mûr ; il sera au premier arrivé.',
  },
  ev_swarm_deserter: {
    en: 'He has washed off the paint, though not the scars beneath, and he is hungry. He offers what he knows for bread and a head start.',
    fr: 'Il a lavé ses peintures, mais pas les cicatrices dessous, et il a faim. Il offre ce qu’il sait contre du pain et un peu d’avance.',
  },
  ev_bread_queue: {
    en: 'The queue goes twice around the church, and there are loaves for once. At the far end they have begun to push.',
    fr: 'La file fait deux fois le tour de l’église, et il y a du pain pour un seul. Tout au bout, on commence à pousser.',
  },
  ev_rust_sky: {
    en: 'At noon the light turns brown, and the larks stop in the middle of a song. It might be dust, and it might be wings.',
    fr: 'À midi, la lumière brunit, et les alouettes se taisent au milieu du chant. C’est peut-être de la poussière, peut-être des ailes.',
  },
  q_supply_line: {
    en: 'Even a swarm must eat, and its wagons cross the Shattered Hills by night. The drivers are prisoners, and know how to lose a wheel.',
    fr: 'Même un essaim doit manger, et ses chariots passent de nuit par les Collines brisées. Les cochers sont captifs, et savent perdre une roue.',
  },
  q_wolf_riders: {
    en: 'Riders come out of Rimewood before dawn, and their mounts do not neigh. The wolves are kept by one old man, who feeds them by name.',
    fr: 'Des cavaliers sortent du Bois-Givre avant l’aube, et leurs montures ne hennissent pas. Un vieil homme garde les loups, et les nourrit par leur nom.',
  },
  q_hidden_ford: {
    en: 'A whole army could cross the fens dry-shod, if it knew what the heron knows. You had better find the ford before it does.',
    fr: 'Une armée entière passerait les Fagnes à pied sec, si elle savait ce que sait le héron. Mieux vaut trouver le gué avant elle.',
  },
  q_star_map: {
    en: 'The monks of Dawn drew the sky on a ceiling, and the paths of the swarm with it. Each time it comes, one star is painted black.',
    fr: 'Les moines de l’Aube ont peint le ciel sur un plafond, et avec lui les routes de l’Essaim. À chaque venue, une étoile y devient noire.',
  },
  q_war_horn: {
    en: 'The horn of the marches lies on the Northspine, where the last man blew it. One can still follow the echo.',
    fr: 'Le cor des marches gît sur l’Échine du Nord, là où le dernier homme l’a sonné. On peut encore en suivre l’écho.',
  },
  q_swarm_eggs: {
    en: 'In the sand of the estuary they have buried next year’s army. It is warm to the palm, and it turns over.',
    fr: 'Dans le sable de l’estuaire, ils ont enfoui l’armée de l’an prochain. Elle est tiède sous la paume, et elle se retourne.',
  },
  q_buried_banner: {
    en: 'Under the Cursed Ruins lies the banner that all four cities once followed. Each says that it was hers.',
    fr: 'Sous les Ruines Maudites gît la bannière que suivirent jadis les quatre cités. Chacune dit que c’était la sienne.',
  },
  q_old_treaty: {
    en: 'There was peace once, signed on birch bark at a stone in Fogwood. If the bark is found, one clan at least must go home.',
    fr: 'Il y eut une paix, signée sur de l’écorce près d’une pierre du Bois-Brume. Si l’écorce se retrouve, un clan au moins devra rentrer.',
  },
  q_grain_convoy: {
    en: 'Stoneforge has ovens without flour, and twenty wagons that dare not leave the walls. The road is open for whoever knows where it is watched.',
    fr: 'Rocheforge a des fours sans farine, et vingt chariots qui n’osent quitter les murs. La route est libre pour qui sait d’où on la surveille.',
  },
  q_beacon_keepers: {
    en: 'From Greywatch one spark can wake the whole north, if each keeper is awake to pass it on. The third beacon has not answered for a week.',
    fr: 'De Grise-Garde, une étincelle peut éveiller tout le nord, si chaque gardien veille. Le troisième feu ne répond plus depuis une semaine.',
  },
}
