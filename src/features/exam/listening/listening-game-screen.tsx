import { LISTENING_QUESTIONS } from '#content/exam/listening-questions.ts';
import type { AskedListeningRow } from '#content/schema/exam-rows.ts';
import type { PastSitting } from '#exam/engine/choice-sitting.ts';
import { countRight, LISTENING_RULES } from '#exam/engine/game-rules.ts';
import { LISTENING_BANDS, ratingOf, RIGHT_TO_PASS } from '#domain/exam/ratings.ts';
import type { ListeningItem } from '#features/exam/listening/listening-question.tsx';
import type { GameQuestionProps } from '#features/exam/quiz-game/game-question.tsx';
import { DUTCH_GAME_TEXTS, type QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game.tsx';
import { LISTENING_SITTING } from '#services/storage/game-sittings.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';

/** The listening game (LIS-01 to LIS-04). */
export const LISTENING_GAME: QuizGameDefinition<ListeningItem> = {
  title: 'Listening game',
  sitting: LISTENING_SITTING,
  rules: LISTENING_RULES,
  Intro: ListeningIntro,
  rightToPass: RIGHT_TO_PASS,
  items: LISTENING_QUESTIONS.map(toItem),
  mock: 'listening',
  itemOrder: 'shuffled',
  gameLength: 30,
  answering: 'at-once',
  isQuestionHeard: false,
  texts: {
    ...DUTCH_GAME_TEXTS,
    locked: {
      nl: 'Speel eerst het audiofragment af voordat je een antwoord kunt geven.',
      en: 'Play the fragment to its end before you answer.',
    },
  },
  rate: (answers) => ratingOf(LISTENING_BANDS, countRight(answers)),
  ResultNote: HeardOrRead,
};

/** Draws a question of it. */
export const listeningQuestionCode = lazyCode<GameQuestionProps<ListeningItem>>(
  () => import('#features/exam/listening/listening-question.tsx'),
);

/** `/listening-game` */
export default function ListeningGameScreen() {
  return <QuizGamePage definition={LISTENING_GAME} questionCode={listeningQuestionCode} />;
}

function toItem(row: AskedListeningRow): ListeningItem {
  return { ...row, theme: { id: row.category, title: row.category } };
}

function ListeningIntro() {
  return (
    <>
      <p>
        You hear fragments of 20 to 90 seconds, as on a voicemail, at the station or in a shop. Read the
        question first, then play the fragment. You can answer when it has played to its end, and hear it
        again as often as you like. After a longer one comes a second question: play it again for that.
      </p>
      <p className="text-base text-ink-soft">
        Your device’s own Dutch voice speaks. Where there is none you hear a computer voice, labelled{' '}
        <span lang="nl">Computerstem</span>: good enough to understand, but no model for how you should sound.
      </p>
    </>
  );
}

/** LIS-04: what was read says less about listening. */
function HeardOrRead({ ended: { answers, readFragments } }: { readonly ended: PastSitting }) {
  const read = readFragments.filter((id) => answers[id] !== undefined).length;
  return (
    <p>
      {read === 0
        ? 'You heard every fragment that you answered.'
        : `Read rather than heard: ${read} of the ${Object.keys(answers).length} fragments that you answered.`}
    </p>
  );
}
