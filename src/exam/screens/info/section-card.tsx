import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { OFFICIAL_FORMAT } from '#content/exam/official-format.ts';
import type { ExamSection } from './exam-sections.ts';
import { type RouteLink, route } from '#routes/routes.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { HowFar } from '#learning/components/how-far.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { textLinkClass } from '#ui/button.tsx';

/** One part of the exam: this app's practice format, DUO's beside it, and the way to the game (EXM-01 to EXM-03). */
export function SectionCard({ section }: { section: ExamSection }) {
  const { id, title, Icon, practice, game, asked, path, mock, colour } = section;
  const official = OFFICIAL_FORMAT.parts[id];
  return (
    <Card as="li" className={clsx('flex flex-col gap-4 border-t-4', colour)}>
      <h3 className="flex items-center gap-3 text-xl font-bold">
        <Icon aria-hidden size={24} className="shrink-0 text-brand" />
        {title}
      </h3>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="mb-1 text-sm font-semibold text-ink-soft">Practice here</dt>
          {practice.map((figure) => (
            <dd key={figure} className="font-semibold">
              {figure}
            </dd>
          ))}
        </div>
        <div className="border-s border-line ps-4">
          <dt className="mb-1 text-sm font-semibold text-ink-soft">Official (DUO)</dt>
          <dd className="font-semibold">{official.minutes} min</dd>
          <dd className="font-semibold">{official.items}</dd>
          <dd className="text-ink-soft">no pass mark published</dd>
        </div>
      </dl>
      <p className="text-sm">
        <strong>The official exam:</strong> {official.note}
      </p>
      {mock !== undefined && (
        <p className="text-sm">
          <strong>Practice here:</strong> a mock exam of {practice[1]} in {practice[0]}.
        </p>
      )}
      <p className="text-sm">
        <strong>The game here:</strong> {game}.
      </p>
      <div className="mt-auto flex flex-col gap-3">
        <HowFar {...asked} />
        <div className="flex flex-wrap gap-2">
          <AppLink to={path} className={buttonClass({ tone: 'secondary' })}>
            {title} game
          </AppLink>
          {mock !== undefined && <MockLinks title={title} mock={mock} />}
        </div>
      </div>
    </Card>
  );
}

/** The ways to the same part as an exam: in the format of this page, and in the official one (MOC-12). */
function MockLinks({ title, mock }: Required<Pick<ExamSection, 'title' | 'mock'>>) {
  const { part, practiceExam } = mock;
  const ways: readonly (readonly [string, RouteLink])[] = [
    ['practice exam', route('mockExam', { kind: 'intro', part, examId: practiceExam })],
    ['official format', route('mockExam', { kind: 'part', part })],
  ];
  return ways.map(([name, link]) => (
    <AppLink key={name} to={link} className={buttonClass({ tone: 'secondary' })}>
      {title} {name}
    </AppLink>
  ));
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
