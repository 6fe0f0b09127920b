import { clsx } from 'clsx';
import { useState } from 'react';
import { PICTURES } from '#storage/study-values.ts';
import { useStoredState } from './use-stored-state.ts';

interface WordPictureProps {
  /** Undefined: the word has none. */
  readonly address: string | undefined;
  readonly size: keyof typeof SIZES;
  /** What it shows, where no text beside it says so (PIC-02). */
  readonly alt?: string;
  /** It can't be had. */
  readonly onMissing?: () => void;
}

const SIZES = {
  small: 'size-11 p-1',
  medium: 'size-20 p-2',
  large: 'size-40 p-4',
} as const;

/**
 * The picture of a word, on a light ground in both themes, for which it was drawn. It has its room before it comes. Nothing where
 * pictures are switched off, or where it can't be had: no text needs it (PIC-02).
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
