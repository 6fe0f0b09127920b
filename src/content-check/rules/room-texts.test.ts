import { expect, it } from 'vitest';
import type { RoomText } from '#content/schema/room-text.ts';
import { SAMPLE_REFERENCE, sampleEntry, sampleVerb } from '../sample-entry.ts';
import { roomProblems, roomTextProblems } from './room-texts.ts';

const WORDS = [sampleEntry(), sampleVerb()];
const READER = { path: WORDS, reference: SAMPLE_REFERENCE, names: new Set<string>() };
const [NOUN, VERB] = WORDS.map(({ id }) => id);

const question = (part: string): RoomText['questions'][number] => ({
  id: `room-letter-visit-${part}`,
  question: 'Wat is er?',
  options: ['Een afspraak.', 'Twee afspraken.', 'Geen afspraak.'],
  correct: 0,
  explanation: 'It says *afspraak belt*.',
});

/** Ninety words that a beginner knows: two of the path, over and over. */
const TEXT: RoomText = {
  id: 'room-letter-visit',
  genre: 'letter',
  level: 'A1',
  reader: 'woman',
  title: 'Een bezoek',
  blocks: Array.from({ length: 45 }, () => ({ kind: 'paragraph', sentences: ['afspraak belt'] })),
  new: [NOUN ?? '', VERB ?? ''],
  questions: [question('a'), question('b'), question('c')],
};

const found = (part: Partial<RoomText>) =>
  roomTextProblems([{ ...TEXT, ...part }], READER)
    .map(({ message }) => message.replace(/^[^:]*: /, ''))
    // Two words are all that this vocabulary has.
    .filter((message) => !message.endsWith('words are to be learned before'));

const said = (from: string): RoomText['blocks'][number] => ({
  kind: 'paragraph',
  from,
  sentences: ['afspraak belt'],
});

const messages = (texts: readonly RoomText[]) =>
  roomProblems(texts, new Set(['Samira'])).map(({ message }) => message);

it('RDG-03: a text as long, as easy and as quoted as its level wants is fine', () => {
  expect(found({})).toEqual([]);
});

it('RDG-03: a text that is too short, too hard, or has a long sentence is found', () => {
  expect(found({ blocks: TEXT.blocks.slice(0, 30) })).toEqual(['it has 60 words, at A1']);
  const strange = TEXT.blocks.map(() => ({
    kind: 'paragraph' as const,
    sentences: ['accordeon belt afspraak'],
  }));
  expect(found({ blocks: strange.slice(0, 30), questions: TEXT.questions })).toEqual(
    expect.arrayContaining([
      'the first 500 words cover 66% of it, not 90%',
      'the vocabulary covers 66% of it, without: accordeon',
    ]),
  );
  const long = `${'afspraak '.repeat(13)}belt`;
  expect(found({ blocks: [...TEXT.blocks.slice(0, 40), { kind: 'paragraph', sentences: [long] }] })).toEqual([
    `this is long for A1: ${long}`,
  ]);
});

it('RDG-03: a person of whom nobody knows the voice is found', () => {
  expect(found({ blocks: [...TEXT.blocks, said('Vraag'), said('Hawa')] })).toEqual([]);
  expect(found({ blocks: [...TEXT.blocks, said('Nobody')] })).toEqual([
    'Nobody is not in people.ts, so no voice is known',
  ]);
});

it('RDG-03: a new word that is not in the text, an option that stands out and an explanation without a quote are found', () => {
  expect(found({ new: [NOUN ?? '', 'fiets'] })).toEqual([
    'its new word fiets is not in the text or not in the vocabulary',
  ]);
  const [first, second, third] = TEXT.questions;
  const long = { ...first, options: ['Een afspraak met een heel lang antwoord.', 'Nee.', 'Ja.'] as const };
  expect(found({ questions: [long, second, third] })).toEqual(['an option is much longer than another']);
  const explained = (explanation: string) => found({ questions: [{ ...first, explanation }, second, third] });
  expect(explained('It says *Geen afspraak*.')).toEqual(['its explanation quotes nothing from the text']);
  expect(explained('It says *afspraak belt* and *fiets*.')).toEqual([
    'its explanation quotes "fiets", which nobody reads or hears there',
  ]);
});

it('RDG-03: a room with few texts, few of a genre or the same person everywhere is found', () => {
  const room = Array.from({ length: 40 }, (_, place) => ({
    ...TEXT,
    id: `room-letter-${place}`,
    ...(place < 3 && { blocks: [{ kind: 'paragraph', from: 'Samira', sentences: ['Hallo!'] }] as const }),
  }));
  expect(messages(room)).toEqual(['room: Samira is in 3 texts']);
  expect(messages(room.slice(3, 5))).toEqual([
    'room: it has 2 texts',
    'room: it has fewer than 3 texts of letter',
  ]);
});
