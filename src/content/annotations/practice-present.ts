import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'present-werken',
    hash: 'db4b06c8',
    unusual: ['Ik werk/werken in een winkel', 'Werk/werken jij in een winkel'],
  },
  {
    id: 'present-wonen',
    hash: 'daada666',
  },
  {
    id: 'present-maken',
    hash: '6e03e6fe',
  },
  {
    id: 'present-koken',
    hash: '5b1b97c0',
  },
  {
    id: 'present-leren',
    hash: '5d9f90ce',
  },
  {
    id: 'present-spelen',
    hash: '49b04d2a',
  },
  {
    id: 'present-luisteren',
    hash: 'b3686738',
  },
  {
    id: 'present-praten',
    hash: '25fb2f74',
  },
  {
    id: 'present-wachten',
    hash: 'ea566a32',
  },
  {
    id: 'present-betalen',
    hash: 'de0006f6',
  },
  {
    id: 'present-bestellen',
    hash: '8f6a218c',
  },
  {
    id: 'present-fietsen',
    hash: '54e2dc90',
    unusual: ['Ik fiets/fietsen naar het station', 'Fiets/fietsen jij naar het station'],
  },
  {
    id: 'present-wandelen',
    hash: '501aa7c6',
  },
  {
    id: 'present-reizen',
    hash: '8bb27e2a',
    unusual: ['Ik reis/reizen naar Spanje', 'Reis/reizen jij naar Spanje'],
  },
  {
    id: 'present-huren',
    hash: 'ace9b554',
    unusual: ['Ik huur/huren een kleine auto', 'Huur/huren jij een kleine auto'],
  },
  {
    id: 'present-poetsen',
    hash: '9f42a576',
  },
  {
    id: 'present-wassen',
    hash: '64818606',
    unusual: ['Ik was/wassen de auto', 'Was/wassen jij de auto'],
  },
  {
    id: 'present-oefenen',
    hash: '2cec399c',
  },
  {
    id: 'present-tekenen',
    hash: '9048b7f0',
    unusual: ['Ik teken/tekenen een huis met een tuin', 'Teken/tekenen jij een huis met een tuin'],
  },
  {
    id: 'present-gebruiken',
    hash: '083e6f1a',
  },
  {
    id: 'present-verhuizen',
    hash: 'd4839192',
  },
  {
    id: 'present-proberen',
    hash: '8e5fbede',
  },
  {
    id: 'present-vertellen',
    hash: 'd0893842',
  },
  {
    id: 'present-herhalen',
    hash: 'ad3d28a8',
  },
  {
    id: 'present-ontmoeten',
    hash: 'bd1e9b90',
  },
  {
    id: 'present-antwoorden',
    hash: 'de22b48a',
    unusual: [
      'Ik antwoord/antwoorden in het Nederlands',
      'Antwoord/antwoorden jij in het Nederlands',
      'Wij antwoorden/antwoorden in het Nederlands',
      'Jullie antwoorden/antwoorden in het Nederlands',
      'Mijn ouders antwoorden/antwoorden in het Nederlands',
      'Sara en Ali antwoorden/antwoorden in het Nederlands',
    ],
  },
  {
    id: 'present-zetten',
    hash: '2fa8cc1c',
  },
  {
    id: 'present-leggen',
    hash: '51b7225e',
  },
  {
    id: 'present-bakken',
    hash: 'd3e03b74',
  },
  {
    id: 'present-dansen',
    hash: 'ee6a808c',
    unusual: [
      'Ik op/op-bij een feest',
      'Ik dans op/op-bij een feest',
      'Jij op/op-bij een feest',
      'Jij danst op/op-bij een feest',
      'jij op/op-bij een feest',
      'Dans jij op/op-bij een feest',
      'Hij op/op-bij een feest',
      'Hij danst op/op-bij een feest',
      'Amina op/op-bij een feest',
      'Amina danst op/op-bij een feest',
      'Mijn broer op/op-bij een feest',
      'Mijn broer danst op/op-bij een feest',
      'Wij op/op-bij een feest',
      'Wij dansen op/op-bij een feest',
      'Jullie op/op-bij een feest',
      'Jullie dansen op/op-bij een feest',
      'Mijn ouders op/op-bij een feest',
      'Mijn ouders dansen op/op-bij een feest',
      'Sara en Ali op/op-bij een feest',
      'Sara en Ali dansen op/op-bij een feest',
    ],
  },
  {
    id: 'present-lachen',
    hash: 'e97deff6',
  },
  {
    id: 'present-missen',
    hash: 'a35a9668',
  },
  {
    id: 'present-pakken',
    hash: '6d7b6710',
    unusual: [
      'Ik pak/pakken-koffer de koffers',
      'Pak/pakken-koffer jij de koffers',
      'Wij pakken/pakken-koffer de koffers',
      'Jullie pakken/pakken-koffer de koffers',
      'Mijn ouders pakken/pakken-koffer de koffers',
      'Sara en Ali pakken/pakken-koffer de koffers',
    ],
  },
  {
    id: 'present-parkeren',
    hash: '000a31e2',
  },
  {
    id: 'present-reserveren',
    hash: 'f2d92e72',
  },
  {
    id: 'present-studeren',
    hash: '5fde9246',
  },
  {
    id: 'present-verven',
    hash: '07a1b04c',
    unusual: ['Ik verf/verven de keuken', 'Verf/verven jij de keuken'],
  },
  {
    id: 'present-sturen',
    hash: '5c4ec8ae',
    unusual: [
      'Ik een bericht aan/aan-ontvanger de docent',
      'Ik stuur een bericht aan/aan-ontvanger de docent',
      'Jij een bericht aan/aan-ontvanger de docent',
      'Jij stuurt een bericht aan/aan-ontvanger de docent',
      'jij een bericht aan/aan-ontvanger de docent',
      'Stuur jij een bericht aan/aan-ontvanger de docent',
      'Hij een bericht aan/aan-ontvanger de docent',
      'Hij stuurt een bericht aan/aan-ontvanger de docent',
      'Amina een bericht aan/aan-ontvanger de docent',
      'Amina stuurt een bericht aan/aan-ontvanger de docent',
      'Mijn broer een bericht aan/aan-ontvanger de docent',
      'Mijn broer stuurt een bericht aan/aan-ontvanger de docent',
      'Wij een bericht aan/aan-ontvanger de docent',
      'Wij sturen een bericht aan/aan-ontvanger de docent',
      'Jullie een bericht aan/aan-ontvanger de docent',
      'Jullie sturen een bericht aan/aan-ontvanger de docent',
      'Mijn ouders een bericht aan/aan-ontvanger de docent',
      'Mijn ouders sturen een bericht aan/aan-ontvanger de docent',
      'Sara en Ali een bericht aan/aan-ontvanger de docent',
      'Sara en Ali sturen een bericht aan/aan-ontvanger de docent',
    ],
  },
  {
    id: 'present-tellen',
    hash: '669418a6',
  },
  {
    id: 'present-voelen',
    hash: 'c0168eb4',
    unusual: [
      'Jij voelt/voelen-iets pijn in de rug',
      'Hij voelt/voelen-iets pijn in de rug',
      'Amina voelt/voelen-iets pijn in de rug',
      'Mijn broer voelt/voelen-iets pijn in de rug',
    ],
  },
  {
    id: 'present-openen',
    hash: '7574618a',
    unusual: [
      'Ik een rekening/rekening-bank bij de bank/bank-geld',
      'Ik open/openen een rekening/rekening-bank bij de bank/bank-geld',
      'Jij een rekening/rekening-bank bij de bank/bank-geld',
      'Jij opent een rekening/rekening-bank bij de bank/bank-geld',
      'jij een rekening/rekening-bank bij de bank/bank-geld',
      'Open/openen jij een rekening/rekening-bank bij de bank/bank-geld',
      'Hij een rekening/rekening-bank bij de bank/bank-geld',
      'Hij opent een rekening/rekening-bank bij de bank/bank-geld',
      'Amina een rekening/rekening-bank bij de bank/bank-geld',
      'Amina opent een rekening/rekening-bank bij de bank/bank-geld',
      'Mijn broer een rekening/rekening-bank bij de bank/bank-geld',
      'Mijn broer opent een rekening/rekening-bank bij de bank/bank-geld',
      'Wij een rekening/rekening-bank bij de bank/bank-geld',
      'Wij openen een rekening/rekening-bank bij de bank/bank-geld',
      'Jullie een rekening/rekening-bank bij de bank/bank-geld',
      'Jullie openen een rekening/rekening-bank bij de bank/bank-geld',
      'Mijn ouders een rekening/rekening-bank bij de bank/bank-geld',
      'Mijn ouders openen een rekening/rekening-bank bij de bank/bank-geld',
      'Sara en Ali een rekening/rekening-bank bij de bank/bank-geld',
      'Sara en Ali openen een rekening/rekening-bank bij de bank/bank-geld',
    ],
  },
  {
    id: 'present-lenen',
    hash: '4f622652',
  },
  {
    id: 'present-sporten',
    hash: '5ab32006',
    unusual: [
      'Ik sport/sporten in het park',
      'Jij sport/sporten in het park',
      'Sport/sporten jij in het park',
      'Hij sport/sporten in het park',
      'Amina sport/sporten in het park',
      'Mijn broer sport/sporten in het park',
    ],
  },
  {
    id: 'present-rennen',
    hash: '0b4f2e92',
  },
  {
    id: 'present-repareren',
    hash: '426a9f72',
  },
  {
    id: 'present-verdienen',
    hash: '2865bb04',
  },
  {
    id: 'present-bedanken',
    hash: '37b87c84',
  },
  {
    id: 'present-controleren',
    hash: 'cf63e7be',
  },
  {
    id: 'present-leven',
    hash: '379cf28c',
  },
  {
    id: 'present-geloven',
    hash: 'd68f88a2',
    unusual: ['Ik geloof/geloven in Sinterklaas', 'Geloof/geloven jij in Sinterklaas'],
  },
  {
    id: 'present-vieren',
    hash: '48afeaea',
    unusual: ['Ik vier/vieren een verjaardag', 'Vier/vieren jij een verjaardag'],
  },
  {
    id: 'present-verbeteren',
    hash: '6420cc62',
    unusual: [
      'Ik een/een-paar/1 paar/een-paar/-1 fouten',
      'Ik verbeter een/een-paar/1 paar/een-paar/-1 fouten',
      'Jij een/een-paar/1 paar/een-paar/-1 fouten',
      'Jij verbetert een/een-paar/1 paar/een-paar/-1 fouten',
      'jij een/een-paar/1 paar/een-paar/-1 fouten',
      'Verbeter jij een/een-paar/1 paar/een-paar/-1 fouten',
      'Hij een/een-paar/1 paar/een-paar/-1 fouten',
      'Hij verbetert een/een-paar/1 paar/een-paar/-1 fouten',
      'Amina een/een-paar/1 paar/een-paar/-1 fouten',
      'Amina verbetert een/een-paar/1 paar/een-paar/-1 fouten',
      'Mijn broer een/een-paar/1 paar/een-paar/-1 fouten',
      'Mijn broer verbetert een/een-paar/1 paar/een-paar/-1 fouten',
      'Wij een/een-paar/1 paar/een-paar/-1 fouten',
      'Wij verbeteren een/een-paar/1 paar/een-paar/-1 fouten',
      'Jullie een/een-paar/1 paar/een-paar/-1 fouten',
      'Jullie verbeteren een/een-paar/1 paar/een-paar/-1 fouten',
      'Mijn ouders een/een-paar/1 paar/een-paar/-1 fouten',
      'Mijn ouders verbeteren een/een-paar/1 paar/een-paar/-1 fouten',
      'Sara en Ali een/een-paar/1 paar/een-paar/-1 fouten',
      'Sara en Ali verbeteren een/een-paar/1 paar/een-paar/-1 fouten',
    ],
  },
  {
    id: 'present-feliciteren',
    hash: '5a0be316',
  },
  {
    id: 'present-regelen',
    hash: '560360c6',
    unusual: ['Ik regel/regelen een nieuwe afspraak', 'Regel/regelen jij een nieuwe afspraak'],
  },
  {
    id: 'present-ruilen',
    hash: '11eb7fae',
  },
  {
    id: 'present-solliciteren',
    hash: '59553932',
  },
  {
    id: 'present-zorgen',
    hash: '06ecac1a',
    unusual: ['Ik zorg/zorgen voor een zieke vriend', 'Zorg/zorgen jij voor een zieke vriend'],
  },
  {
    id: 'present-hopen',
    hash: '924abf7a',
    unusual: [
      'Ik op mooi weer/weer-klimaat',
      'Ik hoop op mooi weer/weer-klimaat',
      'Jij op mooi weer/weer-klimaat',
      'Jij hoopt op mooi weer/weer-klimaat',
      'jij op mooi weer/weer-klimaat',
      'Hoop jij op mooi weer/weer-klimaat',
      'Hij op mooi weer/weer-klimaat',
      'Hij hoopt op mooi weer/weer-klimaat',
      'Amina op mooi weer/weer-klimaat',
      'Amina hoopt op mooi weer/weer-klimaat',
      'Mijn broer op mooi weer/weer-klimaat',
      'Mijn broer hoopt op mooi weer/weer-klimaat',
      'Wij op mooi weer/weer-klimaat',
      'Wij hopen op mooi weer/weer-klimaat',
      'Jullie op mooi weer/weer-klimaat',
      'Jullie hopen op mooi weer/weer-klimaat',
      'Mijn ouders op mooi weer/weer-klimaat',
      'Mijn ouders hopen op mooi weer/weer-klimaat',
      'Sara en Ali op mooi weer/weer-klimaat',
      'Sara en Ali hopen op mooi weer/weer-klimaat',
    ],
  },
  {
    id: 'present-gaan',
    hash: '7fd79c0e',
  },
  {
    id: 'present-komen',
    hash: '84a138d6',
  },
  {
    id: 'present-hebben',
    hash: '7cd40771',
  },
  {
    id: 'present-zijn',
    hash: '36abf5ed',
  },
  {
    id: 'present-doen',
    hash: '6eabd8ee',
  },
  {
    id: 'present-zien',
    hash: 'eef44ef2',
  },
  {
    id: 'present-lezen',
    hash: '76bc9f08',
  },
  {
    id: 'present-schrijven',
    hash: 'fde001c8',
  },
  {
    id: 'present-eten',
    hash: '9e2ab1a4',
  },
  {
    id: 'present-drinken',
    hash: 'afcdb91e',
  },
  {
    id: 'present-slapen',
    hash: 'e84c0582',
  },
  {
    id: 'present-lopen',
    hash: '61171008',
  },
  {
    id: 'present-rijden',
    hash: '99b1fc42',
  },
  {
    id: 'present-blijven',
    hash: '30fbdbde',
  },
  {
    id: 'present-worden',
    hash: '074daf74',
  },
  {
    id: 'present-beginnen',
    hash: '4478e09c',
  },
  {
    id: 'present-vinden',
    hash: '32fd9d94',
  },
  {
    id: 'present-krijgen',
    hash: '0ed207e4',
  },
  {
    id: 'present-geven',
    hash: '27beafae',
    unusual: [
      'Ik bloemen aan/aan-ontvanger de docent',
      'Ik geef bloemen aan/aan-ontvanger de docent',
      'Jij bloemen aan/aan-ontvanger de docent',
      'Jij geeft bloemen aan/aan-ontvanger de docent',
      'jij bloemen aan/aan-ontvanger de docent',
      'Geef jij bloemen aan/aan-ontvanger de docent',
      'Hij bloemen aan/aan-ontvanger de docent',
      'Hij geeft bloemen aan/aan-ontvanger de docent',
      'Amina bloemen aan/aan-ontvanger de docent',
      'Amina geeft bloemen aan/aan-ontvanger de docent',
      'Mijn broer bloemen aan/aan-ontvanger de docent',
      'Mijn broer geeft bloemen aan/aan-ontvanger de docent',
      'Wij bloemen aan/aan-ontvanger de docent',
      'Wij geven bloemen aan/aan-ontvanger de docent',
      'Jullie bloemen aan/aan-ontvanger de docent',
      'Jullie geven bloemen aan/aan-ontvanger de docent',
      'Mijn ouders bloemen aan/aan-ontvanger de docent',
      'Mijn ouders geven bloemen aan/aan-ontvanger de docent',
      'Sara en Ali bloemen aan/aan-ontvanger de docent',
      'Sara en Ali geven bloemen aan/aan-ontvanger de docent',
    ],
  },
  {
    id: 'present-nemen',
    hash: '1af6a062',
  },
  {
    id: 'present-brengen',
    hash: 'ebe80dcc',
  },
  {
    id: 'present-denken',
    hash: '02fadcca',
  },
  {
    id: 'present-kopen',
    hash: '6e5afeb6',
  },
  {
    id: 'present-verkopen',
    hash: 'bd45ac76',
  },
  {
    id: 'present-zoeken',
    hash: '71b0d138',
  },
  {
    id: 'present-vragen',
    hash: '75327646',
    unusual: ['Ik vraag/vragen om de rekening', 'Vraag/vragen jij om de rekening'],
  },
  {
    id: 'present-helpen',
    hash: '4bbdcea2',
  },
  {
    id: 'present-spreken',
    hash: '1fe8cea0',
  },
  {
    id: 'present-begrijpen',
    hash: '65799ec4',
  },
  {
    id: 'present-snijden',
    hash: '99ebbd82',
  },
  {
    id: 'present-vallen',
    hash: '5b3089ca',
  },
  {
    id: 'present-vertrekken',
    hash: '8a0b2cc4',
  },
  {
    id: 'present-zitten',
    hash: '87e17628',
  },
  {
    id: 'present-staan',
    hash: 'e17cb94e',
  },
  {
    id: 'present-kiezen',
    hash: 'd350ecb4',
  },
  {
    id: 'present-winnen',
    hash: 'dce9e734',
  },
  {
    id: 'present-zingen',
    hash: 'b0574b4c',
  },
  {
    id: 'present-sluiten',
    hash: '9b0379c2',
  },
  {
    id: 'present-dragen',
    hash: '2d32ede6',
  },
  {
    id: 'present-vliegen',
    hash: '907f64fe',
  },
  {
    id: 'present-bezoeken',
    hash: 'f44c01fc',
    unusual: ['Ik bezoek/bezoeken een museum', 'Bezoek/bezoeken jij een museum'],
  },
  {
    id: 'present-liggen',
    hash: 'f94119a8',
  },
  {
    id: 'present-ontvangen',
    hash: 'e80ced36',
  },
];
