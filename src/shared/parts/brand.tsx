/** The app's mark and name: a tile with a path across it. */
export function Brand() {
  return (
    <span className="flex items-center gap-2 text-lg font-bold">
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-brand" />
        <path
          d="M8 25c0-6 16-4 16-10S12 12 12 7"
          fill="none"
          strokeWidth="3.4"
          strokeLinecap="round"
          className="stroke-brand-ink"
        />
        <circle cx="12" cy="7" r="2.6" className="fill-brand-ink" />
      </svg>
      Oefenpad
    </span>
  );
}
