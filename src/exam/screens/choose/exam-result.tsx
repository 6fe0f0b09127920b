import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PastSitting } from '#exam/engine/choice-sitting.ts';
import { NormLine, ResultCard, ResultTable } from '#exam/screens/result-parts.tsx';
import { openQuestions } from '#exam/engine/desk.ts';
import { countRight, judgedAnswers } from '#exam/engine/game-rules.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { givenInExam } from '#learning/rules/study-past.ts';
import { inGroups, type ChoiceItem } from './choice-item.ts';
import type { AnyChoiceExams, ChoiceExams } from './choice-part.ts';
import { sittingFigures } from '#exam/screens/mock/mock-part.ts';
import { ResultBar } from '#exam/screens/mock/printed-result.tsx';
import { SittingNote } from '#exam/screens/mock/sitting-note.tsx';
import { groupResults, ReviewedQuestion, type GroupResult } from './choice-result.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { textLinkClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

/** That results show only what was missed: for this visit, in each of them. */
const onlyMissed = createStore(() => false);

interface ExamResultProps<Item extends ChoiceItem> {
  readonly mock: ChoiceExams<Item>;
  readonly sitting: PastSitting;
}

/** A sitting that was handed in: how it went, by group, and every question with the right answer and why (MOC-07, EXM-08). */
export function ExamResult<Item extends ChoiceItem>({ mock, sitting }: ExamResultProps<Item>) {
  const asked = sitting.paper.flatMap(({ id }) => mock.items.get(id) ?? []);
  const answers = judgedAnswers(mock.items, sitting);
  const right = new Set(answers.flatMap(({ questionId, isRight }) => (isRight ? questionId : [])));
  const missed = asked.filter(({ id }) => !right.has(id));
  const isChoice = missed.length > 0 && missed.length < asked.length;
  const isOnlyMissed = useStore(onlyMissed) && isChoice;
  const groups = groupResults(isOnlyMissed ? missed : asked, answers);
  return (
    <>
      <ResultCard ended={sitting.id} summary={<Summary mock={mock} sitting={sitting} />}>
        <TopicTable are={mock.topicsAre} asked={asked} right={right} />
        <OpenOnes mock={mock} sitting={sitting} />
      </ResultCard>
      <section aria-labelledby="exam-answers" className="flex flex-col gap-6">
        <h2 id="exam-answers" className="text-xl font-bold">
          {isOnlyMissed ? <Trans>What was not right</Trans> : <Trans>All questions</Trans>}
        </h2>
        {isChoice && (
          <Checkbox
            className="print:hidden"
            label={
              <Trans>
                Show only what was not right: {{ missed: missed.length }} of {{ asked: asked.length }}
              </Trans>
            }
            checked={isOnlyMissed}
            onChange={({ target }) => onlyMissed.setState(target.checked, true)}
          />
        )}
        {groups.map((result) => (
          <GroupReview key={result.group.id} mock={mock} result={result} sitting={sitting} />
        ))}
      </section>
      <ResultBar part={mock.part} />
    </>
  );
}

function Summary({ mock, sitting }: { readonly mock: AnyChoiceExams; readonly sitting: PastSitting }) {
  const { exams } = mock;
  const { i18n } = useLingui();
  const title = i18n._(sittingFigures(exams, sitting).title);
  const right = countRight(judgedAnswers(mock.items, sitting));
  const format = exams.find(({ id }) => id === sitting.examId)?.format;
  return (
    <>
      <h2 className="text-xl font-bold">
        <Trans>
          {title}: {right} of {{ length: sitting.paper.length }} right
        </Trans>
      </h2>
      {format !== undefined && sitting.paper.length >= format.count && (
        <NormLine got={right} of={sitting.paper.length} enough={format.enough} />
      )}
      <SittingNote
        exams={exams}
        sitting={sitting}
        more={
          sitting.readFragments.length > 0 && (
            <Plural
              value={sitting.readFragments.length}
              one="Read, not heard: # fragment."
              other="Read, not heard: # fragments."
            />
          )
        }
      />
    </>
  );
}

/** How it went by skill or theme, with more of it to practise where something was missed (MOC-07). */
function TopicTable({
  are,
  asked,
  right,
}: {
  readonly are: AnyChoiceExams['topicsAre'];
  readonly asked: readonly ChoiceItem[];
  /** The ids of the questions that were answered right. */
  readonly right: ReadonlySet<string>;
}) {
  const { t } = useLingui();
  const name = are === 'skills' ? t`Skills` : t`Themes`;
  return (
    <ResultTable
      title={name}
      columns={[name, t`Score and actions`]}
      rows={inGroups(asked, ({ topic }) => topic.id).flatMap(({ id, questions }) => {
        const [first] = questions;
        if (first === undefined) return [];
        const rightOnes = questions.filter((item) => right.has(item.id)).length;
        const { topic } = first;
        return {
          id,
          title: topic.shortTitle ?? topic.title,
          english: topic.english,
          result: (
            <div className="flex flex-col items-end sm:flex-row sm:items-center sm:justify-end sm:gap-4">
              <span className="whitespace-nowrap">
                <Trans>
                  {rightOnes} of {{ length: questions.length }}
                </Trans>
              </span>
              {rightOnes < questions.length && <PractiseLink topic={topic} />}
            </div>
          ),
        };
      })}
    />
  );
}

/** To other questions of a skill or theme of which something was missed, without a clock (EXM-08, MOC-14). */
function PractiseLink({ topic }: { readonly topic: ChoiceItem['topic'] }) {
  return (
    <AppLink to={topic.link} className={`${textLinkClass} inline-flex min-h-11 items-center print:hidden`}>
      <Trans>
        Practise
        <span className="sr-only">
          : <MarkedText text={topic.title} />
        </span>
      </Trans>
    </AppLink>
  );
}

/** What comes of the mistakes, and of what was not answered. */
function OpenOnes({ mock, sitting }: { readonly mock: AnyChoiceExams; readonly sitting: PastSitting }) {
  const { t } = useLingui();
  const open = openQuestions(sitting).map((id) => itemId('question', id));
  if (mock.topicsAre === 'skills')
    return (
      <p>
        <Trans>
          This exam does not go into your review, so you can do it again. Practise your mistakes with other
          texts.
        </Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>What you answered wrong comes back in your review.</Trans>
      </p>
      {open.length > 0 && <AddToReview itemIds={open} what={t`${{ count: open.length }} not answered`} />}
    </>
  );
}

interface GroupReviewProps<Item extends ChoiceItem> {
  readonly mock: ChoiceExams<Item>;
  readonly result: GroupResult<Item>;
  readonly sitting: PastSitting;
}

function GroupReview<Item extends ChoiceItem>({
  mock: { Source },
  result: { group, items },
  sitting: { answers, endedAt },
}: GroupReviewProps<Item>) {
  const { i18n } = useLingui();
  const { projection } = useProjection();
  const [first] = items;
  return (
    <section aria-label={group.title} lang="nl" className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{group.title}</h3>
      {Source !== undefined && first !== undefined && <Source item={first} />}
      <ol lang={i18n.locale} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {items.map((item) => {
          const option = answers[item.id];
          const given = givenInExam(projection, itemId('question', item.id), endedAt);
          return (
            <ReviewedQuestion
              key={item.id}
              item={item}
              answer={option === undefined ? undefined : { option, isRight: option === item.correct, given }}
            />
          );
        })}
      </ol>
    </section>
  );
}
