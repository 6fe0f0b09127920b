import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { evidenceOf } from '#exam/engine/told-evidence.ts';
import type { WriteCriterion } from '#exam/engine/write-task.ts';
import type { WrittenCheck } from '#exam/engine/written-game.ts';
import {
  LANGUAGE_CRITERIA,
  LANGUAGE_POINTS,
  type LanguageCriterion,
  type LanguageRating,
} from '#exam/engine/language-rating.ts';
import { fulfilled, POINTS_OF_TEXT, TASK_POINTS, taskPoints } from '#exam/engine/writing-points.ts';
import { firstToMend } from '#practice/judge/letter/letter-advice.ts';
import { Dutch } from '#ui/dutch.tsx';
import { AdviceList, FirstToMend } from './advice-list.tsx';
import { LetOpWords, unknownIn } from './let-op-words.tsx';
import { findingsOf, isSpelling } from './letter-findings.ts';
import { ANCHORS, RatingChoice } from './rating-choice.tsx';
import type { LetterWords } from './use-letter-words.ts';
import type { Written, WritingJudge } from './writing-judge.ts';
import { Met, PointLine } from './text-points.tsx';
import { comparableWordsOf } from '#lib/dutch-words.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

export interface CheckedTextProps {
  readonly judge: WritingJudge;
  readonly written: Written;
  /** The points that its writer has ticked so far, by index. */
  readonly told: readonly number[];
  /** Null until its writer has counted the points. */
  readonly check: WrittenCheck | null;
  readonly words: LetterWords;
  /** Below the heading of the check. */
  readonly headings: 'h4' | 'h5';
  readonly onToldToggled: (point: number) => void;
  readonly onChecked: (rating: LanguageRating) => void;
}

/**
 * A text checked in the order of examiners, in the game as in the mock exams (JDG-07, MOC-09): its writer ticks what it
 * tells, with the sentence before their eyes; rules point at places (JDG-08) and propose points, which its writer may change.
 */
export function CheckedText({
  judge,
  written,
  told,
  check,
  words,
  onToldToggled,
  onChecked,
  headings,
}: CheckedTextProps) {
  const { i18n } = useLingui();
  const { task } = written;
  const judged = judge.judged(written, check);
  const { first, others, seen } = useAdvice({ judge, written, words }, judged.text);
  const [chosen, setChosen] = useState<Partial<LanguageRating>>({});
  const rating = check?.rating ?? { ...seen, ...chosen };
  const isMet = fulfilled(task.criteria, judged);
  const nameOf = (point: WriteCriterion) => shownName(point, i18n);
  const metOf = (...kinds: WriteCriterion['kind'][]) =>
    task.criteria.map(
      (point, place) =>
        kinds.includes(point.kind) && (
          <Met key={nameOf(point)} isMet={isMet[place] === true}>
            {nameOf(point)}
          </Met>
        ),
    );
  const choose = (criterion: LanguageCriterion, points: number) =>
    setChosen({ ...chosen, [criterion]: points });
  const choiceOf = (criterion: LanguageCriterion) =>
    check === null && <RatingChoice criterion={criterion} points={rating[criterion]} onChosen={choose} />;
  return (
    <div className="flex flex-col gap-5">
      {words.advisor !== null && judged.text !== '' && <FirstToMend advice={first} />}
      <ol className="flex flex-col gap-5">
        <Step heading={headings} dutch="Taak" inShort={MEANINGS.task}>
          {check === null ? (
            <TickList written={written} told={told} onToggled={onToldToggled} />
          ) : (
            <ul className="flex flex-col gap-2">{metOf('told')}</ul>
          )}
          <ul className="flex flex-col gap-2">{metOf('greeting', 'closing', 'sentences')}</ul>
        </Step>
        <Step heading={headings} dutch="Grammatica" inShort={MEANINGS.grammar}>
          <AdviceList advice={others.filter((one) => !isSpelling(one))} />
          {choiceOf('grammar')}
        </Step>
        <Step heading={headings} dutch="Spelling" inShort={MEANINGS.spelling}>
          <LetOpWords task={task} text={judged.text} lookedUp={words.lookedUp} />
          <AdviceList advice={others.filter(isSpelling)} />
          {choiceOf('spelling')}
        </Step>
        <Step heading={headings} dutch="Samenhang" inShort={MEANINGS.coherence}>
          <ul className="flex flex-col gap-2">{metOf('connecting-words')}</ul>
          {choiceOf('coherence')}
        </Step>
        <Step heading={headings} dutch="Woorden" inShort={MEANINGS.words}>
          <p>{i18n._(differentWords(judged.text))}</p>
          {choiceOf('words')}
        </Step>
      </ol>
      {check === null ? (
        <CountButton onPressed={() => onChecked(rating)} />
      ) : (
        <PointsOfText taskPoints={taskPoints(task.criteria, judged)} rating={check.rating} />
      )}
    </div>
  );
}

/** What a step is about. */
const MEANINGS = {
  task: <Trans>The task comes first: a text that does less than half of it gets no points.</Trans>,
  grammar: (
    <Trans>
      Grammar: the place and the form of the verb, <Dutch>de</Dutch> and <Dutch>het</Dutch>
    </Trans>
  ),
  spelling: <Trans>Are the words written as they should be?</Trans>,
  coherence: <Trans>Coherence: is it one text?</Trans>,
  words: <Trans>Words: did you use other words than those of the task?</Trans>,
};

function differentWords(text: string): MessageDescriptor {
  const words = comparableWordsOf(text);
  const different = new Set(words).size;
  return msg`${plural(words.length, { one: '# word', other: '# words' })}, ${different} different.`;
}

