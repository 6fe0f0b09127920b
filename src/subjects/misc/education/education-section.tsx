import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { SCHOOL_LEVELS, SCHOOL_SIMPLIFICATIONS, type SchoolLevelId } from '#content/misc/school-levels.ts';
import { DiagramScroller } from '#subjects/misc/diagram/diagram-frame.tsx';
import { LevelDetails } from './level-details.tsx';
import { PathwayDiagram } from './pathway-diagram.tsx';
import { PathwayKey } from './route-drawing.tsx';
import { moveTo } from '#subjects/misc/move-to.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Education System (MSC-06): the levels as a diagram, and details of the selected one. Another press deselects it. */
export default function EducationSection() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<SchoolLevelId | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const level = SCHOOL_LEVELS.find(({ id }) => id === chosen);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[auto_minmax(0,1fr)]">
        <Card className="flex flex-col gap-5 px-1! py-4! sm:px-5!">
          <DiagramScroller>
            <PathwayDiagram chosen={chosen} onPressed={(id) => setChosen(id === chosen ? null : id)} />
          </DiagramScroller>
          {level && (
            // On a phone the diagram fills the screen, and nobody would notice the details below it.
            <Button
              className="sticky bottom-3 self-center xl:hidden"
              onClick={() => heading.current && moveTo(heading.current)}
            >
              <ArrowDown aria-hidden size={18} />
              <Trans>
                Read about <span lang="nl">{level.name}</span>
              </Trans>
            </Button>
          )}
          <div className="px-2 sm:px-0">
            <PathwayKey />
          </div>
        </Card>
        <div>
          <output className="sr-only">
            {level && t`${{ name: level.name }} chosen: its details follow the diagram.`}
          </output>
          <LevelDetails id={chosen} heading={heading} />
        </div>
      </div>
      <p className="text-ink-soft">
        <MarkedText text={SCHOOL_SIMPLIFICATIONS} />
      </p>
    </div>
  );
}
