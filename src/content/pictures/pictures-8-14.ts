import type { PicturesByList } from '#content/schema/word-pictures.ts';

/** Topics 8 to 14. A word that no picture shows beyond doubt has none (docs/decisions/0039-pictures-of-words.md). */
export const PICTURES_8_14 = {
  'In the Street': {
    brievenbus: 'postbox',
    boom: 'deciduous-tree',
    hond: 'dog',
    steen: 'rock',
  },
  'Waste and Recycling': {
    batterij: 'battery',
    prullenbak: 'wastebasket',
  },
  'Repairs and Tools': {
    hamer: 'hammer',
    schroevendraaier: 'screwdriver',
    ladder: 'ladder',
    gereedschap: 'hammer-and-wrench',
  },
  'Garden and Balcony': {
    plant: 'potted-plant',
    bloem: 'blossom',
    slak: 'snail',
    'bij-insect': 'honeybee',
    vlinder: 'butterfly',
  },
  Opposites: {
    verdrietig: 'crying-face',
  },
  'Road Users': {
    fietser: 'woman-biking-medium-light',
    vrachtwagen: 'articulated-lorry',
    'motor-voertuig': 'motorcycle',
    rennen: 'man-running-medium',
  },
  'Signs and Rules': {
    stoplicht: 'vertical-traffic-light',
  },
  'On the Bike': {
    'slot-fiets': 'locked',
    ketting: 'chains',
    helm: 'rescue-workers-helmet',
  },
  'Accidents and Emergencies': {
    brandweer: 'fire-engine',
    vuur: 'fire',
    gewond: 'face-with-head-bandage',
  },
  'Learning to Drive': {
    kijken: 'eyes',
  },
  'Bad Weather on the Road': {
    onweer: 'cloud-with-lightning-and-rain',
    sneeuwen: 'cloud-with-snow',
  },
  Sports: {
    bal: 'soccer-ball',
    zwemmen: 'woman-swimming-medium',
    hardlopen: 'woman-running-medium-dark',
    stadion: 'stadium',
    voetballen: 'soccer-ball',
    volleybal: 'volleyball',
  },
  Hobbies: {
    boek: 'blue-book',
    schilderen: 'woman-artist-medium-dark',
    puzzel: 'puzzle-piece',
    schaken: 'chess-pawn',
    gamen: 'video-game',
    fotograferen: 'camera-with-flash',
    vissen: 'fishing-pole',
    naaien: 'sewing-needle',
    paard: 'horse',
    breien: 'yarn',
  },
  'Music and Film': {
    muziek: 'musical-notes',
    gitaar: 'guitar',
    film: 'clapper-board',
  },
  'Going Out': {
    dansen: 'man-dancing-medium',
    bowlen: 'bowling',
    ticket: 'ticket',
  },
  'Parties and Presents': {
    kaars: 'candle',
    kerstboom: 'christmas-tree',
    pakje: 'wrapped-gift',
    proost: 'clinking-glasses',
  },
  'In the Classroom': {
    schrijven: 'writing-hand',
    leraar: 'man-teacher-medium-light',
    lezen: 'open-book',
  },
  'School Things': {
    schooltas: 'backpack',
    potlood: 'pencil',
    liniaal: 'straight-ruler',
    schaar: 'scissors',
    map: 'file-folder',
  },
  'Kinds of Schools': {
    school: 'school',
  },
  'Computer Skills': {
    toetsenbord: 'keyboard',
    printer: 'printer',
    typen: 'keyboard',
    printen: 'printer',
    'muis-computer': 'computer-mouse',
  },
  'Bills and Contracts': {
    stijgen: 'chart-increasing',
    dalen: 'chart-decreasing',
  },
  'Water at Home': {
    douche: 'shower',
    bad: 'bathtub',
    emmer: 'bucket',
    douchen: 'shower',
  },
  'Faults and Outages': {
    zaklamp: 'flashlight',
  },
  Relatives: {
    opa: 'old-man-medium-dark',
    oma: 'old-woman-medium',
  },
  'Love and Marriage': {
    bruid: 'woman-with-veil-medium-dark',
  },
  'Birth and Babies': {
    baby: 'baby-medium',
    zwanger: 'pregnant-woman-medium-dark',
    engel: 'baby-angel',
  },
  'Raising Children': {
    knuffel: 'teddy-bear',
  },
  'Loss and Mourning': {
    graf: 'headstone',
  },
  'Meters and Readings': {
    meten: 'straight-ruler',
  },
} as const satisfies PicturesByList;
