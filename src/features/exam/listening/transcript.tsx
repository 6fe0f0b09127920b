import type { Ref } from 'react';
import type { AskedListeningRow, SpokenLine } from '#content/schema/exam-rows.ts';

/** More than one speaks. */
export function isConversation({ audioText }: Pick<AskedListeningRow, 'audioText'>): boolean {
  return new Set(audioText.map(({ voice }) => voice)).size > 1;
}

/** Numbered as they begin to speak. */
export function speakerName(
  { audioText }: Pick<AskedListeningRow, 'audioText'>,
  voice: SpokenLine['voice'],
): string {
  return audioText[0]?.voice === voice ? 'Spreker 1' : 'Spreker 2';
}

/** What is said in a fragment, in words. */
export function Transcript({
  item,
  ref,
}: {
  item: Pick<AskedListeningRow, 'audioText'>;
  ref?: Ref<HTMLElement>;
}) {
  const withNames = isConversation(item);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="The text of the fragment"
      className="flex flex-col gap-2 border-l-4 border-line-strong pl-4 outline-none"
    >
      <p className="text-sm font-semibold text-ink-soft">The text of the fragment</p>
      <div lang="nl" className="flex flex-col gap-2 text-lg leading-relaxed">
        {item.audioText.map(({ voice, text }) => (
          <p key={text}>
            {withNames && <strong className="font-semibold">{speakerName(item, voice)}: </strong>}
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
