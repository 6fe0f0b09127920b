import { CHECKED_ON, OFFICIAL_SOURCES } from '#content/exam/official-sources.ts';
import { LevelPanel, OtherPartsPanel, PracticeNotes, SuccessPanel } from './practice-panels.tsx';
import { SectionCard } from './section-card.tsx';
import { SourceLinks } from './section-card.tsx';
import { useCourse } from '#learning/components/course-context.tsx';
import { TilePattern } from '#components/brand.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The exam and how it is practised here (`/practice-a2`, EXM-01 to EXM-03), with the ways to the games. */
export default function ExamInfoScreen() {
  const parts = useCourse().parts.filter(({ level }) => level === 'a2');
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl font-bold">Practice A2</h1>
        <p className="text-lg text-ink-soft">A game for each section of the exam.</p>
      </div>
      <Hero />
      <section aria-labelledby="exam-sections" className="flex flex-col gap-4">
        <h2 id="exam-sections" className="text-2xl font-bold">
          The sections of the exam
        </h2>
        <p className="max-w-3xl">
          “Practice here” is the format of this app, not DUO’s. Next to it you see the official exam: its
          times, and the number of questions and tasks in DUO’s practice exams.
        </p>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          <ul className="contents">
            {parts.map((part) => (
              <SectionCard key={part.id} part={part} />
            ))}
          </ul>
          <OfficialSources />
        </div>
      </section>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <SuccessPanel />
        <PracticeNotes sections={parts.length} />
      </div>
      <LevelPanel />
      <OtherPartsPanel />
    </div>
  );
}

function Hero() {
  return (
    <div className="relative isolate flex flex-col gap-3 overflow-hidden rounded-card bg-brand-soft px-5 py-8 sm:px-10">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)]" />
      <h2 className="text-2xl font-bold sm:text-3xl">A2 Inburgering Information</h2>
      <p className="max-w-2xl text-lg">
        What the exam looks like, what you practise here, and where the two differ.
      </p>
    </div>
  );
}

function OfficialSources() {
  return (
    <section
      aria-label="Official sources"
      className="flex flex-col gap-2 rounded-card border border-line p-5 sm:p-6"
    >
      <p>
        Official figures checked on{' '}
        <time dateTime={CHECKED_ON} className="font-semibold">
          {DAY.format(new Date(CHECKED_ON))}
        </time>
        , from DUO’s own pages and practice exams. Look there before you book your exam.
      </p>
      <SourceLinks sources={OFFICIAL_SOURCES} />
    </section>
  );
}
