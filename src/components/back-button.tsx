import { ArrowLeft } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** Goes one view up inside a page. */
export function BackButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button tone="quiet" onClick={onClick} className="-ms-3 self-start">
      <ArrowLeft aria-hidden size={18} />
      {label}
    </Button>
  );
}
