import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { TilePattern } from '#components/brand.tsx';
import { speaksDutch } from '#lib/shown-text.ts';
import { Button } from '#ui/button.tsx';

/** MSC-01: seven topics; two sections of the page, family and school, are one topic. */
const TOPICS: readonly { title: MessageDescriptor; dutch: string }[] = [
  { title: msg`Letters and spelling`, dutch: 'de letters' },
  { title: msg`Numbers and prices`, dutch: 'de getallen' },
  { title: msg`The clock`, dutch: 'de tijd' },
  { title: msg`Days and seasons`, dutch: 'de dagen' },
  { title: msg`Finding the way`, dutch: 'de weg' },
  { title: msg`The body`, dutch: 'het lichaam' },
  { title: msg`Family and school`, dutch: 'familie en school' },
];

/** What the page is about, and a button for a fun fact (MSC-01). */
export function MiscHero({ onFactRequested }: { onFactRequested: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <div className="relative isolate flex flex-col gap-5 overflow-hidden rounded-card bg-brand-soft px-5 py-8 sm:px-10">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)] rtl:[mask-image:linear-gradient(270deg,transparent_40%,#000)]" />
      <p className="max-w-2xl text-xl leading-snug font-semibold sm:text-2xl">
        <Trans>Practical Dutch vocabulary for daily use. From greetings to time and days.</Trans>
      </p>
      <ul aria-label={t`Topics`} className="flex max-w-3xl flex-wrap gap-2">
        {TOPICS.map(({ title, dutch }) => (
          <li key={dutch} className="rounded-control bg-surface-raised px-2.5 py-1 text-sm">
            {i18n._(title)}
            {!speaksDutch(i18n) && (
              <>
                {' '}
                <span lang="nl" className="font-semibold text-brand">
                  {dutch}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button tone="secondary" onClick={onFactRequested} className="self-start">
        <Lightbulb aria-hidden size={20} className="shrink-0" />
        <Trans>Did You Know?</Trans>
      </Button>
    </div>
  );
}
