import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CategoryCards } from './category-cards.tsx';
import { FactDialog } from './fact-dialog.tsx';
import { MiscHero } from './misc-hero.tsx';
import { MISC_SECTIONS, TOPICS_ID } from './misc-sections.ts';
import { headingId, SectionFrame } from './section-frame.tsx';
import { SectionStrip } from './section-strip.tsx';
import { useSectionMoves } from './use-section-moves.ts';
import { useSectionsDue } from './use-sections-due.ts';

/** The strip stays visible below the app's bar, so scrolling to a section stops lower than on other pages. */
const BELOW_THE_STRIP =
  '[@media(min-height:30rem)]:[&_:is(a,button,input,select,textarea,summary,section,[tabindex]):not(header_*)]:scroll-mt-14';

/** Miscellaneous Dutch (`/misc`, MSC-01): a fun fact, eight cards, and the eight sections they lead to. */
export default function MiscScreen() {
  const { dueCount, ...due } = useSectionsDue();
  const { waitingFor, start, backFrom, jumpTo } = useSectionMoves(due);
  const [isFactShown, setFactShown] = useState(false);
  const topics = { id: TOPICS_ID };
  return (
    <div className={`flex flex-col ${BELOW_THE_STRIP}`}>
      <SectionStrip waitingFor={waitingFor} onGone={jumpTo} />
      <MiscHero onFactRequested={() => setFactShown(true)} />
      {isFactShown && <FactDialog onClose={() => setFactShown(false)} />}
      <section id={TOPICS_ID} aria-labelledby={headingId(topics)} className="flex flex-col gap-4 py-8">
        <h2 id={headingId(topics)} tabIndex={-1} className="text-2xl font-bold outline-none">
          <Trans>Useful Categories</Trans>
        </h2>
        <CategoryCards waitingFor={waitingFor} onStart={start} />
      </section>
      {MISC_SECTIONS.map((section, place) => (
        <SectionFrame
          key={section.id}
          section={section}
          isDue={place < dueCount}
          onBack={() => backFrom(section)}
        />
      ))}
    </div>
  );
}
