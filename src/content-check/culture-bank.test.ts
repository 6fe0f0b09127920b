import { expect, it } from 'vitest';
import { CULTURE_TOPICS } from '#content/culture/topics.ts';
import { CULTURE_COLUMNS } from '#content/schema/culture-row.ts';
import { idFromText } from '#lib/id-from-text.ts';
import { cultureBank } from './culture-bank.ts';
import { SAMPLE_REFERENCE, sampleContext } from './sample-entry.ts';

const HEADER = CULTURE_COLUMNS.join(',');
/** Ten different words in each of the 45 sections. */
const ROWS = CULTURE_TOPICS.flatMap(({ title, sections }) =>
  sections.flatMap(({ dutch: section }) =>
    Array.from({ length: 10 }, (_, place) => {
      const word = `${section.toLowerCase().replaceAll(/[^a-z]/g, '')}x${place}`;
      const definition = [1, 2, 3, 4, 5, 6, 7].map((more) => `d${more}${word}`).join(' ');
      return `${word},${word} meant,${title},"${section}",Uitleg ${definition}.,Explained ${word}.,${word}`;
    }),
  ),
);
const row = (dutch: string, definition: string, more: { section?: string; english?: string } = {}) => {
  const { english = 'something', section = 'Spoed' } = more;
  const id = idFromText(`${dutch} ${english} ${section}`);
  return `${dutch},${english},Health,${section},"${definition}",In English.,${id}`;
};
const FINE = 'Hier staat in een paar korte woorden wat het is.';

const check = (rows: readonly string[], header = HEADER) =>
  cultureBank.check([header, ...rows].join('\n'), sampleContext({ reference: SAMPLE_REFERENCE }), []);
const found = (rows: readonly string[], header?: string) =>
  check(rows, header)
    .problems.filter(({ rule }) => rule !== 'frequency')
    .map(({ level, line, rule }) => `${line} ${level} ${rule}`);
/** The problems of rows added to the good ones, without line numbers. */
const foundIn = (...rows: string[]) =>
  found([...ROWS, ...rows]).map((problem) => problem.replace(/^\d+ /, ''));

it('CON-03: 450 words in the 45 sections pass, with their figures', () => {
  expect(found(ROWS)).toEqual([]);
  expect(check(ROWS).figures).toEqual(
    expect.arrayContaining([
      { label: 'words', value: 450 },
      { label: 'sections', value: 45 },
      { label: 'words in the smallest section', value: 10, isDetail: true },
      { label: 'sections with fewer than 10 words', value: 0, isDetail: true },
      { label: 'with an English definition', value: 450 },
      { label: 'words in a definition, mean', value: '8.0', isDetail: true },
      { label: 'words in the longest sentence', value: 8, isDetail: true },
      { label: 'words in topic Health', value: 60, isDetail: true },
    ]),
  );
});

it('CON-03: too few words and too few sections are found', () => {
  expect(found(ROWS.slice(1))).toEqual(['1 error count']);
  const [first, ...others] = CULTURE_TOPICS[0]?.sections ?? [];
  const merged = ROWS.map((line) => line.replace(`"${others[0]?.dutch}"`, `"${first?.dutch}"`));
  expect(found(merged)).toEqual(['1 error count']);
  expect(check(merged).figures).toContainEqual({ label: 'sections', value: 44 });
});

it('CON-03 CON-07: a wrong header and a missing field are found', () => {
  expect(found(ROWS, 'english,dutch,topic,section,definition,english_definition,id')).toContain(
    '1 error header',
  );
  expect(foundIn(`prikken,injection,Health,Spoed,${FINE},,prikken`)).toEqual(['error fields']);
  expect(foundIn(`prikken,injection,Health,Spoed,${FINE},It hurts.`)).toEqual([
    'error fields',
    'error fields',
  ]);
});

it('CON-03 CUL-02: a section that is unknown, or in the wrong topic, is found', () => {
  expect(foundIn(row('prikken', FINE, { section: 'Haast' }))).toEqual(['error placement']);
  expect(foundIn(row('prikken', FINE, { section: 'Werk zoeken' }))).toEqual(['error placement']);
});

const withId = (dutch: string, id: string) => `${dutch},jab,Health,Spoed,${FINE},It hurts.,${id}`;

