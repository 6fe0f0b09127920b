import { useId, type Ref } from 'react';
import { countWords } from '#domain/exam/writing-score.ts';
import { counted } from '#lib/counted.ts';

interface TextSheetProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly text: string;
  /** Null: the text is handed in and can't be changed (WRI-02). */
  readonly onTextChanged: ((text: string) => void) | null;
}

/** The sheet of a task, with its words counted as one writes. On paper nothing corrects the spelling; here neither. */
export function TextSheet({ ref, labelledBy, text, onTextChanged }: TextSheetProps) {
  const countId = useId();
  return (
    <div className="flex flex-col gap-1">
      <textarea
        ref={ref}
        lang="nl"
        rows={12}
        aria-labelledby={labelledBy}
        aria-describedby={countId}
        spellCheck={false}
        autoComplete="off"
        autoCorrect="off"
        value={text}
        disabled={onTextChanged === null}
        onChange={({ target }) => onTextChanged?.(target.value)}
        className="field-sizing-content min-h-72 w-full scroll-mt-32 resize-y rounded-control border border-line-strong bg-surface-raised p-4 text-lg leading-relaxed disabled:min-h-40 disabled:resize-none disabled:border-line disabled:bg-surface-sunken disabled:opacity-100"
      />
      <p id={countId} className="text-sm font-semibold text-ink-soft tabular-nums">
        {counted(countWords(text), 'word')}
      </p>
    </div>
  );
}
