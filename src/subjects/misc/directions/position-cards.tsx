import type { ReactElement } from 'react';
import { type PositionKind, POSITIONS } from '#content/misc/directions.ts';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

/** A picture of each position, with a sentence that says what it shows (MSC-11). */
export function PositionCards() {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {POSITIONS.map((position) => (
        <Card
          as="li"
          key={position.kind}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3! sm:flex-col sm:items-stretch sm:p-4!"
        >
          <PositionPicture kind={position.kind} />
          <p className="flex flex-1 flex-wrap items-baseline gap-x-2">
            <strong lang="nl" className="text-xl">
              {position.kind}
            </strong>
            <English className="text-ink-soft">{position.meaning}</English>
          </p>
          <SpokenPhrases phrases={[position]} layout="words" />
        </Card>
      ))}
    </ul>
  );
}

/** A ball next to, in and around a box; the ground is a line. The sentence below says the same. */
function PositionPicture({ kind }: { kind: PositionKind }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 84"
      strokeWidth="2"
      strokeLinejoin="round"
      className="w-40 max-w-full shrink-0 rounded-control bg-surface-sunken sm:h-24 sm:w-full"
    >
      {PICTURES[kind]}
    </svg>
  );
}

function Ball({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-action stroke-surface-raised">
      <circle cx={x} cy={y} r="11" />
      <path d={`M${x - 10} ${y}q10 -7 20 0`} fill="none" />
    </g>
  );
}

/** Seen from the front and above; its lid is a lighter face. */
function Box({ x }: { x: number }) {
  return (
    <g className="stroke-brand">
      <path d={`M${x} 38l10 -12h32l-10 12z`} className="fill-surface-raised" />
      <path d={`M${x + 32} 38l10 -12v30l-10 12z`} className="fill-brand-soft" />
      <path d={`M${x} 38h32v30h-32z`} className="fill-brand-soft" />
    </g>
  );
}

function Ground() {
  return <path d="M10 68h140" className="stroke-line-strong" />;
}

function House({
  x,
  top,
  dutch,
  isChurch = false,
}: {
  x: number;
  top: number;
  dutch: string;
  isChurch?: boolean;
}) {
  return (
    <g className="stroke-brand">
      <path
        d={isChurch ? `M${x} ${top + 10}l8 -12l8 12h30v20h-46z` : `M${x} ${top + 10}l23 -10l23 10v20h-46z`}
        className="fill-brand-soft"
      />
      <text
        x={x + 23}
        y={top + 25}
        textAnchor="middle"
        stroke="none"
        lang="nl"
        className="fill-ink text-[12px]"
      >
        {dutch}
      </text>
    </g>
  );
}

const PICTURES: Record<PositionKind, ReactElement> = {
  naast: (
    <>
      <Ground />
      <Box x={46} />
      <Ball x={108} y={57} />
    </>
  ),
  tussen: (
    <>
      <Ground />
      <Box x={20} />
      <Box x={102} />
      <Ball x={81} y={57} />
    </>
  ),
  voor: (
    <>
      <Ground />
      <Box x={60} />
      <Ball x={74} y={67} />
    </>
  ),
  achter: (
    <>
      <Ground />
      <Ball x={92} y={22} />
      <Box x={60} />
    </>
  ),
  op: (
    <>
      <Ground />
      <Box x={60} />
      <Ball x={81} y={21} />
    </>
  ),
  onder: (
    <>
      <Ground />
      <Ball x={81} y={57} />
      <path d="M36 34h90M46 34v34M116 34v34" strokeWidth="5" strokeLinecap="round" className="stroke-brand" />
    </>
  ),
  in: (
    <>
      <Ground />
      <g className="stroke-brand">
        <path d="M60 38l10 -12h32l-10 12z" className="fill-surface-raised" />
      </g>
      <Ball x={80} y={33} />
      <path d="M92 38l10 -12v30l-10 12zM60 38h32v30h-32z" className="fill-brand-soft stroke-brand" />
    </>
  ),
  tegenover: (
    <>
      <path d="M0 42h160" strokeWidth="16" className="stroke-surface-raised" />
      <path d="M0 42h160" strokeDasharray="8 8" className="stroke-line-strong" />
      <House x={57} top={3} dutch="kerk" isChurch />
      <House x={57} top={52} dutch="school" />
    </>
  ),
  'om de hoek': (
    <>
      <path d="M30 84V30h130" fill="none" strokeWidth="20" className="stroke-surface-raised" />
      <path
        d="M30 78V30h62"
        fill="none"
        strokeDasharray="1 7"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-action"
      />
      <path d="M88 24l10 6l-10 6z" className="fill-action stroke-action" />
      <House x={104} top={46} dutch="café" />
    </>
  ),
};
