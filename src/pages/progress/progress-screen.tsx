import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgressViewProps } from './progress-view.tsx';
import { useProgress } from './use-progress.ts';
import { useCatalogue } from '#learning/components/use-catalogue.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import type { ExamPart } from '#exam/part.ts';
import { PATHS } from '#routes/paths.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { buttonClass, textLinkClass } from '#ui/button.tsx';

/** Not loaded before the first answer. */
const viewCode = lazyCode<ProgressViewProps>(() => import('./progress-view.tsx'));

/** A person's progress, derived from all their answers (MEM-10 to MEM-12). */
export default function ProgressScreen() {
  const catalogue = useCatalogue();
  const { status, ...known } = useProgress();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <h1 className="text-3xl font-bold">
        <Trans>Progress</Trans>
      </h1>
      {status === 'unreadable' && (
        <Alert tone="danger">
          <Trans>
            This browser can’t read your earlier answers, perhaps because this is a private window. What you
            answer now counts until you close this page.
          </Trans>
        </Alert>
      )}
      {status === 'reading' ? (
        <Reading />
      ) : known.days.size === 0 ? (
        <NothingYet />
      ) : (
        <LazyView code={viewCode} props={{ ...known, catalogue }} placeholder={<Reading />} />
      )}
    </div>
  );
}

function Reading() {
  return (
    <>
      <output className="text-ink-soft">
        <Trans>Loading your answers …</Trans>
      </output>
      <Skeleton className="h-96" />
    </>
  );
}

function NothingYet() {
  const [first, second] = soonTried(useCourse().parts);
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lg">
        <Trans>
          Nothing to show yet. Answer some questions or study a few words, and come back. You then see your
          days, your words and what to practise next.
        </Trans>
      </p>
      <AppLink to={PATHS.vocabulary} className={buttonClass()}>
        <Trans>Choose a word list</Trans>
      </AppLink>
      {first !== undefined && (
        <p>
          {second === undefined ? (
            <Trans>
              Or see what the exam asks: <GameLink part={first} />.
            </Trans>
          ) : (
            <Trans>
              Or see what the exam asks: <GameLink part={first} /> or <GameLink part={second} />.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}

/** One chooses an answer, and the questions don't belong to a text. Those that need the fewest words come first. */
function soonTried(parts: readonly ExamPart[]): readonly ExamPart[] {
  return parts
    .filter(({ task, work }) => task === 'choose' && work.together === undefined)
    .toSorted((one, other) => (one.work.fromWords ?? 0) - (other.work.fromWords ?? 0));
}

function GameLink({ part: { game } }: { readonly part: ExamPart }) {
  const { i18n } = useLingui();
  return (
    <AppLink to={game.path} className={textLinkClass}>
      {i18n._(game.title)}
    </AppLink>
  );
}
