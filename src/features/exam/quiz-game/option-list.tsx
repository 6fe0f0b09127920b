import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { GameAnswer } from '#domain/exam/quiz-game-machine.ts';
import type { GameItem } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { OptionButton, type OptionMark } from '#shared/question/option-button.tsx';
import { Button } from '#ui/button.tsx';

interface OptionListProps {
  readonly item: GameItem;
  /** The options from top to bottom, each by its place in the content. */
  readonly order: readonly number[];
  readonly answer: GameAnswer | null;
  /** Of the options, by their place in the content; undefined: not shown. */
  readonly english: readonly string[] | undefined;
  readonly labelledBy: string;
}

/** Each option is a button: to press it is to answer (KNM-02). */
export function OptionButtons({
  item,
  order,
  answer,
  english,
  labelledBy,
  onChosen,
}: OptionListProps & { readonly onChosen: (option: number) => void }) {
  return (
    <fieldset aria-labelledby={labelledBy} className="flex flex-col gap-2">
      {order.map((option, place) => (
        <OptionButton
          key={`${item.id} ${option}`}
          text={item.options[option] ?? ''}
          english={english?.[option]}
          isDutch
          number={place + 1}
          mark={markOf(option, item, answer)}
          onChosen={() => onChosen(option)}
        />
      ))}
    </fieldset>
  );
}

interface OptionRadiosProps extends OptionListProps {
  readonly picked: number | null;
  readonly onPicked: (option: number) => void;
  readonly onSubmitted: () => void;
}

/** The options as radio buttons, to think again before `Submit` (REA-02). */
export function OptionRadios({
  item,
  order,
  answer,
  labelledBy,
  picked,
  onPicked,
  onSubmitted,
}: OptionRadiosProps) {
  const chosen = answer?.option ?? picked;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted();
      }}
    >
      <fieldset aria-labelledby={labelledBy} disabled={answer !== null} className="flex flex-col gap-2">
        {order.map((option) => (
          <OptionRadio
            key={`${item.id} ${option}`}
            text={item.options[option] ?? ''}
            name={labelledBy}
            isChecked={option === chosen}
            mark={markOf(option, item, answer)}
            onPicked={() => onPicked(option)}
          />
        ))}
      </fieldset>
      {answer === null && (
        <Button type="submit" disabled={picked === null} className="self-start px-8">
          Submit
        </Button>
      )}
    </form>
  );
}

const FRAMES: Record<OptionMark, string> = {
  open: 'border-line-strong bg-surface-raised cursor-pointer hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft',
  right: 'border-success bg-success-soft text-success',
  wrong: 'border-danger bg-danger-soft text-danger',
  other: 'border-line bg-surface-raised text-ink-soft',
};

const SAID: Partial<Record<OptionMark, string>> = {
  right: 'the right answer',
  wrong: 'your answer, not right',
};

interface OptionRadioProps {
  readonly text: string;
  readonly name: string;
  readonly isChecked: boolean;
  readonly mark: OptionMark;
  readonly onPicked: () => void;
}

function OptionRadio({ text, name, isChecked, mark, onPicked }: OptionRadioProps) {
  return (
    <label
      className={clsx(
        'flex min-h-12 items-center gap-3 rounded-control border-2 px-3 py-2 font-medium transition-colors duration-150',
        FRAMES[mark],
      )}
    >
      <input type="radio" name={name} checked={isChecked} onChange={onPicked} className="choice" />
      <span lang="nl" className="min-w-0 flex-1">
        {text}
      </span>
      {mark === 'right' && <Check aria-hidden size={20} className="shrink-0" />}
      {mark === 'wrong' && <X aria-hidden size={20} className="shrink-0" />}
      {SAID[mark] !== undefined && <span className="sr-only">({SAID[mark]})</span>}
    </label>
  );
}

function markOf(option: number, item: GameItem, answer: GameAnswer | null): OptionMark {
  if (answer === null) return 'open';
  if (option === item.correct) return 'right';
  return option === answer.option ? 'wrong' : 'other';
}
