import { KNM } from '#exam/a2/knm.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import { READING } from '#exam/a2/reading.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { WRITING } from '#exam/a2/writing.ts';
import type { Course } from '#learning/course.ts';
import { CULTURE } from '#subjects/culture/subject.ts';
import { GRAMMAR } from '#subjects/grammar/subject.ts';
import { INTERACTIONS } from '#subjects/interactions/subject.ts';
import { MISC } from '#subjects/misc/subject.ts';
import { READING_ROOM } from '#subjects/reading/subject.ts';
import { VIDEOS } from '#subjects/videos/subject.ts';
import { WORDS } from '#subjects/words/subject.ts';

/** Everything that can be studied, and nothing else: all tables of parts and subjects are derived from these two lists (QUA-24). */
export const COURSE: Course = {
  // In the order of EXM-01.
  parts: [READING, WRITING, LISTENING, SPEAKING, KNM],
  subjects: [WORDS, INTERACTIONS, GRAMMAR, VIDEOS, CULTURE, READING_ROOM, MISC],
};
