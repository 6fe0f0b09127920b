import { useState, type FormEvent } from 'react';
import { readAnswer, type NumberTask } from '#domain/dutch/number-task.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { questionNumber } from '#domain/round/round-machine.ts';
import { NextButton } from '#features/misc/next-button.tsx';
import { NumberVerdict } from '#features/misc/numbers/number-verdict.tsx';
import { type TaskVoice, TaskWords } from '#features/misc/numbers/task-voice.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { useRoundAnswer, type QuestionProps } from '#features/misc/use-round-answer.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface NumberQuestionProps extends QuestionProps<NumberTask> {
  readonly voice: TaskVoice;
}

/** One number of the challenge: heard or read, typed, judged. */
export function NumberQuestion({ voice, ...props }: NumberQuestionProps) {
  const { state, onNext } = props;
  const task = state.item;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const giveAnswer = useRoundAnswer(props, logId(task));

  function check(event: FormEvent) {
    event.preventDefault();
    const value = readAnswer(task, typed);
    // Words that stand on the screen would only be copied.
    if (value === null || (voice.way === 'read' && /\p{L}{2}/u.test(typed))) {
      setError(task.kind === 'price' ? 'Type an amount, such as 2,50.' : 'Type a figure, such as 42.');
      return;
    }
    giveAnswer(typed.trim(), value === task.value);
  }
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="font-semibold">
        Number {questionNumber(state)} of {state.items.length}
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
        <div>
          <NextButton state={state} noun="Number" onNext={onNext} />
        </div>
      )}
    </div>
  );
}

/** `price-2-05`, `number-42`. */
function logId({ kind, value }: NumberTask): string {
  if (kind === 'number') return itemId('question', 'number', value);
  return itemId('question', 'price', Math.floor(value / 100), String(value % 100).padStart(2, '0'));
}
