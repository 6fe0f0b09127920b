import { ExamPage } from '#features/exam/exam-page.tsx';
import { LateGame, type LateGameProps } from '#features/exam/late-game.tsx';
import { TaskHeading } from '#features/exam/writing/task-heading.tsx';
import { TaskIntro } from '#features/exam/writing/task-intro.tsx';
import { WRITING_TASKS } from '#features/exam/writing/writing-tasks.ts';
import { WRITING_GAME } from '#services/storage/device-values.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';

const code = lazyCode<LateGameProps<'start'>>(() => import('#features/exam/writing/writing-game.tsx'));
const FIRST_TASK = WRITING_TASKS[0];

/** The page of the writing game (`/writing-game`), with its first task; the game comes when that is begun (QUA-02). */
export default function WritingScreen() {
  return (
    <ExamPage title="Writing game">
      <LateGame code={code} stored={WRITING_GAME}>
        {({ awaited, onIntended, onBegun }) =>
          FIRST_TASK && (
            <div className="flex flex-col gap-5">
              <TaskHeading task={FIRST_TASK} />
              <TaskIntro
                task={FIRST_TASK}
                isAwaited={awaited !== null}
                onIntended={onIntended}
                onStart={() => onBegun('start')}
              />
            </div>
          )
        }
      </LateGame>
    </ExamPage>
  );
}
