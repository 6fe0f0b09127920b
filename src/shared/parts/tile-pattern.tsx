import { useId } from 'react';

/** A wall of Delft tiles, as decoration behind other things. Fills its box in the current text colour. */
export function TilePattern({ className }: { className: string }) {
  const id = useId();
  return (
    <svg aria-hidden className={className} fill="none" stroke="currentColor" strokeWidth="1.5">
      <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
        <path d="M0 0h72v72H0z" strokeWidth="1" />
        <path d="M14 0a14 14 0 0 1-14 14m0 44a14 14 0 0 1 14 14m44 0a14 14 0 0 1 14-14m0-44a14 14 0 0 1-14-14" />
        <path d="M7 0a7 7 0 0 1-7 7m0 58a7 7 0 0 1 7 7m58 0a7 7 0 0 1 7-7m0-58a7 7 0 0 1-7-7" />
        <path d="M36 36c-9-6-9-14 0-20c9 6 9 14 0 20c6-9 14-9 20 0c-6 9-14 9-20 0c9 6 9 14 0 20c-9-6-9-14 0-20c-6 9-14 9-20 0c6-9 14-9 20 0" />
        <circle cx="36" cy="36" r="3" fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
