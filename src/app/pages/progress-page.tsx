import { ProgressScreen } from '#pages/progress/progress-screen.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';

/** Progress over everything that can be studied: a feature knows no other, so the banks are handed in here. */
export default function ProgressPage() {
  return <ProgressScreen catalogue={useCatalogue()} />;
}
