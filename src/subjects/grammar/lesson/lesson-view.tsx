import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameInGrammar } from '#content/grammar/names.ts';
import type { GrammarLesson } from '#content/grammar/topics.ts';
import type { Lesson } from '#content/schema/grammar-lesson.ts';
import { practiceOf } from '#subjects/grammar/lesson-places.ts';
import { DutchTitle } from '#subjects/grammar/dutch-title.tsx';
import { plainTitle } from '#subjects/grammar/lesson-title.ts';
import { LessonCardView } from './lesson-card-view.tsx';
import { lessonSentences } from './lesson-sentences.ts';
import type { Quiz } from '#subjects/grammar/quizzes/define-quiz.ts';
import { PractiseMore, QuizSection } from '#subjects/grammar/quizzes/quiz-section.tsx';
import type { PlaylistItem } from '#sound/playlist-player.ts';
import { BackButton } from '#components/back-button.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import type { NextStep } from '#practice/components/question/question-result.tsx';
import { Button, textLinkClass } from '#ui/button.tsx';
import { elementById } from '#ui/screen.ts';

export interface LessonViewProps {
  readonly lesson: Lesson;
  readonly quizzes: readonly Quiz[];
  readonly about: GrammarLesson;
  /** Opens the menu of the topic's lessons, where it has one. */
  readonly menu?: { readonly label: string; readonly onChosen: () => void };
  /** The lesson after it. */
  readonly next?: NextStep | undefined;
  /** Back to the topics. */
  readonly onLeave: () => void;
}

/** The id of the quizzes' heading. */
const QUIZZES_ID = 'quizzes';

function quizTitleId({ id }: Pick<Quiz, 'id'>): string {
  return `quiz-${id}`;
}

/** A lesson with its cards and, below them, its quizzes (GRA-02, GRA-06 to GRA-17). One view draws all lessons. */
export function LessonView({ lesson, quizzes, about, menu, next, onLeave }: LessonViewProps) {
  const { t, i18n } = useLingui();
  const quizHeading = t({ message: plural(quizzes.length, { one: 'Quiz', other: 'Quizzes' }) });
  const parts = [
    ...lesson.cards.map(({ id, heading }) => ({
      id,
      title: i18n.locale === 'nl' ? heading.dutch : heading.english,
    })),
    { id: QUIZZES_ID, title: quizHeading },
  ];
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="flex flex-wrap gap-x-6">
        {menu && <BackButton label={menu.label} onClick={menu.onChosen} />}
        <BackButton label={t`Back to Topics`} onClick={onLeave} />
      </div>
      <LessonHeading about={about} parts={parts} sentences={lessonSentences(lesson)} />
      {lesson.cards.map((card) => (
        <LessonCardView key={card.id} card={card}>
          {card.quiz === undefined ? (
            <PractiseMore
              kinds={card.practice ?? practiceOf(about)}
              titleId={card.id}
              label={t`Practise this`}
            />
          ) : (
            <PractiseByQuiz quiz={card.quiz} titleId={card.id} />
          )}
        </LessonCardView>
      ))}
      <h2 id={QUIZZES_ID} tabIndex={-1} className="mt-4 scroll-mt-20 text-2xl font-bold outline-none">
        {quizHeading}
      </h2>
      {quizzes.map((quiz, place) => {
        const practice = about.quizzes.find(({ id }) => id === quiz.id)?.practice;
        const after = quizzes[place + 1];
        return (
          practice && (
            <QuizSection
              key={quiz.id}
              quiz={quiz}
              practice={practice}
              titleId={quizTitleId(quiz)}
              next={
                after === undefined
                  ? next
                  : {
                      label: t`Next quiz: ${{ title: i18n._(after.title) }}`,
                      onChosen: () => jumpTo(quizTitleId(after)),
                    }
              }
            />
          )
        );
      })}
    </div>
  );
}

/** Leads to the quiz of the lesson that practises a card (GRA-23). */
function PractiseByQuiz({ quiz, titleId }: { readonly quiz: string; readonly titleId: string }) {
  return (
    <div className="border-t border-line pt-5">
      <Button tone="secondary" aria-describedby={titleId} onClick={() => jumpTo(quizTitleId({ id: quiz }))}>
        <Trans>Practise this</Trans>
      </Button>
    </div>
  );
}

interface LessonHeadingProps {
  readonly about: GrammarLesson;
  /** Where the jump links lead: the id and text of a heading. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  /** The sentences to play as a list. */
  readonly sentences: readonly PlaylistItem[];
}

function LessonHeading({ about, parts, sentences }: LessonHeadingProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-3xl font-bold">
        <MarkedText text={nameInGrammar(about.title)} />
      </h1>
      <DutchTitle about={about} isLarge />
      <p className="text-lg text-ink-soft">
        <MarkedText text={nameInGrammar(about.description)} />
      </p>
      <nav aria-label={t`In this lesson`}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => jumpTo(id)}
                className={`min-h-11 min-w-11 text-start ${textLinkClass}`}
              >
                <span dir="auto">{title}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {sentences.length > 0 && (
        <div>
          <PlaylistButton
            title={about.dutchTitle ?? plainTitle(about, i18n)}
            isTitleDutch={about.dutchTitle !== undefined}
            choices={() => [{ label: t`Sentences`, items: sentences }]}
          >
            <Trans>Listen to the sentences</Trans>
          </PlaylistButton>
        </div>
      )}
    </div>
  );
}

/** Not a link: a `#` in the address would add an entry to the history, so that Back takes one step too many. */
function jumpTo(id: string): void {
  const heading = elementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
