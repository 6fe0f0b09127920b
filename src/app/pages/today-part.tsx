import { useState } from 'react';
import { BANKS } from '#app/catalogue.ts';
import type { TodayProps } from '#features/home/home-screen.tsx';
import { TodayBlock } from '#features/home/today-block.tsx';
import { createCatalogue } from '#services/catalogue/catalogue.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** The day over everything that can be studied: a feature knows no other, so the banks are handed in here. */
export default function TodayPart(props: TodayProps) {
  const platform = usePlatform();
  const [catalogue] = useState(() => createCatalogue(BANKS, platform));
  return <TodayBlock {...props} catalogue={catalogue} />;
}
