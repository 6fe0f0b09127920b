/** The app's mark and name; the mark is the one of public/icons/favicon.svg, in the colours of the theme. */
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
