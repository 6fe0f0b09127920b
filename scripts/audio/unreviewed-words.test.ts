import { expect, it } from 'vitest';
import type { PreparedPack } from '#sound/texts/prepared-text.ts';
import { unreviewedWords } from './unreviewed-words.ts';
import type { VocabularyRow } from './word-rows.ts';

const packOf = (text: string): PreparedPack => ({
  id: 'one',
  title: '',
  parts: [{ name: 'all', texts: [{ key: '', lines: [{ text, by: 'man' }] }] }],
});
const ROW: VocabularyRow = { dutch: 'computer', english: '', topic: '', subsection: '', plural: 'computers' };

it('SPK-04: a word with a foreign spelling that nobody reviewed is reported', () => {
  const text = 'Het bsn, wifi en de computers van de squashclub: XYZ zegt zo echt niets, één cadeautje wel.';
  expect(unreviewedWords([packOf(text)], [ROW])).toEqual(['squashclub', 'XYZ']);
});
