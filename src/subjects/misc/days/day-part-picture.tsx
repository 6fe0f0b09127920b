import type { DAY_PARTS } from '#content/misc/days.ts';

const SUN_RAYS =
  'M0-19v-6M0 19v6M-19 0h-6M19 0h6M13.4-13.4l4.3-4.3M13.4 13.4l4.3 4.3M-13.4 13.4l-4.3 4.3M-13.4-13.4l-4.3-4.3';
const LOW_RAYS = 'M0-19v-6M-19 0h-6M19 0h6M13.4-13.4l4.3-4.3M-13.4-13.4l-4.3-4.3';

/** The sky over the fields at that part of the day. Decoration: the card says it in words. */
export function DayPartPicture({ part }: { part: (typeof DAY_PARTS)[number]['id'] }) {
  return (
    <svg aria-hidden viewBox="0 0 96 72" className="w-24 shrink-0 overflow-hidden rounded-md">
      <rect width="96" height="72" className={SKIES[part]} />
      <Light part={part} />
      <path d="M0 56h96v16H0z" className="fill-success-soft" />
      <path d="M0 56h96M16 64h22M52 66h30" fill="none" strokeWidth="2" className="stroke-success" />
    </svg>
  );
}

const SKIES = {
  morning: 'fill-warning-soft',
  afternoon: 'fill-brand-soft',
  evening: 'fill-action-soft',
  night: 'fill-surface-sunken',
};

function Light({ part }: { part: keyof typeof SKIES }) {
  switch (part) {
    case 'morning':
      return <Sun x={30} y={56} rays={LOW_RAYS} colour="fill-gold stroke-gold" />;
    case 'afternoon':
      return <Sun x={48} y={29} rays={SUN_RAYS} colour="fill-gold stroke-gold" />;
    case 'evening':
      return <Sun x={68} y={56} rays={LOW_RAYS} colour="fill-action stroke-action" />;
    case 'night':
      return (
        <>
          <path d="M56 12a17 17 0 1 0 14 27a14 14 0 0 1-14-27" className="fill-violet" />
          <path
            d="M20 14v8m-4-4h8M34 34v6m-3-3h6M80 16v6m-3-3h6"
            strokeWidth="2"
            strokeLinecap="round"
            className="stroke-gold"
          />
        </>
      );
  }
}

interface SunProps {
  readonly x: number;
  readonly y: number;
  readonly rays: string;
  readonly colour: string;
}

function Sun({ x, y, rays, colour }: SunProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="3" strokeLinecap="round" className={colour}>
      <circle r="12" />
      <path d={rays} />
    </g>
  );
}
