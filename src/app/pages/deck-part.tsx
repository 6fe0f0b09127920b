import { useState } from 'react';
import { BANKS } from '#app/catalogue.ts';
import { DeckPage, type DeckPageProps } from '#features/vocabulary/decks/deck-page.tsx';
import { createCatalogue } from '#services/catalogue/catalogue.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Decks over everything that can be studied: a feature knows no other, so the banks are handed in here. */
export default function DeckPart(props: DeckPageProps) {
  const platform = usePlatform();
  const [catalogue] = useState(() => createCatalogue(BANKS, platform));
  return <DeckPage {...props} catalogue={catalogue} />;
}
