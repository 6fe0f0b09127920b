import { useId } from 'react';

/** The app's mark and name; the mark is that of public/icons/favicon.svg, in the colours of the theme. */
export function Brand() {
  return (
    <span className="flex items-center gap-2 text-lg font-bold">
      <svg aria-hidden viewBox="0 0 512 512" className="size-8 shrink-0">
        <rect width="512" height="512" rx="112" className="fill-brand" />
        <path
          d="M388 256A132 132 0 1 1 256 124"
          fill="none"
          strokeWidth="60"
          strokeLinecap="round"
          className="stroke-brand-ink"
        />
        <circle cx="349" cy="163" r="33" className="fill-brand-ink" />
      </svg>
      Oefenpad
    </span>
  );
}

/** A wall of Delft tiles, as a background decoration. Fills its box in the current text colour. */
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
