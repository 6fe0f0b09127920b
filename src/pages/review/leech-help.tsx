import { useCallback } from 'react';
import { counted } from '#lib/counted.ts';
import { dutchIn } from '#lib/marked-text.ts';
import type { Catalogue, CatalogueItem } from '#learning/catalogue.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

interface LeechHelpProps {
  readonly item: CatalogueItem;
  readonly daysNotKnown: number;
  readonly related: Catalogue['related'];
  /** Its example is already shown with the answer, right above. */
  readonly isExampleAbove?: boolean;
  readonly onLeftOut: (itemId: string) => void;
}

/**
 * Other ways to learn what was forgotten again and again (MEM-07): its example, to hear and to say; related words; or leaving it out.
 * Loaded late, hence the default export.
 */
export default function LeechHelp({
  item,
  daysNotKnown,
  related,
  isExampleAbove = false,
  onLeftOut,
}: LeechHelpProps) {
  const example = item.explanation === null ? '' : dutchIn(item.explanation);
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <div>
        <h2 className="text-lg font-bold">
          <span className="sr-only">{item.dutch}: </span>Hard to remember
        </h2>
        <p className="text-ink-soft">
          You did not know this on {counted(daysNotKnown, 'day')}. Say the sentence aloud, or make one of your
          own.
        </p>
      </div>
      {item.explanation !== null && !isExampleAbove && (
        <p>
          <MarkedText text={item.explanation} />
        </p>
      )}
      {example !== '' && <ListenButton text={example} label="Listen to the sentence" />}
      <Family item={item} related={related} />
      <Button tone="secondary" onClick={() => onLeftOut(item.id)}>
        Leave out for now
      </Button>
    </Card>
  );
}

function Family({ item: { id }, related }: Pick<LeechHelpProps, 'item' | 'related'>) {
  const words = loadedOr(useLoaded(useCallback(() => related(id), [id, related])), []);
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">Related words</h3>
      <ul>
        {words.map((word) => (
          <li key={word.id}>
            <b lang="nl">{word.dutch}</b> · {word.english}
          </li>
        ))}
      </ul>
    </div>
  );
}
