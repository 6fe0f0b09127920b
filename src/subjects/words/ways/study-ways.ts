import { msg } from '@lingui/core/macro';
import { RECOGNISED_IDS } from '#content/vocabulary/to-recognise.ts';
import { parseItemId } from '#learning/rules/item-id.ts';
import type { StudyWay } from './study-way.ts';
import type { WayId } from '#routes/vocabulary-views.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';

/** All ways to study a deck. A new one is an entry here, and a round in `way-runner.tsx` that asks its items. */
export const STUDY_WAYS: readonly StudyWay[] = [
  {
    id: 'cards',
    title: msg`See and rate`,
    about: msg`See the Dutch, think of the answer, turn the card and say how it went.`,
    card: 'meaning',
    fits: ({ id }) => parseItemId(id)?.kind !== 'text',
  },
  {
    id: 'typed',
    title: msg({ message: 'English to Dutch', comment: 'Name your own language in place of English.' }),
    about: msg({
      message: 'See the English and type the Dutch word.',
      comment: 'Name your own language in place of English.',
    }),
    card: 'typed',
    fits: isTypedWord,
  },
  {
    id: 'heard',
    title: msg`Listen and type`,
    about: msg`Hear the Dutch word and type it.`,
    card: 'heard',
    fits: isTypedWord,
  },
  {
    id: 'pairs',
    title: msg`Matching pairs`,
    about: msg({
      message: 'Find the English of each Dutch word, five at a time.',
      comment: 'Name your own language in place of English.',
    }),
    card: 'meaning',
    fits: isWord,
  },
  {
    id: 'article',
    title: msg`*De* or *het*`,
    about: msg`Choose the article. Nouns only.`,
    card: 'article',
    fits: ({ noun }) => noun !== undefined,
  },
];

export function wayOf(id: WayId): StudyWay | undefined {
  return STUDY_WAYS.find((way) => way.id === id);
}

/** A word of B1 is to be recognised only (CON-10). */
function isTypedWord(item: CatalogueItem): boolean {
  return isWord(item) && !RECOGNISED_IDS.has(item.id);
}

function isWord({ id, meaning }: CatalogueItem): boolean {
  const kind = parseItemId(id)?.kind;
  return (kind === 'word' || kind === 'culture-word') && meaning !== null;
}
