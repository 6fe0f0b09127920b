import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { FUN_FACTS } from '#content/misc/fun-facts.ts';
import { SHOWN_FACTS } from '#storage/device-values.ts';
import { useDrawnItem } from '#practice/components/deck/use-drawn-item.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button, textLinkClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { English } from '#components/meaning.tsx';

interface FactDialogProps {
  readonly onClose: () => void;
}

/** `Did You Know?`: one of the 25 facts, drawn at random; none repeats before all were shown (MSC-01). */
export function FactDialog({ onClose }: FactDialogProps) {
  const { t } = useLingui();
  const { item: fact, draw } = useDrawnItem({ items: FUN_FACTS, shown: SHOWN_FACTS });
  const drawOnce = useEffectEvent(draw);
  useEffect(() => drawOnce(), []);
  if (fact === null) return null;
  const { name } = fact.source;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Did You Know?`}
      actions={
        <Button onClick={onClose}>
          <Trans>Interesting!</Trans>
        </Button>
      }
    >
      <Button tone="quiet" aria-label={t`Close`} onClick={onClose} className="absolute top-3 end-3 px-0!">
        <X aria-hidden size={22} />
      </Button>
      <English as="p" className="text-lg">
        {fact.english}
      </English>
      <div className="flex flex-col items-start gap-3 rounded-control bg-brand-soft p-4">
        <p lang="nl" className="font-semibold">
          {fact.dutch}
        </p>
        <ListenButton text={fact.dutch} />
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>
          Source:{' '}
          <a
            href={fact.source.url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${textLinkClass} inline-flex min-h-11 items-center gap-1.5`}
          >
            {name} (new tab)
            <ExternalLink aria-hidden size={16} className="shrink-0" />
          </a>
        </Trans>
      </p>
    </Dialog>
  );
}
