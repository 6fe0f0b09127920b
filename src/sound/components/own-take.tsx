import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Mic, Square, Volume2 } from 'lucide-react';
import { type OwnTakeControl, useOwnTake } from './use-own-take.ts';
import { LevelMeter } from './level-meter.tsx';
import { MicrophoneAlert } from './microphone-alert.tsx';
import { useSpeech } from './use-speech.ts';
import { Button } from '#ui/button.tsx';

interface OwnTakeProps {
  /** The sentence to say. */
  readonly text: string;
  /** Whether the list is playing. */
  readonly isPlaying: boolean;
  readonly onPauseWanted: () => void;
}

/**
 * The person's recording next to the example (SPK-06). Give it a key for each sentence, because a take belongs to its
 * sentence.
 */
export function OwnTake({ text, isPlaying, onPauseWanted }: OwnTakeProps) {
  const own = useOwnTake(isPlaying);
  const example = useSpeech();
  const { state, level, record, stop } = own.recorder;
  const isRecording = state.phase === 'recording';
  const hearExample = () => {
    onPauseWanted();
    example.toggle(text);
  };
  return (
    <section aria-labelledby="own-take" className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h3 id="own-take" className="font-bold">
        <Trans>Your own voice</Trans>
      </h3>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          busy={state.phase === 'opening' || state.phase === 'keeping'}
          onClick={() => {
            if (isRecording) return stop();
            onPauseWanted();
            record();
          }}
        >
          {isRecording ? <Square aria-hidden size={18} /> : <Mic aria-hidden size={18} />}
          {recordLabel(own)}
        </Button>
        {state.phase === 'ready' && own.take !== null && (
          <>
            <HearButton
              label={<Trans>Hear mine</Trans>}
              isHeard={own.isHeard}
              onPressed={() => {
                onPauseWanted();
                own.toggleHearing();
              }}
            />
            <HearButton
              label={<Trans>Hear the example</Trans>}
              isHeard={example.phase === 'speaking'}
              onPressed={hearExample}
            />
          </>
        )}
      </div>
      {isRecording && <LevelMeter level={level} isRecording />}
      {state.phase === 'ready' && state.failure !== null && <MicrophoneAlert failure={state.failure} />}
      <p className="text-ink-soft">
        <Trans>
          Your recording stays on this page and is sent nowhere. It is gone when you go to another sentence or
          close this.
        </Trans>
      </p>
    </section>
  );
}

function recordLabel({ recorder: { state }, take }: OwnTakeControl): ReactNode {
  if (state.phase === 'recording' || state.phase === 'keeping') return <Trans>Stop recording</Trans>;
  // The same words as in the message about it.
  if (state.phase === 'ready' && state.failure !== null) return <Trans>Try Again</Trans>;
  return take === null ? <Trans>Record this sentence</Trans> : <Trans>Record again</Trans>;
}

interface HearButtonProps {
  readonly label: ReactNode;
  readonly isHeard: boolean;
  readonly onPressed: () => void;
}

function HearButton({ label, isHeard, onPressed }: HearButtonProps) {
  const Icon = isHeard ? Square : Volume2;
  return (
    <Button tone="secondary" onClick={onPressed}>
      <Icon aria-hidden size={18} />
      {isHeard ? <Trans>Stop</Trans> : label}
    </Button>
  );
}
