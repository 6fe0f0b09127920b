import { POSITIONS } from '#content/misc/directions.ts';
import { PositionPicture } from '#features/misc/directions/position-picture.tsx';
import { SpokenPhrases } from '#features/misc/spoken-phrases.tsx';
import { Card } from '#ui/card.tsx';

/** A picture for each position, with a sentence that says what it shows (MSC-11). */
export function PositionCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {POSITIONS.map((position) => (
        <Card
          as="li"
          key={position.kind}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3! sm:flex-col sm:items-stretch sm:p-4!"
        >
          <PositionPicture kind={position.kind} />
          <p className="flex flex-1 flex-wrap items-baseline gap-x-2">
            <strong lang="nl" className="text-xl">
              {position.kind}
            </strong>
            <span className="text-ink-soft">{position.meaning}</span>
          </p>
          <SpokenPhrases phrases={[position]} layout="words" />
        </Card>
      ))}
    </ul>
  );
}
