import type { ExamPart } from '#exam/part.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { counted } from '#lib/counted.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { weakestFirst, wrongIn, type RoomTopic } from './next-step.ts';
import { RoomSection } from './room-section.tsx';
import { RIGHT } from './score-text.ts';

/** What can be practised, by skill or theme, the weakest first; the same questions with lives and a clock are the game. */
export function PracticeSection({
  part,
  topics,
}: {
  readonly part: ExamPart;
  readonly topics: readonly RoomTopic[];
}) {
  const { game, name, inSentence } = part;
  return (
    <RoomSection id="room-practice" title={`Practise ${inSentence}`}>
      {topics.length > 0 && (
        <ul className="flex max-w-2xl flex-col divide-y divide-line border-y border-line">
          {weakestFirst(topics).map((one) => (
            <TopicRow key={one.topic.id} part={part} {...one} />
          ))}
        </ul>
      )}
      <p>
        <AppLink to={game.path} className={buttonClass({ tone: 'secondary' })}>
          {game.title}
        </AppLink>
      </p>
      <p className="text-ink-soft">
        {name} as a game: {game.inShort}.
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
        {topic.english !== undefined && <p>{topic.english}</p>}
        <p className="text-ink-soft tabular-nums">
          {asked === 0
            ? `${counted(questions, part.formats.official.noun)}, none ${part.task === 'choose' ? 'answered' : 'done'} yet`
            : `${right} of ${asked} ${RIGHT[part.task]}${wrong > 0 ? `, ${wrong} missed` : ''}`}
        </p>
      </div>
      <AppLink to={topic.link} className={buttonClass({ tone: 'secondary' })}>
        Practise
        <span className="sr-only">
          : <MarkedText text={topic.shortTitle ?? topic.title} />
        </span>
      </AppLink>
    </li>
  );
}
