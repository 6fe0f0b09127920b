import type { Topic } from '#domain/vocabulary/vocabulary.ts';
import { BackButton } from '#shared/parts/back-button.tsx';
import { CategoryCard } from '#shared/parts/category-card.tsx';

/** VOC-01 */
const PREVIEWED_WORDS = 4;

interface SubsectionListProps {
  readonly topic: Topic;
  readonly onChosen: (id: number) => void;
  readonly onBack: () => void;
}

/** The lists of one topic (VOC-01). */
export function SubsectionList({ topic, onChosen, onBack }: SubsectionListProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <BackButton label="Back to topics" onClick={onBack} />
        <h1 className="text-3xl font-bold">{topic.title}</h1>
        <p className="text-ink-soft">Each list takes about five minutes.</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {topic.subsections.map(({ id, title, description, words, colour }) => (
          <li key={id}>
            <CategoryCard
              title={title}
              description={description}
              preview={words.slice(0, PREVIEWED_WORDS).map(({ dutch }) => dutch)}
              count={words.length === 1 ? '1 word' : `${words.length} words`}
              colour={colour}
              onChosen={() => onChosen(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
