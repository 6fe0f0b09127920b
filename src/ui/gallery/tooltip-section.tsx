import { CircleHelp, Settings, Volume2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Section } from './section.tsx';
import { Tooltip, TooltipGroup } from '#ui/tooltip.tsx';

export function TooltipSection() {
  return (
    <Section title="Tooltips" note="A tooltip waits 700 ms; the one beside it comes at once.">
      <div className="flex gap-2">
        <TooltipGroup>
          <Tooltip label="Hear the word in Dutch">
            <Button tone="quiet" aria-label="Listen again">
              <Volume2 aria-hidden="true" className="size-5" />
            </Button>
          </Tooltip>
          <Tooltip label="Keys you can use here">
            <Button tone="quiet" aria-label="Help">
              <CircleHelp aria-hidden="true" className="size-5" />
            </Button>
          </Tooltip>
          <Tooltip label="Theme, voice and shortcuts">
            <Button tone="quiet" aria-label="Settings">
              <Settings aria-hidden="true" className="size-5" />
            </Button>
          </Tooltip>
        </TooltipGroup>
      </div>
    </Section>
  );
}
