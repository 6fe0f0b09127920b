import type { Subsection, Topic } from '#domain/vocabulary/vocabulary.ts';
import { PREVIEWED_WORDS } from '#features/vocabulary/previewed-words.ts';
import { counted } from '#lib/counted.ts';
import { BackButton } from '#shared/parts/back-button.tsx';
import { CategoryCard } from '#shared/parts/category-card.tsx';

interface SubsectionListProps {
  readonly topic: Topic;
  readonly onChosen: (subsection: Subsection) => void;
  readonly onBack: () => void;
}

/** The lists of one topic (VOC-01). */
export function SubsectionList({ topic, onChosen, onBack }: SubsectionListProps) {
  'use no memo'; // As in login-screen.tsx.
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <BackButton label="Back to topics" onClick={onBack} />
        <h1 className="text-3xl font-bold">{topic.title}</h1>
        <p className="text-ink-soft">Each list takes about five minutes.</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {topic.subsections.map((subsection) => (
          <li key={subsection.id}>
            <CategoryCard
              title={subsection.title}
              description={subsection.description}
              preview={subsection.words.slice(0, PREVIEWED_WORDS).map(({ dutch }) => dutch)}
              count={counted(subsection.words.length, 'word')}
              colour={subsection.colour}
              onChosen={() => onChosen(subsection)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
