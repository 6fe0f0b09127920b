import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { numberText } from '#lib/formatted.ts';
import { STUDY_MINUTES } from '#storage/study-values.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Button } from '#ui/button.tsx';
import { useStudySession } from './use-study-session.ts';

const MINUTES = [10, 20, 30];

interface StartSessionProps {
  readonly onStarted?: () => void;
  /** Before the question. */
  readonly beside?: ReactNode;
}

/** The minutes one has, and the one button of the day (PTH-03). */
export function StartSession({ onStarted, beside }: StartSessionProps) {
  const { i18n } = useLingui();
  const { storage } = usePlatform();
  const { begin } = useStudySession();
  const [usual] = useState(() => STUDY_MINUTES.read(storage));
  const [chosen, setChosen] = useState(usual);
  const offered = [...new Set([...MINUTES, usual])].toSorted((one, other) => one - other);
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        legend={
          <span className="flex flex-wrap items-center gap-4">
            {beside}
            <span className="grow basis-40">
              <Trans>How many minutes today?</Trans>
            </span>
          </span>
        }
        name="minutes"
        options={offered.map((minutes) => ({
          value: String(minutes),
          label: numberText(minutes, i18n.locale),
        }))}
        value={String(chosen)}
        onChange={(minutes) => setChosen(Number(minutes))}
      />
      <Button
        className="w-full text-lg sm:w-auto sm:min-w-48 sm:self-start"
        onClick={() => {
          begin(chosen);
          onStarted?.();
        }}
      >
        <Trans>Start</Trans>
      </Button>
    </div>
  );
}
