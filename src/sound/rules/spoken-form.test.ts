import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenForm } from './spoken-form.ts';

describe('spokenForm', () => {
  it.each([
    ['Het kost € 12,50.', 'Het kost 12 euro 50.'],
    ['Het kost €1.250,05 per jaar.', 'Het kost 1250 euro 5 per jaar.'],
    ['Een kaartje kost € 5,- of € 5,00.', 'Een kaartje kost 5 euro of 5 euro.'],
    ['De les begint om 14:30.', 'De les begint om 14 uur 30.'],
    ['Kom om 9.00 uur of om 09:05 uur.', 'Kom om 9 uur of om 9 uur 5.'],
    ['Hij is 1.85 meter en 2.000 euro rijk.', 'Hij is 1.85 meter en 2.000 euro rijk.'],
    ['de uitslag was 10:15:30', 'de uitslag was 10:15:30'],
    ['Mijn niveau is A2.', 'Mijn niveau is A 2.'],
    ['maandag t/m vrijdag, bijv. dhr. Bakker', 'maandag tot en met vrijdag, bijvoorbeeld de heer Bakker'],
    ['Ik ___ naar school. 🚲', 'Ik, naar school. '],
    ['de afspraak', 'de afspraak'],
  ])('SPK-02: %s is said as %s', (shown, said) => {
    expect(spokenForm(shown)).toBe(said);
  });

  it('SPK-02: words without signs or digits are unchanged', () => {
    const words = fc.array(fc.stringMatching(/^[a-zéëïA-Z]{1,12}$/u)).map((each) => each.join(' '));
    fc.assert(
      fc.property(words, (text) => {
        expect(spokenForm(text)).toBe(text);
      }),
    );
  });

  it('SPK-02: applying it twice changes nothing', () => {
    const part = fc.constantFrom(
      '€ 12,50',
      '€5,-',
      '14:30',
      '9.00 uur',
      'A2',
      'bijv.',
      't/m',
      '___',
      'de fiets,',
      '5',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const once = spokenForm(parts.join(' '));
        expect(spokenForm(once)).toBe(once);
      }),
    );
  });
});
