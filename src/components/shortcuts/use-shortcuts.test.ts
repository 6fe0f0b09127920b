import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShortcut, keyMeant, type KeyPress } from './use-shortcuts.ts';

const press = (over: Partial<KeyPress>): KeyPress => ({
  key: 'ArrowRight',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: 'elsewhere',
  ...over,
});

describe('isShortcut', () => {
  it('QUA-14: never takes a key from somebody who types or is elsewhere, nor one with a modifier', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', '?', ' ', 'Enter', 'ArrowLeft', '1'),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (key, ctrlKey, metaKey, altKey) => {
          expect(isShortcut(press({ key, target: 'typing' }))).toBe(false);
          expect(isShortcut(press({ key, target: 'outside' }))).toBe(false);
          const modified = ctrlKey || metaKey || altKey;
          expect(isShortcut(press({ key, ctrlKey, metaKey, altKey }))).toBe(!modified);
        },
      ),
    );
  });

  it('QUA-14: leaves Space and Enter to a focused button or link, and takes the other keys there', () => {
    expect(isShortcut(press({ key: ' ', target: 'control' }))).toBe(false);
    expect(isShortcut(press({ key: 'Enter', target: 'control' }))).toBe(false);
    expect(isShortcut(press({ key: 'ArrowLeft', target: 'control' }))).toBe(true);
    expect(isShortcut(press({ key: ' ' }))).toBe(true);
  });

  it('QUA-14: leaves a radio button or a checkbox its arrows, Space and Enter, and takes the digits there', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', ' ', 'Enter', '/'])
      expect(isShortcut(press({ key, target: 'choice' }))).toBe(false);
    expect(isShortcut(press({ key: '3', target: 'choice' }))).toBe(true);
    expect(isShortcut(press({ key: '3', target: 'choice', ctrlKey: true }))).toBe(false);
  });
});

describe('keyMeant', () => {
  it('LNG-02 QUA-14: where a page runs from right to left, the left arrow leads on and the right one back', () => {
    expect(keyMeant('ArrowLeft', 'rtl')).toBe('ArrowRight');
    expect(keyMeant('ArrowRight', 'rtl')).toBe('ArrowLeft');
    for (const key of ['1', ' ', 'Enter', 'z']) expect(keyMeant(key, 'rtl')).toBe(key);
    for (const direction of ['', 'ltr']) expect(keyMeant('ArrowLeft', direction)).toBe('ArrowLeft');
  });
});
