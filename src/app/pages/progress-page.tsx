import { useState } from 'react';
import { BANKS } from '#app/catalogue.ts';
import { ProgressScreen } from '#features/progress/progress-screen.tsx';
import { createCatalogue } from '#services/catalogue/catalogue.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Progress over everything that can be studied: a feature knows no other, so the banks are handed in here. */
export default function ProgressPage() {
  const platform = usePlatform();
  const [catalogue] = useState(() => createCatalogue(BANKS, platform));
  return <ProgressScreen catalogue={catalogue} />;
}
