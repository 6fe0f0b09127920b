import { type CalendarDate, dateText, dateWords } from '#domain/dutch/calendar.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Card } from '#ui/card.tsx';

/** The date of today on this device, as it is written and as it is read. */
export function Today() {
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
      <ListenButton text={`Vandaag is het ${dateWords(today)}, of ${dateWords(today, 'ordinal')}.`} />
    </Card>
  );
}

/** The day on the person's own calendar. */
function dateOf(now: number): CalendarDate {
  const date = new Date(now);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
