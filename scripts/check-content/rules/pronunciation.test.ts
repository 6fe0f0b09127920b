import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { pronunciationRule } from './pronunciation.ts';

const faults = (pronunciation: string) =>
  pronunciationRule([sampleEntry({ pronunciation })], sampleContext());

it.each(['AF-spraak', 'HUIS', 'dank je WEL', 'koo-pie-EE-ren', 'knie-JUN'])(
  'CON-07: "%s" can be read out',
  (text) => {
    expect(faults(text)).toEqual([]);
  },
);

it.each(['af-spraak', 'Af-spraak', 'AF--spraak', 'AF-spraak-', 'ˈɑf-spraak', 'AF.spraak'])(
  'CON-07: "%s" is refused',
  (text) => {
    expect(faults(text)).toHaveLength(1);
  },
);
