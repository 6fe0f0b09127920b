import { ArrowRight } from 'lucide-react';
import { SCHOOL_LEVELS, type SchoolLevelId } from '#content/misc/school-levels.ts';
import { SCHOOL_ROUTES } from '#content/misc/school-routes.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';

/** What the lines at a level say, in words: who comes here and where one can go on (MSC-06). */
export function LevelRoutes({ id }: { id: SchoolLevelId }) {
  const waysIn = SCHOOL_ROUTES.filter(({ to }) => to === id);
  const waysOut = SCHOOL_ROUTES.filter(({ from }) => from === id);
  return (
    <>
      {waysIn.length > 0 && (
        <RouteList
          title="You come from"
          ways={waysIn.map(({ from, condition }) => ({ level: from, condition }))}
        />
      )}
      {waysOut.length > 0 ? (
        <RouteList
          title="You can go on to"
          ways={waysOut.map(({ to, condition }) => ({ level: to, condition }))}
        />
      ) : (
        <p>This is the highest degree there is.</p>
      )}
    </>
  );
}

interface RouteListProps {
  readonly title: string;
  readonly ways: readonly { readonly level: SchoolLevelId; readonly condition: string }[];
}

function RouteList({ title, ways }: RouteListProps) {
  return (
    <div>
      <h4 className="font-bold">{title}</h4>
      <ul className="flex flex-col gap-1">
        {ways.map(({ level, condition }) => (
          <li key={level} className="flex gap-2">
            <ArrowRight aria-hidden size={18} className="mt-1 shrink-0 text-action" />
            <span>
              <strong lang="nl">{SCHOOL_LEVELS.find(({ id }) => id === level)?.name}</strong>,{' '}
              <MarkedText text={condition} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
