import { useState } from 'react';
import { FAMILY_MEMBERS, type FamilyMemberId } from '#content/misc/family-members.ts';
import { DiagramScroller } from '#features/misc/diagram/diagram-scroller.tsx';
import { DiagramTooltip } from '#features/misc/diagram/diagram-tooltip.tsx';
import { usePointed } from '#features/misc/diagram/use-pointed.ts';
import { ChosenMember } from '#features/misc/family/chosen-member.tsx';
import { FamilyLegend } from '#features/misc/family/family-legend.tsx';
import { FamilyTree } from '#features/misc/family/family-tree.tsx';
import { useSpeech } from '#shared/speech/use-speech.ts';
import { Card } from '#ui/card.tsx';

/** The tree and who was chosen in it. A press says the word; pressed again it is put back (MSC-03). */
export function FamilyExplorer() {
  const [chosen, setChosen] = useState<FamilyMemberId | null>(null);
  const pointing = usePointed<FamilyMemberId>();
  const { toggle, stop } = useSpeech();
  const { pointed } = pointing;
  const pointedMember = FAMILY_MEMBERS.find(({ id }) => id === pointed?.id);
  const press = (id: FamilyMemberId) => {
    stop();
    const isSame = id === chosen;
    setChosen(isSame ? null : id);
    const member = FAMILY_MEMBERS.find((one) => one.id === id);
    if (!isSame && member) toggle(member.dutch);
  };
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-4 px-1! py-4! sm:px-5!">
        <DiagramScroller>
          <FamilyTree chosen={chosen} onPressed={press} pointing={pointing} />
          {pointed && pointedMember && (
            <DiagramTooltip at={pointed} box={pointing.tooltip} phrase={pointedMember} />
          )}
        </DiagramScroller>
        <div className="px-2 sm:px-0">
          <FamilyLegend />
        </div>
      </Card>
      <ChosenMember id={chosen} />
    </div>
  );
}
