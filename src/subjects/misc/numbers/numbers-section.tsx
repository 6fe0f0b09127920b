import { useLingui } from '@lingui/react/macro';
import { NUMBER_RULES } from '#content/misc/number-rules.ts';
import { PRACTICAL_NUMBERS, type PracticalNumber } from '#content/misc/practical-numbers.ts';
import { Fold } from '#subjects/misc/fold.tsx';
import { LargeNumbers } from './large-numbers.tsx';
import { NumberBuilder } from './number-builder.tsx';
import { NumberCards } from './number-cards.tsx';
import { NUMBERS_A_ROUND, NumbersChallenge } from './numbers-challenge.tsx';
import { WordParts } from './word-parts.tsx';
import { SayButton } from '#subjects/misc/spoken-phrases.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { English } from '#components/meaning.tsx';

/** Numbers: from the cards of 0 to 20 to a challenge (MSC-09, MSC-10). Loaded lazily, hence the default export. */
export default function NumbersSection() {
  const { t } = useLingui();
  return (
    <>
      <NumberCards />
      <NumberRules />
      <NumberBuilder />
      <LargeNumbers />
      <PracticalNumbers />
      <SectionPart
        title={t`Numbers challenge`}
        intro={t`Hear ${{ count: NUMBERS_A_ROUND }} numbers and type each one. How many do you get right?`}
      >
        <NumbersChallenge />
      </SectionPart>
    </>
  );
}

/** The formation rules, each with example numbers broken into parts (MSC-09). */
function NumberRules() {
  const { t } = useLingui();
  return (
    <SectionPart title={t`How numbers are made`} intro={t`With six rules you can say all numbers.`}>
      <ul className="grid grid-cols-1 gap-2 md:gap-3 lg:grid-cols-2">
        {NUMBER_RULES.map(({ title, text, examples }) => (
          <li key={title}>
            <Fold
              isOpenWhenWide
              title={
                <h4 className="font-bold">
                  <English>{title}</English>
                </h4>
              }
            >
              <p>
                <MarkedText text={text} />
              </p>
              <ul className="flex flex-col gap-3">
                {examples.map(({ figure, pieces }) => (
                  <li key={figure} className="flex flex-wrap items-start gap-x-3">
                    <span className="w-14 shrink-0 pt-1 text-xl font-bold text-brand tabular-nums">
                      {figure}
                    </span>
                    <div className="min-w-0 flex-1 basis-32">
                      <WordParts pieces={pieces} />
                    </div>
                  </li>
                ))}
              </ul>
              <div>
                <ListenButton
                  isTextShown
                  text={examples.map(({ pieces }) => `${pieces.join('')}.`).join(' ')}
                />
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </SectionPart>
  );
}

/** Numbers in daily life: in the shop, on the phone, in a letter (MSC-09). */
function PracticalNumbers() {
  const { t } = useLingui();
  return (
    <SectionPart title={t`Numbers every day`} intro={t`As it is written, and as it is said.`}>
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 wrap-anywhere lg:grid-cols-2">
        {PRACTICAL_NUMBERS.map(({ title, examples }) => (
          <div key={title} className="flex flex-col gap-2">
            <h4 className="font-bold">
              <English>{title}</English>
            </h4>
            <ul className="flex flex-col gap-2">
              {examples.map((example) => (
                <Example key={example.written} {...example} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionPart>
  );
}

function Example({ written, said, english, tip }: PracticalNumber) {
  return (
    <li className="flex flex-col gap-1">
      <SayButton text={said}>
        <span className="flex min-w-0 flex-1 flex-col leading-snug">
          <span lang="nl" className="font-semibold">
            {written}
          </span>{' '}
          <span lang="nl" className="text-base text-brand">
            {said}
          </span>{' '}
          <English className="text-ink-soft">{english}</English>
        </span>
      </SayButton>
      {tip !== undefined && (
        <p className="px-3 text-sm text-ink-soft">
          <MarkedText text={tip} />
        </p>
      )}
    </li>
  );
}
