import { ReviewScreen } from '#pages/review/review-screen.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';

/** Review of everything that can be studied. Features do not know each other, so the banks are passed in here. */
export default function ReviewPage() {
  return <ReviewScreen catalogue={useCatalogue()} />;
}
