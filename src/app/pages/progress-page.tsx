import { ProgressScreen } from '#pages/progress/progress-screen.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';

/** Progress in everything that can be studied. Features do not know each other, so the banks are passed in here. */
export default function ProgressPage() {
  return <ProgressScreen catalogue={useCatalogue()} />;
}
