import { Trans, useLingui } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLender } from './lender.ts';
import { LenderForm } from './lender-form.tsx';
import { MyRecordings } from './my-recordings.tsx';
import { SetChooser } from './set-chooser.tsx';
import type { BoothTakes } from './use-booth-takes.ts';
import { useRecordingSets, useTextGroups } from './use-recording-sets.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface BoothStartProps {
  readonly takes: BoothTakes;
  readonly onBegun: (setId: string) => void;
}

/** Who speaks, the terms, and the set to record: where recording begins (SPK-05). */
export function BoothStart({ takes, onBegun }: BoothStartProps) {
  const { t } = useLingui();
  const who = useLender();
  const { groups, group: before } = useTextGroups(who.lender.set);
  const [group, setGroup] = useState(before);
  const [loaded, retry] = useRecordingSets(group);
  const sets = loaded.phase === 'ready' ? loaded.sets : [];
  const set = sets.find(({ id }) => id === who.lender.set) ?? sets[0];
  const form = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const begin = () => {
    if (!who.isKnown) {
      setAsked(true);
      form.current
        ?.querySelector<HTMLElement>(
          who.lender.name.trim() === '' ? 'input[name=lender]' : 'input[type=checkbox]',
        )
        ?.focus();
    } else if (set !== undefined) {
      who.change({ set: set.id });
      onBegun(set.id);
    }
  };
  return (
    <div className="stage-page mx-auto w-full max-w-2xl gap-8">
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-bold">
          <Trans>Record your voice</Trans>
        </h1>
        <p className="text-lg">
          <Trans>
            Do you speak Dutch well? Record words and texts for people who learn Dutch. It is easier to learn
            from a person than from a computer voice.
          </Trans>
        </p>
        <Alert tone="info" title={t`Nothing is sent anywhere`}>
          <p>
            <Trans>
              Your recordings stay on this device. At the end you save them as a file, and you decide who gets
              it.
            </Trans>
          </p>
        </Alert>
      </div>
      <LenderForm ref={form} who={who} isAsked={isAsked} />
      <SetChooser
        groups={groups}
        group={group}
        onGroup={setGroup}
        loaded={loaded}
        onRetry={retry}
        set={set}
        onSet={(id) => who.change({ set: id })}
        takes={takes}
      />
      <MyRecordings takes={takes} set={set} />
      <ActionBar className="sm:justify-end">
        <Button disabled={set === undefined} onClick={begin}>
          <Mic aria-hidden size={20} />
          <Trans>Start recording</Trans>
        </Button>
      </ActionBar>
    </div>
  );
}
