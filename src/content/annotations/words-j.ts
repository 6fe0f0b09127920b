import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'jongen',
    hash: '4c60836c',
  },
  {
    id: 'jarig',
    hash: '895bc054',
  },
  {
    id: 'jaar',
    hash: '54c4245f',
    unusual: ['Mijn kind is één/een-getal jaar'],
  },
  {
    id: 'jong',
    hash: '0c90a38f',
  },
  {
    id: 'jaloers',
    hash: '5cd7e759',
    unusual: ['Zijn/zijn-bezit zusje was jaloers op al die cadeaus'],
  },
  {
    id: 'jij',
    hash: '4132d3f8',
  },
  {
    id: 'je',
    hash: '59538f8d',
  },
  {
    id: 'jullie',
    hash: '62113b06',
  },
  {
    id: 'jezelf',
    hash: '54866dca',
  },
  {
    id: 'jou',
    hash: '11a13eca',
  },
  {
    id: 'jouw',
    hash: '877082a0',
  },
  {
    id: 'jas',
    hash: '66909724',
    unusual: ['Neem/meenemen/3 je jas mee/meenemen/-3'],
  },
  {
    id: 'jurk',
    hash: 'f2546694',
    unusual: ['Welke jurk doe/aandoen-kleding/2 jij aan/aandoen-kleding/-2 naar het feest van Mei/=name'],
  },
  {
    id: 'jammer',
    hash: '89b9a502',
    unusual: ['Wat jammer dat/dat-zin je niet mee kunt'],
  },
  {
    id: 'juist',
    hash: '122cd585',
    unusual: ['Uw antwoord is juist/juist maar niet volledig'],
  },
  {
    id: 'ja',
    hash: 'f1c0fc13',
  },
  {
    id: 'jawel',
    hash: 'fa91900d',
    unusual: ['Jawel maar een/een-beetje/1 beetje/een-beetje/-1 later'],
  },
  {
    id: 'jaarlijks',
    hash: '94af3583',
  },
  {
    id: 'jam',
    hash: 'e8bbef4c',
  },
  {
    id: 'jeuk',
    hash: '4934ae04',
  },
  {
    id: 'juf',
    hash: 'ea25c3fa',
    unusual: ['Onze juf is ziek dus krijgen we les van iemand anders/ander'],
  },
  {
    id: 'jaarafrekening',
    hash: '99482c7f',
    unusual: [
      'De jaarafrekening viel/meevallen/1 mee/meevallen/-1',
      'we kregen/terugkrijgen/3 zelfs geld terug/terugkrijgen/-3',
    ],
  },
  {
    id: 'jongste',
    hash: '79019d44',
    unusual: ['De jongste/jongste mag vanavond het toetje kiezen'],
  },
  {
    id: 'jeugd',
    hash: 'b687c7f8',
  },
  {
    id: 'joggen',
    hash: '34365158',
  },
  {
    id: 'journalist',
    hash: '4d444700',
  },
  {
    id: 'jagen',
    hash: 'bbb5c519',
    unusual: ["Overdag slaapt onze kat 's/s-nachts/1 nachts/s-nachts/-1 jaagt ze op muizen"],
  },
  {
    id: 'januari',
    hash: '90407535',
    unusual: ["In januari vriest het soms 's/s-nachts/1 nachts/s-nachts/-1"],
  },
  {
    id: 'juni',
    hash: '90ff1b61',
  },
  {
    id: 'juli',
    hash: '478d1080',
  },
  {
    id: 'jaaropgave',
    hash: '71984444',
  },
  {
    id: 'journaal',
    hash: 'e74dabb5',
  },
];
