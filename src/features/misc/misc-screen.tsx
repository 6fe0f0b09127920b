import { ArrowUp } from 'lucide-react';
import { CategoryCards } from '#features/misc/category-cards.tsx';
import { factDialogCode, useFirstVisitFact } from '#features/misc/first-visit-fact.ts';
import { MiscHero } from '#features/misc/misc-hero.tsx';
import { MISC_SECTIONS } from '#features/misc/misc-sections.ts';
import { moveTo } from '#features/misc/move-to.ts';
import { SectionFrame } from '#features/misc/section-frame.tsx';
import { useSectionMoves } from '#features/misc/use-section-moves.ts';
import { useSectionsDue } from '#features/misc/use-sections-due.ts';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { Button } from '#ui/button.tsx';
import { elementById } from '#ui/screen.ts';

/** The id of the heading over the cards. */
const TOPICS_ID = 'topics';

/** The page keeps its own bar in sight too, so what is scrolled to stops lower than elsewhere. */
const BELOW_THE_BARS = '[&_:is(a,button,input,select,textarea,summary,section,[tabindex])]:scroll-mt-14';

/** Miscellaneous Dutch (`/misc`, MSC-01): a fun fact, eight cards, and the eight sections they lead to. */
export default function MiscScreen() {
  const { dueCount, drawUpTo } = useSectionsDue();
  const { waitingFor, start, backFrom } = useSectionMoves(drawUpTo);
  const fact = useFirstVisitFact();
  return (
    <div className={`flex flex-col gap-8 ${BELOW_THE_BARS}`}>
      <StickyHeader />
      <MiscHero onFactRequested={fact.show} />
      {fact.isShown && <LazyView code={factDialogCode} props={{ onClose: fact.hide }} />}
      <div className="flex flex-col gap-4">
        <h2 id={TOPICS_ID} tabIndex={-1} className="text-2xl font-bold outline-none">
          Useful Categories
        </h2>
        <CategoryCards waitingFor={waitingFor} onStart={start} />
      </div>
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

/** Stays below the app's own bar, and like it only on a screen that is high enough. */
function StickyHeader() {
  return (
    <div className="-mx-4 -mt-6 flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-surface px-4 py-1 sm:-mt-10 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-14 [@media(min-height:30rem)]:z-10">
      <h1 className="text-xl font-bold max-[22.5rem]:text-lg sm:text-2xl">Miscellaneous Dutch</h1>
      <Button tone="quiet" onClick={goToTopics} className="-mr-3 px-3!">
        <ArrowUp aria-hidden size={18} />
        Topics
      </Button>
    </div>
  );
}

function goToTopics(): void {
  const heading = elementById(TOPICS_ID);
  if (heading) moveTo(heading);
}
