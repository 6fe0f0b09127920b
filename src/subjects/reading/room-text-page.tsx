import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { RoomText } from '#content/schema/room-text.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { QuizRunner } from '#practice/components/question/quiz-runner.tsx';
import type { QuizItem } from '#practice/components/question/quiz-item.ts';
import { BackButton } from '#components/back-button.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import { GENRE_NAMES, loadRoomText, questionIds } from './room-texts.ts';
import { readingState } from './rules/reading-past.ts';
import { READING_PAGE, TextReader } from './text-reader.tsx';
import { TextWordList } from './text-word-list.tsx';
import { useTextWords } from './use-text-words.ts';

export interface RoomTextPageProps {
  readonly id: string;
  readonly onLeave: () => void;
}

/** A text of the reading room with its words, its sound and its questions (RDG-03). */
export default function RoomTextPage({ id, onLeave }: RoomTextPageProps) {
  const { t, i18n } = useLingui();
  const { retry, ...loaded } = useLoaded(useCallback(() => loadRoomText(id), [id]));
  const text = loadedOr(loaded, undefined);
  const { projection, status } = useProjection();
  return (
    <div className={READING_PAGE}>
      <BackButton label={t`Back to the texts`} onClick={onLeave} />
      {/* It is there from the start, so that it has the focus when the text comes. */}
      <header className="flex flex-col gap-1">
        <h1 lang={text ? 'nl' : undefined} className="text-3xl leading-tight font-bold">
          {text === null ? t`This text is not in the app any more` : (text?.title ?? t`Reading room`)}
        </h1>
        {text && (
          <p className="text-ink-soft">
            <Trans>
              {{ genre: i18n._(GENRE_NAMES[text.genre]) }}, {{ level: text.level }}
            </Trans>
          </p>
        )}
      </header>
      {loaded.phase === 'failed' && (
        <Alert tone="danger" title={t`The text could not be loaded`}>
          <p>
            <Trans>Check your connection.</Trans>
          </p>
          <Button tone="secondary" className="mt-3" onClick={retry}>
            <Trans>Try Again</Trans>
          </Button>
        </Alert>
      )}
      {text && status !== 'reading' && <OpenText text={text} projection={projection} onLeave={onLeave} />}
      {(loaded.phase === 'loading' || status === 'reading') && <Skeleton className="h-96" />}
    </div>
  );
}

interface OpenTextProps {
  readonly text: RoomText;
  readonly projection: Projection;
  readonly onLeave: () => void;
}

function OpenText({ text, projection, onLeave }: OpenTextProps) {
  const { t } = useLingui();
  const words = useTextWords(text);
  const isAnswered = (question: string) => historyOf(projection, question).length > 0;
  const isRead = readingState({ questions: questionIds(text) }, isAnswered) === 'read';
  // Who comes back goes on at the first open question.
  const [items] = useState(() => {
    const open = quizItems(text).filter((item) => !isAnswered(item.itemId));
    return open.length === 0 ? quizItems(text) : open;
  });
  return (
    <>
      <WordsBefore words={words?.before ?? null} />
      <TextReader text={text} />
      <section aria-label={t`Questions`} className="flex flex-col gap-3">
        <h2 className="text-xl font-bold">
          <Trans>Did you understand it?</Trans>
        </h2>
        <QuizRunner items={items} heading="h3" next={{ label: t`Back to the texts`, onChosen: onLeave }} />
      </section>
      {isRead && words !== null && words.fresh.length > 0 && (
        <TextWordList
          title={t`New in this text`}
          about={t`Add them to review, and you will see them again before you forget them.`}
          words={words.fresh}
        />
      )}
    </>
  );
}

/** Its place is kept until the words are known, so that the text does not move. */
export function WordsBefore({
  words,
}: {
  readonly words: Parameters<typeof TextWordList>[0]['words'] | null;
}) {
  const { t } = useLingui();
  if (words === null) return <Skeleton className="h-64" />;
  if (words.length === 0)
    return (
      <p>
        <Trans>You have met all words that are good to know before you read.</Trans>
      </p>
    );
  return (
    <TextWordList
      title={t`Learn these words first`}
      about={t`They help you to read the text.`}
      words={words}
    />
  );
}

function quizItems({ questions }: RoomText): readonly QuizItem[] {
  return questions.map(({ id, question, options, correct, explanation }) => ({
    itemId: itemId('question', id),
    question: msg`What does the text say?`,
    prompt: `*${question}*`,
    options,
    correct,
    optionsAre: 'dutch',
    optionOrder: 'fixed',
    explanation,
  }));
}
