import { useState } from 'react';
import { BODY_PARTS, type BodyPartId } from '#content/misc/body-parts.ts';
import { BodyDiagram } from '#features/misc/body/body-diagram.tsx';
import { ChosenPart } from '#features/misc/body/chosen-part.tsx';
import { DiagramTooltip } from '#features/misc/diagram/diagram-tooltip.tsx';
import { EDGE_TO_EDGE } from '#features/misc/diagram/edge-to-edge.ts';
import { usePointed } from '#features/misc/diagram/use-pointed.ts';
import { useSpeech } from '#shared/speech/use-speech.ts';
import { Card } from '#ui/card.tsx';

/** The diagram and what was chosen in it. A press says the word; pressed again the part is put back (MSC-03). */
export function BodyExplorer() {
  const [chosen, setChosen] = useState<BodyPartId | null>(null);
  const pointing = usePointed<BodyPartId>();
  const { toggle, stop } = useSpeech();
  const { pointed } = pointing;
  const pointedPart = BODY_PARTS.find(({ id }) => id === pointed?.id);
  const press = (id: BodyPartId) => {
    stop();
    const isSame = id === chosen;
    setChosen(isSame ? null : id);
    const part = BODY_PARTS.find((one) => one.id === id);
    if (!isSame && part) toggle(part.dutch);
  };
  return (
    <div className="grid items-center gap-6 lg:grid-cols-[5fr_3fr]">
      <Card className={`px-1! py-4! max-[24.375rem]:px-0! sm:px-6! ${EDGE_TO_EDGE}`}>
        <div className="relative">
          <BodyDiagram
            marks={chosen === null ? {} : { [chosen]: 'chosen' }}
            onPressed={press}
            pointing={pointing}
          />
          {pointed && pointedPart && (
            <DiagramTooltip at={pointed} box={pointing.tooltip} phrase={pointedPart} />
          )}
        </div>
      </Card>
      <ChosenPart id={chosen} />
    </div>
  );
}
