import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { answerPoints, type JudgedAnswer } from '#exam/engine/game-rules.ts';
import type { ChoiceItem } from './choice-item.ts';
import type { AnyChoiceGame } from './choice-part.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { ScreenLine } from '#components/screen-text.tsx';
import { dateText } from '#lib/formatted.ts';
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
      {bonus > 0 && (
        <span className="font-semibold text-success">
          <Trans>Right in a row: +{bonus}</Trans>
        </span>
      )}
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
      {isLastLife && (
        <span className="font-semibold">
          <Trans>That was your last life.</Trans>
        </span>
      )}
    </>
  );
}

/** Dutch words of a text or a fragment. */
function Evidence({ children }: { readonly children: ReactNode }) {
  return (
    <q lang="nl" className="[quotes:'“'_'”']">
      {children}
    </q>
  );
}

/** Why an answer is right: the explanation, the words of the text that settle it, and where a fact comes from (EXM-08). */
export function AnswerReason({
  item: { evidence, explanation, source, fragment },
}: {
  readonly item: Pick<ChoiceItem, 'evidence' | 'explanation' | 'source' | 'fragment'>;
}) {
  const { i18n } = useLingui();
  return (
    <>
      {evidence !== undefined && (
        <span>
          {fragment === undefined ? (
            <Trans>
              In the text: <Evidence>{evidence}</Evidence>
            </Trans>
          ) : (
            <Trans>
              In the fragment: <Evidence>{evidence}</Evidence>
            </Trans>
          )}
        </span>
      )}
      {/* A sentence of both languages stands in one size. */}
      <span className="[&_[lang=nl]]:text-[1em]">
        <MarkedText text={explanation} />
      </span>
      {source !== undefined && (
        <span className="text-sm text-ink-soft">
          {source.checkedOn === undefined ? (
            <Trans>
              Source: <SourceLink source={source} />, as read by others on{' '}
              {{ date: dayInWords(source.readByOthersOn, i18n.locale) }}.
            </Trans>
          ) : (
            <Trans>
              Source: <SourceLink source={source} />, checked on{' '}
              {{ date: dayInWords(source.checkedOn, i18n.locale) }}.
            </Trans>
          )}
        </span>
      )}
    </>
  );
}

function SourceLink({ source: { name, url } }: { readonly source: { name: string; url: string } }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
      <span lang="nl">{name}</span>
      <span className="sr-only">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}

/** `2026-11-20` as `20 November 2026`. */
function dayInWords(day: string, language: string): string {
  return dateText(Date.parse(`${day}T12:00`), language);
}
