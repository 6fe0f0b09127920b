import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ExamPart } from '#exam/part.ts';
import { examTitle, officialExamIds } from '#exam/screens/mock/exam-list.ts';
import { FormatLine } from '#exam/screens/mock/format-line.tsx';
import type { MockResult } from '#learning/rules/mock-results.ts';
import { dateText } from '#lib/formatted.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';
import { buttonClass, textLinkClass } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { trendOf } from './next-step.ts';
import { RoomSection } from './room-section.tsx';
import { scoreText } from './score-text.ts';

interface ResultsProps {
  readonly part: ExamPart;
  readonly results: readonly MockResult[];
}

interface MockExamsProps extends ResultsProps {
  /** The id of the exam under way; null: there is none. */
  readonly underWay: string | null;
}

/** The exams in the official format, and how often each was sat. While one is under way, it alone can be opened: each would lead to that one. */
export function MockExamsSection({ part, results, underWay }: MockExamsProps) {
  const { i18n, t } = useLingui();
  const { formats } = part;
  const exams = officialExamIds(part);
  return (
    <RoomSection id="room-exams" title={t`Mock exams`}>
      <FormatLine format={formats.official} />
      {underWay !== null && (
        <p>
          <Trans>One exam at a time: hand yours in first, then you can open another.</Trans>
        </p>
      )}
      <ul className="flex max-w-2xl flex-col divide-y divide-line border-y border-line">
        {exams.map((examId) => {
          const title = i18n._(examTitle(part, examId));
          const times = results.filter((result) => result.examId === examId).length;
          return (
            <li key={examId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-ink-soft">
                  {examId === underWay ? (
                    <Trans>Not finished</Trans>
                  ) : times === 0 ? (
                    <Trans>Not done yet</Trans>
                  ) : (
                    <Plural value={times} one="Done # time" other="Done # times" />
                  )}
                </p>
              </div>
              {(underWay === null || examId === underWay) && (
                <ExamLink part={part} examId={examId} isUnderWay={examId === underWay} />
              )}
            </li>
          );
        })}
      </ul>
    </RoomSection>
  );
}

interface ExamLinkProps extends Pick<ResultsProps, 'part'> {
  readonly examId: string;
  readonly isUnderWay: boolean;
}

function ExamLink({ part, examId, isUnderWay }: ExamLinkProps) {
  const { i18n } = useLingui();
  const title = i18n._(examTitle(part, examId));
  const { slug } = part;
  return (
    <AppLink
      to={route(
        'mockExam',
        isUnderWay ? { kind: 'part', part: slug } : { kind: 'intro', part: slug, examId },
      )}
      className={buttonClass({ tone: 'secondary' })}
    >
      {isUnderWay ? (
        <Trans>
          Continue<span className="sr-only">: {title}</span>
        </Trans>
      ) : (
        <Trans>
          Open<span className="sr-only"> {title}</span>
        </Trans>
      )}
    </AppLink>
  );
}

const TRENDS: Record<'better' | 'same' | 'worse', MessageDescriptor> = {
  better: msg`Better than the last time.`,
  same: msg`The same as the last time.`,
  worse: msg`Less than the last time. Some exams are harder, and some days are bad.`,
};

/** The past mock exams, the newest first, each with its result to read again or to print (MOC-11). */
export function ResultsSection({ part, results }: ResultsProps) {
  const { i18n, t } = useLingui();
  if (results.length === 0) return null;
  const trend = trendOf(results, officialExamIds(part));
  return (
    <RoomSection id="room-results" title={t`Your results`}>
      {trend !== null && <p>{i18n._(TRENDS[trend])}</p>}
      <ul className="flex max-w-2xl flex-col gap-4">
        {results.map((result) => {
          const exam = i18n._(examTitle(part, result.examId));
          const date = dateText(result.endedAt, i18n.locale);
          const score = i18n._(scoreText(part, result));
          return (
            <li key={result.id} className="flex flex-col gap-1">
              <ProgressBar label={t`${exam}, ${date}: ${score}`} value={result.right} max={result.asked} />
              <AppLink
                to={route('mockExam', { kind: 'result', part: part.slug, id: result.id })}
                className={`${textLinkClass} inline-flex min-h-11 items-center self-start`}
              >
                <Trans>
                  See or print this result
                  <span className="sr-only">: {date}</span>
                </Trans>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </RoomSection>
  );
}

export function RealExamSection({ part }: { readonly part: ExamPart }) {
  const { i18n, t } = useLingui();
  const { minutes, count, noun, enough } = part.formats.official;
  const examined = i18n._(part.examined);
  return (
    <RoomSection id="room-exam" title={t`The real exam`}>
      <p className="max-w-prose">
        {noun === 'question' ? (
          <Trans>
            {minutes} minutes, <Plural value={count} one="# question" other="# questions" />: {examined}
          </Trans>
        ) : (
          <Trans>
            {minutes} minutes, <Plural value={count} one="# task" other="# tasks" />: {examined}
          </Trans>
        )}
      </p>
      <p className="max-w-prose text-ink-soft">
        {noun === 'question' ? (
          <Trans>
            DUO does not publish a pass mark. In a mock exam ours is {enough} of {count}.
          </Trans>
        ) : (
          <Trans>DUO does not publish a pass mark. In a mock exam ours is {enough} points.</Trans>
        )}
      </p>
      <p>
        <AppLink to={PATHS.examInfo} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
          <Trans>All parts of the exam, and who needs which</Trans>
        </AppLink>
      </p>
    </RoomSection>
  );
}
