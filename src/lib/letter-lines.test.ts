import { describe, expect, it } from 'vitest';
import { bodyOf, hasClosing, hasGreeting, unwrapped } from './letter-lines.ts';

describe('the lines of a letter', () => {
  it.each([
    ['Geachte mevrouw Smit,', 'Met vriendelijke groet,'],
    ['Geacte heer,', 'Met vriendlijke groet'],
    ['beste Anna', 'Vriendelijk groeten, Ali'],
    ['Goede middag,', 'mvg Ana'],
    ['Goedemorgen meester Johan', 'Hartelijke groet'],
    ['Hoi Ria!', 'Groetjes,'],
    ['Dag buurvrouw', 'Tot ziens'],
    ['Lieve Ria,', 'M.v.g.'],
  ])('JDG-10: %s greets and %s closes, with a slip of the pen too', (greeting, closing) => {
    const letter = `${greeting}\n\nIk kom morgen.\n\n${closing}\nAna Pinto`;
    expect([hasGreeting(letter), hasClosing(letter)]).toEqual([true, true]);
    expect(bodyOf(letter).map(({ text }) => text)).toEqual(['Ik kom morgen.']);
  });

  it('JDG-10: in the middle of a line nobody is greeted', () => {
    const text = 'Vandaag was de beste dag. De groet van de koning was kort.';
    expect([hasGreeting(text), hasClosing(text)]).toEqual([false, false]);
    expect(hasClosing('Ik kom morgen. Groetjes, Ana')).toBe(true);
    expect(hasGreeting('Beste Anna, ik kom morgen.')).toBe(true);
  });

  it('JDG-08: a line that was broken by hand goes on in the next one, and each letter keeps its place', () => {
    const broken = 'Ik ben elke avond na zes uur thuis en op zaterdag ook\nde hele dag.';
    expect(unwrapped(broken)).toBe(broken.replace('\n', ' '));
    expect(unwrapped('Ik ben ziek\nkan ik morgen komen?')).toBe('Ik ben ziek\nkan ik morgen komen?');
  });
});
