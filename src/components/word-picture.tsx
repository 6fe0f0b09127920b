import { clsx } from 'clsx';
import { useState } from 'react';
import { PICTURES } from '#storage/study-values.ts';
import { useStoredState } from './use-stored-state.ts';

interface WordPictureProps {
  /** Undefined if the word has no picture. */
  readonly address: string | undefined;
  readonly size: keyof typeof SIZES;
  /** The alternative text, needed only if no text next to it says the same (PIC-02). */
  readonly alt?: string;
  /** Runs if the picture cannot be loaded. */
  readonly onMissing?: () => void;
}

const SIZES = {
  small: 'size-11 p-1',
  medium: 'size-20 p-2',
  large: 'size-40 p-4',
} as const;

/**
 * The picture of a word, on a light background in both themes, because it was drawn for one. Its space is reserved
 * before it loads. Nothing is shown if pictures are switched off or it cannot be loaded: no text depends on it (PIC-02).
 */
export function WordPicture({ address, size, alt = '', onMissing }: WordPictureProps) {
  const [choice] = useStoredState(PICTURES);
  const [missing, setMissing] = useState<string | null>(null);
  if (address === undefined || choice === 'off' || missing === address) return null;
  return (
    <span className={clsx('block shrink-0 rounded-card bg-picture', SIZES[size])}>
      <img
        key={address}
        src={address}
        alt={alt}
        width={32}
        height={32}
        loading="lazy"
        decoding="async"
        className="size-full"
        onError={() => {
          setMissing(address);
          onMissing?.();
        }}
      />
    </span>
  );
}
