import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'spelling-plural-tree',
    hash: '811c9dc5',
  },
  {
    id: 'spelling-plural-cat',
    hash: '811c9dc5',
  },
  {
    id: 'spelling-plural-house',
    hash: '811c9dc5',
  },
  {
    id: 'spelling-plural-letter',
    hash: '811c9dc5',
  },
  {
    id: 'spelling-plural-day',
    hash: '811c9dc5',
  },
  {
    id: 'vowel-like-moon',
    hash: '811c9dc5',
  },
  {
    id: 'vowel-like-sun',
    hash: '811c9dc5',
  },
  {
    id: 'vowel-like-leg',
    hash: '811c9dc5',
  },
  {
    id: 'vowel-like-fish',
    hash: '811c9dc5',
  },
  {
    id: 'vowel-like-wall',
    hash: '811c9dc5',
  },
  {
    id: 'conjugation-samira-travels',
    hash: 'a69a4d44',
  },
  {
    id: 'conjugation-jij-work',
    hash: '7aa3596b',
    unusual: ['Waar werk/werken jij op vrijdag'],
  },
  {
    id: 'conjugation-ik-tired',
    hash: 'fbbd9ea5',
  },
  {
    id: 'conjugation-hij-sits',
    hash: '2622a029',
    unusual: ['Omar zit/zitten altijd naast het raam'],
  },
  {
    id: 'conjugation-neighbours-have',
    hash: '0d1132ee',
  },
  {
    id: 'stem-lopen',
    hash: '811c9dc5',
  },
  {
    id: 'stem-schrijven',
    hash: '811c9dc5',
  },
  {
    id: 'stem-lezen',
    hash: '811c9dc5',
  },
  {
    id: 'stem-bellen',
    hash: '811c9dc5',
  },
  {
    id: 'stem-komen',
    hash: '64d72d2b',
  },
  {
    id: 'sentence-correctness-fifty',
    hash: '79f19b82',
  },
  {
    id: 'sentence-correctness-take-bus',
    hash: 'da07c952',
  },
  {
    id: 'sentence-correctness-live-utrecht',
    hash: '158bbbe2',
  },
  {
    id: 'sentence-correctness-saturday',
    hash: 'a70b7c5d',
    unusual: ['Werk/werken jij op zaterdag'],
  },
  {
    id: 'sentence-correctness-sister-finds',
    hash: '2840e8c2',
  },
  {
    id: 'two-verb-buy-bicycle',
    hash: 'f0f55cd0',
    unusual: ['Mijn vrouw/vrouw-echtgenote wil', 'Mijn vrouw/vrouw-echtgenote wil een nieuwe fiets kopen'],
  },
  {
    id: 'two-verb-son-swims',
    hash: '55049b31',
  },
  {
    id: 'two-verb-try-to-speak',
    hash: '90cf2a62',
  },
  {
    id: 'position-verb-keys-table',
    hash: 'bf11dc76',
    unusual: ['De sleutels zitten/zitten-erin in mijn tas'],
  },
  {
    id: 'position-verb-grandma-garden',
    hash: '7dc83590',
    unusual: ['Oma zit/zitten in de tuin', 'Oma zit/zitten in de tuin te lezen'],
  },
  {
    id: 'position-verb-making-soup',
    hash: 'df692a3c',
  },
  {
    id: 'separable-verb-take-coat',
    hash: 'cae188a8',
    unusual: [
      'neem/meenemen/3 een jas mee/meenemen/-3',
      'Ik neem/meenemen/3 een jas mee/meenemen/-3 want het regent',
    ],
  },
  {
    id: 'separable-verb-called-mother',
    hash: '39d90081',
  },
  {
    id: 'separable-verb-close-door',
    hash: '9dc23d72',
  },
  {
    id: 'negation-garden',
    hash: '336c284e',
  },
  {
    id: 'negation-alcohol',
    hash: '0a95c0c9',
  },
  {
    id: 'negation-that-man',
    hash: 'cccf6d8c',
  },
  {
    id: 'negation-warm-soup',
    hash: '0dba8485',
  },
  {
    id: 'negation-come-tonight',
    hash: '62ae2bdb',
  },
  {
    id: 'conjunction-no-time',
    hash: '07a867cb',
  },
  {
    id: 'conjunction-back-pain',
    hash: 'deaf9b50',
    unusual: [
      'Hij heeft pijn in zijn/zijn-bezit rug',
      'omdat hij pijn in zijn/zijn-bezit rug heeft',
      'Hassan belt de huisarts want Hij heeft pijn in zijn/zijn-bezit rug',
    ],
  },
  {
    id: 'conjunction-no-train',
    hash: 'f41db66f',
  },
  {
    id: 'conjunction-bus-or-bike',
    hash: '7bdf4954',
  },
  {
    id: 'conjunction-names',
    hash: '531b8f63',
  },
  {
    id: 'structure-sister-groningen',
    hash: 'b133dbbb',
  },
  {
    id: 'word-order-cycle-to-work',
    hash: '6265c88f',
    unusual: ['Emre moet morgen naar zijn/zijn-bezit werk fietsen', 'naar zijn/zijn-bezit werk'],
  },
  {
    id: 'inversion-beach-saturday',
    hash: 'fddbec7d',
  },
  {
    id: 'inversion-jij-today',
    hash: 'ca546f4d',
    unusual: ['Vandaag werk/werken jij tot zes uur'],
  },
  {
    id: 'inversion-park-children',
    hash: '7529ebe3',
  },
  {
    id: 'inversion-desk-form',
    hash: 'c665828f',
  },
  {
    id: 'inversion-that-film',
    hash: 'ea8dba7f',
  },
  {
    id: 'noun-meisje',
    hash: '8968ca54',
  },
  {
    id: 'noun-opleiding',
    hash: 'f7524664',
  },
  {
    id: 'noun-boeken',
    hash: '72fb857b',
  },
  {
    id: 'noun-foto',
    hash: '48bb4ca8',
  },
  {
    id: 'noun-stad',
    hash: '1abd92bf',
  },
  {
    id: 'noun-kamer',
    hash: '74d00376',
  },
  {
    id: 'noun-glas',
    hash: '8015409c',
  },
  {
    id: 'noun-boom',
    hash: '92fb394d',
  },
  {
    id: 'comparison-train-expensive',
    hash: 'd2797e3b',
  },
  {
    id: 'comparison-room-bigger',
    hash: '58e01f8c',
  },
  {
    id: 'comparison-july-warm',
    hash: '0ba86a2b',
  },
  {
    id: 'comparison-biggest-city',
    hash: '871cefae',
  },
  {
    id: 'comparison-coffee-tea',
    hash: 'b80cb6b6',
  },
  {
    id: 'comparison-dutch-better',
    hash: 'c81ac09c',
  },
  {
    id: 'inflection-red-bicycle',
    hash: '67420778',
  },
  {
    id: 'inflection-big-house',
    hash: '41dc8ef4',
  },
  {
    id: 'inflection-dirty-cup',
    hash: 'ff727dea',
  },
  {
    id: 'inflection-sweet-dog',
    hash: 'f63aab4b',
  },
  {
    id: 'inflection-wooden-table',
    hash: 'd620cd3c',
  },
  {
    id: 'inflection-cold-water',
    hash: '972149a0',
  },
  {
    id: 'reference-word-bicycle',
    hash: '7561ec7b',
    unusual: ['Hij/hij-ding staat gewoon in de schuur'],
  },
  {
    id: 'reference-word-passport',
    hash: '5ca52a28',
  },
  {
    id: 'reference-word-cats',
    hash: '85aaaad2',
  },
  {
    id: 'reference-word-coat',
    hash: 'd9e71827',
  },
  {
    id: 'reference-word-form',
    hash: 'ae6d8cce',
  },
  {
    id: 'reference-word-keys',
    hash: '27735776',
  },
  {
    id: 'er-no-milk',
    hash: '71b64b54',
  },
  {
    id: 'er-two-toilets',
    hash: '00b1bc35',
  },
  {
    id: 'er-three-children',
    hash: 'f6180e4e',
  },
  {
    id: 'er-lived-there',
    hash: '2f55b0ec',
  },
  {
    id: 'er-waiting',
    hash: '7b41ceb4',
    unusual: [
      'De bus is te/te-laat/1 laat/te-laat/-1',
      'Ik wacht al een half uur/uur op',
      'Ik wacht er al een half uur/uur op',
    ],
  },
  {
    id: 'er-place-first',
    hash: 'f8db170c',
  },
  {
    id: 'subordinate-clause-bus-late',
    hash: 'deb98786',
    unusual: ['zijn/zijn-bezit bus vertraging heeft', 'omdat zijn/zijn-bezit bus vertraging heeft'],
  },
  {
    id: 'subordinate-clause-library-closed',
    hash: '66e15df5',
    unusual: ['dat/dat-zin de bibliotheek vandaag dicht is'],
  },
  {
    id: 'subordinate-clause-work-tomorrow',
    hash: 'a804987c',
  },
  {
    id: 'subordinate-clause-train-arrives',
    hash: '17bcb323',
  },
  {
    id: 'subordinate-clause-raincoat',
    hash: '3e9ed977',
  },
  {
    id: 'subordinate-clause-neighbour-baby',
    hash: '7a329f30',
    unusual: ['dat/dat-zin onze buren een baby hebben'],
  },
  {
    id: 'relative-clause-neighbour',
    hash: '854a3279',
    unusual: ['De buurvrouw die/die-verwijzend boven ons woont is heel aardig'],
  },
  {
    id: 'relative-clause-bread',
    hash: '2b91260f',
    unusual: ['Waar is het brood dat/dat-verwijzend ik gisteren heb gekocht'],
  },
  {
    id: 'relative-clause-children',
    hash: 'c2cb33e1',
    unusual: ['dat/dat-zin', 'Er zijn veel kinderen die/die-verwijzend na school buiten spelen'],
  },
  {
    id: 'relative-clause-order-parcel',
    hash: 'f4954365',
    unusual: ['Dit is het pakje dat/dat-verwijzend ik vandaag moet terugsturen'],
  },
  {
    id: 'relative-clause-form',
    hash: 'c51185bd',
    unusual: ['Ik heb een formulier dat/dat-verwijzend ik niet begrijp'],
  },
  {
    id: 'relative-clause-village',
    hash: '2feb7fda',
    unusual: [
      'Dat is het dorp mijn vrouw/vrouw-echtgenote is geboren',
      'Dat is het dorp waar mijn vrouw/vrouw-echtgenote is geboren',
    ],
  },
  {
    id: 'om-te-library',
    hash: 'b5870644',
  },
  {
    id: 'om-te-dentist',
    hash: '2b4a5063',
  },
  {
    id: 'om-te-pick-up',
    hash: 'be0639c4',
    unusual: [
      'op/ophalen/2 te halen/ophalen/-2',
      'Ik moet naar school om mijn dochter op/ophalen/2 te halen/ophalen/-2',
    ],
  },
  {
    id: 'om-te-not-have-to',
    hash: 'fbc661c4',
  },
  {
    id: 'om-te-want',
    hash: '2c13790a',
  },
  {
    id: 'om-te-too-busy',
    hash: '852bcaa4',
  },
  {
    id: 'long-sentence-late-train',
    hash: '2b8ba10e',
  },
  {
    id: 'long-sentence-sick-child',
    hash: '5ac43060',
    unusual: [
      'Mijn dochter blijft/thuisblijven/1 thuis/thuisblijven/-1 omdat ze',
      'Mijn dochter blijft/thuisblijven/1 thuis/thuisblijven/-1 omdat ze koorts heeft',
    ],
  },
  {
    id: 'long-sentence-result',
    hash: 'a9734332',
  },
  {
    id: 'long-sentence-but-tomorrow',
    hash: 'b419ef32',
  },
  {
    id: 'long-sentence-if-rain',
    hash: '5e5d5fd2',
  },
  {
    id: 'long-sentence-therefore',
    hash: '86bb29c8',
  },
  {
    id: 'imperfectum-cycle-school',
    hash: 'c9e5517a',
  },
  {
    id: 'imperfectum-wait-bus',
    hash: 'a7d80fb0',
    unusual: ['We gisteren een uur/uur op de bus', 'We wachtten gisteren een uur/uur op de bus'],
  },
  {
    id: 'imperfectum-travel-morocco',
    hash: 'dc046a2d',
  },
  {
    id: 'imperfectum-live-village',
    hash: '7886bde1',
  },
  {
    id: 'imperfectum-come-late',
    hash: '501035d2',
  },
  {
    id: 'imperfectum-go-market',
    hash: 'f3a633e3',
  },
  {
    id: 'past-modal-overtime',
    hash: '8eaaf6a4',
  },
  {
    id: 'past-modal-parking',
    hash: 'f0fd8136',
  },
  {
    id: 'past-modal-as-a-child',
    hash: '6252718d',
  },
  {
    id: 'past-modal-slept',
    hash: '20c4008c',
  },
  {
    id: 'past-modal-advice',
    hash: 'a13a33f0',
  },
  {
    id: 'past-modal-because',
    hash: 'd0aa3be2',
    unusual: [
      'Mijn man/man-echtgenoot was er niet omdat hij zijn/zijn-bezit broer',
      'Mijn man/man-echtgenoot was er niet omdat hij zijn/zijn-bezit broer moest helpen',
    ],
  },
  {
    id: 'perfectum-work-evening',
    hash: '67b56ba1',
  },
  {
    id: 'perfectum-pay-bill',
    hash: 'acb92aae',
  },
  {
    id: 'perfectum-write-council',
    hash: '2c36dc34',
    unusual: [
      'Fatma heeft een brief aan/aan-ontvanger de gemeente',
      'Fatma heeft een brief aan/aan-ontvanger de gemeente geschreven',
    ],
  },
  {
    id: 'perfectum-bring-bread',
    hash: 'ab9aa5e2',
  },
  {
    id: 'perfectum-move-hague',
    hash: '7c8d466a',
  },
  {
    id: 'perfectum-read-train',
    hash: '76024d3b',
  },
  {
    id: 'pronoun-brother-and-i',
    hash: '8d1f86f6',
  },
  {
    id: 'pronoun-they-baby',
    hash: '874d3706',
  },
  {
    id: 'pronoun-help-me',
    hash: 'bdfcc5c8',
  },
  {
    id: 'pronoun-ask-you-polite',
    hash: 'bf8a0032',
  },
  {
    id: 'pronoun-your-coat',
    hash: 'ecaa7f32',
  },
  {
    id: 'pronoun-our-house',
    hash: '0e830b5c',
  },
  {
    id: 'daily-klinkers-bakken',
    hash: '811c9dc5',
  },
  {
    id: 'daily-klinkers-straten',
    hash: '811c9dc5',
  },
  {
    id: 'daily-werkwoorden-begin',
    hash: '67624d1a',
    unusual: ['Hoe/hoe-laat/1 laat/hoe-laat/-1 begin je op maandag'],
  },
  {
    id: 'daily-werkwoorden-opruimen',
    hash: '345752f3',
  },
  {
    id: 'daily-negation-dog',
    hash: '0a036eb5',
  },
  {
    id: 'daily-negation-meat',
    hash: 'bec5a127',
  },
  {
    id: 'daily-hoofdzinnen-place-one',
    hash: 'f6663b8c',
  },
  {
    id: 'daily-hoofdzinnen-dus',
    hash: '1708861f',
    unusual: ['De bus rijdt niet dus ik fiets/fietsen'],
  },
  {
    id: 'daily-inversion-market',
    hash: 'ab77cbf6',
    unusual: ['Op zaterdag verkoopt Karim zijn/zijn-bezit kaas'],
  },
  {
    id: 'daily-inversion-gelukkig',
    hash: '9a0a2ce6',
  },
  {
    id: 'daily-nouns-odd-one',
    hash: '811c9dc5',
  },
  {
    id: 'daily-nouns-het-koken',
    hash: 'ce370a77',
    unusual: ['het koken het werken het leven/leven'],
  },
  {
    id: 'daily-adjectives-even-als',
    hash: '80f76a49',
  },
  {
    id: 'daily-adjectives-liever',
    hash: '159f87d9',
  },
  {
    id: 'daily-reference-hem',
    hash: 'e98491ad',
  },
  {
    id: 'daily-reference-die-first',
    hash: '4004f5a8',
  },
  {
    id: 'daily-subordinate-first',
    hash: 'abe7dae4',
  },
  {
    id: 'daily-subordinate-verb-end',
    hash: 'c89cabe3',
  },
  {
    id: 'daily-imperfectum-gingen',
    hash: '63717d76',
  },
  {
    id: 'daily-imperfectum-praatten',
    hash: 'd0748d0f',
  },
  {
    id: 'daily-perfectum-film',
    hash: '92ee5831',
  },
  {
    id: 'daily-perfectum-no-ge',
    hash: '811c9dc5',
  },
  {
    id: 'daily-pronouns-zij',
    hash: '23916709',
    unusual: ['Zij werkt op/op-bij een school'],
  },
  {
    id: 'daily-pronouns-uw',
    hash: '62fc26f8',
  },
  {
    id: 'quick-koude-voeten',
    hash: 'edef54da',
  },
  {
    id: 'quick-leren-end',
    hash: '728d9a76',
  },
  {
    id: 'quick-thuis-gebleven',
    hash: 'c3c2ebb0',
  },
  {
    id: 'quick-baby',
    hash: '811c9dc5',
  },
  {
    id: 'quick-vandaag',
    hash: '74c3567b',
  },
  {
    id: 'correct-trees-park',
    hash: 'd121f05d',
  },
  {
    id: 'correct-cold-tonight',
    hash: '6fc87adc',
  },
  {
    id: 'correct-jij-saturday',
    hash: '96df1d5b',
    unusual: ['Werk/werken jij ook op zaterdag'],
  },
  {
    id: 'correct-learn-dutch',
    hash: '2f911204',
  },
  {
    id: 'correct-take-bag',
    hash: '7cec8e64',
    unusual: ['Ik neem/meenemen/3 mijn tas mee/meenemen/-3'],
  },
  {
    id: 'correct-no-car',
    hash: '388b318c',
  },
  {
    id: 'correct-understand-question',
    hash: '61ab54c6',
  },
  {
    id: 'correct-always-tea',
    hash: 'ce18eba0',
  },
  {
    id: 'correct-seen-film',
    hash: 'bebb579d',
  },
  {
    id: 'correct-therefore-bike',
    hash: 'a12e8a0c',
  },
  {
    id: 'correct-where-live',
    hash: '70f2e0da',
  },
  {
    id: 'correct-big-house',
    hash: '4b57bd8b',
  },
  {
    id: 'correct-red-bicycle',
    hash: 'a61a36be',
  },
  {
    id: 'correct-bigger-than',
    hash: '12e899ab',
  },
  {
    id: 'correct-man-there',
    hash: '4ef20717',
    unusual: ['Ken jij de man die/die-verwijzend daar staat'],
  },
  {
    id: 'correct-know-car',
    hash: '0790e2d5',
    unusual: ['Ik weet dat/dat-zin hij een auto heeft', 'dat/dat-zin hij een auto heeft'],
  },
  {
    id: 'correct-because-ill',
    hash: 'dc8fc455',
    unusual: ['Omdat ik ziek ben blijf/thuisblijven/2 ik thuis/thuisblijven/-2'],
  },
  {
    id: 'correct-worked-factory',
    hash: '8c5b2046',
  },
  {
    id: 'correct-moved-hague',
    hash: '672fb4db',
  },
  {
    id: 'correct-our-car',
    hash: 'f9929eb5',
  },
];
