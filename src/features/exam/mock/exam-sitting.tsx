import { useId, useRef, type ReactNode } from 'react';
import type { ChoiceSitting } from '#exam/engine/choice-sitting.ts';
import { heardByItself } from '#exam/engine/read-aloud.ts';
import { DividerScreen } from '#features/exam/mock/divider-screen.tsx';
import { ExamOverview } from '#features/exam/mock/exam-overview.tsx';
import { SittingHeader, SittingSteps } from '#features/exam/mock/sitting-frame.tsx';
import type { ChoiceExam, MockItem, MockPart } from '#features/exam/mock/mock-part.ts';
import type { ChoiceMove } from '#features/exam/use-choice-desk.ts';
import { spokenQuestion } from '#features/exam/spoken-question.ts';
import { EXAM_READ_ALOUD } from '#services/storage/exam-values.ts';
import { OptionList } from '#shared/question/option-list.tsx';
import { useStoredState } from '#shared/use-stored-state.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface ExamSittingProps<Item extends MockItem> {
  readonly part: MockPart<Item>;
  readonly sitting: ChoiceSitting;
  readonly send: (move: ChoiceMove) => void;
  /** Something was done already, so the focus is the exam's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
}

/** A sitting under way: a question, the screen that opens a theme, or the list of all (MOC-02, MOC-03). */
export function ExamSitting<Item extends MockItem>(props: ExamSittingProps<Item>) {
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
          title={item.group.dutch}
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

interface ExamQuestionProps<Item extends MockItem> extends ExamSittingProps<Item> {
  readonly exam: ChoiceExam;
  readonly item: Item;
  readonly place: number;
}

function ExamQuestion<Item extends MockItem>(props: ExamQuestionProps<Item>) {
  const { part, sitting, send, exam, item, place, movesFocus } = props;
  const { Frame, items, hasDividers } = part;
  const { played, readFragments, paper } = sitting;
  const [readAloud] = useStoredState(EXAM_READ_ALOUD);
  const next = () => send({ kind: 'moved', to: viewAt(place + 1, sitting, items, hasDividers) });
  return (
    <Frame
      key={item.group.id}
      item={item}
      format={exam.format}
      playedTimes={played[item.group.id] ?? 0}
      onPlayed={() => send({ kind: 'fragment-played', fragmentId: item.group.id })}
      isRead={readFragments.includes(item.group.id)}
      onTextWanted={() => send({ kind: 'fragment-text-shown', fragmentId: item.group.id })}
      heardByItself={heardByItself(sitting, item.group.id, {
        readsQuestionFirst: exam.format.readsQuestionFirst === true,
        isWanted: readAloud === 'on',
        cameByPress: movesFocus,
      })}
      spoken={spokenQuestion(item, paper[place]?.options ?? [])}
      renderQuestion={(listen) => <QuestionPart {...props} key={item.id} listen={listen} onNext={next} />}
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
  items: ReadonlyMap<string, MockItem>,
  hasDividers: boolean,
): ChoiceSitting['view'] {
  const [before, here] = [paper[place - 1], paper[place]].map(
    (question) => items.get(question?.id ?? '')?.group.id,
  );
  if (here === undefined) return { kind: 'overview' };
  return { kind: hasDividers && before !== here ? 'divider' : 'question', place };
}

/** The question and its options, by pointer or by the keys 1 to 4 and Enter. */
function QuestionPart<Item extends MockItem>({
  sitting: { paper, answers },
  send,
  item,
  place,
  movesFocus,
  listen,
  onNext,
}: ExamQuestionProps<Item> & { readonly listen: ReactNode; readonly onNext: () => void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useMovedFocus(heading, item, { atFirst: movesFocus, seen: area });
  const order = paper[place]?.options ?? [];
  const chosen = answers[item.id];
  return (
    <div ref={area} className="flex min-w-0 flex-col gap-4">
      <h2 ref={heading} id={id} tabIndex={-1} className="flex flex-col gap-1 outline-none">
        <span lang="nl" className="text-sm font-semibold text-ink-soft">
          Vraag {place + 1} van {paper.length}
        </span>
        <span lang="nl" className="text-xl leading-snug font-bold">
          {item.question}
        </span>
      </h2>
      {listen}
      <OptionList
        options={order.map((option) => item.options[option] ?? '')}
        correct={-1}
        chosen={null}
        pick={{
          formId: `${id}-form`,
          picked: chosen === undefined ? null : order.indexOf(chosen),
          onPicked: (at) => send({ kind: 'option-chosen', questionId: item.id, option: order[at] ?? -1 }),
        }}
        onChosen={onNext}
        labelledBy={id}
      />
    </div>
  );
}
