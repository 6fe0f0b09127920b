import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placedWordsOf } from '../../src/lib/dutch-words.ts';

/** What the tagger says about a word of a piece. */
export interface TaggedWord {
  readonly form: string;
  readonly lemma: string;
  readonly partOfSpeech: string;
  /** The details of the part of speech: `fin` for a preposition that belongs to a verb. */
  readonly details: readonly string[];
  /** The index of its first letter in the piece. */
  readonly start: number;
}

/** A line of the tagger: number, form, lemma, morphemes, part of speech. */
interface Token {
  readonly form: string;
  readonly lemma: string;
  readonly tag: string;
}

/** Runs Debian’s `frog` once over all pieces, as loading its models takes longest. Throws where it is not installed. */
export function tagged(pieces: readonly string[]): TaggedWord[][] {
  const folder = mkdtempSync(join(tmpdir(), 'annotate-'));
  try {
    const file = join(folder, 'pieces.txt');
    writeFileSync(file, `${pieces.join('\n')}\n`);
    const output = execFileSync('frog', ['--skip=pnc', '--threads=1', '-n', '-t', file], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const tokens = tokensOf(output);
    return pieces.map((piece) => wordsWithTags(piece, takeTokens(tokens, piece)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function tokensOf(output: string): Token[] {
  return output
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([, form, lemma, , tag]) =>
      form === undefined || lemma === undefined || tag === undefined ? [] : [{ form, lemma, tag }],
    );
}

/** Takes the tokens of a piece off the front: the tagger may see several sentences in one. */
function takeTokens(tokens: Token[], piece: string): Token[] {
  let letters = piece.replaceAll(/\s/gu, '').length;
  const taken: Token[] = [];
  while (letters > 0) {
    const token = tokens.shift();
    if (token === undefined) throw new Error(`frog gave too little for: ${piece}`);
    letters -= token.form.replaceAll(/\s/gu, '').length;
    taken.push(token);
  }
  return taken;
}

/** The tagger parts words elsewhere than we do (`08.30`, `auto's`): a word has the tag of the first token that begins in it. */
export function wordsWithTags(piece: string, tokens: readonly Token[]): TaggedWord[] {
  let from = 0;
  const placed = tokens.map((token) => {
    const start = piece.indexOf(token.form, from);
    if (start < 0) throw new Error(`${token.form} is not in: ${piece}`);
    from = start + token.form.length;
    return { ...token, start, end: from };
  });
  return placedWordsOf(piece).map(({ text, start, end }) => {
    const token = placed.find((one) => one.start < end && one.end > start);
    const [, partOfSpeech = 'SPEC', details = ''] = /^([A-Z]+)\((.*)\)$/.exec(token?.tag ?? '') ?? [];
    const lemma = token?.form === text ? token.lemma.toLowerCase() : text.toLowerCase();
    return { form: text, lemma, partOfSpeech, details: details.split(','), start };
  });
}
