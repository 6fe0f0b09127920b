import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { wordSizeClass } from '#practice/components/deck/word-front.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { WordPicture } from '#components/word-picture.tsx';
import { PlayArea } from './play-area.tsx';
import type { ItemTextProps } from '#practice/components/text/item-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Card } from '#ui/card.tsx';
import { FOCUS_HERE, SEEN_TOO } from '#ui/moved-focus.ts';
import type { ShownText } from '#lib/shown-text.ts';
import { answerLanguage, InLanguage, Meaning } from '#components/meaning.tsx';

/** The id of the question, for the options below it. */
export const ASK_ID = 'card-ask';

interface CardFrameProps {
  readonly ask: ShownText;
  /** Whether it is the question itself rather than an instruction for the content below. */
  readonly isAskLarge?: boolean | undefined;
  /** The text of the question, to be read first. */
  readonly text?: CatalogueItem['text'];
  readonly takesFocus: boolean;
  /** Whether the answer is typed: then the field gets the focus, not the question. */
  readonly isTyped?: boolean;
  /** A different value at each step that moves the focus; by default asked and answered. */
  readonly step?: string;
  readonly front: ReactNode;
  /** Announced before the answer. */
  readonly note?: ReactNode;
  /** Announced when it appears, after the card is turned or answered. */
  readonly back: ReactNode;
  /** Dutch that can be played after the answer. */
  readonly sound?: string | undefined;
  /** Help below the answer, for a card that is hard to remember. */
  readonly help?: ReactNode;
  readonly actions: ReactNode;
}

const itemText = lazyCode<ItemTextProps>(() => import('#practice/components/text/item-text.tsx'));

/** The question, the correct answer afterwards, and the next step. */
export function CardFrame({
  ask,
  isAskLarge = false,
  text,
  takesFocus,
  isTyped = false,
  step,
  front,
  note,
  back,
  sound,
  help,
  actions,
}: CardFrameProps) {
  const isAsked = back === false;
  return (
    <PlayArea
      step={step ?? (isAsked ? 'asked' : 'answered')}
      takesFocus={takesFocus}
      isAsking={isAsked}
      className="flex grow flex-col gap-5"
    >
      <Card className="flex flex-col gap-5">
        <div
          {...(isAsked && !isTyped ? FOCUS_HERE : {})}
          tabIndex={-1}
          className="flex flex-col gap-5 outline-none"
        >
          {text !== undefined && (
            <LazyView code={itemText} props={{ text }} placeholder={<Skeleton className="h-72" />} />
          )}
          <h2
            id={ASK_ID}
            className={
              isAskLarge
                ? 'text-xl leading-snug font-semibold text-pretty'
                : 'leading-[inherit] text-pretty text-ink-soft'
            }
          >
            <MarkedText text={ask} />
          </h2>
          {front}
        </div>
        <output {...(isAsked ? {} : SEEN_TOO)} className="flex flex-col gap-3">
          {note}
          {back}
        </output>
        {!isAsked && sound !== undefined && (
          <div>
            <ListenButton text={sound} />
          </div>
        )}
      </Card>
      {!isAsked && help}
      <ActionBar>{actions}</ActionBar>
    </PlayArea>
  );
}

export function LargeDutch({ children }: { children: string }) {
  // A separate block that is also allowed in announced text.
  return (
    <span
      lang="nl"
      className={`${wordSizeClass(children)} block min-w-0 leading-tight font-bold break-words hyphens-auto`}
    >
      {children}
    </span>
  );
}

/** A longer prompt is a text to read rather than a word or sentence. */
const LONG_PROMPT = 160;

/** A word is set large; longer texts have the usual size. */
export function Front({ item }: { item: CatalogueItem }) {
  if (item.prompt === `*${item.dutch}*`)
    return (
      <div className="flex flex-wrap items-start justify-between gap-4">
        <LargeDutch>{item.dutch}</LargeDutch>
        <ListenButton text={item.dutch} playsItself />
      </div>
    );
  const isLong = (item.prompt?.length ?? 0) > LONG_PROMPT;
  return (
    <div className={clsx('flex flex-col gap-2', !isLong && 'text-xl leading-snug font-semibold')}>
      {item.prompt?.split('\n').map((line) => (
        <p key={line}>
          <MarkedText text={line} />
        </p>
      ))}
      {item.note !== undefined && (
        <p>
          <MarkedText text={item.note} />
        </p>
      )}
    </div>
  );
}

/** The expected Dutch in large print, with its meaning and an example. */
export function DutchBack({ item }: { item: CatalogueItem }) {
  const { dutch, explanation, picture } = item;
  return (
    <span className="flex flex-col gap-2 border-s-4 border-brand ps-4">
      <span className="flex items-center justify-between gap-4">
        <LargeDutch>{dutch}</LargeDutch>
        <WordPicture address={picture} size="medium" />
      </span>
      <Meaning of={item} className="text-ink-soft" />
      {explanation !== null && (
        <span>
          <MarkedText text={explanation} isTranslated={item.isExplanationTranslated} />
        </span>
      )}
    </span>
  );
}

/** The correct answer and the reason. */
export function Back({ item }: { item: CatalogueItem }) {
  const { dutch, meaning, answer, explanation, picture, prompt } = item;
  const isMeaning = answer === meaning;
  const reason = explanation !== null && (
    <span>
      <MarkedText text={explanation} isTranslated={item.isExplanationTranslated} />
    </span>
  );
  // What was asked stands above: then the answer comes with its meaning, and that of the question comes last.
  const isAsked = prompt === `*${dutch}*` && dutch !== answer && !isMeaning;
  return (
    <span className="flex flex-col gap-2 border-s-4 border-brand ps-4">
      <span className="flex items-center justify-between gap-4">
        <InLanguage language={answerLanguage(item)} as="strong" className="min-w-0 text-2xl wrap-anywhere">
          {answer}
        </InLanguage>
        <WordPicture address={picture} size="medium" />
      </span>
      {isAsked && reason}
      {!isMeaning && !isAsked && dutch !== answer && (
        <span lang="nl" className="text-lg">
          {dutch}
        </span>
      )}
      {!isMeaning && <Meaning of={item} className="text-ink-soft" />}
      {!isAsked && reason}
    </span>
  );
}
