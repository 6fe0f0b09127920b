import { expect, it } from 'vitest';
import { spokenModelProblems } from './spoken-models.ts';

const GOOD =
  'Mijn straat is rustig, want er rijden weinig bussen. Er zijn veel bomen en een kleine speeltuin. Ik vind vooral de bomen mooi, omdat ze in de lente bloeien.';
const ENOUGH =
  'Ik woon aan het water. Het is daar stil en er rijdt maar één bus. De boten vind ik mooi, vooral in de zomer.';

const task = (id: string, enough: string, good = GOOD) => ({
  id,
  models: { enough: { text: enough, english: null }, good: { text: good, english: null } },
});
const found = (...tasks: Parameters<typeof spokenModelProblems>[0]) =>
  spokenModelProblems(tasks).map(({ message }) => message);

it('SPE-04 MOC-10: a model that is just enough has 20 to 25 words, fewer than the good one', () => {
  expect(found(task('a', ENOUGH))).toEqual([]);
  expect(found(task('a', 'Ik woon aan het water.'))).toEqual([
    'a: its model that is just enough has 5 words',
  ]);
  expect(found(task('a', ENOUGH, 'Mijn straat is rustig.'))).toEqual([
    'a: its model that is just enough is no shorter than the good one',
  ]);
});

it('SPE-04 MOC-10: no two models have a sentence or a beginning in common, nor the two of a task', () => {
  const other = GOOD.replaceAll('de bomen', 'de tuinen')
    .replace('rustig', 'druk')
    .replace('Er zijn', 'Er staan');
  const last = 'De boten vind ik mooi, vooral in de zomer.';
  const alike =
    'Ik woon aan het park en dat vind ik fijn, want ik wandel graag met mijn dochter en onze hond.';
  expect(found(task('a', ENOUGH), task('b', alike, other))).toEqual([
    'b: the beginning of a is repeated: "ik woon aan het"',
  ]);
  expect(found(task('a', ENOUGH, `${GOOD} ${last}`))).toEqual([
    'a: a sentence of a is repeated: "de boten vind ik mooi vooral in de zomer"',
  ]);
});
