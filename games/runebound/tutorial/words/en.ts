/** The teacher's words in English; the other languages are checked against them. */
export const en = {
  step: {
    title: 'The land and your hero',
    land: 'This is the land: 165 hexes of plains, forest, hills, mountains and water, with cities, towns, shrines and strongholds. Drag it, zoom it, press a hex to read what it is.',
    sheet:
      'You are Tatianna. Her sheet shows Body, Mind and Spirit, her Health, her Speed, her gold and the actions she has left: three each turn.',
    move: {
      say: 'Moving is one action: either one step to any hex beside you, or a roll of the terrain dice.',
      goal: 'Press Move, then one of the golden hexes.',
      praise: 'A step is always possible, whatever the land. The dice go further.',
      again: 'That was another action. Press Move, then a golden hex next to you.',
    },
  },
  dice: {
    title: 'The dice show the way',
    roll: {
      say: 'You roll as many dice as your Speed: four. Each die pays one step into a hex of a terrain that it shows; on a road any die will do, and the star is wild.',
      goal: 'Move, roll the dice, and go to the green gem at G9, south-west of you.',
      praise:
        'Road, plains, hills: three dice, and the wild one to spare. The board finds the way, you choose where it ends.',
      again: 'Not there yet. Press Move, then roll the dice, then press the hex G9.',
    },
    gems: 'Gems are adventures. Orange ones are combat, green ones exploration, violet ones social: people and their troubles.',
  },
  event: {
    title: 'An adventure',
    test: {
      say: 'Adventuring takes two actions and turns the gem face down. A test draws one skill card for each point of the attribute; stars are successes. A card of your hand can be exerted for one more.',
      goal: 'Adventure, read the stones, and pass the test: exert your card if you must.',
      praise: 'Passed. The card is a green trophy now: with trophies heroes learn skills.',
      again: 'So close. Adventure, read the stones, and exert the card in your hand when the first draw fails.',
    },
  },
  fight: {
    title: 'A brigand on the road',
    pools:
      'A fight. Both sides have thrown their tokens: yours on the left, by what they show. The enemy’s sheet on the right lists what it does, from the top; the lit box comes next.',
    strike: {
      say: 'All tokens of one icon can be spent at once. Two swords of 2 are 4 damage, and the brigand has 4 Health left.',
      goal: 'Strike with both swords.',
      praise: 'Beaten before it could act: 2 gold, and the card is an orange trophy.',
      again: 'It got away with its skin. Strike with both swords at once.',
    },
  },
  shield: {
    title: 'Hold the shield',
    block: {
      say: 'The enemy has more gold icons and begins. Its skulls are worth 3, and you have 3 Health left. Shields are no action: they answer a blow.',
      goal: 'Block with your shield.',
      praise: 'Two of three blocked. You stand, and now it is your go.',
      again: 'That was one blow too many. Block with the shield when the damage comes.',
    },
  },
  double: {
    title: 'Twice as much',
    win: {
      say: 'A double doubles another token. Doubling is a combat action of its own, and this enemy has nothing to answer with.',
      goal: 'Double the sword, then strike: 4 damage ends this fight.',
      praise: 'Two became four. Tokens of assets join your pool, so that later fights give you more to combine.',
      again: 'Two damage is not enough. Double the sword first, then strike.',
    },
  },
  learn: {
    title: 'Trophies become skills',
    card: {
      say: 'Cards in your hand are skills you may learn, for the trophies at their foot. The attribute limits how many skills of its type you can have.',
      goal: 'Learn “Long stride”: press it in your hand, then pay two trophies.',
      praise: 'Speed 5 from now on: five dice on every Move. Learning costs no action.',
      again: 'Those trophies are gone elsewhere. This time, learn “Long stride”.',
    },
  },
  shop: {
    title: 'The market of Tamalir',
    buy: {
      say: 'Cities have markets. Shopping is one action: a new card is laid out, then you buy one or discard one. You may sell first.',
      goal: 'Shop, and buy the Flail for 8 gold.',
      praise:
        'Its token, sword 2 or agility, joins your pool in every fight. One weapon, one garment, one of each type: choose well.',
      again: 'That was not the Flail. Shop, and buy it while it is there.',
    },
  },
  retreat: {
    title: 'A way out',
    flee: {
      say: 'All tokens are spent, and the brigand still stands. At the end of each round you may fight on or try to retreat: you roll one terrain die, and flee to a neighbouring hex of a terrain that it shows.',
      goal: 'Try to retreat, and choose a hex.',
      praise: 'Away. Who keeps 2 Health to fight with another day has done well.',
      again: 'You fight on, with 2 Health left. This time, try to retreat.',
    },
    price:
      'A retreat brings nothing: the card is discarded, and the damage stays with you. Your remaining actions are still yours.',
  },
  defeat: {
    title: 'Down, but not out',
    kept: 'A fight is lost, and Tatianna lies where she fell. She keeps her gold, her cards and her trophies: only the time to get up is lost.',
    rise: {
      say: 'Her next action must be Rest. In the wild you roll the five terrain dice: each that shows the terrain of your hex heals 1.',
      goal: 'Rest, and stand up again.',
      praise:
        'Three dice show forest: 3 damage healed, and every action is open again. Against an antagonist it is otherwise: who falls there is out of the game.',
      again: 'A defeated hero can do nothing else before it has rested. Rest.',
    },
  },
  rest: {
    title: 'A night in town',
    heal: {
      say: 'Six damage of eight. In the wild a Rest heals 1 for each of five dice that shows the terrain of your hex. In cities, towns, shrines and strongholds it heals everything.',
      goal: 'Step into Tamalir, next to you, and rest there.',
      praise: 'All healed, for two actions in all. A market is here, too.',
      again: 'That healed little or nothing. Move one step to Tamalir, then rest.',
    },
  },
  train: {
    title: 'Training',
    draw: {
      say: 'To train is one action: you draw as many skill cards as your hand limit, three for Tatianna, and then discard down to it. New and old cards alike may go.',
      goal: 'Train, and choose which card goes.',
      praise: 'Three cards that you chose. Learn them for trophies, or exert them for tests and dice.',
      again: 'That was another action. Train: the button shows a book.',
    },
  },
  prepare: {
    title: 'An action kept for later',
    keep: {
      say: 'You stand on a green gem, but an adventure takes two actions and one is left. Prepare keeps an action for a later turn, on a token. You can hold one.',
      goal: 'Prepare.',
      praise: 'The token lies on your sheet.',
      again: 'That action is gone. Prepare: the button shows an hourglass.',
    },
    spend: {
      say: 'From your next turn on the token can be spent at any moment of your turn: one action more.',
      goal: 'End your turn, and in the next one spend the token before you act.',
      praise: 'Four actions: two adventures in one turn, or an adventure and a way to it.',
      again: 'Not yet: end your turn, then spend the token before any action.',
    },
  },
  time: {
    title: 'Time passes',
    track:
      'After everybody’s turn the marker moves one space. Two acts of twelve rounds, no more: on spaces 3, 7 and 11 a story card is drawn, on 5 and 9 all used gems turn up again.',
    pass: {
      say: 'The marker is on space 4, and three gems near you are used up. No adventure can be had there today.',
      goal: 'End your turn, and watch the gems.',
      praise: 'Space 5: the gems are back, but for those under a hero’s feet. It pays to know when.',
    },
  },
  web: {
    title: 'The scenario',
    goals:
      'This panel says what wins, what loses and how near both are. Here the Queen of spiders must fall before Act II is over; until she comes, Webs spread over the land.',
    destroy: {
      say: 'A Web lies where you stand. Only wild dice enter its hex and those around it.',
      goal: 'Destroy the Web: one action.',
      praise: 'Gone. Fewer Webs mean a weaker Queen, and a free way.',
      again: 'The Web is still there. Destroy it: the button is among your actions.',
    },
    time: {
      say: 'When everyone has had a turn, time moves on. On some spaces a story card is drawn, on others the gems come back.',
      goal: 'End your turn, and see what the story brings.',
      praise: 'A story card: some bring a quest, marked by a red seal on the map. Now you know enough to set out.',
    },
  },
}

export type TutorialWords = typeof en
