import { expect, it } from 'vitest';
import { sentenceKey } from '#content/schema/annotation.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { putLexicon, putLexiconOfText } from '#testing/lexicon-fixture.ts';
import { senseAt } from './annotated-text.ts';
import { loadLexiconFile, loadLexiconOfText } from './lexicon-file.ts';
import { sentencesPath } from './lexicon-path.ts';
import { lookUp, lookUpNow } from './look-up.ts';

const SENTENCES = {
  'Ik bel je op': '1:opbellen:2 3:opbellen:-2',
  'Dank je wel': '0:dank-je-wel:1 1:dank-je-wel:1 2:dank-je-wel:-2',
  'De bank is om 9 uur open': '',
  'Amina zit op de bank': '1:zitten 4:bank-meubel',
};
const USUAL = { bank: 'bank-geld', amina: '=name', is: 'zijn-werkwoord' };

const platformWithTexts = () => {
  const platform = createFakePlatform();
  putLexicon(platform, { sentences: SENTENCES, usual: USUAL });
  return platform;
};

const found = async (shown: string, pressed: string) => {
  const { files } = platformWithTexts();
  for (;;) {
    const known = senseAt(files, shown, shown.indexOf(pressed));
    if (known.kind === 'known')
      return known.value && `${known.value.sense}: ${known.value.at.map(({ text }) => text).join(' ')}`;
    await Promise.all(known.files.map((file) => loadLexiconFile(files, file)));
  }
};

it('RDG-01 RDG-02: a word has its sense in its sentence, with all parts, whatever is shown with it', async () => {
  expect(await found('Ik bel je op.', 'op')).toBe('opbellen: bel op');
  expect(await found('Dag! ‘Ik bel je op.’ Dank je wel!', 'bel')).toBe('opbellen: bel op');
  for (const pressed of ['Dank', 'je', 'wel'])
    expect(await found('Ja? Dank je wel!', pressed)).toBe('dank-je-wel: Dank je wel');
  expect(await found('Ik bel je op.', ' je')).toBeUndefined();
  expect(await found('Amina zit op de bank.', 'bank')).toBe('bank-meubel: bank');
  expect(await found('De bank is om 9 uur open.', 'bank')).toBe('bank-geld: bank');
  expect(await found('Dat is van een andere tekst.', 'Dat')).toBeUndefined();
});

it('RDG-06: a press loads the file of its sentence and those of its letters alone', async () => {
  const platform = platformWithTexts();
  const known = { base: 'bank', article: 'de' as const, forms: ['banken'] };
  const entries = { 'bank-geld': { ...known, english: 'bank (for money)' } };
  putLexicon(platform, { sentences: SENTENCES, usual: USUAL, entries });
  const text = 'De bank is om 9 uur open.';
  expect(await lookUp(platform, text, 3)).toEqual({
    kind: 'word',
    entry: { ...known, meaning: 'bank (for money)' },
    at: [[3, 7]],
  });
  expect(await lookUp(platform, text, text.indexOf('9'))).toEqual({ kind: 'number', at: [[14, 15]] });
  expect(await lookUp(platform, 'Amina zit op de bank.', 0)).toEqual({ kind: 'name', at: [[0, 5]] });
  const sentences = [text, 'Amina zit op de bank'].map((one) => sentencesPath(sentenceKey(one)));
  expect(new Set(platform.files.requests)).toEqual(
    new Set([...sentences, '/lexicon/b.json', '/lexicon/a.json']),
  );
  platform.files.put('/lexicon/z.json', 'no JSON');
  await expect(lookUp(platform, 'Amina zit op de bank.', 6)).rejects.toThrow('/lexicon/z.json');
});

const fileWithBank = (entry: object) => JSON.stringify({ usual: { bank: 'bank' }, entries: { bank: entry } });

it('QUA-18: a file with a damaged entry fails one press; the next one loads it again', async () => {
  const platform = platformWithTexts();
  const bank = { base: 'bank', article: 'de' as const, forms: ['banken'], english: 'bank' };
  const press = () => lookUp(platform, 'bank', 0);
  putLexicon(platform, { sentences: { bank: '' }, usual: {}, entries: {} });
  platform.files.put('/lexicon/b.json', fileWithBank({ ...bank, forms: 'banken' }));
  await expect(press()).rejects.toThrow('Expected Array');
  platform.files.put('/lexicon/b.json', fileWithBank(bank));
  expect(await press()).toMatchObject({ kind: 'word', entry: { meaning: 'bank' } });
});

it('RDG-06: what came with a text is there at once, and nothing else is loaded for a press in it', async () => {
  const platform = platformWithTexts();
  const known = { base: 'bank', article: 'de' as const, forms: ['banken'] };
  putLexiconOfText(platform, 'room-letter-bank', {
    sentences: { 'De bank is om 9 uur open': '' },
    usual: { bank: 'bank-geld' },
    entries: { 'bank-geld': { ...known, english: 'bank (for money)' } },
  });
  const text = 'De bank is om 9 uur open. Ik bel je op.';
  expect(lookUpNow(platform, text, 3)).toBeUndefined();
  await loadLexiconOfText(platform.files, 'room-letter-bank');
  const answer = { kind: 'word', entry: { ...known, meaning: 'bank (for money)' }, at: [[3, 7]] };
  expect(lookUpNow(platform, text, 3)).toEqual(answer);
  expect(await lookUp(platform, text, 3)).toEqual(answer);
  expect(lookUpNow(platform, text, text.indexOf('9'))).toEqual({ kind: 'number', at: [[14, 15]] });
  // A sentence of another text.
  expect(lookUpNow(platform, text, text.indexOf('bel'))).toBeUndefined();
  expect(platform.files.requests).toEqual(['/lexicon/text-room-letter-bank.json']);
});

it('RDG-06 QUA-18: the file of a text that is missing or broken changes nothing, and what is broken is told', async () => {
  const platform = platformWithTexts();
  putLexicon(platform, { sentences: SENTENCES, usual: USUAL, entries: {} });
  await loadLexiconOfText(platform.files, 'room-letter-none');
  platform.files.put('/lexicon/text-room-letter-bank.json', '[]');
  await loadLexiconOfText(platform.files, 'room-letter-bank');
  expect(await lookUp(platform, 'Amina zit op de bank.', 0)).toEqual({ kind: 'name', at: [[0, 5]] });
  const broken = JSON.stringify({ sentences: { [sentenceKey('Ik bel')]: 3 }, usual: {}, entries: {} });
  platform.files.put('/lexicon/text-room-letter-bank.json', broken);
  await loadLexiconOfText(platform.files, 'room-letter-bank');
  expect(lookUpNow(platform, 'Ik bel', 0)).toBeUndefined();
  await expect(lookUp(platform, 'Ik bel', 0)).rejects.toThrow('string');
});
