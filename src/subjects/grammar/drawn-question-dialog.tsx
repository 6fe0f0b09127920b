import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { nameInGrammar } from '#content/grammar/names.ts';
import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import type { DailyQuestionRow } from '#content/schema/grammar-questions.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { drawNext, questionOfTheDay, startDraw } from '#practice/rules/draw.ts';
import { withShuffledOptions } from '#practice/rules/option-question.ts';
import { practiceOfTopic } from './lesson-places.ts';
import { type PracticeDialogProps, PractiseThis } from './practice-view.tsx';
import { pickOne, type Random } from '#lib/random.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { QuestionCard } from '#practice/components/question/question-card.tsx';
import type { QuizItem } from '#practice/components/question/quiz-item.ts';
import { useOptionLoop } from '#practice/components/question/use-question-loop.ts';
import { showVerdict } from '#practice/components/question/answer-panel.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface QuestionDialogProps extends PracticeDialogProps {
  readonly rows: readonly DailyQuestionRow[];
}

/** The question of the day, then random ones (GRA-19). */
export function DailyQuizDialog(props: QuestionDialogProps) {
  const { t } = useLingui();
  const { clock } = usePlatform();
  const [first] = useState(() => questionOfTheDay(props.rows, clock.now()));
  return (
    <DrawnQuestionDialog
      {...props}
      title={t`Grammar Quiz of the Day`}
      first={first}
      nextLabel={t`Try Another Question`}
    />
  );
}

/** Random general questions (GRA-19). */
export function QuickPracticeDialog(props: QuestionDialogProps) {
  const { t } = useLingui();
  const { random } = usePlatform();
  const [first] = useState(() => pickOne(props.rows, random));
  return (
    <DrawnQuestionDialog {...props} title={t`Quick practice`} first={first} nextLabel={t`Another question`} />
  );
}

interface DrawnQuestionDialogProps extends QuestionDialogProps {
  readonly title: string;
  readonly first: DailyQuestionRow | undefined;
  readonly nextLabel: string;
}

/** One question at a time from all topics, each with its rule, without an end (GRA-19). Closing forgets it. */
export function DrawnQuestionDialog({
  title,
  rows,
  first,
  nextLabel,
  onClose,
  onPractised,
}: DrawnQuestionDialogProps) {
  const { i18n } = useLingui();
  const { random } = usePlatform();
  const [draw, setDraw] = useState(() => first && startDraw(first, rows, random));
  const { state, send } = useOptionLoop(() => (first === undefined ? [] : [questionOf(first, random)]));
  if (draw === undefined || state.phase === 'finished') return null;
  const { question } = state;
  const choose = (option: number) => {
    const next = send({ kind: 'option-chosen', option });
    if (next !== state && next.phase === 'answered') showVerdict(next.last.isRight, i18n);
  };
  const showNext = () => {
    const next = drawNext(draw, rows, random);
    setDraw(next);
    send({ kind: 'next-requested', question: questionOf(next.current, random) });
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <PlayArea step={`${state.phase} ${state.results.length}`}>
        <QuestionCard
          item={question}
          heading="h3"
          chosen={state.phase === 'answered' ? state.last.answer : null}
          onChosen={choose}
          onNext={showNext}
          nextLabel={nextLabel}
          more={<PractiseThis kind={practiceOfTopic(draw.current.topic)} onChosen={onPractised} />}
          leave={
            <Button tone="secondary" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          }
          head={
            <p className="text-sm font-medium text-ink-soft">
              <Trans>
                Topic: <MarkedText text={nameInGrammar(question.topic)} />
              </Trans>
            </p>
          }
        />
      </PlayArea>
    </Dialog>
  );
}

interface DailyQuestion extends QuizItem {
  readonly topic: string;
}

function questionOf(row: DailyQuestionRow, random: Random): DailyQuestion {
  const { id, question, options, correct, optionsAre, explanation, rule } = row;
  const heard = optionsAre === 'dutch' ? { heard: options[correct] } : {};
  const item = { question, options, correct, optionsAre, explanation, rule, ...heard } as const;
  return withShuffledOptions(
    { ...item, itemId: itemId('question', id), optionOrder: 'shuffled', topic: titleOf(row) },
    random,
  );
}

function titleOf({ topic }: DailyQuestionRow): string {
  return GRAMMAR_TOPICS.find(({ id }) => id === topic)?.title ?? topic;
}
