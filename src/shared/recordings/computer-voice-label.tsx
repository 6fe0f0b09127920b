import { Bot } from 'lucide-react';

/** LIS-04: nobody should take it for a model of how Dutch is said. */
export function ComputerVoiceLabel() {
  return (
    <span className="flex items-center gap-1.5 rounded-control border border-line-strong px-2.5 py-1 text-sm font-semibold">
      <Bot aria-hidden size={18} />
      <span lang="nl">Computerstem</span>
    </span>
  );
}
