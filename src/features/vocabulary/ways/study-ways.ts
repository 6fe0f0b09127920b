import { parseItemId } from '#domain/memory/item-id.ts';
import { CardsRound } from '#features/vocabulary/ways/cards-round.tsx';
import { PairsRound } from '#features/vocabulary/ways/pairs-round.tsx';
import { ArticleRound, HeardRound, TypedRound } from '#features/vocabulary/ways/question-round.tsx';
import type { StudyWay, WayId } from '#features/vocabulary/ways/study-way.ts';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';

/** All ways to study a deck. A new one is an entry here, with a round that asks its items. */
export const STUDY_WAYS: readonly StudyWay[] = [
  {
    id: 'cards',
    title: 'See and rate',
    about: 'See the Dutch, think of the answer, turn the card and say how it went.',
    card: 'meaning',
    fits: ({ id }) => parseItemId(id)?.kind !== 'text',
    Round: CardsRound,
  },
  {
    id: 'typed',
    title: 'English to Dutch',
    about: 'See the English and type the Dutch word.',
    card: 'typed',
    fits: isWord,
    Round: TypedRound,
  },
  {
    id: 'heard',
    title: 'Listen and type',
    about: 'Hear the Dutch word and type it.',
    card: 'heard',
    fits: isWord,
    Round: HeardRound,
  },
  {
    id: 'pairs',
    title: 'Matching pairs',
    about: 'Find the English of each Dutch word, five at a time.',
    card: 'meaning',
    fits: isWord,
    Round: PairsRound,
  },
  {
    id: 'article',
    title: 'De or het',
    about: 'Choose the article. Nouns only.',
    card: 'article',
    fits: ({ noun }) => noun !== undefined,
    Round: ArticleRound,
  },
];

export function wayOf(id: WayId): StudyWay | undefined {
  return STUDY_WAYS.find((way) => way.id === id);
}

function isWord({ id, english }: CatalogueItem): boolean {
  const kind = parseItemId(id)?.kind;
  return (kind === 'word' || kind === 'culture-word') && english !== null;
}
