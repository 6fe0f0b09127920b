import { EDGE_TO_EDGE } from '#features/misc/diagram/edge-to-edge.ts';
import { Streets } from '#features/misc/directions/town-streets.tsx';
import { PLAN_HEIGHT, PLAN_WIDTH, pointOf } from '#features/misc/directions/town-plan.ts';
import { TownBuildings } from '#features/misc/directions/town-buildings.tsx';
import { WalkerMark } from '#features/misc/directions/walker-mark.tsx';
import type { Crossing, Town, Walker } from '#domain/town/town.ts';

interface TownMapProps {
  readonly town: Town;
  readonly walker: Walker;
  /** The crossings walked so far. */
  readonly trail: readonly Crossing[];
  /** Marked with a ring, where there is one to go to. */
  readonly target: Crossing | null;
  /** What a screen reader says in place of the drawing. */
  readonly label: string;
}

/** The town from above, north on top (MSC-11). What it shows is also said in words beside it. */
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
