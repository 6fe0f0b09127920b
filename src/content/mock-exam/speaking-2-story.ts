import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-2-lost-child',
    theme: 'Winkelen',
    kind: 'story',
    speaker: 'man',
    question:
      'Linh doet boodschappen met haar dochter. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A supermarket: a mother chooses bread and looks the other way; her daughter of four stands some metres away at a shelf with toys.
      {
        id: 'speaking-2-lost-child-1',
        alt: 'Een moeder doet boodschappen. Haar dochtertje kijkt naar speelgoed.',
      },
      // The girl stands alone between shelves and cries; a young man in the shop's clothes kneels before her and gives her his hand.
      {
        id: 'speaking-2-lost-child-2',
        alt: 'Het meisje huilt. Een medewerker van de winkel praat met haar.',
      },
      // At the till: the mother holds the girl in her arms; the young man stands beside them and smiles.
      { id: 'speaking-2-lost-child-3', alt: 'De moeder en het meisje zijn weer samen.' },
    ],
    modelAnswer:
      'Linh zoekt brood in de supermarkt. Haar dochter kijkt naar het speelgoed en loopt weg. Daarna ziet ze haar moeder niet meer en ze huilt. Een man van de winkel brengt haar naar de kassa. Daar staat haar moeder. Ze zijn allebei heel blij.',
    enoughAnswer:
      'Linh koopt brood en ziet haar dochter niet. Het meisje is alleen en huilt. Een jongen van de winkel brengt haar naar haar moeder.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It has an order: *daarna*, *dan*.',
      'It tells how they feel.',
    ],
  },
  {
    id: 'mock-speaking-2-found-wallet',
    theme: 'Geld',
    kind: 'story',
    speaker: 'woman',
    question:
      'Ahmed loopt op straat. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A man walks in a street and sees a wallet on the pavement; he bends down.
      { id: 'speaking-2-found-wallet-1', alt: 'Een man vindt een portemonnee op straat.' },
      // At a front door: the man hands the wallet to an old woman who lifts her hands in surprise; he holds a card with her photo in his other hand.
      { id: 'speaking-2-found-wallet-2', alt: 'De man geeft de portemonnee aan een vrouw bij haar huis.' },
      // The man and the old woman sit at her table with coffee and cake; the wallet lies on the table.
      { id: 'speaking-2-found-wallet-3', alt: 'De man en de vrouw drinken samen koffie.' },
    ],
    modelAnswer:
      'Ahmed vindt een portemonnee op straat. Hij ziet er een naam en een adres in, dus hij gaat naar dat huis. Een oude vrouw doet open. Zij is heel blij, want al haar geld zit er nog in. Daarna drinken ze samen koffie.',
    enoughAnswer:
      'Op straat ligt een portemonnee. Een man brengt hem naar een oude vrouw. Zij is blij. Ze drinken samen koffie en eten taart.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It tells how the man knows where to go.',
      'It has an order: *daarom*, *daarna*.',
    ],
  },
  {
    id: 'mock-speaking-2-wrong-shoes',
    theme: 'Winkelen',
    kind: 'story',
    speaker: 'man',
    question:
      'Sara heeft schoenen besteld. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A front door: a delivery man with a cap hands a parcel to a woman; she looks happy.
      { id: 'speaking-2-wrong-shoes-1', alt: 'Een bezorger geeft een pakket aan een vrouw.' },
      // The woman sits on a chair beside the open parcel and tries to get her foot into a red shoe that is much too small; she looks annoyed.
      { id: 'speaking-2-wrong-shoes-2', alt: 'De vrouw past een schoen, maar die is te klein.' },
      // The woman walks in a park in red shoes that fit; she smiles; a small shop bag in her hand.
      { id: 'speaking-2-wrong-shoes-3', alt: 'De vrouw loopt buiten met nieuwe schoenen.' },
    ],
    modelAnswer:
      'Sara krijgt een pakket met rode schoenen. Zij past ze, maar ze zijn veel te klein. Dat vindt ze vervelend. Daarom gaat ze naar een winkel en vraagt ze om een grotere maat. Nu loopt ze blij door het park met haar nieuwe schoenen.',
    enoughAnswer:
      'Er komt een pakket met rode schoenen. Ze zijn te klein en de vrouw is boos. In een winkel koopt zij andere schoenen.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It tells what she does between the second and the third.',
      'It has an order: *daarom*, *later*, *nu*.',
    ],
  },
  {
    id: 'mock-speaking-2-cat-in-tree',
    theme: 'Buren',
    kind: 'story',
    speaker: 'woman',
    question:
      'De kat van Noor is weg. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A garden: a cat sits on a high branch; a girl of about eight stands under the tree and calls with both hands at her mouth.
      { id: 'speaking-2-cat-in-tree-1', alt: 'Een kat zit hoog in een boom. Een meisje roept naar de kat.' },
      // The same tree: a man stands on a ladder against it and stretches out his arms to the cat; the girl holds the ladder.
      { id: 'speaking-2-cat-in-tree-2', alt: 'Een buurman klimt met een ladder in de boom.' },
      // The girl hugs the cat; the man beside her laughs and shows a plaster on his hand; the ladder stands against the tree.
      {
        id: 'speaking-2-cat-in-tree-3',
        alt: 'Het meisje heeft de kat. De buurman heeft een pleister op zijn hand.',
      },
    ],
    modelAnswer:
      'De kat zit in een hoge boom en durft niet naar beneden. Noor haalt haar buurman. Hij klimt met een ladder naar boven en pakt de kat. De kat is bang en krabt hem in zijn hand. Maar Noor is blij.',
    enoughAnswer:
      'Noor roept haar kat, maar hij blijft in de boom. De buurman pakt een ladder en haalt hem naar beneden. Het meisje is blij.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It tells why: the cat does not dare to come down.',
      'It has an end: how the girl and the neighbour feel.',
    ],
  },
] as const satisfies readonly MockSpeakingTask[];
