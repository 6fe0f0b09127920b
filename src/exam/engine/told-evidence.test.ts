import { describe, expect, it } from 'vitest';
import { rows } from '#content/exam/writing-tasks.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import { writingExamTasks } from '#exam/screens/write/writing-exam-tasks.ts';
import { gameWriteTask } from '#exam/screens/write/writing-game-tasks.ts';
import { evidenceOf, seemsTold } from './told-evidence.ts';

const TASKS = [...writingExamTasks(WRITING_EXAM_TASKS), ...rows.map(gameWriteTask)];
const DAY_OFF = TASKS.find(({ id }) => id === 'mock-writing-1-day-off');
if (DAY_OFF === undefined) throw new Error('The task is gone');

describe('where a text tells what was asked', () => {
  it('JDG-07: names the sentence for each point, and says where there is none', () => {
    const text =
      'Beste mevrouw Smit,\n\nIk wil graag een dag vrij op vrijdag 21 mei. Mag dat?\n\nGroeten,\nHassan';
    expect(evidenceOf(DAY_OFF, [text]).map(({ sentence }) => sentence)).toEqual([
      'Ik wil graag een dag vrij op vrijdag 21 mei.',
      null,
      null,
      'Mag dat?',
    ]);
    const offTopic =
      'Mijn vakantie in Spanje was mooi, want wij hebben veel gezwommen. Vond jij het ook leuk?';
    expect(seemsTold(DAY_OFF, [offTopic])).toEqual([]);
  });

  it('JDG-07: finds at least nine in ten of what the models tell', () => {
    const found = TASKS.filter(({ fields }) => fields.length === 0).flatMap((task) =>
      task.models.flatMap(({ text }) => evidenceOf(task, [text]).map(({ sentence }) => sentence !== null)),
    );
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(found.length * 0.9);
  });
});
