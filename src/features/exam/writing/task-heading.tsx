import type { Ref } from 'react';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import { WRITING_TASKS } from '#features/exam/writing/writing-tasks.ts';

/** Which task it is. */
export function TaskHeading({ task, ref }: { task: WritingTask; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p className="font-semibold text-ink-soft">
        Task {WRITING_TASKS.indexOf(task) + 1} of {WRITING_TASKS.length}
      </p>
      <h2 lang="nl" className="text-2xl font-bold">
        {task.title}
      </h2>
    </div>
  );
}
