import { useLingui } from '@lingui/react/macro';
import { FAMILY_MEMBERS, type FamilyMember, type FamilyMemberId } from '#content/misc/family-members.ts';
import { DiagramButton } from '#subjects/misc/diagram/diagram-button.tsx';
import type { Pointing } from '#subjects/misc/diagram/diagram-tooltip.tsx';
import { FamilyBox } from './family-box.tsx';
import {
  GENERATIONS,
  householdLines,
  NARROW_TREE,
  TREE_HOUSEHOLDS,
  TREE_PLACES,
  type TreeLayout,
  WIDE_TREE,
} from './family-tree-plan.ts';

interface FamilyTreeProps {
  readonly chosen: FamilyMemberId | null;
  readonly onPressed: (id: FamilyMemberId) => void;
  readonly pointing: Pointing<FamilyMemberId>;
}

/** The family around `ik` as a tree of four generations, with 16 words to press (MSC-08). */
export function FamilyTree(props: FamilyTreeProps) {
  return (
    <>
      <Drawing {...props} layout={NARROW_TREE} />
      <Drawing {...props} layout={WIDE_TREE} />
    </>
  );
}

function Drawing({ layout, chosen, onPressed, pointing }: FamilyTreeProps & { layout: TreeLayout }) {
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={`bg-surface-raised forced-color-adjust-none [direction:ltr] ${layout.className}`}
    >
      <Backdrop layout={layout} />
      {FAMILY_MEMBERS.map((member) => (
        <DiagramButton
          key={member.id}
          id={member.id}
          label={`${member.dutch}, ${member.english}`}
          isPressed={member.id === chosen}
          onPressed={onPressed}
          pointing={pointing}
        >
          <MemberBoxes layout={layout} member={member} isChosen={member.id === chosen} />
        </DiagramButton>
      ))}
    </svg>
  );
}

/** Bands, lines, and the two people who aren't words to learn. The lists contain the same information. */
function Backdrop({ layout }: { layout: TreeLayout }) {
  const { i18n } = useLingui();
  return (
    <g aria-hidden="true">
      {GENERATIONS.map(({ name, short }, generation) => {
        const { title, ...band } = layout.band(generation);
        return (
          <g key={name.id}>
            <rect {...band} rx="12" className="fill-surface-sunken" />
            <text
              {...title}
              textAnchor={layout.isNarrow ? 'middle' : 'start'}
              className="fill-ink-soft text-[13px] font-semibold tracking-tight lg:text-[15px] lg:tracking-normal"
            >
              {i18n._(layout.isNarrow ? short : name)}
            </text>
          </g>
        );
      })}
      {TREE_HOUSEHOLDS.map((household) => (
        <path
          key={`${household.generation} ${household.parents[0]}`}
          d={householdLines(layout, household)}
          className="fill-none stroke-line-strong stroke-2"
        />
      ))}
      {TREE_PLACES.map((place) =>
        place.person === 'ik' || place.person === 'partner' ? (
          <FamilyBox key={place.person} layout={layout} place={place} kind={place.person} />
        ) : null,
      )}
    </g>
  );
}

interface MemberBoxesProps {
  readonly layout: TreeLayout;
  readonly member: FamilyMember;
  readonly isChosen: boolean;
}

function MemberBoxes({ layout, member, isChosen }: MemberBoxesProps) {
  return TREE_PLACES.filter(({ person }) => person === member.id).map((place) => (
    <FamilyBox
      key={`${place.generation} ${place.order}`}
      layout={layout}
      place={place}
      kind={isChosen ? 'chosen' : member.circle === 'extended' ? 'extended' : member.sex}
      letter={`${member.sex === 'male' ? 'm' : 'v'}${member.circle === 'extended' ? '+' : ''}`}
    />
  ));
}
