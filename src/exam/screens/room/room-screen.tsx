import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, type ComponentType } from 'react';
import { enoughOf, resultsOfPart } from '#learning/mock-exams.ts';
import type { ExamPart } from '#exam/part.ts';
import { ExamPage } from '#exam/screens/exam-page.tsx';
import { officialExamIds } from '#exam/screens/mock/exam-list.ts';
import type { Platform } from '#browser/platform.ts';
import type { Bank } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { useCatalogue } from '#learning/components/use-catalogue.ts';
import { useExamDates } from '#learning/components/use-exam-dates.ts';
import { useMockExams } from '#learning/components/use-mock-exams.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { readinessOfParts } from '#learning/readiness-parts.ts';
import { comingExams } from '#learning/rules/exam-dates.ts';
import { itemsOf } from '#learning/rules/projection.ts';
import { standings, type Standing } from '#learning/rules/standing.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { localDay } from '#lib/calendar-day.ts';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { nextStep, type RoomTopic } from './next-step.ts';
import { MockExamsSection, RealExamSection, ResultsSection } from './exam-sections.tsx';
import { PracticeSection } from './practice-section.tsx';
import { StandingCard } from './standing-card.tsx';

/** The room of a part (EXM-09): where one stands, one next step, and all there is to practise and to sit. */
export function roomScreen(part: ExamPart): ComponentType {
  return () => <RoomScreen part={part} />;
}

function RoomScreen({ part }: { readonly part: ExamPart }) {
  const { i18n } = useLingui();
  const room = useRoom(part);
  return (
    <ExamPage title={i18n._(part.phrases.exam)}>
      {room === null ? (
        <Skeleton className="h-96" />
      ) : (
        // On a wide screen: what to practise, and next to it the exams.
        <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
          <div className="flex flex-col gap-10">
            <StandingCard part={part} {...room} />
            <PracticeSection part={part} topics={room.topics} />
          </div>
          <div className="flex flex-col gap-10">
            <MockExamsSection part={part} results={room.results} underWay={room.underWay} />
            <ResultsSection part={part} results={room.results} />
            <RealExamSection part={part} />
          </div>
        </div>
      )}
    </ExamPage>
  );
}

/** Everything that is shown of a part; null while the log and the content are read. */
function useRoom(part: ExamPart) {
  const { clock } = usePlatform();
  const catalogue = useCatalogue();
  const { projection, status } = useProjection();
  const [dates] = useExamDates();
  const exams = useMockExams(part);
  const underWay = exams.get(part.id)?.underWay ?? null;
  const topics = useRoomTopics(part);
  const now = clock.now();
  const today = localDay(now);
  const results = useMemo(() => resultsOfPart(projection, part, exams), [projection, part, exams]);
  if (status === 'reading' || topics === null) return null;
  const readiness = readinessOfParts(projection, [part], catalogue, now)[0]?.readiness ?? null;
  const exam = comingExams(dates, today).find((one) => one.part === part.id) ?? null;
  const step = nextStep({
    isSat: underWay !== null,
    daysLeft: exam?.daysLeft ?? null,
    topics,
    results,
    examIds: officialExamIds(part),
    enough: enoughOf(part),
    // Half of what readiness needs to say something.
    answersBeforeExam: part.readiness.questionsNeeded / 2,
  });
  return { exam, today, readiness, results, topics, underWay, step };
}

/** What can be practised of a part, topic by topic, in the order of its content; null while it is read. */
function useRoomTopics(part: ExamPart): readonly RoomTopic[] | null {
  const platform = usePlatform();
  const catalogue = useCatalogue();
  const { projection } = useProjection();
  const toPractise = loadedOr(
    useLoaded(
      useCallback(async () => {
        const banks = part.banks.filter(({ isPlanned }) => isPlanned);
        return (await Promise.all(banks.map((bank) => topicsOfBank(bank, platform)))).flat();
      }, [part, platform]),
    ),
    null,
  );
  const answered = useMemo(
    () =>
      [...itemsOf(projection)]
        .map(([id]) => id)
        .filter((id) => catalogue.bankOf(id)?.source.id === part.id)
        .join(' '),
    [projection, catalogue, part],
  );
  const found = loadedOr(
    useLoaded(
      useCallback(async () => {
        const topics = new Map<string, string>();
        await catalogue.topicsOf(answered.split(' '), (more) => {
          for (const [id, topic] of more) topics.set(id, topic.id);
        });
        return topics;
      }, [catalogue, answered]),
    ),
    null,
  );
  return useMemo(
    () =>
      toPractise === null || found === null
        ? null
        : topicsIn(
            toPractise,
            standings(projection, (id) => found.get(id)),
          ),
    [toPractise, found, projection],
  );
}

/** The topic of each of its items; texts and spoken answers are one topic together. */
async function topicsOfBank(bank: Bank, platform: Platform): Promise<readonly ItemTopic[]> {
  const items = await bank.load(platform);
  const whole = await bank.topic?.();
  return items.flatMap(({ topic }) => topic ?? whole ?? []);
}

function topicsIn(ofItems: readonly ItemTopic[], went: ReadonlyMap<string, Standing>): readonly RoomTopic[] {
  const topics = new Map<string, RoomTopic>();
  for (const topic of ofItems) {
    const questions = (topics.get(topic.id)?.questions ?? 0) + 1;
    topics.set(topic.id, { topic, questions, ...(went.get(topic.id) ?? { asked: 0, right: 0 }) });
  }
  return [...topics.values()];
}
