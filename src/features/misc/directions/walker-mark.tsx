import { pointOf } from '#features/misc/directions/town-plan.ts';
import { HEADINGS, type Walker } from '#domain/town/town.ts';

/** Somebody seen from above, with a nose in the direction of the street ahead. */
export function WalkerMark({ walker }: { walker: Walker }) {
  const { x, y } = pointOf(walker);
  const degrees = HEADINGS.indexOf(walker.heading) * 90;
  return (
    <g transform={`translate(${x} ${y}) rotate(${degrees})`} className="fill-action stroke-surface-raised">
      <path d="M0 -21L9 -8H-9Z" strokeWidth="2" strokeLinejoin="round" />
      <circle r="10.5" strokeWidth="2.5" />
    </g>
  );
}
