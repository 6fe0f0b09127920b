import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import type { OfficialSource } from '#content/exam/official-sources.ts';
import { countText, type ExamFormat } from '#exam/engine/exam-format.ts';
import type { ExamPart, ExamTask } from '#exam/part.ts';
import { practiceExamId } from '#exam/screens/mock/exam-list.ts';
import { SKILL_ICONS, SKILL_STRIPES } from '#exam/screens/skill-look.ts';
import { bankFinder } from '#learning/catalogue.ts';
import { sourcesOf } from '#learning/course.ts';
import { route } from '#routes/routes.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { HowFar } from '#learning/components/how-far.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { textLinkClass } from '#ui/button.tsx';

/** One part of the exam: this app's practice format next to DUO's, and the link to the game (EXM-01 to EXM-03). */
export function SectionCard({ part }: { readonly part: ExamPart }) {
  const { i18n } = useLingui();
  const { name, phrases, slug, skill, formats, examined, game, room } = part;
  const { official, practice } = formats;
  const Icon = SKILL_ICONS[skill];
  return (
    <Card as="li" className={clsx('flex flex-col gap-4 border-t-4', SKILL_STRIPES[skill])}>
      <h3 className="flex items-center gap-3 text-xl font-bold">
        <Icon aria-hidden size={24} className="shrink-0 text-brand" />
        {i18n._(name)}
      </h3>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="mb-1 text-sm font-semibold text-ink-soft">
            <Trans>Practice here</Trans>
          </dt>
          <dd className="font-semibold">
            <Trans>{{ minutes: practice.minutes }} min</Trans>
          </dd>
          <dd className="font-semibold">{i18n._(askedIn(practice))}</dd>
          <dd className="font-semibold">
            {practice.noun === 'task' ? (
              <Trans>{{ enough: practice.enough }}+ points</Trans>
            ) : (
              <Trans>{{ enough: practice.enough }}+ correct</Trans>
            )}
          </dd>
        </div>
        <div className="border-s border-line ps-4">
          <dt className="mb-1 text-sm font-semibold text-ink-soft">
            <Trans>Official (DUO)</Trans>
          </dt>
          <dd className="font-semibold">
            <Trans>{{ minutes: official.minutes }} min</Trans>
          </dd>
          <dd className="font-semibold">{i18n._(askedIn(official))}</dd>
          <dd className="text-ink-soft">
            <Trans>no pass mark published</Trans>
          </dd>
        </div>
      </dl>
      <p className="text-sm">
        <Trans>
          <strong>The official exam:</strong> {{ examined: i18n._(examined) }} Mock exams in this format are
          under “{{ exam: i18n._(phrases.exam) }}”.
        </Trans>
      </p>
      <PracticeLine format={practice} />
      <p className="text-sm">
        <Trans>
          <strong>The game here:</strong> {{ inShort: i18n._(game.inShort) }}.
        </Trans>
      </p>
      <div className="mt-auto flex flex-col gap-3">
        <GameHowFar part={part} />
        <div className="flex flex-wrap gap-2">
          <AppLink to={room} className={buttonClass()}>
            {i18n._(phrases.exam)}
          </AppLink>
          <AppLink to={game.path} className={buttonClass({ tone: 'secondary' })}>
            {i18n._(game.title)}
          </AppLink>
          <AppLink
            to={route('mockExam', { kind: 'intro', part: slug, examId: practiceExamId(part) })}
            className={buttonClass({ tone: 'secondary' })}
          >
            {i18n._(phrases.practiceExam)}
          </AppLink>
        </div>
      </div>
    </Card>
  );
}

function PracticeLine({ format: { noun, count, minutes } }: { readonly format: ExamFormat }) {
  return (
    <p className="text-sm">
      {noun === 'task' ? (
        <Trans>
          <strong>Practice here:</strong> a mock exam of <Plural value={count} one="# task" other="# tasks" />{' '}
          in {minutes} min.
        </Trans>
      ) : (
        <Trans>
          <strong>Practice here:</strong> a mock exam of{' '}
          <Plural value={count} one="# question" other="# questions" /> in {minutes} min.
        </Trans>
      )}
    </p>
  );
}

function askedIn({ count, noun }: ExamFormat): MessageDescriptor {
  return countText(count, noun);
}

/** The text for games that went well. */
const DONE: Readonly<Partial<Record<ExamTask, MessageDescriptor>>> = {
  write: msg`with what was asked for`,
  speak: msg`answered aloud`,
};

function GameHowFar({ part: { banks, game, task } }: { readonly part: ExamPart }) {
  const { i18n } = useLingui();
  const course = useCourse();
  const done = DONE[task];
  const bankOf = useMemo(() => bankFinder(sourcesOf(course)), [course]);
  const isCounted = (id: string) => bankOf(id)?.bank === banks[0];
  return <HowFar isCounted={isCounted} total={game.questions} done={done && i18n._(done)} />;
}

/** Where it is written. Plain links: nothing leaves the app before one is pressed (DAT-05). */
export function SourceLinks({ sources }: { sources: readonly OfficialSource[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-6 wrap-anywhere">
      {sources.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${textLinkClass} inline-block min-h-11 py-2.5 leading-6`}
          >
            <Trans>{{ name: i18n._(name) }} (new tab)</Trans>
            <ExternalLink aria-hidden size={16} className="ms-1.5 inline align-[-0.125em]" />
          </a>
        </li>
      ))}
    </ul>
  );
}
