import { type Crossing, HEADINGS, type Town, type Walker } from '#subjects/misc/rules/town.ts';
import { EDGE_TO_EDGE } from '#subjects/misc/diagram/diagram-frame.tsx';
import { TownBuildings } from './town-buildings.tsx';
import { PLAN_HEIGHT, PLAN_WIDTH, pointOf, Streets } from './town-streets.tsx';

interface TownMapProps {
  readonly town: Town;
  readonly walker: Walker;
  /** The crossings walked so far. */
  readonly trail: readonly Crossing[];
  /** Marked with a ring, where there is a target. */
  readonly target: Crossing | null;
  /** What a screen reader says in place of the drawing. */
  readonly label: string;
}

/** The town from above, north on top (MSC-11). The text next to it says the same. */
export function TownMap({ town, walker, trail, target, label }: TownMapProps) {
  return (
    <div className={`overflow-hidden rounded-card border border-line bg-surface-sunken ${EDGE_TO_EDGE}`}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`} className="w-full">
        <Streets town={town} />
        <TownBuildings />
        {target && <TargetRing crossing={target} />}
        {trail.length > 1 && (
          <polyline
            points={trail.map((crossing) => `${pointOf(crossing).x},${pointOf(crossing).y}`).join(' ')}
            fill="none"
            strokeWidth="4"
            strokeDasharray="1 8"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-action"
          />
        )}
        <WalkerMark walker={walker} />
      </svg>
    </div>
  );
}

function TargetRing({ crossing }: { crossing: Crossing }) {
  const { x, y } = pointOf(crossing);
  return (
    <g strokeWidth="3" fill="none" className="stroke-success">
      <circle cx={x} cy={y} r="14" />
      <circle cx={x} cy={y} r="6" className="fill-success" />
    </g>
  );
}

/** A person seen from above, with a nose that points down the street ahead. */
function WalkerMark({ walker }: { walker: Walker }) {
  const { x, y } = pointOf(walker);
  const degrees = HEADINGS.indexOf(walker.heading) * 90;
  return (
    <g transform={`translate(${x} ${y}) rotate(${degrees})`} className="fill-action stroke-surface-raised">
      <path d="M0 -21L9 -8H-9Z" strokeWidth="2" strokeLinejoin="round" />
      <circle r="10.5" strokeWidth="2.5" />
    </g>
  );
}
