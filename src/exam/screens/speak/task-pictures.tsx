import { clsx } from 'clsx';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { drawingPath } from './speaking-exam-tasks.ts';

/** The drawings of a task: one, two to choose from, or a story of three in their order. */
export function TaskPictures({ pictures }: Pick<SpeakTask, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <ol
      className={clsx(
        'grid gap-3',
        pictures.length === 1 && 'max-w-lg print:max-w-xs',
        pictures.length === 2 && 'sm:grid-cols-2',
        pictures.length === 3 && 'sm:grid-cols-3',
      )}
    >
      {pictures.map(({ id, alt }, place) => (
        <li key={id} className="flex flex-col gap-1">
          {pictures.length > 1 && <span className="font-semibold">{place + 1}</span>}
          <img
            src={drawingPath(id)}
            alt={alt}
            lang="nl"
            width={320}
            height={200}
            className="h-auto w-full rounded-card border border-line"
          />
        </li>
      ))}
    </ol>
  );
}
