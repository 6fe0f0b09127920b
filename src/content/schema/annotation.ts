import { comparable, wordsOf } from '#lib/dutch-words.ts';

/** What a word may be that has no gloss. Ids of words begin with a letter. */
export const NAME = '=name';
export const NUMBER = '=number';

/** What a word of a sentence is there (RDG-02). */
export interface WordSense {
  /** The id of a word of the vocabulary or of a gloss; or `NAME` or `NUMBER`. */
  readonly sense: string;
  /**
   * How many words further the next part of it is, for a separable verb in two halves and for an expression; from the last part back to the
   * first: 2 and -2 for `bel je op`.
   */
  readonly next?: number;
}

/** The usual sense of each form in our texts, where it is not the form itself: `huizen` → `huis`. */
export type UsualSenses = Readonly<Record<string, string>>;

/** A text whose words have their senses. It fits its text and the usual senses as long as the hash is the same. */
export interface AnnotatedText {
  readonly id: string;
  readonly hash: string;
  /** The sentences with a word that has not its usual sense, as `sentenceCode` writes them. */
  readonly unusual?: readonly string[];
}

/** Pieces of Dutch that belong together, in their order: sentences, headings, cells. */
export interface PlainText {
  readonly id: string;
  readonly pieces: readonly string[];
}

/** A sentence of a text, or a part of one that a mark ends, with the index of its first letter. */
interface PlacedSentence {
  readonly text: string;
  readonly start: number;
}

const AFTER_SENTENCE = /[.!?:;…]['"’”)]*\s+|\n+/gu;

/** The sentences of a text: each has its senses wherever it is shown, whatever stands around it. */
export function placedSentencesOf(text: string): readonly PlacedSentence[] {
  const ends = [...text.matchAll(AFTER_SENTENCE)].map(({ 0: mark, index }) => index + mark.length);
  const starts = [0, ...ends];
  return starts
    .map((start, place) => ({ text: text.slice(start, starts[place + 1]), start }))
    .filter(({ text: sentence }) => wordsOf(sentence).length > 0);
}

/** The sentences of pieces, in their order. */
export function sentencesOf({ pieces }: Pick<PlainText, 'pieces'>): readonly string[] {
  return pieces.flatMap((piece) => placedSentencesOf(piece).map(({ text }) => text.trim()));
}

/** Tells one sentence from another by its words and how many there are, whatever marks and capitals it is written with. */
export function sentenceKey(sentence: string): string {
  const words = wordsOf(sentence);
  return `${hashOf(words.join(' ').toLowerCase())}${words.length.toString(36)}`;
}

/** The sense of a form where nothing else is said. */
export function usualSense(form: string, usual: UsualSenses): string {
  return /^\d/u.test(form) ? NUMBER : (usual[comparable(form)] ?? comparable(form));
}

/** Tells whether a text was changed, or what its words mean; not who changed it. */
export function hashOfText(text: PlainText, senses: readonly (readonly WordSense[])[]): string {
  return hashOf(
    [...text.pieces, ...senses.flat().map(({ sense, next = '' }) => `${sense}${next}`)].join('\n'),
  );
}

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** `Ik bel/opbellen/2 je op/opbellen/-2`: only what is not usual is said. Null for a sentence in which everything is. */
export function sentenceCode(
  sentence: string,
  senses: readonly WordSense[],
  usual: UsualSenses,
): string | null {
  const codes = wordsOf(sentence).map((form, place) => {
    const { sense = '', next } = senses[place] ?? {};
    if (next !== undefined) return `${form}/${sense}/${next}`;
    return sense === usualSense(form, usual) ? form : `${form}/${sense}`;
  });
  return codes.some((code) => code.includes('/')) ? codes.join(' ') : null;
}

/** The forms of a sentence’s words and what `sentenceCode` says about them. */
export function readSentenceCode(
  code: string,
): readonly { readonly form: string; readonly unusual?: WordSense }[] {
  return code.split(' ').map((word) => {
    const [form = '', sense, next] = word.split('/');
    if (sense === undefined) return { form };
    return { form, unusual: next === undefined ? { sense } : { sense, next: Number(next) } };
  });
}

/** The senses of the words of each sentence of a text. */
export function sensesOfText(
  text: PlainText,
  { unusual = [] }: Pick<AnnotatedText, 'unusual'>,
  usual: UsualSenses,
): readonly (readonly WordSense[])[] {
  const codes = new Map(
    unusual.map((code) => {
      const words = readSentenceCode(code);
      return [words.map(({ form }) => form).join(' '), words] as const;
    }),
  );
  return sentencesOf(text).map((sentence) => {
    const forms = wordsOf(sentence);
    const words = codes.get(forms.join(' '));
    return forms.map((form, place) => words?.[place]?.unusual ?? { sense: usualSense(form, usual) });
  });
}
