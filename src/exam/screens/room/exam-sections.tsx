import type { ExamPart } from '#exam/part.ts';
import { examTitle, officialExamIds } from '#exam/screens/mock/exam-list.ts';
import { FormatLine } from '#exam/screens/mock/format-line.tsx';
import type { MockResult } from '#learning/rules/mock-results.ts';
import { counted } from '#lib/counted.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';
import { buttonClass, textLinkClass } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { trendOf } from './next-step.ts';
import { RoomSection } from './room-section.tsx';
import { scoreText } from './score-text.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

interface ResultsProps {
  readonly part: ExamPart;
  readonly results: readonly MockResult[];
}

/** The exams in the official format, and how often each was sat. While one is under way, none can be opened: each would lead to that one. */
export function MockExamsSection({ part, results, isSat }: ResultsProps & { readonly isSat: boolean }) {
  const { slug, formats } = part;
  const exams = officialExamIds(part);
  return (
    <RoomSection id="room-exams" title="Mock exams">
      <FormatLine format={formats.official} />
      {isSat && <p>One exam at a time: hand yours in first, then you can open another.</p>}
      <ul className="flex max-w-2xl flex-col divide-y divide-line border-y border-line">
        {exams.map((examId) => {
          const times = results.filter((result) => result.examId === examId).length;
          return (
            <li key={examId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div>
                <h3 className="font-semibold">{examTitle(part, examId)}</h3>
                <p className="text-ink-soft">
                  {times === 0 ? 'Not done yet' : `Done ${counted(times, 'time')}`}
                </p>
              </div>
              {!isSat && (
                <AppLink
                  to={route('mockExam', { kind: 'intro', part: slug, examId })}
                  className={buttonClass({ tone: 'secondary' })}
                >
                  Open<span className="sr-only"> {examTitle(part, examId)}</span>
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </RoomSection>
  );
}

const TRENDS = {
  better: 'Better than the time before.',
  same: 'The same as the time before.',
  worse: 'Less than the time before: exams are not equally hard, and a day can be bad.',
} as const;

/** The past mock exams, the newest first, each with its result to read again or to print (MOC-11). */
export function ResultsSection({ part, results }: ResultsProps) {
  if (results.length === 0) return null;
  const trend = trendOf(results, officialExamIds(part));
  return (
    <RoomSection id="room-results" title="Your results">
      {trend !== null && <p>{TRENDS[trend]}</p>}
      <ul className="flex max-w-2xl flex-col gap-4">
        {results.map((result) => (
          <li key={result.id} className="flex flex-col gap-1">
            <ProgressBar
              label={`${examTitle(part, result.examId)}, ${DAY.format(result.endedAt)}: ${scoreText(part, result)}`}
              value={result.right}
              max={result.asked}
            />
            <AppLink
              to={route('mockExam', { kind: 'result', part: part.slug, id: result.id })}
              className={`${textLinkClass} inline-flex min-h-11 items-center self-start`}
            >
              See or print this result
              <span className="sr-only">: {DAY.format(result.endedAt)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}

export function RealExamSection({ part }: { readonly part: ExamPart }) {
  const { official } = part.formats;
  return (
    <RoomSection id="room-exam" title="The real exam">
      <p className="max-w-prose">
        {official.minutes} minutes, {counted(official.count, official.noun)}: {part.examined}
      </p>
      <p className="max-w-prose text-ink-soft">
        DUO publishes no pass mark. Our own norm in a mock exam is {official.enough}{' '}
        {official.noun === 'question' ? `of ${official.count}` : 'points'}.
      </p>
      <p>
        <AppLink to={PATHS.examInfo} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
          All parts of the exam, and who needs which
        </AppLink>
      </p>
    </RoomSection>
  );
}
