import { describe, expect, it } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { createCatalogue, type Bank, type CatalogueItem } from './catalogue.ts';
import type { ItemTopic } from './item-topic.ts';
import { publicFiles } from '#testing/public-files.ts';

const item = (id: string): CatalogueItem => ({
  id,
  dutch: 'de sleutel',
  meaning: 'key',
  question: 'What does it mean?',
  prompt: '*de sleutel*',
  options: [],
  answer: 'key',
  explanation: null,
  page: PATHS.vocabulary,
});

/** Banks that record what was loaded. */
function sampleBanks(...prefixes: Bank['prefix'][]) {
  const loads: string[] = [];
  const banks = prefixes.map((prefix): Bank => ({
    prefix,
    load: async () => {
      loads.push(prefix);
      return [item(`${prefix}een`), item(`${prefix}twee`)];
    },
  }));
  return { banks, loads };
}

describe('the catalogue', () => {
  it('MEM-18: finds an item by its id alone, and loads only its bank, once', async () => {
    const { banks, loads } = sampleBanks('word:', 'question:clock-');
    const { find } = createCatalogue([{ id: 'all', banks }], publicFiles());
    expect(loads).toEqual([]);
    const found = await Promise.all([find('word:twee'), find('word:een'), find('word:drie')]);
    expect(found).toEqual([
      { kind: 'item', item: item('word:twee') },
      { kind: 'item', item: item('word:een') },
      { kind: 'unknown' },
    ]);
    expect(loads).toEqual(['word:']);
  });

  it('MEM-18: if an id could belong to two banks, the longer prefix decides', async () => {
    const { banks, loads } = sampleBanks('question:', 'question:clock-');
    const { find } = createCatalogue([{ id: 'all', banks }], publicFiles());
    expect(await find('question:clock-een')).toMatchObject({ kind: 'item' });
    expect(loads).toEqual(['question:clock-']);
    expect(await find('question:een')).toMatchObject({ kind: 'item' });
  });

  it('MEM-18: an invalid id, or one of no bank, is unknown, and nothing is loaded for it', async () => {
    const { banks, loads } = sampleBanks('word:');
    const { find } = createCatalogue([{ id: 'all', banks }], publicFiles());
    for (const id of ['', 'word', 'film:een', '__proto__'])
      expect(await find(id)).toEqual({ kind: 'unknown' });
    expect(loads).toEqual([]);
  });

  it('MEM-18: an id of a removed item leads to its successor, or is known as retired', async () => {
    const { banks } = sampleBanks('word:');
    const retired = new Map([
      ['word:oud', ['word:twee', 'word:een']],
      ['word:ouder', ['word:oud']],
      ['word:weg', []],
    ]);
    const { find } = createCatalogue([{ id: 'all', banks }], publicFiles(), retired);
    expect(await find('word:oud')).toEqual({ kind: 'item', item: item('word:twee') });
    expect(await find('word:ouder')).toEqual({ kind: 'item', item: item('word:twee') });
    expect(await find('word:weg')).toEqual({ kind: 'retired' });
  });

  it('MEM-18: a bank that cannot be loaded says so, and is retried', async () => {
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return [item('word:een')];
    };
    const { find } = createCatalogue([{ id: 'words', banks: [{ prefix: 'word:', load }] }], publicFiles());
    expect(await Promise.all([find('word:een'), find('word:een')])).toEqual([
      { kind: 'unavailable' },
      { kind: 'unavailable' },
    ]);
    expect(await find('word:een')).toMatchObject({ kind: 'item' });
    expect(tries).toBe(2);
  });

  it('MEM-10: gives the topics of items, without loading a bank that has one topic', async () => {
    const { banks, loads } = sampleBanks('word:', 'question:clock-');
    const clock = { id: 'clock', title: 'Telling the time', link: PATHS.misc };
    const [words, clocks] = banks;
    if (words === undefined || clocks === undefined) throw new Error('two banks');
    const list = { id: 'list', title: 'At home', link: PATHS.vocabulary };
    const withTopics = [
      { id: 'words', banks: [{ ...words, load: async () => [{ ...item('word:een'), topic: list }] }] },
      { id: 'misc', banks: [{ ...clocks, topic: () => clock }] },
    ];
    const retired = new Map([['word:oud', ['word:een']]]);
    const { topicsOf, bankOf } = createCatalogue(withTopics, publicFiles(), retired);
    const told: [string, ItemTopic][] = [];
    const ids = ['question:clock-een', 'word:een', 'word:oud', 'word:weg', 'x'];
    expect(await topicsOf(ids, (topics) => told.push(...topics))).toBe(true);
    expect(Object.fromEntries(told)).toEqual({
      'question:clock-een': clock,
      'word:een': list,
      'word:oud': list,
    });
    expect(loads).toEqual([]);
    expect(['question:clock-een', 'word:een', 'x'].map((id) => bankOf(id)?.source.id)).toEqual([
      'misc',
      'words',
      undefined,
    ]);
  });

  it('MEM-10: a bank that cannot be loaded is reported, and the others give their topics', async () => {
    const { banks } = sampleBanks('word:');
    const broken: Bank = { prefix: 'sentence:', load: () => Promise.reject(new Error('gone')) };
    const withTopic = banks.map((bank) => {
      return { ...bank, topic: () => ({ id: 'words', title: 'Words', link: PATHS.vocabulary }) };
    });
    const { topicsOf } = createCatalogue([{ id: 'all', banks: [...withTopic, broken] }], publicFiles());
    const told: string[] = [];
    const isWhole = await topicsOf(['word:een', 'sentence:een'], (topics) => told.push(...topics.keys()));
    expect(told).toEqual(['word:een']);
    expect(isWhole).toBe(false);
  });
});
