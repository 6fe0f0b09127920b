import { SCHOOL_LEVELS, type SchoolLevelId } from '#content/misc/school-levels.ts';
import { SCHOOL_ROUTES } from '#content/misc/school-routes.ts';
import { DiagramButton } from '#subjects/misc/diagram/diagram-button.tsx';
import { LevelBoxDrawing, type LevelMark } from './level-box.tsx';
import { NARROW_PATHWAY, WIDE_PATHWAY, type PathwayLayout } from './pathway-layout.ts';
import { ArrowHeads, RouteDrawing } from './route-drawing.tsx';

interface PathwayDiagramProps {
  readonly chosen: SchoolLevelId | null;
  readonly onPressed: (id: SchoolLevelId) => void;
}

/** The school system: nine levels to press, and the routes between them (MSC-06). */
export function PathwayDiagram(props: PathwayDiagramProps) {
  return (
    <>
      <Drawing
        {...props}
        layout={NARROW_PATHWAY}
        className="mx-auto w-full max-w-120 sm:max-w-110 md:hidden"
      />
      <Drawing {...props} layout={WIDE_PATHWAY} className="mx-auto hidden h-175 md:block" />
    </>
  );
}

function Drawing({
  layout,
  chosen,
  onPressed,
  className,
}: PathwayDiagramProps & { layout: PathwayLayout; className: string }) {
  const routes = SCHOOL_ROUTES.map((route) => ({
    route,
    isLit: chosen !== null && (route.from === chosen || route.to === chosen),
  }));
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={`bg-surface-raised forced-color-adjust-none ${className}`}
    >
      <ArrowHeads kind={layout.kind} />
      <g aria-hidden="true">
        {/* Highlighted routes are drawn on top of others on the same line. */}
        {routes
          .toSorted((a, b) => Number(a.isLit) - Number(b.isLit))
          .map(({ route, isLit }) => (
            <RouteDrawing
              key={`${route.from}-${route.to}`}
              route={route}
              layout={layout}
              look={isLit ? 'lit' : chosen === null ? 'plain' : 'faded'}
            />
          ))}
        <text
          lang="nl"
          x={layout.advice[0]}
          y={layout.advice[1]}
          className="fill-ink-soft text-[13.2px] font-semibold"
        >
          schooladvies
        </text>
      </g>
      {SCHOOL_LEVELS.map((level) => (
        <DiagramButton
          key={level.id}
          id={level.id}
          label={`${level.name}, ${level.english}, ${level.age}`}
          isPressed={level.id === chosen}
          onPressed={onPressed}
        >
          <LevelBoxDrawing level={level} layout={layout} mark={markOf(level.id, chosen)} />
        </DiagramButton>
      ))}
    </svg>
  );
}

function markOf(id: SchoolLevelId, chosen: SchoolLevelId | null): LevelMark {
  if (chosen === null) return 'plain';
  if (id === chosen) return 'chosen';
  const isNeighbour = SCHOOL_ROUTES.some(
    ({ from, to }) => (from === chosen && to === id) || (to === chosen && from === id),
  );
  return isNeighbour ? 'neighbour' : 'plain';
}
