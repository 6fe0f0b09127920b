import { useState } from 'react';
import { BANKS } from '#app/catalogue.ts';
import { ReviewScreen } from '#features/review/review-screen.tsx';
import { createCatalogue } from '#services/catalogue/catalogue.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Review over everything that can be studied: a feature knows no other, so the banks are handed in here. */
export default function ReviewPage() {
  const platform = usePlatform();
  const [catalogue] = useState(() => createCatalogue(BANKS, platform));
  return <ReviewScreen catalogue={catalogue} />;
}
