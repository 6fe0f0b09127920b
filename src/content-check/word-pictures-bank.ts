import { WORD_PICTURES } from '#content/pictures/word-pictures.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import { fluentIcons, fluentSigns } from '../../scripts/pictures/fluent-icons.ts';
import { wordSprites } from '../../scripts/pictures/sprites.ts';
import type { Bank } from './bank.ts';
import { wordPictureProblems } from './rules/word-pictures.ts';
import { toVocabularyEntry } from './vocabulary-entry.ts';

/** Which word has which picture (PIC-01). */
export const wordPicturesBank: Bank = {
  name: 'word-pictures',
  path: 'src/content/pictures/word-pictures.ts',
  isModule: true,
  besides: ['public/vocabulary.csv'],
  check: (_text, _context, [vocabulary = '']) => {
    const words = readCsvTable(vocabulary).records.map(toVocabularyEntry);
    const icons = { all: new Set(fluentIcons().keys()), signs: fluentSigns() };
    const problems = wordPictureProblems(WORD_PICTURES, words, icons);
    return { problems, figures: problems.some(isMissingIcon) ? [] : figures() };
  },
};

/** Without the icons no file of pictures can be built. */
function isMissingIcon({ rule }: { readonly rule: string }): boolean {
  return rule === 'picture-icon';
}

function figures() {
  const perList = Object.values(WORD_PICTURES).map((icons) => Object.keys(icons).length);
  const bytes = [...wordSprites().values()].map((file) => Buffer.byteLength(file));
  return [
    { label: 'words with a picture', value: perList.reduce((sum, count) => sum + count, 0) },
    { label: 'lists with pictures', value: perList.length, isDetail: true as const },
    {
      label: 'bytes of the largest file with the pictures of a list',
      value: Math.max(...bytes),
      isDetail: true as const,
    },
  ];
}
