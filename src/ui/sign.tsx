import { clsx } from 'clsx';

const CIRCLE = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';
const EYE =
  'M2 12c3-5.5 6.5-7 10-7s7 1.5 10 7c-3 5.5-6.5 7-10 7s-7-1.5-10-7ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0';

const SHAPES = {
  alert: `${CIRCLE}M12 7v5.5M12 16v.01`,
  cross: 'M6 6l12 12M18 6 6 18',
  check: `${CIRCLE}m6 .5 3 3 5-6.5`,
  info: `${CIRCLE}M12 11v5.5M12 7.5v.01`,
  warning: 'M12 3 2 20.5h20ZM12 10v4.5M12 17.5v.01',
  eye: EYE,
  'eye-off': `${EYE}M3 3l18 18`,
};

/**
 * The few pictures that the sign-in page needs, in the manner of the icon library, whose runtime that page has no room
 * for (QUA-01). Always decoration: the text next to it says the same.
 */
export function Sign({ shape, className }: { shape: keyof typeof SHAPES; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('shrink-0', className)}
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
