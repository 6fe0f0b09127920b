import { Check, X } from 'lucide-react';
import type { WritingCriterion } from '#domain/exam/writing-score.ts';
import { counted } from '#lib/counted.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';

/** What each point is for, as plain as the rule is (WRI-03). */
const LABELS: Record<WritingCriterion['id'], string> = {
  'thirty-words': 'At least 30 words',
  'fifty-words': 'At least 50 words',
  greeting: 'A greeting: *Geachte* or *Beste*, with a capital',
  closing: 'An ending: *Met vriendelijke groet* or *Groeten*',
  question: 'The word *vraag*; write a real question, too',
  sentences: 'At least 3 sentences that end with a full stop',
};

/** Which points were earned and which were not (WRI-03). */
export function CriterionList({ criteria }: { criteria: readonly WritingCriterion[] }) {
  return (
    <ul aria-label="Points" className="flex flex-col gap-2">
      {criteria.map(({ id, points, isEarned }) => (
        <li key={id} className="flex items-start gap-3">
          {isEarned ? (
            <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-success" />
          ) : (
            <X aria-hidden size={22} className="mt-0.5 shrink-0 text-danger" />
          )}
          {/* In large type the points go below. */}
          <span className="flex min-w-0 grow flex-wrap gap-x-3">
            <span className="min-w-0 grow basis-32">
              <MarkedText text={LABELS[id]} />
            </span>
            <span className="font-semibold tabular-nums">
              {isEarned ? `+${counted(points, 'point')}` : `0 of ${counted(points, 'point')}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why a text that stands in the task brings nothing, whatever its length (WRI-03). */
export function CopiedNote() {
  return (
    <p className="font-semibold text-danger">
      Most of this text is copied from the task. That shows nothing of your own Dutch, so it brings no points:
      answer the task in your own words.
    </p>
  );
}

/** How a good A2 learner could have written it (WRI-03). */
export function ModelAnswer({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p
        lang="nl"
        className="w-full rounded-control border border-line bg-surface-raised p-4 leading-relaxed whitespace-pre-line"
      >
        {text}
      </p>
      <ListenButton text={text} label="Listen to the example" />
    </div>
  );
}
