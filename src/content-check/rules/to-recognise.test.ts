import { expect, it } from 'vitest';
import { toRecogniseProblems } from './to-recognise.ts';

const found = (...ids: string[]) =>
  toRecogniseProblems(ids, new Set(['dwangsom', 'zeep'])).map(({ rule, about }) => [rule, about]);

it('CON-10: a word that is not asked to be typed is there, and named once', () => {
  expect(found('dwangsom')).toEqual([]);
  expect(found('dwangsom', 'dwangsommen')).toEqual([['recognise-word', 'dwangsommen']]);
  expect(found('dwangsom', 'dwangsom')).toEqual([['recognise-twice', 'dwangsom']]);
});
