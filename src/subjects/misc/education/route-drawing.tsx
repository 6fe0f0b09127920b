import { Trans, useLingui } from '@lingui/react/macro';
import { SCHOOL_LEVELS, type SchoolLevelId } from '#content/misc/school-levels.ts';
import { SCHOOL_ROUTES, type SchoolRoute } from '#content/misc/school-routes.ts';
import type { PathwayLayout, Point } from './pathway-layout.ts';
import { English } from '#components/meaning.tsx';

/** `lit`: connected to the selected level. `faded`: another level is selected. */
type RouteLook = 'plain' | 'lit' | 'faded';

const LINES: Record<RouteLook, string> = {
  plain: 'stroke-line-strong stroke-2',
  lit: 'stroke-action stroke-[4px]',
  faded: 'stroke-line-strong/55 stroke-2',
};
const HEADS: Record<RouteLook, string> = {
  plain: 'fill-line-strong',
  lit: 'fill-action',
  faded: 'fill-line-strong/55',
};
const LOOKS = ['plain', 'lit', 'faded'] as const;

/** The markers for the ends of the lines; needed once in each drawing. */
export function ArrowHeads({ kind }: Pick<PathwayLayout, 'kind'>) {
  return (
    <defs>
      {LOOKS.map((look) => (
        <marker
          key={look}
          id={headId(kind, look)}
          viewBox="0 0 10 10"
          refX="9.500"
          refY="5"
          markerUnits="userSpaceOnUse"
          markerWidth={look === 'lit' ? 15 : 11}
          markerHeight={look === 'lit' ? 15 : 11}
          orient="auto"
        >
          <path d="M0 0 10 5 0 10Z" className={HEADS[look]} />
        </marker>
      ))}
    </defs>
  );
}

function headId(kind: PathwayLayout['kind'], look: RouteLook): string {
  return `school-route-${kind}-${look}`;
}

/** The routes with a condition at their line: on a phone a number, explained below the diagram. */
const SIGNED_ROUTES = SCHOOL_ROUTES.flatMap(({ from, to, sign }) =>
  sign === undefined ? [] : [{ from, to, sign }],
);

interface RouteDrawingProps {
  readonly route: SchoolRoute;
  readonly layout: PathwayLayout;
  readonly look: RouteLook;
}

/** A route from one level to the next; dashed where only some take it. */
export function RouteDrawing({ route, layout, look }: RouteDrawingProps) {
  const { from, to, sign, isUsual } = route;
  const line = layout.lines[`${from}-${to}`];
  if (line === undefined) return null;
  const dash = isUsual ? '' : '[stroke-dasharray:7_5]';
  return (
    <>
      <path
        d={line.path}
        markerEnd={`url(#${headId(layout.kind, look)})`}
        className={`fill-none [stroke-linejoin:round] ${LINES[look]} ${dash}`}
      />
      {sign && line.sign && (
        <RouteSign
          at={line.sign}
          text={sign.dutch}
          number={layout.kind === 'wide' ? null : numberOf(route)}
        />
      )}
    </>
  );
}

function numberOf({ from, to }: SchoolRoute): number {
  return SIGNED_ROUTES.findIndex((one) => one.from === from && one.to === to) + 1;
}

/** The condition in a word or two, or its number. */
function RouteSign({ at: [x, y], text, number }: { at: Point; text: string; number: number | null }) {
  if (number === null) {
    return (
      <text lang="nl" x={x} y={y} textAnchor="middle" className="fill-ink text-[13.2px] font-semibold">
        {text}
      </text>
    );
  }
  return (
    <>
      <circle cx={x} cy={y} r="9.500" className="fill-ink" />
      <text x={x} y={y + 4.5} textAnchor="middle" className="fill-surface text-[13.2px] font-bold">
        {number}
      </text>
    </>
  );
}

/** Explains the lines of the diagram and, on a phone, its numbers. */
export function PathwayKey() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3 text-base">
      <ul aria-label={t`Lines`} className="flex flex-wrap gap-x-6 gap-y-1">
        <li className="flex items-center gap-2">
          <KeyLine className="stroke-line-strong stroke-2" /> <Trans>the usual way</Trans>
        </li>
        <li className="flex items-center gap-2">
          <KeyLine className="stroke-line-strong stroke-2 [stroke-dasharray:7_5]" />{' '}
          <Trans>possible too</Trans>
        </li>
      </ul>
      <ol aria-label={t`Conditions`} className="flex flex-col gap-1">
        {SIGNED_ROUTES.map(({ from, to, sign }, place) => {
          const english = <English>{sign.english}</English>;
          return (
            <li key={`${from}-${to}`} className="flex gap-2">
              <span className="mt-0.5 grid size-5 shrink-0 place-content-center rounded-full bg-ink text-xs font-bold text-surface md:hidden">
                {place + 1}
              </span>
              <span className="min-w-0">
                <Trans>
                  <strong lang="nl">{sign.dutch}</strong>, {english}: <span lang="nl">{nameOf(from)}</span> to{' '}
                  <span lang="nl">{nameOf(to)}</span>
                </Trans>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function nameOf(id: SchoolLevelId): string | undefined {
  return SCHOOL_LEVELS.find((level) => level.id === id)?.name;
}

function KeyLine({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 8"
      className="h-2 w-10 shrink-0 bg-surface-raised forced-color-adjust-none"
    >
      <path d="M0 4h40" className={`fill-none ${className}`} />
    </svg>
  );
}
