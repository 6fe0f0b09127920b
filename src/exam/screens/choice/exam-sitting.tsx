import { useId } from 'react';
import type { ChoiceSitting } from '#exam/engine/choice-sitting.ts';
import { heardByItself } from '#exam/engine/read-aloud.ts';
import { DividerScreen } from '#exam/screens/mock/divider-screen.tsx';
import { ExamOverview } from '#exam/screens/mock/exam-overview.tsx';
import { SittingHeader, SittingSteps } from '#exam/screens/mock/sitting-frame.tsx';
import { spokenQuestion, type ChoiceItem } from './choice-item.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import type { ChoiceExam, ChoiceExams } from './choice-part.ts';
import type { ChoiceMove } from './use-choice-desk.ts';
import { EXAM_READ_ALOUD } from '#storage/exam-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';

interface ExamSittingProps<Item extends ChoiceItem> {
  readonly part: ChoiceExams<Item>;
  readonly sitting: ChoiceSitting;
  readonly send: (move: ChoiceMove) => void;
  /** Something was done already, so the focus is the exam's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
}

/** A sitting under way: a question, the screen that opens a theme, or the list of all (MOC-02, MOC-03). */
export function ExamSitting<Item extends ChoiceItem>(props: ExamSittingProps<Item>) {
  const { part, sitting, send, movesFocus } = props;
  const { view, paper, examId } = sitting;
  const exam = part.exams.find(({ id }) => id === examId) ?? part.exams[0];
  const item = view.kind === 'overview' ? undefined : part.items.get(paper[view.place]?.id ?? '');
  return (
    <>
      <SittingHeader sitting={sitting} />
      {view.kind === 'overview' || item === undefined || exam === undefined ? (
        <ExamOverview sitting={sitting} noun="question" send={send} />
      ) : view.kind === 'divider' ? (
        <DividerScreen
          lead="De volgende vragen gaan over:"
          title={item.group.title}
          movesFocus={movesFocus}
          onNext={() => send(moveTo(view.place))}
        />
      ) : (
        <ExamQuestion {...props} exam={exam} item={item} place={view.place} />
      )}
    </>
  );
}

function moveTo(place: number): ChoiceMove {
  return { kind: 'moved', to: { kind: 'question', place } };
}

interface ExamQuestionProps<Item extends ChoiceItem> extends ExamSittingProps<Item> {
  readonly exam: ChoiceExam;
  readonly item: Item;
  readonly place: number;
}

function ExamQuestion<Item extends ChoiceItem>(props: ExamQuestionProps<Item>) {
  const { part, sitting, send, exam, item, place, movesFocus } = props;
  const { Frame, items, hasDividers } = part;
  const { played, readFragments, paper, answers } = sitting;
  const order = paper[place]?.options ?? [];
  const chosen = answers[item.id];
  const fragmentId = item.group.id;
  const formId = useId();
  const [readAloud] = useStoredState(EXAM_READ_ALOUD);
  const next = () => send({ kind: 'moved', to: viewAt(place + 1, sitting, items, hasDividers) });
  return (
    <Frame
      key={item.group.id}
      item={item}
      mode="exam"
      isAnswered={false}
      sound={{
        playedTimes: played[fragmentId] ?? 0,
        isReplayed: exam.format.isReplayed === true,
        isRead: readFragments.includes(fragmentId),
        heardByItself: heardByItself(sitting, fragmentId, {
          readsQuestionFirst: exam.format.readsQuestionFirst === true,
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
          key={item.id}
          item={item}
          order={order}
          lead={`Vraag ${place + 1} van ${paper.length}`}
          listen={listen}
          answered={null}
          pick={{
            formId,
            picked: chosen === undefined ? null : order.indexOf(chosen),
            onPicked: (at) => send({ kind: 'option-chosen', questionId: item.id, option: order[at] ?? -1 }),
          }}
          onChosen={next}
          movesFocus={movesFocus}
        />
      )}
      renderSteps={(action) => (
        <SittingSteps
          sitting={sitting}
          noun="question"
          place={place}
          onNext={next}
          action={action}
          send={send}
        />
      )}
    />
  );
}

/** What comes at a place: the question, its theme's own screen before the first of a theme, or the list after the last. */
function viewAt(
  place: number,
  { paper }: ChoiceSitting,
  items: ReadonlyMap<string, ChoiceItem>,
  hasDividers: boolean,
): ChoiceSitting['view'] {
  const [before, here] = [paper[place - 1], paper[place]].map(
    (question) => items.get(question?.id ?? '')?.group.id,
  );
  if (here === undefined) return { kind: 'overview' };
  return { kind: hasDividers && before !== here ? 'divider' : 'question', place };
}
