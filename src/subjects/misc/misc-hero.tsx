import { Lightbulb } from 'lucide-react';
import { TilePattern } from '#components/brand.tsx';
import { Button } from '#ui/button.tsx';

/** MSC-01: seven topics; two sections of the page, family and school, are one topic. */
const TOPICS: readonly { english: string; dutch: string }[] = [
  { english: 'Letters and spelling', dutch: 'de letters' },
  { english: 'Numbers and prices', dutch: 'de getallen' },
  { english: 'The clock', dutch: 'de tijd' },
  { english: 'Days and seasons', dutch: 'de dagen' },
  { english: 'Finding the way', dutch: 'de weg' },
  { english: 'The body', dutch: 'het lichaam' },
  { english: 'Family and school', dutch: 'familie en school' },
];

/** What the page is about, and a button for a fun fact (MSC-01). */
export function MiscHero({ onFactRequested }: { onFactRequested: () => void }) {
  return (
    <div className="relative isolate flex flex-col gap-5 overflow-hidden rounded-card bg-brand-soft px-5 py-8 sm:px-10">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)]" />
      <p className="max-w-2xl text-xl leading-snug font-semibold sm:text-2xl">
        Practical Dutch vocabulary for daily use. From greetings to time and days.
      </p>
      <ul aria-label="Topics" className="flex max-w-3xl flex-wrap gap-2">
        {TOPICS.map(({ english, dutch }) => (
          <li key={english} className="rounded-control bg-surface-raised px-2.5 py-1 text-sm">
            {english}{' '}
            <span lang="nl" className="font-semibold text-brand">
              {dutch}
            </span>
          </li>
        ))}
      </ul>
      <Button tone="secondary" onClick={onFactRequested} className="self-start">
        <Lightbulb aria-hidden size={20} className="shrink-0" />
        Did You Know?
      </Button>
    </div>
  );
}
