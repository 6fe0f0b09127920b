import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { dutchIn } from '#lib/marked-text.ts';
import type { Catalogue, CatalogueItem } from '#learning/catalogue.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Dutch } from '#ui/dutch.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Meaning } from '#components/meaning.tsx';

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
  const { t } = useLingui();
  const { dutch } = item;
  const example = item.explanation === null ? '' : dutchIn(item.explanation);
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <div>
        <h2 className="text-lg font-bold">
          <Trans>
            <span className="sr-only">
              <Dutch>{dutch}</Dutch>:{' '}
            </span>
            Hard to remember
          </Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>
            You did not know this on <Plural value={daysNotKnown} one="# day" other="# days" />. Say the
            sentence aloud, or make one of your own.
          </Trans>
        </p>
      </div>
      {item.explanation !== null && !isExampleAbove && (
        <p>
          <MarkedText text={item.explanation} isTranslated={item.isExplanationTranslated} />
        </p>
      )}
      {example !== '' && <ListenButton text={example} label={t`Listen to the sentence`} />}
      <Family item={item} related={related} />
      <Button tone="secondary" onClick={() => onLeftOut(item.id)}>
        <Trans>Leave out for now</Trans>
      </Button>
    </Card>
  );
}

function Family({ item: { id }, related }: Pick<LeechHelpProps, 'item' | 'related'>) {
  const words = loadedOr(useLoaded(useCallback(() => related(id), [id, related])), []);
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">
        <Trans>Related words</Trans>
      </h3>
      <ul>
        {words.map((word) => (
          <li key={word.id}>
            <b lang="nl">{word.dutch}</b> · <Meaning of={word} />
          </li>
        ))}
      </ul>
    </div>
  );
}
