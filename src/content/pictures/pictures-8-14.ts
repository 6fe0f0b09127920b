import type { PicturesByList } from '#content/schema/word-pictures.ts';

/** Topics 8 to 14. A word without a picture that says it beyond doubt has none (docs/decisions/0039-pictures-of-words.md). */
export const PICTURES_8_14 = {
  'In the Street': {
    brievenbus: 'postbox',
    boom: 'deciduous-tree',
    hond: 'dog',
    hondenpoep: 'pile-of-poo',
    gat: 'hole',
    steen: 'rock',
    bouw: 'building-construction',
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
    hout: 'wood',
    touw: 'knot',
  },
  'Garden and Balcony': {
    plant: 'potted-plant',
    bloem: 'blossom',
  },
  'Delivery and Parcels': {
    pakket: 'package',
  },
  Opposites: {
    verdrietig: 'crying-face',
  },
  'Road Users': {
    voetganger: 'man-walking-medium-dark',
    fietser: 'woman-biking-medium-light',
    vrachtwagen: 'articulated-lorry',
    brommer: 'motor-scooter',
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
    politie: 'police-car',
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
  },
  'Music and Film': {
    muziek: 'musical-notes',
    gitaar: 'guitar',
    film: 'clapper-board',
  },
  'Going Out': {
    dansen: 'man-dancing-medium',
    bowlen: 'bowling',
    theater: 'performing-arts',
    ticket: 'admission-tickets',
  },
  'Parties and Presents': {
    kaars: 'candle',
    kerstboom: 'christmas-tree',
    pakje: 'wrapped-gift',
    proost: 'clinking-glasses',
  },
  'In the Classroom': {
    juf: 'woman-teacher-medium-dark',
    meester: 'man-teacher-medium-light',
    schrijven: 'writing-hand',
    opsteken: 'woman-raising-hand-medium',
  },
  'School Things': {
    schooltas: 'backpack',
    potlood: 'pencil',
    liniaal: 'straight-ruler',
    schaar: 'scissors',
    map: 'file-folder',
  },
  'Exams and Diplomas': {
    aankruisen: 'check-box-with-check',
  },
  'Kinds of Schools': {
    school: 'school',
    student: 'woman-student-medium-dark',
  },
  'Computer Skills': {
    toetsenbord: 'keyboard',
    printer: 'printer',
  },
  'Bills and Contracts': {
    stijgen: 'chart-increasing',
    dalen: 'chart-decreasing',
  },
  'Water at Home': {
    douche: 'shower',
    bad: 'bathtub',
    emmer: 'bucket',
  },
  'Faults and Outages': {
    zaklamp: 'flashlight',
  },
  'Close Family': {
    kind: 'child-medium',
  },
  Relatives: {
    opa: 'old-man-medium-dark',
    oma: 'old-woman-medium',
  },
  'Love and Marriage': {
    kus: 'kiss-mark',
    bruid: 'woman-with-veil-medium-dark',
    bruidegom: 'man-in-tuxedo-medium',
  },
  'Birth and Babies': {
    baby: 'baby-medium',
    zwanger: 'pregnant-woman-medium-dark',
    borstvoeding: 'breast-feeding-medium',
    engel: 'baby-angel',
  },
  'Raising Children': {
    knuffel: 'teddy-bear',
  },
  'Loss and Mourning': {
    graf: 'headstone',
  },
} as const satisfies PicturesByList;
