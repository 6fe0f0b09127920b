import { FAMILY_EXAMPLES, FAMILY_MEMBERS, type FamilyMember } from '#content/misc/family-members.ts';
import { FamilyExplorer } from './family-explorer.tsx';
import { FamilyQuiz } from './family-quiz.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';

/** Family Relations (MSC-08): a tree, the words in three lists, examples, and a quiz. */
export default function FamilySection() {
  return (
    <>
      <FamilyExplorer />
      <SectionPart title="The words" intro="Press a word to hear it.">
        <FamilyLists />
      </SectionPart>
      <SectionPart title="Talking about your family">
        <SpokenPhrases phrases={FAMILY_EXAMPLES} listTitle="Family" />
      </SectionPart>
      <SectionPart title="Quiz: who is it?" intro="Eight questions about who is who in the family.">
        <FamilyQuiz />
      </SectionPart>
    </>
  );
}

const CIRCLES: readonly { circle: FamilyMember['circle']; dutch: string; english: string }[] = [
  { circle: 'core', dutch: 'het gezin', english: 'Core family: parents and children' },
  { circle: 'extended', dutch: 'de familie', english: 'Extended family' },
  { circle: 'in-law', dutch: 'de schoonfamilie', english: 'In-laws: the family of your partner' },
];

/** The 16 words in three lists (MSC-08). */
function FamilyLists() {
  return (
    <div className="flex flex-col gap-6">
      {CIRCLES.map(({ circle, dutch, english }) => (
        <div key={circle} className="flex flex-col gap-2">
          <h4 className="font-bold">
            {english}, <span lang="nl">{dutch}</span>
          </h4>
          <SpokenPhrases
            layout="words"
            phrases={FAMILY_MEMBERS.filter((member) => member.circle === circle)}
          />
        </div>
      ))}
      <p className="text-ink-soft">
        All 16 are <strong lang="nl">de</strong>-words. Use <span lang="nl">gezin</span> for parents with
        their children and <span lang="nl">familie</span> for all your relatives.
      </p>
    </div>
  );
}
