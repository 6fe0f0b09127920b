/** How fast somebody reads a text of A2 who wants to understand it. */
const READ_WORDS_A_MINUTE = 120;
/** Once to know what it is about, once to find the answer. */
const TIMES_READ = 2;
/** To read a question with its options and choose, or to think what to say. */
const ANSWER_SECONDS = 20;
/** By hand, with thinking and looking it over: a text of 40 words takes five minutes. */
const WRITTEN_WORDS_A_MINUTE = 8;
/** With pauses and false starts. */
const SPOKEN_WORDS_A_MINUTE = 60;

/** What an exam asks to be done, in words, seconds and questions. */
export interface CarefulWork {
  readonly readWords?: number;
  readonly heardSeconds?: number;
  readonly answers?: number;
  readonly writtenWords?: number;
  readonly spokenWords?: number;
}

/** The whole minutes that a careful candidate needs for it (MOC-01). */
export function carefulMinutes(work: CarefulWork): number {
  const { readWords = 0, heardSeconds = 0, answers = 0, writtenWords = 0, spokenWords = 0 } = work;
  return Math.ceil(
    (readWords * TIMES_READ) / READ_WORDS_A_MINUTE +
      (heardSeconds + answers * ANSWER_SECONDS) / 60 +
      writtenWords / WRITTEN_WORDS_A_MINUTE +
      spokenWords / SPOKEN_WORDS_A_MINUTE,
  );
}
