import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { SPEAKING_EXAM_TASKS } from '#content/mock-exam/speaking-exams.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';
import { KNM } from '#exam/a2/knm.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import { READING } from '#exam/a2/reading.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { WRITING } from '#exam/a2/writing.ts';
import type { ExamPart } from '#exam/part.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import { englishTexts } from '#ui/texts.ts';
import type { PackOnDisk } from '../../scripts/audio/pack-folder.ts';
import { carefulMinutes, type CarefulWork } from './rules/careful-minutes.ts';
import { readingAsAsked } from './rules/mock-exam.ts';

/** An exam, the minutes that a careful candidate needs for it, and those of the clock. */
export interface ExamTime {
  readonly part: string;
  readonly exam: string;
  readonly needed: number;
  readonly given: number;
}

/** What each mock exam takes (MOC-01). The recordings say how long a fragment and its questions are. */
export function examTimes(packs: readonly PackOnDisk[]): ExamTime[] {
  return [
    ...ofPart(READING, READING_EXAM_TEXTS, (texts) => ({
      readWords: words(texts.flatMap((text) => [text.setting, ...readingAsAsked(text).pieces])),
      answers: texts.flatMap(({ questions }) => questions).length,
    })),
    ...ofPart(LISTENING, LISTENING_EXAM_FRAGMENTS, (fragments) => ({
      heardSeconds: fragments.reduce((sum, { id }) => sum + secondsOf(packs, id), 0),
      answers: fragments.flatMap(({ questions }) => questions).length,
    })),
    ...ofPart(WRITING, WRITING_EXAM_TASKS, (tasks) => ({
      readWords: words(tasks.flatMap(askedOf)),
      writtenWords: words(tasks.map(ownWordsOf)),
    })),
    ...ofPart(SPEAKING, SPEAKING_EXAM_TASKS, (tasks) => ({
      readWords: words(tasks.map(({ question }) => question)),
      answers: tasks.length,
      spokenWords: words(tasks.map(({ modelAnswer }) => modelAnswer)),
    })),
    ...ofPart(KNM, [KNM_BANK], (rows) => {
      // A paper is drawn: it has as many words as the questions have on average.
      const { count } = KNM.formats.official;
      const all = words(rows.flatMap(({ question, options }) => [question, ...options]));
      return { readWords: (all / rows.length) * count, answers: count };
    }),
  ];
}

function ofPart<Item>(
  part: ExamPart,
  exams: readonly (readonly Item[])[],
  workOf: (items: readonly Item[]) => CarefulWork,
): ExamTime[] {
  const name = englishTexts()._(part.name);
  return exams.map((items, place) => ({
    part: name,
    exam: exams.length === 1 ? name : `${name} ${place + 1}`,
    needed: carefulMinutes(workOf(items)),
    given: part.formats.official.minutes,
  }));
}

function words(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
}

function secondsOf(packs: readonly PackOnDisk[], fragment: string): number {
  const own = packs.filter(({ file }) => file.startsWith(`${fragment}.`));
  if (own.length === 0) throw new Error(`${fragment} has no recordings`);
  const sounds = own.flatMap(({ pack }) => Object.values(pack.manifest.sounds));
  return sounds.reduce((sum, [, , ms]) => sum + ms, 0) / 1000;
}

function askedOf({ situation, criteria }: MockWritingTask): string[] {
  return [situation, ...criteria.flatMap((criterion) => (criterion.kind === 'told' ? [criterion.task] : []))];
}

/** What is written by oneself: a form prints its labels. */
function ownWordsOf(task: MockWritingTask): string {
  const labels = task.kind === 'form' ? task.fields.map(({ label }) => label) : [];
  return labels.reduce((text, label) => text.replace(label, ''), task.models.good.text);
}

/** The times as a table of docs/content-quality.md: all exams of a part have its clock. */
export function timesTable(times: readonly ExamTime[]): string {
  const parts = [...new Set(times.map(({ part }) => part))];
  const lines = parts.map((part) => {
    const exams = times.filter((time) => time.part === part);
    const given = [...new Set(exams.map((exam) => exam.given))];
    return `| ${part} | ${exams.map(({ needed }) => needed).join(', ')} | ${given.join(', ')} |`;
  });
  return ['| mock exams | minutes needed, by exam | minutes given |', '|---|---|---|', ...lines].join('\n');
}
