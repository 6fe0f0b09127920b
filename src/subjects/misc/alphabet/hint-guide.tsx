import { HINT_SIGNS, type SignHelp } from '#content/misc/hint-signs.ts';
import { Fold } from '#subjects/misc/fold.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { English } from '#components/meaning.tsx';

/** Every sign of the pronunciation hints with three words to hear (CON-08). */
export function HintGuide() {
  return (
    <ul className="flex flex-col gap-2 md:gap-4">
      {HINT_SIGNS.map(({ title, signs }) => (
        <li key={title}>
          <Fold
            isDrawnLate
            title={
              <h4 className="flex flex-wrap items-baseline gap-x-4 text-lg font-bold">
                <English>{title}</English>
                <span lang="nl" className="text-brand">
                  {signs.map(({ sign }) => sign).join(' ')}
                </span>
              </h4>
            }
          >
            <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
              {signs.map((help) => (
                <li key={help.sign}>
                  <SignView {...help} />
                </li>
              ))}
            </ul>
          </Fold>
        </li>
      ))}
    </ul>
  );
}

function SignView({ sign, howTo, examples }: SignHelp) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        <strong lang="nl" className="text-xl text-brand">
          {sign}
        </strong>{' '}
        <English>{howTo}</English>
      </p>
      <SpokenPhrases phrases={examples} layout="words" />
    </div>
  );
}
