import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import {
  GRAMMAR_TOPICS,
  type GrammarArea,
  type GrammarLesson,
  type GrammarTopic,
} from '#content/grammar/topics.ts';
import { nameInGrammar } from '#content/grammar/names.ts';
import { PRACTICE_TITLES } from '#content/grammar/practice-kinds.ts';
import { PRACTICE_KINDS, type PracticeKind } from '#content/schema/practice-kind.ts';
import type { LessonId } from '#content/schema/grammar-lesson.ts';
import { plainTitle } from './lesson-title.ts';
import { furtherLessonsOf, viewOf } from './lesson-places.ts';
import type { GrammarView } from '#routes/grammar-views.ts';
import { PRACTICE_DIALOGS } from './practice-dialogs.tsx';
import { DutchTitle } from './dutch-title.tsx';
import { TopicCard } from './topic-card.tsx';
import type { StripeColour } from '#ui/card.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { BackButton } from '#components/back-button.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { TilePattern } from '#components/brand.tsx';
import { Button } from '#ui/button.tsx';

const COLOURS: Record<GrammarArea, StripeColour> = {
  spelling: 'gold',
  verbs: 'orange',
  'word order': 'blue',
  words: 'teal',
};

const AREAS: Record<GrammarArea, MessageDescriptor> = {
  spelling: msg`spelling`,
  verbs: msg`verbs`,
  'word order': msg`word order`,
  words: msg`words`,
};
/** Of a topic with several lessons: a sentence each, as a number stands behind the name. */
const AREAS_WITH_LESSONS: Record<GrammarArea, (lessons: number) => MessageDescriptor> = {
  spelling: (count) => msg`spelling, ${plural(count, { one: '# lesson', other: '# lessons' })}`,
  verbs: (count) => msg`verbs, ${plural(count, { one: '# lesson', other: '# lessons' })}`,
  'word order': (count) => msg`word order, ${plural(count, { one: '# lesson', other: '# lessons' })}`,
  words: (count) => msg`words, ${plural(count, { one: '# lesson', other: '# lessons' })}`,
};

/** The grammar page's first view: practice to start right away, and the twelve topics (GRA-01). */
export function TopicList({ onChosen }: { onChosen: (view: GrammarView) => void }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-col gap-8">
      <Hero onPractised={(practice) => onChosen({ kind: 'practice', practice })} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {GRAMMAR_TOPICS.map((topic, place) => (
          <li key={topic.id}>
            <TopicCard
              about={topic}
              number={place + 1}
              footer={i18n._(footerOf(topic))}
              lessons={ownLessonsOf(topic)}
              colour={COLOURS[topic.area]}
              onChosen={() => onChosen(viewOf(topic))}
            />
          </li>
        ))}
      </ul>
      <FurtherLessons onChosen={onChosen} />
      <PracticeKinds onChosen={(practice) => onChosen({ kind: 'practice', practice })} />
    </div>
  );
}

/** What follows the twelve topics (GRA-21). */
function FurtherLessons({ onChosen }: { onChosen: (view: GrammarView) => void }) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} className="text-2xl font-bold">
          <Trans>More lessons</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>Each one goes with a topic above.</Trans>
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {GRAMMAR_TOPICS.flatMap((topic) =>
          furtherLessonsOf(topic).map((lesson) => (
            <li key={lesson.id}>
              <TopicCard
                about={lesson}
                level={3}
                footer={t`after ${{ topic: plainTitle(topic, i18n) }}`}
                lessons={[lesson]}
                colour={COLOURS[topic.area]}
                onChosen={() => onChosen({ kind: 'lesson', lesson: lesson.id })}
              />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

/** Every kind of endless practice, one press away (GRA-23). */
function PracticeKinds({ onChosen }: { onChosen: (kind: PracticeKind) => void }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-2xl font-bold">
        <Trans>Practise one thing</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {PRACTICE_KINDS.map((kind) => (
          <li key={kind}>
            <Button tone="secondary" aria-describedby={titleId} onClick={() => onChosen(kind)}>
              {/* One box: the button would put a gap around each Dutch word. */}
              <span>
                <MarkedText text={nameInGrammar(PRACTICE_TITLES[kind])} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hero({ onPractised }: { onPractised: (kind: PracticeKind) => void }) {
  const { i18n } = useLingui();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = PRACTICE_DIALOGS.find(({ id }) => id === openId);
  return (
    <div className="relative isolate flex flex-col gap-5 overflow-hidden rounded-card bg-brand-soft px-5 py-8 sm:px-10">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)]" />
      <h1 className="text-3xl font-bold">
        <Trans>Grammar</Trans>
      </h1>
      <p className="max-w-2xl text-lg">
        <Trans>Twelve topics explain the rules in small steps. Each has quizzes, and endless practice.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {PRACTICE_DIALOGS.map(({ id, title }, place) => (
          <Button key={id} tone={place === 0 ? 'primary' : 'secondary'} onClick={() => setOpenId(id)}>
            {i18n._(title)}
          </Button>
        ))}
      </div>
      {open && <LazyView code={open.code} props={{ onClose: () => setOpenId(null), onPractised }} />}
    </div>
  );
}

/** The lessons on its card: further lessons have cards of their own. */
function ownLessonsOf(topic: GrammarTopic): readonly GrammarLesson[] {
  return 'lessons' in topic ? topic.lessons : [topic];
}

function footerOf(topic: GrammarTopic): MessageDescriptor {
  const { length } = ownLessonsOf(topic);
  return length === 1 ? AREAS[topic.area] : AREAS_WITH_LESSONS[topic.area](length);
}

interface LessonMenuProps {
  readonly topic: Extract<GrammarTopic, { lessons: unknown }>;
  readonly onChosen: (id: LessonId) => void;
  readonly onLeave: () => void;
}

/** The lessons of a topic that has several (GRA-07, GRA-12). */
export function LessonMenu({ topic, onChosen, onLeave }: LessonMenuProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <BackButton label={t`Back to Topics`} onClick={onLeave} />
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl font-bold">{plainTitle(topic, i18n)}</h1>
        <DutchTitle about={topic} isLarge />
        <p className="text-ink-soft">
          <MarkedText text={nameInGrammar(topic.description)} />
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {topic.lessons.map((lesson, place) => (
          <li key={lesson.id}>
            <TopicCard
              about={lesson}
              lessons={[lesson]}
              number={place + 1}
              colour={topic.area === 'verbs' ? 'orange' : 'teal'}
              onChosen={() => onChosen(lesson.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
