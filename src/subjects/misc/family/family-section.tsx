import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FAMILY_EXAMPLES, FAMILY_MEMBERS, type FamilyMember } from '#content/misc/family-members.ts';
import { FamilyExplorer } from './family-explorer.tsx';
import { FamilyQuiz } from './family-quiz.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { speaksDutch } from '#lib/shown-text.ts';
import { Dutch } from '#ui/dutch.tsx';

/** Family Relations (MSC-08): a tree, the words in three lists, examples, and a quiz. */
export default function FamilySection() {
  const { t } = useLingui();
  return (
    <>
      <FamilyExplorer />
      <SectionPart title={t`The words`} intro={t`Press a word to hear it.`}>
        <FamilyLists />
      </SectionPart>
      <SectionPart title={t`Talking about your family`}>
        <SpokenPhrases phrases={FAMILY_EXAMPLES} listTitle={t`Family`} />
      </SectionPart>
      <SectionPart title={t`Quiz: who is it?`} intro={t`Eight questions about who is who in the family.`}>
        <FamilyQuiz />
      </SectionPart>
    </>
  );
}

const CIRCLES: readonly { circle: FamilyMember['circle']; dutch: string; title: MessageDescriptor }[] = [
  { circle: 'core', dutch: 'het gezin', title: msg`Core family: parents and children` },
  { circle: 'extended', dutch: 'de familie', title: msg`Extended family` },
  { circle: 'in-law', dutch: 'de schoonfamilie', title: msg`In-laws: the family of your partner` },
];

/** The 16 words in three lists (MSC-08). */
function FamilyLists() {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      {CIRCLES.map(({ circle, dutch, title }) => (
        <div key={circle} className="flex flex-col gap-2">
          <h4 className="font-bold">
            {speaksDutch(i18n) ? (
              i18n._(title)
            ) : (
              <Trans>
                {{ title: i18n._(title) }}, <Dutch>{dutch}</Dutch>
              </Trans>
            )}
          </h4>
          <SpokenPhrases
            layout="words"
            phrases={FAMILY_MEMBERS.filter((member) => member.circle === circle)}
          />
        </div>
      ))}
      <p className="text-ink-soft">
        <Trans>
          All 16 are <strong lang="nl">de</strong>-words. Use <span lang="nl">gezin</span> for parents with
          their children and <span lang="nl">familie</span> for all your relatives.
        </Trans>
      </p>
    </div>
  );
}
