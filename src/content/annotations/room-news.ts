import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'room-news-swimming-dog',
    hash: 'ed012e19',
    unusual: [
      'Maar Max kwam/terugkomen/2 niet terug/terugkomen/-2',
      'Nu is het brood weg/weg-verdwenen',
      'Zij heeft hem naar/naar-huis/1 huis/naar-huis/-1 gebracht',
    ],
  },
  {
    id: 'room-news-street-dinner',
    hash: '18d91cfd',
    unusual: [
      'Eten aan één/een-getal lange tafel',
      'Niemand ging naar/naar-huis/1 huis/naar-huis/-1',
      'De buren van nummer 20 deden/opendoen/3 hun garage open/opendoen/-3',
      'Meneer De/=name Boer/=name woont al veertig jaar in de straat',
      'Ik heb voor/voor-het-eerst/1 het/voor-het-eerst/1 eerst/voor-het-eerst/-2 Surinaams gegeten',
      'Zij kende/kennen nog niet alle mensen',
      'Zij gingen allemaal naar/naar-huis/1 huis/naar-huis/-1',
      'Wat was nieuw voor meneer De/=name Boer/=name',
      'De soep die/die-verwijzend hij kookte',
      'Het eten/eten-maaltijd dat/dat-verwijzend hij kreeg',
    ],
  },
  {
    id: 'room-news-library-of-things',
    hash: '54ea5a71',
    unusual: [
      'Veel mensen kopen een dure machine en gebruiken die één/een-getal keer zegt vrijwilliger Kwame Boateng',
      'Breng/terugbrengen/5 je het te/te-laat/1 laat/te-laat/-1 terug/terugbrengen/-5 dan betaal je één/een-getal euro per dag',
      'Op donderdagavond zijn er vrijwilligers die/die-verwijzend alles samen met je repareren',
      'Het meest gevraagd is op/op-dit-moment/1 dit/op-dit-moment/1 moment/op-dit-moment/-2 de machine om pannenkoeken te bakken',
      'Die is al tot maart weg/weg-verdwenen',
      'De accordeon wil tot/tot-nu-toe/1 nu/tot-nu-toe/1 toe/tot-nu-toe/-2 niemand hebben',
      'Eén/een-getal mevrouw heeft hem meegenomen vertelt Kwame',
      'Na twee dagen bracht/terugbrengen/4 haar man/man-echtgenoot hem terug/terugbrengen/-4',
      'Hij zag/eruitzien/1 er/eruitzien/2 moe uit/eruitzien/-3',
      'Als je een ding te/te-laat/1 laat/te-laat/-1 terugbrengt',
      'Waarom bracht/terugbrengen/5 de man de accordeon terug/terugbrengen/-5 denk je',
      'Iemand anders/ander had erom gevraagd',
      'Zijn/zijn-bezit vrouw/vrouw-echtgenote maakte er te veel lawaai mee',
    ],
  },
  {
    id: 'room-news-bus-driver-farewell',
    hash: '15ed63a1',
    unusual: [
      'Hij dacht dat/dat-zin het een gewone rit zou worden maar zijn/zijn-bezit dochter had iets anders bedacht',
      'Bij de eerste halte stapten/instappen/4 er twaalf mensen in/instappen/-4',
      'En niemand stapte/uitstappen/1 uit/uitstappen/-1',
      'Daar zat mevrouw Visser die/die-verwijzend elke dinsdag naar de markt gaat',
      'Daar zat ook Jesse die/die-verwijzend vroeger vaak zijn/zijn-bezit tas in de bus vergat',
      'En achterin zaten twee mensen die/die-verwijzend elkaar in lijn 6 hebben leren/leren-kennen/1 kennen/leren-kennen/-1',
      'Ik heb altijd gezegd dat/dat-zin ik alleen/alleen-maar/1 maar/alleen-maar/-1 een bus rijd zegt hij',
      'Nu weet ik dat/dat-zin het meer was',
      'Dat/dat-zin zijn bus zo vol werd',
      'Dat/dat-zin zijn dochter in de bus zat',
      'Dat/dat-zin zijn bus half leeg was',
      'Hij heeft zijn/zijn-bezit vrouw/vrouw-echtgenote in de bus leren/leren-kennen/1 kennen/leren-kennen/-1',
      'Hij mag niet/niet-meer/1 meer/niet-meer/-1 met de bus mee',
    ],
  },
];
