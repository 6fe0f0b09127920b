import { sentenceKey } from '#content/schema/annotation.ts';
import { comparable } from '#lib/dutch-words.ts';
import type { LexiconLetter } from '#lexicon/lexicon-file.ts';
import { lexiconPath, sentencesPath, textPath } from '#lexicon/lexicon-path.ts';
import type { FakePlatform } from './fake-platform.ts';

/** A lexicon for a test. */
interface LexiconFixture {
  /** What is not usual in a sentence. */
  readonly sentences?: Readonly<Record<string, string>>;
  readonly usual?: Readonly<Record<string, string>>;
  readonly entries?: LexiconLetter['entries'];
}

/** Serves the file of a text, with what the build puts into it. */
export function putLexiconOfText(
  platform: FakePlatform,
  textId: string,
  { sentences = {}, usual = {}, entries = {} }: LexiconFixture,
): void {
  const codes = Object.entries(sentences).map(([sentence, code]) => [sentenceKey(sentence), code] as const);
  const file = { sentences: Object.fromEntries(codes), usual, entries };
  platform.files.put(textPath(textId), JSON.stringify(file));
}

/** Serves the files that the build makes of these. */
export function putLexicon(
  platform: FakePlatform,
  { sentences = {}, usual = {}, entries = {} }: LexiconFixture,
): void {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0') {
    const of = <Value>(record: Readonly<Record<string, Value>>) =>
      Object.fromEntries(
        Object.entries(record).filter(([key]) => lexiconPath(comparable(key)) === lexiconPath(letter)),
      );
    platform.files.put(lexiconPath(letter), JSON.stringify({ usual: of(usual), entries: of(entries) }));
  }
  const codes = Object.entries(sentences).map(([sentence, code]) => [sentenceKey(sentence), code] as const);
  for (let start = 0; start <= 0xff; start += 1) {
    const path = sentencesPath(start.toString(16).padStart(2, '0'));
    const ofFile = codes.filter(([key]) => sentencesPath(key) === path);
    platform.files.put(path, JSON.stringify(Object.fromEntries(ofFile)));
  }
}
