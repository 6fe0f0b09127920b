import { comparable, type PlacedWord } from '#lib/dutch-words.ts';
import { inPieces } from '#browser/clock.ts';
import { type FilePlatform, wholeFile } from '#data-files/data-file-cache.ts';
import { vocabularyFile } from '#data-files/vocabulary-file.ts';
import { findForm, formsOf, separableParts, type WordForms } from '#dutch/vocabulary/word-forms.ts';
import { allWords, type Vocabulary, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { entryOf, type LexiconEntry } from './lexicon-entry.ts';

/** From where to where in a text: the index of the first letter, and the index after the last. */
export type WordRange = readonly [start: number, end: number];

type ListedEntry = LexiconEntry & { readonly wordId: string };

/** What a word is; by default one of the lists, which has a card. */
export type FoundWord<Entry extends LexiconEntry = ListedEntry> =
  | { readonly kind: 'word'; readonly entry: Entry; readonly at: readonly WordRange[] }
  | { readonly kind: 'name' | 'number'; readonly at: readonly WordRange[] }
  | { readonly kind: 'unknown'; readonly form: string; readonly at: readonly WordRange[] };

/** The words of the lists by their forms. A spelling with several senses gives the first of the lists. */
export interface Lexicon {
  readonly byForm: ReadonlyMap<string, Word>;
  /** Separable verbs by their particle, and by each form of the verb. */
  readonly bySplit: ReadonlyMap<string, readonly (readonly [Word, WordForms])[]>;
}

const lexicons = new WeakMap<Vocabulary, Promise<Lexicon>>();

/** The words of the lists, put in order once. Rejects if they cannot be loaded. */
export async function lexiconOf(files: FilePlatform): Promise<Lexicon> {
  const { vocabulary } = await wholeFile(vocabularyFile(files));
  const lexicon = lexicons.get(vocabulary) ?? inPieces(lexiconInPieces(allWords(vocabulary)), files.clock);
  lexicons.set(vocabulary, lexicon);
  return lexicon;
}

/** So many words between two presses (QUA-04). */
const WORDS_AT_ONCE = 100;

/** All forms of thousands of words take a moment on a slow phone. */
export function* lexiconInPieces(words: readonly Word[]): Generator<void, Lexicon> {
  const byForm = new Map<string, Word>();
  const bySplit = new Map<string, (readonly [Word, WordForms])[]>();
  // A word as it is in the lists comes before a form of another one.
  for (const word of words.toReversed()) byForm.set(comparable(word.dutch), word);
  for (const [place, word] of words.entries()) {
    if (place % WORDS_AT_ONCE === WORDS_AT_ONCE - 1) yield;
    const forms = formsOf(word);
    for (const form of forms.whole) if (!byForm.has(form)) byForm.set(form, word);
    const particle = separableParts(word)?.particle;
    if (particle === undefined || forms.split === undefined) continue;
    for (const half of [...particle.split(' '), ...forms.split.verb])
      bySplit.set(half, [...(bySplit.get(half) ?? []), [word, forms]]);
  }
  return { byForm, bySplit };
}

/** A separable verb with both halves in the sentence comes before the word that one half would be alone. */
export function findWord({ byForm, bySplit }: Lexicon, text: string, word: PlacedWord): FoundWord {
  const form = comparable(word.text);
  const [from, to] = clauseAround(text, word);
  for (const [verb, forms] of bySplit.get(form) ?? []) {
    const halves = findForm(text.slice(from, to), { ...forms, whole: new Set() }) ?? [];
    const at = halves.map(({ start, end }): WordRange => [start + from, end + from]);
    if (at.some(([start]) => start === word.start)) return { kind: 'word', entry: entryOfWord(verb), at };
  }
  const at: readonly WordRange[] = [[word.start, word.end]];
  if (/^\d/u.test(word.text)) return { kind: 'number', at };
  const found = byForm.get(form);
  if (found !== undefined) return { kind: 'word', entry: entryOfWord(found), at };
  return isName(text, word) ? { kind: 'name', at } : { kind: 'unknown', form: word.text, at };
}

/** Halves of a verb are never parted by a mark. */
function clauseAround(text: string, { start, end }: PlacedWord): WordRange {
  const before = /[^.!?:;,\n]*$/u.exec(text.slice(0, start))?.index ?? 0;
  const after = text.slice(end).search(/[.!?:;,\n]/u);
  return [before, after < 0 ? text.length : end + after];
}

/** A capital in the middle of a sentence. At its start it says nothing, also behind a quotation mark. */
function isName(text: string, { text: written, start }: PlacedWord): boolean {
  return /^\p{Lu}/u.test(written) && !/(?:^|[.!?:;\n])[^\p{L}\p{N}]*$/u.test(text.slice(0, start));
}

function entryOfWord(word: Word): ListedEntry {
  return { ...entryOf(word), wordId: itemId('word', word.id) };
}
