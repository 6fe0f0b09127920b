import { BODY_PARTS, type BodyPartId } from '#content/misc/body-parts.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';

/** The part that was chosen in the diagram, or what to do (MSC-07). */
export function ChosenPart({ id }: { id: BodyPartId | null }) {
  const part = BODY_PARTS.find((one) => one.id === id);
  if (part === undefined) {
    return (
      <p className="text-lg">
        Press a part of the body to hear its name. Press it again to clear it.
        <span className="mt-2 block text-base text-ink-soft">
          Small parts are in the large face; the back is on the figure that is turned away.
        </span>
      </p>
    );
  }
  const { dutch, english, otherForm, example } = part;
  return (
    <div className="flex flex-col items-start gap-4">
      <div>
        <p lang="nl" className="text-3xl font-bold">
          {dutch}
        </p>
        <p className="text-xl">{english}</p>
        <p className="mt-1 text-ink-soft">
          <span lang="nl">{otherForm.dutch}</span>, {otherForm.english}
        </p>
      </div>
      <ListenButton text={dutch} />
      <div className="border-l-4 border-brand pl-4">
        <p lang="nl">{example.dutch}</p>
        <p className="text-ink-soft">{example.english}</p>
      </div>
      <ListenButton text={example.dutch} label="Listen to the sentence" />
    </div>
  );
}
