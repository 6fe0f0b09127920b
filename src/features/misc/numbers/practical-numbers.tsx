import { PRACTICAL_NUMBERS, type PracticalNumber } from '#content/misc/practical-numbers.ts';
import { SayButton } from '#features/misc/say-button.tsx';
import { SectionPart } from '#features/misc/section-part.tsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';

/** Numbers where one meets them: in the shop, on the phone, in a letter (MSC-09). */
export function PracticalNumbers() {
  return (
    <SectionPart title="Numbers every day" intro="As it is written, and as it is said.">
      <div className="grid gap-x-4 gap-y-5 lg:grid-cols-2">
        {PRACTICAL_NUMBERS.map(({ title, examples }) => (
          <div key={title} className="flex flex-col gap-2">
            <h4 className="font-bold">{title}</h4>
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
          <span className="text-ink-soft">{english}</span>
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
