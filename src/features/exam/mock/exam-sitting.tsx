import { ArrowLeft, ArrowRight, Flag, ListChecks } from 'lucide-react';
import { useId, useRef } from 'react';
import { EXAM_WARNINGS_MS } from '#domain/exam/time-left.ts';
import type { ChoiceSitting } from '#domain/exam/mock/choice-sitting.ts';
import { GameClock } from '#features/exam/game-clock.tsx';
import { ExamOverview } from '#features/exam/mock/exam-overview.tsx';
import { ThemeScreen } from '#features/exam/mock/theme-screen.tsx';
import type { MockExam, MockItem, MockPart } from '#features/exam/mock/mock-part.ts';
import type { ExamMove } from '#features/exam/mock/use-mock-exam.ts';
import { spokenQuestion } from '#features/exam/spoken-question.ts';
import { OptionList } from '#shared/question/option-list.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface ExamSittingProps<Item extends MockItem> {
  readonly part: MockPart<Item>;
  readonly sitting: ChoiceSitting;
  readonly send: (move: ExamMove) => void;
  /** Something was done already, so the focus is the exam's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
}

/** A sitting under way: a question, the screen that opens a theme, or the list of all (MOC-02, MOC-03). */
export function ExamSitting<Item extends MockItem>(props: ExamSittingProps<Item>) {
  const { part, sitting, send, movesFocus } = props;
  const { view, paper, answers, endsAt, examId } = sitting;
  const exam = part.exams.find(({ id }) => id === examId) ?? part.exams[0];
  const item = view.kind === 'overview' ? undefined : part.items.get(paper[view.place]?.id ?? '');
  return (
    <>
      <div className="flex flex-col gap-3">
        <ProgressBar
          label={`${Object.keys(answers).length} of ${paper.length} answered`}
          value={Object.keys(answers).length}
          max={paper.length}
        />
        {endsAt !== null && (
          <div className="self-end">
            <GameClock endsAt={endsAt} warningsMs={EXAM_WARNINGS_MS} />
          </div>
        )}
      </div>
      {view.kind === 'overview' || item === undefined || exam === undefined ? (
        <ExamOverview sitting={sitting} send={send} />
      ) : view.kind === 'divider' ? (
        <ThemeScreen group={item.group} movesFocus={movesFocus} onNext={() => send(moveTo(view.place))} />
      ) : (
        <ExamQuestion {...props} exam={exam} item={item} place={view.place} />
      )}
    </>
  );
}

function moveTo(place: number): ExamMove {
  return { kind: 'moved', to: { kind: 'question', place } };
}

interface ExamQuestionProps<Item extends MockItem> extends ExamSittingProps<Item> {
  readonly exam: MockExam;
  readonly item: Item;
  readonly place: number;
}

function ExamQuestion<Item extends MockItem>(props: ExamQuestionProps<Item>) {
  const { part, sitting, send, exam, item, place } = props;
  const { Frame, items, hasDividers } = part;
  const { paper, flagged, played, readFragments } = sitting;
  const next = () => send({ kind: 'moved', to: viewAt(place + 1, sitting, items, hasDividers) });
  const isFlagged = flagged.includes(item.id);
  return (
    <>
      <Frame
        key={item.group.id}
        item={item}
        format={exam.format}
        playedTimes={played[item.group.id] ?? 0}
        onPlayed={() => send({ kind: 'fragment-played', fragmentId: item.group.id })}
        isRead={readFragments.includes(item.group.id)}
        onTextWanted={() => send({ kind: 'fragment-text-shown', fragmentId: item.group.id })}
      >
        <QuestionPart {...props} key={item.id} onNext={next} />
      </Frame>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="quiet"
          aria-pressed={isFlagged}
          className="-ml-3"
          onClick={() => send({ kind: 'flag-toggled', questionId: item.id })}
        >
          <Flag aria-hidden size={18} className={isFlagged ? 'fill-current' : undefined} />
          {isFlagged ? 'Marked to look at again' : 'Mark to look at again'}
        </Button>
        <Button tone="quiet" onClick={() => send({ kind: 'moved', to: { kind: 'overview' } })}>
          <ListChecks aria-hidden size={18} />
          All questions
        </Button>
      </div>
      <ActionBar>
        <Button tone="secondary" disabled={place === 0} onClick={() => send(moveTo(place - 1))}>
          <ArrowLeft aria-hidden size={18} />
          Previous
        </Button>
        <Button onClick={next}>
          {place + 1 < paper.length ? 'Next' : 'To the end'}
          <ArrowRight aria-hidden size={18} />
        </Button>
      </ActionBar>
    </>
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
  part: { isQuestionHeard },
  sitting: { paper, answers },
  send,
  item,
  place,
  movesFocus,
  onNext,
}: ExamQuestionProps<Item> & { readonly onNext: () => void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useMovedFocus(heading, item, { atFirst: movesFocus, seen: area });
  const order = paper[place]?.options ?? [];
  const chosen = answers[item.id];
  return (
    <div ref={area} className="flex min-w-0 flex-col gap-4">
      <h2 ref={heading} id={id} tabIndex={-1} className="flex flex-col gap-1 outline-none">
        <span className="text-sm font-semibold text-ink-soft">
          Question {place + 1} of {paper.length}
        </span>
        <span lang="nl" className="text-xl leading-snug font-bold">
          {item.question}
        </span>
      </h2>
      {isQuestionHeard && (
        <div>
          <ListenButton text={spokenQuestion(item, order)} />
        </div>
      )}
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
