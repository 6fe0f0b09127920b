import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { speaksDutch } from '#lib/shown-text.ts';
import { OUTLINE } from '#subjects/misc/diagram/diagram-tooltip.tsx';
import type { TreeLayout, TreePlace } from './family-tree-plan.ts';

/** The meaning of a box's colours (MSC-08); letters and borders say it too. */
type FamilyBoxKind = 'male' | 'female' | 'extended' | 'chosen' | 'ik' | 'partner';

const FAMILY_LOOKS: Record<FamilyBoxKind, { box: string; text: string }> = {
  male: { box: 'fill-brand-soft stroke-brand', text: 'fill-ink' },
  female: { box: 'fill-surface-raised stroke-violet', text: 'fill-ink' },
  extended: { box: 'fill-surface-raised stroke-teal [stroke-dasharray:6_4]', text: 'fill-ink' },
  chosen: { box: 'fill-action stroke-action', text: 'fill-action-ink' },
  ik: { box: 'fill-ink stroke-ink', text: 'fill-surface' },
  partner: { box: 'fill-surface stroke-line-strong', text: 'fill-ink-soft' },
};

const LONG_WORD = /^(groot|schoon)(.+)$/;

interface FamilyBoxProps {
  readonly layout: TreeLayout;
  readonly place: TreePlace;
  readonly kind: FamilyBoxKind;
  /** `m` or `v`, and `+` for the wider family. */
  readonly letter?: string;
}

/** One person in the tree. */
export function FamilyBox({ layout, place, kind, letter }: FamilyBoxProps) {
  const { box, fontSize, isNarrow } = layout;
  const { x, y } = layout.middle(place.generation, place.order);
  const look = FAMILY_LOOKS[kind];
  const badgeWidth = isNarrow ? 24 : 28;
  const [, front, rest] = (isNarrow && LONG_WORD.exec(place.person)) || [];
  const lines = front === undefined || rest === undefined ? [place.person] : [`${front}-`, rest];
  return (
    <g>
      <rect
        {...OUTLINE}
        x={x - box.width / 2}
        y={y - box.height / 2}
        width={box.width}
        height={box.height}
        rx="10"
        className={`${look.box} stroke-2 group-hover:stroke-[4px] group-focus-visible:stroke-focus group-focus-visible:stroke-[5px] group-focus-visible:[stroke-dasharray:none]`}
      />
      {lines.map((word, row) => (
        <text
          key={word}
          x={x}
          y={y + fontSize * (0.35 + row * 1.1 - (lines.length - 1) * 0.55)}
          fontSize={fontSize}
          textAnchor="middle"
          className={`font-semibold ${look.text}`}
        >
          {word}
        </text>
      ))}
      {letter !== undefined && (
        <g>
          <rect
            x={x + box.width / 2 + 6 - badgeWidth}
            y={y - box.height / 2 - 9}
            width={badgeWidth}
            height="18"
            rx="9"
            className="fill-ink"
          />
          <text
            x={x + box.width / 2 + 6 - badgeWidth / 2}
            y={y - box.height / 2 + 4.5}
            fontSize={isNarrow ? 13 : 14}
            textAnchor="middle"
            className="fill-surface font-bold"
          >
            {letter}
          </text>
        </g>
      )}
    </g>
  );
}

const SIGNS: readonly { kind: FamilyBoxKind; letter: string; dutch: string; meaning: MessageDescriptor }[] = [
  { kind: 'male', letter: 'm', dutch: 'man', meaning: msg`male` },
  { kind: 'female', letter: 'v', dutch: 'vrouw', meaning: msg`female` },
  { kind: 'extended', letter: '+', dutch: 'familie', meaning: msg`extended family` },
];

/** Explains the colours, borders and letters of the tree. */
export function FamilyLegend() {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`Signs`} className="flex flex-wrap gap-x-6 gap-y-2">
      {SIGNS.map(({ kind, letter, dutch, meaning }) => (
        <li key={kind} className="flex items-center gap-2">
          <svg
            aria-hidden="true"
            viewBox="0 0 34 24"
            className="h-6 w-8.5 shrink-0 bg-surface-raised forced-color-adjust-none"
          >
            <rect
              x="1.500"
              y="1.500"
              width="31"
              height="21"
              rx="6"
              className={`stroke-2 ${FAMILY_LOOKS[kind].box}`}
            />
          </svg>
          <span>
            <strong>{letter}</strong>:{' '}
            {!speaksDutch(i18n) && (
              <>
                <span lang="nl">{dutch}</span>,{' '}
              </>
            )}
            {i18n._(meaning)}
          </span>
        </li>
      ))}
    </ul>
  );
}
