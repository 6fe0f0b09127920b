import type { Phrase } from './phrase.ts';

export const BODY_PART_IDS = [
  'head',
  'eyes',
  'nose',
  'mouth',
  'ear',
  'neck',
  'arm',
  'hand',
  'stomach',
  'back',
  'leg',
  'knee',
  'foot',
] as const;
export type BodyPartId = (typeof BODY_PART_IDS)[number];

/** A part of the body as named by the diagram and the list (MSC-07). */
export interface BodyPart extends Phrase {
  readonly id: BodyPartId;
  /** The id under which its answers in the game are logged (DAT-06). */
  readonly questionId: string;
  /** Also at the start of `dutch`: the list shows it in colour. */
  readonly article: 'de' | 'het';
  /** The plural; for the eyes, which are a plural already, the singular. */
  readonly otherForm: Phrase;
  readonly example: Phrase;
  /** The part it belongs to: the leg, for the knee. */
  readonly pieceOf?: BodyPartId;
  /** The part that ends where this one begins: the arm, for the hand. */
  readonly comesAfter?: BodyPartId;
}

/** The 13 parts, from head to foot (MSC-07). */
export const BODY_PARTS: readonly BodyPart[] = [
  {
    id: 'head',
    questionId: 'body-part-het-hoofd',
    article: 'het',
    dutch: 'het hoofd',
    english: 'the head',
    otherForm: { dutch: 'de hoofden', english: 'the heads' },
    example: { dutch: 'Mijn hoofd doet pijn.', english: 'My head hurts.' },
  },
  {
    id: 'eyes',
    questionId: 'body-part-de-ogen',
    pieceOf: 'head',
    article: 'de',
    dutch: 'de ogen',
    english: 'the eyes',
    otherForm: { dutch: 'het oog', english: 'one eye' },
    example: { dutch: 'Zij heeft bruine ogen.', english: 'She has brown eyes.' },
  },
  {
    id: 'nose',
    questionId: 'body-part-de-neus',
    pieceOf: 'head',
    article: 'de',
    dutch: 'de neus',
    english: 'the nose',
    otherForm: { dutch: 'de neuzen', english: 'the noses' },
    example: { dutch: 'Mijn neus zit verstopt.', english: 'My nose is blocked.' },
  },
  {
    id: 'mouth',
    questionId: 'body-part-de-mond',
    pieceOf: 'head',
    article: 'de',
    dutch: 'de mond',
    english: 'the mouth',
    otherForm: { dutch: 'de monden', english: 'the mouths' },
    example: { dutch: 'Doet u uw mond maar open.', english: 'Please open your mouth.' },
  },
  {
    id: 'ear',
    questionId: 'body-part-het-oor',
    pieceOf: 'head',
    article: 'het',
    dutch: 'het oor',
    english: 'the ear',
    otherForm: { dutch: 'de oren', english: 'the ears' },
    example: { dutch: 'Mijn dochter heeft pijn in haar oor.', english: 'My daughter’s ear hurts.' },
  },
  {
    id: 'neck',
    questionId: 'body-part-de-nek',
    article: 'de',
    dutch: 'de nek',
    english: 'the neck',
    otherForm: { dutch: 'de nekken', english: 'the necks' },
    example: { dutch: 'Ik heb een stijve nek.', english: 'I have a stiff neck.' },
  },
  {
    id: 'arm',
    questionId: 'body-part-de-arm',
    article: 'de',
    dutch: 'de arm',
    english: 'the arm',
    otherForm: { dutch: 'de armen', english: 'the arms' },
    example: { dutch: 'Mijn arm is gebroken.', english: 'My arm is broken.' },
  },
  {
    id: 'hand',
    questionId: 'body-part-de-hand',
    comesAfter: 'arm',
    article: 'de',
    dutch: 'de hand',
    english: 'the hand',
    otherForm: { dutch: 'de handen', english: 'the hands' },
    example: { dutch: 'Was eerst je handen.', english: 'Wash your hands first.' },
  },
  {
    id: 'stomach',
    questionId: 'body-part-de-buik',
    article: 'de',
    dutch: 'de buik',
    english: 'the stomach, the belly',
    otherForm: { dutch: 'de buiken', english: 'the stomachs' },
    example: { dutch: 'Ik heb pijn in mijn buik.', english: 'My stomach hurts.' },
  },
  {
    id: 'back',
    questionId: 'body-part-de-rug',
    article: 'de',
    dutch: 'de rug',
    english: 'the back',
    otherForm: { dutch: 'de ruggen', english: 'the backs' },
    example: { dutch: 'Ik heb last van mijn rug.', english: 'My back is giving me trouble.' },
  },
  {
    id: 'leg',
    questionId: 'body-part-het-been',
    article: 'het',
    dutch: 'het been',
    english: 'the leg',
    otherForm: { dutch: 'de benen', english: 'the legs' },
    example: { dutch: 'Hij heeft zijn been gebroken.', english: 'He has broken his leg.' },
  },
  {
    id: 'knee',
    questionId: 'body-part-de-knie',
    pieceOf: 'leg',
    article: 'de',
    dutch: 'de knie',
    english: 'the knee',
    otherForm: { dutch: 'de knieën', english: 'the knees' },
    example: { dutch: 'Mijn knie is dik.', english: 'My knee is swollen.' },
  },
  {
    id: 'foot',
    questionId: 'body-part-de-voet',
    comesAfter: 'leg',
    article: 'de',
    dutch: 'de voet',
    english: 'the foot',
    otherForm: { dutch: 'de voeten', english: 'the feet' },
    example: { dutch: 'Ik kan niet op mijn voet staan.', english: 'I can’t stand on my foot.' },
  },
];

/** Sentences that people hear and say at the doctor’s (MSC-07). */
export const DOCTOR_PHRASES: readonly Phrase[] = [
  { dutch: 'Waar hebt u pijn?', english: 'Where does it hurt?' },
  { dutch: 'Ik heb pijn in mijn rug.', english: 'My back hurts.' },
  { dutch: 'Mijn ogen doen pijn.', english: 'My eyes hurt.' },
  { dutch: 'Ik heb hoofdpijn en ik ben misselijk.', english: 'I have a headache and I feel sick.' },
  { dutch: 'Hoelang hebt u al last van uw nek?', english: 'How long has your neck been troubling you?' },
  { dutch: 'Ik heb sinds gisteren buikpijn.', english: 'I have had a stomach ache since yesterday.' },
  { dutch: 'Ik ben gevallen. Mijn knie is dik.', english: 'I fell. My knee is swollen.' },
  { dutch: 'Doet het hier pijn?', english: 'Does it hurt here?' },
  { dutch: 'Mijn zoon heeft oorpijn en koorts.', english: 'My son has earache and a fever.' },
  { dutch: 'Kan ik vandaag langskomen?', english: 'Can I come in today?' },
];
