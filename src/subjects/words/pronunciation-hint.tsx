import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { HINT_SIGNS } from '#content/misc/hint-signs.ts';
import { signsOf } from '#dutch/vocabulary/read-hint.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { miscRoute } from '#routes/routes.ts';
import { AppLink } from '#routes/components/app-link.tsx';

/** How a word is pronounced, with the meaning of the signs (CON-08). Left out where it only repeats the word, as with many short words. */
export function PronunciationHint({ word: { dutch, pronunciation } }: { word: Word }) {
  if (pronunciation === undefined || pronunciation.toLowerCase() === dutch.toLowerCase()) return null;
  return (
    <div className="mt-1 text-ink-soft">
      <p>
        <Trans>
          <span className="sr-only">Say: </span>
          <span lang="nl">{pronunciation}</span>
        </Trans>
      </p>
      <HintLegend hint={pronunciation} />
    </div>
  );
}

/** The signs of this hint and their pronunciation. Custom hints in another notation have none. */
function HintLegend({ hint }: { hint: string }) {
  const signs = signsOf(hint);
  if (signs.length === 0) return null;
  return (
    <details className="group/hint text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 hover:text-ink [&::-webkit-details-marker]:hidden">
        <Trans>How to read this</Trans>
        <ChevronDown
          aria-hidden
          size={16}
          className="transition-transform duration-150 group-open/hint:rotate-180"
        />
      </summary>
      <p>
        <Trans>Each sign is one sound. Say the part in CAPITALS with more force.</Trans>
      </p>
      <dl className="my-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {signs.map((sign) => (
          <div key={sign} className="contents">
            <dt lang="nl" className="text-base font-bold text-brand">
              {sign}
            </dt>
            <dd>{howToSay(sign)}</dd>
          </div>
        ))}
      </dl>
      <AppLink
        to={miscRoute('alphabets-section')}
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        <Trans>Hear all the signs</Trans>
      </AppLink>
    </details>
  );
}

const HOW_TO_SAY: ReadonlyMap<string, string> = new Map(
  HINT_SIGNS.flatMap(({ signs }) => signs.map(({ sign, howTo }) => [sign, howTo] as const)),
);

function howToSay(sign: string): string {
  return HOW_TO_SAY.get(sign) ?? '';
}
