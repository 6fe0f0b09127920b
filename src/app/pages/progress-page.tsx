import { ProgressScreen } from '#features/progress/progress-screen.tsx';
import { useCatalogue } from '#shared/course/use-catalogue.ts';

/** Progress over everything that can be studied: a feature knows no other, so the banks are handed in here. */
export default function ProgressPage() {
  return <ProgressScreen catalogue={useCatalogue()} />;
}
