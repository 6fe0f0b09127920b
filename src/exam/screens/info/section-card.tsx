import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import type { ExamFormat } from '#exam/engine/exam-format.ts';
import type { ExamPart, ExamTask } from '#exam/part.ts';
import { practiceExamId } from '#exam/screens/mock/exam-list.ts';
import { SKILL_ICONS, SKILL_STRIPES } from '#exam/screens/skill-look.ts';
import { counted } from '#lib/counted.ts';
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
  const { name, slug, skill, formats, examined, game, room } = part;
  const { official, practice } = formats;
  const Icon = SKILL_ICONS[skill];
  return (
    <Card as="li" className={clsx('flex flex-col gap-4 border-t-4', SKILL_STRIPES[skill])}>
      <h3 className="flex items-center gap-3 text-xl font-bold">
        <Icon aria-hidden size={24} className="shrink-0 text-brand" />
        {name}
      </h3>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="mb-1 text-sm font-semibold text-ink-soft">Practice here</dt>
          <dd className="font-semibold">{practice.minutes} min</dd>
          <dd className="font-semibold">{askedIn(practice)}</dd>
          <dd className="font-semibold">
            {practice.enough}+ {practice.noun === 'task' ? 'points' : 'correct'}
          </dd>
        </div>
        <div className="border-s border-line ps-4">
          <dt className="mb-1 text-sm font-semibold text-ink-soft">Official (DUO)</dt>
          <dd className="font-semibold">{official.minutes} min</dd>
          <dd className="font-semibold">{askedIn(official)}</dd>
          <dd className="text-ink-soft">no pass mark published</dd>
        </div>
      </dl>
      <p className="text-sm">
        <strong>The official exam:</strong> {examined} Mock exams in this format are under “{name} exam”.
      </p>
      <p className="text-sm">
        <strong>Practice here:</strong> a mock exam of {askedIn(practice)} in {practice.minutes} min.
      </p>
      <p className="text-sm">
        <strong>The game here:</strong> {game.inShort}.
      </p>
      <div className="mt-auto flex flex-col gap-3">
        <GameHowFar part={part} />
        <div className="flex flex-wrap gap-2">
          <AppLink to={room} className={buttonClass()}>
            {name} exam
          </AppLink>
          <AppLink to={game.path} className={buttonClass({ tone: 'secondary' })}>
            {game.title}
          </AppLink>
          <AppLink
            to={route('mockExam', { kind: 'intro', part: slug, examId: practiceExamId(part) })}
            className={buttonClass({ tone: 'secondary' })}
          >
            {name} practice exam
          </AppLink>
        </div>
      </div>
    </Card>
  );
}

function askedIn({ count, noun }: ExamFormat): string {
  return counted(count, noun);
}

/** The text for games that went well. */
const DONE: Readonly<Partial<Record<ExamTask, string>>> = {
  write: 'with what was asked for',
  speak: 'answered aloud',
};

function GameHowFar({ part: { banks, game, task } }: { readonly part: ExamPart }) {
  const course = useCourse();
  const bankOf = useMemo(() => bankFinder(sourcesOf(course)), [course]);
  const isCounted = (id: string) => bankOf(id)?.bank === banks[0];
  return <HowFar isCounted={isCounted} total={game.questions} done={DONE[task]} />;
}

/** Where it is written. Plain links: nothing leaves the app before one is pressed (DAT-05). */
export function SourceLinks({ sources }: { sources: readonly { name: string; url: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {sources.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${textLinkClass} inline-block min-h-11 py-2.5 leading-6`}
          >
            {name} (new tab)
            <ExternalLink aria-hidden size={16} className="ms-1.5 inline align-[-0.125em]" />
          </a>
        </li>
      ))}
    </ul>
  );
}
