import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { RatingBand } from '#exam/engine/ratings.ts';
import { ScreenLine } from '#components/screen-text.tsx';

const ALL_STARS = [1, 2, 3];

/** How well it went, in a word and in stars (REA-03, KNM-04, LIS-03, WRI-03). */
export function RatingView({ rating: { title, stars } }: { rating: RatingBand }) {
  return (
    <div className="flex items-center gap-3">
      <span className="text-2xl font-bold">
        <ScreenLine text={title} />
      </span>
      <span className="flex gap-1">
        {ALL_STARS.map((star) => (
          <Star
            key={star}
            aria-hidden
            size={26}
            className={star <= stars ? 'fill-gold text-gold' : 'text-line-strong'}
          />
        ))}
        <span className="sr-only">
          <Trans>
            {stars} of {{ length: ALL_STARS.length }} stars
          </Trans>
        </span>
      </span>
    </div>
  );
}
