import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { SCHOOL_LEVELS, type SchoolLevel, type SchoolLevelId } from '#content/misc/school-levels.ts';
import { SCHOOL_ROUTES } from '#content/misc/school-routes.ts';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

interface LevelDetailsProps {
  readonly id: SchoolLevelId | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Everything about the selected level, or what to do (MSC-06). */
export function LevelDetails({ id, heading }: LevelDetailsProps) {
  const level = SCHOOL_LEVELS.find((one) => one.id === id);
  if (level === undefined) {
    return (
      <p className="text-lg">
        <Trans>
          Choose a level in the diagram. You see what it is, who can go there and what comes after it. Press
          it again to clear it.
        </Trans>
      </p>
    );
  }
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          <span lang="nl">{level.name}</span>, <English>{level.english}</English>
        </h3>
        <p lang="nl" className="text-ink-soft">
          {level.dutch}
        </p>
      </div>
      <div>
        <ListenButton isTextShown text={`${level.name}. ${level.dutch}.`} />
      </div>
      <Facts level={level} />
      <LevelRoutes id={level.id} />
      <div>
        <h4 className="font-bold">
          <Trans>Good to know</Trans>
        </h4>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {level.advice.map((text) => (
            <li key={text}>
              <MarkedText text={text} />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-2">
        <h4 className="font-bold">
          <Trans>Words</Trans>
        </h4>
        <SpokenPhrases layout="words" phrases={level.words} />
      </div>
    </Card>
  );
}

function Facts({ level: { age, duration, about, parts, exams } }: { level: SchoolLevel }) {
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-sm text-ink-soft">
            <Trans>Age</Trans>
          </dt>
          <dd className="font-semibold">
            <English>{age}</English>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">
            <Trans>Length</Trans>
          </dt>
          <dd className="font-semibold">
            <MarkedText text={duration} />
          </dd>
        </div>
      </dl>
      <p>
        <MarkedText text={about} />
      </p>
      {parts && (
        <div>
          <h4 className="font-bold">
            <English>{parts.title}</English>
          </h4>
          <ul className="flex flex-col gap-1">
            {parts.rows.map(({ dutch, english }) => (
              <li key={dutch}>
                <strong lang="nl">{dutch}</strong>: <MarkedText text={english} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {exams !== undefined && (
        <div>
          <h4 className="font-bold">
            <Trans>Exams</Trans>
          </h4>
          <p>
            <MarkedText text={exams} />
          </p>
        </div>
      )}
    </>
  );
}

/** The lines of a level in words: who comes here, and where it leads (MSC-06). */
function LevelRoutes({ id }: { id: SchoolLevelId }) {
  const { t } = useLingui();
  const waysIn = SCHOOL_ROUTES.filter(({ to }) => to === id);
  const waysOut = SCHOOL_ROUTES.filter(({ from }) => from === id);
  return (
    <>
      {waysIn.length > 0 && (
        <RouteList
          title={t`You come from`}
          ways={waysIn.map(({ from, condition }) => ({ level: from, condition }))}
        />
      )}
      {waysOut.length > 0 ? (
        <RouteList
          title={t`You can go on to`}
          ways={waysOut.map(({ to, condition }) => ({ level: to, condition }))}
        />
      ) : (
        <p>
          <Trans>This is the highest degree there is.</Trans>
        </p>
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
            <span className="min-w-0">
              <strong lang="nl">{SCHOOL_LEVELS.find(({ id }) => id === level)?.name}</strong>,{' '}
              <MarkedText text={condition} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
