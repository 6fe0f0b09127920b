import { EXAM_LEVELS } from '#content/exam/exam-levels.ts';
import { SourceLinks } from '#features/exam/info/source-links.tsx';
import { Card } from '#ui/card.tsx';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Who needs A2 and who needs something else: in short, dated, with the pages that decide. */
export function LevelPanel() {
  const { checkedIn, situations, sources } = EXAM_LEVELS;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">Which level do you need?</h2>
        <p className="text-ink-soft">
          In short, as it was in <time dateTime={checkedIn}>{MONTH.format(new Date(checkedIn))}</time>. Laws
          change: always check the official pages.
        </p>
      </div>
      <dl className="grid gap-4 md:grid-cols-2">
        {situations.map(({ who, needs }) => (
          <div key={who} className="border-l-4 border-line pl-4">
            <dt className="font-semibold">{who}</dt>
            <dd>{needs}</dd>
          </div>
        ))}
      </dl>
      <SourceLinks sources={sources} />
    </Card>
  );
}
