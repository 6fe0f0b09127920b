import { Square, Volume2 } from 'lucide-react';
import type { useTaskVoice } from '#features/misc/numbers/use-task-voice.ts';
import { Button } from '#ui/button.tsx';

interface TaskWordsProps {
  readonly words: string;
  readonly voice: ReturnType<typeof useTaskVoice>;
}

/** What is asked: a button that says the number, or its words where they are read. */
export function TaskWords({ words, voice: { way, speakingText, say, stop } }: TaskWordsProps) {
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
    <Button
      tone="secondary"
      className="min-h-14 self-start"
      onClick={() => (isSpeaking ? stop() : say(words))}
    >
      <Icon aria-hidden size={22} />
      {isSpeaking ? 'Stop' : 'Listen'}
    </Button>
  );
}
