import { useId } from 'react';
import type { ChoiceSitting, PastSitting } from '#exam/engine/choice-sitting.ts';
import { isStillAsked, paperOfTexts, wholePaper, type DrawnQuestion } from '#exam/engine/paper.ts';
import { heardByItself } from '#exam/engine/read-aloud.ts';
import { choiceDesk, type ChoiceMove } from './choice-desk.ts';
import { inGroups, spokenQuestion, type ChoiceItem } from './choice-item.ts';
import type { ChoiceExams } from './choice-part.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { ExamResult } from './exam-result.tsx';
import type { ExamPart } from '#exam/part.ts';
import { examList } from '#exam/screens/mock/exam-list.ts';
import type { MockPart, OpeningOf, TaskProps } from '#exam/screens/mock/mock-part.ts';
import { chosenExams } from '#storage/choose-sittings.ts';
import { EXAM_READ_ALOUD } from '#storage/exam-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';

const DUTCH_LEAD = 'De volgende vragen gaan over:';

/** The mock exams of a part whose questions have options. */
export function choiceExam<Item extends ChoiceItem>(
  exams: ChoiceExams<Item>,
): MockPart<ChoiceSitting, PastSitting, ChoiceMove, DrawnQuestion> {
  const { part, items, game, hasDividers } = exams;
  const opening: OpeningOf<DrawnQuestion> = (paper, place) => {
    const item = items.get(paper[place]?.id ?? '');
    return item && { lead: DUTCH_LEAD, title: item.group.title };
  };
  return {
    ...exams,
    noun: 'question',
    entry: chosenExams(part),
    desk: choiceDesk({ game, questions: items }),
    isAsked: (asked) => isStillAsked(asked, items.get(asked.id)),
    ...(hasDividers && { opening }),
    Task: (props) => <ExamQuestion {...props} exams={exams} />,
    Result: (props) => <ExamResult {...props} mock={exams} />,
  };
}

/** Written exams, each of texts with their questions, and one that is drawn from all of these texts (MOC-06, MOC-12). */
export function examsOfTexts<Item extends ChoiceItem>(
  part: ExamPart,
  written: readonly (readonly Item[])[],
): Pick<ChoiceExams<Item>, 'part' | 'exams' | 'items' | 'topicsAre' | 'hasDividers'> {
  const items = written.flat();
  const { count } = part.formats.practice;
  return {
    part,
    exams: examList(
      part,
      written,
      (exam, random) => wholePaper(inGroups(exam), random),
      (seen, random) => paperOfTexts(inGroups(items), { count, seen, random }),
    ),
    items: new Map(items.map((item) => [item.id, item])),
    topicsAre: 'skills',
    hasDividers: false,
  };
}

type ExamQuestionProps<Item extends ChoiceItem> = TaskProps<ChoiceSitting, ChoiceMove> & {
  readonly exams: ChoiceExams<Item>;
};

function ExamQuestion<Item extends ChoiceItem>(props: ExamQuestionProps<Item>) {
  const { exams, sitting, place, send, movesFocus, onNext, renderSteps } = props;
  const { Frame, items } = exams;
  const { played, readFragments, paper, answers, examId } = sitting;
  const { id = '', options: order = [] } = paper[place] ?? {};
  const item = items.get(id);
  const formId = useId();
  const [readAloud] = useStoredState(EXAM_READ_ALOUD);
  if (item === undefined) return null;
  const { format } = exams.exams.find((exam) => exam.id === examId) ?? {};
  const chosen = answers[id];
  const fragmentId = item.group.id;
  return (
    <Frame
      key={item.group.id}
      item={item}
      mode="exam"
      isAnswered={false}
      sound={{
        playedTimes: played[fragmentId] ?? 0,
        isReplayed: format?.isReplayed === true,
        isRead: readFragments.includes(fragmentId),
        heardByItself: heardByItself(sitting, fragmentId, {
          readsQuestionFirst: format?.readsQuestionFirst === true,
          isWanted: readAloud === 'on',
          cameByPress: movesFocus,
        }),
        onPlayed: () => send({ kind: 'fragment-played', fragmentId }),
        onTextWanted: () => send({ kind: 'fragment-text-shown', fragmentId }),
      }}
      spoken={spokenQuestion(item, order)}
      movesFocus={movesFocus}
      renderQuestion={(listen) => (
        <ChoiceQuestion
          key={id}
          item={item}
          order={order}
          lead={`Vraag ${place + 1} van ${paper.length}`}
          listen={listen}
          answered={null}
          pick={{
            formId,
            picked: chosen === undefined ? null : order.indexOf(chosen),
            onPicked: (at) => send({ kind: 'option-chosen', questionId: id, option: order[at] ?? -1 }),
          }}
          onChosen={onNext}
          movesFocus={movesFocus}
        />
      )}
      renderSteps={renderSteps}
    />
  );
}
