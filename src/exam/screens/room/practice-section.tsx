import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ExamPart, ExamTask } from '#exam/part.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { SecondName } from '#components/second-name.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { weakestFirst, wrongIn, type RoomTopic } from './next-step.ts';
import { RoomSection } from './room-section.tsx';

/** What can be practised, by skill or theme, the weakest first; the same questions with lives and a clock are the game. */
export function PracticeSection({
  part,
  topics,
}: {
  readonly part: ExamPart;
  readonly topics: readonly RoomTopic[];
}) {
  const { i18n } = useLingui();
  const { game, name, phrases } = part;
  return (
    <RoomSection id="room-practice" title={i18n._(phrases.practise)}>
      {topics.length > 0 && (
        <ul className="flex max-w-2xl flex-col divide-y divide-line border-y border-line">
          {weakestFirst(topics).map((one) => (
            <TopicRow key={one.topic.id} part={part} {...one} />
          ))}
        </ul>
      )}
      <p>
        <AppLink to={game.path} className={buttonClass({ tone: 'secondary' })}>
          {i18n._(game.title)}
        </AppLink>
      </p>
      <p className="text-ink-soft">
        <Trans>
          {{ name: i18n._(name) }} as a game: {{ inShort: i18n._(game.inShort) }}.
        </Trans>
      </p>
    </RoomSection>
  );
}

function TopicRow({ part, topic, questions, asked, right }: RoomTopic & { readonly part: ExamPart }) {
  // A text is good enough or not yet: it is no mistake.
  const wrong = part.task === 'choose' ? wrongIn({ asked, right }) : 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <h3 className="font-semibold">
          <MarkedText text={topic.shortTitle ?? topic.title} />
        </h3>
        <SecondName english={topic.english} />
        <p className="text-ink-soft tabular-nums">
          {asked === 0 ? (
            <NoneYet task={part.task} questions={questions} />
          ) : wrong > 0 ? (
            <Trans>
              {right} of {asked} right, {wrong} wrong
            </Trans>
          ) : (
            <RightOf task={part.task} right={right} asked={asked} />
          )}
        </p>
      </div>
      <AppLink to={topic.link} className={buttonClass({ tone: 'secondary' })}>
        <Trans>
          Practise
          <span className="sr-only">
            : <MarkedText text={topic.shortTitle ?? topic.title} />
          </span>
        </Trans>
      </AppLink>
    </li>
  );
}

function NoneYet({ task, questions }: { readonly task: ExamTask; readonly questions: number }) {
  return task === 'choose' ? (
    <Plural value={questions} one="# question, none answered yet" other="# questions, none answered yet" />
  ) : (
    <Plural value={questions} one="# task, none done yet" other="# tasks, none done yet" />
  );
}

interface RightOfProps {
  readonly task: ExamTask;
  readonly right: number;
  readonly asked: number;
}

function RightOf({ task, right, asked }: RightOfProps) {
  switch (task) {
    case 'choose':
      return (
        <Trans>
          {right} of {asked} right
        </Trans>
      );
    case 'write':
      return (
        <Trans>
          {right} of {asked} texts good enough
        </Trans>
      );
    case 'speak':
      return (
        <Trans>
          {right} of {asked} answers good enough
        </Trans>
      );
  }
}
