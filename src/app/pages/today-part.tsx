import type { TodayProps } from '#pages/home/home-screen.tsx';
import { TodayBlock } from '#pages/home/today-block.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';

/** The day over everything that can be studied: a feature knows no other, so the banks are handed in here. */
export default function TodayPart(props: TodayProps) {
  return <TodayBlock {...props} catalogue={useCatalogue()} />;
}
