import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { spokenPieces } from '#content/schema/room-text.ts';
import { isOfBank } from '#learning/rules/item-id.ts';
import { itemsOf } from '#learning/rules/projection.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import type { ProgressPartProps } from '#subjects/subject.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import { buttonClass } from '#ui/button.tsx';
import { loadRoomTexts, questionIds } from './room-texts.ts';
import { readSoFar, ROOM_QUESTIONS } from './rules/reading-past.ts';

/** How much was read in the reading room, on the progress page. Loaded late, hence the default export. */
export default function WordsRead({ projection }: ProgressPartProps) {
  const { i18n } = useLingui();
  const hasBegun = useMemo(
    () => [...itemsOf(projection)].some(([id]) => isOfBank(id, ROOM_QUESTIONS)),
    [projection],
  );
  const load = useCallback(() => loadRoomTexts(), []);
  const texts = loadedOr(useLoaded(hasBegun ? load : null), null);
  if (texts === null) return null;
  const read = readSoFar(
    texts.map((text) => ({
      questions: questionIds(text),
      words: spokenPieces(text).flatMap(wordsOf).length,
    })),
    (id) => historyOf(projection, id).length > 0,
  );
  return (
    <section aria-labelledby="progress-reading" className="flex flex-col gap-4">
      <h2 id="progress-reading" className="text-xl font-bold">
        <Trans>Your reading</Trans>
      </h2>
      <p>
        <Trans>
          You have read{' '}
          <strong className="tabular-nums">
            <Plural value={read.words} one="# word" other="# words" />
          </strong>
          , in <Plural value={read.texts} one="# text" other="# texts" /> of{' '}
          {{ all: i18n.number(texts.length) }}. A text counts when you have answered its questions.
        </Trans>
      </p>
      <AppLink to={PATHS.reading} className={buttonClass({ tone: 'secondary', className: 'self-start' })}>
        <Trans>Read a text</Trans>
      </AppLink>
    </section>
  );
}
