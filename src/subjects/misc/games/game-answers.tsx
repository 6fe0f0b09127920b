import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, use, useState, type ComponentProps, type FormEvent, type RefObject } from 'react';
import type { Asked } from './misc-game.ts';
import { OptionList } from '#practice/components/question/option-list.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { TextField } from '#ui/text-field.tsx';

/** The element around a question: the keys that choose an option work while the focus is in it. */
export const QuestionAreaContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

interface AnswerOptionsProps<Item> {
  readonly asked: Asked<Item>;
  /** In the order in which they are shown; the chosen one is the answer. */
  readonly options: readonly string[];
  readonly right: string;
  /** What is drawn for an option, where that is more than its text. */
  readonly shown?: (option: string) => string;
  /** By default they are below each other. */
  readonly className?: string;
}

/** Four Dutch phrases to choose from, by press or by the keys 1 to 4 while the focus is in the question. */
export function AnswerOptions<Item>({ asked, options, right, shown, className }: AnswerOptionsProps<Item>) {
  const { result, give, questionId } = asked;
  const keysIn = use(QuestionAreaContext);
  return (
    <OptionList
      options={shown === undefined ? options : options.map(shown)}
      correct={options.indexOf(right)}
      chosen={result === null ? null : options.indexOf(result.answer)}
      onChosen={(place) => give(options[place] ?? '')}
      labelledBy={questionId}
      {...(keysIn && { keysIn })}
      className={className ?? 'grid gap-2'}
    />
  );
}

type TypedAnswerProps<Item> = Omit<ComponentProps<typeof TextField>, 'error' | 'value' | 'onChange'> & {
  readonly asked: Asked<Item>;
  /** Why the typed text doesn't count as an answer; undefined where it does. */
  readonly errorOf?: (typed: string) => MessageDescriptor | undefined;
  /** The typed answer stays visible after it is given. */
  readonly staysShown?: boolean;
};

/** A field to type the answer in. An empty field can't be submitted. */
export function TypedAnswer<Item>({ asked, errorOf, staysShown = false, ...field }: TypedAnswerProps<Item>) {
  const { i18n } = useLingui();
  const { result, give } = asked;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<MessageDescriptor>();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const found = errorOf?.(typed);
    setError(found);
    if (found === undefined && typed.trim() !== '') give(typed.trim());
  };
  if (result !== null && !staysShown) return null;
  return (
    <form onSubmit={check} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        {...field}
        autoComplete="off"
        readOnly={result !== null}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
        error={error && i18n._(error)}
        className="w-full max-w-xs"
      />
      {result === null && (
        <Button type="submit" className="min-h-12 sm:mt-8">
          <Trans>Check</Trans>
        </Button>
      )}
    </form>
  );
}

/** Focuses the element to use first in a task: the button to hear it, or the field to type in. */
export function focusOnAsked<Item>({ result }: Asked<Item>): Partial<typeof FOCUS_HERE> {
  return result === null ? FOCUS_HERE : {};
}
