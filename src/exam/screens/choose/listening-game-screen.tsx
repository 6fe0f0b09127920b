import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AskedListeningRow } from '#content/schema/exam-rows.ts';
import type { PastSitting } from '#exam/engine/choice-sitting.ts';
import { LISTENING_RULES } from '#exam/engine/choice-games.ts';
import { countRight } from '#exam/engine/game-rules.ts';
import type { ExamPart } from '#exam/part.ts';
import { LISTENING_BANDS, ratingOf } from '#exam/engine/ratings.ts';
import { listeningGameItems, type ListeningItem } from './listening-items.ts';
import type { GameSittingProps } from './game-sitting.tsx';
import { DUTCH_GAME_TEXTS, type ChoiceGame } from './choice-part.ts';
import { QuizGamePage } from './quiz-game.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { Dutch } from '#ui/dutch.tsx';

/** A listening game (LIS-01 to LIS-04). */
export const listeningGame = (
  part: ExamPart,
  rows: readonly AskedListeningRow[],
): ChoiceGame<ListeningItem> => ({
  part,
  rules: LISTENING_RULES,
  Intro: ListeningIntro,
  rightToPass: part.formats.practice.enough,
  items: listeningGameItems(part, rows),
  itemOrder: 'shuffled',
  answering: 'at-once',
  texts: {
    ...DUTCH_GAME_TEXTS,
    locked: {
      nl: 'Speel eerst het audiofragment af voordat je een antwoord kunt geven.',
      en: msg`Play the fragment to its end before you answer.`,
    },
  },
  rate: (answers) => ratingOf(LISTENING_BANDS, countRight(answers)),
  ResultNote: HeardOrRead,
});

/** Draws a question of it. */
export const listeningSittingCode = lazyCode<GameSittingProps<ListeningItem>>(async () => {
  const [{ gameSittingIn }, { FragmentFrame }] = await Promise.all([
    import('./game-sitting.tsx'),
    import('./fragment-frame.tsx'),
  ]);
  return { default: gameSittingIn(FragmentFrame) };
});

/** `/listening-game` */
export function listeningGameScreen(part: ExamPart, rows: readonly AskedListeningRow[]): () => ReactNode {
  const game = listeningGame(part, rows);
  return () => <QuizGamePage game={game} sittingCode={listeningSittingCode} />;
}

function ListeningIntro() {
  return (
    <>
      <p>
        <Trans>
          You hear fragments of 20 to 90 seconds: a voicemail, the station, a shop. Read the question first,
          then play the fragment. You can answer when it has played to its end. You can hear it again as often
          as you like. A longer fragment has a second question. You can play the fragment again for it.
        </Trans>
      </p>
      <p className="text-base text-ink-soft">
        <Trans>
          Your device’s own Dutch voice speaks. If there is none, you hear a computer voice, labelled{' '}
          <Dutch>Computerstem</Dutch>. You can understand it, but do not copy how it sounds.
        </Trans>
      </p>
    </>
  );
}

/** LIS-04: what was read says less about listening. */
function HeardOrRead({ ended: { answers, readFragments } }: { readonly ended: PastSitting }) {
  const read = readFragments.filter((id) => answers[id] !== undefined).length;
  return (
    <p>
      {read === 0 ? (
        <Trans>You heard every fragment that you answered.</Trans>
      ) : (
        <Trans>
          Read, not heard: {read} of the {{ length: Object.keys(answers).length }} fragments that you
          answered.
        </Trans>
      )}
    </p>
  );
}
