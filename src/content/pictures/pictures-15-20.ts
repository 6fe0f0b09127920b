import type { PicturesByList } from '#content/schema/word-pictures.ts';

/** Topics 15 to 20. A word that no picture shows beyond doubt has none (docs/decisions/0039-pictures-of-words.md). */
export const PICTURES_15_20 = {
  'In the Park': {
    joggen: 'man-running-dark',
    eend: 'duck',
    zwaan: 'swan',
    fontein: 'fountain',
    vlieger: 'kite',
  },
  'At the Beach': {
    golf: 'water-wave',
    zon: 'sun',
    eiland: 'desert-island',
    schelp: 'spiral-shell',
    ijs: 'soft-ice-cream',
    parasol: 'umbrella-on-ground',
    zonnebril: 'sunglasses',
    badpak: 'one-piece-swimsuit',
  },
  'Walking and Cycling': {
    fiets: 'bicycle',
    fietsen: 'man-biking-medium-dark',
    rugzak: 'backpack',
    wandelschoen: 'hiking-boot',
    wandelen: 'man-walking-light',
    klimmen: 'woman-climbing-medium',
  },
  'At the Playground': {
    glijbaan: 'playground-slide',
    step: 'kick-scooter',
  },
  Camping: {
    tent: 'tent',
    kamperen: 'camping',
    maan: 'crescent-moon',
    ster: 'star',
    mug: 'mosquito',
  },
  'Festivals and Fairs': {
    achtbaan: 'roller-coaster',
    reuzenrad: 'ferris-wheel',
    draaimolen: 'carousel-horse',
    vuurwerk: 'fireworks',
  },
  Documents: {
    identiteitskaart: 'identification-card',
  },
  'Elections and Politics': {
    stemmen: 'ballot-box-with-ballot',
  },
  'Police and Safety': {
    agent: 'woman-police-officer-medium',
    rechter: 'man-judge-medium-dark',
  },
  Professions: {
    kok: 'woman-cook-medium',
    bouwvakker: 'construction-worker-medium-dark',
    boer: 'man-farmer-light',
    piloot: 'woman-pilot-medium-dark',
    docent: 'man-teacher-medium',
    schilder: 'man-artist-light',
  },
  'The Weather': {
    wolk: 'cloud',
    regen: 'cloud-with-rain',
    paraplu: 'umbrella',
    wind: 'wind-face',
    sneeuw: 'cloud-with-snow',
    regenboog: 'rainbow',
    bewolkt: 'sun-behind-large-cloud',
    zonnig: 'sun-with-face',
    regenen: 'cloud-with-rain',
  },
  Seasons: {
    sneeuwpop: 'snowman-without-snow',
    schaatsen: 'ice-skate',
    zweten: 'hot-face',
  },
  Animals: {
    kat: 'cat',
    konijn: 'rabbit',
    vogel: 'bird',
    koe: 'cow',
    schaap: 'ewe',
    varken: 'pig',
    muis: 'mouse',
    spin: 'spider',
    slang: 'snake',
    wolf: 'wolf',
    beer: 'bear',
    leeuw: 'lion',
    aap: 'monkey',
    hert: 'deer',
    vlieg: 'fly',
  },
  'Plants and Trees': {
    blad: 'leaf-fluttering-in-wind',
    tulp: 'tulip',
    roos: 'rose',
    paddenstoel: 'mushroom',
    kamerplant: 'potted-plant',
    bes: 'blueberries',
  },
  'Water and Landscape': {
    aarde: 'globe-showing-europe-africa',
    planeet: 'ringed-planet',
    woestijn: 'desert',
  },
  'The Environment': {
    fabriek: 'factory',
  },
  'At the Bank': {
    bankpas: 'credit-card',
    geld: 'euro-banknote',
  },
  Phone: {
    telefoon: 'telephone',
    mobiel: 'mobile-phone',
    bellen: 'telephone',
  },
  'Internet and Computer': {
    computer: 'desktop-computer',
    laptop: 'laptop',
    'e-mail': 'e-mail',
  },
  'News and Newspapers': {
    krant: 'newspaper',
    bom: 'bomb',
  },
  'Radio and Television': {
    tv: 'television',
    radio: 'radio',
    camera: 'camera',
  },
  'Social Media': {
    selfie: 'selfie-medium',
    smiley: 'slightly-smiling-face',
  },
  'Post and Letters': {
    pen: 'pen',
  },
  'Saving and Borrowing': {
    creditcard: 'credit-card',
  },
} as const satisfies PicturesByList;
