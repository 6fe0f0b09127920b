import { useId, useRef, type ReactNode } from 'react';
import type { ChoiceItem } from './choice-item.ts';
import { OptionList, type OptionPick } from '#practice/components/question/option-list.tsx';
import { SEEN_WHOLE, useMovedFocus } from '#ui/moved-focus.ts';
import { English } from '#components/meaning.tsx';

interface ChoiceQuestionProps {
  readonly item: ChoiceItem;
  /** The options from top to bottom, by their place in the content. */
  readonly order: readonly number[];
  /** Read out before the question, in Dutch; in sight in the head of the sitting: `Vraag 3 van 25`. */
  readonly lead?: string;
  readonly isEnglishShown?: boolean;
  /** Between the question and its options: how to hear it, how to see its English. */
  readonly listen?: ReactNode;
  /** The option that was answered with and stands; null until then, and always where answers can be changed. */
  readonly answered: number | null;
  /** Where to press an option is not yet to answer. */
  readonly pick?: OptionPick | undefined;
  /** The option that was chosen, by its place in the content; with `pick` once it is submitted. */
  readonly onChosen: (option: number) => void;
  readonly movesFocus: boolean;
  /** The feedback on the answer. */
  readonly children?: ReactNode;
}

/** A question and its options, by pointer or by the keys 1 to 4 and Enter. Each question takes one of its own (`key`). */
export function ChoiceQuestion({
  item,
  order,
  lead,
  isEnglishShown = false,
  listen,
  answered,
  pick,
  onChosen,
  movesFocus,
  children,
}: ChoiceQuestionProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, item, { atFirst: movesFocus, seen: area });
  const english = isEnglishShown ? item.english : undefined;
  return (
    <div ref={area} {...SEEN_WHOLE} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id={id} lang="nl" tabIndex={-1} className="flex flex-col gap-1 outline-none">
          {lead !== undefined && <span className="sr-only">{lead}</span>}
          <span className="text-xl leading-snug font-bold">{item.question}</span>
        </h2>
        {english !== undefined && (
          <English as="p" className="text-ink-soft">
            {english.question}
          </English>
        )}
      </div>
      {listen}
      <OptionList
        options={order.map((option) => item.options[option] ?? '')}
        english={english && order.map((option) => english.options[option] ?? '')}
        correct={answered === null ? -1 : order.indexOf(item.correct)}
        chosen={answered === null ? null : order.indexOf(answered)}
        pick={pick}
        onChosen={(place) => onChosen(order[place] ?? -1)}
        labelledBy={id}
      />
      {children}
    </div>
  );
}
