import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'room-recipe-egg-rice',
    hash: 'fb573b28',
    unusual: [
      'boter en een/een-beetje/1 beetje/een-beetje/-1 zout',
      'Doe/doen-erin boter in een pan en maak hem warm',
      'Doe/doen-erin er zout bij/bij-erbij',
      'Na twee minuten is het eten/eten-maaltijd klaar',
      'Wat doe/doen-erin je als laatste in de pan',
      'De winkel is dan niet/niet-meer/1 meer/niet-meer/-1 open',
      'Zijn/zijn-bezit dochter kan het zelf maken',
    ],
  },
  {
    id: 'room-recipe-lentil-soup',
    hash: '04d90f27',
    unusual: [
      'Was/wassen de linzen in koud water',
      'Doe/doen-erin er nu pas zout en het sap van de citroen bij/bij-erbij',
      'Is er nog over/over-rest',
      'Morgen is hij/hij-ding nog lekkerder',
      'Mijn moeder zegt dat/dat-zin de soep ook helpt als je verdrietig bent',
      'Hij/hij-ding helpt als je verdriet hebt',
      'Hij/hij-ding is morgen niet/niet-meer/1 meer/niet-meer/-1 lekker',
      'Hij/hij-ding kan niet zonder warm brood',
    ],
  },
  {
    id: 'room-recipe-apple-pancakes',
    hash: '1f62caa9',
    unusual: [
      'Mijn man/man-echtgenoot komt uit Indonesië en kende ze niet',
      '250 gram bloem/bloem-meel',
      'een/een-beetje/1 beetje/een-beetje/-1 zout',
      'Doe/doen-erin de bloem/bloem-meel en het zout in een grote kom/kom',
      'Er mogen geen stukjes meer/meer-voorbij in zitten/zitten-erin',
      'Doe/doen-erin nu de eieren en de rest van de melk erbij',
      'Smelt wat/wat-iets boter in de pan',
      'Leg er eerst een/een-paar/1 paar/een-paar/-1 stukken appel in en giet er dan een/een-beetje/1 beetje/een-beetje/-1 deeg over',
      'Pas dan draai/omdraaien/4 je de pannenkoek om/omdraaien/-4',
      'Mijn man/man-echtgenoot eet ze met hete saus',
      'Ik zeg er niets meer/meer-voorbij van',
      'Wat doe je in het kwartier dat/dat-verwijzend alles rust',
      'Als hij/hij-ding boven/boven-op droog is',
    ],
  },
  {
    id: 'room-recipe-stew-for-many',
    hash: '466d393e',
    unusual: [
      'Eén/een-getal pan voor de hele straat',
      'Je hebt geen dure dingen nodig en je kunt het een dag van/van-tevoren/1 tevoren/van-tevoren/-1 maken',
      'olie zout peper en kruiden die/die-verwijzend je lekker vindt',
      'Let/opletten/1 op/opletten/-1 dat/dat-zin de knoflook niet te donker wordt want dan smaakt hij/hij-ding bitter',
      'Snijd de aardappels in grote stukken en kook/meekoken/6 ze het laatste half uur/uur mee/meekoken/-6',
      'Maak dan een tweede kleinere pan met bonen in/in-plaats-van/1 plaats/in-plaats-van/1 van/in-plaats-van/-2 kip',
      'Mijn buurvrouw Adaeze let/opletten/3 daar goed op/opletten/-3',
      'Hij/hij-ding krijgt een bittere smaak',
      'Hij/hij-ding wordt heel zacht en zoet',
      'Hij/hij-ding maakt de kip te bruin',
      'Eén/een-getal pan is te klein voor tien gasten',
    ],
  },
];
