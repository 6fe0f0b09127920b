import { DAY_PHRASES, DAY_TIPS } from '#content/misc/days.ts';
import { MONTH_NAMES, SEASON_PHRASES, SEASON_WORDS } from '#content/misc/seasons.ts';
import { type CalendarDate, dateText, dateWords } from '#dutch/calendar.ts';
import { DayCombiner } from './day-combiner.tsx';
import { SeasonCards } from './season-cards.tsx';
import { SectionPart, TipList } from '#subjects/misc/section-part.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';

/** Days & Week (MSC-04, MSC-05): days, parts of the day, seasons. Loaded lazily, hence the default export. */
export default function DaysSection() {
  return (
    <>
      <DayCombiner />
      <SectionPart
        title="Today"
        intro="You can say a date in two ways. Both are right. The second is more formal."
      >
        <Today />
      </SectionPart>
      <SectionPart title="Days in sentences" intro="Press a sentence to hear it.">
        <SpokenPhrases phrases={DAY_PHRASES} listTitle="Days" />
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
        <SpokenPhrases phrases={SEASON_PHRASES} listTitle="Seasons" />
      </SectionPart>
      <SectionPart title="The months">
        <SpokenPhrases phrases={MONTH_NAMES} listTitle="Months" layout="words" />
      </SectionPart>
    </>
  );
}

/** Today's date on this device, as it is written and as it is read aloud. */
function Today() {
  const { clock } = usePlatform();
  const today = dateOf(clock.now());
  return (
    <Card className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex flex-col gap-1">
        <p lang="nl" className="text-2xl font-bold">
          Vandaag is het {dateText(today)}.
        </p>
        <p lang="nl" className="text-brand">
          {dateWords(today)}
        </p>
        <p>
          or <span lang="nl">{dateWords(today, 'ordinal')}</span>
        </p>
      </div>
      <ListenButton
        isTextShown
        text={`Vandaag is het ${dateWords(today)}, of ${dateWords(today, 'ordinal')}.`}
      />
    </Card>
  );
}

/** The date in the person's time zone. */
function dateOf(now: number): CalendarDate {
  const date = new Date(now);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
