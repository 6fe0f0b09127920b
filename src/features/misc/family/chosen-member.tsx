import { FAMILY_MEMBERS, type FamilyMemberId } from '#content/misc/family-members.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';

/** Who was chosen in the tree, or what to do (MSC-08). */
export function ChosenMember({ id }: { id: FamilyMemberId | null }) {
  const member = FAMILY_MEMBERS.find((one) => one.id === id);
  if (member === undefined) {
    return (
      <p className="text-lg">
        Press somebody in the family of <strong lang="nl">ik</strong> to hear the word. Press it again to
        clear it.
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
          <span className="text-xl">{english}</span>
        </p>
        <ListenButton text={dutch} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-l-4 border-brand pl-4">
        <div className="min-w-0 flex-1 basis-72">
          <p lang="nl">{meaning.dutch}</p>
          <p className="text-ink-soft">
            <MarkedText text={meaning.english} />
          </p>
        </div>
        <ListenButton text={meaning.dutch} label="Listen to the sentence" />
      </div>
      {note !== undefined && (
        <p>
          <MarkedText text={note} />
        </p>
      )}
    </div>
  );
}
