import { Trans, useLingui } from '@lingui/react/macro';
import { DAY_PARTS, WEEKDAY_CARDS } from '#content/misc/days.ts';
import { dayAndPart } from '#dutch/calendar.ts';
import { DayPartCard, WeekdayCard } from './day-cards.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { useSpokenChoice } from '#subjects/misc/use-spoken-choice.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { SoundNote } from '#sound/components/sound-note.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

/** Combines a weekday and a part of the day into one Dutch word (MSC-03, MSC-04, MSC-05). */
export function DayCombiner() {
  const { t } = useLingui();
  const chosenDay = useSpokenChoice<number>();
  const chosenPart = useSpokenChoice<string>();
  const day = WEEKDAY_CARDS.find(({ position }) => position === chosenDay.choice);
  const part = DAY_PARTS.find(({ id }) => id === chosenPart.choice);
  return (
    <>
      <SectionPart
        title={t`The days of the week`}
        intro={t`Press a day to hear it. Press it again to clear it.`}
      >
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-2 xs:grid-cols-3 sm:grid-cols-4 lg:grid-cols-7">
          {WEEKDAY_CARDS.map((weekday) => (
            <li key={weekday.position} className="flex">
              <WeekdayCard
                weekday={weekday}
                isChosen={weekday === day}
                onPressed={() => chosenDay.press(weekday.position, weekday.dutch)}
              />
            </li>
          ))}
        </ol>
        <SoundNote sign={chosenDay.sign} />
      </SectionPart>
      <SectionPart
        title={t`Parts of the day`}
        intro={t`The hours are not exact. Not everybody uses the same times.`}
      >
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {DAY_PARTS.map((dayPart) => (
            <li key={dayPart.id} className="flex">
              <DayPartCard
                dayPart={dayPart}
                isChosen={dayPart === part}
                onPressed={() => chosenPart.press(dayPart.id, saidOf(dayPart))}
              />
            </li>
          ))}
        </ul>
        <SoundNote sign={chosenPart.sign} />
      </SectionPart>
      <SectionPart title={t`Day and part together`}>
        <Card className="flex min-h-28 flex-wrap items-center justify-between gap-4">
          <output className="flex flex-col">
            {day === undefined || part === undefined ? (
              <span className="text-ink-soft">
                <Trans>Click on a day and time period to see the combination</Trans>
              </span>
            ) : (
              <>
                <span lang="nl" className="text-3xl font-bold text-brand wrap-anywhere">
                  {dayAndPart(day.dutch, part.dutch)}
                </span>
                <English className="text-ink-soft">{englishOf(day.english, part.id)}</English>
              </>
            )}
          </output>
          {day !== undefined && part !== undefined && (
            <ListenButton isTextShown text={dayAndPart(day.dutch, part.dutch)} />
          )}
        </Card>
      </SectionPart>
    </>
  );
}

/** `On Monday morning`. The English night begins earlier than the Dutch one. */
function englishOf(weekday: string, dayPart: string): string {
  return `On ${weekday} ${dayPart}${dayPart === 'night' ? ', after midnight' : ''}`;
}

/** `De ochtend, De morgen. ’s ochtends, ’s morgens.` */
function saidOf({ dutch, adverb }: (typeof DAY_PARTS)[number]): string {
  return `${dutch}. ${adverb}.`.replaceAll(' /', ',');
}
