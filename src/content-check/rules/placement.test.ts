import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { placementRule } from './placement.ts';

const rule = placementRule('subsection', [
  { title: 'Shopping', lists: ['At the Market'] },
  { title: 'Nature', lists: ['Animals'] },
]);
const faults = (topic: string, subsection: string) =>
  rule([sampleEntry({ topic, subsection })], sampleContext()).map(({ message }) => message);

it('CON-07 VOC-02 CUL-02: a row names a subsection of its topic', () => {
  expect(faults('Nature', 'Animals')).toEqual([]);
  expect(faults('Shopping', 'Animals')).toEqual(['"Animals" belongs to "Nature", not to "Shopping"']);
  expect(faults('Nature', 'Pets')).toEqual(['no topic has a subsection "Pets"']);
});
