import { expect, it } from 'vitest';
import { INTERACTION_COLUMNS } from '#content/schema/interaction-row.ts';
import { interactionBanks } from './interactions-bank.ts';
import { sampleContext, SAMPLE_REFERENCE } from './sample-entry.ts';

const HEADER = INTERACTION_COLUMNS.join(',');
/** All different, and none with the pattern of another. */
const ROWS = Array.from({ length: 25 }, (_, row) => {
  const words = (side: string) => [1, 2, 3, 4, 5].map((place) => `${side}${row}x${place}`).join(' ');
  return `Vraag ${words('q')}?,Antwoord ${words('a')}.,Question ${row}?,Answer ${row}.,q${row}`;
});

const [first, second] = interactionBanks;
const check = (rows: readonly string[], { header = HEADER, besides = [] as string[], bank = first } = {}) => {
  const text = [header, ...rows].join('\n');
  return bank?.check(text, sampleContext({ reference: SAMPLE_REFERENCE }), besides);
};
const errors = (...args: Parameters<typeof check>) =>
  check(...args)
    ?.problems.filter(({ level }) => level === 'error')
    .map(({ line, rule }) => `${line} ${rule}`);

it('CON-01: the six files of the themes are checked, each against those before it', () => {
  expect(interactionBanks.map(({ name, path }) => `${name} ${path}`)).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => `thema${id} public/thema${id}.csv`),
  );
  expect(second?.besides).toEqual(['public/thema1.csv']);
});

it('CON-01: 25 questions with answers and English pass, with their figures', () => {
  expect(errors(ROWS)).toEqual([]);
  expect(check(ROWS)?.figures).toEqual(
    expect.arrayContaining([
      { label: 'questions', value: 25 },
      { label: 'with English', value: 25, isDetail: true },
      { label: 'words in an answer, mean', value: '6.0', isDetail: true },
    ]),
  );
});

it('CON-01: 24 questions are too few', () => {
  expect(errors(ROWS.slice(1))).toEqual(['1 count']);
});

it('CON-01 CON-07: a wrong header is found', () => {
  expect(errors(ROWS, { header: 'answer,question,questionEn,answerEn,id' })).toContain('1 header');
});

it.each([
  ['the English of a question', 'Hoe heet je?,Ik heet Daan.,,My name is Daan.,naam', ['27 fields']],
  ['the English of an answer', 'Hoe heet je?,Ik heet Daan.,What is your name?,,naam', ['27 fields']],
  ['an answer', 'Hoe heet je?,,What is your name?,Daan.,naam', ['27 fields']],
  ['an id', 'Hoe heet je?,Ik heet Daan.,What is your name?,Daan.,', ['27 fields']],
  ['its last cell', 'Hoe heet je?,Ik heet Daan.,What is your name?,Daan.', ['27 fields', '27 fields']],
])('CON-01: a row without %s is found', (_, row, expected) => {
  expect(errors([...ROWS, row])).toEqual(expected);
});

it('CON-07: text that is not a sentence, is unclean or repeats the Dutch is found', () => {
  expect(errors([...ROWS, 'hoe heet je,Ik heet  Daan.,What is your name?,Ik heet  Daan.,naam'])).toEqual(
    expect.arrayContaining(['27 sentence', '27 characters', '27 english']),
  );
});

const ASKED =
  'Kunt u mij zeggen waar de bakker is?,Aan het eind rechts.,Where is the baker?,On the right.,bakker';

it.each([
  ['a question', 'Kunt u mij zeggen waar de bakker is?,Daar.,Where?,There.,daar', '28 duplicate-question'],
  ['an answer', 'Waar dan?,Aan het eind rechts!,Where then?,Right there.,daar', '28 duplicate-answer'],
  ['a template', 'Dag! Kunt u mij zeggen waar het station is?,Daar.,Where?,There.,daar', '28 template'],
])('CON-07: %s that is repeated is found, in the file and across files', (_, copy, expected) => {
  expect(errors([...ROWS, ASKED, copy])).toEqual([expected]);
  const other = [HEADER, ASKED].join('\n');
  const found = errors([...ROWS, copy], { bank: second, besides: [other] });
  expect(found).toEqual([expected.replace('28', '27')]);
});

it('CON-06 CON-07: misspelt Dutch is found, English is not spell-checked', () => {
  const speller = { accepts: (word: string) => word !== 'gisterren', suggestions: () => [] };
  const text = [HEADER, ...ROWS, 'Was dat gisterren?,Nee hoor.,Was that gisterren?,No.,gisteren'].join('\n');
  const problems = first?.check(text, sampleContext({ speller }), []).problems;
  expect(problems?.map(({ line, rule, about }) => `${line} ${rule} ${about}`)).toEqual([
    '27 spelling gisterren',
  ]);
});
