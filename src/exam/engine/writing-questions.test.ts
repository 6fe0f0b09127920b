import { describe, expect, it } from 'vitest';
import { rows } from '#content/exam/writing-tasks.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import { questionsAbout } from './writing-questions.ts';

const asked = (text: string) =>
  questionsAbout(text).map((question) =>
    question.kind === 'verb-second'
      ? `${question.first} … ${question.second}`
      : `${question.kind} ${question.kind === 'capital' ? question.word : question.sentence}`,
  );

describe('questions about a text', () => {
  it('MOC-09: asks about capitals and full stops that seem to be missing', () => {
    expect(asked('beste Anna,\n\nik ben ziek. kan ik morgen komen?')).toEqual([
      'capital beste',
      'capital ik',
      'capital kan',
    ]);
    expect(asked('Beste Anna,\n\nIk ben ziek en blijf thuis\n\nGroeten,\nPetra')).toEqual([
      'full-stop Ik ben ziek en blijf thuis',
    ]);
    expect(asked('Ik neem iets mee, bijv. een taart. ’s Avonds ben ik thuis.')).toEqual([]);
  });

  it('MOC-09: asks whether the verb of a plain main clause stands at place two', () => {
    expect(asked('Morgen ik kan niet komen. Volgende week ik ben vrij. Op maandag wij werken.')).toEqual([
      'Morgen … ik',
      'Volgende week … ik',
      'Op maandag … wij',
    ]);
    expect(asked('Ik morgen ga naar school.')).toEqual(['Ik … morgen']);
    expect(asked('Morgen kan ik niet. Ik kom morgen ook. Nu ik hier woon, ga ik vaak.')).toEqual([]);
  });

  it('MOC-09: asks nothing about the answers that are shown as examples', () => {
    const models = WRITING_EXAM_TASKS.flat().flatMap(({ kind, models: { good, enough } }) =>
      kind === 'form' ? [] : [good.text, enough.text],
    );
    for (const text of [...models, rows[0].modelAnswer, rows[3].modelAnswer]) expect(asked(text)).toEqual([]);
  });
});
