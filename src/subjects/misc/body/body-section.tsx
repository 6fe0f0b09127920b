import { useLingui } from '@lingui/react/macro';
import { BODY_GRAMMAR } from '#content/misc/body-grammar.ts';
import { DOCTOR_PHRASES } from '#content/misc/body-parts.ts';
import { BodyExplorer } from './body-explorer.tsx';
import { BodyWords } from './body-words.tsx';
import { TouchGame } from './touch-game.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { MarkedText } from '#components/marked-text.tsx';

/** Body Parts (MSC-07): a diagram, the words, words for the doctor’s, notes on grammar, and a game. */
export default function BodySection() {
  const { t } = useLingui();
  return (
    <>
      <BodyExplorer />
      <SectionPart
        title={t`The words`}
        intro={t`Press a word to hear it. Next to it is the plural. For the eyes it is the singular.`}
      >
        <BodyWords />
      </SectionPart>
      <SectionPart title={t`At the doctor’s`} intro={t`What you hear and what you can say.`}>
        <SpokenPhrases phrases={DOCTOR_PHRASES} listTitle={t`At the doctor`} />
      </SectionPart>
      <SectionPart title={t`How the words work`}>
        <BodyGrammarNotes />
      </SectionPart>
      <SectionPart
        title={t`Game: point to it`}
        intro={t`You are given ten parts of the body. Find each one in the drawing.`}
      >
        <TouchGame />
      </SectionPart>
    </>
  );
}

/** What is special about the words for the body (MSC-07). */
function BodyGrammarNotes() {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
      {BODY_GRAMMAR.map(({ title, text }) => (
        <div key={title} className="border-s-4 border-brand ps-4">
          <dt className="font-bold">
            <MarkedText text={title} />
          </dt>
          <dd>
            <MarkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
