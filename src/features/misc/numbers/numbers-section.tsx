import { LargeNumbers } from '#features/misc/numbers/large-numbers.tsx';
import { NumberBuilder } from '#features/misc/numbers/number-builder.tsx';
import { NumberCards } from '#features/misc/numbers/number-cards.tsx';
import { NumberRules } from '#features/misc/numbers/number-rules.tsx';
import { NUMBERS_A_ROUND, NumbersChallenge } from '#features/misc/numbers/numbers-challenge.tsx';
import { PracticalNumbers } from '#features/misc/numbers/practical-numbers.tsx';
import { SectionPart } from '#features/misc/section-part.tsx';

/** Numbers: from the cards of 0 to 20 to a challenge (MSC-09, MSC-10). Loaded late, hence the default export. */
export default function NumbersSection() {
  return (
    <div className="flex flex-col gap-12">
      <NumberCards />
      <NumberRules />
      <NumberBuilder />
      <LargeNumbers />
      <PracticalNumbers />
      <SectionPart
        title="Numbers challenge"
        intro={`Hear ${NUMBERS_A_ROUND} numbers and type each one. How many do you catch?`}
      >
        <NumbersChallenge />
      </SectionPart>
    </div>
  );
}
