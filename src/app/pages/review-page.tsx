import { ReviewScreen } from '#pages/review/review-screen.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';

/** Review over everything that can be studied: a feature knows no other, so the banks are handed in here. */
export default function ReviewPage() {
  return <ReviewScreen catalogue={useCatalogue()} />;
}
