import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { type TextLanguage, InLanguage, English } from '#components/meaning.tsx';

interface OptionListProps {
  /** The options from top to bottom, all different. */
  readonly options: readonly string[];
  readonly optionsAre?: TextLanguage | undefined;
  /** The English of each option, shown below it; undefined: not shown. */
  readonly english?: readonly string[] | undefined;
  /** The index of the correct option. */
  readonly correct: number;
  /** The index of the chosen option, which locks them all; null before. */
  readonly chosen: number | null;
  /** With this, pressing an option only selects it, and `Submit` answers; otherwise pressing answers. */
  readonly pick?: OptionPick | undefined;
  /** Called once per question, unless the caller ignores the answer (`chosen` stays null). */
  readonly onChosen: (place: number) => void;
  /** The id of the question's element. */
  readonly labelledBy: string;
  /** The area in which the keys 1 to 4 apply to this list; by default the whole page. */
  readonly keysIn?: RefObject<HTMLElement | null>;
  /** A class instead of the vertical layout. */
  readonly className?: string;
}

/** The option that is selected but not submitted yet. */
export interface OptionPick {
  /** The id of the form, because `Submit` may be elsewhere. */
  readonly formId: string;
  readonly picked: number | null;
  readonly onPicked: (place: number) => void;
}

/**
 * The options of a question, by pointer or by the keys 1 to 4, and the result after the answer, by a sign and in words,
 * not by colour alone (GRA-03, KNM-02, REA-02). Give each question its own list (`key`).
 */
export function OptionList({ pick, ...list }: OptionListProps) {
  return pick === undefined ? <OptionButtons {...list} /> : <OptionRadios {...list} pick={pick} />;
}

function OptionButtons({ onChosen, ...list }: OptionListProps) {
  const { options, chosen, labelledBy, keysIn, className = 'flex flex-col gap-2' } = list;
  const choose = (place: number) => {
    if (chosen === null && place in options) onChosen(place);
  };
  useOptionKeys(chosen === null ? choose : null, keysIn);
  return (
    <fieldset aria-labelledby={labelledBy} className={className}>
      {options.map((option, place) => (
        <button
          key={option}
          type="button"
          disabled={chosen !== null}
          // Ignores the second half of a double click on the previous content.
          onClick={({ detail }) => (detail > 1 ? undefined : choose(place))}
          className={clsx(OPTION, FRAMES[markOf(place, list)])}
        >
          <OptionContent {...list} place={place}>
            {place + 1}
          </OptionContent>
        </button>
      ))}
    </fieldset>
  );
}

/**
 * Radio buttons, whose choice can change until `Submit` or Enter (REA-02). A key also moves the focus, which announces
 * the choice.
 */
function OptionRadios({ onChosen, pick, ...list }: OptionListProps & { readonly pick: OptionPick }) {
  const { options, chosen, labelledBy, keysIn, className = 'flex flex-col gap-2' } = list;
  const { formId, picked, onPicked } = pick;
  const name = useId();
  const isOpen = chosen === null;
  const pickOption = (place: number) => {
    if (isOpen && place in options) onPicked(place);
  };
  const submit = () => {
    if (isOpen && picked !== null) onChosen(picked);
  };
  const radios = useRef<HTMLFieldSetElement>(null);
  const pickByKey = (place: number) => {
    pickOption(place);
    radios.current?.querySelectorAll('input')[place]?.focus();
  };
  useOptionKeys(isOpen ? pickByKey : null, keysIn);
  useShortcuts(isOpen && picked !== null ? { Enter: submit } : {}, keysIn);
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset ref={radios} aria-labelledby={labelledBy} disabled={!isOpen} className={className}>
        {options.map((option, place) => (
          <label key={option} className={clsx(OPTION, 'cursor-pointer', FRAMES[markOf(place, list)])}>
            <input
              type="radio"
              name={name}
              checked={place === (chosen ?? picked)}
              onChange={() => pickOption(place)}
              onKeyDown={(event) => {
                // A browser submits by Enter only if the form contains a submit button.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                submit();
              }}
              // After the answer the sign takes its place.
              className={isOpen ? 'choice m-1' : 'sr-only'}
            />
            <OptionContent {...list} place={place} />
          </label>
        ))}
      </fieldset>
    </form>
  );
}

/** Submits the selected option; it may be outside the form. */
export function SubmitOption({ pick: { formId, picked } }: { readonly pick: OptionPick }) {
  return (
    <Button type="submit" form={formId} disabled={picked === null}>
      <Trans>Submit</Trans>
    </Button>
  );
}

/** After the answer (null) the keys are free for the next step. */
function useOptionKeys(choose: ((place: number) => void) | null, keysIn: OptionListProps['keysIn']): void {
  useShortcuts(
    choose === null
      ? {}
      : { '1': () => choose(0), '2': () => choose(1), '3': () => choose(2), '4': () => choose(3) },
    keysIn,
  );
}

type OptionMark = 'open' | 'right' | 'wrong' | 'other';

function markOf(place: number, { chosen, correct }: Pick<OptionListProps, 'chosen' | 'correct'>): OptionMark {
  if (chosen === null) return 'open';
  if (place === correct) return 'right';
  return place === chosen ? 'wrong' : 'other';
}

const OPTION =
  'flex min-h-12 w-full items-center gap-3 rounded-control border-2 px-3 py-2 text-start font-medium wrap-anywhere transition-colors duration-150 disabled:cursor-default has-disabled:cursor-default';

const FRAMES: Record<OptionMark, string> = {
  open: 'border-line-strong bg-surface-raised hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft',
  right: 'border-success bg-success-soft text-success',
  wrong: 'border-danger bg-danger-soft text-danger',
  other: 'border-line bg-surface-raised text-ink-soft',
};

const SAID: Record<OptionMark, ReactNode> = {
  open: null,
  right: <Trans>(the right answer)</Trans>,
  wrong: <Trans>(your answer, not right)</Trans>,
  other: null,
};

type OptionContentProps = Pick<
  OptionListProps,
  'options' | 'optionsAre' | 'english' | 'chosen' | 'correct'
> & {
  readonly place: number;
  /** The key that chooses the option, in the ring before it. */
  readonly children?: ReactNode;
};

/** After the answer a check or a cross replaces the ring, so that nothing moves. */
function OptionContent({
  options,
  optionsAre = 'dutch',
  english,
  place,
  children,
  ...answer
}: OptionContentProps) {
  const mark = markOf(place, answer);
  const sign = { right: <Check size={18} />, wrong: <X size={18} />, open: children, other: children }[mark];
  return (
    <>
      {(children !== undefined || mark !== 'open') && (
        <span
          aria-hidden
          className={clsx(
            'grid size-7 shrink-0 place-content-center rounded-full border text-sm tabular-nums',
            sign === undefined ? 'border-line' : 'border-current',
          )}
        >
          {sign}
        </span>
      )}
      <span className="min-w-0">
        <InLanguage language={optionsAre}>{options[place] ?? ''}</InLanguage>
        {english !== undefined && <English className="block font-normal"> {english[place]}</English>}
      </span>
      {SAID[mark] !== null && (
        <>
          {' '}
          <span className="sr-only">{SAID[mark]}</span>
        </>
      )}
    </>
  );
}
