import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useId, useState } from 'react';
import { X } from 'lucide-react';
import { lookUp, lookUpNow } from '#lexicon/look-up.ts';
import { placedWordsOf } from '#lib/dutch-words.ts';
import { silentWhile } from '#browser/texts/silent-words.ts';
import type { LetterRange, ShownLetter, ShownTexts } from '#browser/platform.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Button } from '#ui/button.tsx';
import { SideSheet } from '#ui/side-sheet.tsx';
import { sentenceAround } from './next-word.ts';
import { WordAnswer } from './word-answer.tsx';

interface WordSheetProps {
  readonly texts: ShownTexts;
  readonly letter: ShownLetter;
  readonly onClose: () => void;
}

/** What a word in a text means, next to its sentence (RDG-01). The word is marked, with both halves of a separable verb. */
export function WordSheet({ texts, letter: { text, offset }, onClose }: WordSheetProps) {
  const { t } = useLingui();
  const platform = usePlatform();
  const titleId = useId();
  // Where it came with the text, the first thing that is painted has the meaning (RDG-06).
  const [now] = useState(() => lookUpNow(platform, text.text, offset));
  const load = useCallback(() => lookUp(platform, text.text, offset), [platform, text, offset]);
  const found = useLoaded(now === undefined ? load : null);
  const answer = now ?? loadedOr(found, undefined);
  useEffect(() => {
    const at = answer?.at ?? [wordAround(text.text, offset)];
    texts.mark(
      'pressed',
      at.map((range) => ({ text, at: range })),
    );
    return () => texts.mark('pressed', []);
  }, [texts, text, offset, answer]);
  const parts = answer?.at ?? [wordAround(text.text, offset)];
  const shown = parts.map((range) => text.text.slice(...range)).join(' … ');
  return (
    <SideSheet
      labelledBy={titleId}
      about={text.element}
      boxOf={() => texts.boxOf(text, sentenceAround(text.text, offset))}
      onClose={onClose}
      afterPaint={platform.afterPaint}
    >
      <div {...silentWhile(true)} className="flex items-start justify-between gap-3">
        <div aria-live="polite" className="flex min-w-0 grow flex-col gap-2">
          <WordAnswer
            titleId={titleId}
            shown={shown}
            answer={answer}
            phase={now === undefined ? found.phase : 'loaded'}
            onRetry={found.retry}
            onLeft={onClose}
          />
        </div>
        <Button tone="quiet" aria-label={t`Close`} onClick={onClose} className="-me-2 -mt-2 shrink-0">
          <X aria-hidden size={20} />
        </Button>
      </div>
    </SideSheet>
  );
}

function wordAround(text: string, offset: number): LetterRange {
  const word = placedWordsOf(text).find(({ start, end }) => start <= offset && offset < end);
  return word === undefined ? [offset, offset] : [word.start, word.end];
}
