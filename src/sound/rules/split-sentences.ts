/** Chrome's remote Dutch voice falls silent after some 14 s, which 120 characters stay well under (SPK-02). */
export const LONGEST_PIECE_CHARACTERS = 120;

/** Never the end of a sentence. `Jan.` and `Max.` are names; `enz.` and `etc.` often do end one. */
const ABBREVIATIONS = new Set(
  (
    'bijv. bv. dhr. mw. mevr. dr. drs. prof. mr. ir. ing. st. nr. blz. pag. ca. circa. incl. excl. max. min. tel. afd. ' +
    'resp. evt. vgl. zgn. gem. jan. feb. mrt. apr. jun. jul. aug. sept. okt. nov. dec. ' +
    'Dhr. Mw. Mevr. Dr. Drs. Prof. Mr. Ir. Ing. St. Nr. Bijv. Bv. Evt. Tel. Incl. Excl. Ca.'
  ).split(' '),
);
/** An initial (`J.`) or letters with points between them (`d.w.z.`, `m.b.t.`). */
const DOTTED_LETTERS = /^(\p{Lu}\.|(\p{L}{1,2}\.){2,})$/u;
const OPENING = /^[("'“‘„«[]+/u;
const CLOSING = /[)"'”’»\]]+$/u;

/** How good it is to breathe after a word, best last. */
const Gap = { inPhrase: 0, betweenWords: 1, afterClause: 2, afterSentence: 3 } as const;
type Gap = (typeof Gap)[keyof typeof Gap];

function isAbbreviation(word: string): boolean {
  const bare = word.replace(OPENING, '');
  return ABBREVIATIONS.has(bare) || DOTTED_LETTERS.test(bare);
}

function gapAfter(word: string, next: string): Gap {
  if (isAbbreviation(word) || /^[€$£]$/u.test(word) || (/\d$/u.test(word) && /^\d/u.test(next)))
    return Gap.inPhrase;
  const bare = word.replace(CLOSING, '');
  if (/[.!?…]$/u.test(bare) && !/^\p{Ll}/u.test(next)) return Gap.afterSentence;
  return /[.!?…,;:–—]$/u.test(bare) ? Gap.afterClause : Gap.betweenWords;
}

/** Words with the blanks behind them; a no-break space is part of its word. */
function wordsOf(text: string): readonly string[] {
  if (text.trim() === '') return text === '' ? [] : [text];
  return text.match(/[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*/gu) ?? [text];
}

/** How many of the words make the next piece: up to the sentence's end, else to the best gap within the limit. */
function nextPieceSize(words: readonly string[], from: number): number {
  let length = 0;
  let best = { size: 1, gap: -1 };
  for (let index = from; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (index > from && length + word.trimEnd().length > LONGEST_PIECE_CHARACTERS) return best.size;
    length += word.length;
    const next = words[index + 1];
    const gap = next === undefined ? Gap.afterSentence : gapAfter(word.trim(), next);
    if (gap >= best.gap) best = { size: index - from + 1, gap };
    if (gap === Gap.afterSentence) return best.size;
  }
  return best.size;
}

/**
 * Cuts a text into what is said in one breath: sentences, and where one is longer than 120 characters its clauses.
 * Put together again the pieces are the text, letter for letter. A cut is never inside a word, an abbreviation or a
 * number; so only a single word that is itself longer makes a longer piece. Blanks at the end of a piece don't count.
 */
export function splitSentences(text: string): string[] {
  const words = wordsOf(text);
  const pieces: string[] = [];
  for (let from = 0; from < words.length;) {
    const size = nextPieceSize(words, from);
    pieces.push(words.slice(from, from + size).join(''));
    from += size;
  }
  return pieces;
}
