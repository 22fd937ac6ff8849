import { printed } from '@runatal/grammar/en'

/** The teacher's words in English; the other languages are checked against them. */
export const en = printed({
  signs: {
    title: 'What the Portal says',
    portal:
      'Four runes lie round the Portal, on spaces 1 to 4. Four of the seven runes are the solution, each on one exact space: find them to seal the Portal.',
    answer:
      'The Portal has answered once already, in signs. Each rune is linked in secret to a sign; which one, nobody knows yet.',
    states:
      'Sage and Gobel are bright: their runes belong to the solution, but on another space. Spider and Snake are dark: their runes do not belong to it. A golden sign would mean a rune on its right space.',
    note: {
      say: 'The notebook is shared by the whole team. A press on a sign at its top notes it; a press on a square pins a sign to a rune.',
      goal: 'Note the four signs: press Sage, Gobel, Spider and Snake at the top of the notebook.',
      praise: 'Noted, and your team sees it too. Two of the four runes on the Portal are right, both out of place.',
    },
  },
  swap: {
    title: 'Orakl moves the runes',
    activate: {
      say: 'On your turn you activate one character, with one of their cards for each action you want. Only Orakl’s skill moves runes.',
      goal: 'Activate Orakl, for one action or two.',
      praise: 'Orakl is ready. The skill comes first, and costs nothing more.',
      again: 'That was not Orakl. Activate Orakl this time: only that skill moves runes.',
    },
    runes: {
      say: 'The skill swaps two runes of the Portal, or one of them with one of the reserve.',
      goal: 'Use the skill, and swap blue and red: press one, then the other, or drag it over.',
      praise: 'Red is on space 1 now, blue on 2. What it was good for, the next attempt will tell.',
      again: 'Not quite: use the skill first, and swap blue with red.',
    },
    move: {
      say: 'Then come the actions. A move takes a character to any location, however far.',
      goal: 'Move Orakl: press any location.',
      praise: 'Orakl has left the portrait for good. Whoever waits at that location can be met with another action.',
      again: 'The action was given up. Press a location to move there.',
    },
  },
  companion: {
    title: 'A friend at the oasis',
    hermit: 'Companions are never fought: they simply give a reward. With a slash between two, you choose one of them.',
    meet: {
      say: 'Cubes light the altars round the Portal. With four lit, the team may try to seal it.',
      goal: 'Meet the Oasis Hermit where Orakl stands, and take the cube.',
      praise: 'The first altar is lit, by itself. Three more, and you may try to seal the Portal.',
      again: 'That has its use too. But light an altar this time: meet the Oasis Hermit and choose the cube.',
    },
  },
  fight: {
    title: 'Stronger together',
    brute:
      'A monster: strength 4, two red moons. Beat it and the team gains two cubes. Lose, and its red moons push the eclipse down two spaces.',
    sum: 'The die shows 1 to 5, or an eclipse, which always fails. Another character at the same location adds 1. And before the roll your partners may give cards of the fighting character: 1 more each.',
    win: {
      say: 'Kevin holds two Ekho cards. The six little faces show which rolls would win.',
      goal: 'Meet the Ash Brute, ask for support, and win.',
      praise: 'The die showed 2; with Hal 3, with Kevin’s two cards 5. Alone it would have been lost.',
      again: 'The die showed 2: too little without help. Ask for support before you roll.',
    },
  },
  replica: {
    title: 'Hal, who copies',
    beside: 'Hal’s skill copies that of a character at the same location. Orakl is there too: so Hal can swap runes.',
    swap: {
      say: 'Yellow or orange is probably one too many: two signs were dark. A fresh rune tells more than an old one.',
      goal: 'Activate Hal, use the skill, and replace yellow by green of the reserve.',
      praise: 'Green lies on space 3. Two swaps in two turns: that is how a team gets on.',
      again: 'Activate Hal, and swap yellow on the Portal with green in the reserve.',
    },
  },
  moon: {
    title: 'The Red Moon',
    pile: 'At the end of your turn you say how many cards you draw, then take them one by one. Red Moons wait in the pile, at regular intervals: here, the second card is one.',
    draw: {
      say: 'A Red Moon stops the draw. The next player acts first, then all red moons in sight push the eclipse down.',
      goal: 'Draw two cards, and watch what Kevin has to do.',
      praise:
        'The red moons of every monster in sight were counted. Had you beaten some of them in time, there would have been fewer.',
      again: 'One card was safe, but the Red Moon still waits. Draw two, to see it rise.',
    },
    after:
      'On the last space of the track the eclipse is total, and the game lost. It is lost too when the pile runs out: so do not draw more than you need.',
  },
  seal: {
    title: 'A first attempt',
    attempt: {
      say: 'Four altars are lit, so Hal may try to seal the Portal, wherever he is. It costs one action, and the cubes if it fails.',
      goal: 'Seal the Portal: press the button, swipe the Portal down, or press S. Then confirm.',
      praise: 'The seal fails, but the Portal answers: two golden, one bright, one dark.',
      again: 'The action went elsewhere. Try to seal the Portal with it.',
    },
    read: 'Sage and Gobel turned golden: red and blue now lie right. Snake is dark again, and was there both times: it is orange, the only other rune that stayed.',
    monkey:
      'Monkey is new, as green is: green is the Monkey. It is bright, so green belongs to the solution, but not on space 3. The only space left for it is 4.',
    note: {
      say: 'Whatever the team finds out belongs in the notebook.',
      goal: 'Pin the Monkey to green: press their square.',
      praise: 'That is how the links come out: compare the results, one above the other.',
    },
  },
  hint: {
    title: 'A hint',
    astronomer: 'Some rewards are hints, like that of the Blind Astronomer: choose a rune to learn its sign.',
    ask: {
      say: 'Sage and Gobel are red and blue, but which is which? A hint says it. It never says whether a rune belongs to the solution.',
      goal: 'Meet the Blind Astronomer, and ask about blue.',
      praise: 'Blue is the Sage, so red is the Gobel. The hint stays in the history, for all to see.',
      again: 'A good question too, but ask about blue this time.',
    },
    two: 'Red 1, blue 2, green 4 are certain. Space 3 holds violet or black: two solutions are left, and no hint can tell them apart.',
  },
  victory: {
    title: 'Four golden signs',
    odds: 'Kevin has brought green to space 4, and the altars are lit again. Violet or black on space 3: even odds. Fortune smiles on black today.',
    swap: {
      say: 'The skill swaps two runes, then the action seals the Portal: one Orakl card is enough.',
      goal: 'Activate Orakl, and swap orange with black.',
      praise: 'Red, blue, black, green. Having them in place is not enough: only an attempt wins.',
      again: 'Orange has to leave space 3, and black has to come. Try again with Orakl.',
    },
    seal: {
      say: 'Hold your breath.',
      goal: 'Seal the Portal.',
      praise: 'Four golden signs. The Portal is sealed, and Asteros is saved: you know how to play.',
      again: 'The action went elsewhere. Seal the Portal with it.',
    },
  },
})

export type TutorialWords = typeof en
