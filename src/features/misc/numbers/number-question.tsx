import { useState, type FormEvent } from 'react';
import { readAnswer, type NumberTask } from '#domain/dutch/number-task.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { RoundState } from '#domain/round/round-machine.ts';
import { NumberVerdict } from '#features/misc/numbers/number-verdict.tsx';
import { TaskWords } from '#features/misc/numbers/task-words.tsx';
import type { useTaskVoice } from '#features/misc/numbers/use-task-voice.ts';
import { FOCUS_HERE } from '#features/misc/use-moved-focus.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface NumberQuestionProps {
  readonly state: Exclude<RoundState<NumberTask>, { phase: 'finished' }>;
  readonly voice: ReturnType<typeof useTaskVoice>;
  readonly onAnswered: (answer: string, isRight: boolean) => void;
  readonly onNext: () => void;
}

/** One number of the challenge: heard or read, typed, judged. */
export function NumberQuestion({ state, voice, onAnswered, onNext }: NumberQuestionProps) {
  const task = state.item;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const recordAnswer = useStudyAnswer(logId(task), 'game');
  const number = state.items.indexOf(task) + 1;

  function check(event: FormEvent) {
    event.preventDefault();
    const value = readAnswer(task, typed);
    // Words that stand on the screen would only be copied.
    if (value === null || (voice.way === 'read' && /\p{L}{2}/u.test(typed))) {
      setError(task.kind === 'price' ? 'Type an amount, such as 2,50.' : 'Type a figure, such as 42.');
      return;
    }
    const isRight = value === task.value;
    recordAnswer(isRight ? 'right' : 'wrong', typed.trim());
    onAnswered(typed.trim(), isRight);
  }
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="font-semibold">
        Number {number} of {state.items.length}
      </p>
      <TaskWords words={task.words} voice={voice} />
      {state.phase === 'asking' ? (
        <form onSubmit={check} noValidate className="flex flex-wrap items-start gap-3">
          <TextField
            {...FOCUS_HERE}
            label={task.kind === 'price' ? 'The price' : 'The number'}
            name="typed-number"
            inputMode="decimal"
            autoComplete="off"
            maxLength={80}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setError(undefined);
            }}
            error={error}
            className="w-full max-w-xs"
          />
          <Button type="submit" className="min-h-12 sm:mt-8">
            Check
          </Button>
        </form>
      ) : (
        <NumberVerdict result={state.last} />
      )}
      {state.phase === 'answered' && (
        <Button {...FOCUS_HERE} onClick={onNext} className="self-start">
          {number === state.items.length ? 'See the Result' : 'Next Number'}
        </Button>
      )}
    </div>
  );
}

function logId({ kind, value, figure }: NumberTask): string {
  return itemId('question', kind === 'price' ? `price ${figure}` : `number ${value}`);
}
