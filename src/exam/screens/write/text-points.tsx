import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NoOwnDutch } from '#exam/engine/own-dutch.ts';
import type { WriteModel } from '#exam/engine/write-task.ts';
import type { WritingCriterion } from '#exam/engine/writing-score.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';

/** What each point is for, as plain as the rule is (WRI-03). */
const LABELS: Record<WritingCriterion['id'], MessageDescriptor> = {
  'thirty-words': msg`At least 30 words`,
  'fifty-words': msg`At least 50 words`,
  greeting: msg`A greeting with a capital, for example *Geachte* or *Beste*`,
  closing: msg`An ending, for example *Met vriendelijke groet* or *Groeten*`,
  question: msg`A question, or the word *vraag*`,
  sentences: msg`At least 3 sentences that end with a full stop`,
};

/** Which points were earned and which were not (WRI-03). */
export function CriterionList({ criteria }: { criteria: readonly WritingCriterion[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Points`} className="flex flex-col gap-2">
      {criteria.map(({ id, points, isEarned }) => (
        <PointLine key={id} points={isEarned ? points : 0} of={points}>
          <MarkedText text={LABELS[id]} />
        </PointLine>
      ))}
    </ul>
  );
}

interface PointLineProps {
  readonly points: number;
  readonly of: number;
  /** What the points are for. */
  readonly children: ReactNode;
}

/** Points of a list, earned or not. */
export function PointLine({ points, of, children }: PointLineProps) {
  return (
    <SignedLine isMet={points > 0}>
      {/* In large type the points go below. */}
      <span className="min-w-0 grow basis-32">{children}</span>
      <span className="font-semibold tabular-nums">
        {points === of ? (
          <Plural value={points} one="+# point" other="+# points" />
        ) : (
          <Trans>
            {points} of <Plural value={of} one="# point" other="# points" />
          </Trans>
        )}
      </span>
    </SignedLine>
  );
}

interface MetProps {
  readonly isMet: boolean;
  readonly children: ReactNode;
}

/** A line of a list of what a text should have, without points of its own. */
export function Met({ isMet, children }: MetProps) {
  return (
    <SignedLine isMet={isMet}>
      <span className="min-w-0">
        <span className="sr-only">{isMet ? <Trans>Yes:</Trans> : <Trans>No:</Trans>} </span>
        {children}
      </span>
    </SignedLine>
  );
}

function SignedLine({ isMet, children }: MetProps) {
  return (
    <li className="flex items-start gap-3">
      {isMet ? (
        <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-success" />
      ) : (
        <X aria-hidden size={22} className="mt-0.5 shrink-0 text-danger" />
      )}
      <span className="flex min-w-0 grow flex-wrap gap-x-3">{children}</span>
    </li>
  );
}

/** Why a text gets no points, whatever its length (WRI-03). */
export function NothingCountsNote({ why }: { why: NoOwnDutch }) {
  const { i18n } = useLingui();
  return why === 'empty' ? null : <p className="font-semibold text-danger">{i18n._(WHY_NOTHING[why])}</p>;
}

const WHY_NOTHING: Record<Exclude<NoOwnDutch, 'empty'>, MessageDescriptor> = {
  copied: msg`Most of this text is copied from the task or from an example that you have seen. That shows nothing of your own Dutch, so it brings no points. Answer the task in your own words.`,
  repeated: msg`This text says the same few words again and again, so it brings no points. Answer the task in different sentences.`,
  'not-dutch': msg`Fewer than half of these words are Dutch, as far as the app can see. It brings no points: write the whole text in Dutch.`,
};

/** How a good A2 learner could have written it (WRI-03, MOC-09). */
export function ModelAnswer({ model: { text, listenLabel, comment } }: { readonly model: WriteModel }) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="flex flex-col items-start gap-3">
        <p
          lang="nl"
          className="w-full text-start rounded-control border border-line bg-surface-raised p-4 leading-relaxed whitespace-pre-line"
        >
          {text}
        </p>
        <ListenButton text={text} label={i18n._(listenLabel)} />
      </div>
      {comment !== null && (
        <p className="text-ink-soft">
          <MarkedText text={comment} />
        </p>
      )}
    </>
  );
}
