import type { SchoolLevel, SchoolLevelId } from '#content/misc/school-levels.ts';
import type { PathwayLayout } from './pathway-layout.ts';

/** `neighbour`: connected to the selected level. */
export type LevelMark = 'plain' | 'chosen' | 'neighbour';

const BOXES: Record<LevelMark, string> = {
  plain: 'fill-brand-soft stroke-brand stroke-2',
  neighbour: 'fill-action-soft stroke-action stroke-[4px]',
  chosen: 'fill-action stroke-action stroke-[4px]',
};
const TITLES: Record<LevelMark, string> = {
  plain: 'fill-brand',
  neighbour: 'fill-ink',
  chosen: 'fill-action-ink',
};
const TEXTS: Record<LevelMark, string> = {
  plain: 'fill-ink',
  neighbour: 'fill-ink',
  chosen: 'fill-action-ink',
};

/** The lines below a level’s name: its ages, its length, and its parts. */
const LINES: Record<SchoolLevelId, readonly string[]> = {
  primary: ['4–12 jaar'],
  vmbo: ['12–16 · 4 jaar', 'basis', 'kader', 'gemengd', 'theoretisch'],
  havo: ['12–17 · 5 jaar'],
  vwo: ['12–18 · 6 jaar'],
  mbo: ['vanaf 16 jaar', 'niveau 1', 'niveau 2', 'niveau 3', 'niveau 4'],
  hbo: ['bachelor', '4 jaar'],
  wo: ['bachelor', '3 jaar'],
  master: ['1–2 jaar'],
  phd: ['4 jaar'],
};

interface LevelBoxProps {
  readonly level: SchoolLevel;
  readonly layout: PathwayLayout;
  readonly mark: LevelMark;
}

/** A level in the diagram. */
export function LevelBoxDrawing({ level, layout, mark }: LevelBoxProps) {
  const box = layout.boxes[level.id];
  const [first, ...rest] = LINES[level.id];
  const isWide = layout.kind === 'wide';
  const rows = level.parts ? rest : [];
  const lines = level.parts ? [first] : [first, ...rest];
  const middle = box.x + box.width / 2;
  const titleSize = isWide ? 22 : 18;
  const textSize = isWide ? 15 : 13.2;
  const rowHeight = isWide ? 27 : 24;
  // The rows are aligned with the lower edge; the text above is centred in the remaining space.
  const rowsTop = box.y + box.height - rows.length * rowHeight - (rows.length > 0 ? 6 : 0);
  const headMiddle = (box.y + rowsTop) / 2;
  const lineHeight = textSize * 1.3;
  return (
    <g lang="nl" textAnchor="middle">
      <rect
        {...box}
        rx="12"
        className={`${BOXES[mark]} group-hover:stroke-[4px] group-focus-visible:stroke-focus group-focus-visible:stroke-[6px]`}
      />
      <text
        x={middle}
        y={headMiddle + titleSize * 0.35 - (lines.length * lineHeight) / 2}
        fontSize={titleSize}
        className={`font-bold ${TITLES[mark]}`}
      >
        {level.name}
      </text>
      {lines.map((line, place) => (
        <text
          key={line}
          x={middle}
          y={headMiddle + titleSize * 0.45 + (place + 0.9) * lineHeight - (lines.length * lineHeight) / 2}
          fontSize={textSize}
          className={TEXTS[mark]}
        >
          {line}
        </text>
      ))}
      {rows.map((row, place) => (
        <g key={row}>
          <rect
            x={box.x + 8}
            y={rowsTop + place * rowHeight}
            width={box.width - 16}
            height={rowHeight - 3}
            rx="6"
            className="fill-surface-raised"
          />
          <text
            x={middle}
            y={rowsTop + place * rowHeight + rowHeight / 2 + textSize * 0.3 - 1}
            fontSize={textSize}
            className="fill-ink"
          >
            {row}
          </text>
        </g>
      ))}
    </g>
  );
}
