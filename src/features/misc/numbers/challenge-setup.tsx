import { Play } from 'lucide-react';
import { useState } from 'react';
import type { NumberLevel } from '#domain/dutch/number-task.ts';
import type { TaskWay } from '#features/misc/numbers/use-task-voice.ts';
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
  readonly way: TaskWay;
  readonly onWayChosen: (way: TaskWay) => void;
  readonly onPlay: (level: NumberLevel) => void;
}

/** What is chosen before a round. */
export function ChallengeSetup({ way, onWayChosen, onPlay }: ChallengeSetupProps) {
  const [level, setLevel] = useState<NumberLevel>('up-to-100');
  return (
    <>
      <RadioGroup legend="Which numbers?" name="level" options={LEVELS} value={level} onChange={setLevel} />
      <RadioGroup legend="How?" name="way" options={WAYS} value={way} onChange={onWayChosen} />
      <Button onClick={() => onPlay(level)}>
        <Play aria-hidden size={18} />
        Play
      </Button>
    </>
  );
}
