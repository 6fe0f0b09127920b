import { TIME_PHRASES, TIME_TIPS } from '#content/misc/time-phrases.ts';
import { SectionPart } from '#features/misc/section-part.tsx';
import { SpokenPhrases } from '#features/misc/spoken-phrases.tsx';
import { TimeWidget } from '#features/misc/time/time-widget.tsx';
import { TipList } from '#features/misc/tip-list.tsx';

/** Time (MSC-13): a clock to set, a quiz, and sentences with the time. Loaded late, hence the default export. */
export default function TimeSection() {
  return (
    <div className="flex flex-col gap-12">
      <SectionPart title="Dutch Time Practice">
        <TimeWidget />
      </SectionPart>
      <SectionPart title="What is different from English">
        <TipList tips={TIME_TIPS} />
      </SectionPart>
      <SectionPart title="Ask and tell the time" intro="Press a sentence to hear it.">
        <SpokenPhrases phrases={TIME_PHRASES} />
      </SectionPart>
    </div>
  );
}
