import { Play } from 'lucide-react';
import type { NumberLevel } from '#domain/dutch/number-task.ts';
import type { TaskVoice, TaskWay } from '#features/misc/numbers/task-voice.tsx';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

const LEVELS: readonly { readonly value: NumberLevel; readonly label: string }[] = [
  { value: 'up-to-20', label: 'Up to 20' },
  { value: 'up-to-100', label: 'Up to 100' },
  { value: 'up-to-1000', label: 'Up to 1000' },
  { value: 'prices', label: 'Prices' },
];

const WAYS: readonly { readonly value: TaskWay; readonly label: string }[] = [
  { value: 'heard', label: 'Listen' },
  { value: 'read', label: 'Read the words' },
];

interface ChallengeSetupProps {
  readonly level: NumberLevel;
  readonly onLevelChosen: (level: NumberLevel) => void;
  readonly voice: TaskVoice;
  readonly onPlay: () => void;
}

/** What is chosen before a round. */
export function ChallengeSetup({ level, onLevelChosen, voice, onPlay }: ChallengeSetupProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      <RadioGroup
        legend="Which numbers?"
        name="level"
        options={LEVELS}
        value={level}
        onChange={onLevelChosen}
      />
      <RadioGroup legend="How?" name="way" options={WAYS} value={voice.way} onChange={voice.chooseWay} />
      <Button onClick={onPlay}>
        <Play aria-hidden size={18} />
        Play
      </Button>
    </div>
  );
}
