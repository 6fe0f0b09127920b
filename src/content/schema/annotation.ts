import { comparable } from '#lib/dutch-words.ts';

/** What a word may be that has no gloss. Ids of words begin with a letter. */
export const NAME = '=name';
export const NUMBER = '=number';

/** A word of a text, and what it is there (RDG-02). */
export interface AnnotatedWord {
  /** As it is written in the text. */
  readonly form: string;
  readonly lemma: string;
  /** As the tagger names it, without details: N, WW, ADJ, BW, VZ, VNW, LID, VG, TW, TSW, SPEC. */
  readonly partOfSpeech: string;
  /** The id of a word of the vocabulary or of a gloss; or `NAME` or `NUMBER`. */
  readonly sense: string;
  /**
   * How many words further the next part of it is, for a separable verb in two halves and for an expression; from the last part back to the
   * first: 2 and -2 for `bel je op`.
   */
  readonly next?: number;
}

/** A text whose words have their senses. It fits its text as long as the hash is the same. */
export interface AnnotatedText {
  readonly id: string;
  readonly hash: string;
  /** A line for each piece of the text, with its words as `wordCode` writes them. */
  readonly pieces: readonly string[];
}

/** Pieces of Dutch that belong together, in their order: sentences, headings, cells. */
export interface PlainText {
  readonly id: string;
  readonly pieces: readonly string[];
}

/** FNV-1a over the pieces: tells whether a text was changed, not who changed it. */
export function hashOfText({ pieces }: PlainText): string {
  let hash = 0x811c9dc5;
  for (const letter of pieces.join('\n')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** `bel/WW/bellen/opbellen+2`. A lemma that is the form, and a sense that is the lemma, are left out: `huis/N`. */
export function wordCode({ form, lemma, partOfSpeech, sense, next }: AnnotatedWord): string {
  const ending = sense !== lemma ? [lemma, sense] : lemma !== comparable(form) ? [lemma] : [];
  const link = next === undefined ? '' : `${next > 0 ? '+' : ''}${next}`;
  return [form, partOfSpeech, ...ending].join('/') + link;
}

const CODE = /^([^/]+)\/([A-Z]+)(?:\/([^/]+?))?(?:\/([^/]+?))?([+-]\d+)?$/u;

/** The words of a piece; undefined for what `wordCode` did not write. */
export function wordsOfPiece(piece: string): (AnnotatedWord | undefined)[] {
  return piece.split(' ').map((code) => {
    const [, form, partOfSpeech, writtenLemma, writtenSense, link] = CODE.exec(code) ?? [];
    if (form === undefined || partOfSpeech === undefined) return undefined;
    const lemma = writtenLemma ?? comparable(form);
    const word = { form, lemma, partOfSpeech, sense: writtenSense ?? lemma };
    return link === undefined ? word : { ...word, next: Number(link) };
  });
}
