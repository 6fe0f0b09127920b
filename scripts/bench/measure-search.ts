/** How long a keystroke in the word search takes (QUA-05), on generated words. Prints JSON; run by bench.mjs. */
import { indexWords, searchWords } from '#dutch/vocabulary/search-words.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';

const SYLLABLES = [
  'ber',
  'dag',
  'fiets',
  'ge',
  'huis',
  'ing',
  'kast',
  'lijk',
  'mees',
  'per',
  'school',
  'ter',
  'werk',
];
/** Typed letter by letter: queries that many words, few words and no words contain, and one with an article. */
const TYPED = ['werkdag', 'schoolhuis', 'xylofoon', 'de fietsing'];
const ROUNDS = 15;

function madeUpWord(index: number): Word {
  const part = (step: number) =>
    SYLLABLES[Math.floor(index / SYLLABLES.length ** step) % SYLLABLES.length] ?? '';
  const dutch = `${part(0)}${part(1)}${part(2)}${part(3)}`;
  return { id: String(index), dutch, meaning: `to ${part(2)} ${part(0)}`, example: dutch, article: 'de' };
}

/** As many as a verb has. */
function madeUpForms({ dutch }: Word): string[] {
  return ['t', 'en', 'de', 'den', 'd', 'end', 'ende', 'e', 'je', 'jes'].map((ending) => dutch + ending);
}

/** The slowest keystroke in ms; each counts with its median over the rounds, to exclude garbage collection. */
function slowestKeystroke(wordCount: number): number {
  const index = indexWords(
    Array.from({ length: wordCount }, (_, number) => madeUpWord(number)),
    madeUpForms,
  );
  const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)));
  const times = keystrokes.map((text) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      searchWords(index, text);
      return performance.now() - start;
    });
    return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  });
  return Math.max(...times);
}

// Once to let the engine compile the code.
slowestKeystroke(2200);
const [words2200, words20000, words100000] = [2200, 20_000, 100_000].map(slowestKeystroke);
/** 1 where five times as many words take five times as long. */
const growthExponent = Math.log((words100000 ?? NaN) / (words20000 ?? NaN)) / Math.log(5);
console.log(JSON.stringify({ words2200, words20000, words100000, growthExponent }));
