import { expect, it } from 'vitest';
import { withOneForm } from './weak-forms.ts';

it.each([
  ['Wij wachten op jou.', 'we wachten op je.'],
  ["M'n fiets is kapot, ik pak 't boek.", 'Mijn fiets is kapot, ik pak het boek.'],
  ['Heb je ’t gezien?', 'Heb jij het gezien?'],
  ['Ik zie ‘m niet.', 'Ik zie hem niet.'],
  ['Kan jij me bellen?', 'Kun je mij bellen?'],
  ['Je kan het ophalen.', 'Jij kunt het ophalen.'],
  ['Kan u komen?', 'Kunt u komen?'],
])('GRA-22: %s and %s differ only in full and short forms', (one, other) => {
  expect(withOneForm(one).toLowerCase()).toBe(withOneForm(other).toLowerCase());
});

it('GRA-22: other words stay as they are', () => {
  expect(withOneForm("De foto's zijn van hun.")).toBe("De foto's zijn van hun.");
  expect(withOneForm('Zijn zus mijdt wijn.')).toBe('Zijn zus mijdt wijn.');
  expect(withOneForm('Hij kunt niet.')).not.toBe(withOneForm('Hij kan niet.'));
  expect(withOneForm('Kunt je komen?')).not.toBe(withOneForm('Kun je komen?'));
});
