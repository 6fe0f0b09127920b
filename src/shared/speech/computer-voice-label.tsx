import { Bot } from 'lucide-react';
import { ScreenLine } from '#shared/parts/screen-text.tsx';

/** LIS-04: nobody should take it for a model of how Dutch is said. */
export function ComputerVoiceLabel() {
  return (
    <span className="flex items-center gap-1.5 rounded-control border border-line-strong px-2.5 py-1 text-sm font-semibold">
      <Bot aria-hidden size={18} />
      <span>
        <ScreenLine text={{ nl: 'Computerstem', en: 'computer voice' }} />
      </span>
    </span>
  );
}
