import { describe, expect, it } from 'vitest';
import {
  type AskedAbout,
  fourOptionProblems,
  optionOrderProblems,
  questionOrderProblems,
  quoteFigures,
  strangeOptionProblems,
  strangeQuoteProblems,
} from './asked-text.ts';

const PIECES = [
  'De winkel is open van negen tot half zes. Op zaterdag zijn er twee broden voor de prijs van één.',
  'Jelle verkoopt ook groene appels, voor vijfentwintig cent per stuk.',
];

function asked(options: readonly string[], part: Partial<AskedAbout> = {}): AskedAbout {
  return { id: 'shop', options, correct: 0, ...part };
}

const strange = (options: readonly string[]) =>
  strangeOptionProblems({
    id: 'text',
    setting: 'Een man praat.',
    pieces: PIECES,
    questions: [asked(options)],
  }).length;

const misquoted = (explanation: string) =>
  strangeQuoteProblems({
    id: 'text',
    setting: 'Een man praat.',
    pieces: PIECES,
    questions: [
      { ...asked(['Op een zondag.', 'Appels.']), question: 'Wanneer is de markt dicht?', explanation },
    ],
  }).map(({ message }) => /"(.*)"/.exec(message)?.[1]);

describe('questions about a text', () => {
  it('MOC-06: options that could rise and do not are found', () => {
    expect(
      optionOrderProblems([asked(['Op maandag.', 'Op zaterdag.']), asked(['2 dagen.', '1 week.'])]),
    ).toEqual([]);
    expect(optionOrderProblems([asked(['1 week.', '2 dagen.'])])).toHaveLength(1);
  });

  it('MOC-06: a question that goes back in the text is found', () => {
    const first = asked([], { id: 'first', evidence: 'half zes' });
    const last = asked([], { id: 'last', evidence: 'groene appels' });
    expect(questionOrderProblems({ id: 'text', pieces: PIECES, questions: [first, last] })).toEqual([]);
    expect(
      questionOrderProblems({ id: 'text', pieces: PIECES, questions: [last, first] }).map(
        ({ about }) => about,
      ),
    ).toEqual(['first']);
  });

  it.each([
    [['Om 9.00 uur.', 'Om 17.30 uur.'], 0],
    [['Om 9.00 uur.', 'Om 18.00 uur.'], 1],
    [['1 euro.', '25 cent.'], 0],
    [['1 euro.', '52 cent.'], 1],
    [['Appels.', 'Een brood.', 'Peren.'], 1],
    [['Jelle.', 'De man.', 'Petra.'], 1],
    [['Hij verkoopt alleen op zaterdag peren.', 'Hij gaat straks naar de markt.'], 1],
    [['Hij verkoopt alleen op zaterdag peren.', 'Hij wil straks een appel.'], 0],
  ])('MOC-06: of %j %i are not from the text, of a sentence all its words', (options, found) => {
    expect(strange(options)).toBe(found);
  });

  it.each([
    ['They are open *van negen tot half zes*.', []],
    ['Two cost the price *van een*, as is told after *Een man praat*.', []],
    ['It asks *wanneer is de markt dicht*, and *een zondag* is an option.', []],
    ['They are open *van negen tot zes*, and he has *appels*.', ['van negen tot zes']],
    ['He sells *groene appel*.', ['groene appel']],
    ['It is shut *dicht op een zondag*.', ['dicht op een zondag']],
  ])('CON-07: of the explanation "%s" these quotes are nowhere: %j', (explanation, found) => {
    expect(misquoted(explanation)).toEqual(found);
  });

  it('CON-07: quotes are counted where there is a text', () => {
    const explanation = '*Ja*, he has *appels*.';
    expect(quoteFigures([{ text: 'Appels.', explanation }, { explanation }])).toEqual([
      expect.objectContaining({ value: 2 }),
    ]);
    expect(quoteFigures([{ explanation }])).toEqual([]);
  });

  it('MOC-06: an exam with four options in less than a third of its questions is found', () => {
    const three = asked(['a', 'b', 'c']);
    const four = asked(['a', 'b', 'c', 'd']);
    expect(fourOptionProblems('exam', [four, three, three])).toEqual([]);
    expect(fourOptionProblems('exam', [four, three, three, three])).toHaveLength(1);
  });
});
