import type { TodayProps } from '#pages/home/home-screen.tsx';
import { TodayBlock } from '#pages/home/today-block.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';

/** The day's work in everything that can be studied. Features do not know each other, so the banks are passed in here. */
export default function TodayPart(props: TodayProps) {
  return <TodayBlock {...props} catalogue={useCatalogue()} />;
}