function CountButton({ onPressed }: { readonly onPressed: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        <Trans>
          The app suggests the points of grammar, spelling, coherence and words. Change them if you see more.
        </Trans>
      </p>
      <Button tone="secondary" onClick={onPressed}>
        <Trans>Count these points</Trans>
      </Button>
    </div>
  );
}

/** What rules and the dictionary say of a text: what to mend first, the rest, and the points that they propose. */
function useAdvice(
  { judge, written, words }: Pick<CheckedTextProps, 'judge' | 'written' | 'words'>,
  text: string,
) {
  const { advisor, lookedUp } = words;
  const advice = useMemo(() => advisor?.adviceOn(text) ?? [], [text, advisor]);
  const unknown = lookedUp.phase === 'ready' ? unknownIn(written.task, text, lookedUp.unknown) : [];
  const first = firstToMend(advice);
  return {
    first,
    others: advice.filter((one) => !first.includes(one)),
    seen: judge.seenRating(written, findingsOf(advice, unknown.length)),
  };
}

/** What a point is for; the lines of a task in the words of its writer's check. */
function pointName(point: WriteCriterion): MessageDescriptor | string {
  switch (point.kind) {
    case 'told':
      return point.check;
    case 'shown':
      return point.task;
    case 'greeting':
      return msg`A greeting at the beginning`;
    case 'closing':
      return msg`A greeting at the end`;
    case 'sentences':
      return msg`${plural(point.atLeast, {
        one: 'At least # sentence with a full stop or a question mark',
        other: 'At least # sentences with a full stop or a question mark',
      })}`;
    case 'connecting-words':
      return msg`${plural(point.atLeast, {
        one: 'At least # connecting word, such as en, maar, want, omdat',
        other: 'At least # connecting words, such as en, maar, want, omdat',
      })}`;
  }
}

function shownName(point: WriteCriterion, i18n: I18n): string {
  const name = pointName(point);
  return typeof name === 'string' ? name : i18n._(name);
}

interface PointsOfTextProps {
  readonly taskPoints: number;
  readonly rating: LanguageRating;
}

/** The points of a text that was checked, in the examiners' order and weights (JDG-07). */
function PointsOfText({ taskPoints: forTask, rating }: PointsOfTextProps) {
  const { i18n, t } = useLingui();
  const language = LANGUAGE_CRITERIA.map((criterion) => ({
    criterion,
    points: forTask === 0 ? 0 : rating[criterion],
  }));
  const earned = language.reduce((sum, { points }) => sum + points, forTask);
  return (
    <section aria-label={t`Points of this text`} className="flex flex-col gap-3">
      <p className="text-xl font-bold">
        <Trans>
          {earned} of {POINTS_OF_TEXT} practice points
        </Trans>
      </p>
      {forTask <= 1 && (
        <p>
          {forTask === 0 ? (
            <Trans>
              You ticked less than half of what was asked. A text like that gets no points, not even for its
              language.
            </Trans>
          ) : (
            <Trans>Not all that was asked is ticked. So the task gets 1 point.</Trans>
          )}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        <PointLine points={forTask} of={TASK_POINTS}>
          <Trans>The task</Trans>
        </PointLine>
        {language.map(({ criterion, points }) => (
          <PointLine key={criterion} points={points} of={LANGUAGE_POINTS[criterion]}>
            {i18n._(ANCHORS[criterion].title)}
          </PointLine>
        ))}
      </ul>
    </section>
  );
}

interface StepProps {
  readonly heading: 'h4' | 'h5';
  readonly dutch: string;
  readonly inShort: ReactNode;
  readonly children: ReactNode;
}

function Step({ heading: Heading, dutch, inShort, children }: StepProps) {
  return (
    <li className="flex flex-col gap-3 border-s-4 border-line ps-4">
      <Heading>
        <span lang="nl" className="block font-bold">
          {dutch}
        </span>
        <span className="block text-sm text-ink-soft">{inShort}</span>
      </Heading>
      {children}
    </li>
  );
}

interface TickListProps {
  readonly written: Written;
  readonly told: readonly number[];
  readonly onToggled: (point: number) => void;
}

/** Only its writer can judge the content of a text; each point comes with the words that seem to tell it. */
function TickList({ written: { task, answer }, told, onToggled }: TickListProps) {
  const { i18n } = useLingui();
  const id = useId();
  const evidence = useMemo(() => evidenceOf(task, answer), [task, answer]);
  return (
    <fieldset aria-describedby={id} className="flex flex-col gap-1">
      <legend className="font-semibold">
        <Trans>What does your text tell?</Trans>
      </legend>
      <p id={id} className="text-ink-soft">
        <Trans>
          Read your text again and tick what is there. You decide: the app only looks for words that fit.
        </Trans>
      </p>
      {evidence.map(({ point, sentence }) => {
        const criterion = task.criteria[point];
        const name = criterion === undefined ? '' : shownName(criterion, i18n);
        return (
          <div key={point}>
            <Checkbox
              label={
                <span lang={criterion?.kind === 'told' && criterion.task === name ? 'nl' : undefined}>
                  {name}
                </span>
              }
              aria-describedby={`${id}-${point}`}
              checked={told.includes(point)}
              onChange={() => onToggled(point)}
            />
            <p id={`${id}-${point}`} className="ps-9 pb-1 text-sm text-ink-soft">
              {sentence === null ? (
                <Trans>No sentence found that tells this.</Trans>
              ) : (
                <Trans>
                  In your text: <Dutch className="italic wrap-anywhere">{sentence}</Dutch>
                </Trans>
              )}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
