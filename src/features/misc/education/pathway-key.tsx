import { SCHOOL_LEVELS, type SchoolLevelId } from '#content/misc/school-levels.ts';
import { SIGNED_ROUTES } from '#features/misc/education/route-drawing.tsx';

/** What lines, and on a phone numbers, of the diagram mean. */
export function PathwayKey() {
  return (
    <div className="flex flex-col gap-3 text-base">
      <ul aria-label="Lines" className="flex flex-wrap gap-x-6 gap-y-1">
        <li className="flex items-center gap-2">
          <KeyLine className="stroke-line-strong stroke-2" /> the usual way
        </li>
        <li className="flex items-center gap-2">
          <KeyLine className="stroke-line-strong stroke-2 [stroke-dasharray:7_5]" /> possible too
        </li>
      </ul>
      <ol aria-label="Conditions" className="flex flex-col gap-1">
        {SIGNED_ROUTES.map(({ from, to, sign }, place) => (
          <li key={`${from}-${to}`} className="flex gap-2">
            <span className="mt-0.5 grid size-5 shrink-0 place-content-center rounded-full bg-ink text-xs font-bold text-surface md:hidden">
              {place + 1}
            </span>
            <span>
              <strong lang="nl">{sign.dutch}</strong>, {sign.english}: <span lang="nl">{nameOf(from)}</span>{' '}
              to <span lang="nl">{nameOf(to)}</span>
            </span>
          </li>
        ))}
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
