import { FAMILY_EXAMPLES } from '#content/misc/family-members.ts';
import { FamilyExplorer } from '#features/misc/family/family-explorer.tsx';
import { FamilyLists } from '#features/misc/family/family-lists.tsx';
import { FamilyQuiz } from '#features/misc/family/family-quiz.tsx';
import { SectionPart } from '#features/misc/section-part.tsx';
import { SpokenPhrases } from '#features/misc/spoken-phrases.tsx';

/** Family Relations (MSC-08): a tree, the words in three lists, examples, and a quiz. */
export default function FamilySection() {
  return (
    <div className="flex flex-col gap-12">
      <FamilyExplorer />
      <SectionPart title="The words" intro="Press a word to hear it.">
        <FamilyLists />
      </SectionPart>
      <SectionPart title="Talking about your family">
        <SpokenPhrases phrases={FAMILY_EXAMPLES} />
      </SectionPart>
      <SectionPart title="Quiz: who is it?" intro="Eight questions about who is who in the family.">
        <FamilyQuiz />
      </SectionPart>
    </div>
  );
}
