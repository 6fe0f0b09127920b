import { useState } from 'react';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface SampleAnswerProps {
  readonly text: string;
  readonly english: string;
}

/** An answer that a good A2 learner could give, to read and to hear (SPE-02). */
export function SampleAnswer({ text, english }: SampleAnswerProps) {
  const [isTranslated, setTranslated] = useState(false);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">Sample answer</h3>
      <p lang="nl">{text}</p>
      {isTranslated && <p className="text-ink-soft">{english}</p>}
      <div className="flex flex-wrap gap-3">
        <ListenButton text={text} label="Listen to the Sample" />
        <Button tone="quiet" aria-expanded={isTranslated} onClick={() => setTranslated(!isTranslated)}>
          {isTranslated ? 'Hide translation' : 'Show translation'}
        </Button>
      </div>
    </Card>
  );
}
