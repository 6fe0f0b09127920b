import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { spokenPieces, type RoomText } from '#content/schema/room-text.ts';
import { RoomTextView } from './room-text-view.tsx';

const TEXT: Pick<RoomText, 'title' | 'blocks'> = {
  title: 'Het zwembad',
  blocks: [
    { kind: 'paragraph', from: 'Sanne', sentences: ['Hoi!', 'Ga je mee?'] },
    { kind: 'steps', items: [['Koop een kaartje.'], ['Trek je schoenen uit.', 'Douche eerst.']] },
    {
      kind: 'table',
      head: ['Dag', 'Open'],
      rows: [
        ['maandag', '9.00'],
        ['zondag', ''],
      ],
    },
    { kind: 'list', items: [['Neem een handdoek mee.']] },
  ],
};

const article = () => screen.getByRole('article');
const marks = () => [...article().querySelectorAll('[aria-current=true]')];

const letters = (text: string | null | undefined) => text?.replaceAll(/[^\p{L}\d]/gu, '');

it('RDG-03: a text is read in its order: paragraphs with who says them, steps, a table and a list', () => {
  render(<RoomTextView text={TEXT} />);
  within(article()).getByRole('heading', { level: 3, name: 'Het zwembad' });
  expect([...article().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Sanne',
    'Hoi! Ga je mee?',
  ]);
  const [steps, list] = within(article()).getAllByRole('list');
  expect([steps?.tagName, list?.tagName]).toEqual(['OL', 'UL']);
  expect(steps?.lastElementChild?.textContent).toBe('Trek je schoenen uit. Douche eerst.');
  const table = within(article()).getByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByRole('row', { name: 'zondag –' })).toBeDefined();
  expect(article().querySelectorAll('[aria-current]')).toHaveLength(0);
});

it('RDG-03: each piece that is heard is the one that is marked, and comes into view; a row is heard as a whole', () => {
  const pieces = spokenPieces(TEXT);
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<RoomTextView text={TEXT} isTitled={false} />);
  for (const [place, piece] of pieces.entries()) {
    rerender(<RoomTextView text={TEXT} heard={place} isTitled={false} />);
    expect(marks()).toHaveLength(1);
    expect(letters(marks()[0]?.textContent)).toBe(letters(piece));
    expect(seen.mock.contexts.at(-1)).toBe(marks()[0]);
  }
  expect(seen).toHaveBeenCalledTimes(pieces.length);
  rerender(<RoomTextView text={TEXT} heard={pieces.length} isTitled={false} />);
  expect(marks()).toEqual([]);
  seen.mockRestore();
});

it('RDG-03: the mark ends with the sentence, so that it does not cover the next letter', () => {
  render(<RoomTextView text={TEXT} heard={0} />);
  expect(marks()[0]?.textContent).toBe('Hoi!');
  expect(marks()[0]?.nextSibling?.textContent).toBe(' ');
});

it('RDG-04: words are drawn by whoever shows the text, also in steps and in a table, and an empty cell stays a dash', () => {
  render(<RoomTextView text={TEXT} renderText={(text) => <mark>{text}</mark>} />);
  const drawn = [...article().querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(drawn).toEqual([
    'Hoi!',
    'Ga je mee?',
    'Koop een kaartje.',
    'Trek je schoenen uit.',
    'Douche eerst.',
    'Dag',
    'Open',
    'maandag',
    '9.00',
    'zondag',
    'Neem een handdoek mee.',
  ]);
});
