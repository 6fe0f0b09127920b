import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { SentencePart } from '#content/schema/grammar-lesson.ts';
import { PART_LABELS } from '#features/grammar/part-labels.ts';

interface CheckedTileProps {
  readonly text: string;
  readonly part: SentencePart | undefined;
  readonly isRight: boolean;
}

/** A word where it was put: whether it belongs there, and what it is in the sentence. */
export function CheckedTile({ text, part = 'rest', isRight }: CheckedTileProps) {
  const Icon = isRight ? Check : X;
  return (
    <li
      className={clsx(
        'flex flex-col rounded-control border-2 px-3 py-1',
        isRight ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft',
      )}
    >
      <span className="flex items-center gap-2">
        <Icon aria-hidden size={18} className={clsx('shrink-0', isRight ? 'text-success' : 'text-danger')} />
        <span lang="nl" className="font-medium">
          {text}
        </span>
        <span className="sr-only">, {isRight ? 'at its place' : 'not at its place'}</span>
      </span>
      <span className="pl-6.5 text-xs text-ink-soft">{PART_LABELS[part]}</span>
    </li>
  );
}
