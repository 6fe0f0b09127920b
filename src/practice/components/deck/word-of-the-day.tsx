import { useDrawnItem, type DrawnItemOptions } from './use-drawn-item.ts';
import type { WordOfTheDayProps } from './word-of-the-day-dialog.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { Button } from '#ui/button.tsx';

/** The dialog, shared by all pages; fetched after the page (QUA-02). */
export const wordOfTheDayCode = lazyCode<WordOfTheDayProps>(() => import('./word-of-the-day-dialog.tsx'));

interface WordOfTheDayButtonProps<Word> extends DrawnItemOptions<Word> {
  /** The title of the button and the dialog. */
  readonly title: string;
  readonly cardOf: (word: Word) => Omit<WordOfTheDayProps, 'title' | 'onNext' | 'onClose'>;
}

/** The button that shows a random word not shown yet, and the word it shows (VOC-06, CUL-04). */
export function WordOfTheDay<Word extends { readonly id: string }>({
  title,
  cardOf,
  ...options
}: WordOfTheDayButtonProps<Word>) {
  const { item: word, draw, close } = useDrawnItem(options);
  return (
    <>
      <Button tone="secondary" onClick={draw}>
        {title}
      </Button>
      {word && (
        <LazyView code={wordOfTheDayCode} props={{ ...cardOf(word), title, onNext: draw, onClose: close }} />
      )}
    </>
  );
}
