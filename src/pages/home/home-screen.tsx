import { ArrowRight, Headphones, LayoutGrid, MessagesSquare, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { TodayProps } from './today-block.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { WORDS_AT_A_TIME } from '#learning/rules/next-words.ts';
import { partOfSkill, type Course } from '#learning/course.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { HAS_BEGUN } from '#storage/device-values.ts';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { TilePattern } from '#components/brand.tsx';
import { PATHS, type AppPath } from '#routes/paths.ts';
import { type RouteLink, route } from '#routes/routes.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface Feature {
  readonly title: string;
  readonly text: string;
  /** Absent: no part of the exam has it, so it isn't shown. */
  readonly path: AppPath | undefined;
  readonly Icon: LucideIcon;
}

const featuresOf = (course: Course): readonly Feature[] => [
  {
    title: 'Structured Themes',
    text: 'Words in twenty themes of daily life: shopping, the GP, the neighbours, the town hall.',
    path: PATHS.vocabulary,
    Icon: LayoutGrid,
  },
  {
    title: 'Practise Interactions',
    text: 'Questions that people really ask, with short answers that you can say.',
    path: PATHS.interactions,
    Icon: MessagesSquare,
  },
  {
    title: 'Practise Listening',
    text: 'Listen to short recordings, as in the exam, and answer questions. You can listen to every word and sentence in the app.',
    path: partOfSkill(course, 'listening')?.game.path,
    Icon: Headphones,
  },
];

/** Only for a person with answers: the log is read after the first paint. */
const TODAY = lazyCode<TodayProps>(() => import('./today-block.tsx'));

/**
 * The first page after signing in: what to do today (MEM-20) or, before anything was studied, what the app is for and three short ways to
 * begin (HOME-01). Which of the two is decided before the log is read, and doesn't change while the page is open.
 */
export function HomeScreen({ today = TODAY }: { today?: LazyCode<TodayProps> }) {
  const { storage } = usePlatform();
  const [hasBegun] = useState(() => HAS_BEGUN.read(storage) === 'yes');
  if (!hasBegun)
    return (
      <div className="flex flex-col gap-8">
        <Hero />
        <WaysToBegin />
        <Features />
        <ReadyToStart />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl font-bold">Today</h1>
        <p className="text-ink-soft">The Dutch you need, up to A2 and your exam.</p>
      </div>
      <LazyView code={today} props={{ rest: <Features /> }} placeholder={<TodaySkeleton />} />
    </div>
  );
}

/** Each starts right away: with the first list, the first theme or the first lesson. */
export const WAYS: readonly { title: string; text: string; link: RouteLink }[] = [
  {
    title: 'Learn new words',
    text: 'Five minutes: ten words to see, hear and remember.',
    link: route('vocabulary', { kind: 'next', count: WORDS_AT_A_TIME }),
  },
  {
    title: 'Answer a question',
    text: 'Three minutes: what people ask you, and what to say.',
    link: route('interactions', { kind: 'practice', theme: 1, card: 0 }),
  },
  {
    title: 'Take one lesson',
    text: 'Ten minutes: one rule of grammar, and a short quiz.',
    link: route('grammar', { kind: 'lesson', lesson: 'pronouns' }),
  },
];

function WaysToBegin() {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl font-bold">Three short ways to begin</h2>
      <ol className="grid gap-3 sm:grid-cols-3">
        {WAYS.map(({ title, text, link }, place) => (
          <li key={title} className="flex flex-col gap-2">
            <AppLink to={link} className={buttonClass({ tone: place === 0 ? 'primary' : 'secondary' })}>
              {title}
            </AppLink>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Features() {
  const features = featuresOf(useCourse());
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {features.map(
        ({ title, text, path, Icon }) =>
          path !== undefined && (
            <li key={title} className="flex">
              {/* The whole card can be pressed; its title is the link. */}
              <Card className="relative flex flex-1 flex-col gap-2 p-5 transition-transform duration-150 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:-translate-y-0.5">
                <Icon aria-hidden size={28} className="text-brand" />
                <h2 className="text-lg font-bold">
                  <AppLink
                    to={path}
                    className="flex min-h-11 items-center text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
                  >
                    {title}
                    <ArrowRight aria-hidden size={20} className="ms-auto shrink-0 text-brand" />
                  </AppLink>
                </h2>
                <p className="text-ink-soft">{text}</p>
              </Card>
            </li>
          ),
      )}
    </ul>
  );
}

function ReadyToStart() {
  return (
    <Card className="flex flex-col items-start gap-4 p-6 sm:p-8">
      <h2 className="text-2xl font-bold">Ready to get started?</h2>
      <p className="max-w-prose text-ink-soft">
        Ten minutes every day help more than an hour on Sunday. Begin with the words you need this week.
      </p>
      <div className="flex flex-wrap gap-3">
        <AppLink to={PATHS.vocabulary} className={buttonClass({ tone: 'secondary' })}>
          Study vocabulary
        </AppLink>
        <AppLink to={PATHS.interactions} className={buttonClass({ tone: 'secondary' })}>
          Practise interactions
        </AppLink>
      </div>
    </Card>
  );
}

function Hero() {
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-brand-soft px-5 py-8 sm:px-10 sm:py-12">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)]" />
      <div className="flex max-w-2xl flex-col gap-4">
        <p lang="nl" className="font-semibold text-brand-strong">
          Stap voor stap
        </p>
        <h1 className="text-3xl leading-tight font-bold sm:text-5xl">
          Learn the Dutch you need, up to A2 and your exam
        </h1>
        <p className="max-w-prose text-lg">
          Words, sentences and sound from everyday life in the Netherlands, for the inburgering exam and for
          daily life after it.
        </p>
      </div>
    </div>
  );
}
