import { answerPoints, type JudgedAnswer } from '#exam/engine/game-rules.ts';
import type { ChoiceItem } from './choice-item.ts';
import type { AnyChoiceGame } from './choice-part.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { ScreenLine } from '#components/screen-text.tsx';
import { textLinkClass } from '#ui/button.tsx';

interface AnswerSaidProps {
  readonly game: AnyChoiceGame;
  readonly item: ChoiceItem;
  readonly answer: JudgedAnswer;
  /** All so far. */
  readonly answers: readonly JudgedAnswer[];
  readonly isLastLife: boolean;
}

/** The feedback on an answer: right or wrong, and why. */
export function AnswerSaid({ game, item, answer, answers, isLastLife }: AnswerSaidProps) {
  return (
    <>
      {answer.isRight ? (
        <RightLines game={game} answers={answers} />
      ) : (
        <WrongLines game={game} item={item} isLastLife={isLastLife} />
      )}
      <AnswerReason item={item} />
    </>
  );
}

function RightLines({
  game: { texts, rules },
  answers,
}: {
  readonly game: AnyChoiceGame;
  readonly answers: readonly JudgedAnswer[];
}) {
  const { points, bonus } = answerPoints(answers, rules).at(-1) ?? { points: 0, bonus: 0 };
  return (
    <>
      <strong className="text-lg text-success">
        <ScreenLine text={texts.right(points)} />
      </strong>
      {bonus > 0 && <span className="font-semibold text-success">Streak bonus: +{bonus}</span>}
    </>
  );
}

function WrongLines({
  game: { texts },
  item,
  isLastLife,
}: {
  readonly game: AnyChoiceGame;
  readonly item: ChoiceItem;
  readonly isLastLife: boolean;
}) {
  return (
    <>
      <strong className="text-lg text-danger">
        <ScreenLine text={texts.wrong} />
      </strong>
      <span>
        <ScreenLine text={texts.rightAnswerIs} englishClass="text-ink-soft">
          {' '}
          <strong lang="nl" className="text-success">
            {item.options[item.correct]}
          </strong>
        </ScreenLine>
      </span>
      {isLastLife && <span className="font-semibold">That was your last life.</span>}
    </>
  );
}

/** Why an answer is right: the explanation, the words of the text that settle it, and where a fact comes from (EXM-08). */
export function AnswerReason({
  item: { evidence, explanation, source },
}: {
  readonly item: Pick<ChoiceItem, 'evidence' | 'explanation' | 'source'>;
}) {
  return (
    <>
      {evidence !== undefined && (
        <span>
          In the text: <q lang="nl">{evidence}</q>
        </span>
      )}
      {/* A sentence of both languages stands in one size. */}
      <span className="[&_[lang=nl]]:text-[1em]">
        <MarkedText text={explanation} />
      </span>
      {source !== undefined && (
        <span className="text-sm text-ink-soft">
          Source:{' '}
          <a href={source.url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
            <span lang="nl">{source.name}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {source.checkedOn === undefined
            ? `, as read by others on ${dayInWords(source.readByOthersOn)}.`
            : `, checked on ${dayInWords(source.checkedOn)}.`}
        </span>
      )}
    </>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-20` as `20 November 2026`. */
function dayInWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
