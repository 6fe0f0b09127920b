import { expect, it } from 'vitest';
import { textProblems } from '../sample-entry.ts';
import { englishTextsRule, shortSentencesRule } from './english-texts.ts';

const problemsOf = textProblems(englishTextsRule);

it.each([
  'The council grits the roads.',
  "The council's website is down.",
  'I buy it at the chemist’s.',
  'She is our family doctor.',
  'Can we get housing benefit?',
  'A letter from the tax office.',
  'They weigh the child at the baby clinic.',
  'Call the out-of-hours GP clinic.',
  'She does volunteer work.',
  'Read the rental contract first.',
  'The hours on my pay slip are wrong.',
  'The repairman is late.',
  'He pays no deductible.',
  'The first day of his integration course.',
  'Words on *-je* are het-words.',
  'A stem on *t* takes no second *t*.',
  'One of the letters of *softketchup*.',
  '*huis* is a *het* word.',
])('CON-06 CON-07: a second name for one thing in "%s" is found', (text) => {
  expect(problemsOf(text)).toHaveLength(1);
});

it.each([
  'The municipality grits the roads.',
  'excess / deductible',
  'You may vote for the municipal council.',
  'Call the out-of-hours GP service.',
  'The first day of his civic integration course.',
  'Words that end in *-je* are het-words.',
  'One of the letters of *sexy softketchup*.',
  'Give me your hand, we are crossing.',
  'Could you turn up the heating?',
  'Who wants the last piece of cake?',
])('CON-06: "%s" passes', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

it.each([
  "Then I'll drop by on Sunday.",
  'Can you give me a hand?',
  'She always lends a hand.',
  'Hang on, I forgot my bag.',
  'You will find it in no time.',
  "I've waited for ages.",
  'They fell out over money.',
  'Someone keeps an eye on the child.',
  'You have to pay if you simply do not turn up.',
])('CON-06: the idiom in "%s" is found', (text) => {
  expect(problemsOf(text)).toMatchObject([{ rule: 'plain-english' }]);
});

const words = (count: number) => `It ${'is '.repeat(count - 2)}so.`;
const lengthProblemsOf = textProblems(shortSentencesRule);

it.each([
  words(20),
  `${words(20)} ${words(20)}`,
  `${words(19)} *Kom!* ${words(19)}`,
  `${words(20).slice(0, -1)}: *Ik kom niet. Ik ben ziek.*`,
  `Is it *de*? ${words(20)}`,
])('LNG-06: "%s" is in short sentences', (text) => {
  expect(lengthProblemsOf(text)).toEqual([]);
});

it.each([words(21), `${words(5)} ${words(21)}`, `${words(20).slice(0, -1)}: *Ik kom.* so it is`])(
  'LNG-06: the long sentence in "%s" is found',
  (text) => {
    expect(lengthProblemsOf(text)).toMatchObject([{ rule: 'short-sentences' }]);
  },
);
