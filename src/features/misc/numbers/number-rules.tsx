import { NUMBER_RULES } from '#content/misc/number-rules.ts';
import { Fold } from '#features/misc/fold.tsx';
import { WordParts } from '#features/misc/numbers/word-parts.tsx';
import { SectionPart } from '#features/misc/section-part.tsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';

/** The formation rules, each with numbers taken apart (MSC-09). */
export function NumberRules() {
  return (
    <SectionPart title="How numbers are made" intro="Six rules, and you can say them all.">
      <ul className="grid gap-2 md:gap-3 lg:grid-cols-2">
        {NUMBER_RULES.map(({ title, text, examples }) => (
          <li key={title}>
            <Fold isOpenWhenWide title={<h4 className="font-bold">{title}</h4>}>
              <p>
                <MarkedText text={text} />
              </p>
              <ul className="flex flex-col gap-3">
                {examples.map(({ figure, pieces }) => (
                  <li key={figure} className="flex items-start gap-3">
                    <span className="w-14 shrink-0 pt-1 text-xl font-bold text-brand tabular-nums">
                      {figure}
                    </span>
                    <WordParts pieces={pieces} />
                  </li>
                ))}
              </ul>
              <div>
                <ListenButton text={examples.map(({ pieces }) => `${pieces.join('')}.`).join(' ')} />
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </SectionPart>
  );
}
