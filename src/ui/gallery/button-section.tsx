import { Volume2 } from 'lucide-react';
import { Button, buttonClass } from '#ui/button.tsx';
import { Section } from './section.tsx';

const TONES = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonSection() {
  return (
    <Section
      title="Buttons"
      note="One primary button a screen. A busy button keeps the focus and ignores presses."
    >
      <div className="flex flex-col gap-4">
        {TONES.map((tone) => (
          <div key={tone} className="flex flex-wrap gap-3">
            <Button tone={tone}>Save {tone}</Button>
            <Button tone={tone} busy>
              Saving {tone}…
            </Button>
            <Button tone={tone} disabled>
              Disabled {tone}
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary">
            <Volume2 aria-hidden="true" className="size-5" />
            Listen
          </Button>
          <Button tone="quiet" aria-label="Listen">
            <Volume2 aria-hidden="true" className="size-5" />
          </Button>
          <a href="#link" className={buttonClass({ tone: 'secondary' })}>
            A link as a button
          </a>
        </div>
      </div>
    </Section>
  );
}
