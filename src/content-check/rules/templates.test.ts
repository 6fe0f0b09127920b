import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { templatesRule } from './templates.ts';

const rule = templatesRule<VocabularyEntry>(({ example }) => [example]);
const faultyLines = (...examples: string[]) =>
  rule(
    examples.map((example, place) => sampleEntry({ line: place + 2, example })),
    sampleContext(),
  ).map(({ line }) => line);

it.each([
  ['another word', 'Ik gebruik het woord tafel.', 'Ik gebruik het woord stoel.'],
  ['another noun with its article', 'Kunt u zeggen waar de bakker is?', 'Kunt u zeggen waar het station is?'],
  ['another name, too', 'Fatima koopt morgen een nieuwe jas.', 'Daan koopt morgen een nieuwe fiets.'],
  ['another person, too', 'Ik wilde gisteren een broek kopen.', 'Zij wilde gisteren een jas kopen.'],
  ['capital and stress, too', 'Wil je nu één koekje?', 'wil je nu een appel?'],
])('CON-07: a sentence that differs in %s is a template', (_, model, copy) => {
  expect(faultyLines(model, 'Wat een mooie dag is het vandaag!', copy)).toEqual([4]);
});

it.each([
  [
    'two words of their own',
    'Ik ga morgen met de trein naar Utrecht.',
    'Ik ga morgen met de kinderen naar oma.',
  ],
  ['another order', 'Morgen gaan we naar de markt.', 'We gaan morgen naar de winkel.'],
  ['few words', 'Ga maar zitten, Daan!', 'Ga maar slapen, Fatima!'],
  ['another length', 'Heb je zin in koffie?', 'Heb je zin in een kopje thee?'],
])('CON-07: sentences with %s are not templates', (_, one, other) => {
  expect(faultyLines(one, other)).toEqual([]);
});

it('CON-07: a sentence with the pattern of another file is a template', () => {
  const beside = templatesRule<VocabularyEntry>(
    ({ example }) => [example],
    ['Ik wil graag een brood kopen.'],
  );
  const copy = sampleEntry({ example: 'Ik wil graag een taart kopen.' });
  expect(beside([copy], sampleContext()).map(({ message }) => message)).toEqual([
    '"Ik wil graag een taart kopen." has the frame of "Ik wil graag een brood kopen." (another file)',
  ]);
});
