import { Chunker } from '#practice/judge/chunks.ts';
import { INTERJECTIONS, SUBJECT_PRONOUNS } from '#practice/judge/closed-words.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { parseMain, type NestedPiece } from '#practice/judge/parse-main.ts';
import { parseInfinitive, parseSub } from '#practice/judge/parse-sub.ts';
import { unit, type Clause, type Sentence } from '#practice/judge/sentence.ts';
import { splitText, type Piece } from '#practice/judge/split-clauses.ts';
import { wordsOf } from '#practice/judge/tokens.ts';

/** Divides a right text into parts: its sentences, their clauses, and the parts of these. */
export function parseText(text: string, lexicon: Lexicon): readonly Sentence[] {
  return splitText(withStops(text, lexicon), lexicon).map(({ pieces, isQuestion }) => ({
    clauses: joinNested(pieces).map((piece) => parsePiece(piece, isQuestion, lexicon)),
  }));
}

/** `Het is warm, je hebt geen jas nodig`: two main clauses with only a comma between them are two sentences. */
function withStops(text: string, lexicon: Lexicon): string {
  const parts = text.split(/,\s+/);
  const isMain = (part: string): boolean => {
    const [subject = '', verb = ''] = wordsOf(part);
    return SUBJECT_PRONOUNS.has(subject) && lexicon.verbs.isFinite(verb);
  };
  return parts.length === 2 && parts.every(isMain) ? parts.join('. ') : text;
}

/** `De jas | die ik zoek | is blauw` is one clause with another in it. */
function joinNested(pieces: readonly Piece[]): readonly NestedPiece[] {
  const [first, second, third, ...rest] = pieces;
  if (first?.kind === 'sub')
    return pieces.map((piece, place) =>
      place === 1 && piece.lead.length === 0 ? { ...piece, isAfterClause: true } : piece,
    );
  if (first?.kind !== 'fragment' || second?.kind !== 'sub' || third === undefined || first.words.length > 4)
    return pieces;
  if (INTERJECTIONS.has(first.words[0]?.text ?? '')) return pieces;
  const whole = { ...third, words: [...first.words, ...third.words], kind: 'main' as const };
  return [{ ...whole, nested: { piece: second, at: first.words.length } }, ...rest];
}

function parsePiece(piece: NestedPiece, isQuestion: boolean, lexicon: Lexicon): Clause {
  switch (piece.kind) {
    case 'sub':
      return parseSub(piece, lexicon);
    case 'infinitive':
      return parseInfinitive(piece, lexicon);
    case 'fragment':
      return {
        kind: 'fragment',
        lead: piece.lead.map((text) => unit(text, 'lead')),
        first: null,
        subject: null,
        verb: null,
        middle: new Chunker(lexicon, false).chunks(piece.words),
        end: [],
      };
    case 'main':
      return parseMain(piece, isQuestion, lexicon);
  }
}
