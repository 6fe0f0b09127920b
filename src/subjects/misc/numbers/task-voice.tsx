import { Trans, useLingui } from '@lingui/react/macro';
import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { SoundNote } from '#sound/components/sound-note.tsx';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { useSpeech } from '#sound/components/use-speech.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** Whether the numbers of a round are heard or read. */
export type TaskWay = 'heard' | 'read';

/** Why a number was not heard. */
type VoiceTrouble = 'no-voice' | 'failed';

export interface TaskVoice {
  readonly way: TaskWay;
  readonly chooseWay: (way: TaskWay) => void;
  /** The problem to show; null when there is none. */
  readonly trouble: VoiceTrouble | null;
  readonly speakingText: string | null;
  readonly sign: SoundSign | null;
  /** Says the Dutch from its beginning, if the numbers are to be heard. Only call it in a press, like all speech. */
  readonly say: (words: string) => void;
  readonly stop: () => void;
}

/** Says numbers aloud. Without a Dutch voice on the device they are shown from then on (MSC-09, SPK-02). */
export function useTaskVoice(): TaskVoice {
  const [way, setWay] = useState<TaskWay>('heard');
  const [trouble, setTrouble] = useState<VoiceTrouble | null>(null);
  const { speakingText, sign, toggle, stop } = useSpeech((failure) => {
    setTrouble(failure === 'failed' ? 'failed' : 'no-voice');
    if (failure !== 'failed') setWay('read');
  });
  return {
    way,
    chooseWay(chosen) {
      stop();
      setTrouble(null);
      setWay(chosen);
    },
    trouble,
    speakingText,
    sign,
    say(words) {
      stop();
      if (way === 'read') return;
      setTrouble(null);
      toggle(words);
    },
    stop,
  };
}

interface TaskWordsProps {
  readonly words: string;
  readonly voice: ReturnType<typeof useTaskVoice>;
}

/** The task: a button that says the number, or its words where they are read. */
export function TaskWords({ words, voice: { way, speakingText, sign, say, stop } }: TaskWordsProps) {
  const { t } = useLingui();
  if (way === 'read') {
    return (
      <output lang="nl" className="block rounded-control bg-brand-soft p-4 text-2xl font-bold wrap-anywhere">
        {words}
      </output>
    );
  }
  const isSpeaking = speakingText === words;
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="secondary" className="min-h-14" onClick={() => (isSpeaking ? stop() : say(words))}>
        <Icon aria-hidden size={22} />
        {isSpeaking ? t`Stop` : t`Listen`}
      </Button>
      <SoundNote sign={sign} />
    </div>
  );
}

interface VoiceNoticeProps {
  readonly trouble: VoiceTrouble | null;
  readonly onReadChosen: () => void;
}

/** Says why the numbers are shown, or that one could not be played (SPK-02). */
export function VoiceNotice({ trouble, onReadChosen }: VoiceNoticeProps) {
  const { t } = useLingui();
  switch (trouble) {
    case null:
      return null;
    case 'no-voice':
      return (
        <Alert tone="info" title={t`No Dutch voice on this device`}>
          <p>
            <Trans>So you read the number in words and type the figure.</Trans>
          </p>
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="warning" title={t`The audio did not play`}>
          <p>
            <Trans>Press Listen to try again, or read the words instead.</Trans>
          </p>
          <Button tone="secondary" className="mt-3" onClick={onReadChosen}>
            <Trans>Read the words</Trans>
          </Button>
        </Alert>
      );
  }
}