it('CON-07 DAT-06: an invalid or repeated id is found', () => {
  expect(foundIn(withId('prikken', 'De Prik'))).toEqual(['error id-shape']);
  const other = row('spuiten', 'Een heel andere uitleg van acht of negen woorden.').replace(
    /[^,]+$/,
    'prikken',
  );
  expect(foundIn(withId('prikken', 'prikken'), other)).toEqual(['error duplicate-id']);
});

it('CON-07: a word twice in its section is an error; elsewhere only the same meaning is a warning', () => {
  const prick = row('prikken', FINE);
  const other = (english: string, section: string) =>
    row('prikken', 'Een heel andere uitleg, ook van acht of negen woorden.', { english, section });
  expect(foundIn(prick, other('jab', 'Spoed'))).toEqual(['error duplicate-word']);
  expect(foundIn(prick, other('jab', 'De huisarts'))).toEqual([]);
  expect(foundIn(prick, other('something', 'De huisarts'))).toEqual(['warning duplicate-meaning']);
});

it('CON-07: a definition that is repeated, or differs from another in one word, is found', () => {
  expect(foundIn(row('prikken', FINE), row('spuiten', FINE))).toEqual(['error duplicate-definition']);
  expect(foundIn(row('prikken', FINE), row('spuiten', FINE.replace('korte', 'lange')))).toEqual([
    'error template',
  ]);
});

it('CON-03: a definition that is too short, too long or not a sentence is found', () => {
  expect(foundIn(row('prikken', 'Die krijg je van de dokter.'))).toEqual(['error definition-length']);
  expect(foundIn(row('prikken', `${'Dit is '.repeat(11)}lang.`))).toEqual(['error definition-length']);
  expect(foundIn(row('prikken', 'Dat is wat. Ja hoor. Dat is zo. Nou en of.'))).toEqual([
    'error definition-length',
  ]);
  expect(foundIn(row('prikken', 'die krijg je van de dokter in je arm'))).toEqual([
    'error sentence',
    'error sentence',
  ]);
});

it.each([
  ['de afspraak', 'Je maakt met iemand een afspraak om hem te zien.'],
  ['de afspraak', 'Mensen maken met elkaar afspraken over wat ze gaan doen.'],
  ['opbellen', 'Met de telefoon bel je iemand op die ver weg is.'],
  ['opbellen', 'Iemand heeft je opgebeld en je hebt met hem gepraat.'],
])('CON-03: a definition of %s by itself is found', (dutch, definition) => {
  expect(foundIn(row(dutch, definition))).toEqual(['error definition-word']);
});

const explained = (english: string) => row('prikken', FINE).replace('In English.', english);

it('CON-03: English that says more than the Dutch is found unless that is marked', () => {
  expect(foundIn(explained('It hurts. The doctor does it.'))).toEqual(['error definition-extra']);
  expect(foundIn(explained('It hurts. Also: the doctor does it.'))).toEqual([]);
});

it('CON-03: a word related to the one defined is a warning', () => {
  const definition = 'Iemand met wie je afspraakjes maakt om uit te gaan.';
  expect(foundIn(row('het afspraakbureau', definition))).toContain('warning definition-relative');
  expect(foundIn(row('opbellen', 'Op tijd laten weten dat je niet met iemand kunt praten.'))).toEqual([]);
});

it.each([
  ['het afspraak', 'error article'],
  ['de afspraak', null],
  ['de Afspraak', null],
  ['de afspraak op het spoor', null],
  ['het spoor', 'warning article'],
  ['het UWV', 'warning article'],
])('CON-06 CON-07: the article of %s is checked against its head noun', (dutch, expected) => {
  const problems = foundIn(row(dutch, 'Hier staat in een paar korte woorden iets uitgelegd.'));
  expect(problems).toEqual(expected === null ? [] : [expected]);
});

it('CON-06 CON-07: misspelt Dutch is found, English is not spell-checked', () => {
  const speller = { accepts: (word: string) => word !== 'gisterren', suggestions: () => [] };
  const text = [
    HEADER,
    ...ROWS,
    'prikken,gisterren,Health,Spoed,"Die was er gisterren, en hij deed wel zeer.",No.,prikken',
  ];
  const problems = cultureBank.check(text.join('\n'), sampleContext({ speller }), []).problems;
  expect(problems.map(({ rule, about }) => `${rule} ${about}`)).toEqual(['spelling gisterren']);
});
