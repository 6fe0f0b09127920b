import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ReadingText } from '#content/schema/exam-rows.ts';
import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';
import type { FrameProps } from './choice-item.ts';
import { spokenText, type ReadingItem } from './reading-items.ts';
import { sentenceItems } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { MockTextView } from '#practice/components/text/mock-text-view.tsx';
import { ReadingTextView } from '#practice/components/text/reading-text-view.tsx';
import { English } from '#components/meaning.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { watchSight } from '#ui/screen.ts';

/** The text and the question side by side, where there is room (REA-02). */
export function ReadingFrame(props: FrameProps<ReadingItem>) {
  const { item } = props;
  return item.kind === 'game' ? <GameFrame {...props} item={item} /> : <ExamFrame {...props} item={item} />;
}

interface ExamFrameProps extends FrameProps<ReadingItem> {
  readonly item: Extract<ReadingItem, { readonly kind: 'exam' }>;
}

/** As in an exam the question comes first. In practice the answer is marked in the text afterwards, which can then be heard. */
function ExamFrame({ item, isAnswered, renderQuestion, renderSteps }: ExamFrameProps) {
  const { text, evidence } = item;
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,8fr)] lg:items-start lg:gap-8">
        <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-[calc(var(--head-room)+1rem)]">
          <p lang="nl" className="font-semibold">
            Lees eerst de vraag. Lees daarna de tekst.
          </p>
          {renderQuestion()}
        </div>
        <section lang="nl" aria-label="Tekst" className="flex min-w-0 flex-col gap-3">
          <p lang="nl" className="text-ink-soft">
            {text.setting}
          </p>
          <MockTextView text={text} evidence={isAnswered ? [evidence] : []} />
          {isAnswered && <ListenToText text={text} title={text.title} isTitleDutch />}
        </section>
      </div>
      {renderSteps()}
    </>
  );
}

interface GameFrameProps extends FrameProps<ReadingItem> {
  readonly item: Extract<ReadingItem, { readonly kind: 'game' }>;
}

/**
 * On a small screen a game shows the text first, and the bar has a link to the hidden part. Once it is answered the
 * words that settle it are marked, and the text can be heard.
 */
function GameFrame({ item, isAnswered, movesFocus, renderQuestion, renderSteps }: GameFrameProps) {
  const { t } = useLingui();
  const { text, textNumber, textCount, evidence, isFirstOfText } = item;
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLElement>(null);
  useMovedFocus(heading, isFirstOfText ? item : null, { atFirst: movesFocus });
  const [isQuestionSeen, setQuestionSeen] = useState(false);
  useEffect(
    () => (question.current === null ? undefined : watchSight(question.current, setQuestionSeen)),
    [],
  );
  const goToText = () => {
    const section = heading.current?.closest('section');
    goTo(heading.current, section?.querySelector('mark') ?? undefined);
  };
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start">
        <section aria-labelledby="reading-text" className="flex min-w-0 flex-col gap-4">
          <div>
            <h2 ref={heading} id="reading-text" tabIndex={-1} className="text-lg font-bold outline-none">
              <Trans>
                Text {textNumber} of {textCount}
              </Trans>
            </h2>
            <English as="p" className="text-ink-soft">
              {text.intro}
            </English>
          </div>
          <ReadingTextView text={text} evidence={isAnswered ? [evidence] : []} />
          {isAnswered && <ListenToText text={text} title={t`Text ${textNumber}`} />}
        </section>
        <section
          ref={question}
          aria-label={t`Question`}
          tabIndex={-1}
          className="min-w-0 outline-none lg:sticky lg:top-24"
        >
          {renderQuestion()}
        </section>
      </div>
      {renderSteps(
        <Button
          tone="secondary"
          className="lg:hidden"
          onClick={() => (isQuestionSeen ? goToText() : goTo(question.current))}
        >
          {isQuestionSeen ? <ArrowUp aria-hidden size={18} /> : <ArrowDown aria-hidden size={18} />}
          {isQuestionSeen ? <Trans>To the text</Trans> : <Trans>To the question</Trans>}
        </Button>,
      )}
    </>
  );
}

/** Takes the focus there, and the eye to what matters in it. */
function goTo(place: HTMLElement | null, seen: Element | null = place): void {
  place?.focus({ preventScroll: true });
  seen?.scrollIntoView({ block: seen === place ? 'start' : 'center' });
}

interface SentenceButtonProps {
  readonly text: ReadingText | MockReadingText;
  readonly title: string;
  readonly isTitleDutch?: boolean;
}

function ListenToText(props: SentenceButtonProps) {
  const { i18n, t } = useLingui();
  return (
    <div lang={i18n.locale} className="flex flex-wrap items-center gap-x-6">
      <ListenButton text={spokenText(props.text)} label={t`Listen to the text`} />
      <SentenceButton {...props} />
    </div>
  );
}

function SentenceButton({ text, ...title }: SentenceButtonProps): ReactNode {
  const { t } = useLingui();
  return (
    <PlaylistButton
      {...title}
      choices={() => [{ label: t`Sentences`, items: sentenceItems(spokenText(text)) }]}
    >
      <Trans>Sentence by sentence</Trans>
    </PlaylistButton>
  );
}

/** The text of a result once more, folded away: who looks at a mistake wants to read it again, or to hear it (SPK-06). */
export function TextAgain({ item: { text } }: { readonly item: Pick<ReadingItem, 'text'> }) {
  const { i18n } = useLingui();
  if (!('questions' in text)) return null;
  return (
    <details>
      <summary lang={i18n.locale} className="min-h-11 cursor-pointer py-2 font-semibold">
        <Trans>Show the text, with the words that answer the questions marked</Trans>
      </summary>
      <MockTextView text={text} evidence={text.questions.map(({ evidence }) => evidence)} />
      <div lang={i18n.locale} className="mt-2 print:hidden">
        <SentenceButton text={text} title={text.title} isTitleDutch />
      </div>
    </details>
  );
}
