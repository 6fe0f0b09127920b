import { DAY_PHRASES, DAY_TIPS } from '#content/misc/days.ts';
import { MONTH_NAMES, SEASON_PHRASES, SEASON_WORDS } from '#content/misc/seasons.ts';
import { DayCombiner } from '#features/misc/days/day-combiner.tsx';
import { SeasonCards } from '#features/misc/days/season-cards.tsx';
import { Today } from '#features/misc/days/today.tsx';
import { SectionPart } from '#features/misc/section-part.tsx';
import { SpokenPhrases } from '#features/misc/spoken-phrases.tsx';
import { TipList } from '#features/misc/tip-list.tsx';

/** Days & Week (MSC-04, MSC-05): days, parts of the day, seasons. Loaded late, hence the default export. */
export default function DaysSection() {
  return (
    <div className="flex flex-col gap-12">
      <DayCombiner />
      <SectionPart
        title="Today"
        intro="A date can be read aloud in two ways. Both are right; the second is more formal."
      >
        <Today />
      </SectionPart>
      <SectionPart title="Days in sentences" intro="Press a sentence to hear it.">
        <SpokenPhrases phrases={DAY_PHRASES} />
        <TipList tips={DAY_TIPS} />
      </SectionPart>
      <SectionPart
        title="The four seasons"
        intro="Whole months, as in a weather report. By the calendar each season begins about three weeks later."
      >
        <SeasonCards />
      </SectionPart>
      <SectionPart title="Words for the seasons">
        <SpokenPhrases phrases={SEASON_WORDS} layout="words" />
      </SectionPart>
      <SectionPart title="Seasons in sentences">
        <SpokenPhrases phrases={SEASON_PHRASES} />
      </SectionPart>
      <SectionPart title="The months">
        <SpokenPhrases phrases={MONTH_NAMES} layout="words" />
      </SectionPart>
    </div>
  );
}
