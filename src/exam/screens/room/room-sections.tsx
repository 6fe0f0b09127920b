import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExamPart } from '#exam/part.ts';
import { examTitle, practiceExamId, officialExamIds } from '#exam/screens/mock/exam-list.ts';
import { FormatLine } from '#exam/screens/mock/format-line.tsx';
import { enoughOf } from '#learning/mock-exams.ts';
import { whenText } from '#learning/exam-when.ts';
import { roundedRange } from '#learning/readiness-parts.ts';
import type { ComingExam } from '#learning/rules/exam-dates.ts';
import { rightShareOf, type MockResult } from '#learning/rules/mock-results.ts';
import type { Readiness } from '#learning/rules/readiness.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { counted } from '#lib/counted.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { route, type RouteLink } from '#routes/routes.ts';
import { buttonClass, textLinkClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { trendOf, weakestFirst, wrongIn, type NextStep, type RoomTopic } from './next-step.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

interface StandingProps {
  readonly part: ExamPart;
  /** Null: no date is known. */
  readonly exam: ComingExam | null;
  /** `2026-11-27`, where the person is. */
  readonly today: string;
  readonly readiness: Readiness | null;
  /** The newest first. */
  readonly results: readonly MockResult[];
  readonly step: NextStep;
}

/** Where one stands, and the one next step. */
export function Standing({ part, exam, today, readiness, results, step }: StandingProps) {
  const [last] = results;
  return (
    <Card className="flex max-w-2xl flex-col gap-4">
      <ul className="flex flex-col gap-1 text-lg">
        <li>
          {exam === null ? (
            <AppLink to={PATHS.settings} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
              Set the day of your exam
            </AppLink>
          ) : (
            <>Your exam {whenText(exam, today)}</>
          )}
        </li>
        {last !== undefined && (
          <li>
            Last mock exam: <strong>{scoreText(part, last)}</strong>
          </li>
        )}
        {readiness?.kind === 'range' && <li>{rangeText(part, readiness)}</li>}
      </ul>
      <Step part={part} step={step} />
    </Card>
  );
}

/** `Between 60 and 75% of the questions right` */
function rangeText(part: ExamPart, { range }: Extract<Readiness, { kind: 'range' }>): string {
  const { from, to } = roundedRange(range);
  return `You would probably get between ${from} and ${to}% ${part.readiness.ofWhat}`;
}

function scoreText(part: ExamPart, result: MockResult): string {
  const share = rightShareOf(result);
  const score = `${result.right} of ${result.asked}`;
  if (share === null) return `${score}, not rated yet`;
  return `${score} right, ${share >= enoughOf(part) ? 'enough' : 'not enough yet'}`;
}

function Step({ part, step }: { readonly part: ExamPart; readonly step: NextStep }) {
  const { link, text, why } = stepTexts(part, step);
  return (
    <div className="flex flex-col items-start gap-2">
      <AppLink to={link} className={buttonClass({ className: 'sm:px-8 sm:text-lg' })}>
        {text}
        <ArrowRight aria-hidden size={18} className="shrink-0" />
      </AppLink>
      <p className="text-ink-soft">{why}</p>
    </div>
  );
}

function stepTexts(
  part: ExamPart,
  step: NextStep,
): { readonly link: RouteLink; readonly text: ReactNode; readonly why: string } {
  const { slug, inSentence, formats, task, work } = part;
  switch (step.kind) {
    case 'resume':
      return {
        link: route('mockExam', { kind: 'part', part: slug }),
        text: 'Resume your mock exam',
        why: 'You began it and did not hand it in.',
      };
    case 'begin':
      return {
        link: work.link,
        text: `Practise ${inSentence}`,
        why:
          task === 'choose'
            ? 'Without a clock, with the answer after each question.'
            : 'Begin with one task.',
      };
    case 'practise': {
      const { topic, ...went } = step.weak;
      return {
        link: topic.link,
        text: (
          <span>
            Practise: <MarkedText text={topic.shortTitle ?? topic.title} />
          </span>
        ),
        why: `You missed ${wrongIn(went)} of ${went.asked} here. These are other questions.`,
      };
    }
    case 'sit':
      return {
        link: route('mockExam', { kind: 'intro', part: slug, examId: step.examId }),
        text: `Mock exam: ${examTitle(part, step.examId)}, ${formats.official.minutes} minutes`,
        why: whyToSit(part, step.isAgain),
      };
  }
}

function whyToSit({ mock }: ExamPart, isAgain: boolean): string {
  if (!isAgain) return 'It shows where you stand, as on the day of the exam.';
  return mock.isDrawn === true
    ? 'Each time with other questions, as long as there are any.'
    : 'You have done all exams. This is the one that was longest ago.';
}

/** What can be practised, by skill or theme, the weakest first; the same questions with lives and a clock are the game. */
export function Practice({
  part,
  topics,
}: {
  readonly part: ExamPart;
  readonly topics: readonly RoomTopic[];
}) {
  const { game, name, inSentence } = part;
  return (
    <Section id="room-practice" title={`Practise ${inSentence}`}>
      {topics.length > 0 && (
        <ul className="flex max-w-2xl flex-col divide-y divide-line border-y border-line">
          {weakestFirst(topics).map((one) => (
            <TopicRow key={one.topic.id} {...one} />
          ))}
        </ul>
      )}
      <p>
        <AppLink to={game.path} className={buttonClass({ tone: 'secondary' })}>
          {game.title}
        </AppLink>
      </p>
      <p className="text-ink-soft">
        {name} as a game: {game.inShort}.
      </p>
    </Section>
  );
}

function TopicRow({ topic, questions, asked, right }: RoomTopic) {
  const wrong = wrongIn({ asked, right });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <h3 className="font-semibold">
          <MarkedText text={topic.shortTitle ?? topic.title} />
        </h3>
        {topic.english !== undefined && <p>{topic.english}</p>}
        <p className="text-ink-soft tabular-nums">
          {asked === 0
            ? `${counted(questions, 'question')}, none answered yet`
            : `${right} of ${asked} right${wrong > 0 ? `, ${wrong} missed` : ''}`}
        </p>
      </div>
      <AppLink to={topic.link} className={buttonClass({ tone: 'secondary' })}>
        Practise
        <span className="sr-only">
          : <MarkedText text={topic.shortTitle ?? topic.title} />
        </span>
      </AppLink>
    </li>
  );
}

