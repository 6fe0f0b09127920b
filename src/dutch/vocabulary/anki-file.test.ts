import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ankiFile } from './anki-file.ts';
import type { Topic, Word } from './vocabulary.ts';

const word = (changes: Partial<Word> = {}): Word => ({
  id: 'huis',
  dutch: 'huis',
  meaning: 'house',
  example: 'Wij wonen in een klein huis.',
  ...changes,
});
const topicOf = (words: readonly Word[], title = 'At Home', list = 'In the House'): Topic => ({
  key: 1,
  title,
  subsections: [{ id: 1, title: list, colour: 'blue', words }],
});

/** The result of importing a file, according to Anki's manual. */
interface AnkiImport {
  readonly headers: Readonly<Record<string, string>>;
  readonly notes: readonly {
    readonly guid: string;
    readonly deck: string;
    readonly front: string;
    readonly back: string;
    readonly tags: string[];
  }[];
}

/**
 * A reader of the documented format: header lines `#key:value` at the top; then rows, in which a cell in quotes may hold
 * separators, line breaks and doubled quotes; a row that begins with `#` is a comment.
 */
function readAsAnki(file: string): AnkiImport {
  const headers: Record<string, string> = {};
  let place = 0;
  while (file[place] === '#') {
    const end = file.indexOf('\n', place);
    const line = file.slice(place + 1, end);
    const colon = line.indexOf(':');
    headers[line.slice(0, colon)] = line.slice(colon + 1);
    place = end + 1;
  }
  expect(headers['separator']).toBe('tab');
  const columns = headers['columns']?.split('\t') ?? [];
  const special = ['guid column', 'deck column', 'tags column'].map((key) => Number(headers[key]) - 1);
  const [guid = -1, deck = -1, tags = -1] = special;
  const [front, back] = ['Front', 'Back'].map((name) => columns.indexOf(name));
  const rows = readRows(file.slice(place)).filter((row) => !row[0]?.startsWith('#'));
  return {
    headers,
    notes: rows.map((row) => {
      expect(row).toHaveLength(columns.length);
      return {
        guid: cell(row, guid),
        deck: cell(row, deck),
        front: cell(row, front),
        back: cell(row, back),
        tags: cell(row, tags).split(' '),
      };
    }),
  };
}

function cell(row: readonly string[], at: number | undefined): string {
  return row[at ?? -1] ?? 'no such column';
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t' || sign === '\n') {
      row.push(cell);
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  expect([isQuoted, cell, row]).toEqual([false, '', []]);
  return rows;
}

/** The visible text of an HTML field. */
function shown(html: string): string {
  expect(html.replaceAll(/<\/?(?:b|i)>|<br>/g, '')).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
  return html
    .replaceAll('<br>', '\n')
    .replaceAll(/<\/?[bi]>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** Line breaks are unified, and a tab becomes a space. */
const asRead = (value: string) => value.replace(/\r\n|\r|\n/g, '\n').replaceAll('\t', ' ');

describe('words for Anki', () => {
  it('MEM-14: the headers are valid in Anki, each before those that depend on it', () => {
    const file = ankiFile([topicOf([word()])], 'one-way');
    expect(file.split('\n').slice(0, 8)).toEqual([
      '#separator:tab',
      '#html:true',
      '#columns:Id\tDeck\tFront\tBack\tTags',
      '#notetype:Basic',
      '#deck:Oefenpad',
      '#guid column:1',
      '#deck column:2',
      '#tags column:5',
    ]);
    // A byte-order mark would hide the first header.
    expect(file.codePointAt(0)).toBe('#'.codePointAt(0));
    expect(readAsAnki(ankiFile([], 'both-ways')).headers['notetype']).toBe('Basic (and reversed card)');
  });

  it('MEM-14: a note has the word with its article, its English, forms and sentence, and its place', () => {
    const house = word({ article: 'het', plural: 'huizen', exampleEn: 'We live in a small house.' });
    const { notes } = readAsAnki(ankiFile([topicOf([house])], 'one-way'));
    expect(notes).toEqual([
      {
        guid: 'oefenpad:huis',
        deck: 'Oefenpad',
        front: 'het huis',
        back: '<b>house</b><br>de huizen<br><i>Wij wonen in een klein huis.</i><br>We live in a small house.',
        tags: ['oefenpad', 'oefenpad::at-home::in-the-house'],
      },
    ]);
  });

  it('MEM-14: two words with the same Dutch are two notes, and a word of two lists is one', () => {
    const bank = word({ id: 'bank-geld', dutch: 'bank', meaning: 'bank' });
    const couch = word({ id: 'bank-meubel', dutch: 'bank', meaning: 'couch' });
    const { notes } = readAsAnki(ankiFile([topicOf([bank, couch]), topicOf([bank], 'Own')], 'one-way'));
    expect(notes.map(({ guid }) => guid)).toEqual(['oefenpad:bank-geld', 'oefenpad:bank-meubel']);
  });

  it('MEM-14 QUA-18: any text in a word survives the file unchanged', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('#huis', '"', 'a\tb', 'één\nregel', '<b>&amp;</b>', "'s avonds", '\r\n', 'tags:x'),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(text, { minLength: 1, maxLength: 6 }),
        text,
        text,
        (dutch, meaning, title) => {
          const words = dutch.map((one, place) =>
            word({ id: `own-${place}`, dutch: one, meaning, example: one }),
          );
          const { notes } = readAsAnki(ankiFile([topicOf(words, title, meaning)], 'one-way'));
          expect(notes.map(({ front }) => shown(front))).toEqual(dutch.map(asRead));
          expect(notes.map(({ back }) => shown(back))).toEqual(
            dutch.map((one) => `${asRead(meaning)}\n${asRead(one)}`),
          );
          for (const { guid, tags } of notes) {
            expect(guid).toMatch(/^oefenpad:own-\d$/);
            expect(tags).toHaveLength(2);
          }
        },
      ),
    );
  });
});
