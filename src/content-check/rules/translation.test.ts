import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { translationRule } from './translation.ts';

const rule = translationRule('example', 'example_en');
const faults = (example: string, example_en: string) =>
  rule([sampleEntry({ example, example_en })], sampleContext()).map(
    ({ message }) => /example (.*):/.exec(message)?.[1],
  );

it.each([
  ['Hoe heet jij?', "What's your name?"],
  ["Fatima's broer heet Daan.", "Fatima's brother is called Daan."],
  ['Dat is de fiets van Daan.', "That's Daan's bike."],
  ['Bel altijd 112 als er brand is.', "Always call 112 when there's a fire."],
])('CON-07: the English of "%s" passes', (dutch, english) => {
  expect(faults(dutch, english)).toEqual([]);
});

it.each([
  ['a question', 'Hoe heet jij?', 'My name is long.', 'are not both questions'],
  ['a name', 'Daan woont hier niet meer.', 'Fatima no longer lives here.', 'name other people'],
  ['a number', 'De bus komt om 9 uur.', 'The bus comes at 10.', 'have other numbers'],
  ['a piece', 'Ik blijf thuis, want mijn kind is ziek.', 'My child.', 'differ too much in length'],
  ['the language', 'Tot morgen, oma!', 'tot morgen oma.', 'are the same'],
])('CON-07: English that differs in %s is found', (_, dutch, english, fault) => {
  expect(faults(dutch, english)).toEqual([fault]);
});

it('CON-07: another rule reports a missing sentence', () => {
  expect(faults('Hoe heet jij?', '')).toEqual([]);
});
