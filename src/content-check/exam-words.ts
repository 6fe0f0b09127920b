import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { comparable } from '#lib/dutch-words.ts';
import { sentencesIn } from './dutch-text.ts';
import { wordsThatCount } from './rules/frequent-words.ts';
import { listeningAsAsked, readingAsAsked } from './rules/mock-exam.ts';

/**
 * The running words of the mock exams in reading and listening, made comparable: of their texts, questions and options. Numbers in digits
 * and names (a capital inside the sentence) don't count.
 */
export function runningExamWords(): readonly string[] {
  return [
    ...READING_EXAM_TEXTS.flat().map(readingAsAsked),
    ...LISTENING_EXAM_FRAGMENTS.flat().map(listeningAsAsked),
  ]
    .flatMap(({ pieces, questions }) => [
      ...pieces,
      ...questions.flatMap(({ question, options }) => [question, ...options]),
    ])
    .flatMap(sentencesIn)
    .flatMap(wordsThatCount)
    .map(comparable);
}
