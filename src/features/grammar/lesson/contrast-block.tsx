import { Check, X } from 'lucide-react';
import type { LessonContrast } from '#content/schema/grammar-lesson.ts';
import { SentenceSound } from '#features/grammar/lesson/sentence-sound.tsx';
import { withoutMarks } from '#lib/marked-text.ts';
import { MarkedDutch, MarkedText } from '#shared/parts/marked-text.tsx';

/** Mistakes that learners make, each above how it is said. Signs and words tell them apart, not the colour alone. */
export function ContrastBlock({ pairs }: { pairs: readonly LessonContrast[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {pairs.map((pair) => (
        <li key={pair.wrong} className="flex flex-col gap-2 rounded-control border border-line p-4">
          <p className="flex gap-3 text-danger">
            <X aria-hidden size={22} className="mt-0.5 shrink-0" />
            <span>
              <span className="sr-only">Not: </span>
              <s lang="nl" className="text-lg decoration-1">
                {withoutMarks(pair.wrong)}
              </s>
            </span>
          </p>
          <div className="flex items-start gap-3">
            <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-success" />
            <p className="min-w-0 grow">
              <span className="sr-only">But: </span>
              <span lang="nl" className="text-lg font-medium">
                <MarkedDutch text={pair.right} />
              </span>
              <span className="block text-ink-soft">{pair.english}</span>
            </p>
            <SentenceSound text={withoutMarks(pair.right)} />
          </div>
          <p className="border-t border-line pt-2">
            <MarkedText text={pair.why} />
          </p>
        </li>
      ))}
    </ul>
  );
}
