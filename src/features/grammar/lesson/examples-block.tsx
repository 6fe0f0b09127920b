import type { LessonExample } from '#content/schema/grammar-lesson.ts';
import { SentenceSound } from '#features/grammar/lesson/sentence-sound.tsx';
import { withoutMarks } from '#lib/marked-text.ts';
import { MarkedDutch, MarkedText } from '#shared/parts/marked-text.tsx';

/** Sentences to hear, with what they mean. */
export function ExamplesBlock({ examples }: { examples: readonly LessonExample[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-control border border-line">
      {examples.map(({ dutch, english, note }) => (
        <li key={dutch} className="flex items-start gap-2 p-3">
          <SentenceSound text={withoutMarks(dutch)} />
          <div className="flex min-w-0 flex-col gap-0.5 pt-1.5">
            <p lang="nl" className="text-lg leading-snug font-medium">
              <MarkedDutch text={dutch} />
            </p>
            <p className="text-ink-soft">{english}</p>
            {note !== undefined && (
              <p className="pt-1 text-sm">
                <MarkedText text={note} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
