import { CANAL_ROW, type Crossing, type Street, type Town, TOWN_SIZE } from '#subjects/misc/rules/town.ts';

/** As wide as fits on a phone, so that the drawing isn't scaled down. */
export const PLAN_WIDTH = 360;
export const PLAN_HEIGHT = 368;
/** The distance between two crossings; a building and its name fit in between. */
export const BLOCK = 70;
const STREET_WIDTH = 18;
const MARGIN = 22;

/** The position of a crossing in the drawing: row 0 is at the bottom. */
export function pointOf({ column, row }: Crossing): { readonly x: number; readonly y: number } {
  return { x: MARGIN + column * BLOCK, y: PLAN_HEIGHT - MARGIN - row * BLOCK };
}

/** All columns, or all rows. */
const LINES: readonly number[] = Array.from({ length: TOWN_SIZE }, (_, line) => line);

const LAST = TOWN_SIZE - 1;
/** The canal runs through the middle of its row of blocks. */
const CANAL_MIDDLE = pointOf({ column: 0, row: CANAL_ROW }).y - BLOCK / 2;
const CANAL_WIDTH = 24;

/** Streets, canal, bridges and roadworks. */
export function Streets({ town }: { town: Town }) {
  return (
    <>
      <g strokeLinecap="round">
        <StreetLines width={STREET_WIDTH + 3} className="stroke-line" />
        <StreetLines width={STREET_WIDTH} className="stroke-surface-raised" />
      </g>
      <Canal />
      {town.bridges.map((column) => (
        <Bridge key={column} x={pointOf({ column, row: 0 }).x} />
      ))}
      {town.roadworks.map((street) => (
        <Roadworks key={`${street.column} ${street.row} ${street.towards}`} street={street} />
      ))}
    </>
  );
}

function StreetLines({ width, className }: { width: number; className: string }) {
  return (
    <g strokeWidth={width} className={className}>
      {LINES.map((line) => {
        const [west, east] = [pointOf({ column: 0, row: line }), pointOf({ column: LAST, row: line })];
        const [south, north] = [pointOf({ column: line, row: 0 }), pointOf({ column: line, row: LAST })];
        return (
          <g key={line}>
            <line x1={west.x} y1={west.y} x2={east.x} y2={east.y} />
            <line x1={south.x} y1={south.y} x2={north.x} y2={north.y} />
          </g>
        );
      })}
    </g>
  );
}

function Canal() {
  const wave = `M0 ${CANAL_MIDDLE}q10 -6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0`;
  return (
    <>
      <rect
        x="0"
        y={CANAL_MIDDLE - CANAL_WIDTH / 2}
        width={PLAN_WIDTH}
        height={CANAL_WIDTH}
        className="fill-brand-soft stroke-brand"
      />
      <path d={wave} fill="none" strokeWidth="1.5" className="stroke-brand" />
    </>
  );
}

function Bridge({ x }: { x: number }) {
  const half = STREET_WIDTH / 2;
  const [top, bottom] = [CANAL_MIDDLE - CANAL_WIDTH / 2 - 5, CANAL_MIDDLE + CANAL_WIDTH / 2 + 5];
  return (
    <g>
      <rect x={x - half} y={top} width={STREET_WIDTH} height={bottom - top} className="fill-surface-raised" />
      <path
        d={`M${x - half} ${top}V${bottom}M${x + half} ${top}V${bottom}`}
        strokeWidth="4"
        className="stroke-gold"
      />
    </g>
  );
}

/** A barrier across the middle of a street, with a cross on it. */
function Roadworks({ street }: { street: Street }) {
  const { x, y } = pointOf(street);
  const isUpright = street.towards === 'north';
  const [middleX, middleY] = isUpright ? [x, y - BLOCK / 2] : [x + BLOCK / 2, y];
  return (
    <g transform={`translate(${middleX} ${middleY})`}>
      <circle r="10" strokeWidth="2" className="fill-danger stroke-danger-ink" />
      <path d="M-4 -4L4 4M4 -4L-4 4" strokeWidth="2.5" strokeLinecap="round" className="stroke-danger-ink" />
    </g>
  );
}
