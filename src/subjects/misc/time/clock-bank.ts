import { msg } from '@lingui/core/macro';
import { askClock } from '#dutch/clock-question.ts';
import { CLOCK_TIMES, digitalTime, otherTimeWords, timeWords, type ClockTime } from '#dutch/clock-time.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** `question:clock-3-05`: the time itself is the question. */
export function clockItemId(time: ClockTime): string {
  return itemId('question', 'clock', ...digitalTime(time).split(':'));
}

/** The times of the clock quiz for the catalogue (MEM-18). */
export async function loadClockQuestions(): Promise<readonly CatalogueItem[]> {
  return CLOCK_TIMES.map((time) => {
    const others = otherTimeWords(time);
    return {
      id: clockItemId(time),
      dutch: timeWords(time),
      meaning: digitalTime(time),
      isTranslated: true,
      question: msg`What time is it?`,
      prompt: digitalTime(time),
      options: askClock(time, () => 0).options,
      answer: timeWords(time),
      explanation: others.length === 0 ? null : `Also *${others.join('*, *')}*.`,
      page: PATHS.misc,
    };
  });
}