interface ResultsProps {
  readonly part: ExamPart;
  readonly results: readonly MockResult[];
}

/** The exams in the official format, and how often each was sat. */
export function MockExams({ part, results }: ResultsProps) {
  const { slug, formats } = part;
  const exams = [...officialExamIds(part), practiceExamId(part)];
  return (
    <Section id="room-exams" title="Mock exams">
      <FormatLine format={formats.official} />
      <ul className="flex max-w-2xl flex-col divide-y divide-line border-y border-line">
        {exams.map((examId) => {
          const times = results.filter((result) => result.examId === examId).length;
          return (
            <li key={examId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div>
                <h3 className="font-semibold">{examTitle(part, examId)}</h3>
                <p className="text-ink-soft">
                  {examId === practiceExamId(part) &&
                    `${counted(formats.practice.count, formats.practice.noun)} in ${formats.practice.minutes} minutes. `}
                  {times === 0 ? 'Not done yet' : `Done ${counted(times, 'time')}`}
                </p>
              </div>
              <AppLink
                to={route('mockExam', { kind: 'intro', part: slug, examId })}
                className={buttonClass({ tone: 'secondary' })}
              >
                Open<span className="sr-only"> {examTitle(part, examId)}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const TRENDS = {
  better: 'Better than the time before.',
  same: 'The same as the time before.',
  worse: 'Less than the time before: exams are not equally hard, and a day can be bad.',
} as const;

/** The past mock exams, the newest first, each with its result to read again or to print (MOC-11). */
export function Results({ part, results }: ResultsProps) {
  if (results.length === 0) return null;
  const trend = trendOf(results, officialExamIds(part));
  return (
    <Section id="room-results" title="Your results">
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
    </Section>
  );
}

export function HowTheExamWorks({ part }: { readonly part: ExamPart }) {
  const { official } = part.formats;
  return (
    <Section id="room-exam" title="The real exam">
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
    </Section>
  );
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
