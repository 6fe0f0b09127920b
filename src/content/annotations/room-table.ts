import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'room-table-shop-hours',
    hash: 'a7f76312',
    unusual: [
      'De vis is om twaalf uur vaak op/op-verbruikt',
      "Je werkt tot zeven uur 's/s-avonds/1 avonds/s-avonds/-1",
    ],
  },
  {
    id: 'room-table-sports',
    hash: '40f4df9a',
    unusual: [
      'Prijs/prijs per keer',
      'Neem/meenemen/3 altijd water mee/meenemen/-3 en schone schoenen voor binnen',
      'Aan zwemmen en dansen doen/meedoen/3 veel mensen mee/meedoen/-3',
      'Geef/opgeven-aanmelden/4 je daarom eerst op/opgeven-aanmelden/-4 bij de balie',
      'Bij de andere sporten/sport kun je gewoon komen',
      'Na een uur/uur drinken ze koffie met taart',
      'Dat mag maar dan loop/meelopen/4 je wel even mee/meelopen/-4',
      'Welke sport past/passen-bij/4 op een werkdag bij/passen-bij/-4 hem/hem',
    ],
  },
  {
    id: 'room-table-cleaning-rota',
    hash: '11ba0c61',
    unusual: [
      'Wij wonen met vijf mensen in één/een-getal huis',
      "Alles moet zondag om acht uur 's/s-avonds/1 avonds/s-avonds/-1 klaar zijn",
      'Ruil dan met iemand en schrijf/opschrijven/2 het op/opschrijven/-2',
      "Het afval gaat op dinsdag naar buiten vóór/voor-tijd acht uur 's/s-ochtends/1 ochtends/s-ochtends/-1",
      'Wie zijn/zijn-bezit week vergeet kookt op zondag voor iedereen',
      'Imran staat/staan-geschreven niet in het rooster',
      'Hij heeft de rolstoel en de beste/goed laptop',
      'Wie maakt/schoonmaken/6 in week 3 de badkamer schoon/schoonmaken/-6',
      'Waarom moet Lars pizza betalen als hij zijn/zijn-bezit week vergeet',
      'De anderen willen niet dat/dat-zin hij kookt',
      'De anderen vinden zijn/zijn-bezit keuken te vies',
      'Hij maakt/maken-repareren de laptops van de anderen',
    ],
  },
  {
    id: 'room-table-course-guide',
    hash: '1b3b9a65',
    unusual: [
      'Welke cursus past/passen-bij/1 bij/passen-bij/-1 u',
      'U kunt zich tot/tot-en-met/1 en/tot-en-met/1 met/tot-en-met/-2 20 augustus inschrijven',
      'Zo weten we zeker dat/dat-zin u niet in een groep komt die te moeilijk of te makkelijk is',
      'Prijs/prijs',
      'u spreekt al een/een-beetje/1 beetje/een-beetje/-1',
      'u leert/leren-onderwijzen ons schrift/schrift-letters',
      'Nederlands op/op-bij het werk',
      'Neem/meenemen/7 daarvoor een brief van de gemeente mee/meenemen/-7',
      'Misschien denkt u dat/dat-zin u niet kunt zingen',
      'Wie een lied vijftig keer heeft gezongen vergeet de woorden nooit meer/meer-voorbij',
    ],
  },
];
