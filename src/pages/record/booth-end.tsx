import { Plural, Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import type { RecordingSet } from '#sound/texts/recorded-texts.ts';
import { SavePack } from './save-pack.tsx';
import { goodTakes, type BoothTakes } from './use-booth-takes.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface BoothEndProps {
  readonly set: RecordingSet;
  readonly takes: BoothTakes;
  readonly onBack: () => void;
  /** Opens the first text without a good take. */
  readonly onOpen: () => void;
  readonly onLeft: () => void;
}

/** After the last text: which texts are still missing, and the file. */
export function BoothEnd({ set, takes, onBack, onOpen, onLeft }: BoothEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, set.id, { atFirst: true });
  const open = set.texts.length - goodTakes(set.texts, takes.byText).length;
  return (
    <>
      <Card as="section" className="flex flex-col items-start gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {open === 0 ? (
            <Trans>All of it is recorded. Thank you!</Trans>
          ) : (
            <Plural
              value={open}
              one="# text without a good recording"
              other="# texts without a good recording"
            />
          )}
        </h2>
        <p>
          <Trans>
            Save your recordings as a file, so that somebody can use them. You can continue later.
          </Trans>
        </p>
        <SavePack takes={takes} set={set} />
      </Card>
      <ActionBar>
        <Button tone="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden size={18} />
          <Trans context="text to record">Previous</Trans>
        </Button>
        {open === 0 ? (
          <Button onClick={onLeft}>
            <Trans>Choose another</Trans>
          </Button>
        ) : (
          <Button onClick={onOpen}>
            <Trans>Go to the first one</Trans>
          </Button>
        )}
      </ActionBar>
    </>
  );
}
