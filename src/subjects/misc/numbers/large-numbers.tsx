import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LARGE_NUMBERS } from '#content/misc/large-numbers.ts';
import { LARGEST_NUMBER, numberFigure, numberWords, yearWords } from '#dutch/number-words.ts';
import { parseNumber } from '#dutch/parse-number.ts';
import { SayButton } from '#subjects/misc/spoken-phrases.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { English } from '#components/meaning.tsx';

/** Hundreds and thousands, and any number the person types (MSC-09). */
export function LargeNumbers() {
  const { t } = useLingui();
  return (
    <SectionPart
      title={t`Large numbers`}
      intro={t`Dutch puts a dot where English has a comma: 10.000 is ten thousand.`}
    >
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {LARGE_NUMBERS.map(({ value, english }) => (
          <SayRow
            key={value}
            figure={numberFigure(value)}
            said={numberWords(value)}
            english={english}
            also={isRoundHundred(value) ? yearWords(value) : undefined}
          />
        ))}
        <SayRow figure="1.000.000" said="een miljoen" english="one million" />
      </ul>
      <AnyNumber />
    </SectionPart>
  );
}

/** Any number in words: a house number, a salary, a year of birth. */
function AnyNumber() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const value = parseNumber(typed);
  const isNone = typed.trim() !== '' && value === null;
  return (
    <Card className="flex flex-col gap-4">
      <TextField
        label={t`See any number in words`}
        name="any-number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
        placeholder={t`For example 3275`}
        className="max-w-sm"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={
          isNone ? t`Write a whole number from 0 to ${{ largest: numberFigure(LARGEST_NUMBER) }}.` : undefined
        }
      />
      {value !== null && (
        <div className="flex flex-wrap items-center gap-4">
          <output lang="nl" className="text-xl font-bold wrap-anywhere">
            {numberWords(value)}
          </output>
          <ListenButton isTextShown text={numberWords(value)} />
        </div>
      )}
    </Card>
  );
}

function isRoundHundred(value: number): boolean {
  return value > 1000 && value < 2000 && value % 100 === 0;
}

interface SayRowProps {
  readonly figure: string;
  /** The Dutch words. */
  readonly said: string;
  readonly english: string;
  /** A second right way to say it. */
  readonly also?: string | undefined;
}

/** A figure and its words. The whole row is a button that says them. */
function SayRow({ figure, said, english, also }: SayRowProps) {
  const dutch = also === undefined ? said : `${said}, of ${also}`;
  return (
    <li>
      <SayButton text={dutch}>
        <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
          <span className="w-24 shrink-0 text-lg leading-tight font-bold text-brand tabular-nums sm:text-end">
            {figure}
          </span>{' '}
          <span className="flex min-w-0 flex-col leading-snug wrap-anywhere hyphens-auto">
            <span lang="nl" className="font-semibold">
              {said}
            </span>{' '}
            {also !== undefined && (
              <span className="text-ink-soft">
                <Trans>
                  also: <span lang="nl">{also}</span>
                </Trans>{' '}
              </span>
            )}
            <English className="text-ink-soft">{english}</English>
          </span>
        </span>
      </SayButton>
    </li>
  );
}
