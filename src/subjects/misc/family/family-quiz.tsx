import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FAMILY_QUESTIONS, type FamilyQuestion } from '#content/misc/family-questions.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { wholeSentence } from './family-bank.ts';
import { AnswerOptions } from '#subjects/misc/games/game-answers.tsx';
import { MiscGameRunner, PlayButton } from '#subjects/misc/games/misc-game-runner.tsx';
import type { MiscGame } from '#subjects/misc/games/misc-game.ts';
import { shuffled } from '#lib/random.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

const QUESTIONS_A_ROUND = 8;

/** `De zus van mijn moeder is mijn …`: eight relatives to name (MSC-08). */
const FAMILY_QUIZ: MiscGame<FamilyQuestion & { readonly options: readonly string[] }> = {
  start: (play) => (
    <PlayButton onPressed={play}>
      <Trans>Play the family quiz</Trans>
    </PlayButton>
  ),
  draw: (random) =>
    shuffled(FAMILY_QUESTIONS, random)
      .slice(0, QUESTIONS_A_ROUND)
      .map((item) => ({ ...item, options: shuffled([item.answer, ...item.others], random) })),
  idOf: ({ id }) => itemId('question', id),
  isRight: (item, answer) => answer === item.answer,
  counted: (place, all) => msg`Question ${place} of ${all}`,
  question: ({ item }) => item.dutch,
  answer: (asked) => (
    <AnswerOptions
      asked={asked}
      options={asked.item.options}
      right={asked.item.answer}
      className="grid grid-cols-1 gap-2 xs:grid-cols-2"
    />
  ),
  verdict: ({ question }) => (
    <>
      <p lang="nl" className="font-semibold">
        {wholeSentence(question)}
      </p>
      <English as="p">{question.english}</English>
    </>
  ),
  actions: ({ item, result }) => result && <ListenButton text={wholeSentence(item)} />,
  next: msg`Next Question`,
  mistake: ({ question, answer }) => (
    <Trans>
      <strong lang="nl">{wholeSentence(question)}</strong> You chose <span lang="nl">{answer}</span>.
    </Trans>
  ),
};

export function FamilyQuiz() {
  return (
    <Card className="max-w-2xl">
      <MiscGameRunner game={FAMILY_QUIZ} />
    </Card>
  );
}
