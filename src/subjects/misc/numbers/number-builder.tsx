import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { buildNumber, numberWords } from '#dutch/number-words.ts';
import { englishNumber } from './number-cards.tsx';
import { WordParts } from './word-parts.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';

// MSC-10
const ONES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const TENS = [20, 30, 40, 50, 60, 70, 80, 90];

/** Combines any number from 21 to 99 from two lists (MSC-10). */
export function NumberBuilder() {
  const { t } = useLingui();
  const [ones, setOnes] = useState(1);
  const [tens, setTens] = useState(20);
  const built = buildNumber(tens, ones);
  return (
    <SectionPart title={t`Number builder`} intro={t`Choose ones and tens. Dutch says the ones first.`}>
      <Card className="flex flex-col gap-5">
        <div className="grid max-w-md grid-cols-1 gap-4 xs:grid-cols-2">
          <NumberList label={t`Ones`} name="ones" numbers={ONES} value={ones} onChosen={setOnes} />
          <NumberList label={t`Tens`} name="tens" numbers={TENS} value={tens} onChosen={setTens} />
        </div>
        {built !== null && (
          <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center">
            <output className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-3">
              <span className="text-5xl leading-none font-bold tabular-nums">
                <span className="text-brand">{Math.floor(built.value / 10)}</span>
                <span className="text-action">{built.value % 10}</span>
              </span>
              <span className="flex flex-col gap-2">
                <WordParts pieces={built.pieces} labels={[t`ones`, t`and`, t`tens`]} />
                <span className="text-ink-soft">{englishNumber(built.value)}</span>
              </span>
            </output>
            <ListenButton isTextShown text={built.words} />
          </div>
        )}
      </Card>
    </SectionPart>
  );
}

interface NumberListProps {
  readonly label: string;
  readonly name: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChosen: (value: number) => void;
}

function NumberList({ label, name, numbers, value, onChosen }: NumberListProps) {
  return (
    <SelectField
      label={label}
      name={name}
      lang="nl"
      value={value}
      onChange={({ target }) => onChosen(Number(target.value))}
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {numberWords(number)} ({number})
        </option>
      ))}
    </SelectField>
  );
}
