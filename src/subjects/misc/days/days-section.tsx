import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  return (
    <>
      <DayCombiner />
      <SectionPart
        title={t`Today`}
        intro={t`You can say a date in two ways. Both are right. The second is more formal.`}
      >
        <Today />
      </SectionPart>
      <SectionPart title={t`Days in sentences`} intro={t`Press a sentence to hear it.`}>
        <SpokenPhrases phrases={DAY_PHRASES} listTitle={t`Days`} />
        <TipList tips={DAY_TIPS} />
      </SectionPart>
      <SectionPart
        title={t`The four seasons`}
        intro={t`Whole months, as in a weather report. By the calendar each season begins about three weeks later.`}
      >
        <SeasonCards />
      </SectionPart>
      <SectionPart title={t`Words for the seasons`}>
        <SpokenPhrases phrases={SEASON_WORDS} layout="words" />
      </SectionPart>
      <SectionPart title={t`Seasons in sentences`}>
        <SpokenPhrases phrases={SEASON_PHRASES} listTitle={t`Seasons`} />
      </SectionPart>
      <SectionPart title={t`The months`}>
        <SpokenPhrases phrases={MONTH_NAMES} listTitle={t`Months`} layout="words" />
      </SectionPart>
    </>
  );
}

/** Today's date on this device, as it is written and as it is read aloud. */
function Today() {
  const { clock } = usePlatform();
  const today = dateOf(clock.now());
  const dutch = `Vandaag is het ${dateWords(today)}, of ${dateWords(today, 'ordinal')}.`;
  return (
    <Card className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex flex-col gap-1 wrap-anywhere">
        <p lang="nl" className="text-2xl font-bold">
          Vandaag is het {dateText(today)}.
        </p>
        <p lang="nl" className="text-brand">
          {dateWords(today)}
        </p>
        <p>
          <Trans>
            or <span lang="nl">{dateWords(today, 'ordinal')}</span>
          </Trans>
        </p>
      </div>
      <ListenButton isTextShown text={dutch} />
    </Card>
  );
}

/** The date in the person's time zone. */
function dateOf(now: number): CalendarDate {
  const date = new Date(now);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
