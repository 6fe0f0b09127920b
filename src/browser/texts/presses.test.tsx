import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '#testing/fake-clock.ts';
import { pressedPoint } from './browser-texts.ts';
import { onLongPress } from './long-presses.ts';
import { onTextPress, type TextPress } from './text-presses.ts';
import type { PressedPoint } from './text-service.ts';

const LONG_ENOUGH_MS = 500;

let clock: FakeClock;
let points: PressedPoint[];
let clicks: number;
let stop: () => void;

beforeEach(() => {
  clock = createFakeClock();
  points = [];
  clicks = 0;
  const stopPresses = onTextPress((press) => {
    const point = pressedPoint(press);
    if (point !== null) points.push(point);
  });
  const stopLong = onLongPress(clock, (point) => points.push(point));
  stop = () => {
    stopPresses();
    stopLong();
  };
  render(
    <main>
      <p lang="nl">
        Ik <b>woon</b> hier. <a href="#more">Meer</a>
      </p>
      <p>I live here.</p>
      <p lang="nl" data-words="silent">
        Het huis
      </p>
      <button lang="nl" onClick={() => (clicks += 1)}>
        Maandag
      </button>
      <button>Monday</button>
    </main>,
  );
});

afterEach(() => {
  stop();
  getSelection()?.removeAllRanges();
});

const pressed = { detail: 1, clientX: 30, clientY: 40 };
const press = (text: string, options = {}) =>
  fireEvent.click(screen.getByText(text), { ...pressed, ...options });
const down = (text: string, options = {}) =>
  fireEvent.pointerDown(screen.getByText(text), { isPrimary: true, button: 0, ...pressed, ...options });

it('RDG-01: a press on Dutch asks for the word there; one with another meaning asks for none', () => {
  press('woon');
  expect(points).toEqual([{ x: 30, y: 40 }]);
  for (const other of ['I live here.', 'Het huis', 'Meer', 'Maandag']) press(other);
  // By a key or a script, or with a key of the browser.
  press('woon', { detail: 0 });
  for (const key of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) press('woon', { [key]: true });
  expect(points).toHaveLength(1);
  getSelection()?.selectAllChildren(screen.getByText('woon'));
  press('woon');
  expect(points).toHaveLength(1);
  getSelection()?.removeAllRanges();
  press('woon');
  expect(points).toHaveLength(2);
  stop();
  press('woon');
  expect(points).toHaveLength(2);
});

it('RDG-01: a long press on a button asks for its word and presses nothing; a short one only presses', () => {
  down('Maandag');
  clock.advance(LONG_ENOUGH_MS);
  expect(points).toEqual([{ x: 30, y: 40 }]);
  fireEvent.pointerUp(screen.getByText('Maandag'));
  expect(press('Maandag')).toBe(false);
  expect(clicks).toBe(0);
  // The next press is one again.
  down('Maandag');
  fireEvent.pointerUp(screen.getByText('Maandag'));
  expect(press('Maandag')).toBe(true);
  clock.advance(LONG_ENOUGH_MS);
  expect(clicks).toBe(1);
  expect(points).toHaveLength(1);
});

it('RDG-01: a finger that moves, scrolls or is not the first one asks for no word, and neither does English', () => {
  down('Maandag');
  fireEvent.pointerMove(document.body, { clientX: 45, clientY: 40 });
  clock.advance(LONG_ENOUGH_MS);
  down('Maandag');
  fireEvent.scroll(document.body);
  clock.advance(LONG_ENOUGH_MS);
  down('Maandag', { isPrimary: false });
  down('Maandag', { button: 2 });
  down('Monday');
  down('woon');
  clock.advance(LONG_ENOUGH_MS);
  expect(points).toEqual([]);
  // A finger is never quite still.
  down('Maandag');
  fireEvent.pointerMove(document.body, { clientX: 34, clientY: 43 });
  clock.advance(LONG_ENOUGH_MS);
  expect(points).toHaveLength(1);
});

it('RDG-01: the menu that a phone opens with a long press gives way to the word, that of a mouse stays', () => {
  down('Maandag');
  expect(fireEvent.contextMenu(screen.getByText('Maandag'), pressed)).toBe(false);
  expect(points).toMatchObject([{ x: 30, y: 40 }]);
  clock.advance(LONG_ENOUGH_MS);
  expect(points).toHaveLength(1);
  down('Maandag', { button: 2 });
  expect(fireEvent.contextMenu(screen.getByText('Maandag'), pressed)).toBe(true);
  expect(points).toHaveLength(1);
});

const at = (top: number) => () => new DOMRect(20, top, 50, 20);

it('RDG-01: a press that is answered later is answered where its letter is by then, or not at all', () => {
  const presses: TextPress[] = [];
  const stopLate = onTextPress((press) => presses.push(press));
  const word = screen.getByText('woon');
  word.getBoundingClientRect = at(30);
  press('woon');
  word.getBoundingClientRect = at(10);
  expect(presses.map(pressedPoint)).toEqual([{ x: 30, y: 20 }]);
  word.remove();
  expect(presses.map(pressedPoint)).toEqual([null]);
  stopLate();
});
