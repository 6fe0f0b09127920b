import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';

interface IntroViewProps {
  /** The game is explained before its first question only. */
  readonly isFirst: boolean;
  /** How many questions there are. */
  readonly total: number;
  /** For the answer. */
  readonly seconds: number;
  /** The browser may be asking for the microphone. */
  readonly isOpening: boolean;
  readonly onStart: () => void;
  readonly onSkip: () => void;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/** Before the time of a question begins (SPE-01): to read and hear it, and to think. */
export function IntroView({ isFirst, total, seconds, isOpening, onStart, onSkip, foot }: IntroViewProps) {
  return (
    <>
      <p>
        <Trans>
          Think first, as long as you like. <strong>Start</strong> begins the recording, and you have{' '}
          {seconds} seconds to speak.
        </Trans>
      </p>
      <output className="text-ink-soft">
        {isOpening && (
          <Trans>Your browser may now ask whether this page can use the microphone. Choose “Allow”.</Trans>
        )}
      </output>
      {isFirst && <HowItWorks total={total} seconds={seconds} />}
      {foot}
      <ActionBar className="sm:justify-start">
        <Button tone="quiet" onClick={onSkip}>
          <Trans>Skip question</Trans>
        </Button>
        <Button busy={isOpening} onClick={onStart}>
          <Trans>Start</Trans>
        </Button>
      </ActionBar>
    </>
  );
}

function HowItWorks({ total, seconds }: Pick<IntroViewProps, 'total' | 'seconds'>) {
  return (
    <section aria-labelledby="how-it-works" className="rounded-card bg-surface-sunken p-5">
      <h2 id="how-it-works" className="text-lg font-semibold">
        <Trans>How it works</Trans>
      </h2>
      <ul className="mt-2 list-disc ps-5">
        <li>
          <Trans>
            You answer <Plural value={total} one="# question" other="# questions" /> aloud, with {seconds}{' '}
            seconds for each. The recording begins when you press Start. Stop it when you are done.
          </Trans>
        </li>
        <li>
          <Trans>
            Then you hear yourself and an example answer. You can record again as often as you like.
          </Trans>
        </li>
        <li>
          <Trans>
            Your recordings stay in this page, and nothing is sent anywhere. They are deleted when you leave
            the page or load it again. Download what you want to keep.
          </Trans>
        </li>
        <li>
          <Trans>
            You get 8 of 10 points for each recorded answer. These are practice points, not a grade: the app
            does not judge what you say.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
