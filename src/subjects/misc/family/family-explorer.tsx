import { Trans, useLingui } from '@lingui/react/macro';
import { FAMILY_MEMBERS, type FamilyMember, type FamilyMemberId } from '#content/misc/family-members.ts';
import { DiagramScroller } from '#subjects/misc/diagram/diagram-frame.tsx';
import { DiagramTooltip, usePointed } from '#subjects/misc/diagram/diagram-tooltip.tsx';
import { FamilyLegend } from './family-box.tsx';
import { FamilyTree } from './family-tree.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { useSpokenChoice } from '#subjects/misc/use-spoken-choice.ts';
import { SoundNote } from '#sound/components/sound-note.tsx';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

/** The tooltip of a narrow tree has one line: it fits between two rows of people, and covers nobody. */
const BETWEEN_ROWS =
  'max-lg:max-w-full max-lg:flex-row max-lg:flex-wrap max-lg:items-baseline max-lg:justify-center max-lg:gap-x-1.5 max-lg:py-0';

/** The tree and the selected person. A press says the word; another press deselects it (MSC-03). */
export function FamilyExplorer() {
  const { choice, sign, press } = useSpokenChoice<FamilyMemberId>();
  const pointing = usePointed<FamilyMemberId>();
  const { pointed } = pointing;
  const pointedMember = memberOf(pointed?.id);
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-4 px-1! py-4! sm:px-5!">
        <DiagramScroller>
          <FamilyTree
            chosen={choice}
            onPressed={(id) => press(id, memberOf(id)?.dutch ?? '')}
            pointing={pointing}
          />
          {pointed && pointedMember && (
            <DiagramTooltip
              at={pointed}
              box={pointing.tooltip}
              phrase={pointedMember}
              className={BETWEEN_ROWS}
            />
          )}
        </DiagramScroller>
        <div className="px-2 sm:px-0">
          <FamilyLegend />
        </div>
      </Card>
      <ChosenMember member={memberOf(choice)} sign={sign} />
    </div>
  );
}

/** The person selected in the tree, or what to do (MSC-08). */
function ChosenMember({ member, sign }: { member: FamilyMember | undefined; sign: SoundSign | null }) {
  const { t } = useLingui();
  if (member === undefined) {
    return (
      <p className="text-lg">
        <Trans>
          Press somebody in the family of <strong lang="nl">ik</strong> to hear the word. Press it again to
          clear it.
        </Trans>
      </p>
    );
  }
  const { dutch, english, meaning, note } = member;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p>
          <strong lang="nl" className="block text-3xl font-bold">
            {dutch}
          </strong>
          <English className="text-xl">{english}</English>
        </p>
        <ListenButton isTextShown text={dutch} isLabelled={sign === null} />
        <SoundNote sign={sign} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-s-4 border-brand ps-4">
        <div className="min-w-0 flex-1 basis-72">
          <p lang="nl">{meaning.dutch}</p>
          <p className="text-ink-soft">
            <MarkedText text={meaning.english} />
          </p>
        </div>
        <ListenButton isTextShown text={meaning.dutch} label={t`Listen to the sentence`} />
      </div>
      {note !== undefined && (
        <p>
          <MarkedText text={note} />
        </p>
      )}
    </div>
  );
}

function memberOf(id: FamilyMemberId | null | undefined): FamilyMember | undefined {
  return FAMILY_MEMBERS.find((member) => member.id === id);
}
