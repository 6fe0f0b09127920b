import { useState } from 'react';
import { rows } from '#content/grammar/daily-questions.ts';
import { DrawnQuestionDialog } from '#features/grammar/drawn-question-dialog.tsx';
import { questionOfTheDay } from '#domain/question/question-of-the-day.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** The question of the day, and then others by chance (GRA-19). Loaded late, hence the default export. */
export default function DailyQuizDialog({ onClose }: { onClose: () => void }) {
  const { clock } = usePlatform();
  const [first] = useState(() => questionOfTheDay(rows, clock.now()) ?? rows[0]);
  return (
    <DrawnQuestionDialog
      title="Grammar Quiz of the Day"
      rows={rows}
      first={first}
      nextLabel="Try Another Question"
      onClose={onClose}
    />
  );
}
