import { Trans, useLingui } from '@lingui/react/macro';
import { BODY_PARTS, type BodyPart, type BodyPartId } from '#content/misc/body-parts.ts';
import { BodyDiagram } from './body-diagram.tsx';
import { EDGE_TO_EDGE } from '#subjects/misc/diagram/diagram-frame.tsx';
import { DiagramTooltip, usePointed } from '#subjects/misc/diagram/diagram-tooltip.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { useSpokenChoice } from '#subjects/misc/use-spoken-choice.ts';
import { SoundNote } from '#sound/components/sound-note.tsx';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

/** The diagram and the selected part. A press says the word; another press deselects the part (MSC-03). */
export function BodyExplorer() {
  const { choice, sign, press } = useSpokenChoice<BodyPartId>();
  const pointing = usePointed<BodyPartId>();
  const { pointed } = pointing;
  const pointedPart = partOf(pointed?.id);
  return (
    <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-[5fr_3fr]">
      <Card className={`px-1! py-4! max-[24.375rem]:px-0! sm:px-6! ${EDGE_TO_EDGE}`}>
        <div className="relative">
          <BodyDiagram
            marks={choice === null ? {} : { [choice]: 'chosen' }}
            onPressed={(id) => press(id, partOf(id)?.dutch ?? '')}
            pointing={pointing}
          />
          {pointed && pointedPart && (
            <DiagramTooltip at={pointed} box={pointing.tooltip} phrase={pointedPart} />
          )}
        </div>
      </Card>
      <ChosenPart part={partOf(choice)} sign={sign} />
    </div>
  );
}

/** The part selected in the diagram, or what to do (MSC-07). */
function ChosenPart({ part, sign }: { part: BodyPart | undefined; sign: SoundSign | null }) {
  const { t } = useLingui();
  if (part === undefined) {
    return (
      <p className="text-lg">
        <Trans>
          Press a part of the body to hear its name. Press it again to clear it.
          <span className="mt-2 block text-base text-ink-soft">
            Small parts are in the large face. The back is on the second figure.
          </span>
        </Trans>
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
        <English as="p" className="text-xl">
          {english}
        </English>
        <p className="mt-1 text-ink-soft">
          <span lang="nl">{otherForm.dutch}</span>, <English>{otherForm.english}</English>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ListenButton isTextShown text={dutch} isLabelled={sign === null} />
        <SoundNote sign={sign} />
      </div>
      <div className="border-s-4 border-brand ps-4">
        <p lang="nl">{example.dutch}</p>
        <English as="p" className="text-ink-soft">
          {example.english}
        </English>
      </div>
      <ListenButton isTextShown text={example.dutch} label={t`Listen to the sentence`} />
    </div>
  );
}

function partOf(id: BodyPartId | null | undefined): BodyPart | undefined {
  return BODY_PARTS.find((part) => part.id === id);
}
