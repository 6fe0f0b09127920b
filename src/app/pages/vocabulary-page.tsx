import type { DeckPageProps } from '#features/vocabulary/decks/deck-page.tsx';
import { VocabularyScreen } from '#features/vocabulary/vocabulary-screen.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';

const decksCode = lazyCode<DeckPageProps>(() => import('#app/pages/deck-part.tsx'));

/** The vocabulary, whose decks may hold anything that can be studied. */
export default function VocabularyPage() {
  return <VocabularyScreen decksCode={decksCode} />;
}
