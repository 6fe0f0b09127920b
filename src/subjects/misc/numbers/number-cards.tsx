import { Trans, useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { ENGLISH_TENS, ENGLISH_UP_TO_TWENTY } from '#content/misc/english-numbers.ts';
import { countWord, numberWords } from '#dutch/number-words.ts';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { useSpokenChoice } from '#subjects/misc/use-spoken-choice.ts';
import { pickOne } from '#lib/random.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { SoundNote } from '#sound/components/sound-note.tsx';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

// MSC-09
const UP_TO_TWENTY = Array.from({ length: 21 }, (_, value) => value);
const TENS = [30, 40, 50, 60, 70, 80, 90];
const UP_TO_HUNDRED = Array.from({ length: 100 }, (_, place) => place + 1);

/** The first numbers, each said when pressed, and a random one up to 100 (MSC-09, MSC-03). */
export function NumberCards() {
  const { t } = useLingui();
  const { random } = usePlatform();
  const { choice, sign, press } = useSpokenChoice<number>();

  function drawNumber() {
    const others = UP_TO_HUNDRED.filter((value) => value !== choice);
    const drawn = pickOne(others, random) ?? 1;
    press(drawn, countWord(drawn));
  }
  const grid = (values: readonly number[]) => (
    <ul className="grid grid-cols-2 gap-2 xs:grid-cols-3 sm:grid-cols-4 lg:grid-cols-7">
      {values.map((value) => (
        <li key={value}>
          <NumberCard
            value={value}
            isChosen={value === choice}
            onPressed={() => press(value, countWord(value))}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <SectionPart
        title={t`A random number`}
        intro={t`Press the button and say the number before you look at the words.`}
      >
        <NumberSpotlight value={choice} sign={sign}>
          <Button tone="secondary" onClick={drawNumber}>
            <Dices aria-hidden size={20} />
            <Trans>Random number</Trans>
          </Button>
        </NumberSpotlight>
      </SectionPart>
      <SectionPart title={t`0 to 20`} intro={t`Press a number to hear it.`}>
        {grid(UP_TO_TWENTY)}
      </SectionPart>
      <SectionPart title={t`Tens`}>{grid(TENS)}</SectionPart>
    </>
  );
}

interface NumberCardProps {
  readonly value: number;
  readonly isChosen: boolean;
  readonly onPressed: () => void;
}

function NumberCard({ value, isChosen, onPressed }: NumberCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPressed}
      className="flex min-h-16 w-full flex-col justify-center gap-x-3 rounded-control border border-line-strong bg-surface-raised px-3 py-2 text-start sm:flex-row sm:items-center sm:justify-start transition-colors duration-150 hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:shadow-[inset_0_0_0_2px_var(--brand)]"
    >
      <span className="shrink-0 text-2xl leading-tight whitespace-nowrap sm:w-8 font-bold text-brand tabular-nums">
        {value}
      </span>{' '}
      <span className="flex min-w-0 flex-col leading-tight">
        <span lang="nl" className="text-base font-semibold">
          {numberWords(value)}
        </span>{' '}
        <English className="text-sm text-ink-soft">{englishNumber(value)}</English>
      </span>
    </button>
  );
}

interface NumberSpotlightProps {
  /** Null: nothing is selected. */
  readonly value: number | null;
  /** The credit or notice for its sound. */
  readonly sign: SoundSign | null;
  /** Buttons next to `Listen`. */
  readonly children: ReactNode;
}

/** The selected number, large. */
function NumberSpotlight({ value, sign, children }: NumberSpotlightProps) {
  return (
    <Card className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
      <output className="flex min-h-20 items-center gap-5">
        {value === null ? (
          <span className="text-ink-soft">
            <Trans>No number is chosen yet.</Trans>
          </span>
        ) : (
          <>
            <span className="text-6xl leading-none font-bold text-brand tabular-nums">{value}</span>
            <span className="flex flex-col">
              <span lang="nl" className="text-2xl font-bold wrap-anywhere">
                {numberWords(value)}
              </span>
              <English className="text-ink-soft">{englishNumber(value)}</English>
            </span>
          </>
        )}
      </output>
      <div className="flex flex-wrap items-center gap-2">
        <SoundNote sign={sign} />
        {value !== null && <ListenButton isTextShown text={countWord(value)} isLabelled={false} />}
        {children}
      </div>
    </Card>
  );
}

/** English words for 0 to 100: `thirty-five`. */
export function englishNumber(value: number): string {
  const small = ENGLISH_UP_TO_TWENTY[value];
  if (small !== undefined) return small;
  if (value === 100) return 'one hundred';
  const tens = ENGLISH_TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${ENGLISH_UP_TO_TWENTY[value % 10] ?? ''}`;
}
