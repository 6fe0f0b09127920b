import { describe, expect, it } from 'vitest';
import { rows } from '#content/exam/writing-tasks.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import { writingExamTasks } from '#exam/screens/write/writing-exam-tasks.ts';
import { gameWriteTask } from '#exam/screens/write/writing-game-tasks.ts';
import { evidenceOf, seemsTold } from './told-evidence.ts';

const TASKS = [...writingExamTasks(WRITING_EXAM_TASKS), ...rows.map(gameWriteTask)];
const DAY_OFF = TASKS.find(({ id }) => id === 'mock-writing-1-day-off');
if (DAY_OFF === undefined) throw new Error('The task is gone');

const evidence = (id: string, answer: readonly string[]) => {
  const task = TASKS.find((one) => one.id === id);
  return task === undefined ? [] : evidenceOf(task, answer).map(({ sentence }) => sentence);
};

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

  it('JDG-07: names the line of a form with its answer, and not a birthday for the day when somebody can', () => {
    const [name, day, address, phone] = ['Rania Khalil', '3-9-1990', 'Duinweg 61, Waterdorp', '06-12345678'];
    const days = 'Maandag na 19.00 uur';
    expect(
      evidence('mock-writing-1-sports-form', [
        name,
        day,
        address,
        phone,
        'Zwemmen',
        days,
        'Ik wil zwemmen, omdat ik wil gezond blijven.',
        'Ik wil graag weten hoeveel kost het.',
      ]),
    ).toEqual([
      'Telefoonnummer of e-mailadres: 06-12345678',
      'Welke sport wilt u doen? Zwemmen',
      'Waarom wilt u deze sport doen? Ik wil zwemmen, omdat ik wil gezond blijven.',
      'Wat wilt u nog van ons weten? Ik wil graag weten hoeveel kost het.',
    ]);
    expect(
      evidence('mock-writing-4-course-form', [
        name,
        address,
        phone,
        'Fietsen',
        'Maandag',
        'Dan kom ik sneller op mijn werk.',
        'Ik kan al een beetje fietsen.',
      ]).at(-1),
    ).toBe('Wat kunt u al? Ik kan al een beetje fietsen.');
  });

  it('JDG-07: finds at least nine in ten of what the models tell', () => {
    const found = TASKS.filter(({ fields }) => fields.length === 0).flatMap((task) =>
      task.models.flatMap(({ text }) => evidenceOf(task, [text]).map(({ sentence }) => sentence !== null)),
    );
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(found.length * 0.9);
  });
});
