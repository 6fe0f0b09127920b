import { useState } from 'react';
import { CategoryCards } from '#features/misc/category-cards.tsx';
import { FactDialog } from '#features/misc/fact-dialog.tsx';
import { MiscHero } from '#features/misc/misc-hero.tsx';
import { MISC_SECTIONS, TOPICS_ID } from '#features/misc/misc-sections.ts';
import { headingId, SectionFrame } from '#features/misc/section-frame.tsx';
import { SectionStrip } from '#features/misc/section-strip.tsx';
import { useSectionMoves } from '#features/misc/use-section-moves.ts';
import { useSectionsDue } from '#features/misc/use-sections-due.ts';

/** The strip stays in sight below the app's bar, so what is scrolled to stops lower than elsewhere. */
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
          Useful Categories
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
