import { Trans } from '@lingui/react/macro';
import { SOUNDS, VOWEL_PAIRS } from '#content/misc/sounds.ts';
import { Fold } from '#subjects/misc/fold.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

/** The pronunciation guide (MSC-12): a card for each new sound, and short next to long vowels. */
export function SoundGuide() {
  return (
    <>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {SOUNDS.map(({ spelling, howTo, examples }) => (
          <li key={spelling}>
            <Fold
              isOpenWhenWide
              title={
                <h4 lang="nl" className="text-2xl font-bold text-brand">
                  {spelling}
                </h4>
              }
            >
              <English as="p">{howTo}</English>
              <SpokenPhrases phrases={examples} layout="words" />
            </Fold>
          </li>
        ))}
      </ul>
      <Card className="flex flex-col gap-3 p-4! sm:p-5!">
        <h4 className="text-lg font-bold">
          <Trans>Short or long</Trans>
        </h4>
        <p className="max-w-prose">
          <Trans>
            A long vowel makes a different word from a short one. Two letters (aa, oo), or one at the end of a
            syllable (ma-nen), are long.
          </Trans>
        </p>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {VOWEL_PAIRS.map(({ short, long }) => (
            <li key={short.dutch}>
              <SpokenPhrases phrases={[short, long]} layout="words" />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
