import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { SentencePart } from '#content/schema/grammar-lesson.ts';
import { nearestOrder, textsOf } from '#practice/rules/tile-machine.ts';
import { PART_LABELS } from '#subjects/grammar/lesson/sentence-field.tsx';
import { type ClauseTask, sentenceOf } from '#subjects/grammar/practice/generators/word-order.ts';
import { AnswerPanel } from '#practice/components/question/answer-panel.tsx';
import type { QuizItem } from '#practice/components/question/quiz-item.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE, SEEN_TOO } from '#ui/moved-focus.ts';

interface TileResultProps {
  readonly task: ClauseTask;
  readonly placed: readonly number[];
  readonly isRight: boolean;
  readonly onNext: () => void;
}

/** The submitted order, word by word, and the right one. A wrong order is compared with the nearest right one. */
export function TileResult({ task, placed, isRight, onNext }: TileResultProps) {
  const { t } = useLingui();
  // The submitted order may be right but awkward; the example to learn from is neither wrong nor awkward.
  const texts = textsOf(task, placed);
  const nearest = isRight ? texts : nearestOrder(task.saidOrders, texts);
  const right = sentenceOf(task, nearest);
  const others = task.saidOrders.map((order) => sentenceOf(task, order)).filter((text) => text !== right);
  return (
    <div className="flex grow flex-col gap-4">
      <div>
        <p lang="nl" className="mb-2 font-semibold">
          {task.start} …
        </p>
        <ol aria-label={t`Your words`} className="flex flex-wrap gap-2">
          {texts.map((text, place) => (
            <CheckedTile
              key={text}
              text={text}
              part={task.partOf.get(text)}
              isRight={nearest[place] === text}
            />
          ))}
        </ol>
      </div>
      <output {...SEEN_TOO}>
        <AnswerPanel item={itemOf(task, right, isRight)} isRight={isRight} />
      </output>
      {others.length > 0 && (
        <div>
          <p className="text-sm font-medium text-ink-soft">
            <Trans>Also right:</Trans>
          </p>
          <ul lang="nl">
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <ListenButton text={right} />
      </div>
      <ActionBar>
        <Button {...FOCUS_HERE} onClick={onNext} className="sm:ms-auto">
          <Trans>Next sentence</Trans>
        </Button>
      </ActionBar>
    </div>
  );
}

/** The task as a question whose answer is the sentence, for the panel shared by all questions. */
function itemOf(
  { itemId, instruction, explanation, english }: ClauseTask,
  right: string,
  isSolved: boolean,
): QuizItem {
  return {
    itemId,
    question: instruction,
    options: [right],
    correct: 0,
    optionsAre: 'dutch',
    optionOrder: 'fixed',
    explanation,
    english,
    // Otherwise the panel shows it as the right answer.
    ...(isSolved ? { solved: right } : {}),
  };
}

interface CheckedTileProps {
  readonly text: string;
  readonly part: SentencePart | undefined;
  readonly isRight: boolean;
}

/** A word in its submitted position: whether it belongs there, and its role in the sentence. */
function CheckedTile({ text, part = 'rest', isRight }: CheckedTileProps) {
  const { t, i18n } = useLingui();
  const Icon = isRight ? Check : X;
  return (
    <li
      className={clsx(
        'flex flex-col rounded-control border-2 px-3 py-1',
        isRight ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft',
      )}
    >
      <span className="flex items-center gap-2">
        <Icon aria-hidden size={18} className={clsx('shrink-0', isRight ? 'text-success' : 'text-danger')} />
        <span lang="nl" className="font-medium">
          {text}
        </span>
        <span className="sr-only">{isRight ? t`, at its place` : t`, not at its place`}</span>
      </span>
      <span className="ps-6.5 text-xs text-ink-soft">{i18n._(PART_LABELS[part])}</span>
    </li>
  );
}
