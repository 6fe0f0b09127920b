import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-recipe-egg-rice',
    genre: 'recipe',
    level: 'A1',
    reader: 'man',
    title: 'Rijst met ei',
    new: ['rijst', 'ei', 'ui', 'pan', 'boter', 'zout', 'wortel'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Dit maak ik vaak na het werk.',
          'Het is snel klaar en het is goedkoop.',
          'Voor twee mensen heb je nodig:',
        ],
      },
      {
        kind: 'list',
        items: [
          ['twee glazen rijst van gisteren'],
          ['twee eieren'],
          ['een ui en een wortel'],
          ['boter en een beetje zout'],
        ],
      },
      { kind: 'paragraph', sentences: ['Zo maak je het:'] },
      {
        kind: 'steps',
        items: [
          ['Maak de ui en de wortel klein.'],
          ['Doe boter in een pan en maak hem warm.', 'Nu komen de ui en de wortel.', 'Wacht vijf minuten.'],
          ['Nu komt de rijst.', 'Wacht drie minuten.'],
          ['Dan komen de eieren.', 'Doe er zout bij.', 'Blijf bij de pan!'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: ['Na twee minuten is het eten klaar.', 'Mijn dochter eet het met heel veel kaas.'],
      },
    ],
    questions: [
      {
        id: 'room-recipe-egg-rice-rice',
        question: 'Welke rijst heb je nodig?',
        options: ['Rijst met kaas.', 'Rijst met boter.', 'Rijst van gisteren.'],
        correct: 2,
        explanation:
          'The list asks for *twee glazen rijst van gisteren*. The cheese is only what the daughter eats with it.',
      },
      {
        id: 'room-recipe-egg-rice-last',
        question: 'Wat doe je als laatste in de pan?',
        options: ['De eieren en het zout.', 'De rijst en de boter.', 'De ui en de wortel.'],
        correct: 0,
        explanation:
          'After the rice comes step four: *Dan komen de eieren. Doe er zout bij.* Onion and carrot go in first.',
      },
      {
        id: 'room-recipe-egg-rice-why',
        question: 'Waarom kookt de schrijver dit na het werk?',
        options: [
          'De winkel is dan niet meer open.',
          'Het kost weinig tijd en geld.',
          'Zijn dochter kan het zelf maken.',
        ],
        correct: 1,
        explanation: 'The first lines say that it is *snel klaar* and *goedkoop*. The daughter only eats it.',
      },
    ],
  },
  {
    id: 'room-recipe-lentil-soup',
    genre: 'recipe',
    level: 'A1+',
    reader: 'woman',
    title: 'De soep van mijn moeder',
    new: ['soep', 'ui', 'wortel', 'snijden', 'citroen', 'pan', 'proeven'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Als ik ziek ben, maak ik linzensoep.',
          'Mijn moeder maakte hem ook, en zij leerde het van haar moeder.',
          'Voor vier mensen neem je:',
        ],
      },
      {
        kind: 'list',
        items: [
          ['250 gram rode linzen'],
          ['twee uien en twee wortels'],
          ['een blik tomaten'],
          ['een liter water'],
          ['olie, zout en een halve citroen'],
        ],
      },
      {
        kind: 'steps',
        items: [
          ['Was de linzen in koud water.', 'Doe dat drie keer.'],
          ['Snijd de uien en de wortels klein.', 'Moet je huilen?', 'Dat is normaal.'],
          ['Maak de olie warm in een grote pan.', 'Bak de uien vijf minuten, tot ze zacht zijn.'],
          ['Doe de wortels, de tomaten, de linzen en het water erbij.', 'Kook alles twintig minuten.'],
          ['Proef.', 'Doe er nu pas zout en het sap van de citroen bij.'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Eet de soep met warm brood.',
          'Is er nog over?',
          'Morgen is hij nog lekkerder.',
          'Mijn moeder zegt dat de soep ook helpt als je verdrietig bent.',
          'Zij heeft meestal gelijk.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-recipe-lentil-soup-first',
        question: 'Wat doe je eerst?',
        options: ['De wortels klein snijden.', 'De linzen drie keer wassen.', 'De uien vijf minuten bakken.'],
        correct: 1,
        explanation:
          'Step one says *Was de linzen in koud water. Doe dat drie keer.* Cutting and baking come after that.',
      },
      {
        id: 'room-recipe-lentil-soup-salt',
        question: 'Wanneer doe je het zout in de soep?',
        options: ['Als het water erbij komt.', 'Als je de uien bakt.', 'Als de soep bijna klaar is.'],
        correct: 2,
        explanation:
          'After cooking you taste it: *Doe er nu pas zout en het sap van de citroen bij.* So not earlier.',
      },
      {
        id: 'room-recipe-lentil-soup-mother',
        question: 'Wat zegt de moeder over de soep?',
        options: [
          'Hij helpt als je verdriet hebt.',
          'Hij is morgen niet meer lekker.',
          'Hij kan niet zonder warm brood.',
        ],
        correct: 0,
        explanation:
          'Mother says *dat de soep ook helpt als je verdrietig bent*. The next day it is even better.',
      },
    ],
  },
  {
    id: 'room-recipe-apple-pancakes',
    genre: 'recipe',
    level: 'A2',
    reader: 'woman',
    title: 'Pannenkoeken met appel',
    new: ['pannenkoek', 'bloem-meel', 'melk', 'appel', 'dun', 'suiker', 'oven'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Bij ons thuis eten we op zondag pannenkoeken.',
          'Mijn man komt uit Indonesië en kende ze niet.',
          'Nu bakt hij ze beter dan ik.',
          'Dit heb je nodig voor acht stuks:',
        ],
      },
      {
        kind: 'list',
        items: [
          ['250 gram bloem'],
          ['een halve liter melk'],
          ['twee eieren'],
          ['een beetje zout'],
          ['twee zoete appels'],
          ['boter om te bakken'],
        ],
      },
      {
        kind: 'steps',
        items: [
          [
            'Doe de bloem en het zout in een grote kom.',
            'Giet langzaam de helft van de melk erbij en roer goed.',
            'Er mogen geen stukjes meer in zitten.',
          ],
          ['Doe nu de eieren en de rest van de melk erbij.', 'Laat alles een kwartier rusten.'],
          ['Snijd de appels intussen in heel dunne stukken.'],
          [
            'Smelt wat boter in de pan.',
            'Leg er eerst een paar stukken appel in, en giet er dan een beetje deeg over.',
          ],
          ['Wacht tot de bovenkant droog is.', 'Pas dan draai je de pannenkoek om.'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'De eerste pannenkoek mislukt altijd.',
          'Die is voor de kok.',
          'Leg de andere op een bord in een warme oven, dan kan iedereen tegelijk eten.',
          'Wil je er suiker of stroop op?',
          'Dat mag.',
          'Mijn man eet ze met hete saus.',
          'Ik zeg er niets meer van.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-recipe-apple-pancakes-rest',
        question: 'Wat doe je in het kwartier dat alles rust?',
        options: ['Je bakt de appels.', 'Je snijdt de appels.', 'Je smelt de boter.'],
        correct: 1,
        explanation:
          'While it rests you cut: *Snijd de appels intussen in heel dunne stukken.* The word *intussen* means at the same time.',
      },
      {
        id: 'room-recipe-apple-pancakes-turn',
        question: 'Wanneer mag je de pannenkoek omdraaien?',
        options: ['Als hij boven droog is.', 'Als de appel zacht is.', 'Als de boter heet is.'],
        correct: 0,
        explanation:
          'You wait *tot de bovenkant droog is*, and only then turn it. The recipe says nothing of how soft the apple is.',
      },
      {
        id: 'room-recipe-apple-pancakes-oven',
        question: 'Waarom leg je de pannenkoeken in de oven?',
        options: ['Zo worden ze vanzelf dun.', 'Zo mislukt de eerste niet.', 'Zo kun je samen warm eten.'],
        correct: 2,
        explanation:
          'They stay warm there, *dan kan iedereen tegelijk eten*. The first one always goes wrong, and that one is for the cook.',
      },
    ],
  },
  {
    id: 'room-recipe-stew-for-many',
    genre: 'recipe',
    level: 'A2+',
    reader: 'man',
    title: 'Eén pan voor de hele straat',
    new: ['aardappel', 'groente', 'kip', 'kruiden', 'paprika', 'pan', 'vegetarisch'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Als er veel mensen komen eten, maak ik altijd hetzelfde: een grote pan met kip, groente en aardappels.',
          'Je hebt geen dure dingen nodig en je kunt het een dag van tevoren maken.',
          'Dat is ook beter, want dan heb je zelf tijd om met je gasten te praten.',
          'Voor tien mensen neem je:',
        ],
      },
      {
        kind: 'list',
        items: [
          ['twee kilo aardappels'],
          ['anderhalve kilo kip'],
          ["vier uien, vier paprika's en zes tomaten"],
          ['vier tenen knoflook'],
          ['een liter warm water'],
          ['olie, zout, peper en kruiden die je lekker vindt'],
        ],
      },
      {
        kind: 'steps',
        items: [
          [
            'Snijd de kip in stukken en bak ze in hete olie, tot ze aan alle kanten bruin zijn.',
            'Haal ze daarna uit de pan.',
          ],
          [
            'Bak in dezelfde olie de uien en de knoflook.',
            'Let op dat de knoflook niet te donker wordt, want dan smaakt hij bitter.',
          ],
          ["Doe de kruiden, de paprika's en de tomaten erbij en wacht tien minuten."],
          [
            'Leg de kip terug in de pan.',
            'Giet het water erbij en laat alles drie kwartier zachtjes koken met de deksel op de pan.',
          ],
          ['Snijd de aardappels in grote stukken en kook ze het laatste half uur mee.'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Komen er ook vegetarische gasten?',
          'Maak dan een tweede, kleinere pan met bonen in plaats van kip.',
          'Gebruik daarvoor wel een andere lepel!',
          'Mijn buurvrouw Adaeze let daar goed op.',
          'Zij is al twintig jaar vegetarisch, maar zij vraagt elke keer of de kip gelukt is.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-recipe-stew-for-many-day-before',
        question: 'Waarom is het goed om een dag eerder te koken?',
        options: [
          'Je kip wordt dan aan alle kanten bruin.',
          'Je hebt dan geen dure dingen nodig.',
          'Je kunt dan met de gasten praten.',
        ],
        correct: 2,
        explanation:
          'The day before is better, *want dan heb je zelf tijd om met je gasten te praten*. That the dish is cheap has nothing to do with the day.',
      },
      {
        id: 'room-recipe-stew-for-many-garlic',
        question: 'Wat gebeurt er als je de knoflook te lang bakt?',
        options: [
          'Hij krijgt een bittere smaak.',
          'Hij wordt heel zacht en zoet.',
          'Hij maakt de kip te bruin.',
        ],
        correct: 0,
        explanation: 'If the garlic gets too dark, *dan smaakt hij bitter*. So you have to watch it.',
      },
      {
        id: 'room-recipe-stew-for-many-second-pan',
        question: 'Waarom is er soms een tweede pan nodig?',
        options: [
          'Eén pan is te klein voor tien gasten.',
          'Niet alle gasten eten kip.',
          'De bonen moeten langer koken dan kip.',
        ],
        correct: 1,
        explanation:
          'The second pan is for *vegetarische gasten*, with beans *in plaats van kip*. It even has its own spoon.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
