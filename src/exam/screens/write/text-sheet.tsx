import '#ui/styles/bare.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { countWords } from '#exam/engine/writing-score.ts';
import type { WriteTask } from '#exam/engine/write-task.ts';
import { TaskLines } from './task-prompt.tsx';

type Lang = 'en' | 'nl';

interface InSightProps {
  readonly task: WriteTask;
  readonly lang: Lang;
  /** Of the lines that say what to tell. */
  readonly linesId?: string;
  /** The heading of the sheet. */
  readonly heading: ReactNode;
  /** Where it stands nowhere else. */
  readonly clock?: ReactNode;
}

/** What the text must tell and the time that is left stay in sight above the sheet (QUA-22); they can be folded away. */
export function InSight({ task, lang, linesId, heading, clock }: InSightProps) {
  const { i18n } = useLingui();
  const shown = lang === 'nl' ? 'nl' : i18n.locale;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => (area.current === null ? undefined : keepClearOf(area.current)), []);
  return (
    <div ref={area} className="below-head -mx-2 bg-surface px-2 pb-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
        {heading}
        {clock}
      </div>
      <details open className="text-sm leading-snug sm:text-base">
        <summary lang={shown} className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
          {lang === 'nl' ? DUTCH_MUST_WRITE : <Trans>What you must write</Trans>}
        </summary>
        <TaskLines task={task} id={linesId} />
      </details>
    </div>
  );
}

/** Says to the style sheet how high it is: what is written in is scrolled clear of it (WCAG 2.4.11). Returns how to stop. */
function keepClearOf(area: HTMLElement): () => void {
  const { style } = area.ownerDocument.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(IN_SIGHT_ROOM, `${area.offsetHeight}px`));
  observer.observe(area);
  return () => {
    observer.disconnect();
    style.removeProperty(IN_SIGHT_ROOM);
  };
}

/** In bare.css. */
const IN_SIGHT_ROOM = '--in-sight-room';

interface TextSheetProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** The id of its heading. */
  readonly labelledBy: string;
  /** The ids of what else should be known of it, before its words. */
  readonly describedBy?: string;
  readonly lang: Lang;
  readonly text: string;
  /** Null: the text is submitted and cannot be changed (WRI-02). */
  readonly onTextChanged: ((text: string) => void) | null;
}

/** The sheet of a task, with its words counted as one writes. On paper nothing corrects the spelling; here neither. */
export function TextSheet({ ref, labelledBy, describedBy, lang, text, onTextChanged }: TextSheetProps) {
  const { i18n } = useLingui();
  const countId = useId();
  const count = countWords(text);
  const shown = lang === 'nl' ? 'nl' : i18n.locale;
  return (
    <div className="flex flex-col gap-1">
      {/* As high as the text: the same text below it gives both their height, as Safari and older browsers have no `field-sizing`. */}
      <div className="grid">
        <textarea
          ref={ref}
          lang="nl"
          rows={12}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy === undefined ? countId : `${describedBy} ${countId}`}
          spellCheck={false}
          autoComplete="off"
          autoCorrect="off"
          value={text}
          disabled={onTextChanged === null}
          onChange={({ target }) => onTextChanged?.(target.value)}
          className="col-start-1 row-start-1 min-h-72 w-full resize-y rounded-control border border-line-strong bg-surface-raised p-4 text-lg leading-relaxed disabled:min-h-40 disabled:resize-none disabled:border-line disabled:bg-surface-sunken disabled:opacity-100"
        />
        <div
          aria-hidden
          className="pointer-events-none invisible col-start-1 row-start-1 min-w-0 border p-4 text-lg leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          {`${text}\n `}
        </div>
      </div>
      <p id={countId} lang={shown} className="text-sm font-semibold text-ink-soft tabular-nums">
        {lang === 'nl' ? dutchWords(count) : <Plural value={count} one="# word" other="# words" />}
      </p>
    </div>
  );
}

const DUTCH_MUST_WRITE = 'Wat u moet schrijven';

function dutchWords(count: number): string {
  return `${count} ${count === 1 ? 'woord' : 'woorden'}`;
}
